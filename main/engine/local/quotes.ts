import { coreOf, stopWordsIn } from '../privacy';
import type { Kind } from './kinds';

/** Words that a model says stand in a text. */
export interface Quote {
  readonly text: string;
  readonly kind: Kind;
  readonly sure: boolean;
}

/** What of a quote is looked for. */
interface Sought extends Quote {
  /** It is a number and nothing else. */
  readonly isNumber: boolean;
}

export const longestQuote = 80;
const mostWords = 8;

/** Without the stop words at its edges. Null where nothing is left. */
export const core = (quote: string, isStop?: (word: string) => boolean): string | null => {
  const place = coreOf(quote, isStop);
  return place && quote.slice(place.start, place.end);
};

/** The words of a quote that are looked for: null where they tell nothing, or are too many to be a quote. */
export const telling = (quote: string, isStop: (word: string) => boolean): string | null => {
  const words = core(quote.slice(0, longestQuote).normalize('NFC'), isStop);
  return words === null || words.length < 2 || words.split(/\s+/u).length > mostWords ? null : words;
};

/**
 * A number that can be a secret by what is said of it, and by nothing else: three digits or more, and no year. Null for others.
 */
const numberOf = (quote: string): string | null => {
  const [number] =
    /^\p{Nd}(?:[\s.-]?\p{Nd}){2,15}$/u.exec(quote.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')) ?? [];
  return number === undefined || /^(?:19|20)\d\d$/.test(number) ? null : number;
};

/** A model that calls more numbers of one piece secrets lists its numbers. */
const mostNumbers = 2;

/**
 * What to look for in a piece that the model has read. Numbers are the recognisers', but for one or two that the model is
 * sure are secrets. What it finds may be a stop word of another language (a son, a war); a name that is one it must be sure of.
 */
export const soughtIn = (piece: string, quotes: readonly Quote[]): Sought[] => {
  const isStop = stopWordsIn(piece);
  const numbers = new Set(
    quotes.flatMap(({ text, kind, sure }) => (kind === 'secret' && sure ? (numberOf(text) ?? []) : [])),
  );
  return quotes.flatMap((quote): Sought[] => {
    const words = telling(quote.text, isStop);
    const isDoubted = quote.kind === 'name' && !quote.sure && core(quote.text) === null;
    if (words !== null && !isDoubted) return [{ ...quote, text: words, isNumber: false }];
    const number = numberOf(quote.text);
    const counts = number !== null && numbers.has(number) && numbers.size <= mostNumbers;
    return counts && quote.kind === 'secret' ? [{ ...quote, text: number, isNumber: true }] : [];
  });
};
