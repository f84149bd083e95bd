import { describe, expect, test, vi } from 'vitest';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import { createNoise, type Noise } from '../../../main/engine/privacy/noise';
import { likelihoodRatio, standIns, totalVariation } from './attackers';
import { app, bound, judge, type Pair, places, play, protectWith, replacing, watch } from './game';
import { best, learner, quantities } from './pairs';

vi.setConfig({ testTimeout: 3_600_000 });

const long = process.env.LONG !== undefined;
const runs = long ? 40_000 : 600;
/** To cross no bound asks for less than to cross one for certain. */
const kept = long ? runs : runs / 2;

describe('the game on quantities: advantage is at most tanh(Σ ε·d / 2)', () => {
  test.each(Object.keys(quantities))('%s', (name) => {
    const pair = quantities[name] as Pair;
    const seen = watch(pair, app(pair.epsilon), kept);
    const played = judge(seen, best(pair));
    expect(played.low).toBeLessThanOrEqual(bound(pair));
    expect(played.surest.low).toBeLessThanOrEqual(bound(pair));
    const [root = 0, ...others] = pair.roots ?? pair.values.keys();
    if (others.length === 0) {
      const value = pair.values[root] as Pair['values'][number];
      const [zero, one] = value.pair.map((original) => standIns(value.type, original, pair.epsilon));
      // The adversary gets what the exact distribution gives: it is the best, and the app draws what it says.
      const exact = totalVariation([zero as Map<string, number>, one as Map<string, number>]);
      expect(exact).toBeLessThanOrEqual(bound(pair));
      // Values at one point of the grid would prove nothing.
      expect(exact).toBeGreaterThan(0.01);
      expect(played.low).toBeLessThanOrEqual(exact);
      expect(played.high).toBeGreaterThanOrEqual(exact);
    }
    // Without the distribution it does no better.
    expect(judge(seen, learner(pair)).surest.low).toBeLessThanOrEqual(bound(pair));
  });

  test('is played well enough that a bound for a twelfth of the distance is crossed', () => {
    const pair = quantities['a salary, twelve steps apart, at ε 0.1'] as Pair;
    expect(play(pair, app(pair.epsilon), best(pair), runs).low).toBeGreaterThan(bound({ ...pair, distance: 1 }));
  });
});

describe('the game catches a mechanism that is broken on purpose', () => {
  const salary = quantities['a salary, one step of 2 % apart'] as Pair;
  const age = quantities['an age, two years apart'] as Pair;

  /** The app's own way with other noise. */
  const noisy = (pair: Pair, change: (noise: Noise) => Noise) =>
    replacing((type, original, key, { conversation }) =>
      protectWith(type, original, {
        cipher: createCipher(key, conversation),
        noise: change(createNoise(key, '')),
        epsilonMilli: BigInt(pair.epsilon * 1000),
        keepGender: true,
      }),
    );

  test('ε doubled: at the end of the grid, where the half of ε that pays for the normaliser is needed', () => {
    const end: Pair = {
      templates: ['She is {0} years old.'],
      values: [{ type: 'AGE', pair: ['0', '10'] }],
      epsilon: 0.1,
      distance: 10,
    };
    const doubled = noisy(end, (noise) => ({
      ...noise,
      exponential: (index, size, epsilon, coins) => noise.exponential(index, size, 2n * epsilon, coins),
    }));
    expect(play(end, doubled, best(end), 8 * runs).surest.low).toBeGreaterThan(bound(end));
    // The same game without the fault.
    expect(
      play(
        end,
        noisy(end, (noise) => noise),
        best(end),
        8 * runs,
      ).surest.low,
    ).toBeLessThanOrEqual(bound(end));
  });

  test('a value that is never drawn as itself', () => {
    const redrawn = noisy(age, (noise) => ({
      ...noise,
      exponential: (index, size, epsilon, coins) => {
        for (let again = 0; ; again++) {
          const drawn = noise.exponential(index, size, epsilon, `${coins} ${again}`);
          if (drawn !== index) return drawn;
        }
      },
    }));
    expect(play(age, redrawn, learner(age), 3 * runs).surest.low).toBeGreaterThan(bound(age));
  });

  test('bounds that depend on the value', () => {
    const around = noisy(age, (noise) => ({
      ...noise,
      exponential: (index, _, epsilon, coins) => index - 3 + noise.exponential(3, 7, epsilon, coins),
    }));
    expect(play(age, around, learner(age), 3 * runs).surest.low).toBeGreaterThan(bound(age));
  });

  test('a grid that is laid out from the value', () => {
    const anchored = replacing((_, original, key) => {
      const steps = Number(createNoise(key, '').shift(1000n, original));
      return `$${(Number(original.replace(/\D/g, '')) * 1.02 ** steps).toFixed(0)}`;
    });
    expect(play(salary, anchored, learner(salary), runs).low).toBeGreaterThan(bound(salary));
  });

  test('one draw for all values', () => {
    const shared = noisy(salary, (noise) => ({
      ...noise,
      exponential: (index, size, epsilon) =>
        Math.min(Math.max(index - 900 + noise.exponential(900, 1978, epsilon, 'shared'), 0), size - 1),
    }));
    const pair = quantities['two sums, a step each'] as Pair;
    expect(play(pair, shared, learner(pair), runs).low).toBeGreaterThan(bound(pair));
    expect(play(pair, app(pair.epsilon), learner(pair), runs).low).toBeLessThanOrEqual(bound(pair));
  });

  test('other coins at each sending, which averaging defeats', () => {
    let sent = 0;
    const fresh = noisy(salary, (noise) => ({
      ...noise,
      exponential: (index, size, epsilon, coins) => noise.exponential(index, size, epsilon, `${coins} ${sent++}`),
    }));
    const templates = Array.from({ length: 8 }, () => 'I earn {0} a year.');
    const pair: Pair = { ...salary, templates };
    const all = likelihoodRatio(
      places(pair).map(() => {
        const [zero, one] = (salary.values[0]?.pair ?? []).map((original) => standIns('MONEY', original, 1));
        return [zero ?? new Map(), one ?? new Map()];
      }),
    );
    // Each run sends eight times.
    const fewer = long ? runs / 8 : runs;
    expect(play(pair, fresh, all, fewer).surest.low).toBeGreaterThan(bound(pair));
    // The app draws once, so the eighth sending tells what the first did.
    expect(play(pair, app(1), all, fewer).surest.low).toBeLessThanOrEqual(bound(pair));
  });
});
