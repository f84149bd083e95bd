import { once } from '../../../once';
import { textAfter } from '../../../text/around';
import { wordSet } from '../../../word-set';
import { currencies, rare } from './currency-names';
import { nationAhead, nationBehind } from './nations';
import { type Scale, scales } from './scales';

/** Codes that people write in small letters; others (try, ron, cop) are words then. */
const smallCodes = /^(?:TL|USD|EUR|GBP|JPY|CNY|RMB|INR|CHF|SEK|NOK|DKK|PLN|CZK|HUF|AUD|NZD|BRL|BTC)$/;

/** A word as it may be written: names also with capitals, some codes also small. */
const writings = (word: string): string[] => {
  if (smallCodes.test(word)) return [word, word.toLowerCase()];
  return /^\p{Ll}[\p{Ll} ]{3,}$/u.test(word)
    ? [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]
    : [word];
};

const table = <T>(entries: readonly T[], words: (entry: T) => readonly string[]): ReadonlyMap<string, T> =>
  new Map(
    entries.flatMap((entry) =>
      words(entry)
        .flatMap(writings)
        .map((word) => [word, entry] as const),
    ),
  );

const before = table(currencies, (entry) => entry.before);
const after = table(currencies, (entry) => entry.after);
const scaleWords = table(scales, (entry) => entry.words);

/** Letters that with a hyphen and a number are an invoice or a plate: "R-2207", "NPR-417", and not "EUR-1200". */
export const mayBeCode = (word: string): boolean => word.length === 1 || rare.includes(word);

/** Whether a currency is written so before its numbers: $ and EUR, not euros. */
export const mayStandBefore = (word: string): boolean => before.has(word);
const escaped = (word: string): string => word.replace(/[.$*+?^{}()|[\]\\]/g, '\\$&');

/** Where a word ends in a letter it must end there, but for scripts without spaces. */
const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;
const goesOn = /[\p{L}\d]/uy;

/** The longest of a table's words that stands at a place. A pattern of them all would be megabytes of compiled code. */
const finder = <T>(table: ReadonlyMap<string, T>) => {
  /** By a word's first sign, the longest first. */
  const lengths = new Map<string, number[]>();
  for (const word of [...table.keys()].sort((a, b) => b.length - a.length)) {
    const known = lengths.get(word.charAt(0)) ?? [];
    if (known.at(-1) !== word.length) lengths.set(word.charAt(0), [...known, word.length]);
  }
  return (text: string, at: number): { word: string; entry: T; end: number } | null => {
    for (const length of lengths.get(text.charAt(at)) ?? []) {
      const word = textAfter(text, at, length);
      const entry = table.get(word);
      if (entry === undefined) continue;
      const end = at + word.length;
      goesOn.lastIndex = end;
      if (!spaced.test(word) || !goesOn.test(text)) return { word, entry, end };
    }
    return null;
  };
};

const atEnd = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d])(${[...before.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')}) ?[-\u2212(]? ?$`,
  'u',
);

const scaleWord = finder(scaleWords);
const currencyWord = finder(after);
const isGap = (sign: string): boolean => sign === ' ' || sign === '-';

/** What may stand before the currency's name: "d'euros", "of dollars", "Bahamian dollars". */
const between = /d['\u2019]|d[eio] |of |\p{Lu}\p{L}{2,14} /uy;
const longestBefore = 10;

/** A word where spaces part words, or one sign: a colon stands in every text. */
const wordOrSign = /:-|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+|[^\s\d]/gu;
const firstWords = once(
  () => new Set([...before.keys(), ...after.keys()].map((written) => written.match(wordOrSign)?.[0])),
);

/** Whether a text has what some currency begins with: where it has not, no number has a currency. */
export const mayHaveCurrency = (text: string): boolean =>
  (text.match(wordOrSign) ?? []).some((each) => firstWords().has(each));

/** The currency written before `at`, and where it starts. */
export const currencyBefore = (text: string, at: number): { code: string; start: number } | null => {
  const from = Math.max(0, at - longestBefore);
  const match = atEnd.exec(text.slice(from, at));
  const code = before.get(match?.[1] ?? '')?.code;
  return match === null || code === undefined ? null : { code, start: from + match.index };
};

/** The scale word at `at`, and where it ends. `apart`: a space or hyphen stands between. */
export const scaleAt = (
  text: string,
  at: number,
): { word: string; scale: Scale; apart: boolean; end: number } | null => {
  const apart = isGap(text.charAt(at));
  const found = scaleWord(text, apart ? at + 1 : at);
  return found === null ? null : { word: found.word, scale: found.entry, apart, end: found.end };
};

/** The currency written after `at`, and where it ends, with the nation whose it is. */
export const currencyAfter = (text: string, at: number): { code: string; word: string; end: number } | null => {
  const from = isGap(text.charAt(at)) ? at + 1 : at;
  const nation = from === at ? null : nationAhead(text, from);
  const named = nation === null ? null : currencyWord(text, nation.end);
  if (nation !== null && named !== null)
    return { code: nation.code === '' ? named.entry.code : nation.code, word: named.word, end: named.end };
  between.lastIndex = from;
  const found = (between.test(text) ? currencyWord(text, between.lastIndex) : null) ?? currencyWord(text, from);
  if (found === null) return null;
  const { word, end, entry } = found;
  const owner = /\p{Ll}$/u.test(word) ? nationBehind(text, end) : null;
  return { code: owner === null || owner.code === '' ? entry.code : owner.code, word, end: owner?.end ?? end };
};

/** Codes that are words or other things as well, and where they stand before a number without a price's form too. */
const wordCodes = wordSet('ALL TOP CUP PEN MAD SOS BOB SDG PHP COP TRY GEL AMD ANG BAM MOP ERN');
const otherWords = wordSet('ALL TOP CUP MAD SOS PHP AMD');
export const isWordCode = (word: string): boolean => wordCodes.has(word);
export const isOtherWord = (word: string): boolean => otherWords.has(word);
