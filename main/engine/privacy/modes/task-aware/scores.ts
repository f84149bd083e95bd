import type { Span } from '../../../../../shared/domain';
import { readAllWords } from '../words/reading';
import { informationIn, mostInformation } from '../words/vocabulary';

/**
 * What a local model says of the words of a text (ProSan §4), as data: it comes from a worker, and a mode is pure. Every
 * word has a place, those that are no unit as well.
 */
export interface WordScores {
  readonly words: readonly {
    readonly start: number;
    /** Bits: −log2 of its probability after what stands before it (eq. 5 and 6). */
    readonly information: number;
    /** How much the model's answer hangs on it, on any scale (eq. 1 to 3). */
    readonly importance: number;
  }[];
}

/** A text's scores as the mechanism takes them. */
export interface Scores {
  /** The mean of its words' information, H_q, as a share of the most that a word can have: 0 to 1. */
  readonly entropy: number;
  /** How often the text says a word and how much the word tells, in thousandths: 0 to 1000. */
  of(word: string): { readonly frequency: number; readonly information: number };
  /** K_w of the word at a place by the model that has read the text, on the model's scale; null where none has. */
  readonly importanceAt: ((start: number) => number) | null;
}

/** Min-max normalisation (eq. 4 and 7); where all are equal, none stands out. */
const normaliser = (values: readonly number[]): ((value: number) => number) => {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return (value) => (high > low ? Math.round((1000 * (Math.min(Math.max(value, low), high) - low)) / (high - low)) : 0);
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A number has the information of its digits, besides that it is one. */
const informationOf = (lower: string): number =>
  /^\d/.test(lower) ? Math.min(mostInformation, 6 + lower.length * Math.log2(10)) : informationIn(lower);

/** What a word or number tells by itself, whatever the text: thousandths of the most that one can. */
export const shareOfInformation = (lower: string): number =>
  Math.round((1000 * informationOf(lower)) / mostInformation);

/**
 * How frequent a word is in English says how much it tells, and how often it stands in the text how much the text is about
 * it: that is known at once. What a model says of the answer comes later, and takes back from it.
 */
export const scoresOf = (text: string, spans: readonly Span[], model: WordScores | null): Scores => {
  const words = readAllWords(text, spans);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequency = normaliser([...counts.values()]);
  const bits = words.map(informationOf);
  const information = normaliser(bits);
  const byStart = model && new Map(model.words.map(({ start, importance }) => [start, importance]));
  return {
    entropy: mean(bits) / mostInformation,
    of: (word) => ({
      frequency: frequency(counts.get(word) ?? 1),
      information: information(informationOf(word)),
    }),
    // A word that the model did not see is not known to be unimportant.
    importanceAt: byStart && ((start) => byStart.get(start) ?? Number.POSITIVE_INFINITY),
  };
};
