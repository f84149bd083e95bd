import type { PreparedText } from '../entities/entity';
import { matched } from './around';
import { emphasisMarks } from './emphasis';
import { beyondAscii } from './pieces';

/** Invisible in print: zero-width characters, soft hyphen, bidi controls, tag characters. */
const invisible = /\u034f|[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** Apostrophes and hyphens that are written for `'` and `-`. En and em dashes stay: they part words. */
const plain = new Map<string, string>([
  ...['\u2018', '\u2019', '\u02bc', '\u2032', '\u00b4', '\uff07'].map((c) => [c, "'"] as const),
  ...['\u2010', '\u2011', '\u2012', '\u2212', '\ufe63', '\uff0d'].map((c) => [c, '-'] as const),
  ...['\u2028', '\u2029', '\u0085'].map((c) => [c, '\n'] as const),
]);

/** NFKC would change what these say: 10² is not 102, 5½ is not 51/2, Acme™ is not AcmeTM. */
const kept = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209c\u2120\u2122\u2150-\u215f\u2189]/;

/** Parts two numbers, where a comma of ASCII would be one's own: 贷款250000，20年. */
const betweenNumbers = /(?<=[0-9])\uff0c(?=[0-9])(?![0-9]{3}(?![0-9]))/;
const nextBetween = new RegExp(betweenNumbers, 'y');
const allBetween = new RegExp(betweenNumbers, 'g');
/** With another comma, as long, that no number has. */
export const withNumbersParted = (text: string): string =>
  text.includes('\uff0c') ? text.replace(allBetween, '、') : text;

/** A decimal digit of another script. */
const foreignDigit = /(?![0-9])\p{Nd}/u;
const foreignDigits = /(?![0-9])\p{Nd}/gu;

/** Joins the character before it under NFKC: combining marks, the later jamo of a syllable. */
const joins = /[\p{M}\u1160-\u11ff\uff9e\uff9f]/u;

/** A word or number cut by a hyphen at a line's end. */
const broken = /[\p{L}\p{N}][-\u00ad\u2010]\r?\n[ \t>]{0,20}[\p{L}\p{N}]/u;
const breakHere = /[-\u00ad\u2010]\r?\n[ \t>]{0,20}/uy;

/** ASCII that stays as it is; a hyphen may be a cut. */
const plainRun = /^[\t\n\r -,.-~]+/;

/** A letter typed for a digit: 4O12, 1l5. */
const letterDigit = /(?<=[0-9])[OoIl](?=[0-9])/;
const letterDigits = /(?<=[0-9])[OoIl](?=[0-9])/g;

const special = [...plain.keys()].join('');
const specialCharacter = new RegExp(`[${special}]`);

/** Value of a decimal digit: the digits of a script stand in rows of ten from a zero. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && foreignDigit.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
};

const normalise = (segment: string): string => {
  const simple = plain.get(segment);
  if (simple !== undefined) return simple;
  if (kept.test(segment)) return segment;
  const composed = segment.normalize('NFKC');
  // A spacing accent would become a space and a mark.
  if (composed.startsWith(' ') && composed.length > 1) return segment;
  return composed.replace(foreignDigits, digitValue);
};

const isUnusual = (characters: string): boolean =>
  invisible.test(characters) || specialCharacter.test(characters) || foreignDigit.test(characters);

const needsWork = (text: string): boolean =>
  broken.test(text) || (/[^\0-\x7f]/.test(text) && (isUnusual(beyondAscii(text)) || text.normalize('NFKC') !== text));

const withLetterDigits = (text: string): string =>
  letterDigit.test(text) ? text.replace(letterDigits, (c) => (c === 'O' || c === 'o' ? '0' : '1')) : text;

/** Text as the recognisers see it, with the way back to the original offsets. Linear; lone surrogates survive. */
export const prepare = (original: string): PreparedText => {
  const marks = emphasisMarks(original);
  if (marks.length === 0 && !needsWork(original)) {
    return { original, text: withLetterDigits(original), toOriginal: (start, end) => ({ start, end }) };
  }
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const emit = (piece: string, start: number, end: number): void => {
    parts.push(piece);
    for (let i = 0; i < piece.length; i++) {
      starts.push(start);
      ends.push(end);
    }
  };
  const characterAt = (at: number): string => String.fromCodePoint(original.codePointAt(at) ?? 0);
  let before = '';
  let at = 0;
  let mark = 0;
  while (at < original.length) {
    const next = marks[mark];
    if (next?.start === at) {
      at = next.end;
      mark++;
      continue;
    }
    // Up to the next mark: a run that went on to the end would be read once more for each.
    const run = matched(plainRun, original.slice(at, next?.start));
    // The last one is left for below: a mark may follow it.
    for (let i = 0; i < run.length - 1; i++, at++) {
      starts.push(at);
      ends.push(at + 1);
    }
    if (run.length > 1) {
      parts.push(run.slice(0, -1));
      before = run.charAt(run.length - 2);
    }
    const character = characterAt(at);
    breakHere.lastIndex = at;
    const cut = /[\p{L}\p{N}]/u.test(before) && breakHere.exec(original);
    if (cut) {
      const next = at + cut[0].length;
      const after = next < original.length ? characterAt(next) : '';
      if (/[\p{L}\p{N}]/u.test(after)) {
        // Gonza-lez is one word; Okonkwo-Reyes and 4111-1111 keep their hyphen.
        if (!(/\p{L}/u.test(before) && /\p{Ll}/u.test(after))) emit('-', at, next);
        at = next;
        continue;
      }
    }
    let end = at + character.length;
    if (invisible.test(character)) {
      at = end;
      continue;
    }
    while (end < original.length) {
      const mark = characterAt(end);
      if (!joins.test(mark) || invisible.test(mark)) break;
      end += mark.length;
    }
    nextBetween.lastIndex = at;
    const piece = nextBetween.test(original) ? character : normalise(original.slice(at, end));
    emit(piece, at, end);
    before = piece;
    at = end;
  }
  return {
    original,
    text: withLetterDigits(parts.join('')),
    toOriginal: (start, end) => {
      const from = starts[start] ?? original.length;
      return { start: from, end: end > start ? (ends[end - 1] ?? original.length) : from };
    },
  };
};
