import data from '../../../../resources/lists/described.json';
import more from '../../../../resources/lists/stand-ins.json';
import { foldText } from './identifier';
import { inCase, titled } from './letter-case';

/** The lists of words that say something of a person, by type and language, and how their words are written. */

export type DescribedType = keyof typeof data;

interface WordList {
  readonly name: string;
  readonly language: string;
  readonly words: readonly string[];
  /** What stands for words of no list, and for nothing else: the key alone leads nowhere from it. */
  readonly others: readonly string[];
}

/** A word among those of its list that are enciphered; null where it is one of its `others`. */
interface Place {
  readonly list: WordList;
  readonly index: number | null;
}

/** The last of so many words of a list, which are the rarer ones, are for what is in none. */
const everyOther = 5;
/** The kinds whose words say nothing bad of whoever is in no list. What has no kind (an occupation) is one. */
const harmless: ReadonlySet<string | undefined> = new Set([undefined, 'everyday', 'chronic', 'people']);
/** Among fewer words one could stand for itself (ciphers). What is of so small a kind is as if in no list. */
const fewest = 16;

/** @param name Language, form and kind: a stand-in is of all three, or protecting asthma would say HIV. */
const listOf = (name: string, all: readonly string[]): WordList => {
  const [language = '', , kind] = name.split(' ');
  const kept = all.length - (harmless.has(kind) ? Math.floor(all.length / everyOther) : 0);
  return { name, language, words: all.slice(0, kept), others: all.slice(kept) };
};

interface Lists {
  readonly all: readonly WordList[];
  /** Of folded words: a word may stand in lists of several languages. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

export const listsOf = (type: DescribedType): Lists => {
  const joined = new Map<string, string[]>();
  for (const source of [data, more] as const)
    for (const [name, words] of Object.entries(source[type]))
      joined.set(name, [...(joined.get(name) ?? []), ...words.split('|')]);
  const all = [...joined].map(([name, words]) => listOf(name, words)).filter(({ words }) => words.length >= fewest);
  const places = new Map<string, Place[]>();
  const add = (word: string, place: Place): void => {
    const folded = foldText(word);
    places.set(folded, [...(places.get(folded) ?? []), place]);
  };
  for (const list of all) {
    for (const [index, word] of list.words.entries()) add(word, { list, index });
    for (const word of list.others) add(word, { list, index: null });
  }
  return { all, places };
};

/** The text's own language, then English. */
const distance = ({ list }: Place, language: string | null): number => {
  const at = [language, 'en'].indexOf(list.language);
  return at < 0 ? 2 : at;
};

/** Where a folded word is looked up in a text of a language; null where no list has it. */
export const placeIn = ({ places }: Lists, folded: string, language: string | null): Place | null =>
  (places.get(folded) ?? []).reduce<Place | null>(
    (best, place) => (best === null || distance(place, language) < distance(best, language) ? place : best),
    null,
  );

/** The ends of the first and the last word: they tell an adjective from a noun, and the genders apart. */
const endsOf = (folded: string): readonly string[] => {
  const words = folded.split(' ');
  return [words[0] ?? '', words.at(-1) ?? ''].map((word) => word.slice(-2));
};

/** The list of a language whose words end as these do; null where the language has none. */
export const likestList = ({ all }: Lists, folded: string, language: string | null): WordList | null => {
  const [first, last] = endsOf(folded);
  const likeness = ({ words }: WordList): number =>
    words.reduce((sum, word) => {
      const ends = endsOf(foldText(word));
      return sum + Number(ends[0] === first) + Number(ends[1] === last);
    }, 0) / words.length;
  return all
    .filter((list) => list.language === (language ?? 'en') && list.others.length > 0)
    .reduce<WordList | null>((best, list) => (best === null || likeness(list) > likeness(best) ? list : best), null);
};

/** How words are written: as the list does, the first or each word with a large letter, all small, all large. */
export type Writing = 'listed' | 'title' | 'each' | 'small' | 'large';
const writings = ['title', 'each', 'small', 'large'] as const;

/** Words that stay small in a heading. */
const particle =
  /^(?:of|the|and|for|in|on|to|at|with|a|an|de|du|des|la|le|les|et|del|di|e|y|da|do|und|von|van|der|en)$/;

/** In title case a word's own capitals stay: Hepatitis B. */
export const write = (word: string, writing: Writing): string => {
  switch (writing) {
    case 'listed':
      return word;
    case 'title':
      return titled(word);
    case 'each':
      return word.replace(/[^\s-]+/gu, (part) => (particle.test(part) ? part : titled(part)));
    default:
      return inCase(foldText(word), word, writing);
  }
};

/** Of a text that is the word but for its case. Capitals that follow no rule are read as the list writes it. */
export const writingOf = (text: string, word: string): Writing =>
  text === word ? 'listed' : (writings.find((each) => write(word, each) === text) ?? 'listed');

/** Whether it is read as just that, or the key alone would lead back to another case. */
export const isClear = (word: string, writing: Writing): boolean => writingOf(write(word, writing), word) === writing;

/** How a text of no list is written, for a word of a list in its place. */
export const writingLike = (text: string, words: readonly string[]): Writing => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isListedLarge = words.every((word) => word !== word.toLowerCase());
  if (letters === letters.toLowerCase()) return isListedLarge ? 'small' : 'listed';
  if (letters.length > 5 && letters === letters.toUpperCase()) return 'large';
  const parts = text.split(' ').filter((part) => !particle.test(part));
  if (parts.length > 1 && parts.every((part) => part === titled(part))) return 'each';
  return text === titled(text) ? 'title' : 'listed';
};
