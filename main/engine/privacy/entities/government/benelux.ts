import { luhn, oneDigit, remainder, verhoeff, weighted } from './checks';
import { digits, ranges, yymmddWith, yyyymmdd } from './fields';
import { births, byBirth, type NumberFormat } from './format';
import { scheme } from './scheme';

/** Rijksdienst voor Identiteitsgegevens: the elfproef. The last digit counts −1. */
const elfproef = (body: string): string | null =>
  oneDigit(weighted(body.padStart(8, '0'), [9, 8, 7, 6, 5, 4, 3, 2]) % 11);

/** 97 less the remainder of the rest, with a 2 in front for births after 1999 (arrêté royal of 3 April 1984). */
const belgian = (prefix: string) => (body: string) => String(97 - remainder(prefix + body, 97)).padStart(2, '0');
const belgianFields = [yymmddWith(0), ranges(3, [1, 998])];
const bisFields = [yymmddWith(20, 40), ranges(3, [1, 998])];
const belgianFormats: NumberFormat[] = (
  [
    ['national', belgianFields],
    ['bis', bisFields],
  ] as const
).flatMap(([name, fields]) => [
  { name: `${name} 19`, fields, check: { at: 9, width: 2, of: belgian('') } },
  ...byBirth(
    { name: `${name} 20`, fields, check: { at: 9, width: 2, of: belgian('2') } },
    (number) => 2000 + Number(number.slice(0, 2)),
  ),
]);

export const benelux = [
  scheme({
    type: 'NL_BSN',
    name: 'a Dutch BSN',
    looks: /^\d{8,9}$/,
    formats: [
      { name: 'bsn', fields: [ranges(8, [1, 99_999_999])], check: { at: 8, width: 1, of: elfproef } },
      { name: 'bsn of eight', fields: [ranges(7, [1, 9_999_999])], check: { at: 7, width: 1, of: elfproef } },
    ],
    plain: { '9999.99.999': 0.85 },
    cues: 'bsn,bsnnummer,bsn nummer,burgerservicenummer,burger service nummer,sofinummer,sofi,sofi nummer,dutch citizen service',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Belgian national number',
    looks: /^\d{11}$/,
    formats: belgianFormats,
    plain: { '99.99.99-999.99': 0.97, '999999-999.99': 0.95, '999999-999-99': 0.9 },
    cues: 'rijksregisternummer,rijksregisternr,rijksregister,rijksregister nr,rrn,insz,insz nummer,numero national,registre national,no national,niss,numero de registre national,belgian national',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Luxembourg national number',
    looks: /^(?:19|20)\d{11}$/,
    formats: births.map(([from, to]) => ({
      name: `Luxembourg ${from}`,
      fields: [yyyymmdd(from, to), digits(3)],
      // Loi du 19 juin 2013: Luhn, then Verhoeff, both over the first eleven digits.
      check: { at: 11, width: 2, of: (body: string) => luhn(body) + verhoeff(body) },
    })),
    plain: { '9999999999999': 0.85, '9999 9999 99999': 0.95 },
    cues: 'matricule,matricule national,sozialversicherungsnummer,luxembourg,numero d identification national',
  }),
];
