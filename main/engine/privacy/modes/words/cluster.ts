import { directionBytes, type Word, wordsOfClass } from './vocabulary';

/**
 * The words that one word may become. A class is cut into runs of at least K neighbours: which run follows from K and the
 * class alone, so all words of a run have one output set, and an ε-LDP statement over them holds (papers/README.md: Rap-LI's
 * own set is the K nearest of each word, another for every word, and the statement does not).
 */
export interface Cluster {
  readonly words: readonly Word[];
  /** Where the word stands in it. */
  readonly index: number;
}

/** K(ε) = 20 + ⌈100 / ε^1.2⌉ (Rap-LI §V-B, appendix E). The size is public; ε in thousandths. */
export const clusterSize = (epsilonMilli: number): number => 20 + Math.ceil(100 / (epsilonMilli / 1000) ** 1.2);

/** @param size The least that a cluster has; a class with fewer words is one cluster. */
export const clusterOf = (word: Word, size: number): Cluster => {
  const all = wordsOfClass(word.class).words;
  const count = Math.max(1, Math.floor(all.length / size));
  const run = Math.floor((word.place * count) / all.length);
  const start = Math.ceil((run * all.length) / count);
  const end = Math.ceil(((run + 1) * all.length) / count);
  return { words: all.slice(start, end), index: word.place - start };
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
