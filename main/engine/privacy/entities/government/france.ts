import { remainder } from './checks';
import { digits, type Field, oneOf, ranges } from './fields';
import type { NumberFormat } from './format';
import { scheme } from './scheme';

/** INSEE, répertoire national d'identification: sex, year, month (or what stands for an unknown one), where born, order. */
const sexes = oneOf(['1', '2']);
const provisional = oneOf(['3', '4', '7', '8']);
const months = ranges(2, [1, 12]);
const unknownMonths = ranges(2, [20, 42], [50, 99]);
const order = ranges(3, [1, 999]);
/** Departments and their communes; overseas ones have three digits; 99 is abroad, with the country. */
const places = ranges(
  5,
  ...Array.from({ length: 95 }, (_, i) => [(i + 1) * 1000 + 1, (i + 1) * 1000 + 990] as const),
  ...[971, 972, 973, 974, 975, 976, 977, 978, 984, 986, 987, 988, 989].map(
    (department) => [department * 100 + 1, department * 100 + 90] as const,
  ),
  [99_001, 99_990],
);

/** Corsica's letters count as 19 and 18. */
const key = (body: string): string =>
  String(97 - remainder(body.replace('2A', '19').replace('2B', '18'), 97)).padStart(2, '0');
const check = { at: 13, width: 2, of: key };

const formats: NumberFormat[] = (
  [
    ['sex', sexes],
    ['provisional', provisional],
  ] as const
).flatMap(([kind, first]: readonly [string, Field]) =>
  (
    [
      ['', months],
      [' unknown month', unknownMonths],
    ] as const
  ).flatMap(([known, month]) => [
    { name: `${kind}${known}`, fields: [first, digits(2), month, places, order], check },
    {
      name: `${kind}${known} Corsica`,
      fields: [first, digits(2), month, oneOf(['2A', '2B']), ranges(3, [1, 990]), order],
      check,
    },
  ]),
);

export const france = [
  scheme({
    type: 'FR_NIR',
    name: 'a French social security number',
    looks: /^[1-478]\d{5}[\dAB]\d{8}$/,
    formats,
    plain: {
      '999999999999999': 0.9,
      '9 99 99 99 999 999 99': 0.97,
      '9 99 99 99 999 999 / 99': 0.97,
      '9999999999999 99': 0.95,
      '999999A99999999': 0.95,
      '9 99 99 9A 999 999 99': 0.97,
    },
    cues: 'nir,securite sociale,numero de secu,numero secu,secu,no secu,numero de securite sociale,num secu,carte vitale,insee,ss,n ss,no ss,numero ss,french social security',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a French tax number',
    looks: /^[0-3]\d{12}$/,
    formats: [
      {
        // Direction générale des Finances publiques: the first ten modulo 511.
        name: 'numéro fiscal',
        fields: [ranges(1, [0, 3]), digits(9)],
        check: { at: 10, width: 3, of: (body) => String(remainder(body, 511)).padStart(3, '0') },
      },
    ],
    plain: { '99 99 999 999 999': 0.9 },
    cues: 'numero fiscal,no fiscal,reference fiscale,identifiant fiscal,spi',
  }),
];
