import { textBefore } from '../../around';
import type { Candidate } from '../../entities/entity';
import { introductions } from '../../entities/quantities/people/words';
import { foldName, isGivenName, names } from '../../lists';

/** Names with a space behind each letter: "J o h n  S m i t h", "J O H N  S M I T H". */

const letters = (first: string, next: string): string => `${first}(?: ${next}(?!\\p{L})){2,14}`;
const titled = letters('\\p{Lu}', '\\p{Ll}');
const shouted = letters('\\p{Lu}', '\\p{Lu}');
/** Between words in capitals one space more parts them, else the next capital does. */
const spaced = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${titled}(?: {1,4}${titled}){1,3}|${shouted}(?: {2,4}${shouted}){1,3})(?! \\p{L}(?!\\p{L}))`,
  'gu',
);
const introduced = new RegExp(
  `(?<!\\p{L})(?:${introductions}|name ist|naam is|nombre es|nome [èé]|nom est|nazwisko|namn är|dear|signed|regards,?) {0,3}:? {1,3}$`,
  'iu',
);
const wordsOf = (written: string): string[] =>
  (/\p{Ll}/u.test(written) ? written.replaceAll(' ', '').split(/(?=\p{Lu})/u) : written.split(/ {2,}/)).map((word) =>
    foldName(word.replaceAll(' ', '')),
  );

/** Linear in the text. */
export const spacedNames = (text: string): Candidate[] =>
  [...text.matchAll(spaced)].flatMap(({ 0: written, index: start }) => {
    const [first = '', ...others] = wordsOf(written);
    const isListed = isGivenName(first) && others.some((word) => names.has(word));
    return isListed || introduced.test(textBefore(text, start))
      ? [{ start, end: start + written.length, score: 0.9, reason: 'a name letter by letter' }]
      : [];
  });
