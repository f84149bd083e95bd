import type { ExponentialCoins } from '../../noise/samplers';
import { type Cluster, distance } from './cluster';
import type { Word } from './vocabulary';

/** The word itself, or another of its cluster, each as likely: 0-LDP within the cluster. */
export const drawUniform = ({ words }: Cluster, coins: ExponentialCoins): Word => at(words, coins);

/**
 * The exponential mechanism of Rap-LI (eq. 4 and 7): τ with probability ∝ exp(ε·u/2), where u = −h/max h, and h is how far
 * τ lies from the word. u is in [−1, 0] for each word of the cluster, so Δu = 1 and it is ε-LDP within it. Exact, by
 * rejection: a word is proposed uniformly and taken with probability exp(−ε·h / (2·max h)), at least e^(−ε/2).
 * @param epsilonMilli ε in thousandths, positive.
 */
export const drawNear = (cluster: Cluster, epsilonMilli: bigint, coins: ExponentialCoins): Word => {
  const { words, index } = cluster;
  const word = words[index];
  if (word === undefined || epsilonMilli <= 0n) throw new RangeError('A word of the cluster, and a positive ε');
  const distances = words.map((other) => BigInt(distance(word, other)));
  const most = distances.reduce((max, h) => (h > max ? h : max), 1n);
  for (;;) {
    const proposed = Number(coins.below(BigInt(words.length)));
    if (coins.chanceExp(epsilonMilli * (distances[proposed] ?? most), 2000n * most)) return words[proposed] ?? word;
  }
};

const at = (words: readonly Word[], coins: ExponentialCoins): Word => {
  const drawn = words[Number(coins.below(BigInt(words.length)))];
  if (drawn === undefined) throw new RangeError('A cluster has a word');
  return drawn;
};
