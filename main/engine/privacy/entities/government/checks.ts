import { luhnDigit } from '../formats/checks';

/** Check digits, each by the standard or the authority's published rule that is named. */

/** Sum of the digits times their weights. */
export const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(text.charAt(i)), 0);

/** The remainder as a digit; null where it would take two. */
export const oneDigit = (value: number): string | null => (value > 9 ? null : String(value));

/** What is missing to the next multiple of `modulus`. */
export const missing = (sum: number, modulus: number): number => (modulus - (sum % modulus)) % modulus;

/** ISO/IEC 7812-1 Annex B: the digit after `body`. */
export const luhn = (body: string): string => String(luhnDigit(body));

/** ISO/IEC 7064 MOD 11-2: a digit or X. */
export const mod11by2 = (body: string): string => {
  let sum = 0;
  for (const digit of body) sum = ((sum + Number(digit)) * 2) % 11;
  const check = (12 - sum) % 11;
  return check === 10 ? 'X' : String(check);
};

/** The remainder of a decimal number of any length. */
export const remainder = (text: string, modulus: number): number => {
  let rest = 0;
  for (const digit of text) rest = (rest * 10 + Number(digit)) % modulus;
  return rest;
};

/** J. Verhoeff, Error detecting decimal codes (1969): multiplication in the dihedral group D5. */
const times = (a: number, b: number): number =>
  a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b + 5) % 5) : (a - b + 5) % 5;
const inverse = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9];
const turned = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permuted = (digit: number, place: number): number => {
  let image = digit;
  for (let i = 0; i < place % 8; i++) image = turned[image] ?? 0;
  return image;
};
export const verhoeff = (body: string): string => {
  let check = 0;
  for (let i = 1; i <= body.length; i++) check = times(check, permuted(Number(body.charAt(body.length - i)), i));
  return String(inverse[check]);
};

/** ICAO Doc 9303-3 §4.9: weights 7, 3, 1; A is 10; the filler < is 0. */
export const icao = (text: string): string => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const value = text.charAt(i) === '<' ? 0 : Number.parseInt(text.charAt(i), 36);
    sum += value * ([7, 3, 1][i % 3] ?? 0);
  }
  return String(sum % 10);
};
