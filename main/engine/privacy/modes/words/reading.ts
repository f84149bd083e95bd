import type { Span } from '../../../../../shared/domain';
import { language } from '../../detect/language';
import { codeIn } from '../../detect/tokens';
import { inCase, letterCaseOf, titled } from '../../entities/letter-case';

/** A word of a text, outside of what was found, of code and of other languages. */
export interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly lower: string;
}

/** Plain words of English letters; not a part of a name in code, of a number or of an address. */
const words = /(?<![\p{L}\p{M}\p{N}_@/\\.#$]|['’](?=\p{L}))[A-Za-z]+(?![\p{L}\p{M}\p{N}_@/\\]|\.[\p{L}\p{N}]|-\p{N})/gu;
const paragraphs = /[^\n]+/gu;

export interface Reading {
  readonly occurrences: readonly Occurrence[];
  /** Whether paragraphs in other languages kept their words. */
  readonly otherLanguages: boolean;
}

/** The words of the English paragraphs of a text, beside its spans. A paragraph too short to tell goes with the text. */
export const readWords = (text: string, spans: readonly Span[]): Reading => {
  const whole = language(text) ?? 'en';
  const isCode = codeIn(text);
  const occurrences: Occurrence[] = [];
  let otherLanguages = false;
  let next = 0;
  for (const { 0: paragraph, index: from } of text.matchAll(paragraphs)) {
    if ((language(paragraph) ?? whole) !== 'en') {
      otherLanguages = true;
      continue;
    }
    for (const { 0: word, index } of paragraph.matchAll(words)) {
      const start = from + index;
      const end = start + word.length;
      while (next < spans.length && (spans[next]?.end ?? 0) <= start) next++;
      const span = spans[next];
      if ((span !== undefined && span.start < end) || isCode(start)) continue;
      occurrences.push({ start, end, lower: word.toLowerCase() });
    }
  }
  return { occurrences, otherLanguages };
};

/** A word in the case of another. */
export const likeWritten = (word: string, original: string): string =>
  inCase(word, titled(word), letterCaseOf(original, titled(original.toLowerCase())));
