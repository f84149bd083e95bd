import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { isLess, type Rational, roundTo } from '../../../noise/rational';
import { oneLine } from '../../../patterns/one-line';
import { matched, matchedLength, standsIn, textAfter } from '../../../text/around';
import type { Candidate } from '../../entity';
import { clauseAfter } from '../clause';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { around, orNamed, recogniser } from '../recognise';
import { valueIn } from '../written';
import { isApposed } from './apposed';
import type { BodyMeasure } from './bare';
import {
  ageBefore,
  asked,
  being,
  birth,
  birthBehind,
  cues,
  electric,
  elsewhere,
  general,
  generalAfter,
  ill,
  listed,
  ofThings,
  profile,
  someone,
  thing,
  threshold,
  weightNext,
} from './cues';
import { isBorn } from './newborn';
import { isOfOwnIndex } from './own-index';
import { isOneOfTwo } from './pairs';
import { readBody } from './read';
import { saidOf, toNext } from './said';
import { sizes } from './sizes';
import { type Dimension, dimensions } from './units';

/** Least and most that a body has, in the dimension's unit. */
const limits: Readonly<Record<BodyMeasure['dimension'], readonly [bigint, bigint]>> = {
  length: [30n, 250n],
  weight: [1n, 400n],
  temperature: [33n, 44n],
  pressure: [30n, 260n],
  pulse: [8n, 250n],
  index: [8n, 90n],
  unknown: [1n, 0n],
};

const isPossible = ({ dimension, numerals }: BodyMeasure): boolean => {
  const [least, most] = limits[dimension];
  return numerals.every((written) => {
    const value = roundTo(valueIn(written), 0);
    return value >= least && value <= most;
  });
};

/** The sentence's part: what stands in another says nothing of the number. */
const clause = (text: string): string => matched(/(?:[^.!?;\n]|(?<=\d)\.(?=\d))*$/u, text);

/** A medicine's amount, by weight or by its word. */
const dosed =
  /\dmg\/kg|\d ?m[gl]\/kg|(?<!\p{L})(?:dos(?:e[ds]?|is|age|ierung|aggio|ering|agem)|dawk\p{L}{1,3}|doz\p{L}{0,2})(?!\p{L})/iu;

/** Kinds of measures that are a person's wherever they are named. */
const clinical = new Set<BodyMeasure['dimension']>(['pressure', 'pulse', 'index', 'temperature']);

/** What a grown person has, or a schoolchild; in cm and kg. */
const grown: Readonly<Partial<Record<BodyMeasure['dimension'], readonly [bigint, bigint]>>> = {
  length: [100n, 230n],
  weight: [25n, 250n],
};
/** What somebody of any age has. */
const ofAnybody: Readonly<Partial<Record<BodyMeasure['dimension'], readonly [bigint, bigint]>>> = {
  length: [70n, 230n],
  weight: [8n, 250n],
};
const isWithin = (bounds: typeof grown, { dimension, numerals }: BodyMeasure): boolean => {
  const [least, most] = bounds[dimension] ?? [1n, 0n];
  return numerals.every((written) => {
    const value = roundTo(valueIn(written), 0);
    return value >= least && value <= most;
  });
};

const isGrown = (measure: BodyMeasure): boolean => isWithin(grown, measure);

/** As long as children are at birth, in cm. */
const isNewborn = ({ numerals }: BodyMeasure): boolean =>
  numerals.every((written) => {
    const value = roundTo(valueIn(written), 0);
    return value >= 30n && value <= 62n;
  });

/** As children are at birth. */
const isSmall = (measure: BodyMeasure): boolean =>
  measure.dimension === 'weight'
    ? isWithin({ weight: [1n, 7n] }, measure)
    : measure.dimension === 'length' && isNewborn(measure);

/** Of anybody, from the first months on. */
const sized: typeof grown = { length: [50n, 230n], weight: [8n, 250n] };

/** In degrees Celsius: no weather that somebody has. */
const isFever = ({ numerals }: BodyMeasure): boolean =>
  numerals.every((written) => {
    const value = roundTo(valueIn(written), 0);
    return value >= 37n && value <= 42n;
  });

/** In a list with what the laboratory found: "Krea 1,3 mg/dl, 88 kg, 169 cm". */
const afterLaboratory = /\d ?(?:[mµu]?g|[mµun]?mol|U|IU|ml)\/(?:d?[lL]|min|mol|mmol)[,;] $/u;

/** "1,68": metres that nothing calls so. */
const bare = /^[12][.,]\d\d$/;
const isDescribed = (before: string, right: string): boolean =>
  profile.test(before) ||
  being.test(before) ||
  ageBefore.test(before) ||
  /^[^.!?;\n]{0,24}(?<!\p{L})(?:sportlich|schlank|slim|athletic|single|blond\p{L}{0,2}|Nichtraucher\p{L}{0,2}|non-?smoker|kiloyum)(?!\p{L})/iu.test(
    right,
  ) ||
  (before.match(/\p{Lu}\p{Ll}+/gu) ?? []).some(isGivenName);

