import type { Replacement, Span } from '../../../../../shared/domain';
import { codeIn } from '../../detect/words/tokens';
import { inCase, letterCaseOf, titled } from '../../entities/letter-case';
import { language } from '../../text/language';
import { structuredIn } from './structured';

/** A word of a text, outside of what was found, of code and structured text and of other languages. */
export interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly lower: string;
}

/** Plain words of English letters; not a part of a name in code, of a number or of an address. */
const words = /(?<![\p{L}\p{M}\p{N}_@/\\.#$]|['’](?=\p{L}))[A-Za-z]+(?![\p{L}\p{M}\p{N}_@/\\]|\.[\p{L}\p{N}]|-\p{N})/gu;
const paragraphs = /[^\n]+/gu;

interface Reading {
  readonly occurrences: readonly Occurrence[];
  /** Whether paragraphs in other languages kept their words. */
  readonly otherLanguages: boolean;
}

/** The words of the English paragraphs of a text, beside its spans. A paragraph too short to tell goes with the text. */
export const readWords = (text: string, spans: readonly Span[]): Reading => {
  const whole = language(text) ?? 'en';
  const isCode = codeIn(text);
  const isStructured = structuredIn(text);
  const occurrences: Occurrence[] = [];
  let otherLanguages = false;
  const isFree = beside(spans);
  for (const { 0: paragraph, index: from } of text.matchAll(paragraphs)) {
    if ((language(paragraph) ?? whole) !== 'en') {
      otherLanguages = true;
      continue;
    }
    for (const { 0: word, index } of paragraph.matchAll(words)) {
      const start = from + index;
      const end = start + word.length;
      if (!isFree(start, end) || isCode(start) || isStructured(start)) continue;
      occurrences.push({ start, end, lower: word.toLowerCase() });
    }
  }
  return { occurrences, otherLanguages };
};

/** Whole numbers in digits, beside what was found; none in code or structured text, of a version, a unit or a list. */
const digits =
  /(?<!(?:^|\n)[ \t]{0,20})(?<![\p{L}\p{M}\p{N}_@/\\.,:;#$€£%^+-]|[\p{L}\p{N}] ?[.,])[1-9]\d{0,5}(?![\p{L}\p{M}\p{N}_@/\\:%)]|[.,]\p{N}|-)/gu;

const beside = (spans: readonly Span[]): ((start: number, end: number) => boolean) => {
  let next = 0;
  return (start, end) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= start) next++;
    return (spans[next]?.start ?? end) >= end;
  };
};

export const readNumbers = (text: string, spans: readonly Span[]): Occurrence[] => {
  const isCode = codeIn(text);
  const isStructured = structuredIn(text);
  const isFree = beside(spans);
  return [...text.matchAll(digits)].flatMap(({ 0: number, index: start }) => {
    const end = start + number.length;
    return isFree(start, end) && !isCode(start) && !isStructured(start) ? [{ start, end, lower: number }] : [];
  });
};

/** Every word and number beside what was found, in small letters: what a text is counted by. */
export const readAllWords = (text: string, spans: readonly Span[]): string[] => {
  const isFree = beside(spans);
  return [...text.matchAll(/[\p{L}\p{M}]+|\p{Nd}+/gu)].flatMap(({ 0: word, index }) =>
    isFree(index, index + word.length) ? [word.toLowerCase()] : [],
  );
};

/** Mentions of words that were replaced in the conversation before: what was sent stays as sent, in any mode. */
export const wordsSentBefore = (text: string, spans: readonly Span[], committed: readonly Replacement[]): Span[] => {
  const sent = new Set(
    committed.flatMap(({ mechanism, original }) => (mechanism === 'word-ldp' ? [original.toLowerCase()] : [])),
  );
  if (sent.size === 0) return [];
  const isFree = beside(spans);
  return [...text.matchAll(words), ...text.matchAll(digits)]
    .sort((a, b) => a.index - b.index)
    .flatMap(({ 0: word, index: start }): Span[] => {
      const end = start + word.length;
      return sent.has(word.toLowerCase()) && isFree(start, end)
        ? [{ start, end, type: 'WORD', risk: 2, score: 1, source: 'mode', reason: 'sent before' }]
        : [];
    });
};

/** A word in the case of another. */
export const likeWritten = (word: string, original: string): string => {
  const folded = original.toLowerCase();
  return inCase(word, titled(word), letterCaseOf(original, folded, titled(folded)));
};
