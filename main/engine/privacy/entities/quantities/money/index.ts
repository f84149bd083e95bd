import { epsilonRange } from '../../../../../../shared/domain';
import { exponentialInterval } from '../../../noise/distribution';
import { moneyGrid } from '../../../noise/grids';
import { looseCanonical, readOriginal, replaceSlices } from '../plain';
import type { Quantity } from '../quantity';
import { type Amount, type Money, readMoney } from './read';
import { recogniseMoney } from './recognise';
import { decimalText, writeAmount } from './write';

/** What stands in for an original in which no number can be read. */
const unreadable = '[MONEY]';

/** The amounts of an original; null where a digit stands outside of them, for it would be sent as it is. */
const read = (original: string): { text: string; value: Money[] } | null =>
  readOriginal(original, (plainText) => {
    const found = readMoney(plainText);
    const rest = replaceSlices(
      plainText,
      found.flatMap(({ amounts }) => amounts.map(({ number }) => ({ ...number, text: '' }))),
    );
    return found.length === 0 || /\p{Nd}/u.test(rest) ? null : found;
  });

const isZero = ({ value }: Amount): boolean => value.coefficient === 0n;

/** Rewrites every amount but zero from the grid index that `pick` gives; ranges keep the order of their ends. */
const rewrite = (original: string, pick: (value: string, index: number) => number): string => {
  const readable = read(original);
  if (readable === null) return unreadable;
  const slices = readable.value.flatMap(({ amounts }) => {
    const indices = amounts.map(({ value }) => moneyGrid.nearest(value));
    const picked = amounts.map((amount, at) =>
      isZero(amount) ? 0 : pick(decimalText(amount.value), indices[at] ?? 0),
    );
    // Sorting what was drawn is post-processing; that the ends are in order is in the text anyway.
    const [low = 0, high = low] = picked;
    const falls = (indices[0] ?? 0) > (indices[1] ?? indices[0] ?? 0);
    const ordered = low > high !== falls && !amounts.some(isZero) ? [high, low] : picked;
    return amounts.map((amount, at) => {
      const raw = readable.text.slice(amount.number.start, amount.number.end);
      const text = isZero(amount) ? raw : writeAmount(moneyGrid.value(ordered[at] ?? 0), amount, raw);
      return { ...amount.number, text };
    });
  });
  return replaceSlices(readable.text, slices);
};

const values = (original: string): string[] =>
  (read(original)?.value ?? []).flatMap(({ amounts }) =>
    amounts.filter((amount) => !isZero(amount)).map(({ value }) => decimalText(value)),
  );

/** Sums of money, each end of a range by itself. */
export const money: Quantity = {
  type: 'MONEY',
  risk: 3,
  action: 'protect',
  recognise: recogniseMoney,
  guarantee: {
    mechanism: 'mldp',
    unit: 'one step of 2 % on a fixed grid from 0.01 to 10^15',
    epsilon: { min: epsilonRange.min, max: epsilonRange.max },
    leakage: [
      'sign and zero',
      'currency, scale word, separators, number of decimals',
      'how far the amount is rounded (trailing zeros)',
      'of a range, which end is larger',
      'equal amounts, in all conversations where coins are the profile’s',
    ],
  },
  canonical: (original) => {
    const readable = read(original);
    if (readable === null) return looseCanonical(original);
    return readable.value
      .map(({ amounts, currency }) =>
        [...amounts.map(({ value }) => decimalText(value)), currency ?? []].flat().join(' '),
      )
      .join('; ');
  },
  // The number alone keys the coins, whatever the currency: one number, one draw.
  protect: (original, { noise, epsilonMilli }) =>
    rewrite(original, (value, index) => noise.exponential(index, moneyGrid.size, epsilonMilli, `MONEY:${value}`)),
  recover: () => null,
  values,
  window: (original, epsilonMilli) => {
    if (values(original).length === 0) return null;
    const end = (side: 'low' | 'high'): string =>
      rewrite(original, (_, index) => exponentialInterval(index, moneyGrid.size, Number(epsilonMilli) / 1000)[side]);
    return { low: end('low'), high: end('high') };
  },
};
