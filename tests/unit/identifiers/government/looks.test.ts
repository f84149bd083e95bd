import { expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy';
import { createConversation } from '../../core/conversation';

/** Their checks fail; another kind's check passes some of them by chance. */
test.each(['numéro fiscal 30 18 447 902 116', 'numéro fiscal 10 22 333 444 555', 'n° fiscal 2046813579024'])(
  '%s becomes one that is found by its name as well',
  (prompt) => {
    for (let key = 0; key < 12; key++) {
      const { text, findings } = createConversation(`looks ${key}`).prompt(prompt);
      const read = detect(text, { decisions: [], known: [] });
      expect(read.map(({ type, start, end }) => [type, start, end])).toEqual(
        findings.map(({ type, surrogateStart, surrogateEnd }) => [type, surrogateStart, surrogateEnd]),
      );
    }
  },
);
