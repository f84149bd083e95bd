import { describe, expect, test } from 'vitest';
import { exponentialInterval, largestOdds } from '../../../main/engine/privacy/noise/distribution';
import {
  afternoonGrid,
  ageGrid,
  birthYearGrid,
  countGrid,
  dayGrid,
  laboratoryGrid,
  largePercentageGrid,
  lengthGrid,
  massIndexGrid,
  moneyGrid,
  morningGrid,
  percentageGrid,
  pressureGrid,
  pulseGrid,
  temperatureGrid,
  weightGrid,
} from '../../../main/engine/privacy/noise/grids';
import { isLess, plus, type Rational, rational, roundTo, times } from '../../../main/engine/privacy/noise/rational';
import { exponentialDistribution } from './exponential';

const grids = {
  afternoonGrid,
  ageGrid,
  birthYearGrid,
  countGrid,
  dayGrid,
  laboratoryGrid,
  largePercentageGrid,
  lengthGrid,
  massIndexGrid,
  moneyGrid,
  morningGrid,
  percentageGrid,
  pressureGrid,
  pulseGrid,
  temperatureGrid,
  weightGrid,
};

/** In millionths, rounded. */
const millionths = (value: Rational): bigint => roundTo(value, -6);

describe.each(Object.entries(grids))('%s', (_, grid) => {
  test('rises, and each point is its own nearest', () => {
    for (let index = 0; index < grid.size; index++) {
      expect(grid.nearest(grid.value(index))).toBe(index);
      if (index > 0) expect(isLess(grid.value(index - 1), grid.value(index))).toBe(true);
    }
    expect(() => grid.value(grid.size)).toThrow(RangeError);
    expect(() => grid.value(-1)).toThrow(RangeError);
  });

  test('gives the nearest point by exact comparison, the lower of two, its ends for what lies outside', () => {
    const at = grid.size >> 1;
    const middle = times(plus(grid.value(at), grid.value(at + 1)), rational(1n, 2n));
    expect(grid.nearest(middle)).toBe(at);
    expect(grid.nearest(plus(middle, rational(1n, 10n ** 30n)))).toBe(at + 1);
    expect(grid.nearest(rational(0n))).toBe(0);
    expect(grid.nearest(rational(10n ** 40n))).toBe(grid.size - 1);
  });

  test('lies about as far apart as it says', () => {
    for (let index = 1; index < grid.size; index++) {
      const value = grid.value(index);
      const gap = plus(value, times(grid.value(index - 1), rational(-1n)));
      // Counts go by 2 % above fifty; what is shown of them is whole.
      expect(isLess(times(gap, rational(3n)), grid.spacing(value))).toBe(false);
      expect(isLess(grid.spacing(value), rational(0n))).toBe(false);
    }
  });
});

describe('the grid of money', () => {
  test('goes from 0.01 to 10^15', () => {
    expect(millionths(moneyGrid.value(0))).toBe(10n ** 4n);
    const last = millionths(moneyGrid.value(moneyGrid.size - 1));
    expect(last <= 10n ** 21n && (last * 51n) / 50n > 10n ** 21n).toBe(true);
  });

  test('rises by 2 % a step', () => {
    for (let index = 1; index < moneyGrid.size; index++) {
      const exact = (millionths(moneyGrid.value(index - 1)) * 51n) / 50n;
      const error = millionths(moneyGrid.value(index)) - exact;
      expect(error === 0n || error === 1n || error === 2n).toBe(true);
    }
  });
});

test('years of birth go from 1900 to 2030', () => {
  const years = [1850n, 1900n, 1985n, 2030n, 2500n].map((year) => birthYearGrid.nearest(rational(year)));
  expect(years).toEqual([0, 0, 85, 130, 130]);
});

test('a share of a whole stays one: no point of its grid is over 100 %', () => {
  expect(millionths(percentageGrid.value(percentageGrid.size - 1))).toBe(100n * 10n ** 6n);
  expect(isLess(rational(100n), largePercentageGrid.value(0))).toBe(true);
});

describe('what is said of ε', () => {
  test('an interval holds nine draws in ten, and a narrower one does not', () => {
    for (const epsilon of [0.1, 0.5, 1, 5])
      for (const index of [0, 3, 60, 120]) {
        const distribution = exponentialDistribution(index, 121, epsilon);
        const held = (low: number, high: number) =>
          distribution.slice(Math.max(0, low), high + 1).reduce((a, b) => a + b, 0);
        const { low, high } = exponentialInterval(index, 121, epsilon);
        const reach = Math.max(index - low, high - index);
        expect(held(low, high)).toBeGreaterThanOrEqual(0.9 - 1e-12);
        if (reach > 0) expect(held(index - reach + 1, index + reach - 1)).toBeLessThan(0.9);
      }
  });

  test('no output speaks for one value against another by more than e^(ε·distance)', () => {
    for (const epsilon of [0.1, 1, 5])
      for (const [index, other] of [
        [0, 1],
        [0, 5],
        [60, 61],
        [119, 120],
      ] as const)
        expect(largestOdds(index, other, 121, epsilon)).toBeLessThanOrEqual(
          Math.exp(epsilon * (other - index)) * (1 + 1e-9),
        );
  });
});
