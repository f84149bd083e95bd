import type { Candidate } from '../../entities/entity';
import { foldName, isCity, isGivenName, ownTown } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter } from '../../text/around';
import { isAnyWord } from '../words/vocabulary';

/** The town behind a street, in languages that decline it, or whose letters no model reads: "οδό Ερμού 45, Πάτρα", "ul. Polna 14, w Radomiu". */

/** A street of them: its letters, or its word for a kind of street. */
const declining = new RegExp(
  oneLine`
    [\p{Script=Greek}\p{Script=Cyrillic}]
    |(?<!\p{L})(?:
      ul\.|ulic\p{L}{1,2}|al\.|alej\p{L}{1,2}|alei|plac\p{L}{0,2}|os\.|osied\p{L}{2,4}|náměstí|nám\.|tříd[aěuy]|tř\.
      |nábřeží|utca|utcá\p{L}{1,4}|út|tér
    )(?!\p{L})|(?:Cad|Sok|Bulvar|Mah)
  `,
  'u',
);
/** What a house's number is declined with: "3-ba", "12'de". */
const caseEnd = "(?:[-'’]\\p{Ll}{1,4})?";
const kinds = '(?:(?:г|м|гр|с|пос)\\. ?|(?:городе?|місті|град) )?';
const town = '\\p{Lu}[\\p{Ll}\\p{M}’-]{2,24}(?:[ -]\\p{Lu}[\\p{Ll}\\p{M}]{2,24}){0,2}';
const behind = new RegExp(
  `^${caseEnd}(?<gap>, ?|,? (?<before>(?:во?|у|във?|в|στην?|στον?|στο|στα|we?|ve?) ))(?<kind>${kinds})(?<town>${town})(?![\\p{L}-])(?<after>.{0,8})`,
  'su',
);
/** Nothing is said of who stands there: the clause ends, a code follows, or a case's ending. */
const ends = /^(?:$|['’]\p{Ll}|[.,;:!?)\]»”"]|\s*\n| ?\(| \d{3})/u;
const hungarian = /(?<=.{3})(?:b[ae]n?|r[ae]|r[oóő]l|[tb][óő]l|n[áé]l|h[oeö]z|[oeö]?n|i)$/u;

const isListed = (word: string): boolean => ownTown(foldName(word)) !== null || isCity(word);

const isNameOfPlace = (words: string): boolean =>
  !isAnyWord(words.toLowerCase()) && !isGivenName(words.split(' ')[0] ?? '');

/** How much of the word is the town: Egerbe is Eger. */
const lengthOf = (word: string): number => {
  const stem = word.replace(hungarian, '');
  return !isListed(word) && isCity(stem) ? stem.length : word.length;
};

/** @param streets Candidates for streets with their houses. */
export const streetTowns = (text: string, streets: readonly Candidate[]): Candidate[] =>
  streets.flatMap(({ start, end }) => {
    const street = text.slice(start, end);
    const found = /\d/.test(street) && declining.test(street) ? behind.exec(textAfter(text, end, 96)) : null;
    const { gap = '', before, kind = '', town: words = '', after = '' } = found?.groups ?? {};
    if (found === null || words === '') return [];
    const isBeyond = /^[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(words);
    // "ул. Ленина 8, Марина опоздала": somebody else.
    const isTown =
      isListed(words) || isListed(words.slice(0, lengthOf(words)))
        ? before !== undefined || kind !== '' || !isGivenName(words) || ends.test(after)
        : before !== undefined || kind !== '' || (isBeyond && ends.test(after) && isNameOfPlace(words));
    if (!isTown) return [];
    const from = end + found[0].indexOf(gap) + gap.length + kind.length;
    return [{ start: from, end: from + lengthOf(words), score: 0.8, reason: 'behind a street' }];
  });
