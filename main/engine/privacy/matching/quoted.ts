import { quantityOf } from '../entities/quantities';
import { symbolsOf } from './form';
import { type CreateNumberReader, cut } from './noised';

/** Numbers that a reply has in the user's own words: with the same text around them as they were sent with. */

/** Characters on either side that are the same. */
const reach = 10;
/** Where a reply may go on in another way, and a stretch of it ends. */
const behindEnd = /[.,;:!?)\]}|"\n]/;
const number = /^\p{Nd}+/u;

/** As the matcher reads a piece of a text, with the spaces at its ends. */
const asRead = (text: string): string => String.fromCharCode(...symbolsOf(`.${text}.`)).slice(1, -1);

/** A value as it was sent. */
interface Quote {
  readonly front: string;
  readonly lead: string;
  /** From its first digit on. */
  readonly rest: string;
  readonly behind: string;
  readonly replacement: number;
  readonly original: string;
}

export const readQuoted: CreateNumberReader = (replacements, kept) => {
  const known = new Map<string, Quote[]>();
  for (const [replacement, { type, surrogate, original, mechanism }] of replacements.entries()) {
    const isNoised = quantityOf(type) !== null && mechanism !== 'redact' && mechanism !== 'krr';
    const shown = asRead(surrogate);
    const first = shown.search(/\p{Nd}/u);
    const digits = number.exec(shown.slice(Math.max(0, first)))?.[0];
    if (!isNoised || digits === undefined) continue;
    for (const place of kept.placesOf(type, surrogate)) {
      const front = asRead(place.front).slice(-reach);
      if (place.original !== original || !/\p{L}/u.test(front)) continue;
      const after = asRead(place.behind);
      const behind = after.slice(0, Math.min(reach, after.search(behindEnd) + 1 || reach));
      const quote = { front, lead: shown.slice(0, first), rest: shown.slice(first), behind, replacement };
      known.set(digits, [...(known.get(digits) ?? []), { ...quote, original: original.replace(/\s/g, ' ') }]);
    }
  }
  if (known.size === 0) return null;
  return ({ text }) =>
    (from, at) => {
      const quotes = known.get(number.exec(text.slice(at))?.[0] ?? '') ?? [];
      const meant = quotes.filter(
        ({ front, lead, rest, behind }) =>
          text.startsWith(rest + behind, at) && text.slice(0, at).endsWith(front + lead),
      );
      const [quote] = meant;
      if (quote === undefined || meant.some(({ original }) => original !== quote.original)) return null;
      const { lead, rest, replacement, original } = quote;
      const place = { start: at - lead.length, end: at + rest.length, text: original };
      return cut({ ...place, kind: 'restored', replacement }, from, text);
    };
};
