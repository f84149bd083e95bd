import { agreementOf } from '../../entities/described/agreement';
import type { ExponentialCoins } from '../../noise/samplers';
import { createRecent } from '../../recent';
import { distance } from '../words/cluster';
import { kindOf, ofSameFile, pathsFrom } from '../words/similarity';
import { informationAt, type Word, wordOf } from '../words/vocabulary';

/** What a unit may become. Its distance is s = 1 / (1 + path). */
export interface Candidate {
  readonly text: string;
  readonly path: number;
}

/**
 * How near a candidate is: by steps in WordNet, by the angle of the vectors (of 128 directions, 42 are 60°), and by both
 * together.
 */
const near = { steps: 4, apart: 42, perStep: 3, both: 50 };
/** Somebody and something that are as near in use (grandfather and brother) may be further in the trees. */
const further = { steps: 7, apart: 39, perStep: 2, both: 46 };
/** … and people, animals, plants and food that stand side by side in the trees (employer and applicant) less near in use. */
const beside = { steps: 3, apart: 50, perStep: 2, both: 54 };
/** With fewer of them the word would be as good as told. */
const fewest = 3;
const most = 12;
/** Nobody is said to be, or to have, what no word of the text says: creeds, illnesses, crimes, weapons. */
const worst = 4;
/** A word that is rarer is given for a word that is as rare only. */
const rare = informationAt(20_000);

/** The plurals that a noun may have, as they are spelled. */
const pluralsOf = (noun: string): string[] => [
  `${noun}s`,
  `${noun}es`,
  noun.replace(/y$/, 'ies'),
  noun.replace(/fe?$/, 'ves'),
  noun.replace(/man$/, 'men'),
];

/** Characters of the words that are remembered: all of the vocabulary. */
const remembered = 2_000_000;

const hasPlural = createRecent<boolean>(remembered);
/** Whether a noun can be counted, as far as its plural is a word: "a sofa" is no "furniture". */
const isCounted = (noun: string): boolean => {
  const known = hasPlural.get(noun);
  if (known !== undefined) return known;
  const counted = pluralsOf(noun).some((plural) => wordOf(plural)?.class === 'NNS');
  hasPlural.set(noun, counted, noun.length);
  return counted;
};

/** Of an adjective: "bigger" is no "huge", for "than" may follow. */
const degreeOf = (word: string): string => {
  const [, stem = '', ending = ''] = /^(.{2,}?)(er|est)$/.exec(word) ?? [];
  const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y')];
  return /([bdgmnpt])\1$/.test(stem) || bases.some((base) => wordOf(base)?.class === 'JJ') ? ending : '';
};

/** Whether a word can stand where another does, as far as grammar goes. */
const isBentAs = (one: Word, other: Word): boolean => {
  // The article before the word stays.
  if (agreementOf('en', one.text) !== agreementOf('en', other.text)) return false;
  // Of food and the like much is said either way: a wine, some wine.
  if (one.class === 'NN' && kindOf(one) !== 'stuff') return isCounted(one.text) === isCounted(other.text);
  return one.class !== 'JJ' || degreeOf(one.text) === degreeOf(other.text);
};

const found = createRecent<readonly Candidate[]>(remembered);

/**
 * The words of the same form and the same file of WordNet, near in meaning by its trees and near in use by the vectors: what
 * a masked language model would offer, without one. Not itself and no synonym: no ε is stated that would ask for it, and
 * what means the same hides nothing (eq. 11). None where too few are near, or the word means several things.
 */
export const wordCandidates = (word: Word): readonly Candidate[] => {
  const known = found.get(word.text);
  if (known !== undefined) return known;
  const candidates = nearest(word);
  found.set(word.text, candidates, word.text.length);
  return candidates;
};

const isWithin = (path: number, apart: number, most: typeof near): boolean =>
  path > 0 && path <= most.steps && apart <= most.apart && apart + most.perStep * path <= most.both;

const nearest = (word: Word): readonly Candidate[] => {
  const alike = ofSameFile(word)
    .filter(
      (other) =>
        other !== word &&
        other.information <= Math.max(rare, word.information) &&
        (other.category === word.category || (other.category?.rank ?? 0) < worst) &&
        isBentAs(word, other),
    )
    .map((other) => ({ other, apart: distance(word, other) }))
    .filter(({ apart }) => apart <= beside.apart);
  const kind = kindOf(word);
  const paths = pathsFrom(
    word,
    alike.map(({ other }) => other),
  );
  const candidates = alike
    .flatMap(({ other, apart }, at) => {
      const path = paths[at] ?? 0;
      const isNear =
        isWithin(path, apart, near) ||
        (kind !== null && isWithin(path, apart, further)) ||
        ((kind === 'living' || kind === 'stuff') && isWithin(path, apart, beside));
      return isNear ? [{ text: other.text, path, both: apart + near.perStep * path }] : [];
    })
    .sort((a, b) => a.both - b.both);
  return candidates.length < fewest ? [] : candidates.slice(0, most).map(({ text, path }) => ({ text, path }));
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
 * One candidate with probability ∝ exp((K − O)·s) (ProSan eq. 10), where the word's importance K is 0: the least important
 * ones change. So what stands for a word hangs on the word alone, and an edit elsewhere draws none anew. Exact, by
 * rejection: one is proposed uniformly and taken with probability exp(−O·s), at least 1/e.
 * @param information O in thousandths, to 1000.
 */
export const drawCandidate = (
  candidates: readonly Candidate[],
  information: number,
  coins: ExponentialCoins,
): Candidate => {
  for (;;) {
    const proposed = candidates[Number(coins.below(BigInt(candidates.length)))];
    if (proposed === undefined) throw new RangeError('There is a candidate');
    if (coins.chanceExp(BigInt(information), 1000n * BigInt(proposed.path + 1))) return proposed;
  }
};
