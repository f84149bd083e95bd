import { stopWordsOf } from '../lists';
import { matchedLength } from '../text/around';
import { textLanguage } from '../text/language';
import { isStopWord } from './words/vocabulary';

interface Place {
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** Says which words tell nothing in the language of a text, as far as it can be told: "dan" is a word in Polish, in English a man. */
export const stopWordsIn = (text: string): ((word: string) => boolean) => {
  const words = stopWordsOf[textLanguage(text) ?? ''];
  return words === undefined ? isStopWord : (word) => words.has(word.toLowerCase());
};

/** A text without the stop words and signs at its edges: "my sponsor" is a sponsor. Null where nothing but numbers is left. */
export const coreOf = (text: string, isStop = isStopWord): Place | null => {
  const telling = [...text.matchAll(wordPattern)].filter(([word]) => !isStop(word));
  const [first, last] = [telling[0], telling.at(-1)];
  if (first === undefined || last === undefined || !telling.some(([word]) => /\p{L}/u.test(word))) return null;
  return { start: first.index, end: last.index + last[0].length };
};

/** "'s" behind a name, "s" behind its stem: the end of a word that was cut. */
const ending = /^['’]?[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,4}(?!\p{L})/u;

/** A letter alone, of a script with spaces, tells nothing. */
const isLetter = (text: string): boolean => /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text);

/**
 * What each span covers that none of `taken`, nor a span before it, does: the whole of it as it is, a part without the stop
 * words at its edges. Time linear in both, once they are sorted.
 * @param taken Not overlapping.
 */
export const leftOver = <Span extends Place>(
  text: string,
  taken: readonly Place[],
  spans: readonly Span[],
): readonly Span[] => {
  const isStop = stopWordsIn(text);
  const others = taken.toSorted((a, b) => a.start - b.start);
  const left: Span[] = [];
  let at = 0;
  let covered = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    let start = Math.max(span.start, covered);
    covered = Math.max(covered, span.end);
    while (start < span.end) {
      while ((others[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
      const next = others[at] ?? { start: span.end, end: span.end };
      const isCut = start > span.start && /\S/u.test(text.charAt(start - 1));
      const tail = isCut ? matchedLength(ending, text.slice(start, span.end)) : 0;
      start = Math.min(start + tail, next.start);
      const rest = text.slice(start, Math.min(span.end, next.start));
      const core = rest.length === span.end - span.start ? { start: 0, end: rest.length } : coreOf(rest, isStop);
      if (core !== null && !isLetter(rest.slice(core.start, core.end)))
        left.push({ ...span, start: start + core.start, end: start + core.end });
      start = next.end;
    }
  }
  return left;
};
