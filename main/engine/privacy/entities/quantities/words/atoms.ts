import { wordSet } from '../../../word-set';
import { type NumberLanguage, numberLanguages } from './languages';

/** Small letters without marks, spaces, hyphens and apostrophes: what one spells with them, another does not. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  if (/^[a-z]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\p{M}\s'\u2019-]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
};

/** A piece of a number: adds, or multiplies what stands before it. */
export type Atom = { readonly value: number; readonly kind: 'adds' | 'multiplies' | 'links' };

/** A language's pieces of numbers. */
export interface Reader {
  readonly language: NumberLanguage;
  readonly atoms: ReadonlyMap<string, Atom>;
  readonly longest: number;
}

/** Thousand and more as they stand after a number, in every language's forms. */
const multipliers: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  en: [
    ['hundred', 100],
    ['thousand', 1000],
    ['million', 1_000_000],
  ],
  de: [
    ['hundert', 100],
    ['tausend', 1000],
    ['million', 1_000_000],
    ['millionen', 1_000_000],
  ],
  fr: [
    ['cent', 100],
    ['cents', 100],
    ['mille', 1000],
    ['million', 1_000_000],
    ['millions', 1_000_000],
  ],
  es: [
    ['mil', 1000],
    ['millon', 1_000_000],
    ['millones', 1_000_000],
  ],
  it: [
    ['cento', 100],
    // Of centottanta.
    ['cent', 100],
    ['mille', 1000],
    ['mila', 1000],
    ['milione', 1_000_000],
    ['milioni', 1_000_000],
  ],
  nl: [
    ['honderd', 100],
    ['duizend', 1000],
    ['miljoen', 1_000_000],
  ],
  pl: [
    ['tysiac', 1000],
    ['tysiace', 1000],
    ['tysiecy', 1000],
    ['milion', 1_000_000],
    ['miliony', 1_000_000],
    ['milionow', 1_000_000],
  ],
  pt: [
    ['mil', 1000],
    ['milhao', 1_000_000],
    ['milhoes', 1_000_000],
  ],
  sv: [
    ['hundra', 100],
    ['tusen', 1000],
    ['miljon', 1_000_000],
    ['miljoner', 1_000_000],
  ],
  ru: [
    ['тысяча', 1000],
    ['тысячи', 1000],
    ['тысяч', 1000],
    ['миллион', 1_000_000],
    ['миллиона', 1_000_000],
    ['миллионов', 1_000_000],
  ],
  uk: [
    ['тисяча', 1000],
    ['тисячі', 1000],
    ['тисяч', 1000],
    ['мільион', 1_000_000],
    ['мільиони', 1_000_000],
    ['мільионів', 1_000_000],
  ],
  tr: [
    ['yuz', 100],
    ['bin', 1000],
    ['milyon', 1_000_000],
  ],
  da: [
    ['hundrede', 100],
    ['tusind', 1000],
    ['tusinde', 1000],
    ['million', 1_000_000],
    ['millioner', 1_000_000],
  ],
  no: [
    ['hundre', 100],
    ['tusen', 1000],
    ['million', 1_000_000],
    ['millioner', 1_000_000],
  ],
  fi: [
    ['sata', 100],
    ['sataa', 100],
    ['tuhat', 1000],
    ['tuhatta', 1000],
    ['miljoona', 1_000_000],
    ['miljoonaa', 1_000_000],
  ],
  cs: [
    ['sto', 100],
    ['ste', 100],
    ['sta', 100],
    ['set', 100],
    ['tisic', 1000],
    ['tisice', 1000],
    ['milion', 1_000_000],
    ['miliony', 1_000_000],
    ['milionu', 1_000_000],
  ],
};

const tableOfHundreds = wordSet('es pt pl ru uk');
/** Where a million may be said without its one. */
const withoutOne = new Set(['pl', 'ru', 'uk']);

const readerOf = (language: NumberLanguage): Reader => {
  const atoms = new Map<string, Atom>();
  const add = (words: string, value: number, kind: Atom['kind']): void => {
    const name = fold(words);
    if (!atoms.has(name)) atoms.set(name, { value, kind });
  };
  for (let value = 0; value < 100; value++) add(language.write(value), value, 'adds');
  if (tableOfHundreds.has(language.code))
    for (let value = 100; value < 1000; value += 100) {
      add(language.write(value), value, 'adds');
      add(language.write(value + 1).split(' ')[0] ?? '', value, 'adds');
    }
  for (const [words, value] of Object.entries(language.others)) add(words, value, 'adds');
  for (const [words, value] of multipliers[language.code] ?? []) add(words, value, 'multiplies');
  for (const words of language.links) add(words, 0, 'links');
  return { language, atoms, longest: Math.max(...[...atoms.keys()].map((name) => name.length)) };
};

