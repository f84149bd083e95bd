import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordPattern } from '../../../main/engine/privacy/patterns/word-starts';
import { runs } from '../../property/runs';

const atom = fc.constantFrom('a', 'b', 'K', 's', 'é', ' ', '-', '\\d', '[ab]', '\\p{L}', '.');
const times = fc.constantFrom('', '', '', '?', '+', '*', '{1,2}');
const word = fc.array(fc.tuple(atom, times), { minLength: 1, maxLength: 4 }).map((all) => all.flat().join(''));
const group = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '?', '+'), fc.option(word, { nil: '' }))
  .map(([inside, often, rest]) => `(?:${inside.join('|')})${often}${rest}`);
const source = fc
  .array(fc.oneof(word, group, fc.constant('(?=a)a1')), { minLength: 1, maxLength: 5 })
  .map((all) => `(?:${all.join('|')})`);
const behind = fc.constantFrom(
  '(?<![\\p{L}\\p{N}_])',
  '(?<!\\p{L})',
  '(?<![A-Za-z0-9-])',
  '(?<![\\p{Lu}\\p{Ll}.])',
  '(?<= )',
  '(?<=^|[-1])',
);
const text = fc
  .array(fc.constantFrom('a', 'B', 'k', '\u212a', '\u017f', 's', 'é', 'É', '字', '\u{1d400}', ' ', '-', '1', '\n'), {
    maxLength: 16,
  })
  .map((all) => all.join(''));
/** Of a longer text all beginnings are looked over at once first. */
const padding = fc.constantFrom('', '\n'.repeat(256));

/** An expression that matches nothing has no place where it begins. */
const isEmpty = (pattern: string, flags: string): boolean => new RegExp(`^(?:${pattern})$`, flags).test('');

test('finds what the expression finds in the whole text', () => {
  fc.assert(
    fc.property(behind, source, text, padding, fc.constantFrom('iu', 'u'), (edge, words, short, pad, flags) => {
      const of = short + pad;
      fc.pre(!isEmpty(words, flags));
      const pattern = new RegExp(edge + words, flags);
      const expected = Array.from(of.matchAll(new RegExp(pattern.source, `g${flags}`)), ({ 0: value, index }) => [
        index,
        value,
      ]);
      const found = wordPattern(pattern);
      expect(found.all(of).map(({ 0: value, index }) => [index, value])).toEqual(expected);
      expect(found.exec(of)?.index).toBe(expected[0]?.[0]);
      expect(found.test(of)).toBe(expected.length > 0);
    }),
    { numRuns: runs(2000) },
  );
});

test('an expression that may begin inside of a word is refused', () => {
  expect(() => wordPattern(/cat/u).test('concatenate')).toThrow();
  expect(() => wordPattern(/(?<!\d)cat/u).test('concatenate')).toThrow();
  expect(() => wordPattern(/(?<=N)cat/u).test('conNcatenate')).toThrow();
});
