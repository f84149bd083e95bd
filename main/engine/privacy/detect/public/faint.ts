import type { Tagged } from '../../../../../shared/tagger';
import { cities, countries, names } from '../../lists';
import { textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { byPiece, lastBefore, paragraphsOf } from '../../text/pieces';
import { isCommonWord } from '../words/vocabulary';
import { asideOf } from './asides';
import { isRequestText } from './requests';
import { isFile, isLetter } from './texts';
import { listening } from './weights';
import { whoseIs } from './whose';

/**
 * What the model read, with the faint names where somebody's own are to be expected: in a post, a letter, a lone
 * sentence. What asks something of a model has far more words that only look like names (products, terms, code). A
 * faint name takes the place of those that it overlaps: it is the same name, with more of its words.
 */
export const heard = (text: string, tagged: readonly Tagged[]): Tagged[] => {
  const sure = tagged.filter(({ faint }) => faint !== true);
  if (sure.length === tagged.length) return sure;
  const asks = isRequestText(text);
  const isPost = !asks && text.length <= post;
  const least = leastIn(text, asks);
  const faint = tagged
    .filter((span) => span.faint === true && (span.score >= least(span.start) || isWider(sure, span)))
    .filter((span) => mayBeName(text, span, isPost))
    .filter(({ start, end }) => !cells.test(text.slice(start, end)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return [...faint, ...sure.filter((span) => !isTouched(faint, span))];
};

/** A text up to this long that asks for nothing may be a post: names stand there without much around them. */
const post = 280;
/** "Mona,Ferrell": cells of a row. */
const cells = /[,;|\t\n](?=\S)|[ ]{3,}/;
/** How likely it must be where nothing but the model takes the first word of a sentence for a name. */
const atStart = 0.3;
const beginsSentence = /(?:^|[.!?…:;•*#>|\n-])["'“„«(]?\s*$/u;
const word = /\p{L}[\p{L}\p{M}]*/gu;

/**
 * A capital inside a sentence makes a name likely; one at its start where it is no plain word, in a post; elsewhere
 * where the lists know it; a small word is one where the lists know it as nothing else.
 */
const mayBeName = (text: string, { start, end, score }: Tagged, isPost: boolean): boolean => {
  const words = [...text.slice(start, end).matchAll(word)].map(([found]) => found);
  const isFirst = beginsSentence.test(textBefore(text, start, 8));
  return words.some((each, at) => {
    const lower = each.toLowerCase();
    const isLarge = each !== lower;
    if (isLarge && (at > 0 || !isFirst)) return true;
    const isListed = names.has(fold(each)) || cities.has(lower) || countries.has(lower);
    // "Souhaite un poste": what begins a sentence has its capital from there.
    return isLarge
      ? isListed || (isPost && score >= atStart && !isCommonWord(lower))
      : isListed && !isCommonWord(lower);
  });
};

/** How likely a faint name must be, by its place. */
const leastIn = (text: string, asks: boolean): ((at: number) => number) => {
  if (!asks) return () => listening.telling;
  const code = language(text);
  const aside = asideOf(text)?.start ?? text.length;
  const leastOf = byPiece(paragraphsOf(text), (passage) => {
    const { kin, ours } = whoseIs(passage, code);
    return kin || ours || isLetter(passage) || isFile(passage) ? listening.own : listening.asking;
  });
  return (at) => (at >= aside ? listening.telling : leastOf(at));
};

/** How likely the rest of a name must be whose beginning or end the model is sure of. */
const ofWhole = 0.3;
/** "Tobias Ehrlich", of which "Tobias" is sure. */
const isWider = (sure: readonly Tagged[], { type, start, end, score }: Tagged): boolean => {
  const inner = sure[lastBefore(sure, end - 1)];
  return score >= ofWhole && inner !== undefined && inner.type === type && inner.start >= start && inner.end <= end;
};

/** Whether one of the sorted spans, none of which overlap, touches `span`. */
const isTouched = (spans: readonly Tagged[], { start, end }: Tagged): boolean =>
  (spans[lastBefore(spans, end - 1)]?.end ?? 0) > start;
