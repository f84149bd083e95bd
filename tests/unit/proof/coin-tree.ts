import type { Coins } from '../../../main/engine/privacy/noise/stream';
import { one } from './enclosure';

class Undecided extends Error {
  constructor(readonly branches: readonly { coin: bigint | boolean; weight: (of: bigint) => bigint }[]) {
    super();
  }
}

/** The same program again, its first coins given; stops where it asks for one more. */
const replay = <T>(program: (coins: Coins) => T, given: readonly (bigint | boolean)[]): T => {
  let at = 0;
  const ask = (branches: Undecided['branches']): bigint | boolean => {
    const coin = given[at++];
    if (coin === undefined) throw new Undecided(branches);
    return coin;
  };
  return program({
    below: (bound) =>
      BigInt(
        ask(Array.from({ length: Number(bound) }, (_, coin) => ({ coin: BigInt(coin), weight: (of) => of / bound }))),
      ),
    chance: (numerator, denominator) =>
      Boolean(
        ask(
          [
            { coin: true, weight: (of: bigint) => (of * numerator) / denominator },
            { coin: false, weight: (of: bigint) => (of * (denominator - numerator)) / denominator },
          ].filter(({ weight }) => weight(one) > 0n),
        ),
      ),
  });
};

/**
 * Runs a program on every sequence of coins whose probability is at least `rarest`, and adds up what each result weighs,
 * rounded down. What was not followed, or lost in rounding, is `unresolved`: the true probability of a result lies
 * between its weight and its weight plus that. In units of 2^−256.
 */
export const coinTree = <T>(
  program: (coins: Coins) => T,
  rarest: bigint,
): { weights: Map<T, bigint>; unresolved: bigint; leaves: number } => {
  const weights = new Map<T, bigint>();
  let resolved = 0n;
  let leaves = 0;
  const open: { given: (bigint | boolean)[]; weight: bigint }[] = [{ given: [], weight: one }];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { given, weight } = path;
    try {
      const result = replay(program, given);
      weights.set(result, (weights.get(result) ?? 0n) + weight);
      resolved += weight;
      leaves += 1;
    } catch (asked) {
      if (!(asked instanceof Undecided)) throw asked;
      for (const branch of asked.branches) {
        const share = branch.weight(weight);
        if (share >= rarest) open.push({ given: [...given, branch.coin], weight: share });
      }
    }
  }
  return { weights, unresolved: one - resolved, leaves };
};
