import { describe, expect, test } from 'vitest';
import { createNoise } from '../../../main/engine/privacy/noise';
import { dateWeeks } from '../../../main/engine/privacy/noise/distribution';
import { discreteLaplace, withExponential } from '../../../main/engine/privacy/noise/samplers';
import { createCoins } from '../../../main/engine/privacy/noise/stream';
import { mechanism, toNumber } from '../proof/enclosure';
import { fits } from '../proof/statistics';
import { exponentialDistribution } from './exponential';

const key = new Uint8Array(32).map((_, index) => index);
const noise = createNoise(key, '');

const drawn = (index: number, size: number, epsilon: number, draws: number): number[] => {
  const counts = new Array<number>(size).fill(0);
  for (let draw = 0; draw < draws; draw++) {
    const point = noise.exponential(index, size, BigInt(epsilon * 1000), `test ${draw}`);
    counts[point] = (counts[point] ?? 0) + 1;
  }
  return counts;
};

describe('the discrete exponential mechanism', () => {
  const draws = process.env.LONG === undefined ? 1000 : 25_000;
  const exact = (index: number, size: number, epsilon: number): number[] =>
    mechanism(index, size, BigInt(Math.round(epsilon * 1000))).map(toNumber);
  const cases = [1, 2, 3, 5, 11, 121, 131, 1978].flatMap((size) =>
    [0.1, 0.5, 1, 2, 5].flatMap((epsilon) =>
      [...new Set([0, Math.floor(size / 3), size - 1])].map((index) => ({ size, epsilon, index })),
    ),
  );

  test('is drawn with its exact probabilities, for 105 values of index, domain and ε', () => {
    expect(cases.length).toBe(105);
    for (const { index, size, epsilon } of cases)
      expect(
        fits(drawn(index, size, epsilon, draws), exact(index, size, epsilon), draws),
        `${index} of ${size} at ε ${epsilon}`,
      ).toBe(true);
  }, 3_600_000);

  test('is told apart from the mechanism of another ε and from another index', () => {
    const counts = drawn(34, 121, 1, 8000);
    expect(fits(counts, exact(34, 121, 1), 8000)).toBe(true);
    expect(fits(counts, exact(34, 121, 1.2), 8000)).toBe(false);
    expect(fits(counts, exact(35, 121, 1), 8000)).toBe(false);
  });

  test('draws the value itself 24 % of the time at ε 1 and 85 % at ε 5', () => {
    expect(exponentialDistribution(1000, 1978, 1)[1000]).toBeCloseTo(0.245, 3);
    expect(exponentialDistribution(1000, 1978, 5)[1000]).toBeCloseTo(0.848, 3);
  });

  test('refuses an index off the grid and an ε that is not positive', () => {
    expect(() => noise.exponential(5, 5, 1000n, '')).toThrow(RangeError);
    expect(() => noise.exponential(-1, 5, 1000n, '')).toThrow(RangeError);
    expect(() => noise.exponential(0.5, 5, 1000n, '')).toThrow(RangeError);
    expect(() => noise.exponential(1, 5, 0n, '')).toThrow(RangeError);
    expect(() => noise.shift(-1n, '')).toThrow(RangeError);
  });
});

describe('the shared shift', () => {
  test('has its closed form', () => {
    const draws = process.env.LONG === undefined ? 5000 : 20_000;
    for (const epsilon of [0.3, 1, 5]) {
      const reach = 200;
      const counts = new Array<number>(2 * reach + 1).fill(0);
      for (let draw = 0; draw < draws; draw++) {
        const at = Number(noise.shift(BigInt(epsilon * 1000), `shift ${draw}`)) + reach;
        counts[at] = (counts[at] ?? 0) + 1;
      }
      expect(fits(counts, exponentialDistribution(reach, 2 * reach + 1, epsilon), draws)).toBe(true);
    }
  });

  test('is at most five weeks for nine in ten conversations at ε 1', () => {
    expect(dateWeeks(1)).toBe(5);
    const shifts = Array.from({ length: 5000 }, (_, draw) => Number(noise.shift(1000n, `weeks ${draw}`)));
    const share = (weeks: number) => shifts.filter((shift) => Math.abs(shift) <= weeks).length / shifts.length;
    expect(share(5)).toBeGreaterThan(0.9);
    expect(share(4)).toBeLessThan(0.91);
  });
});

