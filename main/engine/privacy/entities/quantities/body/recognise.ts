import { roundTo } from '../../../noise/rational';
import type { Candidate } from '../../entity';
import { around, orNamed, recogniser } from '../recognise';
import { valueIn } from '../written';
import { cues, general, generalAfter, someone, thing } from './cues';
import { type BodyMeasure, readBody } from './read';

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
const clause = (text: string): string => /[^.!?;\n]*$/u.exec(text)?.[0] ?? '';
const clauseAfter = (text: string): string => /^(?:[^.!?;\n]|\.(?=\S))*/u.exec(text)?.[0] ?? '';

/** Kinds of measures that are a person's wherever they are named. */
const clinical = new Set<BodyMeasure['dimension']>(['pressure', 'pulse', 'index', 'temperature']);

/** "I am 178 cm", "he's about 1.85 m": someone's own height. */
const being =
  /(?<!\p{L})(?:I am|I['\u2019]m|(?:he|she|they|who)(?: (?:is|was|are|were)|['\u2019](?:s|re))|(?:son|daughter|wife|husband|mother|father|mom|dad|brother|sister|partner|boyfriend|girlfriend|patient|kid|child) (?:is|was)|ich bin|(?:er|sie) (?:ist|war)|je fais|(?:il|elle) fait|ik ben|(?:hij|zij|ze) is|jag är|(?:han|hon) är)(?: (?:about|around|nearly|almost|roughly|only|just|circa|ca\.|etwa|rund|fast|ungefähr|environ|ongeveer|bijna|ungefär)){0,2} $/iu;
const elsewhere =
  /^ ?(?:away|from|off|deep|wide|thick|above|below|ahead|behind|apart|into|in (?:front|circumference)|weg|entfernt|breit|tief|de large|de long)(?!\p{L})/iu;
const isGrown = (measure: BodyMeasure): boolean =>
  measure.numerals.every((written) => {
    const cm = roundTo(valueIn(written), 0);
    return cm >= 100n && cm <= 230n;
  });

/** A weight in a list with a height. */
const weightNext = /^"?(?:,| and|;|\/) ?(?:about |around )?\d{2,3} ?(?:lbs?|pounds|kg|kilos)(?!\p{L})/iu;

const judge = (text: string, measure: BodyMeasure): Candidate | null => {
  const { start, end, dimension, numerals, kind } = measure;
  if (!isPossible(measure)) return null;
  const { left, right } = around(text, start, end);
  const [before, after] = [clause(left), clauseAfter(right)];
  const found = (score: number, reason: string): Candidate => ({ start, end, score, reason });
  const own = text.slice(start, end);
  const cue =
    cues[dimension].exec(before)?.[0] ??
    cues[dimension].exec(after.slice(0, 24))?.[0] ??
    cues[dimension].exec(own)?.[0];
  const isSomeones = someone.test(before) || someone.test(after.slice(0, 24));
  if (thing.test(before) || thing.test(after.slice(0, 24))) return null;
  if (generalAfter.test(after)) return null;
  if (general.test(before) && !isSomeones) return null;
  if (cue === undefined) {
    // "I'm 6'2"": feet and inches, or kilos after a height, said of a person.
    const isCompound = numerals.some(({ compose }) => compose !== undefined);
    if (dimension !== 'length') return null;
    // 6'2" / 188 cm, and six foot two with a weight behind it.
    if (kind === 'same' || (isCompound && weightNext.test(after))) return found(0.8, 'a height as people give it');
    if (being.test(before) && isGrown(measure) && !elsewhere.test(after)) return found(0.8, 'said of a person');
    return isCompound && isSomeones ? found(0.8, 'said of a person') : null;
  }
  if (clinical.has(dimension) || isSomeones || dimension === 'length') return found(0.85, `beside '${cue}'`);
  // "Weight: 82 kg": a form, unless it is a thing's.
  return numerals.every((written) => roundTo(valueIn(written), 0) >= 30n) ? found(0.8, `after '${cue}'`) : null;
};

/** After a measure of someone: what is listed with it, "182 cm, 84 kg", "6'2", 190 lbs". */
const listed = /^[ ,/]{1,3}(?:and |und |et |y |e |en |i |och )?$/iu;

const recognise = recogniser((text) => {
  const measures = readBody(text);
  const found: Candidate[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const measure of measures) {
    const { start, end, dimension } = measure;
    const beside =
      listed.test(text.slice(last, Math.min(start, last + 8))) && start - last < 8 && isPossible(measure)
        ? { start, end, score: 0.8, reason: 'beside another measure' }
        : null;
    const candidate = judge(text, measure) ?? (dimension === 'unknown' ? null : beside);
    if (candidate === null) continue;
    found.push(candidate);
    last = end;
  }
  return found;
});

const key =
  /^(?:(?:patient|body|birth|current) )?(?:height|weight|bmi|blood pressure|bp|systolic|diastolic|heart rate|pulse|temperature|temp|waist)(?: (?:cm|kg|lbs?|in|m|c|f|mmhg|bpm))?$|^(?:größe|körpergröße|gewicht|blutdruck|puls|taille|poids|estatura|altura|peso|altezza|lengte|gewicht|wzrost|waga|längd|vikt|身高|体重|身長)(?: (?:cm|kg))?$/u;
const value = /^\d{1,3}(?:[.,]\d{1,2})?(?:\/\d{2,3})?(?: ?(?:cm|m|kg|lbs?|bpm|mmHg|°C|°F))?$/u;

/** Measures of a person, by the words beside them, or by the key or column's head over them. */
export const recogniseBody = orNamed(recognise, key, (text) => value.test(text));
