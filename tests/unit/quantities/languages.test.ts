import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import { createConversation, isReplacement } from '../core/conversation';
import { contextOf, found } from './context';

/**
 * Everyday sentences of languages beyond the twelve, their values marked `⟦AGE:so⟧`, a heading a language; below a line of
 * hyphens what only looks like them.
 */
const [personal = '', harmless = ''] = readFileSync(join(import.meta.dirname, 'languages.txt'), 'utf8').split(
  '-----\n',
);
const linesOf = (part: string): string[] => part.split('\n').filter((line) => line !== '');
const types = Object.keys(quantities) as QuantityType[];
const mark = /⟦([A-Z_]+):(.*?)⟧/gu;
const plainly = (line: string): string => line.replace(mark, '$2');

/** Which scripts its digits are of. */
const scriptsOf = (text: string): number[] => [
  ...new Set((text.match(/\p{Nd}/gu) ?? []).map((digit) => (digit.charCodeAt(0) - 0x30) >> 6)),
];
const languages = personal.split('# ').filter((part) => part !== '');

describe.each(languages.map(linesOf).map(([code = '', ...sentences]) => ({ code, sentences })))(
  '$code',
  ({ sentences }) => {
    test.each(sentences)('found, and drawn in their own script: %s', (line) => {
      const marked = [...line.matchAll(mark)].map(([, type = '', value = '']) => ({ type, value }));
      for (const type of types)
        expect(found(type, plainly(line))).toEqual(marked.flatMap((each) => (each.type === type ? [each.value] : [])));
      for (const { type, value } of marked) {
        const drawn = quantities[type as QuantityType].protect(value, contextOf());
        expect(drawn).not.toContain('[');
        expect(scriptsOf(drawn)).toEqual(scriptsOf(value));
      }
    });

    test('and come back', () => {
      const wrong = sentences.map(plainly).filter((text) => {
        const { text: sent, findings } = createConversation().prompt(text, { epsilon: 0.5 });
        const replaced = findings.filter(isReplacement);
        // A year or a word alone is not read back.
        if (replaced.some(({ type, original }) => type === 'PERSON' || /^\p{Nd}{4}$/u.test(original))) return false;
        return restore(sent, replaced).restored !== text;
      });
      expect(wrong).toEqual([]);
    });
  },
);

test.each(linesOf(harmless))('nothing in: %s', (line) => {
  expect(types.flatMap((type) => found(type, line).map((text) => `${type} ${text}`))).toEqual([]);
});
