import { remembered } from '../../text/pieces';

/** Where words stand: of each, the place where it begins and the place behind it. */
export interface Places {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const isWordOfAscii = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[A-Za-z0-9]/.test(String.fromCharCode(code))),
);
/** From the first letter, mark or digit that is not of ASCII. */
const more = /[\p{L}\p{M}\p{N}]+/uy;

/** The end of the run of letters, marks and digits that begins at a place; the place itself where none does. */
const runEnd = (text: string, from: number): number => {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (isWordOfAscii[code] === 0) return at;
      at++;
      continue;
    }
    more.lastIndex = at;
    if (!more.test(text)) return at;
    at = more.lastIndex;
  }
  return at;
};

/**
 * All matches of `[\p{L}\p{M}\p{N}]+` in a text, without an object for each: several look for words in one text, and most
 * words are passed over. Linear.
 */
export const wordRuns = remembered((text): Places => {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const end = runEnd(text, at);
    if (end === at) continue;
    starts.push(at);
    ends.push(end);
    at = end;
  }
  return { starts, ends };
});

/** All matches of `[A-Za-z0-9]+`. */
export const asciiRuns = remembered((text): Places => {
  const starts: number[] = [];
  const ends: number[] = [];
  let isInside = false;
  for (let at = 0; at <= text.length; at++) {
    const isWord = at < text.length && isWordOfAscii[text.charCodeAt(at)] === 1;
    if (isWord === isInside) continue;
    (isWord ? starts : ends).push(at);
    isInside = isWord;
  }
  return { starts, ends };
});

const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isLarge = (code: number): boolean => code >= 65 && code <= 90;
/** Words as camelCase parts them, from any place. */
const part = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|[\p{Lu}\p{M}]+(?!\p{Ll})|\p{Lu}/uy;

/** The end of the word of `camelWords` that begins at a place; the place itself where none does. */
const partEnd = (text: string, from: number): number => {
  let at = from;
  while (isLarge(text.charCodeAt(at))) at++;
  const larges = at - from;
  if (larges < 2) while (isSmall(text.charCodeAt(at))) at++;
  else if (isSmall(text.charCodeAt(at))) at--;
  // What is not of ASCII may belong to it.
  if (!(text.charCodeAt(at) > 127 || text.charCodeAt(from + larges) > 127)) return at;
  part.lastIndex = from;
  return part.test(text) ? part.lastIndex : from;
};

/** Words in small or large letters, camelCase as two: `\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|[\p{Lu}\p{M}]+(?!\p{Ll})|\p{Lu}`. */
export const camelWords = (text: string): Places => {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; ) {
    const end = partEnd(text, at);
    if (end > at) {
      starts.push(at);
      ends.push(end);
    }
    at = Math.max(end, at + 1);
  }
  return { starts, ends };
};
