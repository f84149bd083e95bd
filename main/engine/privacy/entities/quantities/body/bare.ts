import { and, but } from '../../../lists/conjunctions';
import { rational } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { standsIn, textAfter } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import type { WrittenGroup } from '../written';
import { afterBareHeight, isBareProfile } from './apposed';
import { afterHeight, besideVitals, bodyWeight, upperLower } from './beside';
import { one } from './compounds';
import {
  centimetres,
  earlierWeight,
  heightBefore,
  isTall,
  kilos,
  metres,
  tallAndHeavy,
  tallBehind,
  turkishHeight,
  unitAhead,
  unspacedMeasure,
  weighedNext,
  weighedSelf,
  weightBefore,
  weightTarget,
} from './named';
import { isOneOfTwo } from './pairs';
import { type BodyUnit, centimetre, type Dimension, dimensions } from './units';

/** Numbers of one measure: one, two of a pair or a range, or one value in two units. */
export interface BodyMeasure extends WrittenGroup {
  readonly start: number;
  readonly end: number;
  readonly dimension: Dimension;
  /** The word before it that says what a number without a unit is; it stands outside of what is found. */
  readonly named?: string;
}

export const metre: BodyUnit = { dimension: 'length', factor: rational(100n) };
const pressureUnit: BodyUnit = { dimension: 'pressure', factor: rational(1n) };
const kilo: BodyUnit = { dimension: 'weight', factor: rational(1n) };
/** "ben 1,72 en weeg 81" */
const isBeing = /(?<!\p{L})(?:bin|am|i['’]m|ben|är|sono|soy|sou|mido|meço|mierzę|je (?:fais|mesure)|mam|measure) $/iu;
/** "pesa 97, deve scendere a 85" */
const aimBehind = new RegExp(
  oneLine`
    ^,? (?:(?:${and}|${but}) )?(?:
      soll|muss|will|möchte|doit|veut|debe|tiene que|quiere|deve|vuole|moet|wil|ma (?:zejść|schudnąć)|musi|chce
      |tem (?:de|que)|quer|ska|vill|(?:needs|has|wants) to
    )(?!\p{L})
  `,
  'iu',
);

/** A weight or a height of somebody without its unit; nothing is counted by it. */
export const readBare = (text: string, start: number, digits: string, left: string): BodyMeasure | null => {
  const end = start + digits.length;
  const right = textAfter(text, end, 32);
  const measure = (unit: BodyUnit, named?: string): BodyMeasure => ({
    start,
    end,
    dimension: unit.dimension,
    ...(named === undefined ? {} : { named }),
    kind: 'each',
    unit: dimensions[unit.dimension].unit,
    numerals: [one(unit, start, end, digits)],
  });
  if (kilos.test(digits) && standsIn(earlierWeight, left, right)) return measure(kilo);
  const isHeight = centimetres.test(digits) || metres.test(digits);
  const length = metres.test(digits) ? metre : centimetre;
  if (isHeight && (isOneOfTwo(left, right) || isBareProfile(left, right))) return measure(length);
  if (kilos.test(digits) && afterHeight.after.test(right) && afterBareHeight.test(left)) return measure(kilo);
  if (/^\d{2,3}$/.test(digits) && (upperLower.second.test(left) || standsIn(upperLower.first, left, right)))
    return measure(pressureUnit, 'pressure');
  if (kilos.test(digits) && standsIn(afterHeight, left, right)) return measure(kilo);
  if (kilos.test(digits) && afterHeight.after.test(right) && besideVitals.test(left)) return measure(kilo, 'weight');
  if (kilos.test(digits) && afterHeight.after.test(right) && bodyWeight.test(left)) return measure(kilo, 'body weight');
  if (unspacedMeasure.after.test(right)) {
    if (isHeight && unspacedMeasure.height.test(left)) return measure(length, 'height');
    if (kilos.test(digits) && unspacedMeasure.weight.test(left)) return measure(kilo, 'weight');
  }
  if (kilos.test(digits) && turkishHeight.weight.test(left)) return measure(kilo, 'weight');
  if (kilos.test(digits) && unitAhead.weight.test(left)) return measure(kilo, 'weight');
  if (centimetres.test(digits) && unitAhead.height.test(left)) return measure(centimetre, 'height');
  if (centimetres.test(digits) && tallBehind.test(right) && isTall.before.test(left))
    return measure(centimetre, 'tall');
  if (isHeight && tallAndHeavy.height.test(right) && (tallAndHeavy.heightLabel.test(left) || isBeing.test(left)))
    return measure(length, 'height');
  if (isHeight && tallAndHeavy.heightBehind.test(left)) return measure(length, 'height');
  if (kilos.test(digits) && tallAndHeavy.heightNext.test(right) && tallAndHeavy.weightLabel.test(left))
    return measure(kilo, 'weight');
  if (!onward.test(right)) return null;
  if (kilos.test(digits) && tallAndHeavy.weight.test(left)) return measure(kilo, 'weight');
  if (centimetres.test(digits) && isTall.behind.test(left)) return measure(centimetre, 'tall');
  if (kilos.test(digits) && weighedNext.test(left)) return measure(kilo, 'weight');
  const weighed = kilos.test(digits) ? (weightTarget.exec(left)?.[0] ?? weightBefore.exec(left)?.[0]) : undefined;
  const isAimed = weightTarget.test(left) || aimBehind.test(right);
  if (weighed !== undefined && (isAimed || weighedSelf.test(left) || isPersonBefore(left)))
    return measure(kilo, weighed.trim());
  const named = centimetres.test(digits) ? heightBefore.exec(left)?.[0].trim() : undefined;
  const isPersons = named !== undefined && (/^(?:boyum|mido|sono|je )/iu.test(named) || isPersonBefore(left));
  return isPersons ? measure(centimetre, named) : null;
};
