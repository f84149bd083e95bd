import type { TextLocale } from '../../entity';
import { isoText, readOriginalDates } from './original';
import type { WrittenDate } from './written-date';

/** From here on two digits mean the century before. */
const turn = 2030;

/** The year that two digits mean of a birth: 63 is 1963, though an appointment may be in 2063. */
export const bornIn = (year: number): number => (year < turn ? year : year - 100);

/** A date as one of a birth. */
export const ofBirth = (date: WrittenDate): WrittenDate =>
  date.year !== null && date.year.end - date.year.start === 2
    ? { ...date, value: { ...date.value, year: bornIn(date.value.year) } }
    : date;

/** The dates of birth of an original. */
export const readBirths = (original: string, locale?: TextLocale) => {
  const readable = readOriginalDates(original, locale);
  return readable === null ? null : { ...readable, value: readable.value.map(ofBirth) };
};

/** The one day of a birth that a text is, however it is written; null for anything else. */
export const birthDay = (original: string, locale: TextLocale): string | null => {
  const [only, ...others] = readBirths(original, locale)?.value ?? [];
  if (only === undefined || others.length > 0 || only.firstDay !== null) return null;
  return only.year === null || only.day === null ? null : isoText(only);
};

/** The day of a year that a text is, as isoText writes it after the year; null for anything else. */
export const birthdayAlone = (original: string, locale: TextLocale): string | null => {
  const [only, ...others] = readBirths(original, locale)?.value ?? [];
  if (only === undefined || others.length > 0 || only.firstDay !== null) return null;
  return only.year !== null || only.day === null ? null : isoText(only).slice(1);
};
