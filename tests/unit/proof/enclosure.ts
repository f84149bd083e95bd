/**
 * Numbers between two rationals of denominator 2^256, rounded outwards: e^(−ε/2) is irrational, so a statement about
 * it is exact when it holds for both ends. A slow, readable reference; nothing of the app is used here.
 */
export interface Enclosure {
  readonly low: bigint;
  readonly high: bigint;
}

const bits = 256n;
export const one = 1n << bits;

const ceilDivide = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/** A rational, not negative. */
export const rational = (numerator: bigint, denominator: bigint): Enclosure => ({
  low: (numerator * one) / denominator,
  high: ceilDivide(numerator * one, denominator),
});

export const times = (a: Enclosure, b: Enclosure): Enclosure => ({
  low: (a.low * b.low) / one,
  high: ceilDivide(a.high * b.high, one),
});

export const plus = (a: Enclosure, b: Enclosure): Enclosure => ({ low: a.low + b.low, high: a.high + b.high });

export const over = (a: Enclosure, b: Enclosure): Enclosure => ({
  low: (a.low * one) / b.high,
  high: ceilDivide(a.high * one, b.low),
});

/** Certainly not larger. */
export const atMost = (a: Enclosure, b: Enclosure): boolean => a.high <= b.low;

/** For what is printed and for chi-square: the enclosure is narrower than a double. */
export const toNumber = ({ low, high }: Enclosure): number => Number((low + high) >> 1n) / Number(one);

const known = new Map<string, Enclosure>();

/**
 * e^(−numerator/denominator), both not negative. The partial sums of Σ (−x)^k / k! lie on alternate sides of it once
 * k exceeds x (Leibniz).
 */
export const exponential = (numerator: bigint, denominator: bigint): Enclosure => {
  const name = `${numerator}/${denominator}`;
  const found = known.get(name) ?? series(numerator, denominator);
  known.set(name, found);
  return found;
};

const series = (numerator: bigint, denominator: bigint): Enclosure => {
  const terms = 120n + 2n * (numerator / denominator);
  // Over the common denominator denominator^terms · terms!, so that the sum is exact.
  let common = 1n;
  for (let k = 1n; k <= terms; k += 1n) common *= denominator * k;
  let term = common;
  let sum = 0n;
  let before = 0n;
  for (let k = 0n; k <= terms; k += 1n) {
    before = sum;
    sum += k % 2n === 0n ? term : -term;
    term = (term * numerator) / (denominator * (k + 1n));
  }
  const [smaller, larger] = sum < before ? [sum, before] : [before, sum];
  // Each term was rounded down by less than one: `terms` of them.
  return { low: ((smaller - terms) * one) / common, high: ceilDivide((larger + terms) * one, common) };
};

/** Preempt's M_ε (algorithm 3): Pr[j | index] = e^(−ε·|index−j|/2) / Σ over the domain, for each j of `[0, size)`. */
export const mechanism = (index: number, size: number, epsilonMilli: bigint): Enclosure[] => {
  const ratio = exponential(epsilonMilli, 2000n);
  const powers: Enclosure[] = [{ low: one, high: one }];
  for (let power = 1; power < size; power++) powers.push(times(powers[power - 1] as Enclosure, ratio));
  const weights = Array.from({ length: size }, (_, j) => powers[Math.abs(index - j)] as Enclosure);
  const total = weights.reduce(plus);
  return weights.map((weight) => over(weight, total));
};
