import type { PreparedText } from '../../entities/entity';
import { wholeWords } from './unspaced';

/** One reading for all recognisers: what is worked out of it is worked out once. */
const known = new WeakMap<PreparedText, PreparedText>();

/**
 * The text with its letters as they are written: prepared, a letter O or l between digits is a digit, and in a key or on a
 * plate it is a letter. Where preparing changed lengths there is only the prepared text.
 */
export const asWritten = (prepared: PreparedText): PreparedText => {
  const { original, text } = prepared;
  if (original === text || original.length !== text.length) return prepared;
  const written = known.get(prepared) ?? { ...prepared, text: original };
  known.set(prepared, written);
  return written;
};

/** Words around a place decide what a number is. The window is bounded: time stays linear. */
const reach = 48;

/** What stands before `at`, nearest last. */
export const before = (text: string, at: number, length = reach): string => text.slice(Math.max(0, at - length), at);

/** What stands after `at`. */
export const after = (text: string, at: number, length = reach): string => text.slice(at, at + length);

/** Only the digits. */
export const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/** A pattern of alternatives as whole words, any case. Alternatives are regular expressions. */
export const words = (alternatives: readonly string[]): RegExp => {
  const { spaced, glued } = wholeWords(alternatives);
  return new RegExp([spaced, glued].filter((each) => each !== null).join('|'), 'iu');
};

/** The last word of `cues` in `window`, as written; null where there is none. */
export const cueIn = (cues: RegExp, window: string): string | null => cues.exec(window)?.[0] ?? null;

/** Luhn's check (ISO/IEC 7812-1 annex B). */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
};
