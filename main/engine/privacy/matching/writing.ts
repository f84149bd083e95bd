import { fold, isAlphanumeric, space } from './characters';
import type { Form } from './form';
import { escapes } from './reader';

/** Writes an original the way a reply wrote its stand-in: its case, its marks, its separators, its escapes. */

/** A stand-in as it stands in the reply. */
export interface Occurrence {
  /** The characters as read. */
  readonly codes: readonly number[];
  /** What stands before each character and was not read: marks, more white space. '' before the first. */
  readonly gaps: readonly string[];
  /** Each character as received. */
  readonly raw: readonly string[];
  /** All kinds of escapes in it (`escapes`). */
  readonly written: number;
}

const isCapital = (code: number): boolean => fold(code) !== code;
const isLetter = (code: number): boolean => /\p{L}/u.test(String.fromCharCode(code));

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const inCaseOf = (codes: readonly number[], symbols: readonly number[]): boolean =>
  codes.every((code, at) => isCapital(code) === isCapital(symbols[at] ?? 0));

const casing = (codes: readonly number[], symbols: readonly number[]): ((word: string) => string) => {
  const letters = codes.filter(isLetter);
  const capitals = letters.filter(isCapital).length;
  if (inCaseOf(codes, symbols)) return (word) => word;
  if (capitals === 0) return (word) => word.toLowerCase();
  if (capitals === letters.length && capitals > 1) return (word) => word.toUpperCase();
  return capitalised;
};

const escaped = (text: string, written: number): string => {
  if ((written & escapes.percent) !== 0) return encodeURIComponent(text.toWellFormed());
  if ((written & escapes.json) !== 0)
    return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if ((written & escapes.entity) !== 0) return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return text;
};

/** The original's words in the places of the stand-in's; what stands between them stays as it came. */
const inWords = (form: Form, { codes, gaps, raw, written }: Occurrence): string => {
  const { symbols, original } = form.writings.find((writing) => inCaseOf(codes, writing.symbols)) ?? form;
  const cased = casing(codes, symbols);
  const words = original.split(/\s+/).map((word) => escaped(cased(word), written));
  const places = codes.filter((code) => code === space).length + 1;
  const between = raw.find((_, at) => codes[at] === space) ?? ' ';
  // A name with more words than its stand-in has the rest in its last place.
  const filled = [...words.slice(0, places - 1), words.slice(places - 1).join(between)];
  // One with fewer has no use for the spaces, but marks come in pairs.
  if (words.length < places) return words.join(between) + gaps.join('').replace(/\s/g, '');
  let text = '';
  let place = 0;
  let marks: string[] = [];
  const put = (): void => {
    text += filled[place++] ?? '';
    // A pair of marks inside a word has no place in another word; one alone is half of a pair.
    if (marks.length % 2 === 1) text += marks[0] ?? '';
    marks = [];
  };
  codes.forEach((code, at) => {
    const gap = gaps[at] ?? '';
    // Inside a word `_` is no mark but part of a name: `j_weber`.
    const mark = gap.replaceAll('_', '');
    if (code === space) {
      put();
      text += gap + (raw[at] ?? '');
    } else if (codes[at - 1] === space) text += gap;
    else if (mark !== '') marks.push(mark);
  });
  put();
  return text;
};

/** The original's letters and digits between the separators that the reply chose, where they are as many. */
const inDigits = ({ original }: Form, { codes, gaps, raw }: Occurrence): string => {
  const signs = [...original].filter((sign) => isAlphanumeric(sign.charCodeAt(0)));
  if (signs.length === codes.filter(isAlphanumeric).length) {
    let at = 0;
    return codes.map((code, index) => `${gaps[index]}${isAlphanumeric(code) ? signs[at++] : raw[index]}`).join('');
  }
  const as = raw.join('');
  // `(555) 0100` is found from its first digit on.
  return as.includes(')') && !as.includes('(') ? `${original})` : original;
};

export const write = (form: Form, occurrence: Occurrence): string =>
  form.write === 'words'
    ? inWords(form, occurrence)
    : form.write === 'digits'
      ? inDigits(form, occurrence)
      : form.original;
