import type { Candidate } from '../../entities/entity';
import { introductions } from '../../entities/quantities/people/words';
import { foldName, isGivenName, isListedPlace, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { perhapsCapital } from '../../text/pieces';
import { isAnyWord } from '../words/vocabulary';

/** Names with a space behind each letter: "J o h n  S m i t h", "J O H N  S M I T H". */

const letters = (first: string, next: string): string => `${first}(?: ${next}(?!\\p{L})){2,14}`;
const titled = letters('\\p{Lu}', '\\p{Ll}');
const shouted = letters('\\p{Lu}', '\\p{Lu}');
/** Between words in capitals one space more parts them, else the next capital does. */
const spaced = new RegExp(
  `${perhapsCapital}(?<![\\p{L}\\p{N}])(?:${titled}(?: {1,4}${titled}){1,3}|${shouted}(?: {2,4}${shouted}){1,3})(?! \\p{L}(?!\\p{L}))`,
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

/** "K-A-T-H-R-Y-N", "K. A. T. H.": as one spells it for another. */
const spelled = new RegExp(
  `${perhapsCapital}(?<![\\p{L}\\p{N}-])\\p{Lu}(?:(?:-|\\. ?| - |, )\\p{Lu}(?!\\p{L})){2,19}(?![\\p{L}\\p{N}-])`,
  'gu',
);
const spelling = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      spelled|spelt|spell it|spelling|buchstabiert?|buchstabiere|geschrieben|épel\p{L}{1,3}|s['’]écrit
      |deletre\p{L}{1,4}|se escribe|con (?:las )?letras|si scrive|spell?at[oa]|gespeld|gespelt|je schrijft
      |literuj\p{L}{1,2}|przeliterow\p{L}{2,4}|pisze się|soletr\p{L}{1,4}|escreve-se|bokstavera\p{L}{0,2}|stavas
      |hecele\p{L}{1,6}|yazılışı
    )(?!\p{L})[^.!?\n]{0,12}$
  `,
  'iu',
);
const anyWord = /\p{L}[\p{L}\p{M}]{2,}/gu;

/**
 * A word that is spelled out is one that the text has as a name, or that no list has as a word. What it has in capitals alone
 * is an abbreviation, unless it is in the lists of names.
 */
const spelledNames = (text: string): Candidate[] => {
  const found = [...text.matchAll(spelled)];
  if (found.length === 0) return [];
  const written = Array.from(text.matchAll(anyWord), ([word]) => word);
  const words = new Set(written.map(foldName));
  const inSmallLetters = new Set(written.filter((word) => /\p{Ll}/u.test(word)).map(foldName));
  return found.flatMap(({ 0: apart, index: start }) => {
    const word = foldName(apart.replace(/[^\p{L}]/gu, ''));
    const isSpelled = names.has(word)
      ? words.has(word) || spelling.test(textBefore(text, start))
      : inSmallLetters.has(word) && !isListedPlace(word);
    return isSpelled && (isGivenName(word) || !isAnyWord(word))
      ? [{ start, end: start + apart.length, score: 0.9, reason: 'a name letter by letter' }]
      : [];
  });
};

/** Linear in the text. */
export const spacedNames = (text: string): Candidate[] => [
  ...spelledNames(text),
  ...[...text.matchAll(spaced)].flatMap(({ 0: written, index: start }) => {
    const [first = '', ...others] = wordsOf(written);
    const isListed = isGivenName(first) && others.some((word) => names.has(word));
    return isListed || introduced.test(textBefore(text, start))
      ? [{ start, end: start + written.length, score: 0.9, reason: 'a name letter by letter' }]
      : [];
  }),
];
