import { type Rational, rational, roundTo } from '../../../noise/rational';
import type { Measure } from '../quantity';
import { type CalendarDate, dayNumber, dayOfYear, fromDayNumber, fromDayOfYear } from './calendar';
import { readOriginalDates } from './original';
import { writeDates } from './write';
import { firstOf, unwrittenYear, type WrittenDate } from './written-date';

const one = rational(1n);

const measureOf = (year: boolean, day: boolean, value: CalendarDate): Measure => {
  if (!year)
    return { value: rational(BigInt(dayOfYear({ ...value, year: unwrittenYear }))), unit: 'day of year', step: one };
  if (!day) return { value: rational(BigInt(12 * value.year + value.month - 1)), unit: 'month', step: one };
  return { value: rational(BigInt(dayNumber(value))), unit: 'day', step: one };
};

/** The dates of an original as numbers; of "3–5 March" both days. */
export const readMeasures = (original: string, read: typeof readOriginalDates = readOriginalDates): Measure[] =>
  (read(original)?.value ?? []).flatMap((written) => {
    const { year, day, value } = written;
    const first = firstOf(written, value);
    const parts = [year !== null, day !== null] as const;
    const last = measureOf(...parts, value);
    return first === null ? [last] : [measureOf(...parts, first), last];
  });

/** The day that a measure's value says; null outside of the calendar. */
const dateOf = (value: Rational, { year, day }: WrittenDate): CalendarDate | null => {
  const number = Number(roundTo(value, 0));
  if (year === null) return number >= 0 && number < 366 ? fromDayOfYear(unwrittenYear, number) : null;
  if (day !== null) return fromDayNumber(number);
  const [of, month] = [Math.floor(number / 12), (((number % 12) + 12) % 12) + 1];
  return of >= 1 && of <= 9999 ? { year: of, month, day: 1 } : null;
};

/** An original with other dates in its own form; null where there is no such day. */
export const writeMeasures = (
  original: string,
  values: readonly Rational[],
  read: typeof readOriginalDates = readOriginalDates,
): string | null => {
  const readable = read(original);
  if (readable === null || values.length !== readMeasures(original, read).length) return null;
  let next = 0;
  const written = readable.value.flatMap((date) => {
    const first = date.firstDay === null ? null : dateOf(values[next++] ?? one, date);
    const value = dateOf(values[next++] ?? one, date);
    return value === null || (date.firstDay !== null && first === null) ? [] : [{ written: date, value, first }];
  });
  return written.length === readable.value.length ? writeDates(readable.text, written) : null;
};
