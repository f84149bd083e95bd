import { describe, expect, test } from 'vitest';
import { mechanism, sanitizeNumbers } from '../../../bench/reference/preempt';
import { distribution, effectiveEpsilon, nearest, withChance } from '../../../bench/reference/rap-li';
import { distance } from '../../../main/engine/privacy/modes/words/cluster';
import { type Word, wordsOfClass } from '../../../main/engine/privacy/modes/words/vocabulary';

/** Evenly over [0, 1): what a mechanism makes of it has its own distribution. */
const draws = 5000;
const evenly = Array.from({ length: draws }, (_, at) => (at + 0.5) / draws);

describe('Preempt’s own mechanism', () => {
  test.each([
    [0, 1, 10],
    [4, 0.5, 10],
    [9, 2, 12],
  ])('draws from %d at ε %d on [%d] as algorithm 3 says', (x, epsilon, k) => {
    const counts = Array.from({ length: k }, () => 0);
    for (const at of evenly) {
      const drawn = mechanism(x, epsilon, k, () => at);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const [i, count] of counts.entries())
      for (const [j, other] of counts.entries())
        if (count > 50 && other > 50)
          expect(Math.log(count / other)).toBeCloseTo((epsilon / 2) * (Math.abs(x - j) - Math.abs(x - i)), 1);
  });

  test('draws each token by itself, a repeated one too', () => {
    const domain = { k: 10, index: Math.round, value: (index: number) => index };
    let next = 0;
    const uniform = () => evenly[(next++ * 7919) % draws] ?? 0;
    const numbers = sanitizeNumbers(
      Array.from({ length: 40 }, () => 5),
      0.5,
      domain,
      uniform,
    );
    expect(new Set(numbers).size).toBeGreaterThan(3);
  });
});

describe('Rap-LI’s own mechanism', () => {
  const word = wordsOfClass('NN').words[3] as Word;
  const words = nearest(word, 12);
  const far = words.map((other) => distance(word, other));

  test('takes the nearest words, itself first', () => {
    expect(words[0]).toBe(word);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
  });

  test('draws them with exp(ε·u/2), u = −h / max h (eq. 4, 7), and reversed with the scores turned round (eq. 5)', () => {
    const epsilon = 3;
    const weights = far.map((h) => Math.exp((-epsilon * h) / Math.max(...far) / 2));
    const total = weights.reduce((sum, weight) => sum + weight);
    const shares = weights.map((weight) => weight / total);
    for (const [at, p] of distribution(word, words, epsilon).entries()) expect(p).toBeCloseTo(shares[at] ?? -1, 12);
    for (const [at, p] of distribution(word, words, epsilon, true).entries())
      expect(p).toBeCloseTo(shares.toReversed()[at] ?? -1, 12);
  });

  test('perturbs with the chance pr alone: its effective ε is that of what is kept', () => {
    const even = Array.from({ length: 4 }, () => 0.25);
    const rows = even.map((_, own) => withChance(own, even, 0.3));
    expect(effectiveEpsilon(rows)).toBeCloseTo(Math.log((0.7 + 0.075) / 0.075), 12);
  });
});
