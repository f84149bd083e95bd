import type { Cipher } from '../../ciphers';
import { type Direction, rankNumerals, unrankNumerals, walk } from '../../ciphers/numerals';
import type { TextLocale } from '../entity';
import { beginningLength, beginnings, fold, type Reader, readers, readIn } from '../quantities/words/atoms';
import type { NumberLanguage } from '../quantities/words/languages';

/** Numbers in the words of a language, as houses have them: "one twenty two", "zweiundzwanzig", "quarenta e sete". */

/** How one writes the numbers of a row, besides its language: what of it no number shows is the first of each. */
interface Style {
  /** Of those of a language that write some numbers otherwise: dezesseis, dezasseis. */
  readonly variant: number;
  /** "twenty two", "dix sept". */
  readonly isApart: boolean;
  /** "one hundred and five" */
  readonly isLinked: boolean;
  /** "veintitres" */
  readonly isPlain: boolean;
  readonly letters: (typeof letterCases)[number];
}
const letterCases = ['small', 'first large', 'large', 'title'] as const;

/** In place of the words of the first variant. */
const variants: Readonly<Record<string, readonly (readonly (readonly [RegExp, string])[])[]>> = {
  pt: [
    [],
    [
      [/dezes(?=se)/g, 'dezas'],
      [/dezenove/g, 'dezanove'],
    ],
    [[/catorze/g, 'quatorze']],
  ],
};
const variantsOf = ({ code }: NumberLanguage): (typeof variants)[string] => variants[code] ?? [[]];

