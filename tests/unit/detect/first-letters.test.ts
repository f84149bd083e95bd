import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenOnce } from '../../../main/engine/privacy/patterns/compact';
import { byFirstLetter, headsOf } from '../../../main/engine/privacy/patterns/first-letters';
import { runs } from '../../property/runs';

/** Alternatives out of few letters, so that several match at one place. */
const atom = fc.constantFrom('a', 'b', 'K', 'k', 'é', ' ', '\\d', '[ab|(]', '\\(', '.');
const times = fc.constantFrom('', '', '', '?', '+', '{1,2}');
const word = fc.array(fc.tuple(atom, times), { minLength: 1, maxLength: 3 }).map((all) => all.flat().join(''));
const group = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '?', '*'), fc.option(word, { nil: '' }))
  .map(([inside, often, rest]) => `(?:${inside.join('|')})${often}${rest}`);
const alternatives = fc.array(fc.oneof(word, group, fc.constant('(?<!a)b')), { minLength: 1, maxLength: 6 });
const text = fc
  .array(fc.constantFrom('a', 'b', 'k', 'K', 'é', 'É', ' ', '1', '(', '|', '\n'), { maxLength: 12 })
  .map((all) => all.join(''));

const found = (source: string, flags: string, of: string): [number, string][] =>
  Array.from(of.matchAll(new RegExp(source, flags)), ({ 0: value, index }) => [index, value]);

test('alternatives by their first letter have the same matches', () => {
  fc.assert(
    fc.property(alternatives, text, fc.boolean(), (all, of, anyCase) => {
      const flags = anyCase ? 'giu' : 'gu';
      expect(found(byFirstLetter(all.join('|'), anyCase), flags, of)).toEqual(found(all.join('|'), flags, of));
    }),
    { numRuns: runs(5000) },
  );
});

test('what V8 writes once has the same matches', () => {
  fc.assert(
    fc.property(alternatives, text, (all, of) => {
      const behind = '(?<=(?:a{1,2}|b|[(]|longer than what is written once))';
      const source = `(?:${all.join('|')}|(?:k|longer than what is written once)?)(?:${behind}${all.join('|')})?`;
      const once = writtenOnce(source);
      expect(once.split('(?=)').length).toBeGreaterThan(2);
      expect(once).toContain(behind);
      expect(found(once, 'giu', of)).toEqual(found(source, 'giu', of));
    }),
    { numRuns: runs(5000) },
  );
});

test('a match begins with one of the heads', () => {
  fc.assert(
    fc.property(alternatives, text, fc.constantFrom(1, 2, 3, 4), (all, of, length) => {
      const heads = [...headsOf(all.join('|'), length)];
      for (const [at] of found(`(?=${all.join('|')})`, 'gu', of))
        expect(heads.some((head) => of.startsWith(head, at))).toBe(true);
    }),
    { numRuns: runs(5000) },
  );
});

test('heads go through groups, what may be missing, and what is only looked ahead at', () => {
  const two = (source: string): string[] => [...headsOf(source, 2)].sort();
  expect(two('abc|(?:de|f)g')).toEqual(['ab', 'de', 'fg']);
  expect(two('(?:plus )?(?:zero|one)')).toEqual(['on', 'pl', 'ze']);
  expect(two('m?tan|[nN]r')).toEqual(['Nr', 'mt', 'nr', 'ta']);
  expect(two('k(?= ?:)|x+y|(?<!a)b')).toEqual(['b', 'k ', 'k:', 'x']);
  expect(two('(?=)(?:ab|c)d')).toEqual(['ab', 'cd']);
  expect(two('\\p{L}x')).toEqual(['']);
});

test('what begins with one letter stands together', () => {
  expect(byFirstLetter('cash|card(?: no)?|b?ank|coin', true)).toBe('c(?:ash|ard(?: no)?)|b?ank|coin');
});
