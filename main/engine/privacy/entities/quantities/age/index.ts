import { epsilonRange } from '../../../../../../shared/domain';
import { exponentialInterval } from '../../../noise/distribution';
import { ageGrid, clampToGrid } from '../../../noise/grids';
import type { Candidate, Recogniser } from '../../entity';
import { inDigitsOf, looseCanonical, plain, readOriginal, replaceSlices } from '../plain';
import type { Quantity } from '../quantity';
import {
  after,
  before,
  being,
  both,
  nothingCounted,
  oldThing,
  sexAfter,
  sexBefore,
  shorter,
  span,
  thing,
} from './cues';

const unreadable = '[AGE]';
const oldest = ageGrid.size - 1;
const reach = 48;

const numbers = /(?<![\p{Lu}\p{Ll}\d$€£¥#_]|\d[.,:/-]|[-+.]|[年月])\d{1,3}(?![\d%°$€£¥_])(?![.,:/]\d)/gu;
/** Between ages of one list: "34 and 36", "8, 10 or 12". */
const listed = /^(?:, ?(?:and |or )?| ?[-–] ?| (?:and|or|to|und|oder|bis|et|ou|y|o|e|en|of|och|i|och|til) )$/iu;

const judge = (left: string, right: string, digits: string): Omit<Candidate, 'start' | 'end'> | null => {
  const cue = after.exec(right)?.[0];
  if (cue !== undefined)
    return oldThing.test(right.slice(cue.length)) || thing.test(left)
      ? null
      : { score: 0.95, reason: `before '${cue.trim()}'` };
  if (both.some((phrase) => phrase.before.test(left) && phrase.after.test(right)))
    return { score: 0.9, reason: 'years of a person' };
  if (before.test(left) && !shorter.test(right) && !span.test(right)) return { score: 0.9, reason: "after 'age'" };
  if (digits.length > 1 && sexBefore.test(left)) return { score: 0.8, reason: 'after the sex' };
  if (digits.length > 1 && /[(,;]\s?$/.test(left) && digits.length < 3 && sexAfter.test(right))
    return { score: 0.8, reason: 'before the sex' };
  if (being.test(left) && nothingCounted.test(right)) return { score: 0.75, reason: 'said of a person' };
  return null;
};

/** Numbers of years that are someone's age: the number alone, so that the phrase around it stays. */
const recognise: Recogniser = (prepared) => {
  const text = plain(prepared.text);
  const found = [...text.matchAll(numbers)]
    .map(({ 0: digits, index: start }) => ({ digits, start, end: start + digits.length }))
    .filter(({ digits }) => Number(digits) <= oldest)
    .map((number) => ({
      ...number,
      verdict: judge(
        text.slice(Math.max(0, number.start - reach), number.start),
        text.slice(number.end, number.end + reach),
        number.digits,
      ),
    }));
  // What is listed with an age is one: back from "8 and 10 years old", on from "aged 34 and 36".
  const spread = (order: typeof found, isCue: (reason: string) => boolean): void => {
    order.forEach((number, at) => {
      const next = order[at + 1];
      if (number.verdict === null || next === undefined || next.verdict !== null || !isCue(number.verdict.reason))
        return;
      const [left, right] = number.start < next.start ? [number, next] : [next, number];
      if (right.start - left.end < 8 && listed.test(text.slice(left.end, right.start)))
        next.verdict = { score: number.verdict.score, reason: number.verdict.reason };
    });
  };
  spread(found.toReversed(), (reason) => reason.startsWith('before'));
  spread(found, (reason) => reason === "after 'age'");
  return found.flatMap(({ start, end, verdict }) => (verdict === null ? [] : [{ start, end, ...verdict }]));
};

interface AgeNumber {
  readonly start: number;
  readonly end: number;
  readonly age: number;
}

const read = (original: string): { text: string; value: AgeNumber[] } | null =>
  readOriginal(original, (text) => {
    const found = [...text.matchAll(/\d+/g)].map(({ 0: digits, index: start }) => ({
      start,
      end: start + digits.length,
      age: clampToGrid(Number(digits.slice(0, 9)), 0, ageGrid.size),
    }));
    return found.length === 0 || /(?![0-9])\p{Nd}/u.test(text) ? null : found;
  });

const rewrite = (original: string, pick: (age: number) => number): string => {
  const readable = read(original);
  if (readable === null) return unreadable;
  return replaceSlices(
    readable.text,
    readable.value.map(({ start, end, age }) => {
      const raw = readable.text.slice(start, end);
      return { start, end, text: inDigitsOf(raw, String(pick(age))) };
    }),
  );
};

const values = (original: string): string[] => (read(original)?.value ?? []).map(({ age }) => String(age));

/** Someone's age in whole years. */
export const age: Quantity = {
  type: 'AGE',
  risk: 3,
  action: 'protect',
  recognise,
  guarantee: {
    mechanism: 'mldp',
    unit: 'one year, on 0 to 120',
    epsilon: { min: epsilonRange.min, max: epsilonRange.max },
    leakage: ['the words around the number', 'equal ages, in all conversations where coins are the profile’s'],
  },
  canonical: (original) => {
    const ages = values(original);
    return ages.length === 0 ? looseCanonical(original) : ages.join(' ');
  },
  protect: (original, { noise, epsilonMilli }) =>
    rewrite(original, (index) => noise.exponential(index, ageGrid.size, epsilonMilli, `AGE:${index}`)),
  recover: () => null,
  values,
  window: (original, epsilonMilli) => {
    if (values(original).length === 0) return null;
    const end = (side: 'low' | 'high'): string =>
      rewrite(original, (index) => exponentialInterval(index, ageGrid.size, Number(epsilonMilli) / 1000)[side]);
    return { low: end('low'), high: end('high') };
  },
};
