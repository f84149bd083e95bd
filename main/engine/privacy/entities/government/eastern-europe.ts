import { dayNumber, yearOfDay } from '../quantities/dates/calendar';
import { missing, oneDigit, weighted } from './checks';
import { anyOf, days, ddmmyy, digits, oneOf, ranges, twoDigits, yymmdd, yymmddWith } from './fields';
import { byBirth, type NumberFormat } from './format';
import { scheme } from './scheme';

const tenIs = (instead: number, value: number): string => String(value === 10 ? instead : value);

/** CNP (Legea 105/1996): sex and century, date, county, order, check. */
const romanian = (name: string, first: string): NumberFormat => ({
  name: `Romania ${name}`,
  fields: [anyOf(first), yymmdd, ranges(2, [1, 48], [51, 52]), ranges(3, [1, 999])],
  check: {
    at: 12,
    width: 1,
    of: (body) => tenIs(1, weighted(body, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11),
  },
});
const romanianYear = (number: string): number => (/^[56]/.test(number) ? 2000 : 1900) + twoDigits(number, 1);

/** EGN (Grao): 20 more in the month before 1900, 40 more after 1999. */
const bulgarian: NumberFormat = {
  name: 'Bulgaria',
  fields: [yymmddWith(0, 40, 20), digits(3)],
  check: { at: 9, width: 1, of: (body) => tenIs(0, weighted(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) },
};

/** Estonia and Lithuania: a second row of weights where the first gives 10. */
const baltic: NumberFormat = {
  name: 'Estonia and Lithuania',
  fields: [ranges(1, [3, 6]), yymmdd, digits(3)],
  check: {
    at: 10,
    width: 1,
    of: (body) => {
      const first = weighted(body, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
      return first < 10 ? String(first) : tenIs(0, weighted(body, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11);
    },
  },
};

const latvian: NumberFormat[] = [
  ...byBirth(
    {
      name: 'Latvia',
      fields: [ddmmyy(), ranges(1, [1, 2]), digits(3)],
      check: {
        at: 10,
        width: 1,
        of: (body) => tenIs(0, (1 + weighted(body, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11),
      },
    },
    (number) => (number.charAt(6) === '2' ? 2000 : 1900) + twoDigits(number, 4),
  ),
  { name: 'Latvia since 2017', fields: [oneOf(['32']), digits(9)] },
];

/** JMBG of Yugoslavia's successors: date with three digits of the year, region, order, modulo 11. */
const southSlavic: NumberFormat = {
  name: 'JMBG',
  fields: [
    days({
      width: 7,
      from: 1900,
      to: 2099,
      write: (y, month, day) =>
        [day, month].map((part) => String(part).padStart(2, '0')).join('') + String(y % 1000).padStart(3, '0'),
      read: (text) => {
        const short = Number(text.slice(4));
        return [short + (short >= 900 ? 1000 : 2000), twoDigits(text, 2), twoDigits(text)];
      },
    }),
    digits(5),
  ],
  check: {
    at: 12,
    width: 1,
    of: (body) => oneDigit(missing(weighted(body, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11)),
  },
};

/** Days since 31 December 1899, order, modulo 11 (Україна, РНОКПП). */
const dayOne = dayNumber({ year: 1899, month: 12, day: 31 });
const ukrainianYear = (number: string): number => yearOfDay(dayOne + Number(number.slice(0, 5)));
const ukrainian: NumberFormat = {
  name: 'Ukraine',
  fields: [ranges(5, [1, 60_000]), digits(4)],
  check: {
    at: 9,
    width: 1,
    of: (body) => String((((weighted(body, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) + 11) % 11) % 10),
  },
};

/** ФНС: INN of a person, two digits; СФР: SNILS, modulo 101. */
const inn = (body: string): string => {
  const first = String((weighted(body, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10);
  return first + String((weighted(body + first, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10);
};
const snils = (body: string): string =>
  String((weighted(body, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100).padStart(2, '0');

/** Maliye Bakanlığı, T.C. kimlik no. */
const turkish = (body: string): string => {
  const at = (i: number): number => Number(body.charAt(i));
  const tenth = (7 * (at(0) + at(2) + at(4) + at(6) + at(8)) - (at(1) + at(3) + at(5) + at(7)) + 40) % 10;
  return `${tenth}${(Array.from(body, Number).reduce((a, b) => a + b) + tenth) % 10}`;
};

export const easternEurope = [
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Romanian CNP',
    looks: /^[1-9]\d{12}$/,
    formats: [
      ...byBirth(romanian('citizen', '1256'), romanianYear),
      romanian('resident', '789'),
      romanian('before 1900', '34'),
    ],
    cues: 'cnp,cod numeric personal,cnp ul',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Bulgarian EGN',
    looks: /^\d{10}$/,
    formats: byBirth(bulgarian, (number) => (Number(number.slice(2, 4)) > 40 ? 2000 : 1900) + twoDigits(number)),
    cues: 'egn,егн,единен граждански номер',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Estonian or Lithuanian personal code',
    looks: /^[1-8]\d{10}$/,
    formats: byBirth(baltic, (number) => (/^[34]/.test(number) ? 1900 : 2000) + twoDigits(number, 1)),
    cues: 'isikukood,isikukoodi,asmens kodas,asmens kodo,ik,estonian id,lithuanian id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Latvian personal code',
    looks: /^\d{11}$/,
    formats: latvian,
    plain: { '999999-99999': 0.85 },
    cues: 'personas kods,personas koda,pk,latvian id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a JMBG',
    looks: /^\d{13}$/,
    formats: byBirth(southSlavic, (number) => Number(number.slice(4, 7)) + (number.charAt(4) === '9' ? 1000 : 2000)),
    cues: 'jmbg,јмбг,emso,embg,матични број,maticni broj,maticna stevilka',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Ukrainian tax number',
    looks: /^\d{10}$/,
    formats: byBirth(ukrainian, ukrainianYear),
    cues: 'рнокпп,ипн,іпн,інн,ідентифікаційний код,ідентифікаційний номер,rnokpp',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Russian INN',
    looks: /^\d{12}$/,
    formats: [{ name: 'INN', fields: [ranges(2, [1, 92]), digits(8)], check: { at: 10, width: 2, of: inn } }],
    cues: 'инн,inn',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Russian SNILS',
    looks: /^\d{11}$/,
    formats: [{ name: 'SNILS', fields: [ranges(9, [1_001_999, 999_999_999])], check: { at: 9, width: 2, of: snils } }],
    plain: { '999-999-999 99': 0.95, '999-999-999-99': 0.9 },
    cues: 'снилс,snils',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Turkish identity number',
    looks: /^[1-9]\d{10}$/,
    formats: [{ name: 'TC kimlik', fields: [ranges(1, [1, 9]), digits(8)], check: { at: 9, width: 2, of: turkish } }],
    cues: 'tc kimlik,t c kimlik,kimlik no,kimlik numarasi,kimlik numaram,tckn,tc no,tc kimlik no',
  }),
];
