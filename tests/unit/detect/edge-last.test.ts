import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeLast } from '../../../main/engine/privacy/patterns/edge-last';
import { runs } from '../../property/runs';

const patterns = [
  '(?<![\\p{L}\\p{N}])(?:novels?|plot|my (?:\\p{L}+ ){0,2}film)(?!\\p{L})',
  '(?<!\\p{L})a{1,3}(?:b|ba)?',
  "(?<![\\p{L}\\p{N}_.,:/-])\\d{1,3}(?: [\\p{L}'-]{1,4}){1,2}",
];

test('a pattern whose edge is asked last has the same matches', () => {
  const piece = fc.constantFrom(
    'novel',
    'novels',
    'plot',
    'my ',
    'own ',
    'film',
    'a',
    'b',
    ' ',
    '1',
    '23',
    ',',
    'é',
    '\n',
    '_',
    '🙂',
  );
  fc.assert(
    fc.property(fc.constantFrom(...patterns), fc.array(piece, { maxLength: 24 }), (source, pieces) => {
      const text = pieces.join('');
      const found = (each: string): [number, string][] =>
        Array.from(text.matchAll(new RegExp(each, 'giu')), ({ 0: value, index }) => [index, value]);
      expect(found(edgeLast(source))).toEqual(found(source));
    }),
    { numRuns: runs(2000) },
  );
});

test('what begins with no edge stays as it is', () => {
  for (const source of ['abc', '(?<=a)b', '(?<!(?:a|b))c']) expect(edgeLast(source)).toBe(source);
  expect(edgeLast(patterns[1] ?? '')).not.toBe(patterns[1]);
});
