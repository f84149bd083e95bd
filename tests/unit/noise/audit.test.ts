import { describe, expect, test, vi } from 'vitest';
import { createNoise } from '../../../main/engine/privacy/noise';
import { audit, type Mechanism } from '../proof/audit';
import { atLeast, noMoreThan } from '../proof/statistics';

/** `LONG=1` audits as long as `npm run bench -- audit` does. */
const long = process.env.LONG !== undefined;
const runs = long ? 1_000_000 : 5000;
/** As many as it takes to prove too much. */
const enough = long ? runs : 12_000;

vi.setConfig({ testTimeout: 3_600_000 });

const noise = createNoise(
  Uint8Array.from({ length: 32 }, (_, at) => at),
  '',
);

const honest =
  (size: number, epsilon: number, name = 'audit'): Mechanism =>
  (index, run) =>
    noise.exponential(index, size, BigInt(Math.round(epsilon * 1000)), `${name} ${run}`);

describe('an audit of draws for neighbours', () => {
  test.each([
    { index: 0, size: 2, epsilon: 0.5 },
    { index: 0, size: 121, epsilon: 0.1 },
    { index: 0, size: 121, epsilon: 1 },
    { index: 60, size: 121, epsilon: 1 },
    { index: 2, size: 5, epsilon: 2 },
    { index: 1000, size: 1978, epsilon: 1 },
    { index: 0, size: 1978, epsilon: 2 },
    { index: 84, size: 131, epsilon: 5 },
  ])('proves no more than ε $epsilon at $index of $size', ({ index, size, epsilon }) => {
    const { proven } = audit(honest(size, epsilon), [index, index + 1], size, runs);
    expect(proven).toBeLessThanOrEqual(epsilon);
    // What it proves is not nothing, or it could not tell more.
    if (epsilon >= 0.5) expect(proven).toBeGreaterThan(0);
  });

  test('proves more than ε of a mechanism that spends twice', () => {
    expect(audit(honest(121, 2), [0, 1], 121, enough).proven).toBeGreaterThan(1);
  });

  test('proves more than ε of a mechanism that never gives the value itself', () => {
    const moved: Mechanism = (index, run) => {
      for (let again = 0; ; again++) {
        const drawn = honest(121, 0.5, `moved ${again}`)(index, run);
        if (drawn !== index) return drawn;
      }
    };
    expect(audit(moved, [60, 61], 121, enough).proven).toBeGreaterThan(0.5);
  });

  test('proves more than ε of a domain around the value', () => {
    const around: Mechanism = (index, run) => index - 5 + honest(11, 0.2)(5, run);
    expect(audit(around, [60, 61], 121, enough).proven).toBeGreaterThan(0.2);
  });
});

test('the bounds of a chance hold it, and are near it', () => {
  // Clopper–Pearson at 10⁻⁶, checked by hand: 1 − x^n = 10⁻⁶ and x^n = 10⁻⁶.
  expect(noMoreThan(0, 1000)).toBeCloseTo(1 - 1e-6 ** (1 / 1000), 9);
  expect(atLeast(1000, 1000)).toBeCloseTo(1e-6 ** (1 / 1000), 9);
  expect(atLeast(0, 10)).toBe(0);
  for (const [hits, runs] of [
    [5, 1000],
    [5000, 10_000],
    [90_000, 100_000],
  ] as const) {
    const [low, high] = [atLeast(hits, runs), noMoreThan(hits, runs)];
    const error = Math.sqrt(((hits / runs) * (1 - hits / runs)) / runs);
    expect(low).toBeLessThan(hits / runs);
    expect(high).toBeGreaterThan(hits / runs);
    expect(high - low).toBeLessThan(14 * error);
    expect(high - low).toBeGreaterThan(8 * error);
  }
});
