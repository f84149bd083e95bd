import type { EntityType, Replacement } from '../../../../shared/domain';
import { about } from '../dependencies/formula';
import { quantityOf } from '../entities/quantities';
import type { Measure } from '../entities/quantities/quantity';
import type { Rational } from '../noise/rational';
import { otherUnit } from './amounts';
import { type CreateNumberReader, inTurn, type Noised, paired, type Reading } from './noised';

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

/** A number and up to three words behind it. */
const withUnit =
  /^\d[\d.,'\u2019:/]*(?:(?<=\d)|(?<=[.,:/]))(?: over \d{2,3}(?!\d))?(?: ?(?:[-\p{L}%°µ²³/]|(?<=\p{Script=Hebrew})["'״׳]){1,20}\.?){0,3}/u;

/** The texts that may be a measure here, the longest first. */
const candidates = (text: string): string[] => {
  const whole = withUnit.exec(text)?.[0] ?? '';
  const ends = [...whole.matchAll(/(?<=[\d\p{L}%°²³])(?=[^\d\p{L}²³]|$)|(?<=\d)(?=[\p{L}%°µ])/gu)].map(
    ({ index }) => index,
  );
  return ends.toReversed().map((end) => whole.slice(0, end));
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** What is counted or measured: "employees" of "14 employees". */
const wordsOf = (text: string): string => text.replace(/[^\p{L}%]/gu, '').toLowerCase();

/** With fewer digits a number and its unit may be another's. */
const telling = 3;

/** What a measure of a body may begin with in other units: pounds, inches, feet, °F. */
const elsewhere = (size: number): string[] =>
  [size / 0.45359237, size / 2.54, size / 30.48, size * 1.8 + 32].flatMap((other) =>
    [Math.floor(other), Math.round(other)].map(String),
  );

const numberIn = (text: string): string => /\d(?:[\d.,]*\d)?/.exec(text)?.[0] ?? '';

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

/** Any other noised type, where its own recogniser finds it in the reply, or its number stands with its unit. */
const readType =
  (type: EntityType): CreateNumberReader =>
  (replacements, kept) => {
    const quantity = quantityOf(type);
    if (quantity === null) return null;
    const known = paired(replacements, [type], quantity.read).map((each) => ({
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
    const counted = new Set(surrogates.map(wordsOf));
    /** What the stand-ins begin with: only these numbers are looked at without the recogniser. */
    const starts = new Set([
      ...surrogates.flatMap((surrogate) => /\d+/.exec(surrogate)?.[0] ?? []),
      // 1.66 m is 166 cm.
      ...known.map(({ size }) => String(Math.floor(size))),
      ...known.map(({ size }) => String(Math.floor(size / 100))),
      ...(type === 'BODY_MEASURE' ? known.flatMap(({ size }) => elsewhere(size)) : []),
    ]);

    const readingOf = (text: string, start: number): (Reading & { readonly sure: boolean }) | null => {
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

    const isAlike = (shorter: string, longer: string): boolean => {
      const [some, more] = [quantity.read(shorter), quantity.read(longer)];
      return (
        some.length === more.length &&
        some.length > 0 &&
        wordsOf(shorter) !== '' &&
        some.every((one, index) => {
          const other = more[index];
          return other !== undefined && one.unit === other.unit && isSame(one.value, other.value);
        })
      );
    };

    /** Its number and its unit, where no phrase says whose they are. */
    const nearby = (window: string, at: number): Reading | null => {
      if (!starts.has(/^\d{1,9}/.exec(window.slice(at, at + 9))?.[0] ?? '')) return null;
      const all = candidates(window.slice(at, at + 60));
      for (const [nth, longest] of all.entries()) {
        // Words that say nothing of the measure are none of it: "82 kg and".
        const text = all.slice(nth + 1).findLast((shorter) => isAlike(shorter, longest)) ?? longest;
        if (!counted.has(wordsOf(text)) && type === 'COUNT') continue;
        // 31.1 people are no 31.1 %.
        if (wordsOf(text) === '' && otherUnit.test(window.slice(at + text.length))) continue;
        const reading = readingOf(text, at);
        if (reading !== null)
          return {
            ...reading,
            kind: reading.sure && (type === 'COUNT' || digitsOf(text).length >= telling) ? 'restored' : 'doubtful',
          };
      }
      return null;
    };

    return ({ text: window }) => {
      let found: ReturnType<typeof recognise> | undefined;
      return (from, at) => {
        found ??= recognise(window);
        const place = found.find(({ start, end }) => start <= at && at < end);
        const reading = place === undefined ? null : readingOf(window.slice(place.start, place.end), place.start);
        if (reading === null) return nearby(window, at);
        return cut({ ...reading, kind: reading.sure ? 'restored' : 'doubtful' }, from, window);
      };
    };
  };

/** One reader for each type that the conversation has and no other reader knows. */
export const readMeasuresOf: CreateNumberReader = (replacements, kept) => {
  const types = new Set(replacements.map(({ type }) => type).filter((type) => !ownReader.has(type)));
  return inTurn([...types].map(readType))(replacements, kept);
};
