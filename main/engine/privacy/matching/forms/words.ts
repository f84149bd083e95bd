import { isCommonWord } from '../../detect/words/vocabulary';
import { cities, firmWord, foldName, isCity, isWordOfAny, names, ordinaryWords } from '../../lists';
import type { Draft, Form } from './form';
import type { Inflected } from './inflections';

/** One word for another, as each kind of form has it: whether it is a word or a name as well, and what that makes of it. */

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
export const startsSmall = (word: string): boolean => word.charAt(0) !== word.charAt(0).toUpperCase();
/** False also for digits and scripts without capitals. */
export const startsLarge = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase();

export const isOrdinary = (text: string): boolean => ordinaryWords.has(text.toLowerCase());

/** Whether a list has it as a word of some language: Ekmek, Haus, Rossi. */
export const isListedWord = (text: string): boolean => {
  const lower = text.toLowerCase();
  return isOrdinary(text) || isCommonWord(lower) || isWordOfAny(lower) || firmWord(foldName(text)) !== null;
};

/** Whether a list has it as a name or a town. */
export const isListedName = (text: string): boolean => [names, cities].some((list) => list.has(foldName(text)));

/** Shorter names are words of some language in small letters. */
export const shortestSmall = 4;

/** Whether a word that is a name with a capital is one without. */
export const capitalOf = (text: string): Form['capital'] => {
  const isWord = text.length < shortestSmall || isListedWord(text);
  // Who writes a name or a town small may get one back that is a word: then it is doubtful.
  if (isWord && !/\s/.test(text)) return startsLarge(text) || !isListedName(text) ? 'needed' : 'expected';
  return startsLarge(text) ? 'expected' : 'free';
};

/** Some words for all. */
export const part = (surrogate: string, original: string): Draft => ({
  surrogate,
  original,
  rank: 2,
  capital: capitalOf(surrogate),
  ordinary: isOrdinary(surrogate),
});

/** With an ending: doubtful where that is another name or word ("William" and "Williams"). */
export const ending = ({ surrogate, original, language, isWhose = false }: Inflected): Draft => {
  const word = wordsOf(surrogate).at(-1) ?? '';
  // Who writes all small writes a name with its s small as well: it may be a word.
  const isSmall = !startsLarge(surrogate);
  return {
    surrogate,
    original,
    language,
    isWhose,
    rank: 4,
    doubtful: isSmall || names.has(foldName(word)) || isCity(word) || isCommonWord(word.toLowerCase()),
    capital: isSmall && !isCommonWord(word) ? 'free' : 'needed',
  };
};
