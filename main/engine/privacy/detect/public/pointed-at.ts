import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import type { Found } from '../resolve';
import { isOfFigure } from './figures';

/** "no, not that Elton", "pas le Zidane", "o outro Figo": the one whom everybody knows, told apart from one's own. */
const apart = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:not|no|isn['’]t|nicht|kein|pas|non|nie|niet|inte|não|nem) (?:
        (?:
          that|the|der|die|das|ce|cet|cette|le|la|l['’]|el|il|lo|o|a|ese|esa|quel(?:lo|la)?|de|die|ten|ta|den|esse
          |essa|aquel[ea]?
        )(?: |(?<=['’]))
      )(?:(?:real|famous|other|echte|berühmte|vrai|autre|verdadero|otr[ao]|altr[ao]|vero|outr[ao]) )?
      |(?:the|der|die|den|l['’]|el|la|il|lo|o|a|de|den) ?
      (?:other|famous|andere|anderen|berühmte|autre|otr[ao]|altr[ao]|outr[ao]|beroemde|andra) )$
  `,
  'iu',
);
/** "Not that Romy from the bakery": somebody whom one has met. */
const met = /^,? (?:from|at|aus|vom|von (?:der|dem|nebenan)|de la|whom?|next|who (?:works|lives))(?!\p{L})/iu;

/**
 * The findings without the figure whom a text tells apart from somebody of the same name: beside another mention only,
 * for nothing is told apart from itself. Linear in the text.
 */
export const withoutPointedAt = (text: string, found: readonly Found[]): readonly Found[] => {
  const named = found.filter(({ type }) => type === 'PERSON');
  if (named.length === 0) return found;
  const wordOf = ({ start, end }: Found): string => fold(text.slice(start, end));
  /** Where a word stands in a name. */
  const places = new Map<string, Set<number>>();
  for (const name of named)
    for (const word of wordOf(name).split(/\s+/)) places.set(word, (places.get(word) ?? new Set()).add(name.start));
  const isPointedAt = (name: Found): boolean => {
    const word = wordOf(name);
    if (name.type !== 'PERSON' || (places.get(word)?.size ?? 0) < 2 || !isOfFigure(word)) return false;
    return apart.test(textBefore(text, name.start, 32)) && !met.test(textAfter(text, name.end, 24));
  };
  return found.filter((name) => name.source === 'rule' || !isPointedAt(name));
};
