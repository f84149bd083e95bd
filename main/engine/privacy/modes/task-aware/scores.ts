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

/** A text's scores as the mechanism takes them: thousandths, so that all after is exact. */
export interface Scores {
  readonly source: 'model' | 'word-frequency';
  /** The mean of its words' information, H_q, as a share of the most that a word can have: 0 to 1. */
  readonly entropy: number;
  /** K_w and O_w of the word at a place, 0 to 1000. */
  at(start: number, text: string): { readonly importance: number; readonly information: number };
}

/** Min-max normalisation (eq. 4 and 7); where all are equal, none stands out. */
const normaliser = (values: readonly number[]): ((value: number) => number) => {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return (value) => (high > low ? Math.round((1000 * (Math.min(Math.max(value, low), high) - low)) / (high - low)) : 0);
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const fromModel = ({ words }: WordScores): Scores => {
  const byStart = new Map(words.map((word) => [word.start, word]));
  const importance = normaliser(words.map((word) => word.importance));
  const information = normaliser(words.map((word) => word.information));
  return {
    source: 'model',
    entropy: Math.min(1, mean(words.map((word) => word.information)) / mostInformation),
    at: (start) => {
      const word = byStart.get(start);
      // A word that the model did not see is not known to be unimportant: it stays as long as it can.
      return word === undefined
        ? { importance: 1000, information: 0 }
        : { importance: importance(word.importance), information: information(word.information) };
    },
  };
};

/** A number has the information of its digits, besides that it is one. */
const informationOf = (lower: string): number =>
  /^\d/.test(lower) ? Math.min(mostInformation, 6 + lower.length * Math.log2(10)) : informationIn(lower);

/** What a word or number tells by itself, whatever the text: thousandths of the most that one can. */
export const shareOfInformation = (lower: string): number =>
  Math.round((1000 * informationOf(lower)) / mostInformation);

/**
 * Without a model: how frequent a word is in English says how much it tells, and how often it stands in the text how much
 * the text is about it.
 */
const fromFrequency = (text: string, spans: readonly Span[]): Scores => {
  const words = readAllWords(text, spans);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const importance = normaliser([...counts.values()]);
  const bits = words.map(informationOf);
  const information = normaliser(bits);
  return {
    source: 'word-frequency',
    entropy: mean(bits) / mostInformation,
    at: (_, word) => ({
      importance: importance(counts.get(word.toLowerCase()) ?? 1),
      information: information(informationOf(word.toLowerCase())),
    }),
  };
};

export const scoresOf = (text: string, spans: readonly Span[], model: WordScores | null): Scores =>
  model === null ? fromFrequency(text, spans) : fromModel(model);
