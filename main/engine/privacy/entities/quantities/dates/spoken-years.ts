import { textAfter } from '../../../text/around';
import { type NumberWords, numberLanguages } from '../words/languages';
import { readNumberWords } from '../words/read';
import { writeNumberWords } from '../words/write';
import { polishYear, writePolishYear } from './polish-years';

/** Years of a date in words: "neunzehnhundertachtundneunzig", "deux mille vingt et un", "nineteen seventy-eight", "twenty oh five". */

const link = /^(?: de | del |,? (?:of )?)(?=\p{L})/iu;
const roundEnds =
  /^(?:$|[.,;:!?)\n]| (?:and|in|at|on|we|i|he|she|und|in|um|et|à|y|en|e|a|och|kl|full stop|comma)(?!\p{L}))/iu;
const reach = 64;
const [first, last] = [1900, 2099];
const isYear = (value: number): boolean => value >= first && value <= last;
/** "Oh five": a digit of its own. */
const oh = /^[ -](?:oh|o)[ -](?=\p{L})/iu;

/** A century and its year, in English and Dutch. */
const inTwo = (text: string, [century, rest]: readonly NumberWords[], from: number): NumberWords | null => {
  if (century?.start !== from || (century.value !== 19 && century.value !== 20)) return null;
  const { code } = century.language;
  if (rest === undefined || (code !== 'en' && code !== 'nl')) return null;
  const gap = text.slice(century.end, rest.start);
  const isDigit = oh.test(`${gap}x`) && rest.value < 10;
  return isDigit || (/^[ -]$/.test(gap) && rest.value > 9 && rest.value < 100)
    ? { ...century, end: rest.end, value: 100 * century.value + rest.value }
    : null;
};

/** "Negentienvierentachtig": both in one word. */
const joined = /^negentien(?=\p{L})/iu;
const inOne = (text: string, from: number): Omit<NumberWords, 'language'> | null => {
  const rest = text.slice(from);
  const century = joined.exec(rest)?.[0].length ?? 0;
  const [below] = century === 0 ? [] : readNumberWords(rest.slice(century), 'nl');
  return below?.start === 0 && below.value > 9 && below.value < 100
    ? { start: from, end: from + century + below.end, value: 1900 + below.value }
    : null;
};

const inPolish = (text: string, from: number): Omit<NumberWords, 'language'> | null => {
  const year = polishYear(text.slice(from));
  return year === null ? null : { start: from, end: from + year.end, value: year.value };
};

/** The year said right behind a date that ends at `at`. */
export const spokenYearAt = (text: string, at: number): { start: number; end: number; value: number } | null => {
  const window = textAfter(text, at, reach);
  const gap = link.exec(window)?.[0];
  if (gap === undefined) return null;
  const numbers = readNumberWords(window).filter(({ start }) => start >= gap.length);
  const whole = numbers[0];
  const year =
    inPolish(window, gap.length) ??
    inOne(window, gap.length) ??
    (whole !== undefined && whole.start === gap.length && isYear(whole.value)
      ? whole
      : inTwo(window, numbers, gap.length));
  // "The first of May two thousand people": so round it may count what follows.
  if (year === null || (year.value % 100 === 0 && !roundEnds.test(window.slice(year.end)))) return null;
  return { start: at + year.start, end: at + year.end, value: year.value };
};

/** The last century, where it is counted in hundreds. */
const lastCentury: Readonly<Record<string, string>> = {
  de: 'neunzehnhundert',
  nl: 'negentienhonderd',
  sv: 'nittonhundra',
};
const inHundreds = (year: number, like: string, preferred: string | null): string | null => {
  const code = joined.test(like) ? 'nl' : readNumberWords(like, preferred)[0]?.language.code;
  const century = code === undefined || year < 1900 || year > 1999 ? undefined : lastCentury[code];
  const rest = year - 1900;
  return century === undefined
    ? null
    : century + (rest === 0 ? '' : (numberLanguages.find((each) => each.code === code)?.write(rest) ?? ''));
};

/** A year in words as `like` is, or in digits. */
export const writeSpokenYear = (year: number, like: string, language: string | null): string => {
  const english = numberLanguages.find(({ code }) => code === 'en');
  const polish = writePolishYear(year, like);
  if (polish !== null) return polish;
  const counted = inHundreds(year, like, language);
  if (counted !== null) return counted;
  const parted = /^(?:nineteen|twenty)(?=[ -])/iu.test(like) || (year < 2000 && /^two thousand(?!\p{L})/iu.test(like));
  if (!parted || english === undefined) return writeNumberWords(BigInt(year), like, language) ?? String(year);
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const behind = rest === 0 ? 'hundred' : rest < 10 ? `oh ${english.write(rest)}` : english.write(rest);
  return `${english.write(century)} ${behind}`;
};
