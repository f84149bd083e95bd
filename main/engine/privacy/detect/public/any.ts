import { byFirstLetter } from '../../patterns/first-letters';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';

/** Any of the words, as whole words in any case. */
export const any = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${byFirstLetter(words, true)})(?![\\p{L}\\p{M}])`, 'iu');

/** The same, for texts of any length. */
export const anyWords = (words: string): WordPattern => wordPattern(any(words));
