import { mod1110 } from '../formats/checks';
import { missing, oneDigit, remainder, weighted } from './checks';
import { days, digits, ranges, twoDigits, yymmdd, yymmddWith } from './fields';
import { byBirth, type NumberFormat } from './format';
import { scheme } from './scheme';

/** PESEL (Dz.U. 2010 nr 217 poz. 1427): the month says the century. */
const peselDay = yymmddWith(80, 0, 20, 40, 60);
const peselYear = (number: string): number =>
  [1900, 2000, 2100, 2200, 1800][Math.floor(Number(number.slice(2, 4)) / 20)] ?? 1900;
const pesel: NumberFormat = {
  name: 'pesel',
  fields: [peselDay, digits(4)],
  check: { at: 10, width: 1, of: (body) => String(missing(weighted(body, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]), 10)) },
};

/** Zákon 133/2000 Sb.: the ten digits divide by 11; 50 more in a woman's month, 20 more where numbers ran out. */
const czech: NumberFormat = {
  name: 'Czechia and Slovakia',
  fields: [yymmddWith(0, 50, 20, 70), digits(3)],
  check: { at: 9, width: 1, of: (body) => oneDigit(remainder(body, 11)) },
};
const czechYear = (number: string): number => (twoDigits(number) >= 54 ? 1900 : 2000) + twoDigits(number);

/** SVNR (Hauptverband): the fourth digit checks; 10 makes no number. */
const austrian: NumberFormat = {
  name: 'Austria',
  fields: [
    ranges(3, [100, 999]),
    days({
      width: 6,
      from: 2000,
      to: 2099,
      write: (y, month, day) => [day, month, y % 100].map((part) => String(part).padStart(2, '0')).join(''),
      read: (text) => [2000 + twoDigits(text, 4), twoDigits(text, 2), twoDigits(text)],
    }),
  ],
  check: { at: 3, width: 1, of: (body) => oneDigit(weighted(body, [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11) },
};

/** ZSAS: 756 and an EAN-13 check. */
const ahv: NumberFormat = {
  name: 'Switzerland',
  fields: [ranges(3, [756, 756]), digits(9)],
  check: { at: 12, width: 1, of: (body) => String(missing(weighted(body, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]), 10)) },
};

/** 1996. évi XX. törvény: births up to 1996 weigh their digits from the front, later ones from the back. */
const hungarianPerson: NumberFormat[] = byBirth(
  {
    name: 'Hungary',
    fields: [ranges(1, [1, 4]), yymmdd, digits(3)],
    check: {
      at: 10,
      width: 1,
      of: (body) => {
        const late = /^[34]/.test(body) || twoDigits(body, 1) > 96;
        const weights = Array.from({ length: 10 }, (_, i) => (late ? 10 - i : i + 1));
        return oneDigit(weighted(body, weights) % 11);
      },
    },
  },
  (number) => (/^[34]/.test(number) ? 2000 : 1900) + twoDigits(number, 1),
);

export const centralEurope = [
  scheme({
    type: 'PL_PESEL',
    name: 'a Polish PESEL',
    looks: /^\d{11}$/,
    formats: byBirth(pesel, (number) => peselYear(number) + twoDigits(number)),
    plain: { '99999999999': 0.8 },
    cues: 'pesel,nr pesel,numer pesel,peselu,peselem',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Czech or Slovak birth number',
    looks: /^\d{9,10}$/,
    formats: byBirth(czech, czechYear),
    plain: { '999999/9999': 0.92 },
    cues: 'rodne cislo,rodneho cisla,rc,r c,rod c,rodnym cislem',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Austrian social security number',
    looks: /^\d{10}$/,
    formats: [austrian],
    plain: { '9999 999999': 0.82, '9999-999999': 0.82 },
    cues: 'svnr,sv nr,sv nummer,sozialversicherungsnummer,versicherungsnummer,e card',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Swiss AHV number',
    looks: /^756\d{10}$/,
    formats: [ahv],
    plain: { '999.9999.9999.99': 0.98, '999 9999 9999 99': 0.95, '9999999999999': 0.9 },
    cues: 'ahv,ahv nr,ahv nummer,ahvn13,avs,no avs,numero avs,navs13,avs nummer,sozialversicherungsnummer',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Hungarian personal number',
    looks: /^[1-8]\d{10}$/,
    formats: hungarianPerson,
    plain: { '9-999999-9999': 0.92, '9 999999 9999': 0.85 },
    cues: 'szemelyi szam,szemelyi azonosito,szemelyi szama,szemelyi szamom',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Hungarian TAJ number',
    looks: /^\d{9}$/,
    formats: [
      {
        name: 'TAJ',
        fields: [digits(8)],
        check: { at: 8, width: 1, of: (body) => String(weighted(body, [3, 7, 3, 7, 3, 7, 3, 7]) % 10) },
      },
    ],
    cues: 'taj,taj szam,tajszam,taj szama,taj szamom',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Hungarian tax number',
    looks: /^8\d{9}$/,
    formats: [
      {
        name: 'adóazonosító jel',
        fields: [ranges(1, [8, 8]), ranges(5, [12_000, 58_000]), digits(3)],
        check: { at: 9, width: 1, of: (body) => oneDigit(weighted(body, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11) },
      },
    ],
    cues: 'adoazonosito,adoazonosito jel,ado azonosito,adoazonositom,adoszam,adoszamom,adoszama',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Croatian OIB',
    looks: /^\d{11}$/,
    formats: [{ name: 'OIB', fields: [digits(10)], check: { at: 10, width: 1, of: mod1110 } }],
    cues: 'oib,osobni identifikacijski broj',
  }),
];
