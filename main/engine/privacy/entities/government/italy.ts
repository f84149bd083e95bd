import { anyOf, days, type Field, latin, oneOf, ranges } from './fields';
import type { NumberFormat } from './format';
import { type Scheme, scheme } from './scheme';

/** Agenzia delle Entrate, DM 23.12.1976: three consonants, else vowels after them, else X. */
const triples = Array.from(latin, (a) => Array.from(latin, (b) => Array.from(latin, (c) => a + b + c)))
  .flat(2)
  .filter(
    (triple) =>
      /^(?:[^AEIOU]{3}|[^AEIOU]{2}[AEIOU]|[^AEIOU][AEIOU]{2}|[^AEIOU]?[AEIOU]X|[AEIOU]{3}|[AEIOU]{2}X|[AEIOU]XX)$/.test(
        triple,
      ) && triple.length === 3,
  );
const name = oneOf(triples);
const anyName = oneOf(Array.from(latin));

const months = 'ABCDEHLMPRST';
/** Year, month letter, day; 40 more for a woman. */
const birth = days({
  width: 5,
  from: 2000,
  to: 2099,
  ways: 2,
  write: (year, month, day, way) =>
    String(year % 100).padStart(2, '0') + months.charAt(month - 1) + String(day + 40 * way).padStart(2, '0'),
  read: (text) => {
    const day = Number(text.slice(3));
    const way = day > 40 ? 1 : 0;
    return [2000 + Number(text.slice(0, 2)), months.indexOf(text.charAt(2)) + 1, day - 40 * way, way];
  },
});
/** Cadastral code of the commune, Z for a country. */
const placeLetters = anyOf('ABCDEFGHIJKLMZ');
const placeDigits = ranges(3, [1, 999]);

const odd = 'BAKPLCQDREVOSFTGUHMINJWZYX';
const control = (body: string): string => {
  let sum = 0;
  for (let i = 0; i < 15; i++) {
    const value = Number.parseInt(body.charAt(i), 36);
    const place = value > 9 ? value - 10 : value;
    sum += i % 2 === 1 ? place : odd.indexOf(latin.charAt(place));
  }
  return latin.charAt(sum % 26);
};

/** Where two people would share a code, digits are written as these letters, from the right. */
const twins = 'LMNPQRSTUV';
const asDigits = (text: string): string => text.replace(/[L-NP-V]/g, (c) => String(twins.indexOf(c)));
const digitPlaces = [6, 7, 9, 10, 12, 13, 14];

/** The field with the places in which the number has letters written so. */
const coded = (field: Field, at: number, lettered: ReadonlySet<number>): Field => ({
  ...field,
  rank: (text) => field.rank(Array.from(text, (c, i) => (lettered.has(at + i) ? asDigits(c) : c)).join('')),
  unrank: (rank) =>
    Array.from(field.unrank(rank), (c, i) => (lettered.has(at + i) ? twins.charAt(Number(c)) : c)).join(''),
});

const formats = (number: string): NumberFormat[] => {
  const lettered = new Set(digitPlaces.filter((at) => /[L-NP-V]/.test(number.charAt(at))));
  const check = { at: 15, width: 1, of: control };
  const rest = [coded(birth, 6, lettered), placeLetters, coded(placeDigits, 12, lettered)];
  const where = [...lettered].join();
  return [
    { name: `code ${where}`, fields: [name, name, ...rest], check },
    {
      name: `code of an odd name ${where}`,
      fields: [...Array<Field>(6).fill(anyName), ...rest],
      check,
      accepts: (whole) => !(name.rank(whole.slice(0, 3)) >= 0 && name.rank(whole.slice(3, 6)) >= 0),
    },
  ];
};

export const italy: readonly Scheme[] = [
  {
    type: 'IT_FISCAL_CODE',
    name: 'an Italian codice fiscale',
    looks: /^[A-Z]{6}[\dL-NP-V]{2}[A-Z][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/,
    formats,
    plain: Object.fromEntries(
      Array.from({ length: 1 << digitPlaces.length }, (_, set) => {
        const shape = Array.from('AAAAAA99A99A999A', (c, i) =>
          digitPlaces.includes(i) && (set >> digitPlaces.indexOf(i)) & 1 ? 'A' : c,
        ).join('');
        return [
          [shape, /9/.test(shape) ? 0.95 : 0.6],
          [`${shape.slice(0, 3)} ${shape.slice(3, 6)} ${shape.slice(6, 11)} ${shape.slice(11)}`, 0.95],
        ] as const;
      }).flat(),
    ),
    cues: 'codice fiscale,cod fiscale,cod fisc,cf,c f,fiscal code,italian tax code',
  },
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Italian identity card',
    looks: /^(?:[A-Z]{2}\d{5}[A-Z]{2}|[A-Z]{2}\d{7})$/,
    formats: [],
    cues: 'carta d identita,carta di identita,carta identita',
  }),
];
