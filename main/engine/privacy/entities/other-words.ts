import type { Cipher } from '../ciphers';
import { alphabets } from '../lists/spelling';
import { dottedSmall } from './letter-case';

/**
 * The way for a Latin word that is spelled as no name is: to a pronounceable one of pairs of a consonant and a vowel, with x
 * or z at its end. Any word has one, longer than itself; no list and no spelling has it.
 */

export const isAscii = (word: string): boolean => /^[a-z]+$/.test(word);

const consonants = 'bcdfghjklmnprstv';
const vowels = 'aeiou';
const pairs = consonants.length * vowels.length;
/** The shortest word of the class `other` has four pairs: FF1 needs a domain of 10^6. */
const fewestPairs = 4;
/** More than any word of 40 letters needs, and a bound on the time for one that only looks like such a word. */
const mostPairs = 60;
const otherForm = new RegExp(`^(?:[${consonants}][${vowels}]){${fewestPairs},${mostPairs}}[xz]$`);

export const plainLetters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** What İ is in small letters stands as one letter here. */
const accentedLetters = Array.from({ length: 0x250 }, (_, point) => String.fromCodePoint(point)).filter(
  (letter) =>
    /\p{Script=Latin}/u.test(letter) &&
    (letter === letter.toLowerCase() || letter === 'İ') &&
    letter === letter.normalize('NFC'),
);
const letterIndex = new Map(accentedLetters.map((letter, index) => [letter, index]));

/** Whether a folded word is one of the surrogates of this class. */
export const hasOtherForm = (word: string): boolean => otherForm.test(word);

const lettersOf = (word: string): string[] => Array.from(word.replaceAll(dottedSmall, 'İ'));

/** Whether the class can hold a folded word: Latin letters only. */
export const isLatin = (word: string): boolean => lettersOf(word).every((letter) => letterIndex.has(letter));

/** The first of the words with `count` pairs, in the order of all words of the class. */
const firstOf = (count: number): bigint => {
  let first = 0n;
  for (let n = fewestPairs; n < count; n++) first += BigInt(pairs) ** BigInt(n);
  return first;
};

/** The letters that accented words are written with: of one language, or all. */
const accentedAlphabets: readonly (readonly string[])[] = [
  ...alphabets.map((own) => [...plainLetters, ...own].filter((letter) => letterIndex.has(letter))),
  accentedLetters,
];
const alphabetOf = (letters: readonly string[]): number =>
  accentedAlphabets.findIndex((alphabet) => letters.every((letter) => alphabet.includes(letter)));

/** A word's place among all over an alphabet, in bijective numeration. */
const numberOf = (letters: readonly string[], alphabet: readonly string[]): bigint =>
  letters.reduce((sum, letter) => sum * BigInt(alphabet.length) + BigInt(alphabet.indexOf(letter) + 1), 0n) - 1n;

const wordAt = (place: bigint, alphabet: readonly string[]): string => {
  const base = BigInt(alphabet.length);
  let word = '';
  for (let rest = place + 1n; rest > 0n; rest = (rest - 1n) / base) word = alphabet[Number((rest - 1n) % base)] + word;
  return word;
};

/** Accented words of all alphabets in turn. */
const turns = BigInt(accentedAlphabets.length);
const placeOf = (word: string): bigint => {
  if (isAscii(word)) return numberOf(Array.from(word), plainLetters);
  const letters = lettersOf(word);
  const turn = alphabetOf(letters);
  return numberOf(letters, accentedAlphabets[turn] ?? []) * turns + BigInt(turn);
};

/**
 * All words over the letters to all words of the class in the order of their length. An end in x says that the letters were
 * plain, one in z that some had accents.
 */
export const encipherOther = (word: string, cipher: Cipher): string => {
  const number = placeOf(word);
  let count = fewestPairs;
  while (number >= firstOf(count + 1)) count++;
  const end = isAscii(word) ? 'x' : 'z';
  const size = BigInt(pairs) ** BigInt(count);
  let rank = cipher.encipher(number - firstOf(count), size, `other ${end} ${count}`);
  let image = end;
  for (let i = 0; i < count; i++) {
    const pair = Number(rank % BigInt(pairs));
    rank /= BigInt(pairs);
    image = consonants.charAt(Math.floor(pair / vowels.length)) + vowels.charAt(pair % vowels.length) + image;
  }
  return image;
};

/** The inverse; the word itself where it is none of the class. */
export const decipherOther = (word: string, cipher: Cipher): string => {
  if (!otherForm.test(word)) return word;
  const count = (word.length - 1) / 2;
  let rank = 0n;
  for (let i = 0; i < count; i++) {
    const pair = consonants.indexOf(word.charAt(2 * i)) * vowels.length + vowels.indexOf(word.charAt(2 * i + 1));
    rank = rank * BigInt(pairs) + BigInt(pair);
  }
  const isPlain = word.endsWith('x');
  const size = BigInt(pairs) ** BigInt(count);
  const place = cipher.decipher(rank, size, `other ${word.slice(-1)} ${count}`) + firstOf(count);
  if (isPlain) return wordAt(place, plainLetters);
  return wordAt(place / turns, accentedAlphabets[Number(place % turns)] ?? []).replaceAll('İ', dottedSmall);
};
