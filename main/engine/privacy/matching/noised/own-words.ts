import { quantityOf } from '../../entities/quantities';
import { symbolsOf } from '../forms/form';
import { type CreateNumberReader, cut } from './noised';

/** Numbers that a reply has in the user's own words: with the same text around them as they were sent with. */

/** Characters behind a number that are the same, unless a stretch of the prompt ends before. */
const reach = 10;
/** What stands before it is the same for so many words and characters, those of the value counted. */
const least = { words: 3, characters: 12 };
/** As far as a reply is read before a number. */
const farthest = 40;
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
/** A word, or a sign of a script that has no spaces between them. */
const word = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
/** Where a stretch ends, in a prompt as in a reply: no unit and no digits follow. */
const stretchEnd = /^(?:$|[.,;:!?)\]}|"\n](?!\p{N}))/u;
/** More digits of the same number. */
const goesOn = /^(?:\p{N}|[.,'’:/-]\p{N}| \p{N}{3}(?!\p{N}))/u;
const wordBefore = new RegExp(`(?![${unspaced}])[\\p{L}\\p{M}\\p{N}]$`, 'u');
const sentenceStart = /(?:^|[.!?:\n"«“„(] ?|[•–-] )$/;
const number = /^\p{Nd}+/u;

/** As the matcher reads a piece of a text, with the spaces at its ends. */
const asRead = (text: string): string => String.fromCharCode(...symbolsOf(`.${text}.`)).slice(1, -1);

/** What of a prompt's text before a value a reply has to have as well, and where, if that is little. */
interface Front {
  readonly text: string;
  /** Little: the prompt begins with it, so a sentence of the reply does, or the same words stand behind. */
  readonly isShort: boolean;
}

const frontOf = (before: string, rest: string, behind: string): Front | null => {
  const starts = [...before.matchAll(word)].map(({ index }) => index);
  const own = rest.match(word)?.filter((each) => /\p{L}/u.test(each)).length ?? 0;
  const count = starts.findLastIndex(
    (start, at) => starts.length - at + own >= least.words && before.length - start + rest.length >= least.characters,
  );
  const text = before.slice(starts[Math.max(0, count)]);
  const isAlone = starts.length + own < 2 && (behind === '' || !/\p{L}{3}/u.test(text));
  if (!/\p{L}/u.test(text) || text.length >= farthest || isAlone) return null;
  return { text, isShort: count < 0 && !(starts.length + own >= 2 && /\p{L}/u.test(behind)) };
};

/** A value as it was sent. */
interface Quote {
  readonly front: Front;
  readonly lead: string;
  /** From its first digit on. */
  readonly rest: string;
  readonly behind: string;
  /** A stretch of the prompt ends behind it, and has to in the reply. */
  readonly ends: boolean;
  readonly replacement: number;
  readonly original: string;
}

const isMeant = ({ front, lead, rest, behind, ends }: Quote, text: string, at: number): boolean => {
  const before = text.slice(0, at);
  const after = text.slice(at + rest.length);
  if (!text.startsWith(rest, at) || goesOn.test(after) || !after.startsWith(behind)) return false;
  if (!before.endsWith(front.text + lead) || (ends && !stretchEnd.test(after.slice(behind.length)))) return false;
  const further = before.slice(0, before.length - front.text.length - lead.length);
  return !wordBefore.test(further) && (!front.isShort || sentenceStart.test(further));
};

export const readOwnWords: CreateNumberReader = (replacements, kept) => {
  const known = new Map<string, Quote[]>();
  for (const [replacement, { type, surrogate, original, mechanism }] of replacements.entries()) {
    const isNoised = quantityOf(type) !== null && mechanism !== 'redact' && mechanism !== 'krr';
    const shown = asRead(surrogate);
    const first = shown.search(/\p{Nd}/u);
    const digits = number.exec(shown.slice(Math.max(0, first)))?.[0];
    if (!isNoised || digits === undefined) continue;
    const [lead, rest] = [shown.slice(0, first), shown.slice(first)];
    for (const place of kept.placesOf(type, surrogate)) {
      const after = asRead(place.behind);
      const end = Array.from({ length: reach + 1 }, (_, at) => at).find((at) => stretchEnd.test(after.slice(at)));
      const behind = after.slice(0, end ?? reach);
      const front = frontOf(asRead(place.front), rest, after);
      if (place.original !== original || front === null) continue;
      const quote = { front, lead, rest, behind, ends: end !== undefined, replacement };
      known.set(digits, [...(known.get(digits) ?? []), { ...quote, original: original.replace(/\s/g, ' ') }]);
    }
  }
  if (known.size === 0) return null;
  return ({ text }) =>
    (from, at) => {
      const quotes = known.get(number.exec(text.slice(at))?.[0] ?? '') ?? [];
      const meant = quotes.filter((quote) => isMeant(quote, text, at));
      const [quote] = meant;
      if (quote === undefined || meant.some(({ original }) => original !== quote.original)) return null;
      const { lead, rest, replacement, original } = quote;
      const place = { start: at - lead.length, end: at + rest.length, text: original };
      return cut({ ...place, kind: 'restored', replacement }, from, text);
    };
};
