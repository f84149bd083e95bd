import { cities, firmWord, isFamily, isWordOfAny, type NameEntry, names, rankOf } from '../../lists';
import { declinedName } from '../../lists/declensions';
import { isReserved, readOtherwise } from '../../lists/kept';
import { once } from '../../once';
import { withoutAccents, withoutUmlauts } from '../../text/fold';
import { dottedSmall } from '../letter-case';
import { hasOtherForm, isAscii } from '../other-words';

/** A name without its accents, as it stands in an e-mail address: wilczynski of Wilczyński, juergen and jurgen of Jürgen. */

/** As English spells it, and as German does. */
const writings = [withoutAccents, (name: string) => withoutAccents(withoutUmlauts(name))] as const;

/** A name that is written bare, and by which of the writings. */
export interface Bare {
  readonly name: string;
  readonly writing: number;
}

/** A folded name in a writing; null where an earlier one says the same, or it is no word of English letters. */
export const bareWriting = (name: string, writing: number): string | null => {
  const bare = writings[writing]?.(name) ?? name;
  return isAscii(bare) && !writings.slice(0, writing).some((earlier) => earlier(name) === bare) ? bare : null;
};

/** How much rarer a name may be than the same word without accents, and be what is meant: García, not Ján. */
const timesRarer = 10;
/** Whether a word without accents is a name that has some. A word of a language is none. */
const isMeant = (bare: string, entry: NameEntry): boolean => {
  if (hasOtherForm(bare) || isReserved(bare) || readOtherwise.has(bare)) return false;
  const other = names.get(bare);
  if (other !== undefined) return rankOf(entry) <= timesRarer * rankOf(other);
  return !isWordOfAny(bare) && !cities.has(bare) && firmWord(bare) === null;
};

/** Nowicka of Nowicki. */
const feminineOf = (name: string): string | null => {
  const feminine = name.replace(/i$/, 'a');
  return feminine !== name && declinedName(feminine)?.name === name ? feminine : null;
};

const barely = once((): ReadonlyMap<string, Bare> => {
  const found = new Map<string, Bare & { readonly rank: number }>();
  for (const [name, entry] of names) {
    if (entry.script !== 'Latn' || isAscii(name) || name.includes(dottedSmall) || readOtherwise.has(name)) continue;
    const feminine = isFamily(entry) ? feminineOf(name) : null;
    for (const form of feminine === null ? [name] : [name, feminine])
      for (const writing of writings.keys()) {
        const bare = bareWriting(form, writing);
        const rank = rankOf(entry);
        if (bare === null || rank >= (found.get(bare)?.rank ?? Number.POSITIVE_INFINITY)) continue;
        const isCase = form !== feminine && declinedName(bare) !== null;
        if (!isCase && isMeant(bare, entry)) found.set(bare, { name: form, writing, rank });
      }
  }
  return found;
});

/** The name that a folded word of English letters is without its accents; null of any other. Of several, the most common. */
export const bareOf = (word: string): Bare | null => barely().get(word) ?? null;

/** Whether a name with accents is known again without them, in whichever of the writings. */
export const isKnownBare = (name: string): boolean =>
  [...writings.keys()].every((writing) => {
    const bare = bareWriting(name, writing);
    return bare === null ? writing > 0 : bareOf(bare)?.name === name;
  });
