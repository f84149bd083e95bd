import { isLess, plus, type Rational, rational, times } from './rational';

/**
 * The fixed grids that quantities are drawn on. None depends on a value: a domain around the user's own number
 * would tell it.
 */
export interface Grid {
  readonly size: number;
  /** The point's value. Throws a RangeError outside the grid. */
  value(index: number): Rational;
  /** The nearest point, by exact comparison; the lower one of two, the grid's end for what lies outside. */
  nearest(value: Rational): number;
  /** About how far the points lie apart where `value` is: a stand-in shows no less. */
  spacing(value: Rational): Rational;
}

/** @param points Rising, in units of 1/`denominator`. */
const gridOf = (points: readonly bigint[], denominator: bigint, spacing: Grid['spacing']): Grid => {
  const value = (index: number): Rational => {
    const point = points[index];
    if (point === undefined) throw new RangeError('An index is on the grid');
    return rational(point, denominator);
  };
  return {
    size: points.length,
    value,
    nearest: (sought) => {
      const twice = times(sought, rational(2n));
      // The first index whose midpoint with the next is not below the value.
      let low = 0;
      let high = points.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isLess(plus(value(middle), value(middle + 1)), twice)) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    spacing,
  };
};

const guard = 10n ** 20n;

/** 2 % steps: each point is 51/50 of the one before, carried with twenty more digits and rounded down. */
const byTwoPercent = (first: bigint, last: bigint): bigint[] => {
  const points: bigint[] = [];
  for (let exact = first * guard; exact <= last * guard; exact = (exact * 51n) / 50n) points.push(exact / guard);
  return points;
};

const oneFiftieth = rational(1n, 50n);
const relative = (value: Rational): Rational => times(value, oneFiftieth);

const even = (first: bigint, step: bigint, size: number, denominator = 1n): Grid =>
  gridOf(
    Array.from({ length: size }, (_, index) => first + BigInt(index) * step),
    denominator,
    () => rational(step, denominator),
  );

const millionths = 10n ** 6n;

/** Sums of money: 2 % steps from 0.01 to 10^15, in millionths, fine enough that 2 % of a hundredth is a whole number. */
export const moneyGrid = gridOf(byTwoPercent(10n ** 4n, 10n ** 21n), millionths, relative);

/** Laboratory values: 2 % steps from 0.0001 to 10^9. */
export const laboratoryGrid = gridOf(byTwoPercent(10n ** 4n, 10n ** 17n), 10n ** 8n, relative);

/** Percentages up to 100: 2 % steps down from 100 to 0.01. What is above stays above, on a grid of its own. */
export const percentageGrid = gridOf(
  byTwoPercent(millionths, 10n ** 10n)
    .map((divisor) => 10n ** 18n / divisor)
    .reverse(),
  10n ** 10n,
  relative,
);
/** Percentages over 100: 2 % steps from 102 to 10^6. */
export const largePercentageGrid = gridOf(byTwoPercent(102n * millionths, 10n ** 12n), millionths, relative);
const hundred = rational(100n);
/** What is said in percent of a whole. */
export const percentageGridOf = (value: Rational): Grid =>
  isLess(hundred, value) ? largePercentageGrid : percentageGrid;

/** The same draws, of which what comes out over 100 is written as 100: 97 % of oxygen in the blood becomes no 105 %. */
export const upToHundred = (grid: Grid): Grid => ({
  ...grid,
  value: (index) => (isLess(hundred, grid.value(index)) ? hundred : grid.value(index)),
});

/** Counts: one by one from 2 to 50, then in steps of 2 %, to 10^9. */
export const countGrid = gridOf(
  ((): bigint[] => {
    const points: bigint[] = [];
    for (let count = 2n; count <= 10n ** 9n; count = count < 50n ? count + 1n : (count * 51n) / 50n) points.push(count);
    return points;
  })(),
  1n,
  () => rational(1n),
);

/** Ages in years, 0 to 120. */
export const ageGrid = even(0n, 1n, 121);

/** Months beside years, weeks beside months and days beside weeks of an age: never a whole one of the larger. */
export const monthGrid = even(0n, 1n, 12);
export const weekGrid = even(0n, 1n, 4);
export const weekdayGrid = even(0n, 1n, 7);

/** Years of birth, 1900 to 2030. Fixed, since a domain relative to today would make one value's draws differ over time. */
export const birthYearGrid = even(1900n, 1n, 131);

/** Times of a day, in minutes: every quarter of an hour; and of its halves. */
export const dayGrid = even(0n, 15n, 96);
export const morningGrid = even(0n, 15n, 48);
export const afternoonGrid = even(720n, 15n, 48);

/** Lengths of a body in centimetres, 20 to 300. */
export const lengthGrid = even(20n, 1n, 281);

/** Weights of a body in kilograms: 2 % steps from 0.2 to 50, then one by one to 650. */
export const weightGrid = gridOf(
  [
    ...byTwoPercent(2n * 10n ** 5n, 495n * 10n ** 5n),
    ...Array.from({ length: 601 }, (_, index) => BigInt(50 + index) * millionths),
  ],
  millionths,
  (value) => (isLess(value, rational(50n)) ? relative(value) : rational(1n)),
);

/** Temperatures of a body, 30 to 45 °C by tenths. */
export const temperatureGrid = even(300n, 1n, 151, 10n);

/** Blood pressure in mmHg, 20 to 300 by twos. */
export const pressureGrid = even(20n, 2n, 141);

/** Beats and breaths a minute, 4 to 300. */
export const pulseGrid = even(4n, 1n, 297);

/** Body mass index: 2 % steps from 5 to 200. */
export const massIndexGrid = gridOf(byTwoPercent(5n * millionths, 200n * millionths), millionths, relative);
