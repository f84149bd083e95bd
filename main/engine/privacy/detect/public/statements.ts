import type { EntityType } from '../../../../../shared/domain';
import { grouped } from '../../grouped';
import { isListedPlace } from '../../lists';
import { textAfter, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { byPiece, lastBefore, paragraphsOf, remembered } from '../../text/pieces';
import type { Found } from '../resolve';
import { isBrand } from './brands';
import { speaksToUs } from './contexts';
import { famousIn } from './named-figures';
import { isReported } from './prices';
import { type Sentence, sentencesOf } from './sentences';
import {
  another,
  business,
  businessUnspaced,
  costing,
  crowned,
  dayLongAgo,
  deeds,
  deedsUnspaced,
  goingOn,
  household,
  large,
  noted,
  placeBefore,
  placeBehind,
  quoted,
  vast,
  worldly,
  worldlyUnspaced,
} from './statement-words';
import { isFile, isLetter, isRecord } from './texts';
import { isLongAgo } from './topics';
import { whoseIs } from './whose';

/** What is told of the world: a figure's age and prizes, what a film took, a tower cost, a share lost. */

/** What such a sentence tells … */
const numbers = new Set<EntityType>([
  'MONEY',
  'AGE',
  'DATE',
  'DATE_OF_BIRTH',
  'PERCENTAGE',
  'COUNT',
  'DURATION',
  'TIME',
  'BODY_MEASURE',
]);
/** … and what it tells of a figure. */
const told = new Set<EntityType>([...numbers, 'MEDICAL_CONDITION', 'NRP', 'OCCUPATION', 'LOCATION', 'ORGANIZATION']);

/** … or of a firm, whose sums may be somebody's. */
const reportable = new Set<EntityType>(['DATE', 'PERCENTAGE', 'COUNT', 'DURATION', 'TIME', 'LOCATION', 'ORGANIZATION']);

/** Of whom or of what a sentence tells, from who is surest to be the world's: by a full name that few others bear … */
type Subject = 'figure' | 'one word' | 'borne' | 'given' | 'brand' | 'place' | null;

const subjectOf = remembered((sentence: string): Subject => {
  const isPlaceName = ({ start, end }: { start: number; end: number }): boolean =>
    placeBefore.test(textBefore(sentence, start, 28)) || placeBehind.test(textAfter(sentence, end, 16));
  // What is paid for a figure's tickets is said before the name.
  const sum = sentence.search(/[€$£¥]|\d ?(?:EUR|USD|GBP|[Ee]uros?|dollars?|pounds?|zł|kr|TL)(?!\p{L})/u);
  const figures = famousIn(sentence).filter((figure) => !isPlaceName(figure) && (sum < 0 || figure.start < sum));
  if (figures.some(({ fame, words }) => fame === 'famous' && words > 1)) return 'figure';
  const isDone = deeds.test(sentence) || deedsUnspaced.test(sentence);
  if ((isDone && figures.some(({ fame }) => fame === 'famous')) || crowned.test(sentence)) return 'one word';
  if (figures.some(({ words }) => words > 1)) return 'borne';
  if (figures.length > 0) return 'given';
  const words = Array.from(sentence.matchAll(capitalised), ([word]) => word.replace(/['’]s$/, ''));
  if (words.some(isBrand)) return 'brand';
  return words.some(isListedPlace) ? 'place' : null;
});
const capitalised = /\p{Lu}[\p{L}\p{M}’'-]+/gu;

/** How surely a sentence tells of the world: of nobody else's; of those whom it names, if nothing in the text is private; or not. */
type Told = 'surely' | 'likely' | 'but for sums' | null;

/** Nobody in it says I, and nothing is done to us. */
const isNobodys = (sentence: string): boolean =>
  !noted.test(sentence) &&
  !speaksToUs(sentence) &&
  ![language(sentence), null].some((code) => whoseIs(sentence, code).self);

/** "165 Mio.": Italians say mio. */
const millions = /(?<=\d ?)Mio(?!\p{L})/gu;

const toldIn = remembered((written: string): Told => {
  const sentence = written.replace(millions, 'Millionen');
  if (!/[\d零一二三四五六七八九十]/.test(sentence) || !isNobodys(sentence)) return null;
  const subject = subjectOf(sentence);
  // Of one whom everybody knows one may tell whose son he was.
  const isOfFigure = subject !== null && subject !== 'brand' && subject !== 'place';
  if (!isOfFigure && household.test(sentence)) return null;
  const isWorldly = worldly.test(sentence) || worldlyUnspaced.test(sentence);
  if (subject === 'figure' || (isWorldly && subject !== null && subject !== 'given')) return 'surely';
  if (subject === 'one word') return 'likely';
  if (!isOfFigure && another.test(sentence)) return null;
  if (isWorldly || quoted.test(sentence)) return 'likely';
  if (vast.test(sentence)) return subject !== null || !isReported(sentence) ? 'likely' : null;
  if (subject === null) return null;
  if (isLongAgo(sentence) || dayLongAgo.test(sentence)) return 'likely';
  if (subject === 'borne') return large.test(sentence) ? 'likely' : null;
  if (subject !== 'brand') return null;
  if (costing.test(sentence)) return 'likely';
  return business.test(sentence) || businessUnspaced.test(sentence) ? 'but for sums' : null;
});

/** In "165 Mio. Euro" and "28. August" no sentence ends. */
const shortened = /(?<!\p{L})(?:Mio|Mrd|Tsd|mld|mln|ca|St|approx|v|Chr|J\.-C|Jh)\.\s$|(?<!\d)\d{1,2}\.\s$/u;
const longest = 480;
const whole = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && last.text.length < longest && shortened.test(last.text.slice(-8)))
      sentences[sentences.length - 1] = { start: last.start, text: last.text + sentence.text };
    else sentences.push(sentence);
  }
  return sentences;
};

/** Whether the sentence around a place tells of the world, so that whom it names may be the one whom everybody knows. */
export const toldAt = (text: string): ((at: number) => boolean) =>
  byPiece(whole(text), (sentence) => ['surely', 'likely'].includes(toldIn(sentence) ?? ''));

/**
 * The findings without what sentences tell of those whom everybody knows, of films and towers and firms. Linear in the text.
 * @param found Sorted by their start, without the names that are the world's.
 */
export const withoutStatements = (text: string, found: readonly Found[]): readonly Found[] => {
  if (!found.some(({ type }) => told.has(type)) || isRecord(text)) return found;
  const sentences = whole(text);
  const bySentence = grouped(found, ({ start }) => lastBefore(sentences, start));
  const ofSomebody = found.filter(({ type }) => !told.has(type));
  const paragraphs = paragraphsOf(text);
  const privately = new Set(ofSomebody.map(({ start }) => lastBefore(paragraphs, start)));
  const isAllPrivate = isLetter(text) || isFile(text);
  const isWorlds: (Told | false)[] = [];
  for (const [at, { start, text: sentence }] of sentences.entries()) {
    const here = bySentence.get(at) ?? [];
    const before = isWorlds[at - 1];
    const goesOn = before === 'surely' || before === 'likely';
    const goesOnHere = goesOn && goingOn.test(sentence) && isNobodys(sentence) && !household.test(sentence);
    const said = toldIn(sentence) ?? (goesOnHere ? before : null);
    const isBeside = isAllPrivate || privately.has(lastBefore(paragraphs, start));
    const isPrivate = here.some(({ type }) => !told.has(type)) || (isBeside && said !== 'surely');
    isWorlds.push(isPrivate ? false : said);
  }
  return found.filter(({ type, start }) => {
    const said = isWorlds[lastBefore(sentences, start)];
    if (!said || !told.has(type)) return true;
    return said === 'but for sums' ? !reportable.has(type) : !(numbers.has(type) || said === 'surely');
  });
};
