import { isMailWord } from '../entities/email';
import { seam } from '../entities/word';
import { cities, names } from '../lists';
import type { Sought } from './mentions';
import { isCommonWord } from './vocabulary';

const shortest = 4;

const isName = (word: string): boolean =>
  word.length >= shortest && names.has(word) && !isCommonWord(word) && !cities.has(word);

/** A listed name, or the names of two that are written together: mariagonzalez, mgonzalez. */
const namesOf = (word: string): string[] => {
  if (isName(word)) return [word];
  const cut = isCommonWord(word) ? 0 : seam(word);
  return cut === 0 ? [] : [word.slice(0, cut), word.slice(cut)].filter(isName);
};

/** Words of an account's name; in no list, but beside a given name or an initial, a family name. */
const wordsOf = (account: string): string[] => {
  const words = account.toLowerCase().match(/\p{L}+/gu) ?? [];
  const listed = words.flatMap(namesOf);
  const isUnlisted = (word: string): boolean =>
    word.length > shortest && !names.has(word) && !isCommonWord(word) && !isMailWord(word) && !cities.has(word);
  const [first = '', second = '', ...more] = words;
  const isPair = more.length === 0 && /^[^._-]+[._-][^._-]+$/.test(account);
  const beside = (word: string, other: string): boolean =>
    isPair && isUnlisted(word) && (other.length === 1 || isName(other));
  return [...listed, ...(beside(first, second) ? [first] : []), ...(beside(second, first) ? [second] : [])];
};

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The names that an e-mail address or a user name gives away, to be looked for in the text: who hides
 * maria.gonzalez@… hides Gonzalez.
 */
export const namesInAddresses = (sought: readonly Sought[]): Sought[] =>
  sought
    .filter(({ type }) => type === 'EMAIL_ADDRESS' || type === 'USER_NAME')
    .flatMap(({ type, value }) =>
      wordsOf(type === 'USER_NAME' ? value.replace(/^@/, '') : (value.split('@', 1)[0] ?? '')),
    )
    .map((word) => ({ type: 'PERSON', value: titled(word), parts: true }));
