import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenise } from '../../../main/engine/privacy/detect/words/tokens';
import { runs } from '../../property/runs';

/** Letters of ASCII and others, marks, digits, signs, letters of two units, halves of such; no article, no genitive. */
const characters = Array.from("aZ09 '-.,:%_éÉß\u0301İ一½²\u2019\u3000\n\t", (each) => each);
const text = fc
  .array(fc.constantFrom(...characters, '\u{1d49c}', '\u{20000}', '\ud835', '\udc9c'), { maxLength: 14 })
  .map((all) => all.join(''));
const expression = /(\p{L}[\p{L}\p{M}\p{N}]*(?:['-][\p{L}][\p{L}\p{M}\p{N}]*)*)|(\p{N}+(?:[.,:]\p{N}+)*)|\S/gu;

test('words, numbers and signs are the matches of their expression', () => {
  fc.assert(
    fc.property(text, (of) => {
      const expected = Array.from(of.matchAll(expression), ({ 0: found, 1: word, 2: number, index }) => [
        index,
        found,
        word !== undefined ? 'word' : number !== undefined ? 'number' : 'sign',
      ]);
      expect(tokenise(of).map(({ start, text: found, kind }) => [start, found, kind])).toEqual(expected);
    }),
    { numRuns: runs(3000) },
  );
});
