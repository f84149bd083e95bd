import type { Direction } from '../ciphers/numerals';
import { foldName, names } from '../lists';
import { isRoman, nameWords } from '../lists/kept';
import { foldText, identifier } from './identifier';
import { cipherShape } from './shape';
import { cipherWord, type WordSettings } from './word';

/** Words and numbers of a text, and what stands between them. */
const pieces = /[\p{L}\p{M}]+|\p{Nd}+/gu;

const isLetter = (piece: string): boolean => /^\p{L}\p{M}*$/u.test(piece);

const isKept = (piece: string, before: string, after: string): boolean => {
  // O'Brien, D'Angelo, N'Golo; and the s of a possessive.
  if (isLetter(piece)) return /['’]/.test(before + after) || (/\p{Ll}/u.test(piece) && nameWords.has(piece));
  const folded = foldName(piece);
  return (nameWords.has(folded) && !names.has(folded)) || (isRoman(folded) && piece === piece.toUpperCase());
};

/** A letter to a letter: large ones are initials, small ones are not to become a particle. */
const cipherInitial = (piece: string, direction: Direction, { cipher }: WordSettings): string =>
  cipherShape(cipher, direction, piece, 'initial', true, (to) => !nameWords.has(to));

/** A name part by part: titles, particles and suffixes stay, initials become initials. */
const cipherName = (direction: Direction, text: string, settings: WordSettings): string =>
  text.replace(pieces, (piece: string, at: number) => {
    if (/^\p{Nd}/u.test(piece)) return cipherShape(settings.cipher, direction, piece, 'name digits', false);
    if (isKept(piece, text.charAt(at - 1), text.charAt(at + piece.length))) return piece;
    const isInitial = isLetter(piece) && /^\p{Cased}/u.test(piece);
    return isInitial ? cipherInitial(piece, direction, settings) : cipherWord(piece, direction, settings);
  });

export const person = identifier({
  type: 'PERSON',
  risk: 5,
  recognise: null,
  leakage: [
    'script, number and order of the parts, titles, particles and suffixes, initials, case',
    'which parts are given and which are family names, and whether a name is common, rare or in no list',
    'grammatical gender of given names (can be turned off) and of family names with a feminine form',
    'parts that two names share; for names in no list of seven letters or more, their length',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherName(direction, text, context),
});
