import { names } from '../../lists';
import { fold } from '../../text/fold';

/** One word in small letters. */
export const isSmallWord = (words: string): boolean => /^\p{Ll}[\p{L}\p{M}-]*$/u.test(words);

export const isListedName = (word: string): boolean => word.length > 1 && names.has(fold(word));
