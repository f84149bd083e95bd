import { and } from '../../../lists/conjunctions';
import type { Amount, Money } from './read';

/** Hundredths said behind an amount: "5 dollars and 99 cents", "12 euros con 50 céntimos". */

const joined = new RegExp(`^(?:,? (?:${and}|con|met|ja|și|и|та|a)| ?,)? ?$`, 'iu');

/** Without decimals and scale words. */
export const isWhole = ({ scale, format }: Amount): boolean => scale === 0 && format.decimals === 0;

/** Whether the second of two neighbours is the hundredths of the first. */
export const areCents = (text: string, whole: Money | undefined, cents: Money | undefined): boolean => {
  const [large, more] = whole?.amounts ?? [];
  const [small, others] = cents?.amounts ?? [];
  return (
    large !== undefined &&
    small !== undefined &&
    more === undefined &&
    others === undefined &&
    large.currency !== null &&
    large.currency !== 'CENT' &&
    small.currency === 'CENT' &&
    isWhole(large) &&
    isWhole(small) &&
    small.value.coefficient < 100n &&
    small.start > large.end &&
    small.start - large.end < 8 &&
    joined.test(text.slice(large.end, small.start))
  );
};