/** One for each language. */
export const readers: readonly Reader[] = numberLanguages.map(readerOf);

/** Letters of a word by which it is looked up. */
export const beginningLength = 3;

/** Which languages have an atom that begins so: most words of a text begin no number. */
export const beginnings: ReadonlyMap<string, readonly Reader[]> = ((): Map<string, Reader[]> => {
  const found = new Map<string, Reader[]>();
  for (const reader of readers)
    for (const [name, { kind }] of reader.atoms) {
      const known = found.get(name.slice(0, beginningLength)) ?? [];
      if (kind !== 'links' && !known.includes(reader)) found.set(name.slice(0, beginningLength), [...known, reader]);
    }
  return found;
})();

/** A folded text as atoms, the longest first; null where it is not all of atoms. */
export const atomsOf = ({ atoms, longest }: Reader, folded: string): Atom[] | null => {
  const dead = new Set<number>();
  const from = (at: number): Atom[] | null => {
    if (at === folded.length) return [];
    if (dead.has(at)) return null;
    for (let length = Math.min(longest, folded.length - at); length > 0; length--) {
      const atom = atoms.get(folded.slice(at, at + length));
      const rest = atom === undefined ? null : from(at + length);
      if (atom !== undefined && rest !== null) return [atom, ...rest];
    }
    dead.add(at);
    return null;
  };
  return from(0);
};

const totalOf = (atoms: readonly Atom[]): number => {
  let total = 0;
  let current = 0;
  for (const { value, kind } of atoms) {
    if (kind === 'adds') current += value;
    else if (kind === 'multiplies' && value === 100) current = (current || 1) * 100;
    else if (kind === 'multiplies') {
      total += (current || 1) * value;
      current = 0;
    }
  }
  return total + current;
};

/** What is said, without links and without the one of "one hundred". */
const said = (atoms: readonly Atom[]): string =>
  atoms
    .filter(({ kind }) => kind !== 'links')
    .filter(({ value }, at, all) => !(value === 1 && all[at + 1]?.kind === 'multiplies'))
    .map(({ value, kind }) => `${kind === 'adds' ? '+' : '*'}${value}`)
    .join(' ');

/** "twenty-three hundred" */
const byHundreds = (value: number): string =>
  `+${Math.floor(value / 100)} *100${value % 100 === 0 ? '' : ` +${value % 100}`}`;

/** "several hundred", "1.2 million": in English, and of millions anywhere but in Slavic languages, the one must be said. */
export const lacksOne = ([first]: readonly Atom[], { language }: Reader): boolean =>
  first?.kind === 'multiplies' && (language.code === 'en' || (first.value > 1000 && !withoutOne.has(language.code)));

/** The value of words that are how their language says it; null for "two five" and "forty hundred million". */
export const readIn = (reader: Reader, words: string): number | null => {
  const atoms = atomsOf(reader, fold(words));
  if (atoms === null || atoms.length === 0 || atoms.at(-1)?.kind === 'links') return null;
  const value = totalOf(atoms);
  if (value >= 1_000_000_000) return null;
  const spoken = said(atoms);
  const written = said(atomsOf(reader, fold(reader.language.write(value))) ?? []);
  return spoken === written || (value > 1099 && value < 9999 && spoken === byHundreds(value)) ? value : null;
};

/**
 * Whether a number may go on with further atoms, word by word: what adds gets smaller, hundreds stand once before each
 * thousand, and thousands come after millions. So "one one one …" is many numbers, each read once.
 */
export const createGrowth = ({ apart }: NumberLanguage): ((atoms: readonly Atom[]) => boolean) => {
  let added = Number.POSITIVE_INFINITY;
  let hundreds = false;
  let least = Number.POSITIVE_INFINITY;
  let isLinked = false;
  const takes = ({ value, kind }: Atom): boolean => {
    const isTurned = isLinked && apart === true && added < 10 && value >= 20;
    isLinked = kind === 'links';
    if (isLinked) return true;
    if (kind === 'adds' && isTurned) {
      added = 0;
      return true;
    }
    if (kind === 'adds') {
      // Four twenties: quatre-vingt.
      const goes = value < added || (added === 4 && value === 20);
      added = value;
      return goes;
    }
    const goes = value === 100 ? !hundreds : value < least;
    if (value === 100) hundreds = true;
    else {
      hundreds = false;
      least = value;
    }
    added = Number.POSITIVE_INFINITY;
    return goes;
  };
  return (atoms) => atoms.every(takes);
};
