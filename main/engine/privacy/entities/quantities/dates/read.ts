import type { TextLocale } from '../../entity';
import { wordPattern } from '../../word-starts';
import { type CalendarDate, isValid } from './calendar';
import { isMonth, isOrdinaryWord, type MonthReading, type MonthRow, monthNames, readMonth } from './months';
import { type SpokenDay, dayAfter as spokenAfter, dayBefore as spokenBefore } from './spoken';

interface Slice {
  readonly start: number;
  readonly end: number;
}

/** A date as it stands in a text: where its parts are, and what they say. Offsets in the text that was read. */
export interface WrittenDate extends Slice {
  readonly year: Slice | null;
  readonly month: Slice;
  /** The names' row; null where the month is a number. */
  readonly row: MonthRow | null;
  readonly day: Slice | null;
  /** The first day of "3–5 March"; `day` is the last one. */
  readonly firstDay: (Slice & { readonly value: number }) | null;
  /** Numbers with leading zeros. */
  readonly padded: boolean;
  /** `03/04/2019`: which is the month was a guess. */
  readonly order: 'certain' | 'month-first' | 'day-first';
  readonly score: number;
  /** As likely something else: a version, a section. Counts where a word before it asks for a date. */
  readonly weak: boolean;
  /** What is not written is filled in: the fifteenth, a leap year. */
  readonly value: CalendarDate;
}

/** Stands in for a year that is not written; a leap year, so that 29 February is a day. */
export const unwrittenYear = 2000;
/** Months move by their middle. */
export const middleDay = 15;

const fullYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900);

const dayDigits = '3[01]|[12]\\d|0?[1-9]';
const yearDigits = '(?:1[5-9]|2[01])\\d\\d';
const monthDigits = '1[0-2]|0?[1-9]';

/** Behind a comma and no space only a whole date: the next cell of a row. */
const cell = '(?:19|20)\\d\\d-\\d\\d-\\d\\d(?!\\d)|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d(?!\\d)';

const numeric = new RegExp(
  // One date stands behind another one's slash: an interval of ISO 8601.
  `(?<![\\d\\p{Lu}\\p{Ll}_]|\\d[.:]|\\d,(?!${cell})|(?<!${yearDigits}-\\d\\d-\\d)\\d/|[+$€£#])(?:${[
    `(?<y1>${yearDigits})(?<s1>[-/.])(?<m1>${monthDigits})\\k<s1>(?<d1>${dayDigits})(?!\\d|[-.]\\d|/\\d(?!\\d{3}-\\d\\d-\\d))`,
    `(?:(?<first>${dayDigits})\\.? ?[-\u2013] ?)?(?<a2>\\d{1,2})(?<s2>[-/]|\\. ?)(?<b2>\\d{1,2})\\k<s2>(?<y2>${yearDigits}|\\d\\d)(?!\\d|[/.:]\\d|(?<!\\d{4}),\\d|%|\\k<s2>\\d)`,
    `(?<d5>${dayDigits})\\. ?(?<m5>${monthDigits})\\.(?![\\d%]| \\d(?!\\d?(?:[.:]\\d\\d)? ?(?:[Uu]hr|[Hh])(?!\\p{L})))`,
    `(?<a6>\\d{1,2})/(?<b6>\\d{1,2})(?![\\d%/]|[.,:]\\d)`,
    `(?<m3>0[1-9]|1[0-2])/(?<y3>(?:19|20)\\d\\d)(?!\\d|[-/.]\\d)`,
    `(?:(?<y4>\\d{4}) ?[年년] ?)?(?<m4>${monthDigits}) ?[月월](?: ?(?<d4>${dayDigits}) ?[日号號일])?`,
  ].join('|')})`,
  'dgu',
);

type Groups = Record<string, string | undefined>;
type Indices = Record<string, [number, number] | undefined>;

const slicer =
  (indices: Indices) =>
  (name: string): Slice | null => {
    const found = indices[name];
    return found === undefined ? null : { start: found[0], end: found[1] };
  };

const isPadded = (...parts: (string | undefined)[]): boolean =>
  parts.some((part) => part?.startsWith('0')) || parts.every((part) => part === undefined || part.length === 2);

/**
 * Which of two numbers is the month: the one that can be; else what the text's locale says; else American order for
 * slashes, day first otherwise.
 */
const orderOf = (
  first: number,
  second: number,
  separator: string,
  dayFirst: boolean | null,
): WrittenDate['order'] | null => {
  if (first > 12 && second > 12) return null;
  if (first > 12 || second > 12 || separator.startsWith('.')) return 'certain';
  return (dayFirst ?? separator !== '/') ? 'day-first' : 'month-first';
};

