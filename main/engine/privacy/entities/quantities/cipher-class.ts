import {
  type Decimal,
  inverse,
  isLess,
  magnitudeOf,
  ofDecimal,
  plus,
  type Rational,
  rational,
  tenTo,
  times,
} from '../../noise/rational';
import { trailingZeros } from './money/number';

/** The values that one is enciphered among, in order. All of them are of this class, and are read as they are written. */
export interface CipherClass {
  /** Tells it from every other class of the type. */
  readonly name: string;
  readonly size: bigint;
  /** Where the value stands, in `[0, size)`. */
  readonly rank: bigint;
  at(rank: bigint): Decimal;
}

/** Multiples of 10^`exponent`, from `first` to `last` of them. */
interface Multiples {
  readonly name: string;
  readonly first: bigint;
  readonly last: bigint;
  readonly exponent: number;
  /** None of them ends in a zero: those that do are of another class. */
  readonly unrounded: boolean;
}

/** Numbers that end in no zero, counted without gaps, and back. */
const dense = (n: bigint): bigint => n - n / 10n;
const sparse = (n: bigint): bigint => n + (n - 1n) / 9n;

const amongMultiples = (units: bigint, { name, first, last, exponent, unrounded }: Multiples): CipherClass => {
  const [count, uncount] = unrounded ? [dense, sparse] : [(n: bigint) => n, (n: bigint) => n];
  // What ends in no zero begins behind the last one that does.
  const start = count(first - 1n) + 1n;
  return {
    name,
    size: count(last) - start + 1n,
    rank: count(units) - start,
    at: (rank) => ({ coefficient: uncount(rank + start), exponent }),
  };
};

/** So many of 10^`exponent`; the number is a multiple of it. */
const unitsOf = ({ coefficient, exponent: of }: Decimal, exponent: number): bigint =>
  of >= exponent ? coefficient * tenTo(of - exponent) : coefficient / tenTo(exponent - of);

/** A whole number is enciphered among those with as many digits, as exact to this many of them: 84,500 to 47,290. */
const fewestDigits = 4;
/** Numbers with fewer digits are too few by themselves: they are one class. */
const together = 2;

/**
 * Numbers of one size, however they are written: `$84,500` and `$84.5k` have one stand-in. The place of the first digit
 * stays, whole numbers stay whole, and others keep their decimals. Zero is alone.
 */
export const amongOfSize = (number: Decimal): CipherClass => {
  if (number.coefficient === 0n) return { name: 'zero', size: 1n, rank: 0n, at: () => number };
  const zeros = trailingZeros(number);
  // Where the first digit stands: 1 for units, 0 for tenths and below.
  const size = Math.max(0, unitsOf(number, zeros).toString().length + zeros);
  const coarse = Math.max(0, size - fewestDigits);
  const unrounded = zeros < coarse;
  const exponent = unrounded ? zeros : coarse;
  const isSmall = exponent === 0 && size <= together;
  return amongMultiples(unitsOf(number, exponent), {
    name: `number of ${isSmall ? `up to ${together}` : size} digits by 10^${exponent}${unrounded ? ' unrounded' : ''}`,
    first: isSmall || size === 0 ? 1n : tenTo(size - 1 - exponent),
    last: tenTo((isSmall ? together : size) - exponent) - 1n,
    exponent,
    unrounded,
  });
};

/** The least whole number that is not below. */
const ceiling = ({ numerator, denominator }: Rational): bigint => {
  const whole = numerator / denominator;
  return whole * denominator < numerator ? whole + 1n : whole;
};

const ten = rational(10n);

/** The two neighbours that a value lies between: nothing is below zero, and behind the last edge each is ten times the one before. */
const bandOf = (value: Rational, edges: readonly Rational[]): readonly [low: Rational, high: Rational] => {
  const above = edges.findIndex((edge) => isLess(value, edge));
  const [zero, last] = [rational(0n), edges.at(-1) ?? rational(1n)];
  if (above >= 0) return [edges[above - 1] ?? zero, edges[above] ?? last];
  const over = times(last, ten);
  return isLess(value, over) ? [last, over] : bandOf(value, [over]);
};

/** How a number is written: what one of it is in the type's unit, and the step that it is at least as exact to. */
interface Scale {
  readonly factor: Rational;
  readonly offset?: Rational;
  /** Power of ten: 1.8 m is one of 1.40, 1.41 … 2.09. */
  readonly exponent: number;
}

/**
 * Numbers between two of a few fixed edges: another adult's height, another fever. In whatever unit they are written the
 * edges are the same.
 * @param edges Rising, in the type's unit. The class begins with the lower one and ends before the upper one.
 */
export const amongBands =
  (edges: readonly Rational[], { factor, offset = rational(0n), exponent: natural }: Scale) =>
  (number: Decimal): CipherClass => {
    const [low, high] = bandOf(plus(times(ofDecimal(number), factor), offset), edges);
    const exponent = number.coefficient === 0n ? natural : Math.min(trailingZeros(number), natural);
    const step = times(factor, ofDecimal({ coefficient: 1n, exponent }));
    /** The first multiple that is not below an edge. */
    const from = (edge: Rational): bigint => ceiling(times(plus(edge, times(offset, rational(-1n))), inverse(step)));
    const unrounded = exponent < natural;
    // Zero is a member only where the edges say so: an infant's age.
    const first = [from(low), unrounded || edges[0]?.numerator !== 0n ? 1n : 0n].reduce((a, b) => (a > b ? a : b));
    const last = from(high) - 1n;
    return amongMultiples(unitsOf(number, exponent), {
      // The same edges and multiples are the same values, in metres as in centimetres.
      name: `${low.numerator} to ${high.numerator}: ${first} to ${last}${unrounded ? ' unrounded' : ''}`,
      first,
      last,
      exponent,
      unrounded,
    });
  };

/** The power of ten that a unit is written to at least, so that a step is about one of the type's own: 0.01 of a metre. */
export const exponentOf = (factor: Rational, step: Rational): number =>
  Math.min(0, magnitudeOf(step) - magnitudeOf(factor));

/** Whole numbers from `first` to `last`; another one stays as it is. */
export const amongWhole =
  (name: string, first: bigint, last: bigint) =>
  (number: Decimal): CipherClass => {
    const units = unitsOf(number, 0);
    return units < first || units > last
      ? { name: `not ${name}`, size: 1n, rank: 0n, at: () => number }
      : amongMultiples(units, { name, first, last, exponent: 0, unrounded: false });
  };