describe('coins', () => {
  const sequence = (from: ReturnType<typeof createNoise>, epsilonMilli = 1000n, coins = 'AGE:34') =>
    Array.from({ length: 40 }, (_, at) => from.exponential(at, 1978, epsilonMilli, `${coins} ${at}`) - at).join(' ');

  test('are the same for the same key, scope, coins and ε', () => {
    expect(sequence(createNoise(key, 'a'))).toBe(sequence(createNoise(key.slice(), 'a')));
  });

  test('are others for another key, scope, coins or ε', () => {
    const base = sequence(noise);
    const others = [
      sequence(
        createNoise(
          key.map((byte) => byte ^ 1),
          '',
        ),
      ),
      sequence(createNoise(key, 'b')),
      sequence(noise, 1000n, 'AGE:35'),
      sequence(noise, 1001n),
    ];
    expect(new Set([base, ...others]).size).toBe(5);
  });

  test('do not run into one another where labels do', () => {
    const first = createCoins(key, ['ab', 'c']).below(2n ** 128n);
    expect(createCoins(key, ['a', 'bc']).below(2n ** 128n)).not.toBe(first);
    expect(createCoins(key, ['ab', 'c', '']).below(2n ** 128n)).not.toBe(first);
  });

  test('stay as they are from version to version, or every value would be drawn and spent again', () => {
    const drawnThen = Array.from({ length: 12 }, (_, at) => noise.exponential(60, 121, 500n, `pinned ${at}`));
    expect(drawnThen).toEqual([67, 59, 33, 60, 58, 56, 55, 56, 60, 59, 61, 62]);
    expect(Array.from({ length: 6 }, (_, at) => noise.shift(1000n, `pinned ${at}`))).toEqual([
      2n,
      -6n,
      11n,
      0n,
      0n,
      -3n,
    ]);
  });

  test('are uniform below any bound', () => {
    for (const bound of [1n, 2n, 3n, 7n, 10n, 256n, 257n]) {
      const coins = createCoins(key, [`uniform ${bound}`]);
      const counts = new Array<number>(Number(bound)).fill(0);
      const draws = 100 * Number(bound);
      for (let draw = 0; draw < draws; draw++) {
        const value = Number(coins.below(bound));
        counts[value] = (counts[value] ?? 0) + 1;
      }
      expect(counts.length).toBe(Number(bound));
      expect(
        fits(
          counts,
          counts.map(() => 1 / Number(bound)),
          draws,
        ),
      ).toBe(true);
    }
    expect(() => createCoins(key, []).below(0n)).toThrow(RangeError);
  });
});

describe('the samplers of Canonne, Kamath, Steinke 2020', () => {
  test('are true with probability e^(−a/b)', () => {
    const draws = 20_000;
    for (const [numerator, denominator] of [
      [0n, 1n],
      [1n, 3n],
      [1n, 1n],
      [7n, 4n],
      [5n, 2n],
    ] as const) {
      const coins = withExponential(createCoins(key, ['bernoulli', `${numerator}/${denominator}`]));
      let hits = 0;
      for (let draw = 0; draw < draws; draw++) if (coins.chanceExp(numerator, denominator)) hits += 1;
      const chance = Math.exp(-Number(numerator) / Number(denominator));
      expect(fits([hits, draws - hits], [chance, 1 - chance], draws)).toBe(true);
    }
  });

  test('give a discrete Laplace distribution of a rational rate', () => {
    const draws = 20_000;
    const coins = withExponential(createCoins(key, ['laplace']));
    const reach = 100;
    const counts = new Array<number>(2 * reach + 1).fill(0);
    for (let draw = 0; draw < draws; draw++) {
      const at = Number(discreteLaplace(3n, 7n, coins)) + reach;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(fits(counts, exponentialDistribution(reach, 2 * reach + 1, 6 / 7), draws)).toBe(true);
  });
});
