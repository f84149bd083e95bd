import type { EntityType } from '../../../../../shared/domain';
import { matched } from '../../text/around';
import { createSaidOf } from '../said';
import { createWhose, namesOf } from '../said/whose';
import { otherUnit } from './amounts';
import { type CreateNumberReader, cut, inTurn } from './noised';
import { isSame, noisedMeasures, numberIn, type SureReading } from './noised-measures';

/** Types that a reader of their own finds, in more writings than their recogniser does. */
const ownReader: ReadonlySet<EntityType> = new Set(['MONEY', 'AGE', 'DATE', 'DATE_OF_BIRTH']);

/** A number and up to three words behind it. */
const withUnit =
  /^\d[\d.,'\u2019:/]*(?:(?<=\d)|(?<=[.,:/]))(?: over \d{2,3}(?!\d))?(?: ?(?:[-\p{L}%°µ²³/]|(?<=\p{Script=Hebrew})["'״׳]){1,20}\.?){0,3}/u;

/** The texts that may be a measure here, the longest first. */
const candidates = (text: string): string[] => {
  const whole = matched(withUnit, text);
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

/** "40 300": of one number. */
const moreDigits = /^[ \u00a0\u202f]\d{3}(?!\d)/;

/** Of a thing: "179 cm of snow", "179 cm wide". */
const ofThing =
  /^ (?:of|wide|deep|long|thick|away|breit|tief|lang|dick|de (?:large|long|profondeur|largeur|neige|ancho|largo|profundidad)|di (?:larghezza|profondità|neve)|x|×)(?!\p{L})/iu;

/** What a measure of a body may begin with in other units: pounds, inches, feet, °F. */
const elsewhere = (size: number): string[] =>
  [size / 0.45359237, size / 2.54, size / 30.48, size * 1.8 + 32].flatMap((other) =>
    [Math.floor(other), Math.round(other)].map(String),
  );

/** Any other noised type, where its own recogniser finds it in the reply, or its number stands with its unit. */
const readType =
  (type: EntityType): CreateNumberReader =>
  (replacements, kept) => {
    const measures = noisedMeasures(type, replacements, kept.text);
    if (measures === null) return null;
    const { quantity, known, surrogates, recognise, readingOf } = measures;
    const counted = new Set(surrogates.map(wordsOf));
    const whose = type === 'BODY_MEASURE' ? createWhose(namesOf(replacements), kept.text) : null;
    const saidOf = type === 'BODY_MEASURE' ? () => null : createSaidOf(replacements, kept);
    /** What the stand-ins begin with: only these numbers are looked at without the recogniser. */
    const starts = new Set([
      ...surrogates.flatMap((surrogate) => /\d+/.exec(surrogate)?.[0] ?? []),
      // 1.66 m is 166 cm.
      ...known.map(({ size }) => String(Math.floor(size))),
      ...known.map(({ size }) => String(Math.floor(size / 100))),
      ...(type === 'BODY_MEASURE' ? known.flatMap(({ size }) => elsewhere(size)) : []),
    ]);

    const numerals = new Set(surrogates.map(numberIn));

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
    const nearby = (window: string, at: number): (SureReading & { isTelling: boolean }) | null => {
      if (!starts.has(matched(/^\d{1,9}/, window.slice(at, at + 9)))) return null;
      const all = candidates(window.slice(at, at + 60));
      for (const [nth, longest] of all.entries()) {
        // Words that say nothing of the measure are none of it: "82 kg and".
        const text = all.slice(nth + 1).findLast((shorter) => isAlike(shorter, longest)) ?? longest;
        if (!counted.has(wordsOf(text)) && type === 'COUNT') continue;
        // 31.1 people are no 31.1 %, "point 2" is no 2.3 % and the 40 of 40 300 no share.
        const behind = window.slice(at + text.length);
        if (wordsOf(text) === '' && (!numerals.has(text) || otherUnit.test(behind) || moreDigits.test(behind)))
          continue;
        const reading = readingOf(text, at);
        if (reading === null) continue;
        const isOfThing = type === 'BODY_MEASURE' && ofThing.test(window.slice(at + text.length));
        return { ...reading, isTelling: type === 'COUNT' || (digitsOf(text).length >= telling && !isOfThing) };
      }
      return null;
    };

    return ({ text: window, cells, around, above }) => {
      let found: ReturnType<typeof recognise> | undefined;
      return (from, at) => {
        found ??= recognise(window);
        const place = found.find(({ start, end }) => start <= at && at < end);
        const reading = place === undefined ? null : readingOf(window.slice(place.start, place.end), place.start);
        const meant = reading === null ? nearby(window, at) : { ...reading, isTelling: true };
        if (meant === null) return null;
        const front = around(meant.start);
        const isSure = (): boolean => {
          if (whose?.isAnothers(front, window.slice(meant.end), true) === true) return false;
          const { replacement, end } = meant;
          const said = saidOf({ replacement, front, behind: cells().slice(end), above: above(at) });
          return said === 'same' || (meant.isTelling && said === null);
        };
        return cut({ ...meant, kind: meant.sure && isSure() ? 'restored' : 'doubtful' }, from, window);
      };
    };
  };

/** One reader for each type that the conversation has and no other reader knows. */
export const readMeasuresOf: CreateNumberReader = (replacements, kept) => {
  const types = new Set(replacements.map(({ type }) => type).filter((type) => !ownReader.has(type)));
  return inTurn([...types].map(readType))(replacements, kept);
};
