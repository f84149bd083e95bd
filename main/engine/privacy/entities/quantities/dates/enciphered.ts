import type { EntityType } from '../../../../../../shared/domain';
import { type Direction, walk } from '../../../ciphers/numerals';
import type { ProtectionContext, TextLocale } from '../../entity';
import { type CalendarDate, dayNumber, dayOfYear, fromDayNumber, fromDayOfYear } from './calendar';
import type { readAnyDates } from './original';
import { daysAlone, isDayAlone } from './partial';
import { writeDates } from './write';
import { firstOf, isAcross, unwrittenYear, type WrittenDate } from './written-date';

/** Years that a date is enciphered among. */
export interface Years {
  readonly first: number;
  readonly count: number;
}

/** The first of the hundred years that two digits mean. */
const firstYear = 1970;
const century = 100;
/** Those hundred years, and of others as many before and behind them. */
export const centuryOf = (year: number): Years => ({
  first: firstYear + century * Math.floor((year - firstYear) / century),
  count: century,
});

/** Whose dates, how they are read, and the years that one of them is enciphered among. */
interface DateClass {
  readonly name: EntityType;
  readonly read: typeof readAnyDates;
  yearsOf(year: number): Years;
}

const startOf = (year: number): number => dayNumber({ year, month: 1, day: 1 });

/** Days from the first day of a range to its last. */
const daysOf = (written: WrittenDate): number => {
  const first = firstOf(written, written.value);
  return first === null ? 0 : dayNumber(written.value) - dayNumber(first);
};
const daysBefore = (date: CalendarDate, days: number): CalendarDate => fromDayNumber(dayNumber(date) - days) ?? date;

const cipherDate = (
  written: WrittenDate,
  direction: Direction,
  { cipher }: ProtectionContext,
  { name, yearsOf }: DateClass,
): CalendarDate => {
  const { year, day, value } = written;
  const { first, count } = yearsOf(value.year);
  const image = (rank: number, size: number, parts: string): number =>
    Number(cipher[direction](BigInt(rank), BigInt(size), `${name} ${parts} from ${first}`));
  if (isDayAlone(written)) return { ...value, day: image(value.day - 1, daysAlone, 'day alone') + 1 };
  if (year !== null && day === null) {
    const month = image(12 * (value.year - first) + value.month - 1, 12 * count, 'month');
    return { year: first + Math.floor(month / 12), month: (month % 12) + 1, day: 1 };
  }
  const start = startOf(first);
  const step = (at: CalendarDate): CalendarDate =>
    year === null
      ? fromDayOfYear(unwrittenYear, image(dayOfYear(at), 366, 'without year'))
      : (fromDayNumber(start + image(dayNumber(at) - start, startOf(first + count) - start, 'day')) ?? at);
  const span = daysOf(written);
  const isWithin = written.firstDay === null || written.firstDay.value < value.day;
  // The days of a range stay in one month, or go over its end, as they are written.
  const isWritten = (at: CalendarDate): boolean =>
    isWithin ? at.day > span : at.day <= span && isAcross(daysBefore(at, span).day, at);
  return walk(value, step, isWritten);
};

/** Both orders of `03/04/2019`, where nothing says which is meant. */
export const readings = ({ locale }: ProtectionContext): TextLocale[] => {
  const language = locale?.language ?? null;
  const orders = locale?.dayFirst == null ? [true, false] : [locale.dayFirst];
  return orders.map((dayFirst) => ({ language, dayFirst }));
};

/** The source of a stand-in; null where two ways to read it lead to two. */
export const onlySource = (sources: readonly string[]): string | null => {
  const [only, ...others] = new Set(sources);
  return only !== undefined && others.length === 0 ? only : null;
};

/**
 * The dates of an original, each enciphered by itself among those that are written alike; intervals and weekdays are
 * not kept, but for the days of a range. Null where nothing can be read.
 */
export const cipherDates = (
  original: string,
  direction: Direction,
  context: ProtectionContext,
  among: DateClass,
): string | null => {
  const readable = among.read(original, context.locale);
  if (readable === null) return null;
  const dates = readable.value.map((written) => {
    const value = cipherDate(written, direction, context, among);
    return { written, value, first: written.firstDay === null ? null : daysBefore(value, daysOf(written)) };
  });
  return writeDates(readable.text, dates);
};

/** The original whose cipher this is; null where two orders lead to two. */
export const decipherDates = (surrogate: string, context: ProtectionContext, among: DateClass): string | null =>
  onlySource(
    readings(context).flatMap((locale) => {
      const source = cipherDates(surrogate, 'decipher', { ...context, locale }, among);
      const again = source === null ? null : cipherDates(source, 'encipher', { ...context, locale }, among);
      return source !== null && again === surrogate ? [source] : [];
    }),
  );
