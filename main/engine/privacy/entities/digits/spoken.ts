import { isWordOfAny } from '../../lists';
import { fold, type Reader, readers, readIn } from '../quantities/words/atoms';

/** Digits as they are read out, from zero to nine, by language (BCP 47); the first writing of one is written again. */
const digitNames: Readonly<Record<string, string>> = {
  en: 'zero|oh|nought one two three four five six seven eight nine',
  de: 'null eins zwei|zwo drei vier fünf sechs sieben acht neun',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  it: 'zero uno due tre quattro cinque sei sette otto nove',
  nl: 'nul een|één twee drie vier vijf zes zeven acht negen',
  pl: 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
  pt: 'zero um dois|duas três quatro cinco seis sete oito nove',
  sv: 'noll ett|en två tre fyra fem sex sju åtta nio',
};

interface Language {
  readonly reader: Reader;
  /** By digit. */
  readonly names: readonly (readonly string[])[];
}

const languages: readonly Language[] = readers.flatMap((reader): Language[] => {
  const names = digitNames[reader.language.code]?.split(' ').map((words) => words.split('|'));
  return names === undefined ? [] : [{ reader, names }];
});

/** Said before a digit that stands twice or three times; they stay. */
const repeated = 'double|triple|doppel|doppelt|doble|doppio|dubbel|duplo|podwójne';
/** Said behind a digit for its zeros: "five hundred three one one"; they stay. */
const rounded = 'hundred|thousand|cents?|mille|hundra|tusen|mil';

const word = /\p{L}+/gu;
const filler = new RegExp(`^(?:plus|${repeated}|${rounded})$`, 'iu');
/** Tokens of one number below a thousand: quatre-vingt-dix-sept, pięćset czterdzieści dwa. */
const longestNumber = 4;

/** Whether a word may be part of a number that is read out, in any of the languages. */
export const isSpokenWord = (text: string): boolean => {
  const folded = fold(text);
  return (
    filler.test(text) ||
    languages.some(({ reader, names }) => reader.atoms.has(folded) || names.some((each) => each.includes(folded))) ||
    languages.some(({ reader }) => text.length > 4 && readIn(reader, text) !== null)
  );
};

/** One of several that are read out: a digit, two or three digits said as one, or letters. */
interface Group {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/** A letter that is read out, or two or three that are no word, as plates have them. */
const isLetters = (token: string): boolean =>
  /^[a-zäöü]{1,3}$/iu.test(token) &&
  (token.length === 1 || !/[aeiouyäöü]/iu.test(token) || !isWordOfAny(token.toLowerCase()));

/** @param withLetters Letters are groups of their own; else there are none. */
const groupsIn = ({ reader, names }: Language, text: string, withLetters = false): Group[] | null => {
  const tokens = [...text.matchAll(word)].filter(({ 0: each }) => !filler.test(each));
  const groups: Group[] = [];
  for (let at = 0; at < tokens.length; ) {
    const start = tokens[at]?.index ?? 0;
    let taken = 0;
    for (let count = Math.min(longestNumber, tokens.length - at); count > 0 && taken === 0; count--) {
      const last = tokens[at + count - 1];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const said = text.slice(start, end);
      const digit = count === 1 ? names.findIndex((each) => each.includes(said.toLowerCase())) : -1;
      // Words apart by more than a space or a hyphen are numbers of their own.
      const value = digit >= 0 ? digit : /^\p{L}+(?:[ -]\p{L}+)*$/u.test(said) ? readIn(reader, said) : null;
      if (value === null || value > 999 || (digit < 0 && value < 10)) continue;
      groups.push({ digits: String(value), start, end });
      taken = count;
    }
    const token = tokens[at]?.[0] ?? '';
    if (taken === 0 && withLetters && isLetters(token)) {
      groups.push({ digits: token, start, end: start + token.length });
      taken = 1;
    }
    if (taken === 0) return null;
    at += taken;
  }
  return groups;
};

/** A number that is read out: its digits, a doubled one once, and other digits in the same way. */
export interface Spoken {
  readonly digits: string;
  /** Of each number that is said, how many digits it has. */
  readonly lengths: readonly number[];
  /** Null where other digits would be read otherwise than they are written: soixante, dix-huit. */
  write(digits: string): string | null;
}

/** Other digits and letters in the places and in the words of those that are read out; null where they would be read otherwise. */
const writeGroups = (language: Language, text: string, groups: readonly Group[], other: string): string | null => {
  /** As the text says a digit, where it says it. */
  const said = new Map(groups.map((group) => [group.digits, text.slice(group.start, group.end).toLowerCase()]));
  const hasHyphen = groups.some(({ start, end }) => text.slice(start, end).includes('-'));
  const spelled = (these: string): string => {
    if (!/\d/.test(these)) return these;
    if (these.length === 1) return language.names[Number(these)]?.[0] ?? '';
    const named = language.reader.language.write(Number(these));
    return hasHyphen ? named : named.replaceAll('-', ' ');
  };
  let written = '';
  let from = 0;
  const parts: string[] = [];
  let at = 0;
  for (const { digits: own, start, end } of groups) {
    const these = other.slice(at, at + own.length);
    parts.push(these);
    written += text.slice(from, start) + (said.get(these) ?? spelled(these));
    from = end;
    at += own.length;
  }
  written += text.slice(from);
  const read = groupsIn(language, written, true)?.map((group) => group.digits);
  return read?.join(' ') === parts.join(' ') ? written : null;
};

const spokenIn = (language: Language, text: string): Spoken | null => {
  const groups = groupsIn(language, text);
  const digits = groups?.map((group) => group.digits).join('') ?? '';
  if (groups === null || groups.length < 3 || digits.length < 5) return null;
  return {
    digits,
    lengths: groups.map((group) => group.digits.length),
    write: (other) => writeGroups(language, text, groups, other),
  };
};

/** A code that is read out: "s a one eight k f d", "seven oh two one". */
interface Spelled {
  readonly code: string;
  /** Another code of the same shape, read out in the same way; null where it would be read otherwise. */
  write(code: string): string | null;
}

const leastDigits = 2;
const leastCharacters = 4;
const spelledIn = (language: Language, text: string): Spelled | null => {
  const groups = groupsIn(language, text, true);
  const code = groups?.map((group) => group.digits).join('') ?? '';
  if (groups === null) return null;
  // A doubled digit stands once: "seven double two one".
  const isNumber = /^\d+$/.test(code) && groups.length >= 3 && (text.match(word) ?? []).length >= leastCharacters;
  const isCode =
    isNumber ||
    (code.length >= leastCharacters && /\p{L}/u.test(code) && code.replace(/\D/g, '').length >= leastDigits);
  return isCode ? { code, write: (other) => writeGroups(language, text, groups, other) } : null;
};

/** Null where the text is not all numbers of one language, read out. */
export const readSpoken = (text: string): Spoken | null => {
  if (/\p{N}/u.test(text)) return null;
  for (const language of languages) {
    const spoken = spokenIn(language, text);
    if (spoken !== null) return spoken;
  }
  return null;
};

/** Null where the text is not all letters and numbers of one language, read out. */
export const readSpelled = (text: string): Spelled | null => {
  if (/\p{N}/u.test(text)) return null;
  for (const language of languages) {
    const spelled = spelledIn(language, text);
    if (spelled !== null) return spelled;
  }
  return null;
};

/** Whether a word may be part of a code that is read out, in any of the languages. */
export const isSpelledWord = (text: string): boolean => isLetters(text) || isSpokenWord(text);
