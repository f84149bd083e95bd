import type { Coins } from './stream';

/**
 * Exact samplers over integers and rationals, as in Canonne, Kamath, Steinke 2020, "The discrete Gaussian for
 * differential privacy", algorithms 1 and 2. No floating point: low bits of a logarithm tell of the value (Mironov 2012).
 */

/** True with probability exp(−numerator/denominator), the exponent in [0, 1] (algorithm 1, first case). */
const bernoulliExpSmall = (numerator: bigint, denominator: bigint, coins: Coins): boolean => {
  let trial = 1n;
  while (coins.chance(numerator, denominator * trial)) trial += 1n;
  return trial % 2n === 1n;
};

/** True with probability exp(−numerator/denominator), both not negative (algorithm 1). */
const bernoulliExp = (numerator: bigint, denominator: bigint, coins: Coins): boolean => {
  for (let whole = numerator / denominator; whole > 0n; whole -= 1n)
    if (!bernoulliExpSmall(1n, 1n, coins)) return false;
  return bernoulliExpSmall(numerator % denominator, denominator, coins);
};

/** Coins with those of probability e^−x besides: what the samplers below throw. */
export interface ExponentialCoins extends Coins {
  /** True with probability exp(−numerator/denominator), both not negative. */
  chanceExp(numerator: bigint, denominator: bigint): boolean;
}

export const withExponential = (coins: Coins): ExponentialCoins => ({
  ...coins,
  chanceExp: (numerator, denominator) => bernoulliExp(numerator, denominator, coins),
});

/** An integer y with probability ∝ exp(−|y|·rate/scale), rate and scale positive (algorithm 2). */
export const discreteLaplace = (rate: bigint, scale: bigint, coins: ExponentialCoins): bigint => {
  for (;;) {
    const remainder = coins.below(scale);
    if (!coins.chanceExp(remainder, scale)) continue;
    let whole = 0n;
    while (coins.chanceExp(1n, 1n)) whole += 1n;
    const magnitude = (remainder + scale * whole) / rate;
    const negative = coins.chance(1n, 2n);
    // Zero must not be drawn twice, as +0 and −0.
    if (!(negative && magnitude === 0n)) return negative ? -magnitude : magnitude;
  }
};

/**
 * A j of `[0, size)` with probability ∝ exp(−|index−j|·rate/scale). A truncated two-sided geometric is exactly that:
 * redrawn only while it leaves the domain.
 */
export const truncatedLaplace = (
  index: number,
  size: number,
  rate: bigint,
  scale: bigint,
  coins: ExponentialCoins,
): number => {
  for (;;) {
    const drawn = BigInt(index) + discreteLaplace(rate, scale, coins);
    if (drawn >= 0n && drawn < BigInt(size)) return Number(drawn);
  }
};
