import { mod1110 } from '../checks';
import { luhn, missing, oneDigit, remainder, weighted } from './checks';
import { digits, oneOf, ranges } from './fields';
import type { NumberFormat } from './format';
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
];

export const vat: readonly Scheme[] = [
  scheme({
    type: 'ID_NUMBER',
    name: 'a VAT number',
    looks: /^(?:DE\d{9}|ATU\d{8}|PL\d{10}|IT\d{11}|BE[01]\d{9}|PT\d{9}|DK\d{8}|FI\d{8}|LU\d{8}|HR\d{11})$/,
    formats,
    plain: Object.fromEntries(
      ['AA999999999', 'AAA99999999', 'AA9999999999', 'AA99999999999', 'AA99999999'].flatMap((shape) => [
        [shape, 0.9] as const,
        [shape.replace('9', ' 9'), 0.85] as const,
      ]),
    ),
    cues: 'vat,vat number,vat no,vat id,vat reg no,ust id,ust idnr,ust id nr,ustid,ustidnr,uid,umsatzsteuer id,umsatzsteuer identifikationsnummer,tva,numero de tva,no tva,tva intracommunautaire,partita iva,p iva,piva,btw,btw nummer,btw nr,nip,momsnummer,moms nr,cvr,alv numero',
  }),
];
