import { describe, expect, test } from 'vitest';
import { sanitize } from '../../../main/engine/privacy';
import { detect } from '../../../main/engine/privacy/detect';
import { quantities, textLocale } from '../../../main/engine/privacy/entities/quantities';
import { age } from '../../../main/engine/privacy/entities/quantities/age';
import { date } from '../../../main/engine/privacy/entities/quantities/dates/date';
import { defaultPolicy } from '../../../shared/domain';
import { contextOf } from './context';

const weekOn = { exponential: (index: number) => index, shift: () => 1n };
const inLocale = (language: string | null, dayFirst: boolean | null) => ({
  ...contextOf(),
  noise: weekOn,
  locale: { language, dayFirst },
});

describe('the order of day and month is said by', () => {
  test.each([
    ['the text’s other dates', 'Joined 03/04/2019, left 25/12/2019.', null, true],
    [
      'words of every day, where those of grammar are few',
      'Homme, né le 03/04/1991, code postal 69003. Quelles aides ?',
      null,
      true,
    ],
    ['them before a stated locale', 'Joined 03/04/2019, left 12/25/2019.', 'en-GB', false],
    ['no date that could be both', 'Joined 03/04/2019, left 05/06/2019.', null, null],
    ['no dates that do not agree', 'Joined 25/12/2019, left 12/25/2019.', null, null],
    ['a day and a month that are no fraction', '| 03/02 | 14/02 |', null, true],
    ['nothing that may be a fraction', 'Mixed 3/4 and 24/12 of it.', null, null],
    ['pounds', 'Joined 03/04/2019 at £31,000.', null, true],
    ['a postal code', 'Sent to LS6 2AB on 03/04/2019.', null, true],
    ['no pounds beside a code of the USA', 'Sent £5 to Austin, TX 78701 on 03/04/2019.', null, null],
    ['the stated locale', 'Joined 03/04/2019.', 'en-GB', true],
    ['the stated locale', 'Joined 03/04/2019.', 'en-US', false],
    ['the stated locale', 'Joined 03/04/2019.', 'de-CH', true],
    ['the language of the text', 'Ich habe am 03/04/2019 bei der Firma angefangen und bin noch da.', null, true],
    ['the language of the text', 'Llegué a la empresa el 03/04/2019 y todavía estoy allí.', null, true],
    ['nothing in English', 'I joined the company on 03/04/2019 and I am still there.', null, null],
    ['nothing where the tag is none', 'Joined 03/04/2019.', 'not a tag', null],
  ])('%s: %s', (_, text, tag, dayFirst) => {
    expect(textLocale(text, tag).dayFirst).toBe(dayFirst);
  });
});

describe('a date is moved as its text means it', () => {
  test.each([
    [true, '28/02/2019', '07/03/2019'],
    [true, '03/04/2019', '10/04/2019'],
    [false, '03/04/2019', '03/11/2019'],
    [null, '03/04/2019', '03/11/2019'],
    [false, '03-04-2019', '03-11-2019'],
    [null, '03-04-2019', '10-04-2019'],
  ])('day first %s: %s', (dayFirst, original, surrogate) => {
    const context = inLocale(null, dayFirst);
    expect(date.protect(original, context)).toBe(surrogate);
    expect([original, null]).toContain(date.recover(surrogate, context));
    if (dayFirst !== null) expect(date.recover(surrogate, context)).toBe(original);
  });

  test.each([
    ['sv', '28 april', '5 maj'],
    ['nl', '28 april', '5 mei'],
    ['en', '28 april', '5 may'],
    ['pl', '25 maja', '1 czerwca'],
    ['de', '28. April', '5. Mai'],
    ['da', '28. april', '5. maj'],
  ])('in %s, %s is a week before %s', (language, original, surrogate) => {
    expect(date.protect(original, inLocale(language, null))).toBe(surrogate);
  });

  test('the whole way: a Swedish and a British text', () => {
    const keys = { ciphers: new Uint8Array(32).fill(1), noise: new Uint8Array(32).fill(2) };
    const sent = (text: string, locale: string | null) =>
      sanitize(
        text,
        detect(text, { decisions: [], known: [] }),
        { conversation: 'b', committed: [], locale },
        defaultPolicy,
        keys,
      ).text;
    expect(sent('Vi ses den 28 april och inte den 3 maj, som jag skrev.', null)).not.toMatch(/mei|may|june|juin/);
    const [british = '', american = ''] = ['en-GB', 'en-US'].map((tag) => sent('My flight is on 03/04/2019.', tag));
    const day = (text: string, order: 'day' | 'month'): number => {
      const [first = 0, second = 0, year = 0] = text.match(/\d+/g)?.map(Number) ?? [];
      return order === 'day' ? Date.UTC(year, second - 1, first) : Date.UTC(year, first - 1, second);
    };
    const week = 7 * 86_400_000;
    expect((day(british, 'day') - Date.UTC(2019, 3, 3)) % week).toBe(0);
    expect((day(american, 'month') - Date.UTC(2019, 2, 4)) % week).toBe(0);
  });
});

test('a number word that languages share comes back in the text’s language', () => {
  const older = { exponential: (index: number) => index + 1, shift: () => 0n };
  const drawn = (word: string, language: string) =>
    age.protect(word, { ...contextOf(), noise: older, locale: { language, dayFirst: null } });
  expect([drawn('acht', 'de'), drawn('acht', 'nl')]).toEqual(['neun', 'negen']);
  expect([drawn('six', 'en'), drawn('six', 'fr')]).toEqual(['seven', 'sept']);
  expect([drawn('cinco', 'es'), drawn('cinco', 'pt')]).toEqual(['seis', 'seis']);
});

test.each([
  ['PERCENTAGE', '20 %', 'de', /^\d\d(?:,\d)? %$/],
  ['PERCENTAGE', '20%', 'de', /^\d\d(?:,\d)?%$/],
  ['PERCENTAGE', '20 %', null, /^\d\d(?:,\d)? %$/],
  ['PERCENTAGE', '20 %', 'en', /^\d\d(?:\.\d)? %$/],
  ['PERCENTAGE', '20%', 'en', /^\d\d(?:\.\d)?%$/],
  ['MONEY', '5 Mio. €', 'de', /^\d(?:,\d\d?)? Mio\. €$/],
  ['MONEY', '5 millions d’euros', 'fr', /^\d(?:,\d\d?)? millions d’euros$/],
  ['MONEY', '$5 million', 'en', /^\$\d(?:\.\d\d?)? million$/],
] as const)('%s %s in %s has its decimals as the text writes them', (type, original, language, form) => {
  const written = Array.from({ length: 40 }, (_, at) =>
    quantities[type].protect(original, { ...contextOf(`${at}`, 500n), locale: { language, dayFirst: null } }),
  );
  for (const each of written) expect(each).toMatch(form);
  expect(written.some((each) => /\d[.,]\d/.test(each))).toBe(true);
});
