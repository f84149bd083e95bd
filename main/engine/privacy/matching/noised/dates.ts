import type { CalendarDate } from '../../entities/quantities/dates/calendar';
import { readMonth } from '../../entities/quantities/dates/months';
import { readDates, type WrittenDate } from '../../entities/quantities/dates/read';
import { writeDates } from '../../entities/quantities/dates/write';
import { firstOf } from '../../entities/quantities/dates/written-date';
import { textBefore } from '../../text/around';
import { language } from '../../text/language';
import { type DatePair, pairDates, readIn } from './date-pairs';
import type { CreateNumberReader, Reading } from './noised';

type Part = 'day' | 'month-day' | 'month';

const keyOf = (part: Part, { year, month, day }: CalendarDate): string => {
  const numbers = { day: [year, month, day], 'month-day': [month, day], month: [year, month] };
  return `${part} ${numbers[part].join('-')}`;
};

/** `03/04/2019` read the other way round. */
const turned = (date: WrittenDate): WrittenDate[] => {
  const { day, month, value, order } = date;
  if (order === 'certain' || day === null) return [];
  return [{ ...date, month: day, day: month, value: { ...value, month: value.day, day: value.month } }];
};

/** Languages that write months small. */
const small = ['nl', 'sv', 'da', 'no', 'fr', 'es', 'it', 'pt', 'pl'];

/**
 * A month in the language of the text, where several write it alike: februari is Dutch and Swedish.
 * @param month What will stand there; it is a guess where the languages do not agree on it.
 */
const inLanguageOf = (text: string, written: WrittenDate, month: number): { date: WrittenDate; guessed: boolean } => {
  const word = text.slice(written.month.start, written.month.end);
  const read = (code: string) => readMonth(word, written.day !== null, [code])?.row ?? null;
  const code = language(text);
  const row = written.row === null || code === null ? written.row : read(code);
  if (row === null || row.kind !== written.row?.kind) return { date: written, guessed: false };
  const others = code === null && word === word.toLowerCase() ? small.map(read) : [];
  const guessed = others.some((other) => other?.kind === row.kind && other.names[month - 1] !== row.names[month - 1]);
  return { date: { ...written, row }, guessed };
};

/** 20230829, alone or before a time: 20230829T1015, 20230829101500. */
const compactDay = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=(?:[0-2]\d[0-5]\d(?:[0-5]\d)?)?(?!\d))/;

/** 2023年10月29日: with signs between them days and months have a zero in front only where one is written. */
const isWithoutZeros = (date: string): boolean => /\d ?[月월]/u.test(date) && !/(?<!\d)0\d/.test(date);

/** 2023. 08. 29., as Hungarians write it. */
const spacedDay = /^((?:19|20)\d\d)\. (0?[1-9]|1[0-2])\. (0?[1-9]|[12]\d|3[01])(?!\d)/;

