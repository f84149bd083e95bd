import type { Finding } from '../../../shared/domain';

/** Values in a sentence: lists of them, and how many are named. */

export const listed = new Intl.ListFormat('en', { type: 'conjunction' });

export const either = new Intl.ListFormat('en', { type: 'disjunction' });

const languages = new Intl.DisplayNames('en', { type: 'language' });
/** The name of a BCP 47 language. */
export const languageName = (tag: string): string => languages.of(tag) ?? tag;

/** "0, 1 and 2": the places of a list of so many, and the words between them. */
export const listParts = (length: number): { type: 'element' | 'literal'; value: string }[] =>
  listed.formatToParts(Array.from({ length }, (_, index) => String(index)));

/** So many are named; of more it is said that there are. */
export const mostNamed = 3;

export const named = (values: readonly string[]): string => {
  const rest = values.length - mostNamed;
  return listed.format(rest > 0 ? [...values.slice(0, mostNamed), `${rest} more`] : values);
};

export const standInsOf = (others: readonly Finding[]): string =>
  named(others.map(({ surrogate, original }) => `${surrogate} (in place of ${original})`));
