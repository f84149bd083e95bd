import byLanguage from '../../../../resources/lists/firm-words.json';
import { isReserved } from './kept';
import { foldName } from './names';
import { type Part, packedList, partition } from './packed';
import { firmWords } from './words';

/** Words shorter than this are of too many languages. */
const shortest = 4;

/** Of English ones those that firms are called with; any other word becomes any other. */
const { en, ...otherLanguages } = byLanguage;

/** The words of each list; one that several have is of the first. */
const listed: readonly (readonly [name: string, words: Iterable<string>])[] = [
  ['firm en', en.split(' ')],
  ['firm', firmWords],
  ...Object.entries(otherLanguages).map(([code, words]) => [`firm ${code}`, words.split(' ')] as const),
];

const listOfWord = (): ReadonlyMap<string, string> => {
  const lists = new Map<string, string>();
  for (const [name, words] of listed)
    for (const word of words) {
      const folded = foldName(word);
      if (folded.length >= shortest && !lists.has(folded) && !isReserved(folded)) lists.set(folded, name);
    }
  return lists;
};

/**
 * Words that firms' names are made of in ten languages, each language among itself: an ordinary word of a name becomes one,
 * not a made-up one. Folded; null of a word in none.
 */
export const firmWord: (folded: string) => Part | null = partition(() => {
  const lists = listOfWord();
  return [packedList([...lists.keys()].join('\n'), '\n'), lists.values()];
});
