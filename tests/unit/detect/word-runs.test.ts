import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiRuns, camelWords, wordRuns } from '../../../main/engine/privacy/detect/words/word-runs';
import { runs } from '../../property/runs';

/** Letters of ASCII and others, marks, digits, signs, letters of two units, halves of such. */
const characters = Array.from("aZ09 '-%éÉǅʰ一ß\u0301\u0308İ中ñ_\n.", (each) => each);
const text = fc
  .array(fc.constantFrom(...characters, '\u{1d49c}', '\u{20000}', '\ud835', '\udc9c'), { maxLength: 12 })
  .map((all) => all.join(''));

test.each([
  ['runs of letters, marks and digits', wordRuns, /[\p{L}\p{M}\p{N}]+/gu],
  ['runs of ASCII letters and digits', asciiRuns, /[A-Za-z0-9]+/g],
  ['words in camelCase', camelWords, /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|[\p{Lu}\p{M}]+(?!\p{Ll})|\p{Lu}/gu],
] as const)('%s are the matches of their expression', (_, read, expression) => {
  fc.assert(
    fc.property(text, (of) => {
      const { starts, ends } = read(of);
      const expected = Array.from(of.matchAll(expression), ({ 0: { length }, index }) => [index, index + length]);
      expect(starts.map((start, i) => [start, ends[i]])).toEqual(expected);
    }),
    { numRuns: runs(3000) },
  );
});