const judge = (text: string, measure: BodyMeasure): Candidate | null => {
  const { start, end, dimension, numerals, kind } = measure;
  if (!isPossible(measure)) return null;
  const { left, right } = around(text, start, end);
  const [before, after] = [clause(left), clauseAfter(right)];
  const found = (score: number, reason: string): Candidate => ({ start, end, score, reason });
  const own = text.slice(start, end);
  const cue =
    measure.named ??
    cues[dimension].exec(before)?.[0] ??
    cues[dimension].exec(after.slice(0, 24))?.[0] ??
    cues[dimension].exec(own)?.[0];
  const isSomeones =
    someone.test(before) ||
    someone.test(after.slice(0, 24)) ||
    (cue !== undefined && onward.test(right) && isPersonBefore(before));
  if (!thing.test(before) && isWithin(sized, measure) && isApposed(left, right))
    return found(0.8, 'behind who it is of');
  const isVital = measure.named === 'body weight' || (measure.named !== undefined && clinical.has(dimension));
  // "I weigh 70 kg and my suitcase 23": what is joined on is another.
  const beside = cues[dimension].test(before) && isPersonBefore(before) ? after.replace(joined, '') : after;
  if (!isVital && (thing.test(before) || thing.test(beside.slice(0, 24)))) return null;
  if (generalAfter.test(after) || electric.test(after)) return null;
  const isAsked = dimension === 'index' && threshold.test(own.trim()) && asked.test(before);
  if ((general.test(before) || isAsked) && !isSomeones) return null;
  const ofWhom = isWithin(ofAnybody, measure) ? saidOf(left, right) : null;
  if (ofWhom !== null) return found(0.8, ofWhom);
  if (isWithin(ofAnybody, measure) && !general.test(before) && isOfOwnIndex(left, right))
    return found(0.8, 'of an own index');
  if (dimension === 'length' && isGrown(measure) && isOneOfTwo(left, right)) return found(0.8, 'of one of two');
  if (isSmall(measure) && isBorn(left, right)) return found(0.8, 'of a birth');
  // "1,68 groß" may be a cupboard.
  if (
    bare.test(own) &&
    measure.named === undefined &&
    !isSomeones &&
    !cues[dimension].test(before) &&
    !isDescribed(before, right)
  )
    return null;
  if (dimension === 'weight' && (ofSmall.test(before) || (cue !== undefined && birthBehind.test(right))))
    return found(0.8, 'of a child');
  if (cue === undefined) {
    if (dimension === 'temperature' && isFever(measure) && isPersonBefore(before)) return found(0.8, 'of somebody');
    if (afterLaboratory.test(left) && isGrown(measure)) return found(0.8, 'beside a laboratory value');
    if (dimension === 'pressure' && (ill.test(left) || ill.test(right)))
      return found(0.8, 'a pressure beside an illness');
    // "I'm 6'2"": feet and inches, or kilos after a height, said of a person.
    const isCompound = numerals.some(({ compose }) => compose !== undefined);
    if (being.test(before) && isGrown(measure) && !elsewhere.test(after)) return found(0.8, 'said of a person');
    const isMeasured = dimension === 'weight' || dimension === 'length';
    if (isMeasured && ageBefore.test(left) && !elsewhere.test(after)) return found(0.8, 'after an age');
    if (
      (birth.test(before) || birthBehind.test(right)) &&
      (dimension === 'weight' || (dimension === 'length' && isNewborn(measure)))
    )
      return found(0.8, 'of a birth');
    if (dimension !== 'length') return null;
    // 6'2" / 188 cm, and six foot two with a weight behind it.
    if (kind === 'same' || ((isCompound || isGrown(measure)) && weightNext.test(after)))
      return found(0.8, 'a height as people give it');
    if (isCompound && isGrown(measure) && standsIn(inRow, left, right)) return found(0.8, 'a height as people give it');
    return isCompound && isSomeones ? found(0.8, 'said of a person') : null;
  }
  if ((dimension === 'weight' || dimension === 'length') && ageBefore.test(left) && !elsewhere.test(after))
    return found(0.8, 'after an age');
  if (
    measure.named !== undefined ||
    clinical.has(dimension) ||
    isSomeones ||
    (dimension === 'length' && !ofThings.test(cue))
  )
    return found(0.85, `beside '${cue}'`);
  // "Taille : 1m72", a line of a form; "mesure 1,72 m" may be a board.
  if (dimension === 'length')
    return isGrown(measure) && /(?<!\p{L})taille[ :]{1,3}$/iu.test(before) ? found(0.8, `after '${cue}'`) : null;
  // What a medicine is dosed by: "15 mg/kg/day, weight 18.2 kg".
  if (dimension === 'weight' && dosed.test(left) && numerals.every((written) => roundTo(valueIn(written), 0) >= 2n))
    return found(0.85, 'beside a dose');
  // "Weight: 82 kg": a form, unless it is a thing's.
  return numerals.every((written) => roundTo(valueIn(written), 0) >= 30n) ? found(0.8, `after '${cue}'`) : null;
};

