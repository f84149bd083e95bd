import type { EntityType } from '../../../../../shared/domain';
import { grouped } from '../../grouped';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { language } from '../../text/language';
import { holding } from '../../text/pieces';
import type { Found } from '../resolve';
import { whoseIs } from './whose';

/** Clues of a crossword: whom and what they name is to be guessed, and the number behind says how many letters it has. */

const puzzles = oneLine`
  crosswords?|cryptic|Kreuzworträtsel\p{L}?|Schwedenrätsel|mots[ -](?:croisés|fléchés)|crucigramas?|cruciverba
  |parole crociate|kruiswoord\p{L}*|cryptogram\p{L}*|puzzelwoord\p{L}*|krzyżówk\p{L}{1,3}|palavras cruzadas
  |korsord\p{L}{0,3}|bulmaca\p{L}{0,4}
`;
const puzzle = wordPattern(new RegExp(`(?<!\\p{L})(?:${puzzles})(?!\\p{L})`, 'iu'));
const puzzleUnspaced = /填字|纵横字谜|字谜|クロスワード/u;
const many = '\\d{1,2}(?: ?[,-] ?\\d{1,2}){0,4}';
const unit = '(?:letters?|Buchstaben|lettres|letras|lettere|liter\\p{L}{0,2}|bokstäver|harf|字|文字)';
/** "(5)", "(3, 4)", "(5 letters)", "en 6 lettres" */
const length = `(?:\\(${many}(?: ?${unit})?\\)|(?:en|mit|con|em|met|z|i|de|with) \\d{1,2} ${unit}(?!\\p{L}))`;
const lengthInWords = `(?:\\(${many} ?${unit}\\)|(?:en|mit|con|em|met|z|i|de|with) \\d{1,2} ${unit}(?!\\p{L}))`;
const words = '[^"“”„«»‘「」『』,;:\\n()]{2,90}';
/** In quotes, or with a word for letters. */
const marked = [
  `["“„«‘「『](?<said>[^"“”„«»‘「」『』\\n()]{2,90})["“”»’」』],? ?${length}`,
  `(?:(?<=[,;:\\n] ?)|^)(?<said>${words}),? ?${lengthInWords}`,
].map((source) => new RegExp(source, 'giu'));
/** A numbered line of its own, or in a list that the word for the puzzle opens. */
const numbered = new RegExp(
  `(?<=^|\\n)[ \\t>*-]{0,4}\\d{1,2}[.)]?[ \\t]{1,3}(?<said>${words}),? ?${length}(?=[ \\t]*[.,;]?[ \\t]*(?:\\n|$))`,
  'giu',
);
const opened = new RegExp(`(?<!\\p{L})(?:${puzzles}): ?(?<list>[^\\n"“„«»「『]{0,1000})`, 'giu');
const inList = new RegExp(`(?<said>${words}) ?\\(${many}\\)`, 'giu');
const fewest = 2;
const guessed = new Set<EntityType>(['PERSON', 'LOCATION', 'ORGANIZATION', 'OCCUPATION', 'NRP', 'AGE']);
/** "Sister of Emma (4)" tells who is to be guessed, "Petra Lowe (5)" and "Katja van Dijk (9)" how old they are. */
const toldBy =
  /(?<!\p{L})(?:of|by|with|from|about|von|mit|aus|über|de|du|sur|di|del|della|da|su|sobre|van|met|uit|over|z|od|o|av|med|från|om|[dl]['’]) ?\p{L}+$/iu;
const isTold = (said: string): boolean => toldBy.test(said) && !isGivenName(/^\p{L}+/u.exec(said)?.[0] ?? '');

interface Stretch {
  readonly start: number;
  readonly end: number;
  /** What the clue says, without its number. */
  readonly said: { readonly from: number; readonly to: number };
}
const stretchesOf = (text: string, pattern: RegExp, offset: number): Stretch[] =>
  Array.from(text.matchAll(pattern), ({ 0: whole, index, groups: { said = '' } = {} }) => {
    const at = offset + index + whole.indexOf(said);
    const from = at + said.length - said.trimStart().length;
    return { start: offset + index, end: offset + index + whole.length, said: { from, to: from + said.trim().length } };
  });

/** The findings without what the clues of a crossword name. */
export const withoutClues = (text: string, found: readonly Found[]): readonly Found[] => {
  if (!found.some(({ type }) => guessed.has(type))) return found;
  if (!puzzle.test(text) && !puzzleUnspaced.test(text)) return found;
  const code = language(text);
  const persons = grouped(
    found.filter(({ type }) => type === 'PERSON'),
    ({ end }) => end,
  );
  /** A list of people is written so as well: there a name right before the number is somebody's. */
  const isOfSomebody = ({ said: { from, to } }: Stretch, isList: boolean): boolean =>
    whoseIs(text.slice(from, to), code).ours ||
    (persons.get(to)?.some(({ start }) => (isList || start <= from) && !isTold(text.slice(from, to))) ?? false);
  const listed = Array.from(text.matchAll(opened), ({ 0: whole, index, groups: { list = '' } = {} }) =>
    stretchesOf(list, inList, index + whole.length - list.length),
  ).flat();
  const asked = [
    ...marked.flatMap((pattern) => stretchesOf(text, pattern, 0)).filter((each) => !isOfSomebody(each, false)),
    ...[...stretchesOf(text, numbered, 0), ...listed].filter((each) => !isOfSomebody(each, true)),
  ];
  if (new Set(asked.map(({ end }) => end)).size < fewest) return found;
  const isAsked = holding(asked);
  return found.filter((each) => !guessed.has(each.type) || !isAsked(each));
};
