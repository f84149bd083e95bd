import type { Form, WayBack } from '../forms/form';
import { dottedCapital, fold, isAlphanumeric, space } from './characters';
import { escapes } from './reader';

/** Writes an original the way a reply wrote its stand-in: its case, its marks, its separators, its escapes. */

/** A stand-in as it stands in the reply. */
interface Occurrence {
  /** The characters as read. */
  readonly codes: readonly number[];
  /** What stands before each character and was not read: marks, more white space. '' before the first. */
  readonly gaps: readonly string[];
  /** Each character as received. */
  readonly raw: readonly string[];
  /** How each was written (`escapes`). */
  readonly written: readonly number[];
}

const isCapital = (code: number): boolean => fold(code) !== code;
const isLetter = (code: number): boolean => /\p{L}/u.test(String.fromCharCode(code));

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Each of its words, and of those that a sign joins: Jean-Pierre of JEAN-PIERRE. */
const inTitleCase = (word: string, isTurkish: boolean): string =>
  word.replace(/\p{L}[\p{L}\p{M}]*/gu, (each) => {
    const [first = '', ...rest] = each;
    return first + (isTurkish ? rest.join('').toLocaleLowerCase('tr') : rest.join('').toLowerCase());
  });

const dotlessSmall = 0x131;

const inCaseOf = (codes: readonly number[], symbols: readonly number[]): boolean =>
  codes.every((code, at) => isCapital(code) === isCapital(symbols[at] ?? 0));

const casing = (codes: readonly number[], symbols: readonly number[]): ((word: string) => string) => {
  const letters = codes.filter(isLetter);
  const capitals = letters.filter(isCapital).length;
  if (inCaseOf(codes, symbols)) return (word) => word;
  if (capitals === 0) return (word) => word.toLowerCase();
  if (capitals === letters.length && capitals > 1)
    return (word) => (letters.includes(dottedCapital) ? word.toLocaleUpperCase('tr') : word.toUpperCase());
  const sent = symbols.filter(isLetter);
  const isTitle = codes.every((code, at) => !isCapital(code) || !isLetter(codes[at - 1] ?? space));
  // It went out in capitals, which the reply does not write: "NEBRASKA" as "Nebraska".
  if (isTitle && sent.length > 2 && sent.every(isCapital)) {
    const isTurkish = codes.some((code) => code === dotlessSmall || code === dottedCapital);
    return (word) => (word === word.toUpperCase() ? inTitleCase(word, isTurkish) : word);
  }
  return capitalised;
};

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Signs as HTML needs them, and letters beyond ASCII where the stand-in's were escaped. @param bare Signs that were not. */
const inHtml = (text: string, withLetters: boolean, bare: string): string =>
  text.replace(/[&<>"']|[^ -~]/gu, (sign) =>
    bare.includes(sign) || (sign > '~' && !withLetters) ? sign : (named[sign] ?? `&#${sign.codePointAt(0)};`),
  );

const escaped = (text: string, { codes, written, raw }: Occurrence): string => {
  // In code between single quotes: 'O\\'Brien'.
  if (raw.includes("\\'")) return text.replaceAll("'", "\\'");
  const all = written.reduce((kinds, kind) => kinds | kind, 0);
  if ((all & escapes.percent) !== 0) return encodeURIComponent(text.toWellFormed());
  if ((all & escapes.json) !== 0)
    return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if ((all & escapes.entity) !== 0)
    return inHtml(
      text,
      codes.some((code, at) => code > 0x7e && ((written[at] ?? 0) & escapes.entity) !== 0),
      raw.filter((sign) => /^["']$/.test(sign)).join(''),
    );
  return text;
};

const split = (codes: readonly number[]): number[][] => {
  const words: number[][] = [[]];
  for (const code of codes) code === space ? words.push([]) : words.at(-1)?.push(code);
  return words;
};

/** The original's words in the case of the stand-in's: word by word where they pair. */
const casedWords = (words: readonly string[], codes: readonly number[], symbols: readonly number[]): string[] => {
  const [written, sent] = [split(codes), split(symbols)];
  const whole = casing(codes, symbols);
  if (written.length !== words.length || sent.length !== words.length) return words.map(whole);
  return words.map((word, at) => casing(written[at] ?? [], sent[at] ?? [])(word));
};

/** The original's words in the places of the stand-in's; what stands between them stays as it came. */
const inWords = (form: Form, occurrence: Occurrence): string => {
  const { codes, gaps, raw } = occurrence;
  const { symbols, original } = form.writings.find((writing) => inCaseOf(codes, writing.symbols)) ?? form;
  const words = casedWords(original.split(/\s+/), codes, symbols).map((word) => escaped(word, occurrence));
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

/** The words of a name in code, each in the case of the stand-in's, joined as those are. */
const inIdentifier = ({ original, lengths, symbols }: Form, { codes, gaps }: Occurrence): string => {
  const words = original.split(' ');
  const whole = casing(codes, symbols);
  let text = '';
  let at = 0;
  let joint = '';
  lengths.forEach((length, index) => {
    const gap = at === 0 ? '' : (gaps[at] ?? '');
    if (index === 1) joint = gap;
    const word = words[index];
    if (word !== undefined) {
      const own = casing(codes.slice(at, at + length), symbols.slice(at, at + length));
      text += gap + (words.length === lengths.length ? own : whole)(word);
    }
    at += length;
  });
  return [text, ...words.slice(lengths.length).map(whole)].join(joint);
};

/** The original's letters and digits between the separators that the reply chose, where they are as many. */
const inDigits = (form: Form, { codes, gaps, raw }: Occurrence): string => {
  const original = inCaseOf(codes.filter(isAlphanumeric), form.symbols.filter(isAlphanumeric))
    ? form.original
    : oneCase(form, codes)(form.original);
  const signs = [...original].filter((sign) => isAlphanumeric(sign.charCodeAt(0)));
  if (signs.length === codes.filter(isAlphanumeric).length) {
    let at = 0;
    return codes.map((code, index) => `${gaps[index]}${isAlphanumeric(code) ? signs[at++] : raw[index]}`).join('');
  }
  const as = raw.join('');
  // `(555) 0100` is found from its first digit on.
  return as.includes(')') && !as.includes('(') ? `${original})` : original;
};

/** A code whose letters are all of one case keeps the reply's; where case tells, the original's stays. */
const oneCase = ({ symbols }: Form, codes: readonly number[]): ((text: string) => string) => {
  const sent = symbols.filter(isLetter);
  const isMixed = sent.some(isCapital) && !sent.every(isCapital);
  const letters = codes.filter(isLetter);
  if (isMixed || letters.length === 0) return (text) => text;
  if (letters.every(isCapital)) return (text) => text.toUpperCase();
  return letters.some(isCapital) ? (text) => text : (text) => text.toLowerCase();
};

const ways: Readonly<Record<WayBack, (form: Form, occurrence: Occurrence) => string>> = {
  words: inWords,
  digits: inDigits,
  identifier: inIdentifier,
  plain: ({ original }) => original,
};

export const write = (form: Form, occurrence: Occurrence): string => ways[form.write](form, occurrence);