/** "15/09": as likely a fraction. */
const readDayAndMonth = (
  groups: Groups,
  slice: (name: string) => Slice | null,
  locale: TextLocale,
): WrittenDate | null => {
  const [first, second] = [Number(groups.a6), Number(groups.b6)];
  const order = orderOf(first, second, '/', locale.dayFirst);
  const isMonthFirst = order === 'month-first' || (order === 'certain' && second > 12);
  const [month, day] = isMonthFirst ? [slice('a6'), slice('b6')] : [slice('b6'), slice('a6')];
  if (order === null || month === null || day === null) return null;
  return {
    start: Math.min(month.start, day.start),
    end: Math.max(month.end, day.end),
    row: null,
    firstDay: null,
    year: null,
    month,
    day,
    padded: isPadded(groups.a6, groups.b6),
    order,
    score: 0.7,
    weak: true,
    value: { year: unwrittenYear, month: isMonthFirst ? first : second, day: isMonthFirst ? second : first },
  };
};

const readNumeric = (
  groups: Groups,
  indices: Indices,
  start: number,
  end: number,
  locale: TextLocale,
): WrittenDate | null => {
  const slice = slicer(indices);
  const { y1, m1, d1, first, a2, s2 = '', b2, y2, m3, y3, y4, m4, d4, m5, d5 } = groups;
  if (a2 !== undefined && b2 !== undefined && y2 !== undefined) {
    const order = orderOf(Number(a2), Number(b2), s2, locale.dayFirst);
    if (order === null) return null;
    const monthFirst = order === 'month-first' || (order === 'certain' && Number(b2) > 12);
    const dotted = s2.startsWith('.');
    if (monthFirst && dotted) return null;
    const [month, day] = monthFirst ? (['a2', 'b2'] as const) : (['b2', 'a2'] as const);
    const firstDay = dotted && Number(first) < Number(a2) ? slice('first') : null;
    return {
      start: firstDay?.start ?? slice('a2')?.start ?? start,
      end,
      row: null,
      firstDay: firstDay === null ? null : { ...firstDay, value: Number(first) },
      year: slice('y2'),
      month: slice(month) ?? { start, end },
      day: slice(day),
      padded: isPadded(a2, b2),
      order,
      score: y2.length === 4 ? 0.85 : 0.7,
      weak: y2.length === 2 && !(a2.length === 2 && b2.length === 2) && s2 !== '/',
      value: { year: fullYear(y2), month: Number(groups[month]), day: Number(groups[day]) },
    };
  }
  if (groups.a6 !== undefined) return readDayAndMonth(groups, slice, locale);
  const suffix = y1 !== undefined ? '1' : m3 !== undefined ? '3' : m5 !== undefined ? '5' : '4';
  const [year, month, day] = [y1 ?? y3 ?? y4, m1 ?? m3 ?? m4 ?? m5, d1 ?? d4 ?? d5];
  // 3月 alone is no more than "March", and "3월" without a day may count months.
  if (year === undefined && day === undefined) return null;
  return {
    start,
    end,
    row: null,
    firstDay: null,
    year: slice(`y${suffix}`),
    month: slice(`m${suffix}`) ?? { start, end },
    day: slice(`d${suffix}`),
    padded: isPadded(month, day),
    order: 'certain',
    score: suffix === '3' ? 0.6 : 0.9,
    weak: suffix === '5',
    value: {
      year: year === undefined ? unwrittenYear : Number(year),
      month: Number(month),
      day: day === undefined ? middleDay : Number(day),
    },
  };
};

