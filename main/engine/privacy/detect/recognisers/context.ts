import type { PreparedText } from '../../entities/entity';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';
import { remembered } from '../../text/pieces';
import { isUnspaced, wholeWords } from './unspaced';

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

/** As `\s`: asked of many characters, nearly all of ASCII or Chinese. */
const isSpace = (code: number): boolean => {
  if (code < 128) return code === 32 || (code > 8 && code < 14);
  return code > 0x3000 ? code === 0xfeff : /\s/.test(String.fromCharCode(code));
};

/**
 * Matches of a pattern that holds no white space, in the stretches without any where a sign stands that it holds: most of a
 * text need not be asked.
 * @param sign Global, as `pattern`.
 */
export function* inStretches(text: string, sign: RegExp, pattern: RegExp): Generator<RegExpExecArray> {
  let end = 0;
  for (const { index } of text.matchAll(sign)) {
    if (index < end) continue;
    let start = index;
    while (start > 0 && !isSpace(text.charCodeAt(start - 1))) start--;
    end = index;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    for (const match of text.slice(start, end).matchAll(pattern)) {
      match.index += start;
      yield match;
    }
  }
}

/** Shorter than any key, hash or code that is looked for by its length. */
const longStretch = 15;
/** The stretches without white space that are this long: most texts have few. */
const longStretches = remembered((text): readonly { readonly start: number; readonly stretch: string }[] => {
  const found: { start: number; stretch: string }[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isSpace(text.charCodeAt(at))) continue;
    if (at - start >= longStretch) found.push({ start, stretch: text.slice(start, at) });
    start = at + 1;
  }
  return found;
});

/** Matches of a pattern that holds no white space and is as long as a long stretch at least. @param pattern Global. */
export function* inLongStretches(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  for (const { start, stretch } of longStretches(text))
    for (const match of stretch.matchAll(pattern)) {
      match.index += start;
      yield match;
    }
}

/** Only the digits. Of every number: quicker than an expression. */
export const digitsOf = (text: string): string => {
  let digits = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += text.charAt(at);
  }
  return digits;
};

const date = /^(?:(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d\d)$/;
/** Whether digits and their signs are written as a date is. */
export const isDate = (text: string): boolean => date.test(text);

/** Words that are looked for in what stands around a place. */
type Words = Pick<WordPattern, 'test' | 'exec'>;

/** A pattern of alternatives as whole words, any case. Alternatives are regular expressions. */
export const words = (alternatives: readonly string[]): Words => {
  const { spaced, glued } = wholeWords(alternatives);
  const [apart, inside] = [wordPattern(new RegExp(spaced ?? '(?!)', 'iu')), new RegExp(glued ?? '(?!)', 'iu')];
  const exec = (window: string): RegExpExecArray | null => {
    const found = apart.exec(window);
    const other = glued !== null && isUnspaced(window) ? inside.exec(window) : null;
    return found === null || (other !== null && other.index < found.index) ? other : found;
  };
  return { exec, test: (window) => exec(window) !== null };
};

/** The last word of `cues` in `window`, as written; null where there is none. */
export const cueIn = (cues: Words, window: string): string | null => cues.exec(window)?.[0] ?? null;

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
