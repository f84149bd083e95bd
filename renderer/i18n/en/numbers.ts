import type { Spend } from '../../../shared/ipc';

/** Numbers as they are said. */

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const count = (n: number): string => smallNumbers[n] ?? String(n);

export const formatEpsilon = (epsilon: number): string => epsilon.toFixed(1);

/** Holds together at the end of a line. */
export const eps = (epsilon: number): string => `ε\u00a0${formatEpsilon(epsilon)}`;

/** What is told of a value once this has left, against the most that may be. */
export const ofCap = ({ spent, adds, cap }: Spend): string => {
  const told = spent + adds;
  return told > cap ? `${eps(told)}, over the limit of ${formatEpsilon(cap)}` : `${eps(told)} of ${formatEpsilon(cap)}`;
};

export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** Odds to two digits: "2.7", "15", "1,200", "40 million". */
export const formatTimes = (times: number): string =>
  times.toLocaleString('en', {
    maximumSignificantDigits: 2,
    ...(times < 1e6 ? {} : { notation: 'compact', compactDisplay: 'long' }),
  });

export const formatBytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;

/** A token is about three quarters of a word. */
const wordsOf = (tokens: number): number => tokens * 0.75;

/** An answer of some length. */
export const answerWords = 300;

/** As many words as are said: what is reckoned from them agrees with them. */
export const roundWords = (tokens: number): number => {
  const words = wordsOf(tokens);
  return Number(words.toPrecision(words < 10 ? 1 : 2));
};

export const formatWords = (tokens: number): string => roundWords(tokens).toLocaleString('en');

export const formatSeconds = (ms: number): string =>
  ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`;

const toNext = (value: number, step: number): number => Math.max(1, Math.round(value / step)) * step;

/** How long something takes, as near as one wants to know it: 8 s, 75 s, 2.5 min, 40 min, 3 h. */
export const formatTime = (seconds: number): string => {
  if (seconds < 120) return `${toNext(seconds, seconds < 20 ? 1 : 5)} s`;
  if (seconds < 5400) return `${toNext(seconds / 60, seconds < 600 ? 0.5 : 1)} min`;
  return `${toNext(seconds / 3600, 0.5)} h`;
};

export const wordsASecond = (tokens: number): string => {
  const words = formatWords(tokens);
  return `${words} ${words === '1' ? 'word' : 'words'} a second`;
};
