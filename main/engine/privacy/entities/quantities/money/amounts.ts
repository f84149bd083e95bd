import type { Candidate } from '../../entity';
import { isAgeAt } from '../age/recognise';
import { type Amount, afterAmount, type Money } from './read';

/** What the rules for sums of money ask of an amount and of what stands around it. */

/** How far a cue may stand from its number. */
export const reach = 48;
/** As far as the next word goes. */
export const soon = 14;

export const candidate = ({ start, end }: Pick<Money, 'start' | 'end'>, score: number, reason: string): Candidate => ({
  start,
  end,
  score,
  reason,
});

/** What a bare number counts: not money. */
const counted = /^(?:\s?[%٪°]|[ -]?\p{L}{2,}| ?[hH](?:\d\d)?(?!\p{L})|[-/:.]\d|[x×](?![\p{L}\d]))/u;
const notCounted = new RegExp(`^ ?(?:/|${afterAmount})`, 'iu');
export const isCounted = (rest: string): boolean => counted.test(rest) && !notCounted.test(rest);

/** Nothing follows that is counted. */
export const isOpen = new RegExp(`^(?:$|\\s*$|\\t|[.,;:!?)\\n|/](?!\\d)| ?[-–|/] ?(?!\\d)| ${afterAmount})`, 'iu');

/** Characters of its number. */
export const lengthOf = ({ number }: Amount): number => number.end - number.start;

/** Whether its number has so many characters, or a word makes it large. */
export const isOfDigits =
  (fewest: number) =>
  (amount: Amount): boolean =>
    amount.scale > 0 || lengthOf(amount) >= fewest;

/** Written by threes: 24.000. */
export const isGrouped = ({ format }: Amount): boolean => format.grouping !== '';

const isFourDigits = (amount: Amount): boolean => lengthOf(amount) === 4 && !isGrouped(amount);

export const isYear = (amount: Amount): boolean =>
  isFourDigits(amount) && amount.value.coefficient >= 1900n && amount.value.coefficient < 2100n;

export const isLongAgo = (amount: Amount): boolean => isFourDigits(amount) && amount.value.coefficient < 1900n;

/** Large enough for a wage or a rent, and no year. */
export const isSum = (amount: Amount): boolean =>
  isGrouped(amount) || (isOfDigits(3)(amount) && (amount.scale > 0 || !isYear(amount)));

/** Without decimals, and no more than years of a life. */
const isAgeLike = (amount: Amount): boolean =>
  amount.scale === 0 && amount.format.decimals === 0 && lengthOf(amount) < 3;

export const isAgeBefore = (text: string, { amounts }: Money): boolean =>
  amounts.every((each) => isAgeLike(each) && isAgeAt(text, each.number.start, each.number.end));

/** In order; of two in one place the longer. */
export const keepLongest = (candidates: readonly Candidate[]): Candidate[] => {
  const kept: Candidate[] = [];
  for (const each of [...candidates].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || last.end <= each.start) kept.push(each);
    else if (each.end - each.start > last.end - last.start) kept[kept.length - 1] = each;
  }
  return kept;
};
