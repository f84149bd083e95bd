import data from '../../../../../resources/lists/described.json';
import type { EntityType } from '../../../../../shared/domain';
import { beginsAs } from '../../patterns/word-starts';
import { fold } from '../../text/fold';
import illnesses from './illnesses.json';

/** Occupations, nationalities and creeds, illnesses: the words of the lists. */

interface Term {
  readonly type: EntityType;
  /** The words after the first, folded. */
  readonly rest: readonly string[];
}

const byFirstWord = new Map<string, Term[]>();
const byType = new Map<EntityType, Set<string>>();
for (const [type, lists] of Object.entries(data) as [EntityType, Record<string, string>][]) {
  // The lists that the model was trained on, and the everyday words that they lack.
  const more = type === 'MEDICAL_CONDITION' ? Object.values(illnesses) : [];
  const terms = new Set([...Object.values(lists), ...more].flatMap((joined) => joined.split('|')).map(fold));
  byType.set(type, terms);
  for (const term of terms) {
    const [first = '', ...rest] = term.split(/\s+/);
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { type, rest }]);
  }
}
for (const terms of byFirstWord.values()) terms.sort((a, b) => b.rest.length - a.rest.length);

/** Whether a term may begin at a place of a text, by its first letters: most words are passed over unread. */
export const mayBeginTerm = beginsAs(new Set(Array.from(byFirstWord.keys(), (word) => word.slice(0, 4))));

/** The terms that begin with a folded word, the longest first. */
export const termsFrom = (first: string): readonly Term[] | undefined => byFirstWord.get(first);

/** Whether a list has the words, or one of them, as a term of a type. */
export const isTerm = (type: EntityType, words: string): boolean => {
  const terms = byType.get(type);
  const folded = fold(words);
  return terms !== undefined && (terms.has(folded) || folded.split(/[\s-]+/).some((word) => terms.has(word)));
};

/** The occupations of each language that has lists of them. */
const trades = new Map<string, Set<string>>();
for (const [list, joined] of Object.entries(data.OCCUPATION)) {
  const [code = ''] = list.split(' ');
  trades.set(code, new Set([...(trades.get(code) ?? []), ...joined.split('|').map(fold)]));
}

/** Whether a word is an occupation in a language; where that is not known or has no lists, in any. */
export const isTradeIn = (code: string | null, word: string): boolean =>
  trades.get(code ?? '')?.has(fold(word)) ?? isTerm('OCCUPATION', word);
