import { type RiskRank, type Span, sliderRanges } from '../../../../shared/domain';
import { withExponential } from '../noise/samplers';
import { createCoins } from '../noise/stream';
import { contextualInstruction } from './instructions';
import { type Mode, type Outcome, type Prompt, wordsOfPerson } from './mode';
import { type Cluster, clusterOf, clusterSize } from './words/cluster';
import { drawNear, drawUniform } from './words/draw';
import { likeWritten, readWords } from './words/reading';
import { type Word, wordOf } from './words/vocabulary';

/** Rap-LI's number of risk levels, L_r. */
const levels = 5;
const epsilonMax = sliderRanges.contextual.max * 1000;
/** The rank of what the user protects: the sensitivity database. */
const highest: RiskRank = 5;

/** A word that is replaced: once, however often it stands there, for its mentions have one draw. */
interface Protected {
  readonly word: Word;
  readonly rank: RiskRank;
}

/** A word with its ε in this text and the cluster that it is drawn from. */
interface Draw extends Protected {
  readonly epsilonMilli: number;
  readonly cluster: Cluster;
}

/** ε̂ = ε_max − (r − 1)(ε_max − ε_min) / L_r (Rap-LI §V-A), in thousandths. */
export const budgetOf = (rank: number, epsilonMin: number): number =>
  Math.floor(epsilonMax - ((rank - 1) * (epsilonMax - epsilonMin)) / levels);

/** ε_S: the mean of ε̂ over the protected words alone. Over all words it would be infinite, for low risk has no ε. */
export const meanBudget = (ranks: readonly number[], epsilonMin: number): number =>
  Math.floor(ranks.reduce((sum, rank) => sum + budgetOf(rank, epsilonMin), 0) / Math.max(1, ranks.length));

/**
 * ε_t = min(ε̂, ε_S), rounded down to halves, below 1 to tenths: another ε would be another draw of the same word, and the
 * fewer there are the less do they tell together.
 */
export const finalBudget = (rank: number, mean: number, epsilonMin: number): number => {
  const least = Math.min(budgetOf(rank, epsilonMin), mean);
  const step = least >= 1000 ? 500 : 100;
  return Math.max(100, Math.floor(least / step) * step);
};

/** Words of medium risk beside what was found. */
const mediumWords = (prompt: Prompt) => {
  const { occurrences, otherLanguages } = readWords(prompt.text, prompt.spans);
  const spans: Span[] = [];
  const words = new Map<string, Protected>();
  for (const { start, end, lower } of occurrences) {
    const word = wordOf(lower);
    if (word === null || word.category === null) continue;
    const rank = word.category.rank as RiskRank;
    spans.push({ start, end, type: 'WORD', risk: rank, score: 1, source: 'mode', reason: word.category.name });
    words.set(lower, { word, rank });
  }
  return { spans, words, otherLanguages };
};

/** Single words that the user's rules found. Others have no cluster and are enciphered. */
const highWords = ({ text, spans }: Prompt): Map<string, Protected> => {
  const words = new Map<string, Protected>();
  for (const { start, end, type } of spans) {
    const lower = type === 'WORD' ? text.slice(start, end).toLowerCase() : '';
    const word = lower === '' ? null : wordOf(lower);
    if (word !== null) words.set(lower, { word, rank: highest });
  }
  return words;
};

/** Balanced, and each word of medium or high risk by another of its cluster (Rap-LI). */
export const contextual: Mode = (prompt) => {
  const { policy, context, keys } = prompt;
  const epsilonMin = Math.round(policy.sliders.contextual * 1000);
  const beside = mediumWords(prompt);
  const taken = new Map([...beside.words, ...highWords(prompt)]);
  for (const { type, value, action } of policy.decisions)
    if (type === 'WORD' && action !== 'protect') taken.delete(value.toLowerCase());

  const protectedWords = [...taken.values()];
  const mean = meanBudget(
    protectedWords.map(({ rank }) => rank),
    epsilonMin,
  );
  const draws = new Map(
    [...taken].map(([lower, { word, rank }]) => {
      const epsilonMilli = finalBudget(rank, mean, epsilonMin);
      return [lower, { word, rank, epsilonMilli, cluster: clusterOf(word, clusterSize(epsilonMilli)) }] as const;
    }),
  );
  const budgets = Array.from(draws.values(), ({ epsilonMilli }) => epsilonMilli);
  const least = budgets.length === 0 ? 0 : Math.min(...budgets);

  const replace = ({ word, rank, epsilonMilli, cluster }: Draw, original: string): Outcome => {
    const scope = policy.coins === 'conversation' ? (context.conversation ?? '') : '';
    const isHigh = rank === highest;
    const labels = [isHigh ? 'word uniform' : 'word near', scope, word.class, word.text, String(epsilonMilli)];
    const coins = withExponential(createCoins(keys.noise, labels));
    const drawn = isHigh ? drawUniform(cluster, coins) : drawNear(cluster, BigInt(epsilonMilli), coins);
    return {
      action: 'protect',
      surrogate: likeWritten(drawn.text, original),
      mechanism: 'word-ldp',
      // A uniform draw tells nothing but the cluster.
      epsilon: isHigh ? 0 : epsilonMilli / 1000,
    };
  };

  return {
    words: beside.spans,
    alsoProtects: (type) => wordsOfPerson.has(type),
    protect: ({ type }, original) => {
      const found = type === 'WORD' ? draws.get(original.toLowerCase()) : undefined;
      return found === undefined ? 'by its type' : replace(found, original);
    },
    instruction: contextualInstruction,
    report: {
      mode: 'contextual',
      least: least / 1000,
      mean: mean / 1000,
      distance: protectedWords.length,
      text: (protectedWords.length * mean) / 1000,
      clusterSize: Math.min(
        clusterSize(least === 0 ? epsilonMin : least),
        ...Array.from(draws.values(), ({ cluster }) => cluster.words.length),
      ),
      byRank: [1, 2, 3, 4, 5].map((each) => protectedWords.filter(({ rank }) => rank === each).length),
      otherLanguages: beside.otherLanguages,
    },
  };
};
