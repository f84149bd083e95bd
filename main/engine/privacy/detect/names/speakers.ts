import { names } from '../../lists';
import { fold } from '../../text/fold';
import { meeting } from '../../text/pieces';
import { isBrand } from '../public/brands';
import type { Found } from '../resolve';
import { isAnyWord } from '../words/vocabulary';

/** Who speaks in a log: "ANITA: … DESMOND: …", "[14:02] Marcus: …". */

/** A time or a mark before it, and a colon behind. */
const label =
  /^(?:[[(<]?[\d:.,/ -]{4,22}[\])>]?[ \t]*(?:- )?)?[<*_]{0,2}(\p{Lu}[\p{L}\p{M}'’-]{1,19}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,19})?)[>*_]{0,2}(?: ?\([\d:.]{4,8}\))?:[*_]{0,2}(?=[ \t])/gmu;

const isCapitals = (word: string): boolean => word === word.toUpperCase();
/** "SQL", "PDF": letters that stand for words. */
const shortest = 4;

/** A name of the lists, or no word of any. */
const mayBeName = (words: string): boolean =>
  !isBrand(words) &&
  words.split(' ').every((word) => {
    const folded = fold(word);
    return names.has(folded) || (folded.length >= shortest && !isAnyWord(folded));
  });

/** In a log in which somebody speaks twice, the others that speak where one of them was found. Linear in the text. */
export const otherSpeakers = (text: string, found: readonly Found[]): Found[] => {
  const persons = found.filter(({ type }) => type === 'PERSON');
  if (persons.length === 0 || !text.includes('\n')) return [];
  const isPerson = meeting(persons);
  const labels = Array.from(text.matchAll(label), ({ 0: whole, 1: name = '', index }) => {
    const start = index + whole.lastIndexOf(name);
    return { name, start, end: start + name.length };
  });
  const speakers = labels.filter(isPerson).map(({ name }) => name);
  const isLog = new Set(labels.map(({ name }) => name)).size < labels.length;
  if (!isLog || speakers.length === 0) return [];
  return labels
    .filter((each) => !isPerson(each) && mayBeName(each.name))
    .filter(({ name }) => speakers.some((speaker) => isCapitals(speaker) === isCapitals(name)))
    .map(
      ({ start, end }): Found => ({
        type: 'PERSON',
        start,
        end,
        score: 0.86,
        source: 'pattern',
        reason: 'speaks beside somebody',
      }),
    );
};
