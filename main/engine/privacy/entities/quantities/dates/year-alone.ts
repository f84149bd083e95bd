import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textAfter, textBefore } from '../../../text/around';
import { inDigitsOf } from '../plain';
import { yearBefore, yearBehind, yearBracketed } from './birth-cues';
import { isBornSomewhere } from './birth-places';
import { bornIn } from './born';
import { eraOf } from './calendar';
import { hanYear, inPlainDigits, isHanPart, writeHanPart } from './han';
import { spokenYearAt, writeSpokenYear } from './spoken-years';
import { eraYear, fullYear, readEraYear } from './written-date';

/** A year of birth that stands alone, as people write it: 1984, '84, 昭和59, 一九八四, "nineteen eighty-four". */

interface YearAlone {
  readonly start: number;
  readonly end: number;
  readonly year: number;
  /** Another year in the same writing. */
  readonly write: (year: number) => string;
}

const readWords = (text: string): YearAlone | null => {
  const said = spokenYearAt(` ${text}`, 0);
  return said?.end !== text.length + 1
    ? null
    : { start: 0, end: text.length, year: said.value, write: (year) => writeSpokenYear(year, text, null) };
};

/** @param whole All that was found, in plain digits. */
export const readYearAlone = (whole: string): YearAlone | null => {
  const everything = { start: 0, end: whole.length };
  const ofEra = readEraYear(whole);
  if (ofEra !== null) return { ...everything, year: ofEra, write: String };
  const match = /^\D*(\d{4}|\d{2})\D*$/d.exec(whole);
  const [start, end] = match?.indices?.[1] ?? [0, 0];
  const digits = match?.[1] ?? '';
  if (digits.length === 4) {
    const era = eraOf(Number(digits));
    return { start, end, year: Number(digits) - era, write: (year) => String(year + era) };
  }
  if (digits.length === 2)
    return {
      start,
      end,
      year: bornIn(fullYear(digits)),
      write: (year) => String(year % 100).padStart(2, '0'),
    };
  if (new RegExp(`^${hanYear}$`, 'u').test(whole))
    return { ...everything, year: Number(inPlainDigits(whole)), write: (year) => writeHanPart(year, whole) };
  return readWords(whole);
};

/** The text with another year in its place. */
export const writeYearAlone = (text: string, { start, end, write }: YearAlone, year: number): string => {
  const like = text.slice(start, end);
  const written = write(year);
  return text.slice(0, start) + (isHanPart(written) ? written : inDigitsOf(like, written)) + text.slice(end);
};

/** Four digits, and two where nothing but a year can be meant. */
const inDigits = new RegExp(
  `(?<= |^|\\n|\\p{Script=Hebrew}-|\\p{Script=Thai}|\\p{Script=Thai}\\.)(?:19|20|2[45])\\d\\d(?![\\d%]|-(?!(?:19|20)\\d\\d(?![\\d/-]))|[.,/]\\d)|${eraYear}` +
    `|(?<![\\d.,/:-])(?:(?:19|20)?\\d\\d|${hanYear})(?=年)` +
    "|(?<=[ \\p{L}]['\\u2019])\\d\\d(?![\\d%\\p{L}-]|[.,:/]\\d)|(?<= )[3-9]\\d(?=$|[.,;!?)\\n](?!\\d))",
  'gu',
);
/** How a year of these two centuries begins in words. */
const inWords = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        nineteen|twenty|two thousand|neunzehnhundert|zweitausend|mille neuf|dix-neuf cent|deux mille|mil nov|dos mil
        |millenovecento|duemila|negentien|tweeduizend|dois mil|nittonhundra|tjugohundra|tvåtusen|tysiąc|dwa tysiące
        |dwutysięczn
      )
    `,
    'giu',
  ),
);
const reach = 64;
const sayer = '(?:[我你您他她]|[爸妈媽哥姐弟妹爷爺奶公婆娃]|丈夫|妻子|孩子|儿子|女儿|女兒|兒子)(?:也|都|就)?是';
const ofPeople = new RegExp(`${sayer}$`, 'u');
const isOfPeople = (left: string, right: string): boolean => ofPeople.test(left) && /^年(?:的|生)/u.test(right);

/** 31, which may count anything; '31 and 31年 are years. */
const isNumber = (text: string, start: number, end: number): boolean =>
  end - start === 2 && !/['\u2019]/.test(text.charAt(start - 1)) && !/^ ?[年년]/u.test(textAfter(text, end, 2));

/** Years beside a word that says that somebody was born in them. */
export const birthYears = (text: string): { start: number; end: number }[] => {
  const digits = [...text.matchAll(inDigits)].map(({ 0: year, index }) => ({ start: index, end: index + year.length }));
  const words = inWords
    .all(text)
    .flatMap(({ index }) => (text.charAt(index - 1) === ' ' ? (spokenYearAt(text, index - 1) ?? []) : []));
  return [...digits, ...words]
    .map(({ start, end }) => ({ start, end }))
    .filter(({ start, end }) => {
      const left = textBefore(text, start, reach).replace(/(?<= |\p{L})['\u2019]$/u, '');
      const right = textAfter(text, end, reach);
      return (
        yearBracketed.test(left) ||
        yearBefore.test(left) ||
        yearBehind.test(right) ||
        isOfPeople(left, right) ||
        (!isNumber(text, start, end) && isBornSomewhere(left, right))
      );
    });
};
