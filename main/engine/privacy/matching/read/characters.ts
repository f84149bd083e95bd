/** What one UTF-16 code unit is to the matcher. Tables filled on first use: each step asks several times. */

export const space = 0x20;
export const star = 0x2a;
export const plus = 0x2b;
export const apostrophe = 0x27;
export const underscore = 0x5f;
/** İ */
export const dottedCapital = 0x130;
/** Stands for digits that are left out: `**** 1486`. */
export const bullet = 0x2022;
/** A blank line: no stand-in goes across. */
export const blankLine = 0x0a;

const unknown = 0xffff;
const folds = new Uint16Array(0x10000).fill(unknown);
const words = new Uint8Array(0x10000);

const foldUnit = (code: number): number => {
  const character = String.fromCharCode(code);
  if (/[\u2010-\u2015\u2212]/.test(character)) return 0x2d;
  if (/[\u2018\u2019\u02bc\u2032]/.test(character)) return 0x27;
  if (/[\uff01-\uff5e]/.test(character)) return foldUnit(code - 0xfee0);
  // Of İ JavaScript makes two.
  if (code === dottedCapital) return 0x69;
  const lower = character.toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
};

/** Case, dashes, apostrophes and wide forms made one. */
export const fold = (code: number): number => {
  if (folds[code] === unknown) folds[code] = foldUnit(code);
  return folds[code] ?? code;
};

/** A letter or digit of a script that parts words by spaces: elsewhere a word has no ends that could be checked. */
const wordPattern =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}]/u;

export const isWord = (code: number): boolean => {
  if (words[code] === 0) words[code] = wordPattern.test(String.fromCharCode(code)) ? 2 : 1;
  return words[code] === 2;
};

export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** A digit of any script: what noised numbers are written in. */
export const isNumeral = (code: number): boolean =>
  isDigit(code) || (code >= 0x660 && /^\p{Nd}$/u.test(String.fromCharCode(code)));

/** ASCII letters and digits: what codes and numbers are made of. */
export const isAlphanumeric = (code: number): boolean =>
  isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/** May part the letters and digits of a code: `+1 (617) 555-0123`, `3C:52:82`. */
export const isSeparator = (code: number): boolean =>
  code === 0x20 || code === 0x28 || code === 0x29 || code === plus || code === 0x3a || (code >= 0x2d && code <= 0x2f);

export const isSpace = (code: number): boolean =>
  code === 0x20 ||
  (code >= 0x09 && code <= 0x0d) ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x3000;

/** Marks of Markdown, and what has no width: a stand-in is found through them. */
export const isMark = (code: number): boolean =>
  code === star ||
  code === underscore ||
  code === 0x60 /* ` */ ||
  code === 0x7e /* ~ */ ||
  code === 0xad ||
  (code >= 0x200b && code <= 0x200d) ||
  code === 0x2060 ||
  code === 0xfeff;
