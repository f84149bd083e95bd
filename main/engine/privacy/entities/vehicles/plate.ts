import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { recognisePlate } from '../../detect/recognisers/vehicles';
import { capitals, cipherForms, decimal, type Form } from '../formats/forms';
import { cipherSets } from '../formats/sets';
import { compactText, identifier } from '../identifier';
import { districts, germanPlate, isGermanPlate } from './german-plates';

const letters = capitals;
const cipherGerman = (cipher: Cipher, direction: Direction, parts: readonly string[]): string => {
  const [, district = '', gap = '', initials = '', space = '', number = '', kind = ''] = parts;
  const alike = districts.filter((each) => each.length === district.length);
  const at = alike.indexOf(district);
  const domain = `plate DE ${initials.length} ${number.length}`;
  const place =
    at === -1
      ? district
      : (alike[Number(cipher[direction](BigInt(at), BigInt(alike.length), `${domain} district`))] ?? '');
  // The rest depends on the district as it stands in the surrogate: known in both directions.
  const tweak = direction === 'encipher' ? place : district;
  const rest = cipherSets(cipher, direction, initials + number, `${domain} ${tweak}`, (c, i) =>
    /\d/.test(c) ? (i === initials.length ? '123456789' : decimal) : letters,
  );
  return place + gap + rest.slice(0, initials.length) + space + rest.slice(initials.length) + kind;
};

const within =
  (set: string): NonNullable<Form['setOf']> =>
  (c) =>
    /\d/.test(c) ? decimal : set;
const without = (missing: string): string =>
  Array.from(capitals)
    .filter((c) => !missing.includes(c))
    .join('');

/** Plates by the letters and numbers that a country gives out. */
const plateForms: readonly Form[] = [
  {
    name: 'GB',
    pattern: /^[A-HJ-PR-Y]{2}(?:0[2-9]|[12]\d|5[1-9]|[67]\d)[A-HJ-PR-Z]{3}$/,
    setOf: within(without('IQ')),
  },
  { name: 'FR, IT', pattern: /^[A-HJ-NPR-TV-Z]{2}\d{3}[A-HJ-NPR-TV-Z]{2}$/, setOf: within(without('IOQU')) },
  { name: 'ES', pattern: /^\d{4}[BCDFGHJ-NPR-TV-Z]{3}$/, setOf: within('BCDFGHJKLMNPRSTVWXYZ') },
  { name: 'NL', pattern: /^(?=.*[A-Z])(?=.*\d)[0-9BDFGHJKLNPRSTVXZ]{6}$/, setOf: within('BDFGHJKLNPRSTVXZ') },
  { name: 'other', pattern: /^[0-9A-Z]{2,10}$/ },
];

export const licensePlate = identifier({
  type: 'LICENSE_PLATE',
  risk: 5,
  recognise: recognisePlate,
  leakage: [
    'length, separators, and which characters are letters: so often the country',
    'of a German plate the length of its district, and E or H behind it',
  ],
  canonical: compactText,
  readOut: 'plate',
  cipher: (direction, text, { cipher }) => {
    const german = isGermanPlate(text) ? germanPlate.exec(text) : null;
    if (german !== null) return cipherGerman(cipher, direction, german);
    // A number that Germany never gives out (B-XR 0843) must not become one that it does.
    const step = (from: string): string => cipherForms(cipher, direction, from, plateForms, 'plate');
    return walk(text, step, (to) => !isGermanPlate(to));
  },
});
