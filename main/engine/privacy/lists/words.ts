import common from '../../../../resources/lists/common-words.json';
import meanings from '../../../../resources/lists/other-meanings.json';
import small from '../../../../resources/lists/small-words.json';
import stop from '../../../../resources/lists/stop-words.json';
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

type WordsByLanguage = Readonly<Record<string, ReadonlySet<string>>>;
const byLanguage = (listed: Readonly<Record<string, string>>): WordsByLanguage =>
  Object.fromEntries(Object.entries(listed).map(([code, words]) => [code, new Set(words.split(' '))]));

/** Words of the sentence in each language, by code. */
export const stopWordsOf = byLanguage(stop);
/** Words of every day in each language, by code. */
export const commonWordsOf = byLanguage(common);
/** What the texts of a language have in small letters and no list as a name, by code. */
export const smallWordsOf = byLanguage(small);

/** Whether any of the languages has it, in small letters and with its accents, as a word: está, mãe, güzel. */
export const isWordOfAny = (lower: string): boolean =>
  [stopWordsOf, commonWordsOf, smallWordsOf].some((lists) => Object.values(lists).some((words) => words.has(lower)));
