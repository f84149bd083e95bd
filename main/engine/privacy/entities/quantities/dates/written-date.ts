import { oneLine } from '../../../patterns/one-line';
import { type CalendarDate, eraOf, monthLength } from './calendar';
import { hanOfEra, inPlainDigits } from './han';
import type { MonthRow } from './months';

export interface Slice {
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

const monthBefore = ({ year, month }: CalendarDate): { year: number; month: number } =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

/** "28–3 March": numbers that are read as days of the month before and of this one. */
export const isAcross = (first: number, last: CalendarDate): boolean => {
  const { year, month } = monthBefore(last);
  return first >= 20 && last.day <= 14 && first <= monthLength(year, month);
};

/** The first day of a range that ends at `last`: of the month before where its number is larger. */
export const firstOf = ({ firstDay }: WrittenDate, last: CalendarDate): CalendarDate | null => {
  if (firstDay === null) return null;
  return { ...last, ...(firstDay.value > last.day ? monthBefore(last) : {}), day: firstDay.value };
};

/** Stands in for a year that is not written; a leap year, so that 29 February is a day. */
export const unwrittenYear = 2000;
/** Months move by their middle. */
export const middleDay = 15;

export const dayDigits = '3[01]|[12]\\d|0?[1-9]';
export const monthDigits = '1[0-2]|0?[1-9]';
/** Also of the Buddhist calendar. */
export const yearDigits = '(?:(?:1[5-9]|2[01])\\d|2[45]\\d)\\d';

/** What stands between the beginning and the end of a period. */
export const through = '[-–—]|à|a|al|bis|to|do|tot|till|ao|até';

/** What a period that still lasts ends with: "feb 2018 – oggi". */
export const untilNow = oneLine`
  present|now|today|current|ongoing|heute|jetzt|aujourd|auj|présent|ce jour|actual|hoy|presente|oggi|attual|in corso
  |heden|nu(?!\p{L})|obecn|teraz|dziś|atual|hoje|nuvarande|günümüz|halen|bugün
`;

/** Where the groups of a match stand. */
export type Indices = Readonly<Record<string, [number, number] | undefined>>;

export const slicer =
  (indices: Indices | undefined, by = 0) =>
  (name: string): Slice | null => {
    const found = indices?.[name];
    return found === undefined ? null : { start: found[0] + by, end: found[1] + by };
  };

/** What comes before the first year of each Japanese era, and of the Republic of China. */
const eras: Readonly<Record<string, number>> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  民國: 1911,
  民国: 1911,
};
const eraNames = Object.keys(eras).join('|');
/** 昭和24, 令和元, 民國79: a year of an era. */
export const eraYear = `(?:${eraNames}) ?(?:\\d{1,3}(?!\\d)|元|${hanOfEra})`;
const ofEra = new RegExp(`^(${eraNames}) ?(\\d{1,3}|元|${hanOfEra})$`, 'u');
/** The year that a year of an era is; null where it is none. */
export const readEraYear = (text: string): number | null => {
  const [, name = '', of] = ofEra.exec(text) ?? [];
  return of === undefined ? null : (eras[name] ?? 0) + (of === '元' ? 1 : Number(inPlainDigits(of)));
};

/** The year that digits say; two of them are of the last century or this one. */
export const fullYear = (digits: string): number => {
  const ofAnEra = readEraYear(digits);
  if (ofAnEra !== null) return ofAnEra;
  const year = Number(inPlainDigits(digits));
  return digits.length > 2 ? year - eraOf(year) : year + (year < 70 ? 2000 : 1900);
};
