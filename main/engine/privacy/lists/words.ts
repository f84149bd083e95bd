import meanings from '../../../../resources/lists/other-meanings.json';
import data from '../../../../resources/lists/words.json';

export const wordsVersion: number = data.version;

/** English words of 4 to 9 letters that are neither names nor cities; the most common first. For the names of firms. */
export const firmWords: readonly string[] = data.firm.split('|');

/** Legal forms of firms: GmbH, Ltd., S.A. … */
export const legalForms: ReadonlySet<string> = new Set(data.legalForms.split('|'));

/** Folded names and cities that are ordinary words as well: may, will, rose. */
export const ordinaryWords: ReadonlySet<string> = new Set(data.ordinary.split('|'));

const wordsIn = (joined: string): ReadonlySet<string> => new Set(joined.split(' '));

/**
 * Latin names, folded, that mean something else as well. `unseen`: detection takes them for no name, whatever stands beside
 * them; `double`: for one beside a name that is nothing else. Written by scripts/lists/other-meanings.ts.
 */
export const otherMeanings = { unseen: wordsIn(meanings.unseen), double: wordsIn(meanings.double) };
