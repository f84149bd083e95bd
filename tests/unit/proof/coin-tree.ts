import type { ExponentialCoins } from '../../../main/engine/privacy/noise/samplers';
import { type Enclosure, exponential, one } from './enclosure';

type Coin = bigint | boolean;
interface Branch {
  readonly coin: Coin;
  /** Its probability, in units of 2^−256, rounded down. */
  readonly weight: bigint;
}

/** The program asks for one more coin than it was given. */
class Undecided extends Error {
  constructor(readonly branches: readonly Branch[]) {
    super();
  }
}
/** The program begins its loop anew: from here on everything is as it was at the root. */
class Again extends Error {}

const flip = (low: bigint, high: bigint): Branch[] =>
  [
    { coin: true, weight: low },
    { coin: false, weight: one - high },
  ].filter(({ weight }) => weight > 0n);

/** The same program again, its first coins given. */
const replay = <T>(program: (coins: ExponentialCoins) => T, given: readonly Coin[]): T => {
  let at = 0;
  const ask = (branches: () => readonly Branch[]): Coin => {
    const coin = given[at++];
    if (coin === undefined) throw new Undecided(branches());
    return coin;
  };
  const asked = { below: false };
  return program({
    below: (bound) => {
      if (asked.below) throw new Again();
      asked.below = true;
      const branch = (_: unknown, coin: number): Branch => ({ coin: BigInt(coin), weight: one / bound });
      return BigInt(ask(() => Array.from({ length: Number(bound) }, branch)));
    },
    chance: (numerator, denominator) => {
      const low = (numerator * one) / denominator;
      return Boolean(ask(() => flip(low, low * denominator === numerator * one ? low : low + 1n)));
    },
    chanceExp: (numerator, denominator) => {
      const { low, high } = exponential(numerator, denominator);
      return Boolean(ask(() => flip(low, high)));
    },
  });
};

/**
 * The exact distribution of a program's result: it is run on every sequence of coins whose probability is at least
 * `rarest` (units of 2^−256), and what was not followed, or lost in rounding, widens the enclosures. A program that
 * draws a second uniform integer has begun its loop anew, so that round counts for none of the results.
 */
export const coinTree = <T>(program: (coins: ExponentialCoins) => T, rarest: bigint): Map<T, Enclosure> => {
  const weights = new Map<T, bigint>();
  let resolved = 0n;
  let again = 0n;
  const open: { given: readonly Coin[]; weight: bigint }[] = [{ given: [], weight: one }];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { given, weight } = path;
    try {
      const result = replay(program, given);
      weights.set(result, (weights.get(result) ?? 0n) + weight);
      resolved += weight;
    } catch (stop) {
      if (stop instanceof Again) again += weight;
      else if (stop instanceof Undecided) {
        for (const branch of stop.branches) {
          const share = (weight * branch.weight) / one;
          if (share >= rarest) open.push({ given: [...given, branch.coin], weight: share });
        }
      } else throw stop;
    }
  }
  const unresolved = one - resolved - again;
  const bounds = (weight: bigint): Enclosure => ({
    low: (weight * one) / (resolved + unresolved),
    high: ((weight + unresolved) * one) / resolved + 1n,
  });
  return new Map([...weights].map(([result, weight]) => [result, bounds(weight)]));
};
