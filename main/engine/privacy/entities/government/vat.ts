import { mod1110, twoDigits } from '../formats/checks';
import { luhn, missing, oneDigit, remainder, weighted } from './checks';
import { anyOf, digits, oneOf, ranges } from './fields';
import type { NumberFormat } from './format';
import { vatLook } from './number-looks';
import { type Scheme, scheme } from './scheme';

/**
 * VAT numbers of countries (European Commission, VIES; each authority's check), of firms and of people in business: the
 * country in front stays. They are of no type of their own: ID_NUMBER.
 */
const country = (code: string, format: Omit<NumberFormat, 'name'>): NumberFormat => ({
  ...format,
  name: `VAT ${code}`,
  fields: [oneOf([code]), ...format.fields],
  ...(format.check === undefined
    ? {}
    : {
        check: {
          ...format.check,
          at: code.length + format.check.at,
          of: (body: string) => format.check?.of(body.slice(code.length)) ?? null,
        },
      }),
});

const last = (at: number, of: (body: string) => string | null) => ({ at, width: 1, of });

/** Bundesministerium für Finanzen (AT): doubled digits' cross sums, from 96. */
const austrian = (body: string): string => {
  const sum = Array.from(body, Number).reduce(
    (total, digit, i) => total + (i % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)),
    0,
  );
  return String((10 - ((sum + 4) % 10)) % 10);
};

/** Decreto-Lei 14/2013: modulus 11, what exceeds a digit is 0. */
const portuguese = (body: string): string => {
  const check = missing(weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]), 11);
  return String(check > 9 ? 0 : check);
};

/** Valstybinė mokesčių inspekcija (LT): weights from 1, where that leaves 10 from 3. */
const lithuanian = (body: string): string => {
  const sum = (from: number): number =>
    Array.from(body, Number).reduce((total, digit, i) => total + digit * (1 + ((i + from) % 9)), 0) % 11;
  return String(sum(0) < 10 ? sum(0) : sum(2) % 10);
};

/** НАП (BG): weights from 1, where that leaves 10 from 3. */
const bulgarian = (body: string): string => {
  const sum = (from: number): number =>
    Array.from(body, Number).reduce((total, digit, i) => total + digit * (i + from), 0) % 11;
  return String(sum(1) < 10 ? sum(1) : sum(3) % 10);
};

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';
/** Revenue (IE): modulus 23, a second letter with weight 9. */
const irish = (body: string): string => {
  const second = body.length > 7 ? 9 * irishLetters.indexOf(body.charAt(7)) : 0;
  return irishLetters.charAt((weighted(body, [8, 7, 6, 5, 4, 3, 2]) + second) % 23);
};

/** Orden EHA/451/2008 (ES): cross sums of doubled digits. */
const spanish = (body: string): number => {
  const sum = Array.from(body.slice(1), Number).reduce(
    (total, digit, i) => total + (i % 2 === 0 ? Math.floor(digit / 5) + ((digit * 2) % 10) : digit),
    0,
  );
  return missing(sum, 10);
};

