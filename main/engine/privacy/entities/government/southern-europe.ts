import { luhn, weighted } from './checks';
import { anyOf, ddmmyy, digits, letter, ranges } from './fields';
import type { NumberFormat } from './format';
import { scheme } from './scheme';

/** Decreto-Lei 14/2013: modulus 11, what exceeds a digit is 0. */
const portuguese = (body: string): string => {
  const check = 11 - (weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return String(check > 9 ? 0 : check);
};

/** Department of Social Protection: modulus 23, a second letter counts nine times. */
const irish = (body: string): string => {
  const second = body.charAt(7);
  const more = second === '' || second === 'W' ? 0 : 9 * (second.charCodeAt(0) - 64);
  return 'WABCDEFGHIJKLMNOPQRSTUV'.charAt((weighted(body, [8, 7, 6, 5, 4, 3, 2]) + more) % 23);
};
const irishCheck = { at: 7, width: 1, of: irish };

/** ΑΑΔΕ: powers of two, modulo 11, 10 is 0. */
const greekTax = (body: string): string => String((weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10);

/** ΗΔΙΚΑ: the date, then Luhn over all. A year up to 25 may be of either century. */
const amka: NumberFormat = {
  name: 'AMKA',
  fields: [ddmmyy(), digits(4)],
  check: { at: 10, width: 1, of: luhn },
};

export const southernEurope = [
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Portuguese NIF',
    looks: /^[1-35-9]\d{8}$/,
    formats: [
      { name: 'NIF', fields: [ranges(1, [1, 3], [5, 9]), digits(7)], check: { at: 8, width: 1, of: portuguese } },
    ],
    cues: 'nif,contribuinte,numero de contribuinte,no contribuinte,nipc,numero de identificacao fiscal,identificacao fiscal',
  }),
  // Instituto dos Registos e do Notariado: Luhn over digits and letters.
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Portuguese citizen card',
    looks: /^\d{9}[A-Z]{2}\d$/,
    formats: [{ name: 'CC', fields: [digits(9), letter, letter], check: { at: 11, width: 1, of: luhn } }],
    plain: { '999999999AA9': 0.9, '99999999 9 AA9': 0.9, '99999999 9AA9': 0.9 },
    cues: 'cartao de cidadao,cc,numero de identificacao civil,documento de identificacao,bi,portuguese id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Irish PPS number',
    looks: /^\d{7}[A-W][A-IW]?$/,
    formats: [
      { name: 'PPS', fields: [digits(7)], check: irishCheck },
      { name: 'PPS with two letters', fields: [digits(7), anyOf('AHW')], check: irishCheck },
      { name: 'PPS with another second letter', fields: [digits(7), anyOf('BCDEFGI')], check: irishCheck },
    ],
    plain: { '9999999A': 0.85, '9999999AA': 0.9, '9999999 A': 0.75 },
    cues: 'pps,ppsn,pps number,pps no,personal public service,personal public service number,irish id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Greek AMKA',
    looks: /^\d{11}$/,
    formats: [amka],
    cues: 'amka,αμκα,a m k a',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Greek tax number (AFM)',
    looks: /^\d{9}$/,
    formats: [{ name: 'AFM', fields: [digits(8)], check: { at: 8, width: 1, of: greekTax } }],
    cues: 'afm,αφμ,α φ μ,αριθμος φορολογικου μητρωου,greek tax number',
  }),
];
