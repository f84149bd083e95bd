import { oneLine } from '../../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../../patterns/word-starts';
import { matchedLength, textAfter, textBefore } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { isValid } from './calendar';
import { daysAloneIn, isSomebodysDay } from './days-alone';
import type { MonthRow } from './months';
import { dayDigits, unwrittenYear, type WrittenDate } from './written-date';

/** Days without their month: a day of the week with its day, a day that is next. */

/** No month is written, so none is written again. */
const unnamed: MonthRow = { language: 'en', kind: 'alone', names: Array.from({ length: 12 }, () => '') };
/** A month of thirty days, among which a day without its month moves. */
const unwrittenMonth = 6;
export const daysAlone = 30;

/** A day whose month is not written. */
export const isDayAlone = ({ month }: WrittenDate): boolean => month.start === month.end;

const weekday = oneLine`
  (?:[Mm]on|[Tt]ues?|[Ww]ed(?:nes)?|[Tt]hu(?:rs)?|[Ff]ri|[Ss]at(?:ur)?|[Ss]un)(?:day)?,?(?: the)?
  |(?:[Mm]on|[Dd]iens|[Dd]onners|[Ff]rei|[Ss]ams|[Ss]onn)tag,?(?: den)?|[Mm]ittwoch,?(?: den)?|[Ll]undi|[Mm]ardi
  |[Mm]ercredi|[Jj]eudi|[Vv]endredi|[Ss]amedi|[Dd]imanche|[Ll]unes|[Mm]artes|[Mm]iércoles|[Jj]ueves|[Vv]iernes
  |[Ss]ábado|[Dd]omingo|(?:[Ll]une|[Mm]arte|[Mm]ercole|[Gg]iove|[Vv]ener)dì|[Ss]abato|[Dd]omenica
  |(?:[Mm]aan|[Dd]ins|[Ww]oens|[Dd]onder|[Vv]rij|[Zz]ater|[Zz]on)dag(?: de)?|[Pp]oniedziałek|[Ww]torek|[Śś]rod[aęy]
  |[Cc]zwartek|[Pp]iątek|[Ss]obot[aęy]|[Nn]iedziel[aęy]
  |(?:[Ss]egunda|[Tt]erça|[Qq]uarta|[Qq]uinta|[Ss]exta)(?:-feira)?,?(?: dia)?
  |(?:[Mm]ån|[Tt]is|[Oo]ns|[Tt]ors|[Ff]re|[Ll]ör|[Ss]ön)dag(?:en)?(?: den)?
`;
/** The day of the week right before a date, which it is part of. */
const weekdayAhead = new RegExp(`(?<![\\p{L}\\d])(?:${weekday}),? $`, 'u');
/** How far before a date its day of the week begins. */
export const weekdayLength = (left: string): number => matchedLength(weekdayAhead, left);

/** Marks of an ordinal, a full stop in German and Danish; without one only a clause's end or a small word may follow. */
const mark =
  '(?:st|nd|rd|th|(?<=(?:[td]ag|ittwoch)(?:en)?,?(?: den)? \\d\\d?)\\.|:[ae]|-?(?:go|ego)|e|º)(?![\\p{L}\\d])';
