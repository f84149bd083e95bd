import type { Decision, Finding } from '../../../../shared/domain';
import type { Clue } from '../../../../shared/ipc';
import { coreOf, isStopWord, stopWordsIn } from '../../privacy';
import { core } from '../quotes';
import type { Clued } from './combine';
import { findEvidence, wordsAt } from './evidence';
import type { Evidence } from './told';

/** A sanitized text with its findings. `draft`: what is not sent yet; else it was an earlier turn. */
export interface Sent {
  readonly sanitized: string;
  readonly findings: readonly Finding[];
  readonly draft: boolean;
}

/** A place of the sanitized text in the draft: between stand-ins they differ by a shift. Findings are sorted. */
const toDraft = (findings: readonly Finding[], place: number): number => {
  const before = findings.findLast(({ surrogateStart }) => surrogateStart <= place);
  if (before === undefined) return place;
  return place < before.surrogateEnd
    ? before.start + place - before.surrogateStart
    : before.end + place - before.surrogateEnd;
};

/** Short words of any language tell nothing in small letters: "am" in English, no "MIR", which is a word in German and an exam in Spain. */
const tellsNothing = (text: string): ((word: string) => boolean) => {
  const isStop = stopWordsIn(text);
  return (word) => isStop(word) || (word.length <= longestShort && word === word.toLowerCase() && isStopWord(word));
};
const longestShort = 3;

/** The kept value that the words of a clue are, or are a part of: its kind says what stands for it. */
const keptAt = (
  { sanitized, findings }: Sent,
  { start, end }: Pick<Evidence, 'start' | 'end'>,
  isStop: (word: string) => boolean,
): Finding | undefined =>
  findings.find(({ mechanism, surrogateStart, surrogateEnd }) => {
    if (mechanism !== null || surrogateStart >= end || surrogateEnd <= start) return false;
    const around = [sanitized.slice(start, surrogateStart), sanitized.slice(Math.min(end, surrogateEnd), end)];
    return around.every((words) => coreOf(words, isStop) === null);
  });

/** The words at a place as the window shows them, and how to protect them. */
export const clueOf = (
  sent: Sent,
  { start, end, type = 'WORD' }: Pick<Evidence, 'start' | 'end' | 'type'>,
  isStop = tellsNothing(sent.sanitized),
): Clue => {
  const { sanitized, findings, draft } = sent;
  const text = sanitized.slice(start, end);
  const kept = type === 'WORD' ? keptAt(sent, { start, end }, isStop) : undefined;
  const value = kept?.surrogate ?? (type === 'WORD' ? (core(text, isStop) ?? text) : text);
  const decision: Decision | null = draft ? { value, type: kept?.type ?? type, action: 'protect' } : null;
  return {
    text,
    draft: draft ? { start: toDraft(findings, start), end: toDraft(findings, end - 1) + 1 } : null,
    sanitized: draft ? { start, end } : null,
    decision,
  };
};

/** What the rules find in a text, each with its clue. */
export const cluedEvidence = (sent: Sent): Clued<Clue>[] => {
  const isStop = tellsNothing(sent.sanitized);
  return findEvidence(sent.sanitized, sent.findings).map((each) => ({
    attribute: each.attribute,
    guess: each.guess,
    points: each.points,
    ...(each.bits === undefined ? {} : { bits: each.bits }),
    clue: clueOf(sent, each, isStop),
    ...(each.weak === undefined ? {} : { weak: each.weak }),
    words: wordsAt(sent.sanitized, each),
  }));
};
