import { describe, expect, test } from 'vitest';
import { discreteLaplace, truncatedLaplace, withExponential } from '../../../main/engine/privacy/noise/samplers';
import { coinTree } from '../proof/coin-tree';
import { atMost, type Enclosure, exponential, mechanism, one, over, times, toNumber } from '../proof/enclosure';
import { exponentialDistribution } from './exponential';

/** Both enclose the same number, and the wider one tells it to 2^−`bits`. */
const agree = (a: Enclosure, b: Enclosure, bits: bigint): boolean =>
  a.low <= b.high && b.low <= a.high && a.high - a.low < one >> bits && b.high - b.low < one >> bits;

const nothing: Enclosure = { low: 0n, high: 0n };

describe('the enclosures that the rest is measured by', () => {
  test('hold e^−x, to 250 binary digits', () => {
    // Printed by bc, `scale=60; e(-x)`.
    const printed = [
      [1n, 2n, 606530659712633423603799534991180453441918135487n, 48],
      [5n, 1n, 6737946999085467096636048423148424248849585027n, 48],
      [37n, 4n, 96111652061394693819818339795930871198957n, 45],
    ] as const;
    for (const [numerator, denominator, digits, places] of printed) {
      const { low, high } = exponential(numerator, denominator);
      expect(high - low < one >> 250n).toBe(true);
      const scale = 10n ** BigInt(places);
      expect(low * scale <= (digits + 1n) * one && high * scale >= digits * one).toBe(true);
    }
  });

  test('sum to one over the domain', () => {
    for (const [index, size, epsilonMilli] of [
      [0, 1, 1000n],
      [3, 7, 100n],
      [60, 121, 5000n],
    ] as const) {
      const all = mechanism(index, size, epsilonMilli);
      expect(all.reduce((sum, { low }) => sum + low, 0n) <= one).toBe(true);
      expect(all.reduce((sum, { high }) => sum + high, 0n) >= one).toBe(true);
    }
  });
});

describe('the samplers, on every sequence of coins', () => {
  test.each([
    [0n, 1n],
    [1n, 2n],
    [1n, 1n],
    [19n, 20n],
    [7n, 4n],
    [5n, 2n],
  ])('are true with probability e^(−%i/%i), to 100 binary digits', (numerator, denominator) => {
    const outcome = coinTree((coins) => withExponential(coins).chanceExp(numerator, denominator), one >> 120n);
    expect(agree(outcome.get(true) ?? nothing, exponential(numerator, denominator), 100n)).toBe(true);
  });

  test('draw a y of the two-sided geometric with probability (1−q)/(1+q)·q^|y|', () => {
    for (const [rate, scale] of [
      [1n, 2n],
      [5n, 2n],
      [1n, 20n],
    ] as const) {
      const outcome = coinTree((coins) => discreteLaplace(rate, scale, coins), one >> 90n);
      const q = exponential(rate, scale);
      const [less, more] = [
        { low: one - q.high, high: one - q.low },
        { low: one + q.low, high: one + q.high },
      ];
      let weight = over(less, more);
      for (let y = 0n; y < 12n; y += 1n) {
        for (const side of [y, -y]) expect(agree(outcome.get(side) ?? nothing, weight, 70n)).toBe(true);
        weight = times(weight, q);
      }
    }
  });

  // [index, size, ε in thousandths, ε/2 in lowest terms]
  test.each([
    [0, 1, 1000n, 1n, 2n],
    [0, 2, 1000n, 1n, 2n],
    [0, 5, 100n, 1n, 20n],
    [2, 5, 1000n, 1n, 2n],
    [3, 7, 500n, 1n, 4n],
    [1, 3, 5000n, 5n, 2n],
    [6, 7, 2000n, 1n, 1n],
    [118, 121, 1000n, 1n, 2n],
    [1000, 1978, 3000n, 3n, 2n],
  ] as const)(
    'draw index %i of %i at ε %i/1000 with Preempt’s probabilities',
    (index, size, epsilonMilli, rate, scale) => {
      const drawn = coinTree((coins) => truncatedLaplace(index, size, rate, scale, coins), one >> 90n);
      const exact = mechanism(index, size, epsilonMilli);
      exact.forEach((probability, j) => {
        const outcome = drawn.get(j);
        // What is rarer than a path that was followed is in no outcome.
        if (outcome === undefined) expect(toNumber(probability)).toBeLessThan(1e-20);
        else expect(agree(outcome, probability, 70n)).toBe(true);
      });
      expect([...drawn.keys()].every((j) => j >= 0 && j < size)).toBe(true);
    },
  );

  test('would be told apart from samplers with a known mistake', () => {
    // A fixed point drawn again.
    const moved = coinTree((coins) => {
      const drawn = truncatedLaplace(2, 5, 1n, 2n, coins);
      return drawn === 2 ? truncatedLaplace(2, 5, 1n, 2n, coins) : drawn;
    }, one >> 60n);
    expect(agree(moved.get(2) ?? nothing, mechanism(2, 5, 1000n)[2] ?? nothing, 40n)).toBe(false);
    const wrongScale = coinTree((coins) => truncatedLaplace(2, 5, 1n, 1n, coins), one >> 60n);
    expect(agree(wrongScale.get(2) ?? nothing, mechanism(2, 5, 1000n)[2] ?? nothing, 40n)).toBe(false);
  });
});

