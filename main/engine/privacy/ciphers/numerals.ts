import type { Cipher } from '.';

export type Direction = 'encipher' | 'decipher';

/** Numerals in mixed radix as one rank, the first the most significant. */
export const rankNumerals = (values: readonly number[], radixes: readonly number[]): bigint =>
  values.reduce((rank, value, i) => rank * BigInt(radixes[i] ?? 1) + BigInt(value), 0n);

export const unrankNumerals = (rank: bigint, radixes: readonly number[]): number[] => {
  const values: number[] = new Array(radixes.length).fill(0);
  let rest = rank;
  for (let i = radixes.length - 1; i >= 0; i--) {
    const radix = BigInt(radixes[i] ?? 1);
    values[i] = Number(rest % radix);
    rest /= radix;
  }
  return values;
};

/** Longer strings are enciphered in pieces, so that time stays linear. */
const longest = 40;

/**
 * A string of numerals to another of the same radixes. Each piece of 40 depends on those before it: the strings of a
 * conversation that begin with the same pieces, and no others, have surrogates that do.
 */
export const cipherNumerals = (
  cipher: Cipher,
  direction: Direction,
  values: readonly number[],
  radixes: readonly number[],
  domain: string,
): number[] => {
  const result: number[] = [];
  let before = '';
  for (let at = 0; at < values.length; at += longest) {
    const piece = values.slice(at, at + longest);
    const sizes = radixes.slice(at, at + longest);
    const size = sizes.reduce((product, radix) => product * BigInt(radix), 1n);
    const rank = cipher[direction](rankNumerals(piece, sizes), size, `${domain} ${before}`);
    const image = unrankNumerals(rank, sizes);
    // Chained over the deciphered piece: known to both directions.
    before = `${at} ${(direction === 'encipher' ? piece : image).join()}`;
    result.push(...image);
  }
  return result;
};

/** Steps after which a walk gives up; a class that holds one value in 100 is missed once in 10^8. */
const mostSteps = 2000;

/**
 * Cycle walking: a permutation of a set, applied until it is back in the subset that the start is of. That is a
 * permutation of the subset. Ends after 2,000 steps wherever it is then.
 */
export const walk = <T>(start: T, step: (value: T) => T, isInside: (value: T) => boolean): T => {
  let value = step(start);
  for (let steps = 1; steps < mostSteps && !isInside(value); steps++) value = step(value);
  return value;
};
