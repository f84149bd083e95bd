import type { EntityType } from '../../../../shared/domain';
import { quantityOf } from '../entities/quantities';
import type { Measure } from '../entities/quantities/quantity';
import type { Rational } from '../noise/rational';
import { type CreateNumberReader, type Noised, paired, type Reading } from './noised';

/** Types that a reader of their own finds, in more writings than their recogniser does. */
const ownReader: ReadonlySet<EntityType> = new Set(['MONEY', 'AGE', 'DATE', 'DATE_OF_BIRTH']);

const isSame = (a: Rational, b: Rational): boolean => a.numerator * b.denominator === b.numerator * a.denominator;

/** Whether `shown` is `value` rounded to the last digit shown. */
const isRounded = ({ value: shown, step }: Measure, value: Rational): boolean => {
  const distance = shown.numerator * value.denominator - value.numerator * shown.denominator;
  const size = distance < 0n ? -distance : distance;
  return 2n * size * step.denominator <= step.numerator * shown.denominator * value.denominator;
};

/** In the place of a reading's text, without what may not change any more. */
const cut = (reading: Reading, from: number, window: string): Reading | null => {
  const fixed = Math.max(0, from - reading.start);
  const start = reading.start + fixed;
  return reading.text.slice(0, fixed) === window.slice(reading.start, start)
    ? { ...reading, start, text: reading.text.slice(fixed) }
    : null;
};

/** Any other noised type, as far as its own recogniser finds it in the reply: units, percentages, counts, times. */
const readType =
  (type: EntityType): CreateNumberReader =>
  (replacements, kept) => {
    const quantity = quantityOf(type);
    if (quantity === null) return null;
    const known = paired(replacements, [type], quantity.read);
    if (known.length === 0) return null;
    const recognise = (text: string) =>
      quantity.recognise?.({ original: text, text, toOriginal: (start, end) => ({ start, end }) }) ?? [];
    const sent = recognise(kept).flatMap(({ start, end }) => quantity.read(kept.slice(start, end)));

    const meaningOf = (measure: Measure): { noised: Noised<Measure>; sure: boolean } | null => {
      const alike = known.filter(
        ({ surrogate }) => surrogate.unit === measure.unit && isRounded(measure, surrogate.value),
      );
      const noised = alike.find(({ surrogate }) => isSame(surrogate.value, measure.value)) ?? alike[0];
      if (noised === undefined) return null;
      const one = alike.every(({ original }) => isSame(original.value, noised.original.value));
      const wasSent = sent.some((each) => each.unit === measure.unit && isSame(each.value, measure.value));
      return { noised, sure: one && !wasSent && isSame(noised.surrogate.value, measure.value) };
    };

    return ({ text: window }) => {
      let found: ReturnType<typeof recognise> | undefined;
      return (from, at) => {
        found ??= recognise(window);
        const place = found.find(({ start, end }) => start <= at && at < end);
        if (place === undefined) return null;
        const { start, end } = place;
        const meanings = quantity.read(window.slice(start, end)).map(meaningOf);
        const meant = meanings.flatMap((meaning) => meaning ?? []);
        const [first] = meant;
        if (first === undefined || meant.length < meanings.length) return null;
        const text = quantity.write(
          window.slice(start, end),
          meant.map(({ noised }) => noised.original.value),
        );
        const kind = meant.every(({ sure }) => sure) ? 'restored' : 'doubtful';
        return text === null
          ? null
          : cut({ start, end, text, kind, replacement: first.noised.replacement }, from, window);
      };
    };
  };

/** One reader for each type that the conversation has and no other reader knows. */
export const readMeasuresOf: CreateNumberReader = (replacements, kept) => {
  const types = new Set(replacements.map(({ type }) => type).filter((type) => !ownReader.has(type)));
  const readers = [...types].flatMap((type) => readType(type)(replacements, kept) ?? []);
  if (readers.length === 0) return null;
  return (window) => {
    const reads = readers.map((read) => read(window));
    return (from, at) => {
      for (const read of reads) {
        const found = read(from, at);
        if (found !== null) return found;
      }
      return null;
    };
  };
};
