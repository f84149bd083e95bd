import { grouped } from '../../grouped';
import { directionBytes, type Word, type WordClass, wordsOfClass } from './vocabulary';

/**
 * The words that one word may become. The words of a class that tell as much of a person are cut into runs of at least K
 * neighbours: which run follows from K, the class and the kind alone, so all words of a run have one output set, and an
 * ε-LDP statement over them holds (papers/README.md: Rap-LI's own set is the K nearest of each word, another for every word,
 * and the statement does not).
 */
export interface Cluster {
  readonly words: readonly Word[];
  /** Where the word stands in it. */
  readonly index: number;
}

/** K(ε) = 20 + ⌈100 / ε^1.2⌉ (Rap-LI §V-B, appendix E). The size is public; ε in thousandths. */
export const clusterSize = (epsilonMilli: number): number => 20 + Math.ceil(100 / (epsilonMilli / 1000) ** 1.2);

/** What the law calls special categories: each is a kind of its own, and nobody becomes ill who was a doctor. */
const special = 4;
/** Fewer words hide none: kinds as small as these go together, special ones and others apart. */
export const fewestOfKind = 20;

/** Special words by their category, others by how much they tell. */
const kindOf = ({ category }: Word): string => {
  if (category === null) return 'none';
  return category.rank === special ? category.name : `rank ${category.rank}`;
};
const tierOf = ({ category }: Word): 'none' | 'some' | 'special' => {
  if (category === null) return 'none';
  return category.rank === special ? 'special' : 'some';
};

/** The kinds of one tier, the smallest together until they are many enough. */
const together = (words: readonly Word[]): Word[][] => {
  const kinds = [...grouped(words, kindOf)].sort(
    ([a, some], [b, others]) => some.length - others.length || (a < b ? -1 : 1),
  );
  const joined: Word[][] = [];
  for (const [, kind] of kinds) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < fewestOfKind) last.push(...kind);
    else joined.push([...kind]);
  }
  const [first, second] = joined.slice(-2);
  // What is left at the end, of the least and the greatest kinds.
  if (second !== undefined && second.length < fewestOfKind) first?.push(...(joined.pop() ?? []));
  return joined.map((kind) => kind.sort((a, b) => a.place - b.place));
};

const known = new Map<WordClass, ReadonlyMap<Word, Cluster>>();
/** Of each word of a class all those of its kind, near ones side by side. */
const kindsOf = (name: WordClass): ReadonlyMap<Word, Cluster> => {
  const found = known.get(name);
  if (found !== undefined) return found;
  const tiers = [...grouped(wordsOfClass(name).words, tierOf).values()];
  const kinds = new Map(
    tiers.flatMap(together).flatMap((words) => words.map((word, index) => [word, { words, index }] as const)),
  );
  known.set(name, kinds);
  return kinds;
};

/** @param size The least that a cluster has; a kind with fewer words is one cluster. */
export const clusterOf = (word: Word, size: number): Cluster => {
  const { words: all, index } = kindsOf(word.class).get(word) ?? { words: [word], index: 0 };
  const count = Math.max(1, Math.floor(all.length / size));
  const run = Math.floor((index * count) / all.length);
  const start = Math.ceil((run * all.length) / count);
  const end = Math.ceil(((run + 1) * all.length) / count);
  return { words: all.slice(start, end), index: index - start };
};

const bitsIn = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** In how many of 128 random directions two words of a class lie on different sides: their angle, as a share of 180°. */
export const distance = (one: Word, other: Word): number => {
  const { directions } = wordsOfClass(one.class);
  let sum = 0;
  for (let byte = 0; byte < directionBytes; byte++) {
    const a = directions[one.place * directionBytes + byte] ?? 0;
    const b = directions[other.place * directionBytes + byte] ?? 0;
    sum += bitsIn[a ^ b] ?? 0;
  }
  return sum;
};
