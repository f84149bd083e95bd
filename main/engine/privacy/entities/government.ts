import type { Cipher } from '../ciphers';
import { cipherNumerals, type Direction, walk } from '../ciphers/numerals';
import { recogniseIdNumber } from '../detect/recognisers/id-number';
import { recogniseSsn } from '../detect/recognisers/ssn';
import { referenceKinds } from '../lists/kept';
import { compactText, identifier } from './identifier';
import { cipherShape } from './shape';
import { digitsOf, slotsOf } from './slots';

/** What a number is of, written before it: kept, or the number would lose its type. */
const kinds = new Set([...referenceKinds, 'id', 'no', 'nr', 'ref']);

const kindOf = (text: string): string => {
  const kind = /^([a-z]{2,7})[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/iu.exec(text);
  return kind !== null && kinds.has((kind[1] ?? '').toLowerCase()) ? kind[0] : '';
};

export const idNumber = identifier({
  type: 'ID_NUMBER',
  risk: 5,
  recognise: recogniseIdNumber,
  leakage: [
    'length, and which characters are digits, small or large letters, or signs',
    'the kind of number where it is written before it (CLM-, INV-)',
    'over 40 characters: the common beginning of two values',
  ],
  canonical: (original) => {
    const kind = kindOf(original);
    return kind === '' ? compactText(original) : `${compactText(kind)}-${compactText(original.slice(kind.length))}`;
  },
  cipher: (direction, text, { cipher }) => {
    const kind = kindOf(text);
    // What has no kind must not get one by chance.
    const isInside = (to: string): boolean => kind !== '' || kindOf(to) === '';
    return kind + cipherShape(cipher, direction, text.slice(kind.length), 'id', true, isInside);
  },
});

/** Areas that were ever issued: not 000, 666 or 900 and up (SSA POMS RM 10201.035). */
const areas = Array.from({ length: 899 }, (_, i) => i + 1).filter((area) => area !== 666);
/** Printed in advertisements, and so nobody's. */
const advertised = new Set(['078051120', '219099999', '457555462']);

const isIssuable = (digits: string): boolean =>
  /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits) && !advertised.has(digits);

const issuableRadixes = [areas.length, 99, 9999];

const cipherIssuable = (cipher: Cipher, direction: Direction, digits: string): string => {
  const values = [
    areas.indexOf(Number(digits.slice(0, 3))),
    Number(digits.slice(3, 5)) - 1,
    Number(digits.slice(5)) - 1,
  ];
  const [area = 0, group = 0, serial = 0] = cipherNumerals(cipher, direction, values, issuableRadixes, 'ssn');
  return [
    String(areas[area]).padStart(3, '0'),
    String(group + 1).padStart(2, '0'),
    String(serial + 1).padStart(4, '0'),
  ].join('');
};

export const usSsn = identifier({
  type: 'US_SSN',
  risk: 5,
  recognise: recogniseSsn,
  leakage: ['separators', 'whether it is a number that can have been issued'],
  canonical: (original) => digitsOf(slotsOf(original, false)) || original,
  cipher: (direction, text, { cipher }) => {
    const surface = slotsOf(text, false);
    const digits = digitsOf(surface);
    if (!isIssuable(digits)) {
      const stays = (to: string): boolean => !isIssuable(digitsOf(slotsOf(to, false)));
      return cipherShape(cipher, direction, text, 'ssn not issued', false, stays);
    }
    const image = walk(digits, (from) => cipherIssuable(cipher, direction, from), isIssuable);
    return surface.fill(Array.from(image, Number));
  },
});
