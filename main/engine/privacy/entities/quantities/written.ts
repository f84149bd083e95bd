import type { Grid } from '../../noise/grids';
import {
  type Decimal,
  inverse,
  magnitudeOf,
  ofDecimal,
  plus,
  type Rational,
  rational,
  roundTo,
  times,
} from '../../noise/rational';
import { matched } from '../../text/around';
import { prepare } from '../../text/prepare';
import { wordSet } from '../../word-set';
import { amongOfSize, type CipherClass } from './cipher-class';
import { decimalText, integerFormat, type NumberFormat, trailingZeros, writeNumber } from './money/number';
import { withOrdinal } from './ordinals';
import type { Group, Numeral, Parsed } from './parsed';
import { inDigitsOf, plain, replaceSlices } from './plain';
import { writeDecade } from './words/decades';
import { writeFraction } from './words/fractions';
import { isHan, toPlaceOf, writeHan, writeMixed } from './words/han';
import { project } from './words/project';
import { writeNumberWords } from './words/write';

/** A number as it was read, before it is known how to write another there. Offsets in the projected text. */
export interface Written {
  readonly start: number;
  readonly end: number;
  /** As it stands, in the unit that it was written in. */
  readonly number: Decimal;
  readonly format: NumberFormat;
  /** One of the written unit in the type's own: 1000 for `k`, 2.54 for an inch. */
  readonly factor: Rational;
  /** Added after the factor: −160/9 for °F. */
  readonly offset?: Rational;
  /**
   * Where the slice holds two numbers, as 6′2″ and 10:30 do, `number` is a count of the smaller unit, and this parts
   * another count: each number with the digits that it has at least.
   */
  readonly compose?: (count: bigint) => readonly { readonly number: bigint; readonly digits: number }[];
  /** The type's unit. */
  readonly unit: string | null;
  readonly grid: Grid;
  /** By the value, or by the grid's point where several units mean one. */
  readonly label: 'value' | 'point';
  /** The mark of an ordinal, at the end of the slice: `th`. */
  readonly ordinal?: string;
  /** What stays behind the number: `.5`, and what a slice in words becomes: `,5 ans`. */
  readonly tail?: { readonly ofDigits: string; readonly ofWords: string };
  /** What the number, in the unit that it is written in, is enciphered among; without it numbers of its size. */
  readonly among?: (number: Decimal) => CipherClass;
  /** Decimals that a stand-in may have beyond the original's: `$5 million` → `$5.15 million`. */
  readonly addedDecimals: number;
}

/** What a reader makes of a projected text. */
export interface WrittenGroup extends Omit<Group, 'numerals'> {
  readonly numerals: readonly Written[];
}

/** Labels of points show this many decimals. */
const labelDecimals = -4;

/** The decimals that a factor adds: two where cents are counted; null where it is no power of ten. */
const decimalsOf = ({ denominator }: Rational): number | null =>
  /^10*$/.test(denominator.toString()) ? denominator.toString().length - 1 : null;

const labelOf = ({ number, factor, unit, grid, label }: Written, value: Rational): string => {
  const decimals = decimalsOf(factor);
  if (label === 'value' && decimals !== null)
    return decimalText({ coefficient: number.coefficient * factor.numerator, exponent: number.exponent - decimals });
  const point = roundTo(grid.value(grid.nearest(value)), labelDecimals);
  return `${unit ?? ''} ${decimalText({ coefficient: point, exponent: labelDecimals })}`;
};

/** Writes `units · 10^exponent`, not negative, as `raw` is written: in words, in Chinese numerals, or in digits. */
const writeLike = (
  units: bigint,
  exponent: number,
  raw: string,
  format: NumberFormat,
  language: string | null,
): string => {
  if (/\p{L}/u.test(raw)) {
    if (format.decimals > 0) return writeFraction(units, exponent, raw) ?? writeNumber(units, exponent, format);
    const whole =
      exponent >= 0 ? units * 10n ** BigInt(exponent) : roundTo(rational(units, 10n ** BigInt(-exponent)), 0);
    const words = isHan(raw)
      ? writeHan(whole, raw)
      : (writeMixed(toPlaceOf(whole, raw), raw) ?? writeDecade(whole, raw) ?? writeNumberWords(whole, raw, language));
    return words ?? writeNumber(whole, 0, integerFormat);
  }
  const grouping = format.grouping === '' ? '' : matched(/[^\p{Nd}]/u, raw);
  return inDigitsOf(raw, writeNumber(units, exponent, { ...format, grouping }));
};

/** Writes a value, `scale` times what stands there, as `raw` is written and with all its decimals. */
const spellLike = (
  value: Decimal,
  scale: bigint,
  raw: string,
  format: NumberFormat,
  language: string | null,
): string => {
  const zeros = trailingZeros(value);
  const power = scale.toString().length - 1;
  const [coefficient, exponent] = [value.coefficient / 10n ** BigInt(zeros - value.exponent), zeros - power];
  // Whole numbers in words have no decimals.
  if (/\p{L}/u.test(raw) && exponent < 0 && format.decimals === 0)
    return writeNumber(coefficient, exponent, integerFormat);
  // Those beside a scale word say how exact the number is, those of a price are always as many.
  return writeLike(coefficient, exponent, raw, power > 0 ? { ...format, decimals: 0 } : format, language);
};

