import { missing, oneDigit, weighted } from './checks';
import { anyOf, digits, type Field, latin, oneOf, ranges } from './fields';
import type { NumberFormat } from './format';
import { scheme } from './scheme';

/** NHS Data Dictionary, NHS NUMBER: modulus 11; a check of 10 makes no number. Scotland's CHI number checks likewise. */
const nhsCheck = {
  at: 9,
  width: 1,
  of: (body: string) => oneDigit(missing(weighted(body, [10, 9, 8, 7, 6, 5, 4, 3, 2]), 11)),
};
const isInNhsRange = (number: string): boolean => /^(?:4|6|7)/.test(number);

/** HMRC NIM39110: letters and pairs that are never given out. */
const prefixes = Array.from(latin, (first) => Array.from(latin, (second) => first + second))
  .flat()
  .filter((pair) => /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]$/.test(pair) && !/BG|GB|KN|NK|NT|TN|ZZ/.test(pair));
const nino: readonly Field[] = [oneOf(prefixes), digits(6)];

/** HMRC: the first digit checks the other nine. */
const utrCheck = (body: string): string => '21987654321'.charAt(weighted(body, [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11);
const utr: NumberFormat = { name: 'utr', fields: [digits(9)], check: { at: 0, width: 1, of: utrCheck } };

export const unitedKingdom = [
  scheme({
    type: 'UK_NHS',
    name: 'an NHS number',
    looks: /^\d{10}$/,
    formats: [
      { name: 'England', fields: [ranges(1, [4, 4], [6, 7]), digits(8)], check: nhsCheck },
      { name: 'elsewhere', fields: [digits(9)], check: nhsCheck, accepts: (number) => !isInNhsRange(number) },
    ],
    cues: 'nhs,nhs number,nhs no,national health,national health service,chi number,hsc number',
  }),
  scheme({
    type: 'UK_NINO',
    name: 'a UK national insurance number',
    looks: /^[A-Z]{2}\d{6}[A-D]?$/,
    formats: [
      { name: 'with suffix', fields: [...nino, anyOf('ABCD')] },
      { name: 'without suffix', fields: nino },
    ],
    plain: { AA999999A: 0.9, 'AA 99 99 99 A': 0.95, 'AA 999999 A': 0.9, 'AA-99-99-99-A': 0.95 },
    cues: 'nino,ni,ni number,ni no,national insurance,nat ins,nat insurance',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a UK taxpayer reference (UTR)',
    looks: /^\d{10}$/,
    formats: [utr],
    cues: 'utr,unique taxpayer reference,unique tax reference,self assessment',
  }),
];
