import type { Direction } from '../../../ciphers/numerals';
import type { ProtectionContext } from '../../entity';
import { type CalendarDate, dayNumber, dayOfYear, fromDayNumber, fromDayOfYear } from './calendar';
import { readAnyDates } from './original';
import { daysAlone, isDayAlone } from './partial';
import { writeDates } from './write';
import { unwrittenYear, type WrittenDate } from './written-date';

/** The first of the hundred years that two digits mean, and of others as many before and behind them. */
const firstYear = 1970;
const count = 100;
const firstOf = ({ year }: CalendarDate): number => firstYear + count * Math.floor((year - firstYear) / count);

const startOf = (year: number): number => dayNumber({ year, month: 1, day: 1 });

const cipherDate = (written: WrittenDate, direction: Direction, { cipher }: ProtectionContext): CalendarDate | null => {
  const { year, day, value } = written;
  const first = firstOf(value);
  const image = (rank: number, size: number, parts: string): number =>
    Number(cipher[direction](BigInt(rank), BigInt(size), `DATE ${parts} from ${first}`));
  if (isDayAlone(written)) return { ...value, day: image(value.day - 1, daysAlone, 'day alone') + 1 };
  if (year === null) return fromDayOfYear(unwrittenYear, image(dayOfYear(value), 366, 'without year'));
  if (day === null) {
    const month = image(12 * (value.year - first) + value.month - 1, 12 * count, 'month');
    return { year: first + Math.floor(month / 12), month: (month % 12) + 1, day: 1 };
  }
  const start = startOf(first);
  return fromDayNumber(start + image(dayNumber(value) - start, startOf(first + count) - start, 'day'));
};

/**
 * The dates of an original, each enciphered by itself among those that are written alike; intervals and weekdays are
 * not kept. Null for a range of days, and where nothing can be read.
 */
export const cipherDates = (original: string, direction: Direction, context: ProtectionContext): string | null => {
  const readable = readAnyDates(original, context.locale);
  if (readable === null) return null;
  const dates = readable.value.flatMap((written) => {
    const value = written.firstDay === null ? cipherDate(written, direction, context) : null;
    return value === null ? [] : [{ written, value, first: null }];
  });
  return dates.length === readable.value.length ? writeDates(readable.text, dates) : null;
};
