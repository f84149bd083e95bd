import type { Word } from '../words';
import { kidsAt } from './kin';
import { countryAt, illnessAt, jobAt } from './listed';
import { months, numberAt, ordinals, years } from './numbers';
import { treatmentAt } from './treatments';
import { siteAt, tradeAt, workplaceAt } from './work';

/**
 * What a phrase leaves open. `yy`: a year, of four digits or of two; `site`: where people work, and others come and go;
 * `trade`: what people work in; `kids`: children of one's own, whoever says that one has them.
 */
export type Slot =
  | 'country'
  | 'illness'
  | 'treatment'
  | 'job'
  | 'workplace'
  | 'site'
  | 'trade'
  | 'kids'
  | 'number'
  | 'ordinal'
  | 'month'
  | 'year'
  | 'yy';

const matched =
  (pattern: RegExp) =>
  (words: readonly Word[], at: number): number =>
    pattern.test(words[at]?.word ?? '') ? 1 : 0;

/** How many words at a place fill a slot, 0 where none do. */
export const slots: Readonly<Record<Slot, (words: readonly Word[], at: number) => number>> = {
  country: countryAt,
  illness: illnessAt,
  treatment: treatmentAt,
  job: jobAt,
  workplace: workplaceAt,
  site: siteAt,
  trade: tradeAt,
  kids: kidsAt,
  number: (words, at) => numberAt(words, at)?.[1] ?? 0,
  ordinal: matched(ordinals),
  month: matched(months),
  year: matched(years),
  yy: (words, at) => (/^\d\d$/.test(words[at]?.word ?? '') ? 1 : matched(years)(words, at)),
};

/** Slots of numbers: which it is, a phrase does not say. */
export const counting: ReadonlySet<Slot> = new Set(['number', 'ordinal', 'month', 'year', 'yy']);

/** Two digits up to here are a year of this century. */
const lastShort = 30;
/** Whoever writes was born since, and is no older. */
const firstBirth = 1925;
const oldest = 100;
/** Fewer years tell no age. */
const fewestYears = 5;

/**
 * A guess with what its slots took: the words of the last in place of `@`; of `@-18` the year 18 before the first, of
 * `@+18` as many years and 18. Null where nobody is that old.
 */
export const filled = (
  guess: string,
  text: string,
  words: readonly Word[],
  taken: readonly (readonly [start: number, end: number])[],
): string | null => {
  const [first, last] = [taken[0], taken.at(-1)];
  if (first === undefined || last === undefined || !guess.includes('@')) return guess;
  const [, sign, years] = /@([+-])(\d+)/.exec(guess) ?? [];
  if (sign === undefined) return guess.replace('@', text.slice(words[last[0]]?.start, words[last[1] - 1]?.end));
  const [value = 0] = numberAt(words, first[0]) ?? [];
  const year = value < 100 ? value + (value > lastShort ? 1900 : 2000) : value;
  const found = sign === '-' ? year - Number(years) : value + Number(years);
  const isLikely = sign === '-' ? found >= firstBirth : value >= fewestYears && found < oldest;
  return isLikely ? guess.replace(/@[+-]\d+/, String(found)) : null;
};
