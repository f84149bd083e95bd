import { textBefore } from '../../../text/around';
import { asciiRuns } from '../../words/word-runs';

/** A stretch of letters and digits with what parts it: what may be one number. */
export interface Window {
  readonly start: number;
  readonly end: number;
  /** Without separators, in capitals. */
  readonly number: string;
  /** A digit as 9, a letter as A, separators as written. */
  readonly shape: string;
  /** Whether it goes on, before or after, with something that a separator joins. */
  readonly joined: boolean;
}

const longestNumber = 20;
const mostPieces = 9;

/** What may part the pieces of a number. */
const gap = /^(?: ?[-–./+] ?| ?\(|\) ?| )$/;

/** Scripts without spaces part their words from a number by nothing. */
const unparted = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\u30fc]/u;
const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}_]/u.test(character) && !unparted.test(character);
/** With a digit, or letters of a number that stand by themselves: large, or one. */
const ofNumber = /[0-9]|^(?:[A-Z]{1,6}|[a-z])$/;
const digitsOnly = /^[0-9]+$/;

const shapeOf = (text: string): string =>
  digitsOnly.test(text)
    ? '9'.repeat(text.length)
    : text
        .replace(/[A-Za-z]/g, 'A')
        .replace(/[0-9]/g, '9')
        .replace(/–/g, '-');

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly hasDigit: boolean;
  readonly shape: string;
  /** What parts it from the piece before it, as a shape; null where the two are of no one number. */
  readonly gap: string | null;
  /** No word goes on behind it. */
  readonly isEnd: boolean;
}

/** Several letters, the first of them small: most words are of no number. */
const isSmallWord = (text: string, start: number, end: number): boolean => {
  if (end - start < 2 || text.charCodeAt(start) < 97) return false;
  for (let at = start; at < end; at++) if (text.charCodeAt(at) < 65) return false;
  return true;
};

/** What may be of a number. Two letters or more of another word are longer than any gap. */
const piecesOf = (text: string): Piece[] => {
  let last = 0;
  const { starts, ends } = asciiRuns(text);
  return starts.flatMap((start, i): Piece[] => {
    const end = ends[i] ?? start;
    if (isSmallWord(text, start, end)) return [];
    const signs = text.slice(start, end);
    if (!ofNumber.test(signs)) return [];
    const between = start - last <= 3 ? text.slice(last, start) : '';
    last = end;
    return [
      {
        text: signs,
        start,
        end,
        hasDigit: /[0-9]/.test(signs),
        shape: signs.length <= longestNumber ? shapeOf(signs) : '',
        gap: gap.test(between) ? between.replace('–', '-') : null,
        isEnd: !isWordCharacter(text.charAt(end)),
      },
    ];
  });
};

/** Whether a window from a piece on goes on with what stands before it. */
const isLed = (text: string, first: Piece, previous: Piece | undefined): boolean => {
  const before = textBefore(text, first.start, 2);
  return (
    /[A-Za-z0-9][-./_@+\\]$|[0-9]:$/.test(before) ||
    (before.endsWith(' ') &&
      previous !== undefined &&
      previous.end === first.start - 1 &&
      digitsOnly.test(previous.text))
  );
};

/** Whether a window up to `end` goes on with what stands behind it. */
const isFollowed = (text: string, end: number, next: Piece | undefined): boolean =>
  /^(?:[-/_@\\:+][\p{L}\p{N}]|[.,][0-9])/u.test(text.slice(end, end + 2)) ||
  (text.charAt(end) === ' ' && next !== undefined && next.start === end + 1 && digitsOnly.test(next.text));

/** Every window with a digit in each end's reach. Linear: each piece begins at most nine. */
export const windowsOf = function* (text: string): Generator<Window> {
  const pieces = piecesOf(text);
  for (const [at, first] of pieces.entries()) {
    // Letters begin a number only where they are large and in front of digits: QQ 12 34 56 C, RSS MRA 85T10 A562S.
    const leads = first.hasDigit || [1, 2].some((more) => pieces[at + more]?.hasDigit);
    if (!leads || isWordCharacter(text.charAt(first.start - 1))) continue;
    const led = isLed(text, first, pieces[at - 1]);
    let number = '';
    let shape = '';
    let hasDigit = false;
    for (let i = at; i < pieces.length && i < at + mostPieces; i++) {
      const current = pieces[i];
      if (current === undefined || (i > at && current.gap === null)) break;
      number += current.text;
      if (number.length > longestNumber) break;
      shape += i > at ? current.gap + current.shape : current.shape;
      hasDigit ||= current.hasDigit;
      if (number.length < 6 || !hasDigit || !current.isEnd) continue;
      const isOpen = shape.lastIndexOf('(') > shape.lastIndexOf(')');
      if (isOpen && text.charAt(current.end) !== ')') continue;
      const end = isOpen ? current.end + 1 : current.end;
      yield {
        start: first.start,
        end,
        number: number.toUpperCase(),
        shape: isOpen ? `${shape})` : shape,
        joined: led || isFollowed(text, end, pieces[i + 1]),
      };
    }
  }
};
