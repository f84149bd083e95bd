/** Days of the proleptic Gregorian calendar as whole numbers. Pure arithmetic: no clock, no time zone. */

export interface CalendarDate {
  /** 1 to 9999. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Years of the Buddhist calendar are ahead of these. */
const buddhist = 543;
/** What a written year is ahead: 2528 is 1985 in Thailand, and no other year that is written is as late. */
export const eraOf = (written: number): number => (written >= 2400 && written < 2600 ? buddhist : 0);

export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const monthLength = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);

export const isValid = ({ year, month, day }: CalendarDate): boolean =>
  year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);

/** Days from 1 January to this day, 0 to 365. */
export const dayOfYear = ({ year, month, day }: CalendarDate): number => {
  let days = day - 1;
  for (let before = 1; before < month; before++) days += monthLength(year, before);
  return days;
};

/** The inverse of `dayOfYear`. */
export const fromDayOfYear = (year: number, days: number): CalendarDate => {
  let month = 1;
  let rest = days;
  while (rest >= monthLength(year, month)) rest -= monthLength(year, month++);
  return { year, month, day: rest + 1 };
};

const yearStart = (year: number): number => {
  const before = year - 1;
  return 365 * before + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
};

/** Days since 1 January of the year 1. */
export const dayNumber = (date: CalendarDate): number => yearStart(date.year) + dayOfYear(date);

const lastDay = yearStart(10_000) - 1;

/** The inverse of `dayNumber`; null outside of the years 1 to 9999. */
export const fromDayNumber = (days: number): CalendarDate | null => {
  if (!Number.isSafeInteger(days) || days < 0 || days > lastDay) return null;
  let year = Math.min(9999, Math.floor(days / 365.2425) + 1);
  while (yearStart(year) > days) year -= 1;
  while (year < 9999 && yearStart(year + 1) <= days) year += 1;
  return fromDayOfYear(year, days - yearStart(year));
};

/** The year that a day number lies in; its nearest end outside of the calendar. */
export const yearOfDay = (days: number): number =>
  fromDayNumber(Math.min(Math.max(Math.floor(days), 0), lastDay))?.year ?? 1;

const wholeWeeks = BigInt(Math.floor((lastDay + 1) / 7));

/** The date so many weeks later, round the end of the calendar if it must be: the weekday stays. */
export const addWeeks = (date: CalendarDate, weeks: bigint): CalendarDate => {
  const moved = dayNumber(date) + 7 * Number(weeks % wholeWeeks);
  const round = 7 * Number(wholeWeeks);
  return fromDayNumber(moved < 0 ? moved + round : moved > lastDay ? moved - round : moved) ?? date;
};
