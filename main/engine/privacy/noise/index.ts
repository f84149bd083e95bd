import { discreteLaplace, type ExponentialCoins, truncatedLaplace, withExponential } from './samplers';
import { createCoins } from './stream';

/** Metric differential privacy from keyed coins: the same arguments draw the same, ever (DESIGN §8). */
export interface Noise {
  /**
   * The discrete exponential mechanism on `[0, size)`: j with probability ∝ exp(−ε·|index−j|/2), which is
   * ε·|i−i′|-mDP (Preempt §4.1.2, algorithm 3).
   * @param epsilonMilli ε in thousandths, positive.
   * @param coins Type and canonical value.
   * Throws a RangeError for an index outside the domain or an ε that is not positive.
   */
  exponential(index: number, size: number, epsilonMilli: bigint, coins: string): number;
  /** The same without a domain's ends: how far a shared shift moves, with probability ∝ exp(−ε·|s|/2). */
  shift(epsilonMilli: bigint, coins: string): bigint;
}

/** Thousandths, and the half of ε that the mechanism spends on numerator and normaliser each. */
const scale = 2000n;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** ε/2 in lowest terms, as the samplers take it. */
const half = (epsilonMilli: bigint): [rate: bigint, scale: bigint] => {
  const common = gcd(epsilonMilli, scale);
  return [epsilonMilli / common, scale / common];
};

/**
 * @param key 32 bytes, used for noise only.
 * @param scope '' where equal values draw once over all conversations, or a conversation's id.
 */
export const createNoise = (key: Uint8Array, scope: string): Noise => {
  const open = (mechanism: string, epsilonMilli: bigint, coins: string): ExponentialCoins => {
    if (epsilonMilli <= 0n) throw new RangeError('ε is positive');
    return withExponential(createCoins(key, [mechanism, scope, coins, epsilonMilli.toString()]));
  };
  return {
    exponential: (index, size, epsilonMilli, label) => {
      if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size)
        throw new RangeError('An index is in [0, size)');
      // Index and size are in the label so that no caller can reuse one draw for two indices.
      const coins = open(`exponential ${index} ${size}`, epsilonMilli, label);
      return truncatedLaplace(index, size, ...half(epsilonMilli), coins);
    },
    shift: (epsilonMilli, label) => discreteLaplace(...half(epsilonMilli), open('shift', epsilonMilli, label)),
  };
};
