import { isOfDigits, isSum } from './amounts';
import { articleBefore, dealtBehind, dutch, handed, onward, traded, turkish, unspacedDeal } from './dealings';
import type { Amount } from './read';

/** Sums that only what somebody does with them tells. */

const isScaled = ({ scale }: Amount): boolean => scale > 2;
/** With separators and no small number: nothing else is sold for it. */
const isPrice = (amount: Amount): boolean => isSum(amount) && isOfDigits(5)(amount);

const fromBefore = /(?:bin|milyon|TL['’]?|lira)d[ea]n $/iu;
const toBehind = /^ \d{1,4}(?:[.,]\d{1,3})? (?:bin|milyon)[ea](?!\p{L})/iu;

const isTurkish = (word: string, clause: string, rest: string): boolean => {
  if (turkish.counted.test(clause)) return false;
  if (turkish.inCase.test(word)) return turkish.priced.test(rest) || fromBefore.test(clause) || toBehind.test(rest);
  return /^(?:bin|milyon)$/iu.test(word) && turkish.verb.test(rest);
};

const isUnspaced = (clause: string, rest: string): boolean =>
  unspacedDeal.behind.test(rest) || (unspacedDeal.ends.test(rest) && unspacedDeal.before.test(clause));

/** Nothing but a Dutch house is paid for in tons. */
export const isWeight = (word: string, context: string): boolean => word === 'ton' && !dutch.test(context);

/** Why sums without a currency are somebody's; null where nothing is done with them. */
export const dealtReason = (amounts: readonly Amount[], clause: string, rest: string): string | null => {
  const word = amounts.at(-1)?.word ?? '';
  if (amounts.every(isSum) && isUnspaced(clause, rest)) return 'what was paid or owed';
  if (amounts.every(isScaled)) {
    if (isTurkish(word, clause, rest)) return 'what was paid or owed';
    if (dealtBehind.test(rest)) return 'what it is worth';
    if (!onward.test(rest)) return null;
    return traded.test(clause) || (handed.test(clause) && !articleBefore.test(clause)) ? 'what was paid or owed' : null;
  }
  return amounts.every(isPrice) && onward.test(rest) && traded.test(clause) ? 'a price' : null;
};