describe('ε·d-metric privacy of the exact distribution (Preempt, theorem 1)', () => {
  /** e^(ε·d) as 1 / e^(−ε·d). */
  const odds = (epsilonMilli: bigint, distance: number): Enclosure =>
    over({ low: one, high: one }, exponential(epsilonMilli * BigInt(distance), 1000n));

  test('holds for every pair of values and every output of small domains', () => {
    for (const size of [2, 3, 5, 9, 16])
      for (const epsilonMilli of [100n, 500n, 1000n, 2000n, 5000n]) {
        const rows = Array.from({ length: size }, (_, index) => mechanism(index, size, epsilonMilli));
        rows.forEach((mine, i) => {
          rows.forEach((theirs, other) => {
            if (i === other) return;
            const bound = odds(epsilonMilli, Math.abs(i - other));
            const kept = mine.every((probability, j) => atMost(probability, times(bound, theirs[j] as Enclosure)));
            expect(kept, `${i} against ${other} of ${size} at ε ${epsilonMilli}/1000`).toBe(true);
          });
        });
      }
  });

  test('holds between neighbours all over the app’s grids, and so at any distance', () => {
    for (const [size, indices] of [
      [121, [0, 1, 34, 59, 60, 119]],
      [131, [0, 85, 129]],
      [1978, [0, 1, 988, 1500, 1976]],
    ] as const)
      for (const epsilonMilli of [100n, 1000n, 5000n])
        for (const index of indices) {
          const [mine, theirs] = [mechanism(index, size, epsilonMilli), mechanism(index + 1, size, epsilonMilli)];
          const bound = odds(epsilonMilli, 1);
          // At j ≤ index the odds are the same for all j, and so they are beyond it.
          for (const j of [index, index + 1]) {
            const [a, b] = [mine[j] as Enclosure, theirs[j] as Enclosure];
            expect(atMost(a, times(bound, b)) && atMost(b, times(bound, a))).toBe(true);
          }
        }
  });

  test('is refused at a smaller ε: the check can fail', () => {
    const [mine, theirs] = [mechanism(0, 121, 200n), mechanism(1, 121, 200n)];
    expect(atMost(mine[0] as Enclosure, times(odds(180n, 1), theirs[0] as Enclosure))).toBe(false);
  });
});

test('the doubles that the window speaks from are the exact distribution', () => {
  for (const [index, size, epsilonMilli] of [
    [0, 2, 1000n],
    [34, 121, 100n],
    [85, 131, 5000n],
    [1000, 1978, 1000n],
  ] as const) {
    const exact = mechanism(index, size, epsilonMilli).map(toNumber);
    exponentialDistribution(index, size, Number(epsilonMilli) / 1000).forEach((probability, j) => {
      expect(Math.abs(probability - (exact[j] ?? 0))).toBeLessThan(1e-14);
    });
  }
});
