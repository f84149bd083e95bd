import { matched } from '../../../text/around';
import { inDigitsOf, plain, replaceSlices } from '../plain';
import { type CalendarDate, eraOf } from './calendar';
import { isHanPart, writeHanPart } from './han';
import { writeMonth } from './months';
import { writeSpokenDay } from './spoken';
import { writeSpokenYear } from './spoken-years';
import { isAcross, readEraYear, type WrittenDate } from './written-date';

const ordinal = (day: number): string =>
  day % 10 === 1 && day !== 11
    ? 'st'
    : day % 10 === 2 && day !== 12
      ? 'nd'
      : day % 10 === 3 && day !== 13
        ? 'rd'
        : 'th';

/** Hungarian says its days with such vowels; the others with é and ő. */
const backVowels = new Set([2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30]);
/** A Hungarian day's ending, as it is for another day: 14-én, 18-án, 1-jén. */
const hungarianEnding = (day: number, like: string): string => {
  const vowels: Readonly<Record<string, string>> = backVowels.has(day)
    ? { é: 'á', ő: 'ó', e: 'a' }
    : { á: 'é', ó: 'ő', a: 'e' };
  const ending = like.replace(/[áéőóae]/g, (vowel) => vowels[vowel] ?? vowel).replace(/^(-?)j/, '$1');
  return day === 1 ? ending.replace(/^(-?)(?=[ée])/, '$1j') : ending;
};

/** The day with the mark that `like` had: 3rd → 4th, 1er → 8, and 1 in French → 1er. */
const writeDay = (day: number, like: string, padded: boolean, language: string | null): string => {
  if (isHanPart(like)) return writeHanPart(day, like);
  if (!/\p{Nd}/u.test(like)) return writeSpokenDay(day, like, language ?? '') ?? String(day);
  const digits = padded ? String(day).padStart(2, '0') : String(day);
  const mark = matched(/\P{Nd}*$/u, like);
  if (language === 'hu') return digits + hungarianEnding(day, mark);
  if (/^(?:st|nd|rd|th)$/i.test(mark))
    return digits + (mark === mark.toUpperCase() ? ordinal(day).toUpperCase() : ordinal(day));
  if (language === 'fr' && day === 1) return '1er';
  // 1er, 1º: the first of the month only.
  return /^(?:er|[º°ª])$/i.test(mark) && day !== 1 ? digits : digits + mark;
};

const isHanYear = (year: string): boolean => isHanPart(year) || (readEraYear(year) !== null && !/\d/.test(year));

/**
 * Writes `value` where `date` stands in `text`, in its own format: order, zeros, ordinals, language, capitals.
 * Parts that are not written there stay unwritten.
 */
export const writeDates = (
  text: string,
  dates: readonly {
    readonly written: WrittenDate;
    readonly value: CalendarDate;
    readonly first: CalendarDate | null;
  }[],
): string =>
  replaceSlices(
    text,
    dates
      .flatMap(({ written, value, first }) => {
        const { year, month, row, day, firstDay, padded } = written;
        const raw = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
        const number = (digits: string, like: string): string => inDigitsOf(like, digits);
        const monthText = (of: number): string =>
          row === null
            ? isHanPart(raw(month))
              ? writeHanPart(of, raw(month))
              : number(padded ? String(of).padStart(2, '0') : String(of), raw(month))
            : writeMonth(row, of, raw(month));
        const dayText = (of: number, like: string): string =>
          number(writeDay(of, like, padded, row?.language ?? null), like);
        // "28–3 March" says one month.
        const isImplied = first !== null && (firstDay?.value ?? 0) > written.value.day && isAcross(first.day, value);
        const crosses = first !== null && first.month !== value.month && !isImplied;
        const monthFirst = day !== null && month.start < day.start;
        const slices = [{ ...month, text: monthText(crosses && monthFirst ? first.month : value.month) }];
        // Another year may be of another era, or of none.
        if (year !== null && isHanYear(raw(year))) slices.push({ ...year, text: writeHanPart(value.year, raw(year)) });
        else if (year !== null && readEraYear(raw(year)) !== null) slices.push({ ...year, text: String(value.year) });
        else if (year !== null && /\p{L}/u.test(raw(year)))
          slices.push({ ...year, text: writeSpokenYear(value.year, raw(year), row?.language ?? null) });
        else if (year !== null) {
          const era = eraOf(Number(plain(raw(year))));
          const digits = String(value.year + era).padStart(4, '0');
          slices.push({ ...year, text: number(year.end - year.start === 2 ? digits.slice(2) : digits, raw(year)) });
        }
        if (day !== null) {
          const own = dayText(value.day, raw(day));
          slices.push({ ...day, text: crosses && monthFirst ? `${monthText(value.month)} ${own}` : own });
        }
        if (firstDay !== null && first !== null) {
          const own = dayText(first.day, raw(firstDay));
          if (!crosses || monthFirst || row === null)
            slices.push({ ...firstDay, text: crosses && !monthFirst ? `${own}.${monthText(first.month)}` : own });
          else {
            // "1 al 31 de octubre" and "3.–5. März" have between day and month what they have between the last ones.
            const link = day === null ? ' ' : text.slice(day.end, month.start);
            const dot = link.startsWith('.') && text.startsWith('.', firstDay.end) ? 1 : 0;
            slices.push({ start: firstDay.start, end: firstDay.end + dot, text: own + link + monthText(first.month) });
          }
        }
        return slices;
      })
      .sort((a, b) => a.start - b.start),
  );
