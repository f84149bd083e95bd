import { describe, expect, test } from 'vitest';
import { entities } from '../../../../main/engine/privacy/entities';
import { cipherNumberWords } from '../../../../main/engine/privacy/entities/place/number-words';
import { readers, readIn } from '../../../../main/engine/privacy/entities/quantities/words/atoms';
import { cpu } from '../../../cpu';
import { contextOf } from '../rounds';

const { cipher } = contextOf('one');
const conversations = ['one', 'two', 'three', 'four'].map(contextOf);
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** What an address becomes of which nothing but numbers changes. */
const turned = (text: string, language: string, direction: 'encipher' | 'decipher'): string =>
  cipherNumberWords(
    text,
    direction,
    { cipher, locale: { language, dayFirst: null } },
    () => false,
    (other) => other,
  );

/** Each to another one, and back; none is met twice. */
const expectPermutation = (writings: readonly string[], language: string): readonly string[] => {
  const images = writings.map((writing) => turned(writing, language, 'encipher'));
  expect(images.filter((image, at) => turned(image, language, 'decipher') !== writings[at])).toEqual([]);
  expect(images.filter((image, at) => image === writings[at])).toEqual([]);
  expect(new Set(images)).toEqual(new Set(writings));
  return images;
};

describe.each(readers.map((reader) => [reader.language.code, reader] as const))(
  'numbers in words of %s',
  (code, reader) => {
    const { write } = reader.language;

    test('become one another, all of as many digits', () => {
      for (const [from, to] of [
        [1, 10],
        [10, 100],
        [100, 1000],
      ] as const) {
        const images = expectPermutation(numbers(from, to).map(write), code);
        for (const image of images) expect(readIn(reader, image)).not.toBeNull();
      }
    });

    test('keep their letters', () => {
      const all = numbers(10, 100).map(write);
      expectPermutation(
        all.map((words) => words.charAt(0).toUpperCase() + words.slice(1)),
        code,
      );
      const large = all.map((words) => words.toUpperCase());
      // Large letters of Turkish, which has two of i, are not those of other languages.
      if (code !== 'tr') expectPermutation(large, code);
    });
  },
);

test('a row of numbers becomes another of as many digits each', () => {
  const { write } = readers[0]?.language ?? { write: String };
  const rows = numbers(1, 10).flatMap((first) => numbers(10, 100).map((second) => `${write(first)} ${write(second)}`));
  expectPermutation(rows, 'en');
  expectPermutation(
    rows.filter((row) => row.includes('-')).map((row) => row.replace('-', ' ')),
    'en',
  );
  expect(turned('four oh nine', 'en', 'encipher')).toMatch(/^\w+ oh \w+$/);
});

describe('a house number in words becomes another one', () => {
  test.each([
    ['one twenty two Juniper Street', 'en', /^\w+ \w+(?:[ ]\w+)? \w+ Street$/],
    ['Twenty-Two Cedar Street', 'en', /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+ \p{L}+ Street$/u],
    ['one hundred and five Elm Road', 'en', / hundred and /],
    ['Ahornstraße zweiundzwanzig', 'de', /^\p{L}+straße \p{Ll}+$/u],
    ['quatorze rue des Lilas', 'fr', / rue des /],
    ['calle Laurel veintitrés', 'es', /^calle \p{L}+ \p{Ll}+/u],
    ['calle Laurel veintitres', 'es', /^calle \p{L}+ \p{Ll}+/u],
    ['via Garibaldi ventidue', 'it', /^via /],
    ['ul. Lipowa dwadzieścia dwa', 'pl', /^ul\. \p{L}+ \p{Ll}+/u],
    ['Rua das Rosas, quarenta e sete, 2.º esq', 'pt', / e .*esq$/],
    ['Rua das Rosas, dezasseis', 'pt', /^Rua das \p{L}+, \p{Ll}+/u],
    ['Björkgatan tjugotvå', 'sv', /gatan \p{Ll}+$/u],
    ['Lindenlaan tweeëntwintig', 'nl', /laan \p{Ll}+$/u],
    ['улица Ленина двадцать два', 'ru', /^улица \p{L}+ \p{L}+/u],
  ])('%s', (text, language, shape) => {
    const reader = readers.find((each) => each.language.code === language);
    for (const each of conversations) {
      const context = { ...each, locale: { language, dayFirst: null } };
      const to = entities.ADDRESS.protect(text, context);
      expect(to).toMatch(shape);
      expect(entities.ADDRESS.recover(to, context)).toBe(text);
      const words = to.match(/[\p{L}-]+/gu) ?? [];
      expect(words.some((word) => reader !== undefined && (readIn(reader, word) ?? 0) > 0)).toBe(true);
    }
  });
});

test.each(['Kingston on Thames', 'Rue du Sei'])('a short word of another language is no number: %s', (name) => {
  expect(turned(name, 'en', 'encipher')).toBe(name);
});

test('a short number of the text’s own language is one', () => {
  expect(turned('Ten Bosch', 'en', 'encipher')).toMatch(/^(?!Ten )\p{Lu}[\p{Ll}-]+ Bosch$/u);
});

test('a long run of them in many styles comes back, in a time that grows with its length', () => {
  const [context] = conversations;
  if (context === undefined) throw new Error('There are conversations');
  const run = (length: number): string => `${'one Twenty TWO '.repeat(length)}Juniper Street`;
  const cost = (length: number): number => cpu(() => entities.ADDRESS.protect(run(length), context), 0);
  cost(4);
  expect(entities.ADDRESS.recover(entities.ADDRESS.protect(run(20), context), context)).toBe(run(20));
  expect(cost(80)).toBeLessThan(8 * cost(20) + 50);
});
