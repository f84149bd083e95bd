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

/**
 * The other words of its fixed cluster: what a masked language model would offer, without one. Not itself: no ε is stated
 * that would ask for it, and a word that is drawn as itself is not hidden (eq. 11).
 */
export const wordCandidates = (word: Word): Candidate[] => {
  const { words, index: own } = clusterOf(word, size);
  const others = words.filter((_, index) => index !== own);
  const paths = pathsFrom(word, others);
  return others.map(({ text }, index) => ({ text, path: paths[index] ?? null }));
};

/** The other numbers of as many digits, with the first digit and the last zeros of this one: 4200 to 4000, 4100, 4300 … */
export const numberCandidates = (digits: string): Candidate[] => {
  const [first = '0', second, ...rest] = digits;
  const own = Number(second ?? first);
  const others = (second === undefined ? [] : [0]).concat([1, 2, 3, 4, 5, 6, 7, 8, 9]).filter((digit) => digit !== own);
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
