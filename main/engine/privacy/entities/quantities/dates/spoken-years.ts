import { textAfter } from '../../../around';
import { type NumberWords, numberLanguages } from '../words/languages';
import { readNumberWords } from '../words/read';
import { writeNumberWords } from '../words/write';

/** Years of a date in words: "neunzehnhundertachtundneunzig", "deux mille vingt et un", "nineteen seventy-eight", "twenty oh five". */

const link = /^(?: de | del |,? (?:of )?)(?=\p{L})/iu;
const roundEnds =
  /^(?:$|[.,;:!?)\n]| (?:and|in|at|on|we|i|he|she|und|in|um|et|à|y|en|e|a|och|kl|full stop|comma)(?!\p{L}))/iu;
const reach = 64;
const [first, last] = [1900, 2099];
const isYear = (value: number): boolean => value >= first && value <= last;
/** "Oh five": a digit of its own. */
const oh = /^[ -](?:oh|o)[ -](?=\p{L})/iu;

/** A century and its year, in English. */
const inTwo = (text: string, [century, rest]: readonly NumberWords[], from: number): NumberWords | null => {
  if (century?.start !== from || century.language.code !== 'en' || (century.value !== 19 && century.value !== 20))
    return null;
  if (rest === undefined) return null;
  const gap = text.slice(century.end, rest.start);
  const isDigit = oh.test(`${gap}x`) && rest.value < 10;
  return isDigit || (/^[ -]$/.test(gap) && rest.value > 9 && rest.value < 100)
    ? { ...century, end: rest.end, value: 100 * century.value + rest.value }
    : null;
};

/** The year said right behind a date that ends at `at`. */
export const spokenYearAt = (text: string, at: number): { start: number; end: number; value: number } | null => {
  const window = textAfter(text, at, reach);
  const gap = link.exec(window)?.[0];
  if (gap === undefined) return null;
  const numbers = readNumberWords(window).filter(({ start }) => start >= gap.length);
  const whole = numbers[0];
  const year =
    whole !== undefined && whole.start === gap.length && isYear(whole.value)
      ? whole
      : inTwo(window, numbers, gap.length);
  // "The first of May two thousand people": so round it may count what follows.
  if (year === null || (year.value % 100 === 0 && !roundEnds.test(window.slice(year.end)))) return null;
  return { start: at + year.start, end: at + year.end, value: year.value };
};

/** A year in words as `like` is, or in digits. */
export const writeSpokenYear = (year: number, like: string, language: string | null): string => {
  const english = numberLanguages.find(({ code }) => code === 'en');
  const parted = /^(?:nineteen|twenty)(?=[ -])/iu.test(like);
  if (!parted || english === undefined) return writeNumberWords(BigInt(year), like, language) ?? String(year);
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const behind = rest === 0 ? 'hundred' : rest < 10 ? `oh ${english.write(rest)}` : english.write(rest);
  return `${english.write(century)} ${behind}`;
};
