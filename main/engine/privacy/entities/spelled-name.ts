import { type Direction, walk } from '../ciphers/numerals';
import { foldName } from '../lists';
import { cipherWord, encipherKept, type WordSettings } from './word';

/** A name that is spelled for another: K-A-T-H-R-Y-N, "J o h n  S m i t h". */
interface SpelledName {
  /** What stands between two letters. */
  readonly between: string;
  /** What stands between two words. */
  readonly gap: string;
  readonly words: readonly string[];
  /** A dot behind the last letter. */
  readonly end: string;
}

/** What parts two letters, what parts two words then, and how few letters are no initials. */
const ways: readonly (readonly [between: string, gap: string, fewest: number])[] = [
  ['-', ' ', 3],
  [' - ', '  ', 3],
  [', ', '; ', 3],
  [' ', '  ', 3],
  ['. ', '  ', 5],
  ['.', ' ', 5],
];
const letter = /^\p{L}\p{M}*$/u;

const readBy = (text: string, [between, gap, fewest]: (typeof ways)[number]): SpelledName | null => {
  const end = text.endsWith('.') ? '.' : '';
  const words = text
    .slice(0, text.length - end.length)
    .split(gap)
    .map((word) => word.split(between));
  const isSpelled = words.every((letters) => letters.length > 1 && letters.every((each) => letter.test(each)));
  if (!isSpelled || Math.max(...words.map(({ length }) => length)) < fewest) return null;
  return { between, gap, words: words.map((letters) => letters.join('')), end };
};

const read = (text: string): SpelledName | null => {
  for (const way of ways) {
    const spelled = readBy(text, way);
    if (spelled !== null) return spelled;
  }
  return null;
};

const write = ({ between, gap, words, end }: SpelledName): string =>
  words.map((word) => (word.match(/\p{L}\p{M}*/gu) ?? []).join(between)).join(gap) + end;

/**
 * A name letter by letter becomes what the name becomes, letter by letter; null where the text is none. One that stays beside
 * others (Van) is the name here, as it is where nothing else stands.
 */
export const cipherSpelledName = (text: string, direction: Direction, settings: WordSettings): string | null => {
  const spelled = read(text);
  if (spelled === null) return null;
  const isAlike = (words: readonly string[]): boolean => {
    const { between, words: again = [] } = read(write({ ...spelled, words })) ?? {};
    return between === spelled.between && again.join('|') === words.join('|');
  };
  const step = (word: string): string =>
    direction === 'encipher' && settings.isKeptWord?.(foldName(word)) === true
      ? encipherKept(word, settings.cipher)
      : cipherWord(word, direction, settings);
  return write({ ...spelled, words: walk(spelled.words, (words) => words.map(step), isAlike) });
};
