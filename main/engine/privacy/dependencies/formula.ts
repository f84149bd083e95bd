import { inverse, plus, type Rational, rational, times } from '../noise/rational';

/** How a value follows from others, exactly. `figure`: an index into the draft's figures. */
export type Formula =
  /** Σ times · figure + plus */
  | {
      readonly kind: 'sum';
      readonly terms: readonly { readonly figure: number; readonly times: Rational }[];
      readonly plus: Rational;
    }
  /** times · Π (figure + plus)^power + plus */
  | {
      readonly kind: 'product';
      readonly times: Rational;
      readonly factors: readonly { readonly figure: number; readonly power: number; readonly plus: Rational }[];
      readonly plus: Rational;
    }
  /** What a loan costs a month: the principal, a yearly rate in percent, and the number of months. */
  | { readonly kind: 'instalment'; readonly principal: number; readonly rate: number; readonly months: number };

export const zero = rational(0n);
export const one = rational(1n);
export const hundred = rational(100n);

export const minus = (a: Rational, b: Rational): Rational => plus(a, rational(-b.numerator, b.denominator));
export const isZero = ({ numerator }: Rational): boolean => numerator === 0n;
export const over = (a: Rational, b: Rational): Rational => times(a, inverse(b));
export const negative = ({ numerator, denominator }: Rational): Rational => rational(-numerator, denominator);

/** `Σ figures`, or with factors. */
export const sumOf = (figures: readonly number[], factors: readonly Rational[] = [], constant = zero): Formula => ({
  kind: 'sum',
  terms: figures.map((figure, at) => ({ figure, times: factors[at] ?? one })),
  plus: constant,
});

/** A multiple of one figure. */
export const multipleOf = (figure: number, factor: Rational): Formula => sumOf([figure], [factor]);

/** `factor · Π figure^power`. */
export const productOf = (
  factor: Rational,
  ...powers: readonly (readonly [figure: number, power: number, plus?: Rational])[]
): Formula & { readonly kind: 'product' } => ({
  kind: 'product',
  times: factor,
  factors: powers.map(([figure, power, shift = zero]) => ({ figure, power, plus: shift })),
  plus: zero,
});

/** The figures that a formula is over. */
export const rootsOf = (formula: Formula): number[] =>
  formula.kind === 'instalment'
    ? [formula.principal, formula.rate]
    : (formula.kind === 'sum' ? formula.terms : formula.factors).map(({ figure }) => figure);

/** A monthly rate of 1/1200 of a percentage a year. */
const monthly = rational(1n, 1200n);

/** P · i · qⁿ / (qⁿ − 1) with q = 1 + i: what pays a loan back in n equal parts. Without interest, a part of n. */
const instalment = (principal: Rational, percent: Rational, months: number): Rational => {
  if (isZero(percent)) return times(principal, rational(1n, BigInt(months)));
  const rate = times(percent, monthly);
  const { numerator, denominator } = plus(one, rate);
  const grown = numerator ** BigInt(months);
  return times(times(principal, rate), rational(grown, grown - denominator ** BigInt(months)));
};

/** The formula's value; null where it divides by zero. */
export const evaluate = (formula: Formula, numberOf: (figure: number) => Rational): Rational | null => {
  if (formula.kind === 'sum')
    return formula.terms.reduce((sum, term) => plus(sum, times(term.times, numberOf(term.figure))), formula.plus);
  if (formula.kind === 'instalment') {
    const rate = numberOf(formula.rate);
    // A stand-in below zero is no rate.
    return rate.numerator < 0n ? null : instalment(numberOf(formula.principal), rate, formula.months);
  }
  let product = formula.times;
  for (const factor of formula.factors) {
    const base = plus(numberOf(factor.figure), factor.plus);
    if (factor.power < 0 && isZero(base)) return null;
    for (let count = Math.abs(factor.power); count > 0; count--)
      product = times(product, factor.power > 0 ? base : inverse(base));
  }
  return plus(product, formula.plus);
};

const size = ({ numerator, denominator }: Rational): Rational =>
  rational(numerator < 0n ? -numerator : numerator, denominator);

/** Whether a value, rounded to the last digit that a number shows, is that number. */
export const agrees = (value: Rational, shown: Rational, step: Rational): boolean => {
  const { numerator, denominator } = times(size(minus(value, shown)), rational(2n));
  return numerator * step.denominator <= step.numerator * denominator;
};

/** About what it is: for a first look, never for a decision. */
export const about = ({ numerator, denominator }: Rational): number => {
  const [top, bottom] = [Number(numerator), Number(denominator)];
  if (Number.isFinite(top) && Number.isFinite(bottom)) return top / bottom;
  const digits = BigInt(Math.max(0, denominator.toString().length - 300));
  return Number(numerator / 10n ** digits) / Number(denominator / 10n ** digits || 1n);
};
