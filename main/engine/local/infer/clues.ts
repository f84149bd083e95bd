import type { Decision, Finding } from '../../../../shared/domain';
import type { Clue } from '../../../../shared/ipc';
import { stopWordsIn } from '../../privacy';
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

/** The words at a place as the window shows them, and how to protect them. */
export const clueOf = (
  { sanitized, findings, draft }: Sent,
  { start, end, type = 'WORD' }: Pick<Evidence, 'start' | 'end' | 'type'>,
  // "MIR" is a word in German, and in Spanish an exam.
  isStop = stopWordsIn(sanitized),
): Clue => {
  const text = sanitized.slice(start, end);
  const value = type === 'WORD' ? (core(text, isStop) ?? text) : text;
  const decision: Decision | null = draft ? { value, type, action: 'protect' } : null;
  return {
    text,
    draft: draft ? { start: toDraft(findings, start), end: toDraft(findings, end - 1) + 1 } : null,
    sanitized: draft ? { start, end } : null,
    decision,
  };
};

/** What the rules find in a text, each with its clue. */
export const cluedEvidence = (sent: Sent): Clued<Clue>[] => {
  const isStop = stopWordsIn(sent.sanitized);
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