/** `raw` with its numbers, in order, replaced. */
const fill = (
  raw: string,
  numbers: readonly { readonly number: bigint; readonly digits: number }[],
  language: string | null,
): string => {
  const { text, toSource } = project(plain(raw));
  const slices = [...text.matchAll(/\d{1,3}(?:([,.' ])\d{3}(?!\d))+|\d+/g)].flatMap(
    ({ 0: digits, 1: grouping = '', index }, at) => {
      const other = numbers[at];
      if (other === undefined) return [];
      const place = toSource(index, index + digits.length);
      const like = raw.slice(place.start, place.end);
      const written = writeLike(other.number, 0, like, { ...integerFormat, grouping }, language);
      return [{ ...place, text: /\p{L}/u.test(written) ? written : written.padStart(other.digits, '0') }];
    },
  );
  return replaceSlices(raw, slices);
};

const zero = rational(0n);

/** The value in the type's unit. */
export const valueIn = ({ number, factor, offset = zero }: Written): Rational =>
  plus(times(ofDecimal(number), factor), offset);

/** The last digit that words show: the hundreds of two thousand three hundred, but never the first digit. */
const roundness = (number: Decimal): number =>
  number.coefficient === 0n ? 0 : Math.max(0, Math.min(trailingZeros(number), magnitudeOf(ofDecimal(number)) - 1));

/** Where decimals stand behind a comma. */
const withComma = wordSet('de fr es it nl pl pt sv da no nb nn fi cs sk hu ro bg ru uk tr el hr sr sl lt lv et id vi');

/** What parts decimals that the original has none of: 20 % becomes 20,9 % in a German text. */
const formatIn = (language: string | null, format: NumberFormat): NumberFormat =>
  language === null || format.decimals > 0 || format.grouping !== ''
    ? format
    : { ...format, decimal: withComma.has(language) ? ',' : '.' };

/** How a number of `written`'s form stands where `raw` stood. */
const numeralOf = (
  written: Written,
  slice: string,
  place: { start: number; end: number },
  language: string | null,
): Numeral => {
  const { number, factor, offset = zero, compose, unit, grid, addedDecimals, ordinal = '' } = written;
  const format = formatIn(language, written.format);
  const isSaid = written.tail !== undefined && !/\p{Nd}/u.test(slice);
  const tail = (isSaid ? written.tail?.ofWords : written.tail?.ofDigits) ?? '';
  const raw = isSaid ? '1' : slice.slice(0, slice.length - tail.length - ordinal.length);
  const finish = (digits: string): string => withOrdinal(digits, ordinal) + tail;
  const value = valueIn(written);
  /** Words without decimals: "neun Komma drei" shows them. */
  const isWords = /\p{L}/u.test(raw) && compose === undefined && format.decimals === 0;
  const scale = factor.denominator === 1n && written.among === undefined ? factor.numerator : 1n;
  const ofSize = { coefficient: number.coefficient * scale, exponent: number.exponent - (decimalsOf(factor) ?? 0) };
  const shown = isWords ? roundness(number) : -format.decimals;
  /** In the unit that the number was written in. */
  const inWriting = (other: Rational): Rational => times(plus(other, times(offset, rational(-1n))), inverse(factor));
  return {
    ...place,
    value,
    unit,
    step: times(ofDecimal({ coefficient: 1n, exponent: shown }), factor),
    // Few of those who read a number ask for it, and it is dear.
    get label() {
      return labelOf(written, value);
    },
    // Zero stays, but where the grid has it: an age, midnight.
    grid: value.numerator === 0n && grid.value(0).numerator > 0n ? null : grid,
    among: () => written.among?.(number) ?? amongOfSize(ofSize),
    measure: (other) => (written.among === undefined ? ofDecimal(other) : valueIn({ ...written, number: other })),
    spell: (other) => {
      if (compose === undefined) return finish(spellLike(other, scale, raw, format, language));
      const counted = written.among === undefined ? inWriting(ofDecimal(other)) : ofDecimal(other);
      return fill(raw, compose(roundTo(counted, 0)), language);
    },
    write: (other, precision) => {
      const counted = inWriting(other);
      const negative = counted.numerator < 0n;
      const size = negative ? times(counted, rational(-1n)) : counted;
      const sign = negative ? '-' : '';
      if (compose !== undefined) return sign + fill(raw, compose(roundTo(size, 0)), language);
      if (precision === 'exact') return sign + finish(writeLike(roundTo(size, shown), shown, raw, format, language));
      const spacing = magnitudeOf(times(grid.spacing(other), inverse(factor)));
      const finest = isWords ? 0 : -format.decimals - addedDecimals;
      const exponent = Math.max(finest, Math.min(spacing, trailingZeros(number)));
      const units = roundTo(size, exponent);
      // Nothing but zero is written as zero.
      const drawn = writeLike(units === 0n && other.numerator !== 0n ? 1n : units, exponent, raw, format, language);
      return sign + finish(drawn);
    },
  };
};

/**
 * Reads an original: as it stands where detection saw the same characters, else as detection saw it, its number words
 * as digits. Null where `read` finds nothing, or a digit stands outside of what it found: it would be sent as it is.
 * @param language Of the text around, for words that several languages share; null where it is not known.
 */
export const readWritten = (
  original: string,
  language: string | null,
  read: (text: string) => readonly WrittenGroup[],
): Parsed | null => {
  const prepared = prepare(original).text;
  // A zero-width space inside a number would make two numbers of it.
  for (const text of prepared.length === original.length ? [original, prepared] : [prepared]) {
    const { text: digits, toSource } = project(plain(text));
    const groups = read(digits);
    const numbers = groups.flatMap(({ numerals }) => numerals);
    const rest = replaceSlices(
      digits,
      numbers.map(({ start, end }) => ({ start, end, text: '' })),
    );
    if (numbers.length === 0 || /\p{Nd}/u.test(rest)) continue;
    return {
      text,
      groups: groups.map((group) => ({
        ...group,
        numerals: group.numerals.map((written) => {
          const place = toSource(written.start, written.end);
          return numeralOf(written, text.slice(place.start, place.end), place, language);
        }),
      })),
    };
  }
  return null;
};
