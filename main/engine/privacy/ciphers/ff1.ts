import { FF1 } from '@noble/ciphers/ff1.js';
import type { Permutation } from './permutation';

/** Largest radix that fits both SP 800-38G and `@noble/ciphers`. */
const maxRadix = 65_535n;

/** Smallest r with r^n ≥ size, by bisection over integers: no floating point in a mechanism. */
const ceilRoot = (size: bigint, n: number): bigint => {
  let low = 1n;
  let high = 1n << BigInt(Math.ceil(size.toString(2).length / n));
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(n) >= size) high = middle;
    else low = middle + 1n;
  }
  return low;
};

/** How `size` is written for FF1: `digits` numerals in base `radix`, `radix ** digits` just above `size`. */
export const numeralsFor = (size: bigint): { radix: number; digits: number } => {
  // Even, so that both halves of the Feistel network have the same size.
  let digits = 2;
  while (maxRadix ** BigInt(digits) < size) digits += 2;
  return { radix: Number(ceilRoot(size, digits)), digits };
};

const toNumerals = (rank: bigint, radix: number, digits: number): number[] => {
  const numerals = new Array<number>(digits).fill(0);
  let rest = rank;
  for (let i = digits - 1; i >= 0; i--) {
    numerals[i] = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
  }
  return numerals;
};

const fromNumerals = (numerals: readonly number[], radix: number): bigint =>
  numerals.reduce((rank, numeral) => rank * BigInt(radix) + BigInt(numeral), 0n);

/**
 * A keyed permutation of `[0, size)`, size ≥ 10^6: FF1 (NIST SP 800-38G r1 §5.1) and cycle walking (SP 800-38G r1 §4.3
 * leaves the numeral system open). The radix is the smallest whose even power covers the size: FF1's time grows with the
 * number of numerals, and a walk past the end is then rarer than one in 300.
 */
export const createFF1 = (key: Uint8Array, size: bigint): Permutation => {
  const { radix, digits } = numeralsFor(size);
  const ff1 = FF1(radix, key);
  const walk = (rank: bigint, step: (numerals: number[]) => number[]): bigint => {
    let at = rank;
    do at = fromNumerals(step(toNumerals(at, radix, digits)), radix);
    while (at >= size);
    return at;
  };
  return {
    forward: (rank) => walk(rank, ff1.encrypt),
    backward: (rank) => walk(rank, ff1.decrypt),
  };
};
