import type { EntityType } from '../../../../shared/domain';
import { wordPattern } from '../entities/word-starts';
import type { Found } from './resolve';

/** Clues of a crossword: whom and what they name is to be guessed, and the number behind says how many letters it has. */

const puzzle = wordPattern(
  /(?<!\p{L})(?:crosswords?|cryptic|Kreuzworträtsel\p{L}?|Schwedenrätsel|mots[ -](?:croisés|fléchés)|crucigramas?|cruciverba|parole crociate|kruiswoord\p{L}*|cryptogram\p{L}*|puzzelwoord\p{L}*|krzyżówk\p{L}{1,3}|palavras cruzadas|korsord\p{L}{0,3}|bulmaca\p{L}{0,4})(?!\p{L})/iu,
);
const puzzleUnspaced = /填字|纵横字谜|字谜|クロスワード/u;
/** From a quote, a comma or a line's start up to the number of letters. */
const clue =
  /(?:["“”„«‘「『]|(?<=[,;:\n] ?)|^)[^"“”„«»‘「」『』,;:\n()]{2,90}["“”»’」』]?,? ?(?:\((?:\d{1,2}(?: ?[,-] ?\d{1,2}){0,4})(?: ?(?:letters?|Buchstaben|lettres|letras|lettere|letters|liter|bokstäver|harf|字|文字))?\)|(?:en|mit|con|em|met|z|i|de|with) \d{1,2} (?:letters?|Buchstaben|lettres|letras|lettere|liter\p{L}{0,2}|bokstäver)(?!\p{L}))/giu;
const fewest = 2;
const guessed = new Set<EntityType>(['PERSON', 'LOCATION', 'ORGANIZATION', 'OCCUPATION', 'NRP', 'AGE']);

/** The findings without what the clues of a crossword name. */
export const withoutClues = (text: string, found: readonly Found[]): readonly Found[] => {
  if (!found.some(({ type }) => guessed.has(type))) return found;
  if (!puzzle.test(text) && !puzzleUnspaced.test(text)) return found;
  const clues = Array.from(text.matchAll(clue), ({ 0: { length }, index }) => ({ from: index, to: index + length }));
  if (clues.length < fewest) return found;
  return found.filter(
    ({ start, end, type }) => !guessed.has(type) || !clues.some(({ from, to }) => from <= start && end <= to),
  );
};