/** The day of the week that ends a range, before its day: "Mon 10 – Thu 13 April". */
const weekdays =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]? (?:the )?|(?:mo|di|mi|do|fr|sa|so)(?:[.,]{1,2}| )(?: ?den )? ?|(?:mon|diens|donners|frei|sams|sonn)tag,? (?:den )?|mittwoch,? (?:den )?|(?:lun|mar|mercre|jeu|vendre|same)di |dimanche |(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) |(?:maan|dins|woens|donder|vrij|zater|zon)dag |(?:mån|tis|ons|tors|fre|lör|sön)dag ';
const dayBefore = new RegExp(
  `(?<![\\d\\p{L}_]|\\d[.,/:-]|[-+$€£#])(?:(?<first>${dayDigits})(?:st|nd|rd|th|\\.)?(?: ?[-\u2013\u2014] ?| (?:to|and|bis|und|au|al|a|e|y|et|tot|en) )(?:${weekdays})?)?(?<day>(?:${dayDigits})(?:st|nd|rd|th|er|:[ea]|º|°|ª|[oa](?= de ))?)(?<link>\\.? ?-? ?| of | de | d['\u2019])$`,
  'diu',
);
const dayAfter = new RegExp(
  `\\.? (?:the )?(?:(?<first>${dayDigits})(?:st|nd|rd|th)?(?: ?[-\u2013\u2014] ?| (?:to|and) ))?(?<day>(?:${dayDigits})(?:st|nd|rd|th)?)(?![\\d\\p{L}:%]|[.,]\\d)`,
  'diuy',
);
const yearAfter = new RegExp(
  `(?<link>\\.?(?:,? | ?- ?| (?:de|del|of|dell['\u2019]|van) |/))['\u2019]?(?<year>${yearDigits})(?![\\d%]|[.,]\\d)`,
  'diuy',
);
const shortYearAfter = /(?:-| ['\u2019])(?<year>\d\d)(?![\d\p{L}:%]|[.,]\d)/duy;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

const shifted = (slice: Slice | null, by: number): Slice | null =>
  slice === null ? null : { start: slice.start + by, end: slice.end + by };

/** Languages that the parts around a month speak for. */
const languages = (monthFirst: boolean, day: string, link: string, yearLink: string): string[] => {
  if (monthFirst || /(?:st|nd|rd|th)$/i.test(day) || / of /i.test(link)) return ['en'];
  if (/er$/i.test(day)) return ['fr'];
  if (/:[ea]$/i.test(day)) return ['sv'];
  if (/del /i.test(yearLink)) return ['es', 'it'];
  if (/ de /i.test(link + yearLink)) return ['es', 'pt'];
  if (link.startsWith('.')) return ['de', 'da', 'no', 'cs'];
  return [];
};

const reach = 24;
/** What stands before a day: "on oct 14", "le 12 mars", "den 3 mars". */
export const asking =
  /(?<!\p{L})(?:on|on the|the|by|until|till?|since|before|after|from|for|due|back|le|du|au|jusqu['\u2019]au|den|il|dal|al|el|del|dia|em|até|desde|vom|am|zum|bis|bis zum|ab|ab dem|seit|op|tot|vanaf|dnia|do|od|från|till|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|poniedziałek|wtorek|środ[aę]|czwartek|piątek|sobot[aę]|niedziel[aę]|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? $/iu;

/** The end of a range whose beginning names its month: "from 3 jan to 17 jan". */
const rangeBefore =
  /(?:(?<!\p{L})(?<from>from|between|du|vom|von|del|dal|van|od|de|från) (?:the )?)?(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? (?:de |d['\u2019])?(?<month>\p{L}{3,10})\.?(?:,| ?[-\u2013]| (?:to|through|thru|till?|until|and|bis|und|au|à|et|al|a|e|y|hasta|tot|en|do|i|até|till|och)) $/iu;

/** Whether a range ends here; "jan" and "may" are words as well and end one that begins "from 3 jan". */
const endsRange = (left: string, ordinary: boolean): boolean => {
  const { from, month } = rangeBefore.exec(left)?.groups ?? {};
  return month !== undefined && (!ordinary || (from !== undefined && isMonth(month)));
};

/** Between commas, in a cell or a line of its own, or before its hour: "la réunion, 12 mai, 19 h". */
const isParted = (text: string, start: number, end: number): boolean =>
  /(?:^|[,;(|\n\t] ?|[–—-] )$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  /^\.?\s*(?:$|[,;)|\n–—]|- |(?:à|at|um|a las|alle|om|kl\.?|o|às)? ?\d{1,2} ?(?:[:.h]|Uhr))/iu.test(
    text.slice(end, end + 12),
  );

/** A day in words, and the month in its language; "you may first ask" is none. */
const readSpoken = (
  text: string,
  word: string,
  start: number,
  locale: TextLocale,
): { day: SpokenDay; reading: MonthReading } | null => {
  const end = start + word.length;
  const after = spokenAfter(text, end);
  const isSmall = word.charAt(0) === word.charAt(0).toLowerCase() && isOrdinaryWord(word.toLowerCase());
  const asked =
    asking.test(text.slice(Math.max(0, start - reach), start)) || (start === 0 && after?.end === text.length);
  for (const day of [...spokenBefore(text, start), ...(after === null || (isSmall && !asked) ? [] : [after])]) {
    const reading = readMonth(word, true, [day.language], locale.language);
    if (reading?.row.language === day.language && reading.row.kind === 'full') return { day, reading };
  }
  return null;
};

const readNamed = (text: string, word: string, start: number, locale: TextLocale): WrittenDate | null => {
  const end = start + word.length;
  const from = Math.max(0, start - reach);
  const left = dayBefore.exec(text.slice(from, start));
  const right =
    left === null && readMonth(word, true, ['en'], null)?.row.language === 'en' ? at(dayAfter, text, end) : null;
  const spoken = left === null && right === null ? readSpoken(text, word, start, locale) : null;
  const dayEnd = right !== null ? dayAfter.lastIndex : Math.max(end, spoken?.day.end ?? end);
  const full = at(yearAfter, text, dayEnd);
  const short = full === null && left !== null ? at(shortYearAfter, text, dayEnd) : null;
  const yearMatch = full ?? short;
  const yearText = yearMatch?.groups?.year;
  const dayMatch = left ?? right;
  if (dayMatch === null && spoken === null && yearMatch === null) return null;

  const { day: dayText = '', link = '', first } = dayMatch?.groups ?? {};
  const reading =
    spoken?.reading ??
    readMonth(
      word,
      dayMatch !== null,
      languages(right !== null, dayText, link, full?.groups?.link ?? ''),
      locale.language,
    );
  if (reading === null) return null;
  const spelled = word.charAt(0) !== word.charAt(0).toLowerCase();
  const ordinary = isOrdinaryWord(word.toLowerCase());
  // "5 may apply", "3 set 2", "10 march": without a year, or as an abbreviation, a word like these needs a capital.
  // A word that asks for a day does as well, and the date may be all that there is to read.
  const begins = Math.min(start, from + (left?.index ?? reach));
  const isAsked =
    spoken !== null ||
    (dayMatch !== null &&
      (/ of $/i.test(link) ||
        asking.test(text.slice(Math.max(0, begins - reach), begins)) ||
        endsRange(text.slice(Math.max(0, begins - reach), begins), ordinary) ||
        (begins === 0 && dayEnd === text.length) ||
        (left !== null && !(ordinary && reading.row.language === 'en') && isParted(text, begins, end))));
  if (
    !isAsked &&
    !spelled &&
    (ordinary || reading.row.kind === 'short') &&
    (full === null || (dayMatch === null && reading.row.kind === 'short'))
  )
    return null;

  const slice = slicer((dayMatch?.indices?.groups ?? {}) as Indices);
  const by = left === null ? 0 : from;
  const day = spoken === null ? shifted(slice('day'), by) : { start: spoken.day.start, end: spoken.day.end };
  const dayValue = spoken?.day.value ?? Number.parseInt(dayText, 10);
  // "28–3 March" is no range within a month: the first number is left alone.
  const firstSlice = Number(first) < dayValue ? shifted(slice('first'), by) : null;
  const yearSlice = slicer((yearMatch?.indices?.groups ?? {}) as Indices)('year');
  return {
    start: Math.min(start, firstSlice?.start ?? day?.start ?? start),
    end: yearSlice?.end ?? dayEnd,
    year: yearSlice,
    month: { start, end },
    row: reading.row,
    day,
    firstDay: firstSlice === null ? null : { ...firstSlice, value: Number(first) },
    padded: dayText.startsWith('0'),
    order: 'certain',
    score: yearMatch === null ? 0.75 : 0.9,
    weak: false,
    value: {
      year: yearText === undefined ? unwrittenYear : fullYear(yearText),
      month: reading.month,
      day: day === null ? middleDay : dayValue,
    },
  };
};

const words = wordPattern(/(?<!\p{L})\p{L}{3,}/u, monthNames);

const anyLocale: TextLocale = { language: null, dayFirst: null };

/**
 * Every date of a text, in order, those that are days of the calendar only. Time linear in the text's length.
 * @param locale For what the dates do not say themselves: `03/04/2019`, and the language of "april".
 */
export const readDates = (text: string, locale: TextLocale = anyLocale): WrittenDate[] => {
  const named = words
    .all(text)
    .flatMap(({ 0: word, index }) => (isMonth(word) ? (readNamed(text, word, index, locale) ?? []) : []));
  const numbered = [...text.matchAll(numeric)].flatMap((match) => {
    const [whole] = match;
    // Hyphens on both sides: a phone number, an article number.
    if (text.charAt(match.index - 1) === '-' && (match.groups?.s1 ?? match.groups?.s2) === '-') return [];
    const indices = (match.indices?.groups ?? {}) as Indices;
    return readNumeric(match.groups ?? {}, indices, match.index, match.index + whole.length, locale) ?? [];
  });
  const found = [...named, ...numbered].filter(({ value }) => isValid(value)).sort((a, b) => a.start - b.start);
  return found.filter((date, index) => index === 0 || date.start >= (found[index - 1]?.end ?? 0));
};
