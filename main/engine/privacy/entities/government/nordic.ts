import { luhn, missing, oneDigit, weighted } from './checks';
import { anyOf, days, ddmmyy, digits, oneOf, ranges } from './fields';
import { births, byBirth, type NumberFormat } from './format';
import { scheme } from './scheme';

const two = (value: number): string => String(value % 100).padStart(2, '0');

/** Skatteverket SKV 704: Luhn over the ten digits; 60 is added to the day of a coordination number. */
const swedishDay = (more: number, width: 6 | 8, from: number, to: number) =>
  days({
    width,
    from,
    to,
    write: (year, month, day) =>
      (width === 8 ? String(year) : two(year)) + two(month) + String(day + more).padStart(2, '0'),
    read: (text) => {
      const [year, month, day] = [text.slice(0, -4), text.slice(-4, -2), text.slice(-2)].map(Number);
      return [(width === 8 ? 0 : 2000) + (year ?? 0), month ?? 0, (day ?? 0) - more];
    },
  });
const serial = ranges(3, [1, 999]);
const swedish: NumberFormat[] = [0, 60].flatMap((more) => [
  {
    name: `ten digits ${more}`,
    fields: [swedishDay(more, 6, 2000, 2099), serial],
    check: { at: 9, width: 1, of: luhn },
  },
  ...births.map(([from, to]) => ({
    name: `twelve digits ${more} ${from}`,
    fields: [swedishDay(more, 8, from, to), serial],
    check: { at: 11, width: 1, of: (body: string) => luhn(body.slice(2)) },
  })),
]);

/** Skatteetaten, fødselsnummer: two digits modulo 11; the three before them say the century. */
const norwegianCheck = (body: string): string | null => {
  const first = oneDigit(missing(weighted(body, [3, 7, 6, 1, 8, 9, 4, 5, 2]), 11));
  const second = first && oneDigit(missing(weighted(body + first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11));
  return first && second && first + second;
};
const norwegianYear = (number: string): number => {
  const [year, person] = [Number(number.slice(4, 6)), Number(number.slice(6, 9))];
  if (person < 500 || (person >= 900 && year >= 40)) return 1900 + year;
  return person < 750 && year >= 54 ? 1800 + year : 2000 + year;
};
const norwegian = [0, 40].flatMap((more) =>
  byBirth(
    {
      name: `Norway ${more}`,
      fields: [ddmmyy(more), digits(3)],
      check: { at: 9, width: 2, of: norwegianCheck },
    },
    norwegianYear,
  ),
);

/** CPR-kontoret: since 2007 no check; the seventh digit says the century. */
const danishYear = (number: string): number => {
  const [year, century] = [Number(number.slice(4, 6)), Number(number.charAt(6))];
  if (century < 4) return 1900 + year;
  if (century === 4 || century === 9) return year < 37 ? 2000 + year : 1900 + year;
  return year < 58 ? 2000 + year : 1800 + year;
};

/** Digital and Population Data Services Agency: the number without the century sign modulo 31. */
const finnishCheck = (body: string): string =>
  '0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(Number(body.replace(/[A-Y]/, '')) % 31);
const finnish: NumberFormat[] = [
  {
    name: 'Finland, a hyphen or plus for the century',
    fields: [ddmmyy(), ranges(3, [2, 899])],
    check: { at: 9, width: 1, of: finnishCheck },
  },
  ...byBirth(
    {
      name: 'Finland, a letter for the century',
      fields: [ddmmyy(), anyOf('ABCDEFUVWXY'), ranges(3, [2, 899])],
      check: { at: 10, width: 1, of: finnishCheck },
    },
    (number) => (/[A-F]/.test(number.charAt(6)) ? 2000 : 1900) + Number(number.slice(4, 6)),
  ),
];

/** Þjóðskrá: modulo 11; the last digit is the century's. */
const icelandic: NumberFormat[] = byBirth(
  {
    name: 'Iceland',
    fields: [ddmmyy(), ranges(2, [20, 99]), oneOf(['9', '0'])],
    check: { at: 8, width: 1, of: (body) => oneDigit(missing(weighted(body, [3, 2, 7, 6, 5, 4, 3, 2]), 11)) },
  },
  (number) => (number.endsWith('9') ? 1900 : 2000) + Number(number.slice(4, 6)),
);

export const nordic = [
  scheme({
    type: 'SE_PERSONNUMMER',
    name: 'a Swedish personnummer',
    looks: /^(?:(?:18|19|20)\d{10}|\d{10})$/,
    formats: swedish,
    plain: { '999999-9999': 0.9, '999999+9999': 0.95, '99999999-9999': 0.95, '999999999999': 0.8 },
    cues: 'personnummer,personnr,persnr,pers nr,pnr,person nr,samordningsnummer,swedish personal,swedish id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Norwegian fødselsnummer',
    looks: /^\d{11}$/,
    formats: norwegian,
    plain: { '999999 99999': 0.95, '99999999999': 0.85 },
    cues: 'fødselsnummer,fødselsnr,fodselsnummer,personnummer,d nummer,fnr,norwegian id,norwegian national',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Danish CPR number',
    looks: /^\d{10}$/,
    formats: byBirth({ name: 'Denmark', fields: [ddmmyy(), digits(4)] }, danishYear),
    plain: { '999999-9999': 0.7 },
    cues: 'cpr,cpr nr,cpr nummer,cprnummer,cpr number,personnummer,danish id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Finnish personal identity code',
    looks: /^\d{6}[A-FU-Y]?\d{3}[0-9A-FHJ-NPR-Y]$/,
    formats: finnish,
    plain: {
      '999999-999A': 0.95,
      '999999-9999': 0.9,
      '999999A999A': 0.95,
      '999999A9999': 0.9,
      '999999+999A': 0.95,
      '999999+9999': 0.95,
    },
    cues: 'hetu,henkilotunnus,personbeteckning,sotu,henkilotunnukseni,finnish id,finnish personal',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Icelandic kennitala',
    looks: /^\d{9}[90]$/,
    formats: icelandic,
    plain: { '999999-9999': 0.8 },
    cues: 'kennitala,kt',
  }),
];
