import { and, or } from '../../../lists/conjunctions';
import { ageGrid } from '../../../noise/grids';
import { oneLine } from '../../../patterns/one-line';
import { matched, standsIn, textAfter, textBefore } from '../../../text/around';
import { textLanguage } from '../../../text/language';
import { rememberedAround } from '../../../text/pieces';
import type { Candidate } from '../../entity';
import { clauseBefore } from '../clause';
import { isHousehold } from '../counts/households';
import { isMonth, isOrdinaryWord } from '../dates/months';
import { ordinalMark } from '../ordinals';
import { isSomebodyBefore } from '../people/before';
import { recogniser } from '../recognise';
import { roughly } from './approximate';
import {
  adverb,
  after,
  before,
  being,
  bracketed,
  countsThings,
  forReader,
  having,
  introducedBare,
  labelAbove,
  nextRelative,
  nothingCounted,
  ofTwo,
  oldThing,
  onward,
  placeInOrder,
  relativeBefore,
  sexAfter,
  sexApart,
  sexBefore,
  sexWrittenOn,
  shorter,
  span,
  thing,
} from './cues';
import { isImagined } from './imagined';
import { hedge } from './infants';
import { isThingOfDays } from './kept';
import { isOfLongDead } from './long-dead';
import { isNordicAge } from './nordic';
import { isPlaceNumber } from './noted';
import { partOf } from './parts';
import { besidePerson } from './people';
import { both } from './phrases';
import { ofIt } from './reached';
import { atSchool } from './school';
import { inTens } from './tens';
import { isOfYoung } from './written';
import { isLasting, isYearsOfPerson } from './years';

/** How an age is told from another number by what stands beside it. */

const oldest = ageGrid.size - 1;
const reach = 64;
/** Tens, and the lower end of a range. */
const beforeHyphen = '[Mm]id|[Ee]arly|[Ll]ate|[Uu]pper|(?<![\\p{Lu}\\p{Ll}\\d$€£¥#_.,:/+-])\\d{1,2}';
const numbers = new RegExp(
  oneLine`
    (?:
      (?<=[([][FMHWKfmwhvk])
      |(?<![\p{Lu}\p{Ll}\d$€£¥#_]|\d[.,:/]|[+.]|(?<!${beforeHyphen})-|\d[年月])
    )(?:\d{1,3}|\d{1,2}[.,]5)(?!
      [\d%$€£¥_]|° ?[CF]|°$
      | (?:bin(?! ich(?!\p{L}))(?<!(?:^|[^\p{L}])ich \d{1,3} bin)|mil|mila|tys|tusen|milyon)(?!\p{L})
    )(?![.,:/]\d)
  `,
  'gu',
);
/** Between two ages. */
const joints = `${and}|${or}|to|bis|à|a|tot|till?|ja|do|ile|и|или|до|і|та|або`;
/** Between ages of one list: "34 and 36", "8, 10 or 12", "12, 4 und fast 1". */
const listed = new RegExp(`^(?:, ?(?:and |or )?| ?[-–] ?|,? (?:${joints}) )(?:${hedge})?$`, 'iu');
const listedReach = 16;
/** As far as the word for a bed or a room. */
const placeReach = 16;
/** As far as a larger unit and the words behind it go. */
export const partReach = 24;
/** The mark of "her 92nd birthday" is part of the number. */
export const markAt = (text: string, end: number): string => matched(ordinalMark, textAfter(text, end, 8));
/** "ont 80 et 82 ans": the verb stands before both. */
const firstOfTwo = /(?<![\d.,])\d{1,3} (?:et|y|e|en|i|och|og|ja|a|ve|і|и|та|și) $/u;
/** "four and a half" is one age, elfeinhalb and tweeënhalf. */
const half = new RegExp(
  oneLine`
    ^(?:
      (?: (?:
          and a half|½|och (?:en|ett) halvt?|i pół|buçuk|en een half|(?:ans|piges) et demie?|an(?:i|n[io]) e mezzo
          |años y medio|anos e meio
        )|einhalb|[eë]nhalf)(?![\p{L}\d])
      |[歳歲岁才]半
    )
  `,
  'u',
);
/** Of it what stands before a unit. */
const halfAhead = /^(?:einhalb|[eë]nhalf| (?:½|och (?:en|ett) halvt?|i pół|buçuk))(?!\p{L})/u;
const isHalf = (digits: string): boolean => /[.,]/.test(digits);
const dayLength = ' dnia '.length;
const endOf = (text: string, end: number): number => {
  const behind = textAfter(text, end, partReach);
  return end + (half.exec(behind)?.[0].length ?? (roughly(behind).length || markAt(text, end).length));
};
/** The day of "15 lutego"; in "turns 30 June 5" another stands behind the month. */
const monthBehind = /^ (?:de )?(\p{L}{3,12})(?!\p{L}| \d{1,2}(?!\d))/u;
const isMonthName = (word: string): boolean => isMonth(word) && !isOrdinaryWord(word.toLowerCase());
const lastDay = 31;
/** The day of "am 3. Juni" and of "am 3." */
const isDay = (left: string, right: string, digits: string): boolean =>
  (Number(digits) <= lastDay && /^\.(?! \p{Lu})/u.test(right) && /(?<!\p{L})(?:am|zum|vom|bis|den) $/iu.test(left)) ||
  isMonthName(monthBehind.exec(right)?.[1] ?? '') ||
  (/(?<!\p{L})(?:am|bis|zum|vom|ab|seit|on|until|el|al|le|au|du|il|op|tot|den|till|em|até|dia|w|od|do|dnia) $/iu.test(
    left.slice(-dayLength),
  ) &&
    isMonth(/^(?:st|nd|rd|th|\.)? ?(?:de |of )?(\p{L}{3,10})/u.exec(right)?.[1] ?? ''));
