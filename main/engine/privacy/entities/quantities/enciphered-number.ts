import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import type { Decimal } from '../../noise/rational';
import { trailingZeros } from './money/number';

/** A whole number is enciphered among those with as many digits, as exact to this many of them: 84,500 to 47,290. */
const fewestDigits = 4;
/** Numbers with fewer digits are too few by themselves: they are one class. */
const together = 2;

/** Numbers `unit · n` for n in `[first, last]`. */
interface Class {
  readonly name: string;
  readonly first: bigint;
  readonly last: bigint;
  /** Exponent of the unit. */
  readonly exponent: number;
  /** None of them ends in a zero: those that do are of another class. */
  readonly unrounded: boolean;
}

const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

const classOf = (digits: string, exponent: number): Class => {
  // Where the first digit stands: 1 for units, 0 for tenths and below.
  const size = Math.max(0, digits.length + exponent);
  const named = (unit: number, unrounded: boolean): Class => {
    const isSmall = unit === 0 && size <= together;
    const first = isSmall || size === 0 ? 1n : tenTo(size - 1 - unit);
    const last = tenTo((isSmall ? together : size) - unit) - 1n;
    const name = `number of ${isSmall ? `up to ${together}` : size} digits by 10^${unit}${unrounded ? ' unrounded' : ''}`;
    return { name, first, last, exponent: unit, unrounded };
  };
  if (exponent < 0) return named(exponent, true);
  const coarse = Math.max(0, size - fewestDigits);
  return exponent >= coarse ? named(coarse, false) : named(exponent, true);
};

/** Numbers that end in no zero, counted without gaps, and back. */
const dense = (n: bigint): bigint => n - n / 10n;
const sparse = (n: bigint): bigint => n + (n - 1n) / 9n;

/**
 * A number to another of its class, however both are written: `$84,500` and `$84.5k` have one stand-in. The place of the
 * first digit stays, whole numbers stay whole, and others keep their decimals. Zero stays.
 */
export const cipherNumber = (cipher: Cipher, direction: Direction, number: Decimal, domain: string): Decimal => {
  if (number.coefficient === 0n) return number;
  const zeros = trailingZeros(number);
  const digits = number.coefficient / tenTo(zeros - number.exponent);
  const { name, first, last, exponent, unrounded } = classOf(digits.toString(), zeros);
  const units = digits * tenTo(zeros - exponent);
  const [count, uncount] = unrounded ? [dense, sparse] : [(n: bigint) => n, (n: bigint) => n];
  // What ends in no zero begins behind the last one that does.
  const start = count(first - 1n) + 1n;
  const size = count(last) - start + 1n;
  const image = cipher[direction](count(units) - start, size, `${domain} ${name}`) + start;
  return { coefficient: uncount(image), exponent };
};
