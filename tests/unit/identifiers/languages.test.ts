import { getCountries, Metadata } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { digitLanguage } from '../../../main/engine/privacy/ciphers/regular';
import { person } from '../../../main/engine/privacy/entities/identity';
import { foldName } from '../../../main/engine/privacy/lists';
import { accentsOf, spelledAs } from '../../../main/engine/privacy/lists/spelling';
import { nameLists } from './name-lists';
import { contextOf } from './rounds';

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
  const plain = Object.values(nameLists.Latn ?? {})
    .flat()
    .filter((name) => /^[a-z]+$/i.test(name))
    .map(foldName);
  /** Some of the words that are spelled as this one, evenly over all of them. */
  const like = (script: string, word: string, count: number): string[] => {
    const alike = spelledAs(script, word);
    const step = (alike?.size ?? 0n) / BigInt(count);
    return Array.from({ length: count }, (_, i) => alike?.unrank(BigInt(i) * step) ?? '');
  };

  test.each([
    ['Latn', 'trautwein'],
    ['Latn', 'bo'],
    ['Latn', 'länsförsäkringar'],
    ['Latn', 'wiśniewską'],
    ['Cyrl', 'новосілки'],
    ['Grek', 'πλατανιώτης'],
    ['Geor', 'ყვარელი'],
    ['Arab', 'محمودي'],
    ['Hebr', 'פרידמן'],
    ['Deva', 'श्रेष्ठ'],
  ])('of %s ranks words like %s, and a good part of them is spelled alike', (script, word) => {
    const alike = spelledAs(script, word);
    const size = alike?.size ?? 0n;
    expect(size).toBeGreaterThan(100n);
    const positions = [0n, 1n, size - 1n, ...Array.from({ length: 500 }, (_, i) => (size * BigInt(i)) / 500n)];
    for (const position of positions) expect(alike?.rank(alike.unrank(position))).toBe(position);
    expect(alike?.unrank(alike.rank(word))).toBe(word);
    // The others are of an alphabet with fewer letters: a walk leaves them out.
    const own = positions.filter((position) => spelledAs(script, alike?.unrank(position) ?? '')?.name === alike?.name);
    expect(own.length / positions.length).toBeGreaterThan(0.05);
  });

  test('knows nearly all of the names that it has learned from and no heap of consonants', () => {
    const known = plain.filter((name) => spelledAs('Latn', name) !== null);
    expect(known.length / plain.length).toBeGreaterThan(0.99);
    expect(spelledAs('Latn', 'xzqwv')).toBeNull();
    expect(spelledAs('Latn', 'axzqwva')).toBeNull();
  });

  test('calls most names usual, and few heaps of their letters', () => {
    const some = plain.filter((name, i) => i % 20 === 0 && name.length > 6);
    const usual = (words: readonly string[]): number =>
      words.filter((word) => spelledAs('Latn', word)?.isUsual === true).length / words.length;
    expect(usual(some)).toBeGreaterThan(0.85);
    expect(usual(some.map((word) => Array.from(word).sort().join('')))).toBeLessThan(0.2);
  });

  test('has as many consonants and vowels in a row as names have', () => {
    const words = ['trautwein', 'obermoser', 'westerkerk', 'krakowie'].flatMap((word) => like('Latn', word, 500));
    const heaps = words.filter((word) => /[^aeiouy]{5}|[aeiouy]{4}/.test(word));
    expect(heaps.length / words.length).toBeLessThan(0.02);
  });

  test('keeps the length of longer words, the number of accents and their language', () => {
    expect(accentsOf('brömmelkamp')).toEqual({ count: 1, alphabet: 0 });
    for (const word of like('Latn', 'brömmelkamp', 500)) expect(word).toMatch(/^(?=.{11}$)[a-z]*[äöü][a-z]*$/);
    for (const word of like('Latn', 'żółkiewska', 500))
      expect(word).toMatch(/^(?=.{10}$)[a-z]*(?:[ąćęłńóśźż][a-z]*){3}$/);
  });
});

test('an accent becomes one that names of its language often have', () => {
  const accents = Array.from({ length: 200 }, (_, at) => person.protect('Thévenin', contextOf(`accent ${at}`))).flatMap(
    (name) => name.toLowerCase().match(/[àâçéèêëîïôœùûü]/gu) ?? [],
  );
  const share = (letters: RegExp): number => accents.filter((letter) => letters.test(letter)).length / accents.length;
  expect(share(/[éè]/u)).toBeGreaterThan(0.5);
  for (const letter of 'âêëîïôœùûü') expect(share(new RegExp(letter, 'u')), letter).toBeLessThan(0.05);
});
