/** An exact decimal number, `coefficient · 10^exponent`, not negative. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

/** An exact number. The denominator is positive; lowest terms are not promised. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const rational = (numerator: bigint, denominator = 1n): Rational => ({ numerator, denominator });

/** 10^exponent, which is not negative. */
export const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

export const ofDecimal = ({ coefficient, exponent }: Decimal): Rational =>
  exponent >= 0 ? rational(coefficient * tenTo(exponent)) : rational(coefficient, tenTo(-exponent));

export const times = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

/** Throws a RangeError for zero. */
export const inverse = ({ numerator, denominator }: Rational): Rational => {
  if (numerator === 0n) throw new RangeError('Zero has no inverse');
  return numerator > 0n ? rational(denominator, numerator) : rational(-denominator, -numerator);
};

export const isLess = (a: Rational, b: Rational): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

/** The nearest multiple of 10^exponent, counted in it; halves away from zero. */
export const roundTo = ({ numerator, denominator }: Rational, exponent: number): bigint => {
  const top = exponent < 0 ? numerator * tenTo(-exponent) : numerator;
  const bottom = exponent > 0 ? denominator * tenTo(exponent) : denominator;
  const size = top < 0n ? -top : top;
  const rounded = (2n * size + bottom) / (2n * bottom);
  return top < 0n ? -rounded : rounded;
};

/** Power of ten of the highest digit of a positive number: −2 for 0.05. */
export const magnitudeOf = ({ numerator, denominator }: Rational): number => {
  let exponent = numerator.toString().length - denominator.toString().length;
  const reaches = (power: number): boolean =>
    power >= 0 ? numerator >= denominator * tenTo(power) : numerator * tenTo(-power) >= denominator;
  if (!reaches(exponent)) exponent -= 1;
  return exponent;
};
