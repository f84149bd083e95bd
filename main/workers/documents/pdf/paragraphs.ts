import { type Line, leftOf, rightOf, textOf } from './lines';

/** Lines further apart than this many times their size belong to two paragraphs. */
const leading = 1.7;
/** A line that ends this near to the right edge of its column goes on in the next. */
const full = 0.82;
/** Points between the left edges of lines of one column: the first of a paragraph may stand further in. */
const indent = 40;

/** A hyphen at a line's end, before a word's other half in small letters. The soft one is nowhere else. */
const parted = /\p{L}[-\u2010\u00ad]$/u;
const halfWord = /^\p{Ll}/u;

/** What stands between two words, of which the second begins a line. */
const space = (text: string): string => (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ? '' : ' ');

/** Lines that are one paragraph are joined, and so are the halves of a word: a name that is broken between them is whole again. */
export const paragraphs = (lines: readonly Line[]): string => {
  /** Where a line of the same column ends when it is full. */
  const edge = (line: Line): number => {
    const left = leftOf(line);
    const column = lines.filter((other) => Math.abs(leftOf(other) - left) < indent);
    return left + full * (Math.max(...column.map(rightOf)) - left);
  };
  return lines.reduce((whole, line, at) => {
    const words = textOf(line);
    const above = lines[at - 1];
    if (above === undefined) return words;
    const text = whole.replace(/ +$/, '');
    const gap = above.baseline - line.baseline;
    // The next column begins further up.
    const isNear = gap < 0 ? !/[.!?:]$/.test(text) : gap < leading * above.size;
    const rows = [above, line].filter(({ cells }) => cells.length > 1).length;
    const isProse = isNear && rows === 0 && Math.abs(above.size - line.size) < 1;
    if (isProse && parted.test(text)) return halfWord.test(words) ? text.slice(0, -1) + words : text + words;
    if (isProse && rightOf(above) > edge(above)) return text + space(words) + words;
    return `${text}${isNear || rows === 2 ? '\n' : '\n\n'}${words}`;
  }, '');
};