/** On to something else of somebody's. */
const joined = new RegExp(
  `,? (?:${and}) (?:the|my|die|der|das|mein|la|le|ma|mon|el|mi|il|lo|de|het|mijn|o|a|minha|meu|min|mitt|mój|moja)\\p{L}{0,2} .*$`,
  'iu',
);

/** "nurse, 5'9, loves crosswords": one of what somebody is. */
const inRow = { before: /\p{L}, $/u, after: /^["”’']{0,2}(?:[,.;!](?! ?\d)|$|\n)/u };

/** "61 kg (66 en mai)" */
const inBrackets = /^(?:,| \() ?(?:\p{L}{3,10} )?$/u;

/** "baby was 7 pounds 9", "il fait 22 kilos": a small one has so many. */
const ofSmall = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:baby|bub|newborn|wee one|little (?:one|man|guy|girl)) (?:was|is|weighed|came(?: out)? at|is now)
      |(?:il|elle|fils|fille|bébé|petite?|puce) (?:fait|faisait|fera)
    )(?: (?:${hedges('about', 'nearly', 'only', 'now')}))? $
    |(?:出生|生下来|落地)(?:时|就|的时候)?(?:有|重|是)?$
  `,
  'iu',
);

/** "63 kilos y medio", 58キロ半: a half of its unit. */
const halfBehind =
  /^(?: (?:et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|i pół|och (?:en|ett) halvt?|and a half)(?!\p{L})|半)/iu;

const recognise = recogniser((text) => {
  const measures = readBody(text);
  const found: Candidate[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const measure of measures) {
    const { start, end, dimension } = measure;
    const beside =
      [listed, toNext, inBrackets].some((gap) => gap.test(text.slice(last, Math.min(start, last + 20)))) &&
      start - last < 20 &&
      isPossible(measure)
        ? { start, end, score: 0.8, reason: 'beside another measure' }
        : null;
    const candidate = judge(text, measure) ?? (dimension === 'unknown' ? null : beside);
    if (candidate === null) continue;
    const half = matchedLength(halfBehind, textAfter(text, end, 16));
    found.push(half === 0 ? candidate : { ...candidate, end: end + half });
    last = end;
  }
  const worn = sizes(text).filter((size) => found.every(({ start, end }) => end <= size.start || start >= size.end));
  return worn.length === 0 ? found : [...found, ...worn].sort((a, b) => a.start - b.start);
});

const key = new RegExp(
  oneLine`
    ^(?:(?:patient|body|birth|current) )?
    (?:height|weight|bmi|blood pressure|bp|systolic|diastolic|heart rate|pulse|waist)
    (?: (?:cm|kg|lbs?|in|m|mmhg|bpm|value))?$
    |^(?:
      größe|groesse|körpergröße|koerpergroesse|gewicht|koerpergewicht|hauteur|blutdruck|puls|nabız|tansiyon|boy|kilo
      |taille|poids|estatura|altura|peso|altezza|lengte|gewicht|wzrost|waga|längd|vikt
      |身高|体重|身長
    )(?: (?:cm|kg|wert|valeur|valor|valore))?$
  `,
  'u',
);
const value = /^\d{1,3}(?:[.,]\d{1,2})?(?:\/\d{2,3})?(?: ?(?:cm|m|kg|lbs?|bpm|mmHg|°C|°F))?$/u;

/** The ends of what a measure's kind is drawn among. */
const drawnAmong = (dimension: Dimension): { least: Rational; most: Rational } => {
  const { grid } = dimensions[dimension];
  return { least: grid.value(0), most: grid.value(grid.size - 1) };
};

/** A tumour's or a cyst's length: below the least of a body's, among which it would be drawn. */
const isTooShort = (text: string): boolean => {
  const measures = readBody(text);
  const { least } = drawnAmong('length');
  return (
    measures.length > 0 &&
    measures.every(
      ({ dimension, numerals }) =>
        dimension === 'length' && numerals.every((written) => isLess(valueIn(written), least)),
    )
  );
};

/** Outside of what a body's is drawn among: "72 m²" of a flat, "900 kg" of a car, "2.3 cm" of a cyst. */
export const isBeyondBody = (text: string): boolean =>
  readBody(text).some(({ dimension, numerals }) => {
    const { least, most } = drawnAmong(dimension);
    return numerals.some((written) => isLess(valueIn(written), least) || isLess(most, valueIn(written)));
  });

/** The weather's stands under the same head: a body has from 34 to 43 °C. */
const temperatureKey = /^(?:(?:patient|body|birth|current) )?(?:temperature|temp)(?: (?:c|f|value))?$/u;
const bodyHeat = /^(?:3[4-9]|4[0-3]|9[3-9]|10[0-8])(?:[.,]\d{1,2})?(?: ?°[CF])?$/u;

/** Measures of a person, by the words beside them, or by the key or column's head over them. */
export const recogniseBody = orNamed(
  orNamed(recognise, key, (text) => value.test(text) && !isTooShort(text)),
  temperatureKey,
  (text) => bodyHeat.test(text),
);
