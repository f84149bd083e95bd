import type { TextLocale } from '../../entity';
import { readBirths } from './born';
import { writeDates } from './write';
import { unwrittenYear, type WrittenDate } from './written-date';

/** A birthday without its year, and a birth without its day, beside the whole date: parts of it. */

const onlyDate = (text: string, locale: TextLocale): { text: string; date: WrittenDate } | null => {
  const readable = readBirths(text, locale);
  const [date, ...others] = readable?.value ?? [];
  if (readable === null || date === undefined || others.length > 0 || date.firstDay !== null) return null;
  return { text: readable.text, date };
};
const isWhole = ({ year, day }: WrittenDate): boolean => year !== null && day !== null;

/** A date of birth, and what stands for it. */
interface Birth {
  readonly original: string;
  readonly surrogate: string;
}

/** What stands for a part of one of the births, as that says; null where it is a part of none, or a whole. */
export const partOfBirth = (original: string, births: readonly Birth[], locale: TextLocale): string | null => {
  const part = onlyDate(original, locale);
  if (part === null || isWhole(part.date)) return null;
  const { year, day, value } = part.date;
  for (const birth of births) {
    const [whole, shown] = [onlyDate(birth.original, locale)?.date, onlyDate(birth.surrogate, locale)?.date];
    if (whole === undefined || shown === undefined || !isWhole(whole) || !isWhole(shown)) continue;
    const isOf =
      whole.value.month === value.month &&
      (day === null || whole.value.day === value.day) &&
      (year === null || whole.value.year === value.year);
    if (!isOf) continue;
    const to = {
      ...shown.value,
      year: year === null ? unwrittenYear : shown.value.year,
      ...(day === null ? { day: 1 } : {}),
    };
    return writeDates(part.text, [{ written: part.date, value: to, first: null }]);
  }
  return null;
};
