import { fold, type Word } from './words';

/** A phrase of words; one that ends in `*` is the beginning of a word. */
type Part = { readonly word: string; readonly open: boolean };

const partsOf = (phrase: string): Part[] =>
  (phrase.match(/(?:\p{N}+|[\p{L}\p{M}]+|[°£€$])\*?/gu) ?? []).map((part) => ({
    word: part.replace('*', ''),
    open: part.endsWith('*'),
  }));

const fits = ({ word, open }: Part, other: string): boolean => (open ? other.startsWith(word) : word === other);

/** Letters by which an open first word is looked up. */
const stem = 2;

/** Phrases by their first word. Looking at a word costs no more for more phrases with other beginnings. */
export interface PhraseIndex<T> {
  add(phrase: string, value: T): void;
  /** The phrases that begin at this word, with the number of words that each takes. */
  at(words: readonly Word[], index: number): { value: T; length: number }[];
}

/** @param form Whether accents count. */
export const createPhraseIndex = <T>(form: 'word' | 'exact'): PhraseIndex<T> => {
  const written = form === 'word' ? fold : (phrase: string) => phrase.normalize('NFC').toLowerCase();
  const closed = new Map<string, { parts: Part[]; value: T }[]>();
  const opened = new Map<string, { parts: Part[]; value: T }[]>();
  return {
    add: (phrase, value) => {
      const parts = partsOf(written(phrase));
      const [first] = parts;
      if (first === undefined) throw new RangeError('a phrase has words');
      const [map, key] = first.open ? [opened, first.word.slice(0, stem)] : [closed, first.word];
      const known = map.get(key);
      if (known === undefined) map.set(key, [{ parts, value }]);
      else known.push({ parts, value });
    },
    at: (words, index) => {
      const first = words[index];
      if (first === undefined) return [];
      const candidates = [...(closed.get(first[form]) ?? []), ...(opened.get(first[form].slice(0, stem)) ?? [])];
      return candidates.flatMap(({ parts, value }) => {
        const isHere = parts.every((part, i) => {
          const word = words[index + i];
          return word !== undefined && (i === 0 || word.joined) && fits(part, word[form]);
        });
        return isHere ? [{ value, length: parts.length }] : [];
      });
    },
  };
};
