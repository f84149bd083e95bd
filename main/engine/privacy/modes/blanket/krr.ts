import type { Coins } from '../../noise/stream';

/**
 * k-ary randomized response on the printable ASCII characters without the space (k-RR, algorithm 1): a character stays
 * with probability e^ε / (e^ε + 93), else it becomes one of the 93 others, each as likely. One character is ε-LDP,
 * a word of n characters n·ε. Exact: e^ε is irrational, so it is enclosed as narrowly as the coins need it.
 */

const first = 33;
/** Printable ASCII characters without the space. */
export const characters = 94;

export const isPrintable = (character: string): boolean => /^[!-~]$/.test(character);

interface Enclosure {
  readonly low: bigint;
  readonly high: bigint;
}

const ceilDivide = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/**
 * e^x in units of 2^−bits, for x in thousandths. The series is rounded down and up; it ends where its terms are below
 * one unit, and as k is then far above 2x, all that follow are together below one more.
 */
const exponential = (milli: bigint, bits: bigint): Enclosure => {
  let [lowTerm, highTerm] = [1n << bits, 1n << bits];
  let [low, high] = [lowTerm, highTerm];
  for (let k = 1n; highTerm > 1n; k += 1n) {
    lowTerm = (lowTerm * milli) / (1000n * k);
    highTerm = ceilDivide(highTerm * milli, 1000n * k);
    low += lowTerm;
    high += highTerm;
  }
  return { low, high: high + 1n };
};

/** e^ε / (e^ε + 93), the chance that a character stays, in units of 2^−bits. */
export const stayChance = (epsilonMilli: bigint, bits: bigint): Enclosure => {
  const { low, high } = exponential(epsilonMilli, bits);
  const others = BigInt(characters - 1) << bits;
  return { low: (low << bits) / (low + others), high: ceilDivide(high << bits, high + others) };
};

const known = new Map<string, Enclosure>();
const knownChance = (epsilonMilli: bigint, bits: bigint): Enclosure => {
  const name = `${epsilonMilli} ${bits}`;
  const found = known.get(name) ?? stayChance(epsilonMilli, bits);
  known.set(name, found);
  return found;
};

/** Bits that are drawn at a time: all but one draw in 10^17 are decided by the first. */
const step = 64n;

/** Whether a uniform number of [0, 1) lies below the chance, read to as many bits as that takes. */
const stays = (epsilonMilli: bigint, coins: Coins): boolean => {
  let drawn = 0n;
  for (let bits = step; ; bits += step) {
    drawn = (drawn << step) | coins.below(1n << step);
    const { low, high } = knownChance(epsilonMilli, bits);
    if (drawn + 1n <= low) return true;
    if (drawn >= high) return false;
  }
};

/** One printable character, answered at random. Throws a RangeError for any other, or an ε that is not positive. */
export const respond = (character: string, epsilonMilli: bigint, coins: Coins): string => {
  if (!isPrintable(character) || epsilonMilli <= 0n) throw new RangeError('A printable character, and a positive ε');
  if (stays(epsilonMilli, coins)) return character;
  const other = first + Number(coins.below(BigInt(characters - 1)));
  return String.fromCharCode(other < character.charCodeAt(0) ? other : other + 1);
};
