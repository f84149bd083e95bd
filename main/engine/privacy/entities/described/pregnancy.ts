import { isPregnancy, pregnancyUnits } from '../../../../../shared/pregnancy';
import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import { readNumberWords } from '../quantities/words/read';
import { writeNumberWords } from '../quantities/words/write';

/** How far on a pregnancy is: the weeks and months of one become others, and what is said of it stays. */

const units = [
  { name: 'weeks', least: 4, most: 41 },
  { name: 'months', least: 1, most: 9 },
] as const;

interface Numeral {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

const numerals = (text: string, language: string | null): Numeral[] => {
  const digits = [...text.matchAll(/(?<![\d.,])\d{1,2}(?![\d.,]\d|\d)/g)];
  if (digits.length > 0)
    return digits.map(({ 0: found, index }) => ({ start: index, end: index + found.length, value: Number(found) }));
  return readNumberWords(text, language).map(({ start, end, value }) => ({ start, end, value: Number(value) }));
};

/** Null where the text tells no week or month of a pregnancy, or several. */
export const cipherPregnancy = (
  text: string,
  direction: Direction,
  cipher: Cipher,
  language: string | null,
): string | null => {
  if (!isPregnancy(text)) return null;
  const unit = units.find(({ name }) => pregnancyUnits[name].test(text));
  const [numeral, ...rest] = numerals(text, language);
  if (unit === undefined || numeral === undefined || rest.length > 0) return null;
  const { start, end, value } = numeral;
  const { name, least, most } = unit;
  if (value < least || value > most) return null;
  const image = Number(cipher[direction](BigInt(value - least), BigInt(most - least + 1), `pregnancy ${name}`)) + least;
  const written = text.slice(start, end);
  const other = /\d/.test(written) ? String(image) : writeNumberWords(BigInt(image), written, language);
  return other === null ? null : text.slice(0, start) + other + text.slice(end);
};
