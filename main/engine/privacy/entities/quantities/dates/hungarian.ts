import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { readMonth } from './months';
import { fullYear, middleDay, slicer, unwrittenYear, type WrittenDate } from './written-date';

/** The year first, and the day in a case: "1985. március 14-én", "szeptember 3-ig", "2024 májusában". */

const ending = '-?(?:j?[áé](?:n|ig|t[óő]l)|t[óő]l|ig|i|j?[ae]|r[ae]|[ae]i)(?!\\p{L})';
const date = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})
      (?<month>január|február|március|április|május|június|július|augusztus|szeptember|október|november|december)
      (?:(?:i|a|e|áb[ae]n|éb[ae]n|[áé]t[óő]l|b[ae]n|t[óő]l|ig)(?!\p{L})|(?!\p{L}))
      (?: (?<day>(?:3[01]|[12]\d|0?[1-9])(?:${ending}|\.|(?![\d\p{L}:%-]|[.,]\d))))?
    `,
    'diu',
  ),
);
const yearBefore = /(?<![\d.,/-])(?<year>(?:1[5-9]|2[01])\d\d)\.? $/du;

/** Dates as Hungarian writes them: those with a year before their month, or with a day in a case. */
export const readHungarian = (text: string): WrittenDate[] =>
  date.all(text).flatMap((match): WrittenDate[] => {
    const slice = slicer(match.indices?.groups);
    const month = slice('month');
    const word = match.groups?.month ?? '';
    const reading = readMonth(word, true, ['hu']);
    if (month === null || reading === null) return [];
    const from = Math.max(0, month.start - '1985. '.length);
    const year = slicer(yearBefore.exec(text.slice(from, month.start))?.indices?.groups, from)('year');
    const day = slice('day');
    const dayText = match.groups?.day ?? '';
    if (year === null && !/\p{L}/u.test(dayText)) return [];
    return [
      {
        start: year?.start ?? month.start,
        end: day?.end ?? month.end,
        year,
        month,
        row: reading.row,
        day,
        firstDay: null,
        padded: dayText.startsWith('0'),
        order: 'certain',
        score: year === null ? 0.75 : 0.9,
        weak: false,
        value: {
          year: year === null ? unwrittenYear : fullYear(text.slice(year.start, year.end)),
          month: reading.month,
          day: day === null ? middleDay : Number.parseInt(dayText, 10),
        },
      },
    ];
  });
