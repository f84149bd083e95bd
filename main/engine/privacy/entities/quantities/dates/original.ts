import type { TextLocale } from '../../entity';
import { readOriginal, replaceSlices } from '../plain';
import type { CalendarDate } from './calendar';
import { readDotted } from './dotted';
import { readPartial } from './partial';
import { readDates } from './read';
import { firstOf, type WrittenDate } from './written-date';

const time = /\b\d{1,2}[:.h]\d\d(?::\d\d)?\b/g;

type Reader = (original: string, locale?: TextLocale) => { text: string; value: WrittenDate[] } | null;

const readerOf =
  (readText: (text: string, locale?: TextLocale) => WrittenDate[]): Reader =>
  (original, locale) =>
    readOriginal(original, (text) => {
      const found = readText(text, locale);
      const covered = found.map(({ start, end }) => ({ start, end, text: '' }));
      const rest = replaceSlices(text, covered).replace(time, '');
      return found.length === 0 || /\p{Nd}/u.test(rest) ? null : found;
    });

/** The dates of an original; null where a digit stands outside of them and of times, for it would be sent as it is. */
export const readOriginalDates = readerOf(readDates);

/** So, a day without its month, and one with a dot between the two. */
export const readAnyDates = readerOf((text, locale) => {
  const whole = readDates(text, locale);
  return [whole, readPartial(text), readDotted(text)].find((found) => found.length > 0) ?? [];
});

/** One form for one date: ISO 8601, with the parts that are written only. */
export const isoText = (written: WrittenDate): string => {
  const { year, month, day, value } = written;
  const two = (number: number): string => String(number).padStart(2, '0');
  if (month.end === month.start) return `---${two(value.day)}`;
  const partsOf = (date: CalendarDate): string[] => [
    year === null ? '-' : String(date.year).padStart(4, '0'),
    two(date.month),
    ...(day === null ? [] : [two(date.day)]),
  ];
  const first = firstOf(written, value);
  return [first, value].flatMap((date) => (date === null ? [] : [partsOf(date).join('-')])).join('/');
};
