import { prepare, withNumbersParted } from '../../text/prepare';

/** Zeros of the decimal digits that people write amounts and dates in; nine digits follow each. */
const zeros = [0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];
const digitClass = zeros.map((zero) => `\\u{${zero.toString(16)}}-\\u{${(zero + 9).toString(16)}}`).join('');
const foreignDigit = new RegExp(`[${digitClass}]`, 'gu');

const zeroOf = (digit: string): number =>
  zeros.find((zero) => digit.charCodeAt(0) >= zero && digit.charCodeAt(0) <= zero + 9) ?? 0x30;

/**
 * The same text with plain digits, spaces and punctuation, character for character: offsets stay. For reading
 * an original, which is not normalised.
 */
export const plain = (text: string): string =>
  withNumbersParted(text)
    .replace(foreignDigit, (digit) => String(digit.charCodeAt(0) - zeroOf(digit)))
    .replace(/[\u00a0\u2007\u2009\u202f\u3000]/g, ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\uffe5\uffe1]/g, (wide) => (wide === '\uffe5' ? '\u00a5' : '\u00a3'));

/** `digits` in the script of the first digit of `like`. */
export const inDigitsOf = (like: string, digits: string): string => {
  const zero = zeroOf(like.match(foreignDigit)?.[0] ?? '0');
  return zero === 0x30
    ? digits
    : digits.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + digit.charCodeAt(0) - 0x30));
};

/**
 * Reads an original: as it stands where detection saw the same characters, else as detection saw it. The text
 * returned is the one that was read. Null where neither can be read.
 */
export const readOriginal = <T>(
  original: string,
  read: (text: string) => T | null,
): { text: string; value: T } | null => {
  const prepared = prepare(original).text;
  // A zero-width space inside a number would make two numbers of it.
  for (const text of prepared.length === original.length ? [original, prepared] : [prepared]) {
    const value = read(plain(text));
    if (value !== null) return { text, value };
  }
  return null;
};

/** The canonical form of a value that cannot be read: itself, whatever its case and spacing. */
export const looseCanonical = (text: string): string => prepare(text).text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Replaces slices of a text; they are in order and do not overlap. */
export const replaceSlices = (
  text: string,
  slices: readonly { start: number; end: number; text: string }[],
): string => {
  let written = '';
  let at = 0;
  for (const slice of slices) {
    written += text.slice(at, slice.start) + slice.text;
    at = slice.end;
  }
  return written + text.slice(at);
};
