import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeLast, headFirst } from '../../../main/engine/privacy/patterns/edge-last';
import { runs } from '../../property/runs';

const patterns = [
  '(?<![\\p{L}\\p{N}])(?:novels?|plot|my (?:\\p{L}+ ){0,2}film)(?!\\p{L})',
  '(?<!\\p{L})a{1,3}(?:b|ba)?',
  '(?<= )(?:novel|a?b)',
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
  for (const source of ['abc', '(?<=(?:a|b))c', '(?<!(?:a|b))c']) expect(edgeLast(source)).toBe(source);
  expect(edgeLast(patterns[1] ?? '')).not.toBe(patterns[1]);
});

test('a pattern whose first character is asked first has the same matches', () => {
  const sources = ['用户名|QQ名|(?:我|咱)的', '(?<![\\d十])(?:[一二]十|\\d〇)', ' ?号|\\(株\\)|株式会社'];
  const piece = fc.constantFrom(
    '用户名',
    'QQ名',
    '我的',
    '咱',
    '的',
    '一',
    '十',
    '〇',
    '7',
    ' ',
    '号',
    '(株)',
    '株式会社',
    '🙂',
  );
  fc.assert(
    fc.property(fc.constantFrom(...sources), fc.array(piece, { maxLength: 12 }), (source, pieces) => {
      const text = pieces.join('');
      const found = (each: string): [number, string][] =>
        Array.from(text.matchAll(new RegExp(each, 'giu')), ({ 0: value, index }) => [index, value]);
      expect(headFirst(source)).not.toBe(source);
      expect(found(headFirst(source))).toEqual(found(source));
    }),
    { numRuns: runs(1000) },
  );
});

test('what may begin with anything stays as it is', () => {
  for (const source of ['\\p{L}+名', '[^一]名', '一*名']) expect(headFirst(source)).toBe(source);
});
