import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createConversation, isReplacement } from '../core/conversation';
import { dated, long } from './writings';

const original = 'September 24, 2025';

test('a day in Japanese signs gets a zero in front only where the reply writes one', () => {
  let written = 0;
  for (let i = 0; i < 60; i++) {
    const decisions = [{ type: 'DATE' as const, value: original, action: 'protect' as const }];
    const { findings } = createConversation(`${i}`).prompt(`The hearing is on ${original}.`, {
      decisions,
      coins: 'conversation',
    });
    const replacements = findings.filter(isReplacement);
    const [{ surrogate } = { surrogate: '' }] = replacements;
    // Only of such a one its digits do not say how others are written.
    if (!/^(?:October|November|December) \d\d,/.test(surrogate)) continue;
    written++;
    const reply = dated(surrogate, 'ja-JP', long);
    expect(restore(`${reply}に`, replacements).restored).toBe('2025年9月24日に');
    const padded = reply.replace(/(?<!\d)\d(?!\d)/g, '0$&');
    expect(restore(padded, replacements).restored).toMatch(/^2025年0?9月24日$/);
  }
  expect(written).toBeGreaterThan(2);
});
