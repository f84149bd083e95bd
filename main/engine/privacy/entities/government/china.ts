import { missing, mod11by2, weighted } from './checks';
import { anyOf, digits, latin, oneOf, yymmdd, yyyymmdd } from './fields';
import { births, type NumberFormat } from './format';
import { scheme } from './scheme';

/** GB/T 2260: provinces; the prefectures and counties in them change every year and are any. */
const provinces = oneOf(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82'.split(' '),
);
const area = [provinces, digits(4)];
/** Of people from Taiwan who live on the mainland (since 2018). */
const permit = [oneOf(['83']), digits(4)];
/** GB 11643-1999: a date, an order, MOD 11-2. */
const resident: NumberFormat[] = [
  ...births.map(([from, to]) => ({
    name: `eighteen characters ${from}`,
    fields: [...area, yyyymmdd(from, to), digits(3)],
    check: { at: 17, width: 1, of: mod11by2 },
  })),
  {
    name: 'residence permit',
    fields: [...permit, yyyymmdd(1900, 2025), digits(3)],
    check: { at: 17, width: 1, of: mod11by2 },
  },
  { name: 'fifteen digits', fields: [...area, yymmdd, digits(3)] },
];

/** O is in no number, or it would be read as 0. */
const hongKongLetter = anyOf('ABCDEFGHIJKLMNPQRSTUVWXYZ');
/** Hong Kong: letters from A = 10, a missing one is 36; weights 9 to 2, modulo 11. */
const hongKong = (body: string): string => {
  const values = Array.from(body.padStart(8, ' '), (c) => (c === ' ' ? 36 : Number.parseInt(c, 36)));
  const sum = values.reduce((total, value, i) => total + value * (9 - i), 0);
  const check = missing(sum, 11);
  return check === 10 ? 'A' : String(check);
};

/** Taiwan: the letter as two digits in the order of the counties. */
const counties = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';
const taiwan = (body: string): string => {
  const county = counties.indexOf(body.charAt(0)) + 10;
  const sum = Math.floor(county / 10) + (county % 10) * 9 + weighted(body.slice(1), [8, 7, 6, 5, 4, 3, 2, 1]);
  return String(missing(sum, 10));
};

export const china = [
  scheme({
    type: 'CN_RESIDENT_ID',
    name: 'a Chinese resident ID',
    looks: /^(?:[1-8]\d{16}[\dX]|[1-8]\d{14})$/,
    formats: resident,
    plain: {
      '999999999999999999': 0.95,
      '99999999999999999A': 0.97,
      '999999 99999999 9999': 0.97,
      '999999 99999999 999A': 0.97,
    },
    cues: 'resident identity,chinese id,china id,resident id,身份证,身分证,身份證,公民身份号码,shenfenzheng',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Hong Kong identity card',
    looks: /^[A-Z]{1,2}\d{6}[\dA]$/,
    formats: [
      { name: 'Hong Kong', fields: [hongKongLetter, digits(6)], check: { at: 7, width: 1, of: hongKong } },
      {
        name: 'Hong Kong, two letters',
        fields: [hongKongLetter, hongKongLetter, digits(6)],
        check: { at: 8, width: 1, of: hongKong },
      },
    ],
    plain: { 'A999999(9)': 0.95, 'A999999(A)': 0.95, 'AA999999(9)': 0.95, 'AA999999(A)': 0.95 },
    cues: 'hkid,hk id,hong kong id,hong kong identity,hkid number,香港身份證,香港身份证',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Taiwanese identity number',
    looks: /^[A-Z][12 89]\d{8}$/,
    formats: [
      {
        name: 'Taiwan',
        fields: [anyOf(latin), anyOf('1289'), digits(7)],
        check: { at: 9, width: 1, of: taiwan },
      },
    ],
    plain: { A999999999: 0.75 },
    cues: '身分證,身分證字號,統一證號,taiwan id,taiwanese id,national id taiwan',
  }),
];
