import { getCountries, Metadata } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { digitLanguage } from '../../../main/engine/privacy/ciphers/regular';
import { foldName, names } from '../../../main/engine/privacy/lists';
import { cities, cityGroup, cityLists } from '../../../main/engine/privacy/lists/places';
import { accentsOf, spellingOf } from '../../../main/engine/privacy/lists/spelling';
import { nameLists } from './name-lists';

describe('a language of digits', () => {
  test.each(['12?3{0,2}', '(?:1|2[3-5])\\d', '[2-9]\\d{2}', '(?:0|00|1{2,3})(?:5|67)?', ''])(
    'ranks the words of /%s/ as a list of them would',
    (pattern) => {
      const expression = new RegExp(`^(?:${pattern})$`);
      const language = digitLanguage(pattern);
      for (let length = 0; length <= 4; length++) {
        const all = Array.from({ length: 10 ** length }, (_, i) =>
          length === 0 ? '' : String(i).padStart(length, '0'),
        );
        const words = all.filter((word) => expression.test(word));
        expect(language.size(length)).toBe(BigInt(words.length));
        words.forEach((word, i) => {
          expect(language.rank(word)).toBe(BigInt(i));
          expect(language.unrank(BigInt(i), length)).toBe(word);
        });
        for (const word of all) if (!expression.test(word)) expect(language.rank(word)).toBeNull();
      }
    },
  );

  test('reads the pattern of every country and number type as the regular expression does', () => {
    const metadata = new Metadata();
    for (const country of getCountries()) {
      metadata.selectNumberingPlan(country);
      const plan = metadata.numberingPlan as unknown as { type(name: string): { pattern(): string } | undefined };
      for (const type of [
        'FIXED_LINE',
        'MOBILE',
        'TOLL_FREE',
        'PREMIUM_RATE',
        'SHARED_COST',
        'PERSONAL_NUMBER',
        'VOIP',
        'UAN',
        'PAGER',
        'VOICEMAIL',
      ]) {
        const pattern = plan.type(type)?.pattern() ?? '';
        if (pattern === '') continue;
        const language = digitLanguage(pattern);
        const expression = new RegExp(`^(?:${pattern})$`);
        for (let length = 4; length < 16; length++) {
          const size = language.size(length);
          for (const rank of size === 0n ? [] : [0n, size / 3n, size - 1n]) {
            const word = language.unrank(rank, length);
            expect(expression.test(word)).toBe(true);
            expect(language.rank(word)).toBe(rank);
          }
        }
      }
    }
  });

  test('refuses a pattern that it cannot read', () => {
    expect(() => digitLanguage('1*')).toThrow(SyntaxError);
  });
});

describe('a spelling', () => {
  test.each([
    ['Latn', 0],
    ['Latn', 1],
    ['Cyrl', 0],
    ['Deva', 0],
  ] as const)('of %s with %i accents ranks all its words of three letters, each once', (script, accents) => {
    const spelling = spellingOf(script, { count: accents, alphabet: 0 }, 'strict');
    const size = spelling?.size(3) ?? 0n;
    expect(size).toBeGreaterThan(100n);
    const words = Array.from({ length: Number(size) }, (_, i) => spelling?.unrank(BigInt(i), 3) ?? '');
    expect(new Set(words).size).toBe(words.length);
    words.forEach((word, i) => {
      expect(spelling?.has(word)).toBe(true);
      expect(spelling?.rank(word)).toBe(BigInt(i));
    });
  });

  test('knows most of the names that it has learned from and no heap of consonants', () => {
    const plain = Object.values(nameLists.Latn ?? {})
      .flat()
      .filter((name) => /^[a-z]+$/i.test(name));
    const known = plain.filter((name) => spellingOf('Latn', { count: 0, alphabet: 0 }, 'loose')?.has(foldName(name)));
    expect(known.length / plain.length).toBeGreaterThan(0.85);
    expect(spellingOf('Latn', { count: 0, alphabet: 0 }, 'strict')?.has('xzqwv')).toBe(false);
  });

  test('of the strict kind has words that can be said', () => {
    const spelling = spellingOf('Latn', { count: 0, alphabet: 0 }, 'strict');
    const size = spelling?.size(9) ?? 0n;
    const words = Array.from({ length: 500 }, (_, i) => spelling?.unrank((size * BigInt(i)) / 500n, 9) ?? '');
    expect(words.filter((word) => /[^aeiouy]{4}|[aeiouy]{3}/.test(word))).toEqual([]);
  });

  test('keeps to the accents of its alphabet', () => {
    const accents = accentsOf('brömmelkamp');
    expect(accents).toEqual({ count: 1, alphabet: 0 });
    const spelling = spellingOf('Latn', accents, 'fair');
    const size = spelling?.size(11) ?? 0n;
    const words = Array.from({ length: 500 }, (_, i) => spelling?.unrank((size * BigInt(i)) / 500n, 11) ?? '');
    expect(words.filter((word) => !/^[a-z\u00df-\u00ff]+$/.test(word))).toEqual([]);
  });
});

describe('the lists', () => {
  test('are a partition: each name stands in exactly one place', () => {
    const words = Object.values(nameLists)
      .flatMap((kinds) => Object.values(kinds).flat())
      .map(foldName);
    expect(Array.from(names, ([word]) => word)).toEqual(words);
    expect(new Set(words).size).toBe(words.length);
  });

  test('have a thousand Latin names of each kind or more', () => {
    for (const list of Object.values(nameLists.Latn ?? {})) expect(list.length).toBeGreaterThanOrEqual(1000);
  });

  test('have each city once, in a group of fifty or more', () => {
    const words = Object.values(cityLists).flat().map(foldName);
    expect(Array.from(cities, ([word]) => word)).toEqual(words);
    expect(new Set(words).size).toBe(words.length);
    for (const [folded] of cities) {
      const group = cityGroup(folded);
      expect(group?.at(group.index)).toBe(folded);
      expect(group?.size).toBeGreaterThanOrEqual(50);
    }
  });
});
