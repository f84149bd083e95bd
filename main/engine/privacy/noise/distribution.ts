/**
 * The mechanisms' distributions in closed form, for what the window says of ε. Doubles are fine here: nothing
 * drawn depends on these numbers.
 */

const coverage = 0.9;

/** Weight of the points up to `reach` from `index` on `[0, size)`, the point itself being 1. */
const weightWithin = (reach: number, index: number, size: number, ratio: number): number => {
  const [below, above] = [index, size - 1 - index];
  // The point itself stands in both sums.
  return (2 - ratio ** (Math.min(reach, below) + 1) - ratio ** (Math.min(reach, above) + 1)) / (1 - ratio) - 1;
};

/** The narrowest interval around `index`, clipped at the domain's ends, that holds at least nine draws in ten. */
export const exponentialInterval = (index: number, size: number, epsilon: number): { low: number; high: number } => {
  const ratio = Math.exp(-epsilon / 2);
  const total = weightWithin(size, index, size, ratio);
  let reach = 0;
  while (weightWithin(reach, index, size, ratio) < coverage * total) reach += 1;
  return { low: Math.max(0, index - reach), high: Math.min(size - 1, index + reach) };
};

/**
 * The most that one output can speak for `index` against `other`: at most e^(ε·|index − other|). Reached by all
 * outputs on the far side of `index`: half of ε from the distance, the rest from the two normalisers.
 */
export const largestOdds = (index: number, other: number, size: number, epsilon: number): number => {
  const ratio = Math.exp(-epsilon / 2);
  const normalisers = weightWithin(size, other, size, ratio) / weightWithin(size, index, size, ratio);
  return normalisers / ratio ** Math.abs(index - other);
};

/** Nine in ten shared shifts are at most this many weeks: 5 at ε 1. */
export const dateWeeks = (epsilon: number): number => {
  const ratio = Math.exp(-epsilon / 2);
  let weeks = 0;
  // 2·q^(n+1)/(1+q) is the chance of a shift by more than n weeks.
  while ((2 * ratio ** (weeks + 1)) / (1 + ratio) > 1 - coverage) weeks += 1;
  return weeks;
};
