import { describe, expect, test } from 'vitest';
import {
  exponentialDistribution,
  exponentialInterval,
  largestOdds,
} from '../../../main/engine/privacy/noise/distribution';
import { clampToGrid, moneyGrid } from '../../../main/engine/privacy/noise/grids';

describe('the grid of money', () => {
  test('goes from 0.01 to 10^15', () => {
    expect(moneyGrid.value(0)).toBe(10n ** 4n);
    const last = moneyGrid.value(moneyGrid.size - 1);
    expect(last <= 10n ** 21n && (last * 51n) / 50n > 10n ** 21n).toBe(true);
    expect(() => moneyGrid.value(moneyGrid.size)).toThrow(RangeError);
  });

  test('rises by 2 % a step', () => {
    for (let index = 1; index < moneyGrid.size; index++) {
      const exact = (moneyGrid.value(index - 1) * 51n) / 50n;
      const error = moneyGrid.value(index) - exact;
      expect(error === 0n || error === 1n || error === 2n).toBe(true);
    }
  });

  test('gives the nearest point by exact comparison, the lower of two', () => {
    const [low, high] = [moneyGrid.value(700), moneyGrid.value(701)];
    const value = (coefficient: bigint, exponent = -6) => moneyGrid.nearest({ coefficient, exponent });
    for (let index = 0; index < moneyGrid.size; index++) expect(value(moneyGrid.value(index))).toBe(index);
    // A hundred-thousandth part of a millionth to either side of the middle.
    expect(value(((low + high) * 10n ** 5n) / 2n, -11)).toBe(700);
    expect(value(((low + high) * 10n ** 5n) / 2n + 1n, -11)).toBe(701);
    expect(value(1n, -30)).toBe(0);
    expect(value(0n)).toBe(0);
    expect(value(1n, 40)).toBe(moneyGrid.size - 1);
    expect(value(84500n, 0)).toBe(value(845n, 2));
  });

  test('clamps whole numbers to a grid’s ends', () => {
    expect([1850, 1900, 1985, 2030, 2500].map((year) => clampToGrid(year, 1900, 131))).toEqual([0, 0, 85, 130, 130]);
  });
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
