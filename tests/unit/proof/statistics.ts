/** What counted outcomes say of probabilities. Doubles: these are measurements. */

/**
 * Pearson's statistic in units of its 1 − 10⁻⁵ quantile (Wilson and Hilferty 1931): above 1 the counts do not come
 * from these probabilities. Thin bins are put together.
 */
export const chiSquare = (counts: readonly number[], probabilities: readonly number[], draws: number): number => {
  const bins: { seen: number; expected: number }[] = [];
  let open = { seen: 0, expected: 0 };
  probabilities.forEach((probability, index) => {
    open = { seen: open.seen + (counts[index] ?? 0), expected: open.expected + probability * draws };
    if (open.expected >= 10) {
      bins.push(open);
      open = { seen: 0, expected: 0 };
    }
  });
  const last = bins.pop() ?? { seen: 0, expected: 0 };
  bins.push({ seen: last.seen + open.seen, expected: last.expected + open.expected });
  const statistic = bins.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
  const freedom = bins.length - 1;
  if (freedom === 0) return statistic < 1e-6 ? 0 : Number.POSITIVE_INFINITY;
  return statistic / (freedom * (1 - 2 / (9 * freedom) + 4.265 * Math.sqrt(2 / (9 * freedom))) ** 3);
};

export const fits = (counts: readonly number[], probabilities: readonly number[], draws: number): boolean =>
  chiSquare(counts, probabilities, draws) < 1;

/** ln Γ, Stirling's series after the argument is moved up (Abramowitz and Stegun 6.1.41). */
const logGamma = (x: number): number => {
  let [at, correction] = [x, 0];
  while (at < 10) correction -= Math.log(at++);
  return (
    correction +
    (at - 0.5) * Math.log(at) -
    at +
    0.5 * Math.log(2 * Math.PI) +
    1 / (12 * at) -
    1 / (360 * at ** 3) +
    1 / (1260 * at ** 5)
  );
};

/** Pr[X ≥ hits] for X binomial of `runs` and `chance`, as a sum from the largest term on. */
const upperTail = (hits: number, runs: number, chance: number): number => {
  if (hits <= 0) return 1;
  if (chance <= 0) return 0;
  if (chance >= 1) return 1;
  const logTerm = (k: number): number =>
    logGamma(runs + 1) -
    logGamma(k + 1) -
    logGamma(runs - k + 1) +
    k * Math.log(chance) +
    (runs - k) * Math.log1p(-chance);
  let total = 0;
  let term = Math.exp(logTerm(hits));
  for (let k = hits; k <= runs; k++) {
    total += term;
    const next = (term * (runs - k) * chance) / ((k + 1) * (1 - chance));
    if (next < term && next < total * 1e-15) break;
    term = next;
  }
  return Math.min(1, total);
};

/** A chance of a wrong bound: once in a million. */
const doubt = 1e-6;

/** What the chance is at least, if `hits` of `runs` were seen (Clopper and Pearson 1934). */
export const atLeast = (hits: number, runs: number): number => {
  if (hits === 0) return 0;
  let [low, high] = [0, hits / runs];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (upperTail(hits, runs, middle) < doubt) low = middle;
    else high = middle;
  }
  return low;
};

/** What the chance is at most. */
export const noMoreThan = (hits: number, runs: number): number => 1 - atLeast(runs - hits, runs);
