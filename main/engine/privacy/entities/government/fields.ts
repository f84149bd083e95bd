import { dayNumber, fromDayNumber, isValid } from '../quantities/dates/calendar';

/** A part of a number, as wide in each of its values: a bijection of those values with `[0, size)`. */
export interface Field {
  readonly width: number;
  readonly size: number;
  /** -1 or NaN, or the rank of another text, where the text is no value of the field. */
  rank(text: string): number;
  unrank(rank: number): string;
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

/** Whole numbers in ranges, both ends included, with leading zeros. */
export const ranges = (width: number, ...within: readonly (readonly [number, number])[]): Field => ({
  width,
  size: within.reduce((sum, [from, to]) => sum + to - from + 1, 0),
  rank: (text) => {
    const value = Number(text);
    let before = 0;
    for (const [from, to] of within) {
      if (value >= from && value <= to) return before + value - from;
      before += to - from + 1;
    }
    return -1;
  },
  unrank: (rank) => {
    let rest = rank;
    for (const [from, to] of within) {
      if (rest <= to - from) return padded(from + rest, width);
      rest -= to - from + 1;
    }
    throw new RangeError('rank outside its field');
  },
});

/** Any digits. */
export const digits = (width: number): Field => ranges(width, [0, 10 ** width - 1]);

/** One of a list of texts of one length. */
export const oneOf = (values: readonly string[]): Field => {
  const ranks = new Map(values.map((value, rank) => [value, rank]));
  return {
    width: values[0]?.length ?? 0,
    size: values.length,
    rank: (text) => ranks.get(text) ?? -1,
    unrank: (rank) => values[rank] ?? '',
  };
};

/** What two digits of a number say: a year of its century. */
export const twoDigits = (number: string, at = 0): number => Number(number.slice(at, at + 2));

/** One character of a string. */
export const anyOf = (characters: string): Field => oneOf(Array.from(characters));

export const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const letter = anyOf(latin);

const anyDigit = digits(1);

/** Each character keeps its class: a digit a digit, a letter a letter. */
export const classesOf = (text: string, letters: Field = letter, digit: Field = anyDigit): Field[] =>
  Array.from(text, (character) => (/[0-9]/.test(character) ? digit : letters));

/** Days since 1 January of the year 1; NaN for what is no date. */
const dayOf = (year: number, month: number, day: number): number =>
  isValid({ year, month, day }) ? dayNumber({ year, month, day }) : Number.NaN;

interface Days {
  readonly width: number;
  /** First and last year. */
  readonly from: number;
  readonly to: number;
  /** Ways to write one day: a month or day that also says the sex, say. */
  readonly ways?: number;
  write(year: number, month: number, day: number, way: number): string;
  /** Year, month, day, and which way. */
  read(text: string): readonly [number, number, number, number?];
}

/** Days of the calendar, 29 February only in leap years. */
export const days = ({ width, from, to, ways = 1, write, read }: Days): Field => {
  const first = dayOf(from, 1, 1);
  const size = (dayOf(to, 12, 31) - first + 1) * ways;
  return {
    width,
    size,
    rank: (text) => {
      const [year, month, day, way = 0] = read(text);
      const rank = (dayOf(year, month, day) - first) * ways + way;
      return rank < size ? rank : -1;
    },
    unrank: (rank) => {
      const date = fromDayNumber(first + Math.floor(rank / ways));
      if (date === null) throw new RangeError('rank outside its field');
      return write(date.year, date.month, date.day, rank % ways);
    },
  };
};

const two = (value: number): string => padded(value % 100, 2);
const pair = (text: string, at: number): number => Number(text.slice(at, at + 2));

/** A day of a year without its century. */
export const yymmdd = days({
  width: 6,
  from: 2000,
  to: 2099,
  write: (year, month, day) => two(year) + two(month) + two(day),
  read: (text) => [2000 + pair(text, 0), pair(text, 2), pair(text, 4)],
});

/** The same with something added to the month: 40 for a birth after 1999, 50 for a woman. Each is one of the ways. */
export const yymmddWith = (...monthsMore: readonly number[]): Field =>
  days({
    width: 6,
    from: 2000,
    to: 2099,
    ways: monthsMore.length,
    write: (year, month, day, way) => two(year) + padded(month + (monthsMore[way] ?? 0), 2) + two(day),
    read: (text) => {
      const way = monthsMore.findIndex((more) => pair(text, 2) > more && pair(text, 2) <= more + 12);
      return [2000 + pair(text, 0), pair(text, 2) - (monthsMore[way] ?? 0), pair(text, 4), way];
    },
  });

/** A day of a year without its century, the day first; something may be added to the day. */
export const ddmmyy = (...daysMore: readonly number[]): Field =>
  days({
    width: 6,
    from: 2000,
    to: 2099,
    ways: Math.max(1, daysMore.length),
    write: (year, month, day, way) => padded(day + (daysMore[way] ?? 0), 2) + two(month) + two(year),
    read: (text) => {
      const way = Math.max(
        0,
        daysMore.findIndex((more) => pair(text, 0) > more && pair(text, 0) <= more + 31),
      );
      return [2000 + pair(text, 4), pair(text, 2), pair(text, 0) - (daysMore[way] ?? 0), way];
    },
  });

export const yyyymmdd = (from: number, to: number): Field =>
  days({
    width: 8,
    from,
    to,
    write: (year, month, day) => padded(year, 4) + two(month) + two(day),
    read: (text) => [Number(text.slice(0, 4)), pair(text, 4), pair(text, 6)],
  });
