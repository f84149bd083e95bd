import type { ExponentialCoins } from '../../noise/samplers';
import { distance } from '../words/cluster';
import { ofSameFile, pathsFrom } from '../words/similarity';
import { informationAt, type Word } from '../words/vocabulary';

/** What a unit may become. `path` is its distance s = 1 / (1 + path); null where nothing joins the two, s = 0. */
export interface Candidate {
  readonly text: string;
  readonly path: number | null;
}

/** Of the 128 directions of `distance`: at most 60° apart. */
const farthest = 42;
/** Steps in WordNet: the furthest common hypernym is two above both. */
const longestPath = 4;
/** A step counts as 4° of angle, and of both together no more than this. */
const perStep = 3;
const mostOfBoth = 50;
/** With fewer of them the word would be as good as told. */
const fewest = 3;
const most = 8;
/** A word that is rarer is given for a word that is as rare only. */
const rare = informationAt(20_000);

/** Whether the article is "an", as far as letters tell: the word before stays, so the stand-in has the same. */
const takesAn = (word: string): boolean =>
  /^(?:[aeio]|u(?!ni|s[aeu]|t[ei])|hou?rs?$|hono|heir)/.test(word) && !/^(?:eu|one)/.test(word);

const found = new Map<string, readonly Candidate[]>();

/**
 * The words of the same form and the same file of WordNet, near in meaning by its trees and near in use by the vectors: what
 * a masked language model would offer, without one. Not itself and no synonym: no ε is stated that would ask for it, and
 * what means the same hides nothing (eq. 11). None where too few are near, or the word means several things.
 */
export const wordCandidates = (word: Word): readonly Candidate[] => {
  const known = found.get(word.text);
  if (known !== undefined) return known;
  const candidates = near(word);
  found.set(word.text, candidates);
  return candidates;
};

const near = (word: Word): readonly Candidate[] => {
  const alike = ofSameFile(word)
    .filter(
      (other) =>
        other !== word &&
        other.information <= Math.max(rare, word.information) &&
        takesAn(other.text) === takesAn(word.text),
    )
    .map((other) => ({ other, apart: distance(word, other) }))
    .filter(({ apart }) => apart <= farthest);
  const paths = pathsFrom(
    word,
    alike.map(({ other }) => other),
  );
  const nearest = alike
    .flatMap(({ other, apart }, at) => {
      const path = paths[at] ?? 0;
      const both = apart + perStep * path;
      return path > 0 && path <= longestPath && both <= mostOfBoth ? [{ text: other.text, path, both }] : [];
    })
    .sort((a, b) => a.both - b.both);
  return nearest.length < fewest ? [] : nearest.slice(0, most).map(({ text, path }) => ({ text, path }));
};

/** The other numbers of as many digits, with the first digit and the last zeros of this one: 4200 to 4000, 4100, 4300 … */
export const numberCandidates = (digits: string): Candidate[] => {
  const [first = '', second, ...rest] = digits;
  if (second === undefined) return [];
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .filter((digit) => digit !== Number(second))
    .map((digit) => ({ text: `${first}${digit}${rest.join('')}`, path: Math.abs(digit - Number(second)) }));
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