const above = 1000;
const inLetters: Readonly<Record<Style['letters'], (words: string) => string>> = {
  small: (words) => words,
  'first large': (words) => words.charAt(0).toUpperCase() + words.slice(1),
  large: (words) => words.toUpperCase(),
  title: (words) => words.replace(/(?<![\p{L}\p{M}'])\p{L}/gu, (letter) => letter.toUpperCase()),
};
const withoutMarks = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');

const writeNumber = (
  language: NumberLanguage,
  value: number,
  { variant, isApart, isLinked, isPlain }: Style,
): string => {
  const others = variantsOf(language)[variant] ?? [];
  const words = others.reduce((text, [of, by]) => text.replace(of, by), language.write(value));
  const linked = isLinked ? words.replace(/( hundred) (?=\S)/, '$1 and ') : words;
  const apart = isApart ? linked.replaceAll('-', ' ') : linked;
  return isPlain ? withoutMarks(apart) : apart;
};

/** What is said for a nought inside a number; it stays: no house has the number 07. */
const noughts: Readonly<Record<string, string>> = { en: 'oh zero nought' };
const isNought = ({ code }: NumberLanguage, word: string): boolean => noughts[code]?.split(' ').includes(word) === true;

/** A number of a row; of a nought its word. */
type Group = number | string;

/** A row of numbers in words: what it says, and how. */
interface Row {
  readonly start: number;
  readonly end: number;
  readonly language: NumberLanguage;
  readonly groups: readonly Group[];
  readonly style: Style;
}

const writeRow = ({ language, groups, style }: Pick<Row, 'language' | 'groups' | 'style'>): string =>
  inLetters[style.letters](
    groups.map((group) => (typeof group === 'string' ? group : writeNumber(language, group, style))).join(' '),
  );

const flags = [false, true];
/** The first of the styles in which these numbers are written so; null where none. */
const styleOf = (language: NumberLanguage, groups: readonly Group[], text: string): Style | null => {
  for (const [variant] of variantsOf(language).entries())
    for (const isApart of flags)
      for (const isLinked of flags)
        for (const isPlain of flags)
          for (const letters of letterCases) {
            const style = { variant, isApart, isLinked, isPlain, letters };
            if (writeRow({ language, groups, style }) === text) return style;
          }
  return null;
};

/** Shorter ones are words of other languages as often (on, sei, ten): alone they count in a text of their own. */
const longestDoubtful = 3;
/** Numbers of one row; no house has as many, and a longer run is several. Each end of a row is tried: so its time is bounded. */
const mostNumbers = 8;
/** Words of one number: quatre-vingt-dix-sept, cento e quarenta e sete. */
const longestNumber = 6;
/** Of Ukrainian's five, п'ять, the apostrophe is a letter. */
const word = /(?:[\p{L}\p{M}]|(?<=\p{Script=Cyrillic})['\u2019](?=\p{Script=Cyrillic}))+/gu;

type Token = { readonly start: number; readonly end: number };

/** The longest number of a language that begins with a word, and how many words it has. */
const numberAt = (
  reader: Reader,
  text: string,
  tokens: readonly Token[],
  at: number,
): readonly [Group, number] | null => {
  const first = tokens[at];
  if (first === undefined) return null;
  const said = text.slice(first.start, first.end).toLowerCase();
  if (isNought(reader.language, said)) return [said, 1];
  if (beginnings.get(fold(said).slice(0, beginningLength))?.includes(reader) !== true) return null;
  for (let count = Math.min(longestNumber, tokens.length - at); count > 0; count--) {
    const end = tokens[at + count - 1]?.end ?? first.end;
    const value = readIn(reader, text.slice(first.start, end));
    if (value !== null && value > 0 && value < above) return [value, count];
  }
  return null;
};

/** Words with no more than a space or a hyphen between them. */
const runsOf = (text: string): readonly (readonly Token[])[] => {
  const runs: Token[][] = [];
  for (const { 0: found, index: start } of text.matchAll(word)) {
    const last = runs.at(-1)?.at(-1);
    const token = { start, end: start + found.length };
    if (last !== undefined && /^[ -]$/.test(text.slice(last.end, start))) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
};

/** The row that begins with a word, as far as it is in one style, and how many words it has. */
const rowAt = (
  reader: Reader,
  text: string,
  tokens: readonly Token[],
  at: number,
  isOfLocale: boolean,
): (Row & { readonly count: number }) | null => {
  const { language } = reader;
  const read: (readonly [Group, number])[] = [];
  let to = at;
  while (read.length < mostNumbers) {
    const next = numberAt(reader, text, tokens, to);
    if (next === null) break;
    read.push(next);
    to += next[1];
  }
  const start = tokens[at]?.start ?? 0;
  for (; read.length > 0; to -= read.pop()?.[1] ?? 0) {
    const groups = read.map(([group]) => group);
    const end = tokens[to - 1]?.end ?? start;
    if (to - at === 1 && end - start <= longestDoubtful && !isOfLocale) return null;
    const style = groups.some((group) => typeof group === 'number')
      ? styleOf(language, groups, text.slice(start, end))
      : null;
    if (style !== null) return { start, end, language, groups, style, count: to - at };
  }
  return null;
};

/** The rows of number words of a text, in order: of several languages that have a word the text's own first. */
const numberRows = (text: string, locale: TextLocale | undefined): readonly Row[] => {
  const isOfLocale = ({ language }: Reader): boolean => language.code === locale?.language;
  const ordered = [...readers.filter(isOfLocale), ...readers.filter((reader) => !isOfLocale(reader))];
  const rows: Row[] = [];
  for (const tokens of runsOf(text))
    for (let at = 0; at < tokens.length; ) {
      const row = ordered.reduce<ReturnType<typeof rowAt>>(
        (best, reader) => best ?? rowAt(reader, text, tokens, at, isOfLocale(reader)),
        null,
      );
      if (row !== null) rows.push(row);
      at += row?.count ?? 1;
    }
  return rows;
};

const digitsOf = (group: Group): number => (typeof group === 'number' ? String(group).length : 0);
const least = (digits: number): number => 10 ** (digits - 1);
/** What a row and its stand-in share. */
const kindOf = ({ language, groups, style }: Row): string =>
  [
    language.code,
    ...groups.map((group) => (typeof group === 'number' ? digitsOf(group) : group)),
    JSON.stringify(style),
  ].join(' ');

/** A row to another one of its language, of as many digits, in its style. */
const cipherRow = (row: Row, direction: Direction, cipher: Cipher): Row => {
  const numbers = row.groups.flatMap((group) => (typeof group === 'number' ? [group] : []));
  const lengths = numbers.map(digitsOf);
  const radixes = lengths.map((digits) => 9 * least(digits));
  const size = radixes.reduce((product, radix) => product * BigInt(radix), 1n);
  const rank = rankNumerals(
    numbers.map((value, at) => value - least(lengths[at] ?? 1)),
    radixes,
  );
  const domain = `number words ${row.language.code} ${lengths.join(' ')}`;
  const images = unrankNumerals(cipher.moved[direction](rank, size, domain), radixes);
  let next = 0;
  const groups = row.groups.map((group) =>
    typeof group === 'string' ? group : least(digitsOf(group)) + (images[next++] ?? 0),
  );
  return { ...row, groups };
};

/** A text cut at its rows: what stands between them, and they. */
const cut = (text: string, rows: readonly Row[]): readonly (string | Row)[] => {
  let from = 0;
  const pieces = rows.flatMap((row) => {
    const before = text.slice(from, row.start);
    from = row.end;
    return [before, row];
  });
  return [...pieces, text.slice(from)];
};

/**
 * Numbers in words become others of their language, and `cipherOther` is asked of what stands between them: again and again
 * until the same rows are read there.
 * @param isWhole Whether a place has a name in which no word is a number: Seven Hills.
 */
export const cipherNumberWords = (
  text: string,
  direction: Direction,
  { cipher, locale }: { readonly cipher: Cipher; readonly locale?: TextLocale | undefined },
  isWhole: (text: string) => boolean,
  cipherOther: (piece: string, at: { readonly isFirst: boolean; readonly isLast: boolean }) => string,
): string => {
  const rowsOf = (of: string): readonly Row[] => (isWhole(of.trim()) ? [] : numberRows(of, locale));
  const pieces = cut(text, rowsOf(text));
  const write = (these: readonly (string | Row)[]): string =>
    these.map((piece) => (typeof piece === 'string' ? piece : writeRow(piece))).join('');
  const shape = (these: readonly (string | Row)[]): string =>
    JSON.stringify(these.map((piece) => (typeof piece === 'string' ? piece : [kindOf(piece), piece.groups])));
  const isRead = (these: readonly (string | Row)[]): boolean => {
    const written = write(these);
    return shape(cut(written, rowsOf(written))) === shape(these);
  };
  const step = (these: readonly (string | Row)[]): readonly (string | Row)[] =>
    these.map((piece, at) =>
      typeof piece === 'string'
        ? cipherOther(piece, { isFirst: at === 0, isLast: at === these.length - 1 })
        : cipherRow(piece, direction, cipher),
    );
  return write(walk(pieces, step, isRead));
};
