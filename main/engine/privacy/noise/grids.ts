/**
 * The fixed grids that quantities are drawn on. None depends on a value: a domain around the user's own number
 * would tell it.
 */

/** An exact decimal number, `coefficient · 10^exponent`, not negative. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

/** Money's grid is in millionths of a currency unit, fine enough that 2 % of a hundredth is a whole number. */
export const moneyExponent = -6;

const guard = 10n ** 20n;
const first = 10n ** 4n;
const last = 10n ** 21n;

/**
 * 2 % steps from 0.01 to 10^15 in millionths: each point is 51/50 of the one before, carried with twenty more
 * digits and rounded down.
 */
const moneyPoints = ((): readonly bigint[] => {
  const points: bigint[] = [];
  for (let exact = first * guard; exact <= last * guard; exact = (exact * 51n) / 50n) points.push(exact / guard);
  return points;
})();

export const moneyGrid = {
  size: moneyPoints.length,
  /** The point's value in millionths. Throws a RangeError outside the grid. */
  value: (index: number): bigint => {
    const point = moneyPoints[index];
    if (point === undefined) throw new RangeError('An index is on the grid');
    return point;
  },
  /** The nearest point, by exact comparison; the lower one of two, the grid's end for what lies outside. */
  nearest: ({ coefficient, exponent }: Decimal): number => {
    const finer = Math.max(0, moneyExponent - exponent);
    const scale = 10n ** BigInt(finer);
    const value = coefficient * 10n ** BigInt(Math.max(0, exponent - moneyExponent));
    // The first index whose midpoint with the next is not below the value.
    let low = 0;
    let high = moneyPoints.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const sum = moneyGrid.value(middle) + moneyGrid.value(middle + 1);
      if (sum * scale >= 2n * value) high = middle;
      else low = middle + 1;
    }
    return low;
  },
} as const;

/** Ages in years, 0 to 120. */
export const ageGrid = { size: 121 } as const;

/** Years of birth. Fixed, since a domain relative to today would make one value's draws differ over time. */
export const birthYearGrid = { first: 1900, size: 131 } as const;

/** The index nearest to `value` on a grid of whole numbers from `start`. */
export const clampToGrid = (value: number, start: number, size: number): number =>
  Math.min(Math.max(value - start, 0), size - 1);
