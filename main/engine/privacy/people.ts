import { foldName, isShortFor } from './lists';
import { nominative } from './lists/declensions';
import { nameWords } from './lists/kept';
import { withoutMarks } from './text/fold';

/** The words of a name that say who it is: in the nominative, without titles, particles, and accents, which many leave off. */
const wordsOf = (name: string): string[] =>
  (name.match(/[\p{L}\p{M}]+/gu) ?? [])
    .map(foldName)
    .filter((word) => !nameWords.has(word))
    .map((word) => withoutMarks(nominative(word) ?? word));

/** An initial is any word that begins with it; Liz is Elizabeth. */
const matches = (word: string, other: string): boolean =>
  word === other ||
  (word.length === 1 && other.startsWith(word)) ||
  (other.length === 1 && word.startsWith(other)) ||
  isShortFor(word, other);

const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => others.some((other) => matches(word, other)));

/** Who is who among names that go without each other: "Maria Gonzalez", "Ms Gonzalez" and "M. Gonzalez" are one person. */
export const createPeople = () => {
  const known = new Map<number, string[]>();
  return {
    /** The number of the one person that the name fits; null where none is known or several are. */
    numberOf: (name: string): number | null => {
      const words = wordsOf(name);
      const fits = [...known].filter(([, theirs]) => isWithin(words, theirs) || isWithin(theirs, words));
      return fits.length === 1 ? (fits[0]?.[0] ?? null) : null;
    },
    /** The name is one of this person's. */
    add: (number: number, name: string): void => {
      const words = wordsOf(name);
      const before = known.get(number) ?? [];
      if (words.length > before.length) known.set(number, words);
      else known.set(number, before);
    },
  };
};