/** Τμήμα Φορολογίας (CY): digits in odd places by a table, modulus 26. */
const cypriot = (body: string): string => {
  const table = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = Array.from(body, Number).reduce(
    (total, digit, i) => total + (i % 2 === 0 ? (table[digit] ?? 0) : digit),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
};

const british = (body: string): number => weighted(body, [8, 7, 6, 5, 4, 3, 2]);
const norwegian = last(8, (body) => oneDigit(missing(weighted(body, [3, 2, 7, 6, 5, 4, 3, 2]), 11)));
const greek = last(8, (body) => String((weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10));

/** Of a country whose numbers have several lengths. */
const romanian = Array.from({ length: 5 }, (_, more) =>
  country('RO', {
    fields: [ranges(1, [1, 9]), digits(4 + more)],
    check: last(5 + more, (body) =>
      String(((weighted(body.padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10),
    ),
  }),
).map((format, more) => ({ ...format, name: `${format.name} ${more + 6}` }));

const formats: readonly NumberFormat[] = [
  country('DE', { fields: [ranges(1, [1, 9]), digits(7)], check: last(8, mod1110) }),
  country('ATU', { fields: [digits(7)], check: last(7, austrian) }),
  country('PL', {
    fields: [digits(9)],
    check: last(9, (body) => oneDigit(weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11)),
  }),
  country('IT', { fields: [digits(7), ranges(3, [1, 100])], check: last(10, luhn) }),
  country('BE', {
    fields: [ranges(8, [2_000_000, 19_999_999])],
    check: { at: 8, width: 2, of: (body) => String(97 - remainder(body, 97)).padStart(2, '0') },
  }),
  country('PT', {
    fields: [ranges(1, [1, 3], [5, 9]), digits(7)],
    check: last(8, portuguese),
  }),
  country('DK', {
    fields: [ranges(1, [1, 9]), digits(6)],
    check: last(7, (body) => oneDigit(missing(weighted(body, [2, 7, 6, 5, 4, 3, 2]), 11))),
  }),
  country('FI', {
    fields: [digits(7)],
    check: last(7, (body) => oneDigit(missing(weighted(body, [7, 9, 10, 5, 8, 4, 2]), 11))),
  }),
  country('LU', {
    fields: [digits(6)],
    check: { at: 6, width: 2, of: (body) => String(remainder(body, 89)).padStart(2, '0') },
  }),
  country('HR', { fields: [digits(10)], check: last(10, mod1110) }),
  // Firms of the Netherlands (elfproef), with the number of the part of the firm.
  country('NL', {
    fields: [ranges(8, [100_000, 99_999_999]), oneOf(['B']), ranges(2, [1, 99])],
    check: last(8, (body) => oneDigit(weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)),
  }),
  // The key before a SIREN, which passes Luhn's check.
  {
    ...country('FR', {
      fields: [ranges(9, [100_000_000, 999_999_999])],
      check: { at: 0, width: 2, of: (body) => twoDigits((12 + 3 * remainder(body, 97)) % 97) },
    }),
    accepts: (number) => luhn(number.slice(4, -1)) === number.slice(-1),
  },
  ...['GB', 'XI'].flatMap((code) => [
    country(code, {
      fields: [ranges(7, [1_000_000, 9_999_999])],
      check: { at: 7, width: 2, of: (body) => twoDigits(97 - (british(body) % 97)) },
    }),
    {
      ...country(code, {
        fields: [ranges(7, [1_000_000, 9_999_999])],
        check: { at: 7, width: 2, of: (body) => twoDigits((97 + 42 - (british(body) % 97)) % 97) },
      }),
      name: `VAT ${code} since 2009`,
    },
  ]),
  country('ES', { fields: [anyOf('ABCDEFGHJUV'), digits(7)], check: last(8, (body) => String(spanish(body))) }),
  {
    ...country('ES', {
      fields: [anyOf('NPQRSW'), digits(7)],
      check: last(8, (body) => 'JABCDEFGHI'.charAt(spanish(body))),
    }),
    name: 'VAT ES public',
  },
  country('IE', { fields: [digits(7)], check: last(7, irish) }),
  { ...country('IE', { fields: [digits(7), anyOf('ABCDEFGHI')], check: last(7, irish) }), name: 'VAT IE since 2013' },
  country('SE', { fields: [digits(9), oneOf(['01'])], check: last(9, (body) => luhn(body.slice(0, 9))) }),
  country('CZ', {
    fields: [ranges(7, [0, 8_999_999])],
    check: last(7, (body) => String((missing(weighted(body, [8, 7, 6, 5, 4, 3, 2]), 11) || 1) % 10)),
  }),
  {
    ...country('SK', { fields: [ranges(1, [1, 9]), digits(1), anyOf('234789'), digits(7)] }),
    // No birth number, which passes the same check.
    accepts: (number) => remainder(number.slice(2), 11) === 0 && Number(number.slice(6, 8)) > 31,
  },
  country('HU', {
    fields: [ranges(7, [1_000_000, 9_999_999])],
    check: last(7, (body) => String(missing(weighted(body, [9, 7, 3, 1, 9, 7, 3]), 10))),
  }),
  ...romanian,
  country('BG', { fields: [anyOf('123'), digits(7)], check: last(8, bulgarian) }),
  { ...country('BG', { fields: [anyOf('8'), digits(7)], check: last(8, bulgarian) }), name: 'VAT BG of before' },
  country('SI', {
    fields: [ranges(7, [1_000_000, 9_999_999])],
    check: last(7, (body) => {
      const rest = 11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11);
      return rest === 11 ? null : String(rest % 10);
    }),
  }),
  country('LT', { fields: [digits(7), oneOf(['1'])], check: last(8, lithuanian) }),
  {
    ...country('LT', { fields: [digits(10), oneOf(['1'])], check: last(11, lithuanian) }),
    name: 'VAT LT temporary',
  },
  country('LV', {
    fields: [ranges(1, [4, 9]), digits(9)],
    check: last(10, (body) => oneDigit(missing(weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) + 8, 11))),
  }),
  country('EE', {
    fields: [digits(8)],
    check: last(8, (body) => String(missing(weighted(body, [3, 7, 1, 3, 7, 1, 3, 7]), 10))),
  }),
  country('EL', { fields: [digits(8)], check: greek }),
  country('CY', { fields: [ranges(8, [0, 11_999_999], [13_000_000, 99_999_999])], check: last(8, cypriot) }),
  country('MT', {
    fields: [ranges(6, [100_000, 999_999])],
    check: { at: 6, width: 2, of: (body) => twoDigits(37 - (weighted(body, [3, 4, 6, 7, 8, 9]) % 37)) },
  }),
  country('NO', { fields: [anyOf('89'), digits(7)], check: norwegian }),
  country('CHE', {
    fields: [ranges(8, [10_000_000, 99_999_999])],
    check: last(8, (body) => oneDigit(missing(weighted(body, [5, 4, 3, 2, 7, 6, 5, 4]), 11))),
  }),
];

export const vat: readonly Scheme[] = [
  scheme({
    type: 'ID_NUMBER',
    name: 'a VAT number',
    looks: new RegExp(`^(?:${vatLook.source})$`, 'u'),
    formats,
    plain: Object.fromEntries(
      ['AA999999999', 'AAA99999999', 'AA9999999999', 'AA99999999999', 'AA99999999', 'AA999999999A99'].flatMap(
        (shape) => [[shape, 0.9] as const, [shape.replace('9', ' 9'), 0.85] as const],
      ),
    ),
    cues: 'vat,vat number,vat no,vat id,vat reg no,ust id,ust idnr,ust id nr,ustid,ustidnr,uid,umsatzsteuer id,umsatzsteuer identifikationsnummer,tva,numero de tva,no tva,tva intracommunautaire,partita iva,p iva,piva,btw,btw nummer,btw nr,nip,momsnummer,moms nr,cvr,alv numero',
  }),
];
