import type { ExponentialCoins } from '../../noise/samplers';
import { clusterOf } from '../words/cluster';
import { pathsFrom } from '../words/similarity';
import type { Word } from '../words/vocabulary';

/** What a unit may become. `path` is its distance s = 1 / (1 + path); null where nothing joins the two, s = 0. */
export interface Candidate {
  readonly text: string;
  readonly path: number | null;
}

/** Words in a cluster of candidates, at least. */
const size = 30;

/** The words of its fixed cluster, itself among them: what a masked language model would offer, without one. */
export const wordCandidates = (word: Word): Candidate[] => {
  const { words } = clusterOf(word, size);
  const paths = pathsFrom(word, words);
  return words.map(({ text }, index) => ({ text, path: paths[index] ?? null }));
};

/** Numbers of as many digits, with the first digit and the last zeros of this one: 4200 to one of 4000, 4100 … 4900. */
export const numberCandidates = (digits: string): Candidate[] => {
  const [first = '0', second, ...rest] = digits;
  const own = Number(second ?? first);
  const others = second === undefined ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  return others.map((digit) => ({
    text: second === undefined ? String(digit) : `${first}${digit}${rest.join('')}`,
    path: Math.abs(digit - own),
  }));
};

/**
 * One candidate with probability ∝ exp((K − O)·s) (ProSan eq. 10). Exact, by rejection: one is proposed uniformly and taken
 * with probability exp((K − O)·s − max(0, K − O)), at least 1/e.
 * @param pull K − O in thousandths, from −1000 to 1000.
 */
export const drawCandidate = (candidates: readonly Candidate[], pull: number, coins: ExponentialCoins): Candidate => {
  const thousandths = BigInt(Math.abs(pull));
  for (;;) {
    const proposed = candidates[Number(coins.below(BigInt(candidates.length)))];
    if (proposed === undefined) throw new RangeError('There is a candidate');
    const { path } = proposed;
    // With s = 1/(1 + path): K ≥ O loses (K − O)·(1 − s), O > K loses (O − K)·s.
    const [numerator, denominator] =
      path === null ? [pull > 0 ? 1n : 0n, 1n] : [pull > 0 ? BigInt(path) : 1n, BigInt(path + 1)];
    if (coins.chanceExp(thousandths * numerator, 1000n * denominator)) return proposed;
  }
};
