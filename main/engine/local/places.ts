import { createAutomaton } from '../privacy/matching/automaton';
import { unspaced } from '../unspaced';

/** A place where a quote stands. */
interface QuotePlace<Quote> {
  readonly quote: Quote;
  readonly start: number;
  readonly end: number;
}

const space = 0x20;
const ascii = 0x80;
const inWord = /[\p{L}\p{M}\p{N}]/u;
/** Scripts without spaces have no ends of words. */
const beginsUnspaced = new RegExp(`^${unspaced}`, 'u');

/** One case: "ς" is "Σ" in small letters as "σ" is. */
const folded = (character: string): string => {
  const upper = character.toUpperCase();
  const lower = (upper.length === character.length ? upper : character).toLowerCase();
  return lower.length === character.length ? lower : character;
};

const unitsOf = (character: string): number[] => {
  if (/\s/u.test(character)) return [space];
  const letters = folded(character).normalize('NFD');
  return Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at));
};

const asciiUnits = Uint16Array.from({ length: ascii }, (_, code) => unitsOf(String.fromCharCode(code))[0] ?? code);
const otherUnits = new Map<number, readonly number[]>();

/** What a character is compared as: its letter and marks apart, in one case; any space as one. */
const unitsAt = (code: number): readonly number[] => {
  const known = otherUnits.get(code);
  if (known !== undefined) return known;
  const units = unitsOf(String.fromCodePoint(code));
  otherUnits.set(code, units);
  return units;
};

/** A quote as it is looked for. */
const patternOf = (quote: string): number[] =>
  [...quote.normalize('NFC').trim().replace(/\s+/gu, ' ')].flatMap((character) =>
    unitsAt(character.codePointAt(0) ?? 0),
  );

/** Whether a word ends at this place of a text, between what it ends in or begins with and what is beyond. */
const parts = (within: string, beyond: string): boolean => beginsUnspaced.test(within) || !inWord.test(beyond);

const before = (text: string, at: number): string => {
  const unit = text.slice(Math.max(0, at - 1), at);
  return /[\uDC00-\uDFFF]/.test(unit) ? text.slice(Math.max(0, at - 2), at) : unit;
};
const behind = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';

/** A number goes on in another: 4471 is none in 4471.50, 12-4471 or $4471. */
const goesOn = (text: string, start: number, end: number): boolean =>
  /(?:\p{N}[.,:/-]|\p{Sc}\s?)$/u.test(text.slice(Math.max(0, start - 2), start)) ||
  /^(?:[.,:/-]\p{N}|\s?[%\p{Sc}])/u.test(text.slice(end, end + 2));

/** Whether words stand at a place of a text by themselves. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  parts(behind(text, start), before(text, start)) &&
  parts(before(text, end), behind(text, end)) &&
  (/\p{L}/u.test(text.slice(start, end)) || !goesOn(text, start, end));

/**
 * Finds quotes in texts: whole words, exactly or but for case, spaces and the form of accents. Time linear in the text,
 * however many quotes there are.
 */
export const createFinder = <Quote extends { readonly text: string }>(
  quotes: readonly Quote[],
): ((text: string) => QuotePlace<Quote>[]) => {
  const byPattern = new Map<string, { pattern: number[]; quotes: Quote[] }>();
  for (const quote of quotes) {
    const pattern = patternOf(quote.text);
    if (pattern.length < 2) continue;
    const same = byPattern.get(pattern.join()) ?? { pattern, quotes: [] };
    same.quotes.push(quote);
    byPattern.set(pattern.join(), same);
  }
  const sought = [...byPattern.values()];
  if (sought.length === 0) return () => [];
  const automaton = createAutomaton(sought.map(({ pattern }) => pattern));
  /** Where the last units stand in the text; -1 for one that does not begin its character. */
  const starts = new Int32Array(Math.max(...sought.map(({ pattern }) => pattern.length)));

  return (text) => {
    const places: QuotePlace<Quote>[] = [];
    let state = 0;
    let count = 0;
    let wasSpace = false;
    const put = (unit: number, start: number): void => {
      state = automaton.step(state, unit);
      starts[count % starts.length] = start;
      count++;
    };
    const look = (end: number): void =>
      automaton.found(state, (index, length) => {
        const start = starts[(count - length) % starts.length] ?? -1;
        if (start < 0 || !standsAlone(text, start, end)) return;
        for (const quote of sought[index]?.quotes ?? []) places.push({ quote, start, end });
      });
    for (let at = 0; at < text.length; ) {
      const code = text.charCodeAt(at);
      const start = at;
      if (code < ascii) {
        at++;
        const unit = asciiUnits[code] ?? code;
        if (unit === space && wasSpace) continue;
        wasSpace = unit === space;
        put(unit, start);
      } else {
        const point = text.codePointAt(at) ?? code;
        at += point > 0xffff ? 2 : 1;
        const units = unitsAt(point);
        if (units[0] === space && wasSpace) continue;
        wasSpace = units[0] === space;
        for (const [nth, unit] of units.entries()) put(unit, nth === 0 ? start : -1);
      }
      if (state !== 0) look(at);
    }
    return places;
  };
};