/** "ik ben 52 (1972)", "45 (Jg. 1979)": since when, beside it. */
const birthYear =
  /^ \((?:(?:Jg|Jahrgang|geb|born|b|né|née|nacid[oa]|nat[oa]|ur|född|nascid[oa])\.?(?: in| en| nel| i| em| w)? )?(?:19|20)\d\d\)/iu;
/** "Kirsty M, 34 weeks gone": an initial, and of a pregnancy. */
const gestation = /^ ?(?:weeks?|wks?|months?) (?:gone|pregnant|along)(?!\p{L})/u;
/** What stands right behind a number is looked at first: it costs least and says most. */
const judge = rememberedAround((left, rest, digits): Omit<Candidate, 'start' | 'end'> | null => {
  const exact = rest.replace(halfAhead, '').replace(birthYear, '');
  const right = exact.slice(roughly(exact).length);
  if (isPlaceNumber(left) || isImagined(left, right) || isDay(left, right, digits) || isHousehold(left, right))
    return null;
  if (isLasting(left, right, digits)) return null;
  const cue = after.exec(right)?.[0];
  if (cue !== undefined)
    return oldThing.test(right.slice(cue.length)) ||
      thing.test(left) ||
      isThingOfDays(left, right) ||
      (forReader.before.test(left) && forReader.after.test(right.slice(cue.length)))
      ? null
      : { score: 0.95, reason: `before '${cue.trim()}'` };
  if (
    both.some(
      (phrase) => phrase.after.test(right) && phrase.before.test(left.replace(adverb, '').replace(firstOfTwo, '')),
    )
  )
    return { score: 0.9, reason: 'years of a person' };
  if (isNordicAge(left, right, digits)) return { score: 0.8, reason: 'said of a person' };
  if (isYearsOfPerson(left, right, digits)) return { score: 0.85, reason: 'before years of a person' };
  // "For 2 to 4 players, age 10+": whom a thing is for.
  if (right.startsWith('+') && before.test(left)) return null;
  if ((before.test(left) || labelAbove.test(left)) && !shorter.test(right) && !span.test(right))
    return { score: 0.9, reason: "after 'age'" };
  if (digits.length > 1 && sexBefore.test(left) && !gestation.test(right))
    return { score: 0.8, reason: 'after the sex' };
  if (digits.length > 1 && /[(,;]\s?$/.test(left) && digits.length < 3 && sexAfter.test(right))
    return { score: 0.8, reason: 'before the sex' };
  if (
    digits.length === 2 &&
    (standsIn(sexWrittenOn, left, right) || (/^[MF](?![\p{L}\d])/u.test(right) && sexWrittenOn.somebody.test(left)))
  )
    return { score: 0.8, reason: 'before the sex' };
  if (digits.length === 2 && sexApart.test(right) && introducedBare.test(left))
    return { score: 0.8, reason: 'before the sex' };
  if (digits.length === 2 && nothingCounted.test(right) && having.test(left.replace(adverb, '')))
    return { score: 0.75, reason: 'said of a person' };
  if (standsIn(ofTwo, left, right)) return { score: 0.75, reason: 'said of a person' };
  if (/^!{0,3}[),]/.test(right) && relativeBefore.test(left)) return { score: 0.8, reason: 'after a relative' };
  if (nothingCounted.test(right) && being.test(left) && !placeInOrder.test(right) && !ofIt.test(left))
    return { score: 0.75, reason: 'said of a person' };
  const found = besidePerson(left, right, digits);
  const pupil = found === null ? atSchool(left, right, digits) : null;
  return pupil === null ? found : { score: 0.75, reason: pupil };
});
const lastHour = 24;
/** What joins the ends of a range: a hyphen, a dash or a word. */
const joint = `(?:[-–]| ?[~〜～] ?|[到至]|(?: i)? (?:${joints})(?: i)? )`;
const joined = new RegExp(`^${joint}$`, 'iu');
const lowerEnd = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})(?:
        between|from|zwischen|von|entre|de|tra|fra|da|między|od|tussen|van|mellan|mellem|från|fra|от|від|между|між
      )(?: i| los| les)?[ ]
    )?(?<!\d)\d{1,2}(?<sign>${joint})$
  `,
  'iu',
);
/**
 * The upper end of a range: "my kids are 4-6 years old" tells of somebody, "children 4-6 years old" of anybody, and a car's
 * years are no age.
 * @param left What stands before it, and what joins the ends there.
 */
const ofRange = (
  left: string,
  { index, groups }: RegExpExecArray,
  right: string,
  digits: string,
  code: string | null,
): ReturnType<typeof judge> => {
  const [ahead, sign = ''] = [left.slice(0, index), groups?.sign];
  const isDash = /[-–]/.test(sign);
  const alone = sign === '-' ? null : judge(left, right, digits);
  if (!isDash && alone !== null) return alone;
  if (thing.test(ahead) || isThingOfDays(ahead, right)) return null;
  const verdict = alone ?? (isSomebodyBefore(clauseBefore(ahead), code) ? judge(ahead, right, digits) : null);
  // "She is here from 9 to 12": without a word for years they may be hours.
  const isOfYears = /^(?:before|years of|after 'age')/.test(verdict?.reason ?? '');
  return isDash || isOfYears || Number(digits) > lastHour ? verdict : null;
};
/** The verdict on a number of a text; half years are of the young, or have their unit. */
const verdictAt = (
  text: string,
  { digits, start, end }: { digits: string; start: number; end: number },
): ReturnType<typeof judge> => {
  const left = textBefore(text, start, reach);
  const right = textAfter(text, end, reach);
  const years = digits.replace(/[.,]5$/, '');
  const lower = lowerEnd.exec(left);
  const verdict = lower === null ? judge(left, right, years) : ofRange(left, lower, right, years, textLanguage(text));
  if (verdict !== null && isOfLongDead(text, start, end)) return null;
  return verdict === null || !isHalf(digits) || isOfYoung(left) || /before '|years of/.test(verdict.reason)
    ? verdict
    : null;
};
/** Whether the number at a place is an age by what stands beside it. */
export const isAgeAt = (text: string, start: number, end: number): boolean =>
  judge(textBefore(text, start, reach), textAfter(text, end, reach), text.slice(start, end)) !== null;
/** Numbers of years that are someone's age: the number alone, so that the phrase around it stays. */
export const recognise = recogniser((text) => {
  const found = [...text.matchAll(numbers)]
    .map(({ 0: digits, index: start }) => ({ digits, start, end: start + digits.length }))
    .filter(({ digits }) => Number.parseInt(digits, 10) <= oldest)
    .map((number) => ({ ...number, verdict: verdictAt(text, number) }));
  // What is listed with an age is one: back from "8 and 10 years old", on from "aged 34 and 36".
  const spread = (order: typeof found, isCue: (reason: string) => boolean): void => {
    order.forEach((number, at) => {
      const next = order[at + 1];
      if (number.verdict === null || next === undefined || next.verdict !== null || !isCue(number.verdict.reason))
        return;
      if (isPlaceNumber(textBefore(text, next.start, placeReach))) return;
      const [left, right] = number.start < next.start ? [number, next] : [next, number];
      const between = text.slice(left.end, Math.min(right.start, left.end + 48));
      if (bracketed.test(between) && text.charAt(right.end) === ')')
        next.verdict = { score: number.verdict.score, reason: number.verdict.reason };
      if (
        number.start < next.start &&
        (nextRelative.test(between) || onward.test(between)) &&
        nothingCounted.test(textAfter(text, next.end, reach))
      )
        next.verdict = { score: number.verdict.score, reason: 'said of a person' };
      // "Aged 51, three dogs": the next is counted.
      if (number.start < next.start && between.startsWith(',') && countsThings.test(textAfter(text, next.end, 40)))
        return;
      const isSaid = number.verdict.reason === 'said of a person';
      if (isSaid && !nothingCounted.test(textAfter(text, next.end, reach))) return;
      const isList = isSaid || /^(?:before|years of|after (?:'age'|a relative))/.test(number.verdict.reason);
      if (isList && right.start - left.end < listedReach && listed.test(text.slice(left.end, right.start)))
        next.verdict = { score: number.verdict.score, reason: number.verdict.reason };
    });
  };
  spread(found.toReversed(), (reason) => /^(?:before|years of)/.test(reason));
  spread(found, (reason) =>
    /^(?:before .*|after 'age'|after a relative|after a name|said of a person|years of a person)$/.test(reason),
  );
  found.forEach((upper, at) => {
    const lower = found[at - 1];
    if (lower === undefined || lower.verdict !== null || upper.verdict === null) return;
    const between = text.slice(lower.end, Math.min(upper.start, lower.end + listedReach));
    if (joined.test(between)) lower.verdict = upper.verdict;
  });
  const reachOf = (end: number): string => textAfter(text, end, partReach);
  return found.flatMap(({ start, end, verdict }, at) => {
    const [last, next] = [found[at - 1], found[at + 1]];
    const between = (from: number, to: number): string => text.slice(from, Math.min(to, from + partReach));
    // The second number of "2 years and 11 months" goes with the first.
    if (last !== undefined && partOf(Number(text.slice(start, end)), between(last.end, start), reachOf(end)) !== null)
      return [];
    const part = next === undefined ? null : partOf(Number(next.digits), between(end, next.start), reachOf(next.end));
    const said = verdict ?? (part === null ? null : (next?.verdict ?? null));
    if (said === null) return [];
    if (part !== null && next !== undefined) return [{ start, end: next.end, ...said }];
    return [{ start, end: said.reason === inTens ? end + 1 : endOf(text, end), ...said }];
  });
});
