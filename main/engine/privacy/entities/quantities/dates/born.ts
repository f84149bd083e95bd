import { birthYearGrid } from '../../../noise/grids';
import type { TextLocale } from '../../entity';
import { readOriginalDates } from './original';
import type { WrittenDate } from './written-date';

const latest = Number(birthYearGrid.value(birthYearGrid.size - 1).numerator);

/** The year that two digits mean of a birth: 63 is 1963, though an appointment may be in 2063. */
export const bornIn = (year: number): number => (year > latest ? year - 100 : year);

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
