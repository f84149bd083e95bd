import meanings from '../../../../resources/lists/other-meanings.json';
import data from '../../../../resources/lists/words.json';

export const wordsVersion: number = data.version;

/** English words of 4 to 9 letters that are neither names nor cities; the most common first. For the names of firms. */
export const firmWords: readonly string[] = data.firm.split('|');

/** Legal forms of firms: GmbH, Ltd., S.A. … */
export const legalForms: ReadonlySet<string> = new Set(data.legalForms.split('|'));

/** Folded names and cities that are ordinary words as well: may, will, rose. */
export const ordinaryWords: ReadonlySet<string> = new Set(data.ordinary.split('|'));

/**
 * Names of plain Latin letters, folded, that mean something else as well: detection takes them for names where one that is
 * nothing else stands beside them, and some never. Written by scripts/lists/other-meanings.ts.
 */
export const otherMeanings: ReadonlySet<string> = new Set(meanings.names.split(' '));