/** A day, a year and a word that is no month's name in a language that we know. */
const unreadMonths = [
  // 22 серпня 2023
  /^(?<day>\d{1,2})(?:\.|º)? (?:de |d['’])?\p{L}{3,14}\.? (?:de )?(?<year>(?:19|20)\d\d)(?!\d)/u,
  // 2023. gada 22. augustā
  /^(?<year>(?:19|20)\d\d)\.? (?:\p{L}{1,6}\.? )?(?<day>\d{1,2})\. \p{L}{3,14}/u,
  // 2023. augusztus 22., 2023 m. rugpjūčio 22 d.
  /^(?<year>(?:19|20)\d\d)\.? (?:\p{L}{1,2}\.? )?\p{L}{3,14}\.? (?<day>\d{1,2})(?!\d)/u,
];

/** Rugpjūčio 22, 2023: what stands behind such a word. */
const unreadBefore = /\p{L}{3,14}\.? $/u;
const unreadBehind = /^(?<day>\d{1,2})\.?, (?<year>(?:19|20)\d\d)(?!\d)/;

/** Dates of the conversation, in any format of the same date: order, month names, with or without the year. */
export const readDatesOf: CreateNumberReader = (replacements, kept) => {
  const known = new Map<string, DatePair[]>();
  const add = (key: string, noised: DatePair): void => {
    known.set(key, [...(known.get(key) ?? []), noised]);
  };
  const { pairs, order } = pairDates(replacements, kept.text);
  for (const noised of pairs) {
    const { year, day, value } = noised.surrogate;
    if (year !== null && day !== null) add(keyOf('day', value), noised);
    if (day !== null) add(keyOf('month-day', value), noised);
    if (year !== null) add(keyOf('month', value), noised);
  }
  if (known.size === 0) return null;
  const asSent = new Set(readIn(order)(kept.text).map(({ value }) => keyOf('day', value)));

  /** What the reply may mean, the surest first. */
  const meanings = (
    written: WrittenDate,
  ): { key: string; written: WrittenDate; sure: boolean; keepYear: boolean }[] => {
    const { year, day, value } = written;
    if (day === null) return [{ key: keyOf('month', value), written, sure: false, keepYear: false }];
    const part = year === null ? 'month-day' : 'day';
    const exact = [written, ...turned(written)].map((each, at) => ({
      key: keyOf(part, each.value),
      written: each,
      sure: at === 0,
      keepYear: false,
    }));
    // Of two digits the century is a guess: born on 28.11.51.
    const isShort = year !== null && year.end - year.start === 2;
    const earlier = { ...written, value: { ...value, year: value.year - 100 } };
    if (isShort) exact.push({ key: keyOf(part, earlier.value), written: earlier, sure: true, keepYear: false });
    // A year that the reply filled in by itself.
    const filled = { key: keyOf('month-day', value), written, sure: false, keepYear: true };
    return year === null ? exact : [...exact, filled];
  };

  const readDate = (window: string, dates: readonly WrittenDate[], from: number, at: number): Reading | null => {
    const found = dates.find(({ start, end }) => start >= from && start <= at && end > at);
    if (found === undefined) return null;
    const asItStands = window.slice(found.start, found.end);
    for (const { key, written, sure, keepYear } of meanings(found)) {
      const alike = (known.get(key) ?? []).filter(({ surrogate }) => !keepYear || surrogate.year === null);
      const [meant] = alike;
      if (meant === undefined) continue;
      const { original, surrogate } = meant;
      // A range needs a range: its first day is not known otherwise.
      if ((written.firstDay?.value ?? 0) !== (surrogate.firstDay?.value ?? 0)) continue;
      const value = keepYear ? { ...original.value, year: written.value.year } : original.value;
      const first = firstOf(original, value);
      const asWhole = sure || (written.day === null && surrogate.day === null);
      const one = new Set(alike.map((each) => keyOf('day', each.original.value))).size === 1;
      const sent = replacements[meant.replacement];
      // As it was sent: no month's language has to be guessed.
      const isAsSent = !keepYear && sent?.surrogate === asItStands;
      const { month } = written.value;
      const { date, guessed } = inLanguageOf(window, written, value.month);
      // May is short and long: then the original says which.
      const own = original.row;
      const isBoth =
        own !== null && own.language === date.row?.language && own.names[month - 1] === date.row.names[month - 1];
      const dated = { ...date, row: isBoth ? own : date.row, padded: date.padded && !isWithoutZeros(asItStands) };
      const rewritten = writeDates(window, [{ written: dated, value, first }]);
      const length = written.end - written.start + rewritten.length - window.length;
      return {
        start: written.start,
        end: written.end,
        text: isAsSent ? sent.original : rewritten.slice(written.start, written.start + length),
        kind:
          asWhole &&
          one &&
          (isAsSent || !guessed) &&
          alike.every((each) => each.sure || replacements[each.replacement]?.surrogate === asItStands) &&
          !asSent.has(keyOf('day', written.value))
            ? 'restored'
            : 'doubtful',
        replacement: meant.replacement,
      };
    }
    return null;
  };

  /** The day in digits alone, and in those of a Hungarian's. */
  const readDigits = (digits: string, at: number): Reading | null => {
    if (/\d/.test(digits.charAt(at - 1))) return null;
    const rest = digits.slice(at, at + 24);
    const [form, between] = compactDay.test(rest) ? [compactDay, ''] : [spacedDay, '. '];
    const [found, year, month = '', day] = form.exec(rest) ?? [];
    if (found === undefined) return null;
    const key = keyOf('day', { year: Number(year), month: Number(month), day: Number(day) });
    const [meant, other] = known.get(key) ?? [];
    if (meant === undefined) return null;
    const { value } = meant.original;
    const padded = [value.month, value.day].map((part) => `${part}`.padStart(month.length, '0'));
    return {
      start: at,
      end: at + found.length,
      text: [value.year, ...padded].join(between),
      kind: meant.sure && other === undefined && !asSent.has(key) ? 'restored' : 'doubtful',
      replacement: meant.replacement,
    };
  };

  /** Left as it is and marked: nobody here can write the other month. */
  const readUnread = (text: string, digits: string, at: number): Reading | null => {
    if (/[\d.,/-]/.test(digits.charAt(at - 1))) return null;
    const forms = unreadBefore.test(textBefore(digits, at, 16)) ? [...unreadMonths, unreadBehind] : unreadMonths;
    const rest = digits.slice(at, at + 48);
    for (const form of forms) {
      const { 0: found = '', groups: { day = '', year = '' } = {} } = form.exec(rest) ?? {};
      const [meant] = [...known.entries()].flatMap(([key, pairs]) =>
        key.startsWith(`day ${Number(year)}-`) && key.endsWith(`-${Number(day)}`) ? pairs : [],
      );
      if (found === '' || meant === undefined) continue;
      const end = at + found.length;
      return { start: at, end, text: text.slice(at, end), kind: 'doubtful', replacement: meant.replacement };
    }
    return null;
  };

  return ({ text, plain: digits }) => {
    let dates: WrittenDate[] | undefined;
    return (from, at) => {
      dates ??= readDates(digits, { language: null, dayFirst: order });
      return (
        readDate(text, dates, from, at) ??
        readDigits(digits, at) ??
        (dates.some(({ start, end }) => start <= at && at < end) ? null : readUnread(text, digits, at))
      );
    };
  };
};
