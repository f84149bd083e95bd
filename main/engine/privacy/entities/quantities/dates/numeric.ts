import type { TextLocale } from '../../entity';
import { hanDay, hanMonth, hanYear, inPlainDigits } from './han';
import {
  dayDigits,
  eraYear,
  fullYear,
  type Indices,
  isAcross,
  middleDay,
  monthDigits,
  type Slice,
  slicer,
  untilNow,
  unwrittenYear,
  type WrittenDate,
  yearDigits,
} from './written-date';

/** Behind a comma and no space only a whole date: the next cell of a row. */
const cell = '(?:1[0-2]|[1-9]) ?月|(?:19|20)\\d\\d-\\d\\d-\\d\\d(?!\\d)|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d(?!\\d)';

const monthYear = '(?:0?[1-9]|1[0-2])/(?:19|20)\\d\\d';
/** "6/2016–2/2021": from a month to another, or such a month by itself. */
const ranged = `/(?:19|20)\\d\\d ?[-–—] ?${monthYear}|(?<=^\\d)/\\d{4}$|(?<=(?:19|20)\\d\\d ?[-–—] ?\\d)/`;

/** "03.2019 – 12.2021", "03.2019 – obecnie", or such a month by itself; elsewhere it is a version. */
const monthDotYear = '(?:0[1-9]|1[0-2])\\.(?:19|20)\\d\\d';
const dotted = `\\.(?=(?:19|20)\\d\\d ?[-–—] ?(?:${monthDotYear}(?!\\d)|${untilNow})|(?<=^\\d\\d\\.)\\d{4}$|(?<=(?:0[1-9]|1[0-2])\\.(?:19|20)\\d\\d ?[-–—] ?\\d\\d\\.))`;

/** "19750611": the whole of what is read; elsewhere a number. */
const compactDay = '^(?<y9>(?:19|20)\\d\\d)(?<m9>0[1-9]|1[0-2])(?<d9>0[1-9]|[12]\\d|3[01])$';

const numeric = new RegExp(
  // One date stands behind another one's slash: an interval of ISO 8601.
  `(?=[\\d〇零一二三四五六七八九十]|${eraYear})(?<![〇零一二三四五六七八九十]|[\\d\\p{Lu}\\p{Ll}_]|\\d[.:]|\\d,(?!${cell})|(?<!${yearDigits}-\\d\\d-\\d)\\d/|[+$€£#])(?:${[
    `(?<y1>${yearDigits})(?<s1>[-/.])(?<m1>${monthDigits})\\k<s1>(?<d1>${dayDigits})(?!\\d|[-.]\\d|/\\d(?!\\d{3}-\\d\\d-\\d))`,
    `(?:(?<first>${dayDigits})\\.? ?[-\u2013] ?)?(?<a2>\\d{1,2})(?<s2>[-/]|\\. ?)(?<b2>\\d{1,2})\\k<s2>(?<y2>${yearDigits}|\\d\\d)(?!\\d|[/.:]\\d|(?<!\\d{4}),\\d|%|\\k<s2>\\d)`,
    `(?<d5>${dayDigits})\\. ?(?<m5>${monthDigits})\\.(?![\\d%]| \\d(?!\\d?(?:[.:]\\d\\d)? ?(?:[Uu]hr|[Hh])(?!\\p{L})))`,
    `(?<a6>\\d{1,2})/(?<b6>\\d{1,2})(?![\\d%/]|[.,:]\\d)`,
    `(?<m3>0[1-9]|1[0-2]|[1-9](?=${ranged}))(?:/|${dotted})(?<y3>(?:19|20)\\d\\d)(?!\\d|[/.]\\d|-(?!${monthYear}(?!\\d))\\d)`,
    compactDay,
    `(?<d7>${dayDigits}) tháng (?<m7>${monthDigits})(?!\\d)(?:(?:,? năm|,)? (?<y7>${yearDigits})(?!\\d))?`,
    `(?:(?<y4>\\d{4}|${eraYear}) ?[年년] ?)?(?<m4>${monthDigits}) ?[月월](?: ?(?<d4>${dayDigits}) ?[日号號일])?`,
    `(?:(?<y8>${hanYear}|${eraYear})年)?(?<m8>${hanMonth})月(?:(?<d8>${hanDay})(?:[日号號]|(?<=初.))(?!様|さん|さま|先生))?`,
  ].join('|')})`,
  'dgu',
);

type Groups = Readonly<Record<string, string | undefined>>;

const isPadded = (...parts: (string | undefined)[]): boolean =>
  parts.some((part) => part?.startsWith('0')) || parts.every((part) => part === undefined || /^\d\d$/.test(part));

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

const readOne = (
  groups: Groups,
  indices: Indices,
  start: number,
  end: number,
  locale: TextLocale,
): WrittenDate | null => {
  const slice = slicer(indices);
  const {
    y1,
    m1,
    d1,
    first,
    a2,
    s2 = '',
    b2,
    y2,
    m3,
    y3,
    y4,
    m4,
    d4,
    m5,
    d5,
    d7,
    m7,
    y7,
    y8,
    m8,
    d8,
    y9,
    m9,
    d9,
  } = groups;
  if (a2 !== undefined && b2 !== undefined && y2 !== undefined) {
    const order = orderOf(Number(a2), Number(b2), s2, locale.dayFirst);
    if (order === null) return null;
    const monthFirst = order === 'month-first' || (order === 'certain' && Number(b2) > 12);
    const dotted = s2.startsWith('.');
    if (monthFirst && dotted) return null;
    const [month, day] = monthFirst ? (['a2', 'b2'] as const) : (['b2', 'a2'] as const);
    const value = { year: fullYear(y2), month: Number(groups[month]), day: Number(groups[day]) };
    const isRange = dotted && (Number(first) < value.day || isAcross(Number(first), value));
    const firstDay = isRange ? slice('first') : null;
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
      value,
    };
  }
  if (groups.a6 !== undefined) return readDayAndMonth(groups, slice, locale);
  const suffix = ['1', '3', '5', '7', '8', '9'].find((of) => groups[`m${of}`] !== undefined) ?? '4';
  const [year, month, day] = [
    y1 ?? y3 ?? y4 ?? y7 ?? y8 ?? y9,
    m1 ?? m3 ?? m4 ?? m5 ?? m7 ?? m8 ?? m9,
    d1 ?? d4 ?? d5 ?? d7 ?? d8 ?? d9,
  ];
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
      year: year === undefined ? unwrittenYear : fullYear(year),
      month: Number(inPlainDigits(month ?? '')),
      day: day === undefined ? middleDay : Number(inPlainDigits(day)),
    },
  };
};

/** Dates in numbers, and those of scripts and languages that number their months, in order. */
export const readNumbered = (text: string, locale: TextLocale): WrittenDate[] =>
  [...text.matchAll(numeric)].flatMap((match) => {
    const [whole] = match;
    // Hyphens on both sides: a phone number, an article number.
    if (text.charAt(match.index - 1) === '-' && (match.groups?.s1 ?? match.groups?.s2) === '-') return [];
    const indices = match.indices?.groups ?? {};
    return readOne(match.groups ?? {}, indices, match.index, match.index + whole.length, locale) ?? [];
  });
