import type { EntityType, Replacement } from '../../../../../shared/domain';
import { about } from '../../dependencies/formula';
import { quantityOf } from '../../entities/quantities';
import type { Measure, Quantity } from '../../entities/quantities/quantity';
import type { Rational } from '../../noise/rational';
import { matched } from '../../text/around';
import { measured } from './measured';
import { type Noised, pairedBy, type Reading } from './noised';

export const isSame = (a: Rational, b: Rational): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator;

/** Whether `shown` is `value` rounded to the last digit shown. */
const isRounded = ({ value: shown, step }: Measure, value: Rational): boolean => {
  const distance = shown.numerator * value.denominator - value.numerator * shown.denominator;
  const size = distance < 0n ? -distance : distance;
  return 2n * size * step.denominator <= step.numerator * shown.denominator * value.denominator;
};

export const numberIn = (text: string): string => matched(/\d(?:[\d.,]*\d)?/, text);

/** Where the reply has the stand-in's one number as it was sent, the original's as it was written: 31 %, not 31.0 %. */
const asWritten = (sent: Replacement | undefined, text: string): string | null => {
  if (
    sent === undefined ||
    [sent.original, sent.surrogate, text].some((each) => !/^\D*\d(?:[\d.,]*\d)?\D*$/.test(each))
  )
    return null;
  const number = numberIn(text);
  return number === numberIn(sent.surrogate) ? text.replace(number, () => numberIn(sent.original)) : null;
};

/** A reading, and whether nothing else can be meant by its numbers. */
export type SureReading = Reading & { readonly sure: boolean };

/** The noised measures of one type in a conversation. */
export interface NoisedMeasures {
  readonly quantity: Quantity;
  readonly known: readonly (Noised<Measure> & { readonly size: number })[];
  readonly surrogates: readonly string[];
  recognise(text: string): { readonly start: number; readonly end: number }[];
  /** What a text that is a measure says with the original's numbers; null where one of its numbers is no stand-in's. */
  readingOf(text: string, start: number): SureReading | null;
}

/** Null where a conversation has none. */
export const noisedMeasures = (
  type: EntityType,
  replacements: readonly Replacement[],
  kept: string,
): NoisedMeasures | null => {
  const quantity = quantityOf(type);
  if (quantity === null) return null;
  const known = pairedBy(replacements, [type], measured).map((each) => ({
    ...each,
    size: about(each.surrogate.value),
  }));
  if (known.length === 0) return null;
  const recognise = (text: string) =>
    quantity.recognise?.({ original: text, text, toOriginal: (start, end) => ({ start, end }) }) ?? [];
  const sent = recognise(kept).flatMap(({ start, end }) => quantity.read(kept.slice(start, end)));

  const meaningOf = (measure: Measure): { noised: Noised<Measure>; sure: boolean } | null => {
    const [size, half] = [about(measure.value), about(measure.step) / 2];
    // Exactly, where the sizes are near.
    const alike = known.filter(
      (each) =>
        each.surrogate.unit === measure.unit &&
        Math.abs(each.size - size) <= 1.001 * half + 1e-9 * size &&
        isRounded(measure, each.surrogate.value),
    );
    const noised = alike.find(({ surrogate }) => isSame(surrogate.value, measure.value)) ?? alike[0];
    if (noised === undefined) return null;
    const one = alike.every(({ original }) => isSame(original.value, noised.original.value));
    const wasSent = sent.some((each) => each.unit === measure.unit && isSame(each.value, measure.value));
    return { noised, sure: one && !wasSent && isSame(noised.surrogate.value, measure.value) };
  };

  const surrogates = replacements.filter((each) => each.type === type).map(({ surrogate }) => surrogate);

  const readingOf = (text: string, start: number): SureReading | null => {
    const measures = quantity.read(text);
    const meant = measures.flatMap((measure) => meaningOf(measure) ?? []);
    const [first] = meant;
    if (first === undefined || meant.length < measures.length) return null;
    const originals = meant.map(({ noised }) => noised.original.value);
    const { replacement } = first.noised;
    const written = asWritten(replacements[replacement], text) ?? quantity.write(text, originals);
    const sure = meant.every((each) => each.sure);
    return written === null
      ? null
      : { start, end: start + text.length, text: written, kind: 'restored', replacement, sure };
  };

  return { quantity, known, surrogates, recognise, readingOf };
};
