import { isSpace } from './characters';

/**
 * Tells, character by character, whether the text is inside the target of a link: Markdown's `](…)` and
 * `]: …`, an address that is made a link by itself, `href="…"`, `url(…)`. Nothing is restored there: a click, or
 * an image that loads by itself, would carry it out. Where it is not clear, it is a target. Code is no exception,
 * for what one renderer reads as code another reads as a link.
 */
export const createLinkTargets = (): ((code: number) => boolean) => {
  /** What ends the target: `)` by depth, white space, or one character. */
  let mode: 'none' | 'parenthesis' | 'space' | 'character' = 'none';
  let depth = 0;
  let angle = false;
  let escaped = false;
  let closer = 0;
  /** The two characters before. */
  let last = 0;
  let beforeLast = 0;
  /** The last letters in five bits each, and how many stand in a row. */
  let letters = 0;
  let run = 0;
  /** The character before the scheme that is perhaps being read, and the one before that. */
  let opener = 0;
  let beforeOpener = 0;
  /** After `]:`, white space so far. */
  let definition = false;
  let lineIsBlank = false;

  const open = (kind: typeof mode, end = 0): void => {
    mode = kind;
    closer = end;
    depth = 1;
    angle = false;
    escaped = false;
    lineIsBlank = false;
  };
  const openAddress = (): void => {
    const quoted = (opener === quote || opener === apostrophe) && beforeOpener === equals;
    if (quoted) open('character', opener);
    else if (opener === less) open('character', greater);
    else open('space');
  };

  const inside = (code: number): boolean => {
    if (code === newline) {
      if (lineIsBlank || (mode === 'character' && closer === greater)) return false;
      lineIsBlank = true;
    } else if (!isSpace(code)) lineIsBlank = false;
    if (mode === 'space') return !(code === 0x20 || code === 0x09 || code === newline || code === 0x0d);
    if (mode === 'character') return code !== closer;
    if (escaped) escaped = false;
    else if (code === backslash) escaped = true;
    else if (code === less && last === openParen && depth === 1) angle = true;
    else if (angle) angle = code !== greater && code !== newline;
    else if (code === openParen) depth++;
    else if (code === closeParen) depth--;
    return depth > 0;
  };

  const detect = (code: number): void => {
    const word = run === lengths.get(letters) ? letters : 0;
    if (code === openParen && (last === closeBracket || word === url)) open('parenthesis');
    else if (code === slash && last === slash && beforeLast === colon) openAddress();
    else if (code === colon && (word === mailto || word === xmpp)) openAddress();
    else if (code === colon && opener === less && last !== less) open('character', greater);
    else if (code === dot && word === www) openAddress();
    if (mode === 'none' && (code === slash || code === backslash)) {
      if (definition) open('space');
      else if (last === equals) open('space');
      else if ((last === quote || last === apostrophe) && beforeLast === equals) open('character', last);
    }
    if (mode === 'none' && definition && code === less) open('character', greater);
    definition = (code === colon && last === closeBracket) || (definition && isSpace(code));
  };

  return (code) => {
    const blocked = mode !== 'none' && inside(code);
    if (mode !== 'none' && !blocked) mode = 'none';
    else if (!blocked) detect(code);
    const letter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
    run = letter ? run + 1 : 0;
    letters = letter ? ((letters << 5) | (code & 31)) & 0x3fffffff : 0;
    if (
      !letter &&
      !(code >= 0x30 && code <= colon) &&
      code !== plus &&
      code !== dash &&
      code !== dot &&
      code !== slash
    ) {
      beforeOpener = last;
      opener = code;
    }
    beforeLast = last;
    last = code;
    return blocked;
  };
};

const newline = 0x0a;
const quote = 0x22;
const apostrophe = 0x27;
const openParen = 0x28;
const closeParen = 0x29;
const plus = 0x2b;
const dash = 0x2d;
const dot = 0x2e;
const slash = 0x2f;
const colon = 0x3a;
const less = 0x3c;
const equals = 0x3d;
const greater = 0x3e;
const backslash = 0x5c;
const closeBracket = 0x5d;

const packed = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters = (letters << 5) | (word.charCodeAt(at) & 31);
  return letters;
};
const www = packed('www');
const mailto = packed('mailto');
const xmpp = packed('xmpp');
const url = packed('url');
const lengths = new Map([
  [www, 3],
  [mailto, 6],
  [xmpp, 4],
  [url, 3],
]);
