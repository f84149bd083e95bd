import { exponentialInterval, largestOdds } from './distribution';
import { isLess, magnitudeOf, plus, type Rational, rational, roundTo } from './rational';

/** The most that one answer can speak for a value against another: so many times as likely. */
interface Odds {
  readonly index: number;
  readonly times: number;
}

const tenTo = (exponent: number): Rational =>
  exponent >= 0 ? rational(10n ** BigInt(exponent)) : rational(1n, 10n ** BigInt(-exponent));

/** The nearest number of one digit and zeros that a value is not itself: 80,000 for 84,500, 40 for 39, 90 for 80. */
export const roundNumber = (value: Rational): Rational => {
  const exponent = magnitudeOf(value);
  const unit = tenTo(exponent);
  const digits = roundTo(value, exponent);
  const round = rational(digits * unit.numerator, unit.denominator);
  return isLess(round, value) || isLess(value, round) ? round : plus(round, unit);
};

/**
 * The odds against a few telling points: the ends of the interval that holds nine draws in ten, and `round`.
 * @param index Where the value is on `[0, size)`.
 */
export const tellingOdds = (index: number, round: number, size: number, epsilonMilli: bigint): Odds[] => {
  const epsilon = Number(epsilonMilli) / 1000;
  const { low, high } = exponentialInterval(index, size, epsilon);
  return [...new Set([low, round, high])]
    .filter((other) => other !== index)
    .sort((a, b) => a - b)
    .map((other) => ({ index: other, times: largestOdds(index, other, size, epsilon) }));
};
