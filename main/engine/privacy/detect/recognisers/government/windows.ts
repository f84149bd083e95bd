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

const piece = /[A-Za-z0-9]+/g;
/** What may part the pieces of a number. */
const gap = /^(?: ?[-–./+] ?| ?\(|\) ?| )$/;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly hasDigit: boolean;
}

/** Scripts without spaces part their words from a number by nothing. */
const unparted = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\u30fc]/u;
const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}_]/u.test(character) && !unparted.test(character);
/** Letters of a number that stand by themselves: large, or one. */
const mayJoin = /^(?:[A-Z]{1,6}|[a-z])$/;
const digitsOnly = /^[0-9]+$/;

/** Every window with a digit in each end's reach. Linear: each piece begins at most nine. */
export const windowsOf = function* (text: string): Generator<Window> {
  const pieces: Piece[] = [...text.matchAll(piece)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    hasDigit: /[0-9]/.test(match[0]),
  }));
  for (const [at, first] of pieces.entries()) {
    // Letters begin a number only where they are large and in front of digits: QQ 12 34 56 C, RSS MRA 85T10 A562S.
    const leads = first.hasDigit || (mayJoin.test(first.text) && [1, 2].some((more) => pieces[at + more]?.hasDigit));
    if (!leads || isWordCharacter(text.charAt(first.start - 1))) continue;
    const before = text.slice(Math.max(0, first.start - 2), first.start);
    const previous = pieces[at - 1];
    const led =
      /[A-Za-z0-9][-./_@+\\]$|[0-9]:$/.test(before) ||
      (/ $/.test(before) &&
        previous !== undefined &&
        previous.end === first.start - 1 &&
        digitsOnly.test(previous.text));
    let number = '';
    for (let i = at; i < pieces.length && i < at + mostPieces; i++) {
      const current = pieces[i];
      if (current === undefined || !(current.hasDigit || mayJoin.test(current.text))) break;
      const previousEnd = pieces[i - 1]?.end ?? 0;
      if (i > at && (current.start - previousEnd > 3 || !gap.test(text.slice(previousEnd, current.start)))) break;
      number += current.text;
      if (number.length > longestNumber) break;
      if (number.length < 6 || !/[0-9]/.test(number)) continue;
      let end = current.end;
      if (isWordCharacter(text.charAt(end))) continue;
      const written = text.slice(first.start, end);
      if (written.lastIndexOf('(') > written.lastIndexOf(')')) {
        if (text.charAt(end) !== ')') continue;
        end++;
      }
      const after = text.slice(end, end + 2);
      const next = pieces[i + 1];
      const followed =
        /^(?:[-/_@\\:+][\p{L}\p{N}]|[.,][0-9])/u.test(after) ||
        (/^ /.test(after) && next !== undefined && next.start === end + 1 && digitsOnly.test(next.text));
      yield {
        start: first.start,
        end,
        number: number.toUpperCase(),
        shape: text
          .slice(first.start, end)
          .replace(/[A-Za-z]/g, 'A')
          .replace(/[0-9]/g, '9')
          .replace(/–/g, '-'),
        joined: led || followed,
      };
    }
  }
};
