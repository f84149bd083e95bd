import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateWeeks, exponentialInterval, largestOdds } from '../../../main/engine/privacy/noise/distribution';
import { roundNumber, tellingOdds } from '../../../main/engine/privacy/noise/odds';
import {
  inverse,
  isLess,
  magnitudeOf,
  ofDecimal,
  plus,
  type Rational,
  rational,
  roundTo,
  times,
} from '../../../main/engine/privacy/noise/rational';
import { runs } from '../../property/runs';
import { exponential, mechanism, one, toNumber } from '../proof/enclosure';

const cases = [
  [0, 2, 1000n],
  [3, 7, 100n],
  [34, 121, 500n],
  [120, 121, 1000n],
  [85, 131, 5000n],
  [1000, 1978, 1000n],
  [2, 1978, 100n],
] as const;

describe('closed forms that the window speaks from, beside the exact distribution', () => {
  test('the interval is the narrowest around the value that holds nine draws in ten', () => {
    for (const [index, size, epsilonMilli] of cases) {
      const exact = mechanism(index, size, epsilonMilli).map(toNumber);
      const held = (reach: number): number =>
        exact.slice(Math.max(0, index - reach), index + reach + 1).reduce((sum, chance) => sum + chance, 0);
      let reach = 0;
      while (held(reach) < 0.9) reach += 1;
      const expected = { low: Math.max(0, index - reach), high: Math.min(size - 1, index + reach) };
      expect(exponentialInterval(index, size, Number(epsilonMilli) / 1000)).toEqual(expected);
    }
  });

  test('the largest odds are the largest of all outputs', () => {
    for (const [index, size, epsilonMilli] of cases)
      for (const other of [0, 1, size >> 1, size - 1]) {
        const [mine, theirs] = [index, other].map((at) => mechanism(at, size, epsilonMilli));
        // Beyond a hundred bits the enclosures are too wide to divide by.
        if ((Number(epsilonMilli) / 1000) * Math.abs(index - other) > 140) continue;
        const odds = (mine ?? []).flatMap((chance, j) => {
          const divisor = theirs?.[j];
          return divisor === undefined || divisor.low < one >> 160n ? [] : [toNumber(chance) / toNumber(divisor)];
        });
        const said = largestOdds(index, other, size, Number(epsilonMilli) / 1000);
        const largest = Math.max(...odds);
        expect(Math.abs(said / largest - 1)).toBeLessThan(1e-9);
        expect(said).toBeLessThanOrEqual(
          Math.exp((Number(epsilonMilli) / 1000) * Math.abs(index - other)) * (1 + 1e-9),
        );
      }
  });

  test('nine in ten shifts are within the weeks that are said, and not within one less', () => {
    for (const epsilonMilli of [100n, 500n, 1000n, 2000n, 5000n]) {
      const q = toNumber(exponential(epsilonMilli, 2000n));
      const within = (weeks: number): number =>
        Array.from({ length: 2 * weeks + 1 }, (_, at) => ((1 - q) / (1 + q)) * q ** Math.abs(at - weeks)).reduce(
          (sum, chance) => sum + chance,
        );
      const weeks = dateWeeks(Number(epsilonMilli) / 1000);
      expect(within(weeks)).toBeGreaterThanOrEqual(0.9 - 1e-12);
      if (weeks > 0) expect(within(weeks - 1)).toBeLessThan(0.9);
    }
  });

  test('telling odds are against the interval’s ends and a round number, never against the value itself', () => {
    const odds = tellingOdds(805, 803, 1978, 1000n);
    const { low, high } = exponentialInterval(805, 1978, 1);
    expect(odds.map(({ index }) => index)).toEqual([low, 803, high]);
    for (const { index, times: said } of odds) expect(said).toBe(largestOdds(805, index, 1978, 1));
    expect(tellingOdds(805, 805, 1978, 1000n).some(({ index }) => index === 805)).toBe(false);
  });

  test('a round number has one digit and zeros, and is another number', () => {
    const round = (value: Rational): number => {
      const { numerator, denominator } = roundNumber(value);
      return Number(numerator) / Number(denominator);
    };
    expect([84_500n, 39n, 80n, 1n, 95n].map((value) => round(rational(value)))).toEqual([80_000, 40, 90, 2, 100]);
    expect(round(rational(45n, 1000n))).toBeCloseTo(0.05, 12);
  });
});

describe('exact numbers', () => {
  const number = fc
    .tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 9n))
    .map(([numerator, denominator]) => rational(numerator, denominator));
  const equal = (a: Rational, b: Rational): boolean => a.numerator * b.denominator === b.numerator * a.denominator;

  test('add, multiply, invert and compare as fractions do', () => {
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(equal(plus(a, b), plus(b, a)) && equal(times(a, b), times(b, a))).toBe(true);
        expect(equal(times(a, plus(b, c)), plus(times(a, b), times(a, c)))).toBe(true);
        if (a.numerator !== 0n) expect(equal(times(a, inverse(a)), rational(1n))).toBe(true);
        expect(isLess(a, b)).toBe(!isLess(b, a) && !equal(a, b));
        if (isLess(a, b)) expect(isLess(plus(a, c), plus(b, c))).toBe(true);
      }),
      { numRuns: runs(500) },
    );
    expect(() => inverse(rational(0n))).toThrow(RangeError);
  });

  test('round to the nearest multiple of a power of ten, halves away from zero', () => {
    expect(roundTo(rational(25n), 1)).toBe(3n);
    expect(roundTo(rational(-25n), 1)).toBe(-3n);
    expect(roundTo(rational(1n, 3n), -3)).toBe(333n);
    fc.assert(
      fc.property(number, fc.integer({ min: -6, max: 6 }), (value, exponent) => {
        const power = ofDecimal({ coefficient: 1n, exponent });
        const nearest = times(rational(roundTo(value, exponent)), power);
        const error = plus(nearest, times(value, rational(-1n)));
        const size = error.numerator < 0n ? times(error, rational(-1n)) : error;
        // Not more than half a step away.
        expect(isLess(times(power, rational(1n, 2n)), size)).toBe(false);
      }),
      { numRuns: runs(500) },
    );
  });

  test('know the power of ten of their highest digit', () => {
    expect([1n, 9n, 10n, 84_500n].map((value) => magnitudeOf(rational(value)))).toEqual([0, 0, 1, 4]);
    expect(magnitudeOf(rational(5n, 100n))).toBe(-2);
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 15n), fc.bigInt(1n, 10n ** 15n), (numerator, denominator) => {
        const value = rational(numerator, denominator);
        const power = (exponent: number): Rational => ofDecimal({ coefficient: 1n, exponent });
        const magnitude = magnitudeOf(value);
        expect(isLess(value, power(magnitude))).toBe(false);
        expect(isLess(value, power(magnitude + 1))).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });
});
