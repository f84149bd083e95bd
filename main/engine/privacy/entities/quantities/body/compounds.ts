import { and } from '../../../lists/conjunctions';
import { rational } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { integerFormat, readNumber } from '../money/number';
import type { Written } from '../written';
import { amongOf, type BodyUnit, type Dimension, dimensions, inch, ounce, pound } from './units';

/** One value in two units: 6′2″, 1 m 82, 9 st 4, 7 lb 3 oz. */

/** Two numbers that count one thing: the larger unit, then the smaller. */
interface Compound {
  readonly pattern: RegExp;
  readonly smaller: BodyUnit;
  /** How many of the smaller make one of the larger. */
  readonly per: bigint;
  readonly digits: number;
}

const compounds: readonly Compound[] = [
  {
    pattern:
      /([1-9])(?: ?(?:'|\u2032|ft|feet|foot)[ ,]{0,2}| ?(?:ft|feet|foot) and |-foot-)(\d|1[01])(?: ?(?:"|\u2033|''|in(?:ch(?:es)?)?(?![\p{L}]))|(?![\p{L}\d.,]\d|\d|[\p{L}%]))/uy,
    smaller: inch,
    per: 12n,
    digits: 1,
  },
  {
    pattern: new RegExp(
      `([012]) ?m(?:ètres?|et(?:er|ro)s?)?,? ?(?:(?:${and}) )?(\\d\\d)(?: ?cm)?(?![\\p{L}\\d.,]\\d|[\\p{L}\\d])`,
      'uy',
    ),
    smaller: { dimension: 'length', factor: rational(1n) },
    per: 100n,
    digits: 2,
  },
  // 一米二: a metre and two tenths of it.
  { pattern: /([12])米([1-9])(?!\d)/uy, smaller: { dimension: 'length', factor: rational(10n) }, per: 10n, digits: 1 },
  { pattern: /([12])米(\d\d)(?!\d)/uy, smaller: { dimension: 'length', factor: rational(1n) }, per: 100n, digits: 2 },
  // "The 21st, 3 of us": of what is written as an ordinal, pounds say that it is stones.
  {
    pattern:
      /(\d{1,2}) ?st(?:one)?s?,? (?:and )?(\d|1[0-3])(?: ?(?:lbs?|pounds?)|(?<!(?<!1)1st,? (?:and )?\d{1,2})(?![\p{L}\d.,]\d|[\d%]))/uy,
    smaller: pound,
    per: 14n,
    digits: 1,
  },
  {
    pattern:
      /(\d{1,2})(?: ?(?:lbs?|pounds?),? (?:and )?(\d|1[0-5]) ?(?:oz|ounces?)(?!\p{L})| pounds (\d|1[0-5])(?=$|[.,;!?)\n](?!\d)| (?:and|at|when|but|now)(?!\p{L})))/uy,
    smaller: ounce,
    per: 16n,
    digits: 1,
  },
  // "4 kilos 150", "3 kg e 200"
  {
    pattern: new RegExp(
      oneLine`
        (\d{1,2}) ?(?:kilos?|Kilo|kg|chil[io]|quilos?),? ?(?:(?:${and}) )?(\d{3})(?: ?
          (?:g|gr|grams?|Gramm|grammes|gramos|grammi|gramas|gramów|gram)(?!\p{L})
          |(?=$|[.,;!?)\n](?!\d)| (?:al|à|a|alla|ao|bij|bei|when|at|cuando|quand|y|e|et|und|och|i|de)(?!\p{L})))
      `,
      'uy',
    ),
    smaller: { dimension: 'weight', factor: rational(1n, 1000n) },
    per: 1000n,
    digits: 3,
  },
  // 39度5, 38度7分
  {
    pattern: /(3\d|4[0-2])度(\d)分?(?!\d)/uy,
    smaller: { dimension: 'temperature', factor: rational(1n, 10n) },
    per: 10n,
    digits: 1,
  },
  // 六斤八两: two pounds of Chinese weight, a tenth of one.
  {
    pattern: /(\d{1,3})斤(\d)[两兩]/uy,
    smaller: { dimension: 'weight', factor: rational(1n, 20n) },
    per: 10n,
    digits: 1,
  },
];

/** One number of a unit, as it is written. */
export const one = (unit: BodyUnit, start: number, end: number, text: string): Written & { dimension: Dimension } => {
  const { dimension, factor, offset } = unit;
  // Nobody weighs a ton: "3.215 kg", "3,450 kg".
  const isKilos = dimension === 'weight' && factor.numerator === factor.denominator;
  const { value, format } = readNumber(text, () => isKilos);
  return {
    start,
    end,
    number: value,
    format,
    factor,
    ...(offset === undefined ? {} : { offset }),
    ...dimensions[dimension],
    ...amongOf(unit),
    dimension,
    label: 'point',
    addedDecimals: 0,
  };
};

/** A count of the smaller unit, as two numbers. */
const joined = (
  { smaller, per, digits }: Omit<Compound, 'pattern'>,
  start: number,
  end: number,
  count: bigint,
): Written => ({
  ...one(smaller, start, end, '0'),
  number: { coefficient: count, exponent: 0 },
  format: integerFormat,
  compose: (of) => [
    { number: of / per, digits: 1 },
    { number: of % per, digits },
  ],
});

/** The two numbers of one measure that begin at a place. */
export const compoundAt = (
  text: string,
  start: number,
): { written: Written; dimension: Dimension; end: number } | null => {
  for (const compound of compounds) {
    const { pattern, smaller, per } = compound;
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    const [whole, larger, rest = match?.[3]] = match ?? [];
    if (whole === undefined || larger === undefined || rest === undefined) continue;
    const numbersEnd = start + whole.lastIndexOf(rest) + rest.length;
    return {
      written: joined(compound, start, numbersEnd, BigInt(larger) * per + BigInt(rest)),
      dimension: smaller.dimension,
      end: start + whole.length,
    };
  }
  return null;
};

/** "five eleven", of somebody's height. */
export const feetAndInches = (start: number, end: number, feet: string, inches: string): Written =>
  joined({ smaller: inch, per: 12n, digits: 1 }, start, end, BigInt(feet) * 12n + BigInt(inches));
