import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityOf } from '../../../main/engine/privacy/entities/quantities';
import { exponentialInterval, largestOdds } from '../../../main/engine/privacy/noise/distribution';
import { roundNumber } from '../../../main/engine/privacy/noise/odds';
import { rational } from '../../../main/engine/privacy/noise/rational';
import { exponentialDistribution } from '../noise/exponential';

const odds = (type: 'MONEY' | 'AGE' | 'DATE_OF_BIRTH' | 'DATE', original: string, epsilonMilli = 1000n) =>
  (quantityOf(type)?.odds(original, epsilonMilli) ?? []).map(({ other, times }) => [other, Number(times.toFixed(2))]);

/** Slow and readable: every output, one after the other. */
const referenceOdds = (index: number, other: number, size: number, epsilon: number): number => {
  const mine = exponentialDistribution(index, size, epsilon);
  const theirs = exponentialDistribution(other, size, epsilon);
  return Math.max(...mine.map((probability, point) => probability / (theirs[point] ?? 1)));
};

test('the odds in closed form are the largest over all outputs, and never above e^(ε·d)', () => {
  const domain = fc
    .integer({ min: 2, max: 150 })
    .chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1), fc.nat(size - 1)));
  fc.assert(
    fc.property(domain, fc.double({ min: 0.1, max: 5, noNaN: true }), ([size, index, other], epsilon) => {
      const times = largestOdds(index, other, size, epsilon);
      expect(times / referenceOdds(index, other, size, epsilon)).toBeCloseTo(1, 9);
      expect(times).toBeLessThanOrEqual(Math.exp(epsilon * Math.abs(index - other)) * (1 + 1e-9));
    }),
  );
});

test('the interval is the narrowest around the value that holds nine draws in ten', () => {
  const domain = fc.integer({ min: 2, max: 150 }).chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1)));
  fc.assert(
    fc.property(domain, fc.double({ min: 0.1, max: 5, noNaN: true }), ([size, index], epsilon) => {
      const { low, high } = exponentialInterval(index, size, epsilon);
      const held = (from: number, to: number): number =>
        exponentialDistribution(index, size, epsilon)
          .slice(Math.max(0, from), to + 1)
          .reduce((sum, each) => sum + each, 0);
      const reach = Math.max(index - low, high - index);
      expect(held(low, high)).toBeGreaterThan(0.9 - 1e-9);
      if (reach > 0) expect(held(index - reach + 1, index + reach - 1)).toBeLessThan(0.9 + 1e-9);
    }),
  );
});

test('odds are told against both ends of the interval and a round number, in the value’s own format', () => {
  expect(odds('AGE', '39')).toEqual([
    ['34', 12.18],
    ['40', 1.65],
    ['44', 12.18],
  ]);
  expect(odds('DATE_OF_BIRTH', '1986')).toEqual([
    ['1981', 12.18],
    ['1990', 7.39],
    ['1991', 12.18],
  ]);
  expect(odds('MONEY', '$84,500').map(([other]) => other)).toEqual(['$75,900', '$80,000', '$92,500']);
  expect(odds('MONEY', '4.500,00 €').map(([other]) => String(other).endsWith(' €'))).toEqual([true, true, true]);
});

test('at the end of the domain nothing is told of the value against itself', () => {
  expect(odds('AGE', '120').map(([other]) => other)).not.toContain('120');
});

test('a smaller ε tells less of a value against the same other one', () => {
  expect(largestOdds(39, 45, 121, 0.5)).toBeLessThan(largestOdds(39, 45, 121, 1));
});

test('no odds are told of a range, and of dates that share one shift', () => {
  expect(odds('MONEY', '$80–90k')).toEqual([]);
  expect(odds('DATE', '2025-03-03')).toEqual([]);
});

test('a round number is near, and never the value itself', () => {
  const round = (value: bigint, by = 1n): number => {
    const { numerator, denominator } = roundNumber(rational(value, by));
    return Number(numerator) / Number(denominator);
  };
  expect([round(84_500n), round(39n), round(80n), round(96n), round(7n, 100n), round(1n)]).toEqual([
    80_000, 40, 90, 100, 0.08, 2,
  ]);
});
