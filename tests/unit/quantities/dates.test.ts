import { describe, expect, test } from 'vitest';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import { detect } from '../../../main/engine/privacy/detect';
import type { ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { dateOfBirth } from '../../../main/engine/privacy/entities/quantities/dates/birth';
import { addWeeks, dayOfYear, fromDayOfYear } from '../../../main/engine/privacy/entities/quantities/dates/calendar';
import { date } from '../../../main/engine/privacy/entities/quantities/dates/date';
import { contextOf, found } from './context';

const moving = (weeks: bigint): ProtectionContext => ({
  ...contextOf(),
  noise: { exponential: (index) => index, shift: () => weeks },
});

describe('the calendar', () => {
  test('agrees with another implementation', () => {
    for (let weeks = -5000n; weeks < 5000n; weeks += 37n) {
      const { year, month, day } = addWeeks({ year: 2000, month: 2, day: 29 }, weeks);
      const expected = new Date(Date.UTC(2000, 1, 29) + Number(weeks) * 7 * 86_400_000);
      expect([year, month, day]).toEqual([
        expected.getUTCFullYear(),
        expected.getUTCMonth() + 1,
        expected.getUTCDate(),
      ]);
    }
  });

  test('has a way there and back for every day', () => {
    for (const year of [1900, 2000, 2019])
      for (let day = 0; day < (year === 2000 ? 366 : 365); day++) expect(dayOfYear(fromDayOfYear(year, day))).toBe(day);
  });

  test('does not end: however far a shift goes, it gives a date', () => {
    for (const weeks of [10n ** 30n, -(10n ** 30n), 521_722n, -1n]) {
      const { year } = addWeeks({ year: 1, month: 1, day: 1 }, weeks);
      expect(year >= 1 && year <= 9999).toBe(true);
    }
  });
});

describe('a date moves in its own format', () => {
  test.each([
    ['2019-03-03', '2019-03-24'],
    ['03/25/2019', '04/15/2019'],
    ['25/03/2019', '15/04/2019'],
    ['3/4/2019', '3/25/2019'],
    ['3.3.2019', '24.3.2019'],
    ['03.03.2019', '24.03.2019'],
    ['12.–15.05.2019', '02.–05.06.2019'],
    ['25-03-2019', '15-04-2019'],
    ['12/31/19', '01/21/20'],
    ['3 March 2019', '24 March 2019'],
    ['March 3rd, 2019', 'March 24th, 2019'],
    ['MARCH 11TH, 2019', 'APRIL 1ST, 2019'],
    ['the 3rd of March, 2019', 'the 24th of March, 2019'],
    ['Mar. 28, 2019', 'Apr. 18, 2019'],
    ['12 May', '2 June'],
    ['28-Mar-19', '18-Apr-19'],
    ['03 MAR 2019', '24 MAR 2019'],
    ['28. März 2019', '18. April 2019'],
    ['1er mars 2019', '22 mars 2019'],
    ['11 mars 2019', '1er avril 2019'],
    ['28 de marzo de 2019', '18 de abril de 2019'],
    ['28 marzo 2019', '18 abril 2019'],
    ['28 luglio 2019', '18 agosto 2019'],
    ['28 maart 2019', '18 april 2019'],
    ['28 marca 2019', '18 kwietnia 2019'],
    ['28 de março de 2019', '18 de abril de 2019'],
    ['1º de março de 2019', '22 de março de 2019'],
    ['28 maj 2019', '18 juni 2019'],
    ['28 марта 2019', '18 апреля 2019'],
    ['2019年3月28日', '2019年4月18日'],
    ['二〇一九年三月二十八日', '二〇一九年四月十八日'],
    ['平成三十一年三月二十八日', '二〇一九年四月十八日'],
    ['十一月五号', '十一月二十六号'],
    ['二月初四', '二月二十五'],
    ['2019년 3월 28일', '2019년 4월 18일'],
    ['March 2019', 'April 2019'],
    ['Sept. 2019', 'Oct. 2019'],
    ['12/2019', '01/2020'],
    ['3–5 March 2019', '24–26 March 2019'],
    ['10–15 March 2019', '31 March–5 April 2019'],
    ['March 10–15, 2019', 'March 31–April 5, 2019'],
    ['10 al 15 de marzo de 2019', '31 de marzo al 5 de abril de 2019'],
    ['10.–15. März 2019', '31. März–5. April 2019'],
    ['10 au 15 mars 2019', '31 mars au 5 avril 2019'],
    ['10.–15.03.2019', '31.03.–05.04.2019'],
    // Over a month's end: both days move, and one that comes to lie within a month names it as before.
    ['28–3 March 2019', '21–24 March 2019'],
    ['from 26 to 4 July 2019', 'from 17 to 25 July 2019'],
    ['28 bis 3. Juli 2019', '19 bis 24. Juli 2019'],
    ['28.–3.7.2019', '19.–24.7.2019'],
    ['30 June – 2 July 2019', '21 July – 23 July 2019'],
    ['24–12 March 2019', '17 March–2 April 2019'],
  ])('%s, three weeks on, is %s', (original, surrogate) => {
    expect(date.protect(original, moving(3n))).toBe(surrogate);
  });

  test('a range over a month’s end is one still where both days lie on either side of another', () => {
    expect(date.protect('28–3 March 2019', moving(4n))).toBe('28–31 March 2019');
    expect(date.protect('28–3 July 2019', moving(-4n))).toBe('31–5 June 2019');
    expect(date.recover('31–5 June 2019', moving(-4n))).toBe('28–3 July 2019');
  });

  test.each(['30–3 March 2019', '12–3 March 2019', '3–3 March 2019'])(
    'where no such day is there, or the days are too far apart, the first number is none of a date: %s',
    (text) => {
      expect(found('DATE', `We are away ${text} at the coast.`)).toEqual(['3 March 2019']);
    },
  );

  test('weekdays and intervals stay true', () => {
    for (let at = 0; at < 50; at++) {
      const shift = (iso: string) => Date.parse(date.protect(iso, contextOf(`${at}`)));
      expect((shift('2019-03-10') - shift('2019-02-26')) / 86_400_000).toBe(12);
      expect(new Date(shift('2019-03-10')).getUTCDay()).toBe(new Date('2019-03-10').getUTCDay());
    }
  });

  test('key, conversation and ε give it back', () => {
    for (let at = 0; at < 30; at++) {
      const context = contextOf(`${at}`);
      for (const original of ['2019-03-03', '3 March 2019', '25/12/2019', 'March 3rd, 2019', '28. März 2019', '12 May'])
        expect([original, null]).toContain(date.recover(date.protect(original, context), context));
      expect(date.recover(date.protect('2019-03-03', context), context)).toBe('2019-03-03');
    }
    expect(date.recover('yesterday', contextOf())).toBeNull();
  });

  test('a guess that could be wrong is not given back', () => {
    expect(date.recover('06/04/2019', moving(-1n))).toBeNull();
    expect(date.recover('04/13/2019', moving(-1n))).toBe('04/20/2019');
  });

  test('a digit that is part of no date is not sent', () => {
    expect(date.protect('room 12 on 3 March', contextOf())).toBe('[DATE]');
    expect(date.protect('some day', contextOf())).toBe('[DATE]');
    expect(date.protect('3 March 2019 at 10:30', moving(3n))).toBe('24 March 2019 at 10:30');
  });

  test('one date has one canonical form', () => {
    const forms = ['2019-03-03', '3 March 2019', 'March 3rd, 2019', '3.3.2019', '3 mars 2019', '2019年3月3日'];
    expect(new Set(forms.map((form) => date.canonical(form)))).toEqual(new Set(['2019-03-03']));
    expect(date.canonical('March 2019')).not.toBe(date.canonical('15 March 2019'));
  });
});

describe('a date that is enciphered', () => {
  const fpe = date.alternatives?.fpe;

  test.each([
    '2019-03-03',
    '3 March 2019',
    '28. März 2019',
    'March 2019',
    '12 May',
    '2019年3月28日',
    '十一月五日',
    '31.12.1899',
    '25.12.19',
  ])('%s has a form as before, and the key alone leads back', (original) => {
    for (const scope of ['a', 'b', 'c']) {
      const surrogate = fpe?.protect(original, contextOf(scope)) ?? '';
      // 12月28日 does not say whether 3月8日 had zeros.
      const recovered = fpe?.recover(surrogate, contextOf(scope)) ?? '';
      expect(recovered.replace(/(?<!\d)0/g, '')).toBe(original.replace(/(?<!\d)0/g, ''));
      expect(surrogate.replace(/[\d\p{L}]+/gu, '0')).toBe(original.replace(/[\d\p{L}]+/gu, '0'));
    }
  });

  test.each([
    [
      '2019-03-28',
      '28 March 2019',
      'March 28th, 2019',
      '28.3.2019',
      '28.03.19',
      '28 mars 2019',
      '2019年3月28日',
      '二〇一九年三月二十八日',
    ],
    ['1968-12-31', '31.12.1968', 'December 31, 1968'],
    ['March 2019', 'mars 2019', '03/2019'],
  ])('%s is one day in whatever form, and has one stand-in', (...forms) => {
    expect(new Set(forms.map((form) => date.canonical(form))).size).toBe(1);
    for (const scope of ['a', 'b', 'c']) {
      const surrogates = forms.map((form) => date.canonical(fpe?.protect(form, contextOf(scope)) ?? ''));
      expect(new Set(surrogates).size).toBe(1);
    }
  });

  test('is given back where the order is known, and not as another day where it is not', () => {
    for (let at = 0; at < 20; at++) {
      const known = { ...contextOf(`${at}`), locale: { language: null, dayFirst: true } };
      expect(fpe?.recover(fpe.protect('03/04/2019', known), known)).toBe('03/04/2019');
      const open = contextOf(`${at}`);
      expect(['03/04/2019', null]).toContain(fpe?.recover(fpe.protect('03/04/2019', open), open));
    }
  });

  test('is not sent where it cannot be', () => {
    expect(fpe?.protect('some day', contextOf())).toBe('[DATE]');
  });
});

describe('a date is found', () => {
  test.each([
    ['Mon 12 May 2019 at 10:30', ['Mon 12 May 2019']],
    ['from 01/02/2019-03/04/2019', ['01/02/2019', '03/04/2019']],
    ['2019-03-03T10:00:00Z', ['2019-03-03']],
    ['am 12.05. um 9', ['12.05.']],
    ['vom 3.3.19 bis heute', ['3.3.19']],
    ['on May 5 we met, then 12 septembre', ['May 5', '12 septembre']],
    ['le 1er mars 2019 et le 2 avril', ['1er mars 2019', '2 avril']],
    ['since march 2019', ['march 2019']],
  ])('%s', (text, expected) => {
    expect(found('DATE', text)).toEqual(expected);
  });

  test.each([
    'Python 3.11, version 1.2.3, 10.0.0.1',
    'in 2019, the 1980s, yesterday, next week, at 10:30',
    '1/2 cup, 9/11, 24/7, 5 out of 10',
    'you may 5, march 3, 3 set 2, section 3.3.19',
    '31/02/2019, 2019-13-01',
    '+1 555-01-02-2019, 1234-5678',
    'April is nice, ask May',
  ])('none in: %s', (text) => {
    expect(found('DATE', text)).toEqual([]);
  });
});

describe('a month’s name that begins a sentence, behind a number that ends one,', () => {
  test.each([
    'Ik word over 3 maanden 18. Mag ik dan stemmen?',
    'Nog 2 weken, dan is hij 16. Mag hij dan rijden?',
    'She turns 18. May she vote then?',
    'My son is 16. Jan is 19 already.',
    'Meine Tochter wird 17. April hat es mir gesagt.',
    'In 2 Monaten wird er 18. Mai will feiern.',
    'Hun fylder 18. Maj er hendes søster.',
  ])('is none: %s', (text) => expect(found('DATE', text)).toEqual([]));

  test.each([
    ['Am 18. Mai ich weiß nicht.', '18. Mai'],
    ['Heute ist der 18. Mai will mir scheinen.', '18. Mai'],
    ['Seit dem 3. April hat sie nichts gesagt.', '3. April'],
    ['Das Fest ist 18. August, wir kommen.', '18. August'],
    ['Prøven er 18. maj er de sure.', '18. maj'],
    ['He is 18. May 2020 was bad.', '18. May 2020'],
  ])('is one: %s', (text, date) => expect(found('DATE', text)).toEqual([date]));
});

describe('a range of days', () => {
  test.each([
    ['Estuve fuera del 1 al 21 de octubre de 2024.', '1 al 21 de octubre de 2024', '8 al 28 de octubre de 2024'],
    ['Ich war vom 1. bis zum 21. Mai 2024 weg.', '1. bis zum 21. Mai 2024', '8. bis zum 28. Mai 2024'],
    ['zwischen dem 1. und dem 21. Mai 2024', '1. und dem 21. Mai 2024', '8. und dem 28. Mai 2024'],
    ["J'étais absent du 1er au 21 mai 2024.", '1er au 21 mai 2024', '8 au 28 mai 2024'],
    ['absente entre le 1er et le 21 mai 2024', '1er et le 21 mai 2024', '8 et le 28 mai 2024'],
    ['Ero via dal 1° al 21 maggio 2024.', '1° al 21 maggio 2024', '8 al 28 maggio 2024'],
    ['tra il 1° e il 21 maggio 2024', '1° e il 21 maggio 2024', '8 e il 28 maggio 2024'],
    ['entre el 1 y el 21 de mayo de 2024', '1 y el 21 de mayo de 2024', '8 y el 28 de mayo de 2024'],
    ['Estive fora de 1 a 21 de maio de 2024.', '1 a 21 de maio de 2024', '8 a 28 de maio de 2024'],
    ['Nie było mnie od 1 do 21 maja 2024.', '1 do 21 maja 2024', '8 do 28 maja 2024'],
  ])('is one finding, and both its ends move: %s', (text, range, moved) => {
    expect(found('DATE', text)).toEqual([range]);
    expect(date.protect(range, moving(1n))).toBe(moved);
    expect(date.canonical(date.recover(moved, moving(1n)) ?? '')).toBe(date.canonical(range));
  });

  test('names both months where it goes over the end of one', () => {
    expect(date.protect('1 al 31 de octubre de 2024', moving(1n))).toBe('8 de octubre al 7 de noviembre de 2024');
    expect(date.protect('1. bis zum 31. Oktober 2024', moving(1n))).toBe('8. Oktober bis zum 7. November 2024');
  });

  test.each([
    ['Lies Kapitel 3 und den 4. Mai notieren', '4. Mai'],
    ['tengo 2 y el 5 de mayo llegan más', '5 de mayo'],
  ])('is none where the first number is of something else: %s', (text, day) => {
    expect(found('DATE', text)).toEqual([day]);
  });
});

describe('a date of birth', () => {
  test.each([
    ['born on 3 March 1985', '3 March 1985'],
    ['DOB: 03/04/1985', '03/04/1985'],
    ['"dob": "1985-03-04"', '1985-03-04'],
    ['dob=19850304&sex=f', '19850304'],
    ['N:Ferrer;Marta\nBDAY:19790923\nEND:VCARD', '19790923'],
    ['<birthDate>20011130</birthDate>', '20011130'],
    ['Fecha de nacimiento: 19930417', '19930417'],
    ['Date of birth 1985-03-04', '1985-03-04'],
    ['I was born in 1985', '1985'],
    ['born in Berlin on 3 March 1985', '3 March 1985'],
    ['geboren am 3. März 1985', '3. März 1985'],
    ['am 3. März 1985 in Berlin geboren', '3. März 1985'],
    ['née le 3 mars 1985 à Lyon', '3 mars 1985'],
    ['nacido el 3 de marzo de 1985', '3 de marzo de 1985'],
    ['nata il 3 marzo 1985', '3 marzo 1985'],
    ['geboren op 3 maart 1985', '3 maart 1985'],
    ['urodzony 3 marca 1985', '3 marca 1985'],
    ['nascida em 3 de março de 1985', '3 de março de 1985'],
    ['född den 3 mars 1985', '3 mars 1985'],
    ['родился 3 марта 1985', '3 марта 1985'],
    ['1985年3月4日生まれ', '1985年3月4日'],
    ['1985年3月4日にナントで生まれました', '1985年3月4日'],
    ['昭和六十年三月四日生まれ', '昭和六十年三月四日'],
    ['一九八五年三月初四生在梅县', '一九八五年三月初四'],
    ['ben 04.03.1985 doğumluyum', '04.03.1985'],
    ['出生日期：1985-03-04', '1985-03-04'],
    ['my birthday is 3 March', '3 March'],
  ])('is found, and is no other date: %s', (text, expected) => {
    expect(found('DATE_OF_BIRTH', text)).toEqual([expected]);
    expect(found('DATE', text)).toEqual([]);
  });

  test('is found in a list', () => {
    expect(found('DATE_OF_BIRTH', 'born on 3 May 1982 and 4 June 1985')).toEqual(['3 May 1982', '4 June 1985']);
    expect(found('DATE_OF_BIRTH', 'born on 3 May 1982 and Anna 4 June 1985')).toEqual(['3 May 1982', '4 June 1985']);
    expect(found('DATE_OF_BIRTH', 'born on 3 May 1982, Anna was born 4 June 1985')).toHaveLength(2);
    expect(found('DATE_OF_BIRTH', 'geboren am 3.5.1982, Sie am 4.6.1985')).toHaveLength(2);
    expect(found('DATE', 'born on 3 May 1982, Anna 5 June 2020 moved in')).toEqual(['5 June 2020']);
    expect(found('DATE_OF_BIRTH', 'deux enfants, nés en 1982 et 1987.')).toEqual(['1982', '1987']);
    expect(found('DATE', 'nés le 11 février 1986, le 28 octobre 1988')).toEqual([]);
  });

  test('is told by the head of its column', () => {
    const cells = (head: string) =>
      `| Patient | ${head} | Bill |\n|---|---|---|\n| A | 09.11.1981 | £760 |\n| T | 23.07.1966 | £1,915 |`;
    for (const head of ['Born', 'Born on', 'Urodzona', 'Nacida', 'Ημερομηνία γέννησης', 'Дата рождения']) {
      expect(found('DATE_OF_BIRTH', cells(head))).toEqual(['09.11.1981', '23.07.1966']);
      expect(found('DATE', cells(head))).toEqual([]);
    }
    for (const head of ['Seen', 'Airborne', 'Born by', 'Borne'])
      expect(found('DATE_OF_BIRTH', cells(head))).toEqual([]);
  });

  test('is one wherever the same day stands again, however it is written there', () => {
    for (const [text, births, others] of [
      ['Form: 02.09.1971. She was born on 2 September 1971.', ['02.09.1971', '2 September 1971'], []],
      ['geboren am 2.9.1971; laut Pass 1971-09-02, ausgestellt 3.9.2021', ['2.9.1971', '1971-09-02'], ['3.9.2021']],
      ['dob: 1971-09-02\nOn 2 September 1971 it rained.', ['1971-09-02', '2 September 1971'], []],
      // A day without its year is any year's, and a year's next birthday is no birth.
      ['born on 2 September 1971, seen on 2 September 2021', ['2 September 1971'], ['2 September 2021']],
      ['born in September 1971, seen on 2 September 1971', ['September 1971'], ['2 September 1971']],
    ] as const) {
      const spans = detect(text, { decisions: [], known: [] });
      const ofType = (type: string): string[] =>
        spans.filter((span) => span.type === type).map(({ start, end }) => text.slice(start, end));
      expect(ofType('DATE_OF_BIRTH')).toEqual(births);
      expect(ofType('DATE')).toEqual(others);
    }
  });

  test('is not every date near a person', () => {
    expect(found('DATE_OF_BIRTH', 'She joined on 3 March 2019. He was hired in 2019.')).toEqual([]);
    expect(found('DATE_OF_BIRTH', 'build 19850304')).toEqual([]);
    expect(found('DATE_OF_BIRTH', 'dob=19851304')).toEqual([]);
    expect(found('DATE_OF_BIRTH', 'date=20190304')).toEqual([]);
    expect(found('DATE', 'born 1985, hired 3 March 2019')).toEqual(['3 March 2019']);
  });

  test('keeps its format and is a day of the calendar', () => {
    for (let at = 0; at < 100; at++) {
      const context = contextOf(`${at}`, 100n);
      expect(dateOfBirth.protect('03.04.1985', context)).toMatch(/^\d\d\.\d\d\.(?:19|20)\d\d$/);
      expect(dateOfBirth.protect('3 March 1985', context)).toMatch(/^\d\d? [A-Z][a-z]+ (?:19|20)\d\d$/);
      const leap = dateOfBirth.protect('1984-02-29', context);
      expect(new Date(leap).toISOString().slice(0, 10)).toBe(leap);
    }
  });

  test('has its year noised once, whatever is written with it', () => {
    const year = dateOfBirth.protect('1985', contextOf());
    for (const original of ['3 March 1985', '04/03/1985', 'March 1985'])
      expect(dateOfBirth.protect(original, contextOf())).toContain(year);
    expect(dateOfBirth.values('3 March 1985')).toEqual(['1985']);
    expect(dateOfBirth.values('3 March')).toEqual([]);
  });

  test('has day and month enciphered together, under the true year', () => {
    const days = (originals: readonly string[]) =>
      originals.map((original) =>
        dateOfBirth.protect(original, { ...contextOf(), noise: { exponential: () => 85, shift: () => 0n } }),
      );
    const year = Array.from({ length: 365 }, (_, at) => {
      const { month, day } = fromDayOfYear(1985, at);
      return `1985-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    });
    expect(new Set(days(year)).size).toBe(365);
    expect(days(['1985-03-04'])[0]?.slice(5)).not.toBe(days(['1986-03-04'])[0]?.slice(5));
    const other = { ...contextOf(), cipher: createCipher(new Uint8Array(32).fill(42), 'another conversation') };
    expect(dateOfBirth.protect('1985-03-04', other)).not.toBe(dateOfBirth.protect('1985-03-04', contextOf()));
  });

  test('is not given back, and what cannot be read is not sent', () => {
    expect(dateOfBirth.recover('1985-03-04', contextOf())).toBeNull();
    expect(dateOfBirth.protect('the year of the ox', contextOf())).toBe('[DATE_OF_BIRTH]');
    expect(dateOfBirth.protect('19850304', contextOf())).toMatch(
      /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
    );
    expect(dateOfBirth.window('3 March 1985', 1000n)).toEqual({ low: '1980', high: '1990' });
  });
});

describe('a day without its month', () => {
  const contexts = Array.from({ length: 40 }, (_, at) => contextOf(`day ${at}`));

  test('moves with the dates beside it, in a month of thirty days', () => {
    for (const context of contexts) {
      const [whole, alone] = ['5 April', 'the 17th'].map((day) =>
        Number.parseInt(/\d+/.exec(date.protect(day, context))?.[0] ?? '', 10),
      );
      if (/April/.test(date.protect('5 April', context))) expect(alone).toBe((((whole ?? 0) + 11) % 30) + 1);
    }
  });

  test('comes back without being kept', () => {
    for (const context of contexts)
      for (const day of ['the 17th', 'Monday 26', 'jeudi 30', 'Sonntag den 1.'])
        expect(date.recover(date.protect(day, context), context)).toBe(day);
  });

  test('is a placeholder where most months have no such day', () => {
    for (const context of contexts) expect(date.protect('Monday 31', context)).toBe('[DATE]');
  });
});