const dayOfWeek = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\d])(?:${weekday}) (?<day>(?:${dayDigits})(?:${mark})?)(?![\\p{L}\\d]|[.,:/-]\\d|[.:]?\\d|%)`,
    'du',
  ),
);
const dayOfMonth = wordPattern(
  new RegExp(`(?<![\\p{L}\\d])[Tt]he (?<day>(?:${dayDigits})(?:st|nd|rd|th))(?![\\p{L}\\d]|[.:/-]\\d)`, 'du'),
);

type Found = RegExpExecArray | RegExpMatchArray;
const partOf = ({ indices }: Found, name: string): { start: number; end: number } | null => {
  const place = indices?.groups?.[name];
  return place === undefined ? null : { start: place[0], end: place[1] };
};

/** @param day From its number to its mark. */
const writtenAs = (
  { start, end }: { start: number; end: number },
  day: { start: number; end: number } | null,
  number: number,
): WrittenDate => ({
  start,
  end,
  year: null,
  month: { start: end, end },
  row: unnamed,
  day,
  firstDay: null,
  padded: false,
  order: 'certain',
  score: 0.75,
  weak: false,
  value: { year: unwrittenYear, month: unwrittenMonth, day: number },
});

const writtenOf = (match: Found): WrittenDate => {
  const { groups = {}, index = 0 } = match;
  return writtenAs(
    { start: index, end: index + match[0].length },
    partOf(match, 'day'),
    Number.parseInt(groups.day ?? '', 10),
  );
};

const wholly = [dayOfWeek, dayOfMonth];

/** What an original that is found here says; none where it is something else. */
export const readPartial = (text: string): WrittenDate[] => {
  const behindArticle = daysAloneIn(text).map(
    ({ start, end, number, numberEnd }): WrittenDate =>
      writtenAs({ start, end }, { start: number, end }, Number(text.slice(number, numberEnd))),
  );
  return [...wholly.flatMap((pattern) => pattern.all(text)).map(writtenOf), ...behindArticle]
    .filter(({ start, end }) => start === 0 && end === text.length)
    .slice(0, 1)
    .filter(({ value }) => isValid(value));
};

/** Before a month or a number it is a whole date's; a floor and a place in an order are no day. */
const notDay = new RegExp(
  oneLine`
    ^ ?(?:
      of|de|di|du|\d|jan|feb|m[aä]r|apr|may|mai|maj|mei|jun|jul|aug|ago|ao[uû]t|sep|o[ckt]t|nov|de[czk]|st[yv]|lut|kwi
      |cze|lip|sie|wrz|paź|gru|gen|mag|giu|lug|set|ene|abr|dic|(?:fév|avr|jui)
      |(?:place|grade|floor|century|street|to |person|time|try|one|round|edition|anniversary)
    )
  `,
  'iu',
);
/** Without a mark these stand before other numbers: rooms, gates, chapters. */
const english = /^(?:mon|tue|wed|thu|fri|sat|sun)/iu;
/** Every one of them, or many people. */
const plural = /(?<!\p{L})(?:los|les|every|jeden|jede[nr]?|alle|i|ogni|todos os) $/iu;
const small = new RegExp(
  oneLine`
    ^ (?:
      flyttar|åker|reser|kommer|ska|har|träffas|vertrek(?:ken)?|gaan|ga|komen|kom|heb|hebben|trouwen|heirate\p{L}?
      |fahren?|fliegen?|ziehen?|habe|haben|works|ho|tengo|tenho|mam|moet|bin|bei|kommt|comes?|i|we|my|no|non|nicht|not
      |niet|inte|nie
    )(?!\p{L})
  `,
  'iu',
);
const next = /(?<!\p{L})(?:on|until|till?|by|from|before|after|is|was|back|moved to|due) $/iu;
const ordinalsOnly = /(?:st|nd|rd|th|:[ae]|go|e)$/u;

const reach = 64;

/** Those of a text that are somebody's by what stands around them, in order. */
export const partialDates = (text: string): { start: number; end: number }[] => {
  const around = (start: number, end: number): { left: string; right: string } => ({
    left: textBefore(text, start, reach),
    right: textAfter(text, end, reach),
  });
  const placed = (pattern: WordPattern): { whole: string; start: number; end: number; left: string; right: string }[] =>
    pattern.all(text).map(({ 0: whole, index: start }) => ({
      whole,
      start,
      end: start + whole.length,
      ...around(start, start + whole.length),
    }));
  const ends = (right: string): boolean => onward.test(right) || small.test(right);
  const weekdays = placed(dayOfWeek).filter(
    ({ whole, left, right }) =>
      !notDay.test(right) &&
      !plural.test(left) &&
      (ordinalsOnly.test(whole)
        ? ends(right) || !/^ \p{Ll}+s(?!\p{L})/u.test(right)
        : ends(right) && (!english.test(whole) || isPersonBefore(left))),
  );
  const days = placed(dayOfMonth).filter(
    ({ start, left, right }) =>
      !notDay.test(right) &&
      ends(right) &&
      next.test(left) &&
      (isPersonBefore(left) || weekdays.some((each) => each.end < start && start - each.end < reach)),
  );
  const behindArticle = daysAloneIn(text).filter((each) => {
    const { left, right } = around(each.start, each.end);
    return isSomebodysDay(left, text.slice(each.start, each.end), right, each);
  });
  const found: { start: number; end: number }[] = [...weekdays, ...days];
  for (const each of behindArticle)
    if (found.every(({ start, end }) => end <= each.start || start >= each.end)) found.push(each);
  return found.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
};
