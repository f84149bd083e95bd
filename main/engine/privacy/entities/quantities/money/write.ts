import { type Decimal, moneyExponent } from '../../../noise/grids';
import { inDigitsOf } from '../plain';
import { writeNumber } from './number';
import type { Amount } from './read';

const trailingZeros = ({ coefficient, exponent }: Decimal): number =>
  exponent + (/0*$/.exec(coefficient.toString())?.[0].length ?? 0);

const plainFormat = { grouping: '', indian: false, decimal: '.', decimals: 0 } as const;

/** The decimal number as text, the same for `84500`, `84,500.00` and `84.5k`. */
export const decimalText = (value: Decimal): string => {
  const zeros = trailingZeros(value);
  if (value.coefficient === 0n) return '0';
  const digits = value.coefficient / 10n ** BigInt(zeros - value.exponent);
  return zeros >= 0 ? `${digits}${'0'.repeat(zeros)}` : writeNumber(digits, zeros, plainFormat);
};

/** Power of ten of the highest digit of a positive integer. */
const magnitude = (value: bigint): number => value.toString().length - 1;

/** A scale word may gain this many decimals: `$5 million` → `$5.15 million`. */
const addedDecimals = 2;

/**
 * A grid point in an amount's own format and precision. The amount gives its trailing zeros (leakage), the grid
 * point everything else: it is rounded to the amount's precision, yet never coarser than the grid's 2 %, so that
 * `$80,000` does not come back as itself for most draws.
 * @param millionths The grid point.
 * @param raw The number as it stood in the original.
 */
export const writeAmount = (millionths: bigint, amount: Amount, raw: string): string => {
  const { format, scale, value } = amount;
  const step = magnitude(millionths / 50n || 1n) + moneyExponent;
  const finest = scale - Math.max(format.decimals, scale > 0 ? addedDecimals : 0);
  const exponent = Math.max(moneyExponent, finest, Math.min(step, trailingZeros(value)));
  const unit = 10n ** BigInt(exponent - moneyExponent);
  const rounded = (2n * millionths + unit) / (2n * unit);
  const separator = format.grouping === '' ? '' : (/[^\p{Nd}]/u.exec(raw)?.[0] ?? '');
  // Nothing but zero is written as zero.
  const units = rounded === 0n ? 1n : rounded;
  return inDigitsOf(raw, writeNumber(units, exponent - scale, { ...format, grouping: separator }));
};
