import { fewestShown } from '../../lists/fewest';
import type { Part } from '../../lists/packed';
import type { TextLocale } from '../entity';
import { isAscii } from '../other-words';
import { isKnownBare } from './bare';

/** What an article or a preposition loses its vowel before becomes what it does as well, and the other way round. */

/** What it tells of a word where others lose their vowel before one. */
export const soundLeakage =
  'in a French or Italian text whether a word of a name begins with a vowel or an h (l’Aude, du Gers), where a list has enough of both; an article that stands before an apostrophe (dell’Orto)';

/** A vowel stands there, or an h that is not heard: l'Hérault. */
const sounded = /^[aeiouyhœæ]/u;
export const isSounded = (word: string): boolean => sounded.test(word.normalize('NFD').toLowerCase());

const elidingLanguages = new Set(['fr', 'it']);
/** Whether articles and prepositions of a text's language lose their vowel before another one. */
export const elides = (locale: TextLocale | undefined): boolean => elidingLanguages.has(locale?.language ?? '');

/** Of a list, whether enough words of those that are written alike are of a kind and enough are not. */
const parted = new Map<string, boolean>();
export const isParted = (
  { name, size, at }: Part,
  kind: string,
  isOf: (entry: string) => boolean,
  isAlike: (entry: string) => boolean = () => true,
): boolean => {
  const key = `${name} ${size} ${kind}`;
  const known = parted.get(key);
  if (known !== undefined) return known;
  const entries = Array.from({ length: size }, (_, place) => at(place)).filter(isAlike);
  const count = entries.filter(isOf).length;
  const result = Math.min(count, entries.length - count) >= fewestShown;
  parted.set(key, result);
  return result;
};

const umlaut = /[äöü]/;
const hasAccents = (word: string): boolean => !isAscii(word);
const letters = new Map<string, (word: string) => string>();
const createLetters = (list: Part): ((word: string) => string) => {
  const isSplit = isParted(list, 'umlauts', (word) => umlaut.test(word), hasAccents);
  const accents = (word: string): string => (isSplit && umlaut.test(word) ? 'umlauts' : 'accents');
  const isKnown = new Map(
    ['umlauts', 'accents'].map((own) => {
      const isAlike = (other: string): boolean => hasAccents(other) && accents(other) === own;
      return [own, isParted(list, `bare ${own}`, isKnownBare, isAlike)];
    }),
  );
  return (word) => {
    if (isAscii(word)) return 'English';
    const own = accents(word);
    return isKnown.get(own) === true ? `${own} ${isKnownBare(word)}` : own;
  };
};
/**
 * How a word of a list is written, and becomes one that is: in English letters or with accents; where enough are, with
 * umlauts, which German writes with an e where it has none, and so that it is known again without accents.
 */
export const lettersOf = (list: Part): ((word: string) => string) => {
  // Where the gender is not kept, another list has the same name.
  const key = `${list.name} ${list.size}`;
  const known = letters.get(key) ?? createLetters(list);
  letters.set(key, known);
  return known;
};

/** Towns and regions are written with accents or without; other words are enciphered among those that are written alike. */
const isOfPlaces = /^(?:city|region) /;
const isPartedBySound = (list: Part, word: string): boolean => {
  if (isOfPlaces.test(list.name)) return isParted(list, 'sound', isSounded);
  const letters = lettersOf(list);
  return isParted(list, `sound ${letters(word)}`, isSounded, (other) => letters(other) === letters(word));
};

/**
 * Of a word of a list, or of no list, in a text of a language whose articles and prepositions lose their vowel before another
 * one: what says whether a stand-in begins as it does. Of lists that have few such words any does.
 */
export const soundsLike = (
  word: string,
  list: Part | null,
  locale: TextLocale | undefined,
): ((to: string) => boolean) => {
  const isKept = elides(locale) && (list === null || isPartedBySound(list, word));
  return (to) => !isKept || isSounded(to) === isSounded(word);
};
