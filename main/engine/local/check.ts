import type { ModelCheck } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
import type { AskModel } from './ask';
import { checkPrompts } from './check-prompts';
import { type DeepFinding, extraction, quotesOf, verified } from './extract';

export { checkBound as bound, isAble } from '../../../shared/models';

interface Fact {
  readonly start: number;
  readonly end: number;
  /** May be found; is missed by nobody. */
  readonly optional: boolean;
}

interface CheckPrompt {
  readonly text: string;
  readonly facts: readonly Fact[];
}

/** `[words](kind)` in a text. */
export const readMarked = (marked: string): CheckPrompt => {
  const facts: Fact[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: words = '', 2: kind, index } of marked.matchAll(/\[([^\]]+)\]\(([a-z]+|\?)\)/g)) {
    text += marked.slice(from, index);
    facts.push({ start: text.length, end: text.length + words.length, optional: kind === '?' });
    text += words;
    from = index + whole.length;
  }
  return { text: text + marked.slice(from), facts };
};

const prompts = checkPrompts.map(readMarked);

const shared = (a: { start: number; end: number }, b: { start: number; end: number }): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** Facts found: half of their letters. Findings that are right: half of theirs lie in facts. */
export const countRight = (facts: readonly Fact[], findings: readonly Pick<DeepFinding, 'start' | 'end'>[]) => {
  const cover = (one: { start: number; end: number }, others: readonly { start: number; end: number }[]): boolean =>
    2 * others.reduce((sum, other) => sum + shared(one, other), 0) >= one.end - one.start;
  const wanted = facts.filter(({ optional }) => !optional);
  return {
    wanted: wanted.length,
    met: wanted.filter((fact) => cover(fact, findings)).length,
    found: findings.length,
    right: findings.filter((finding) => cover(finding, facts)).length,
  };
};

/** What one of the built-in prompts counted, and its time in milliseconds. */
export interface Counted extends ReturnType<typeof countRight> {
  readonly ms: number;
}

/**
 * Asks a model about the built-in prompts. Without any finding its precision is 0. Rejects as `ask` does.
 * @param counted What was asked before and need not be again; grows.
 */
export const checkModel = async (
  model: string,
  ask: AskModel,
  signal: AbortSignal,
  counted: Counted[] = [],
): Promise<ModelCheck> => {
  for (const { text, facts } of prompts.slice(counted.length)) {
    const began = performance.now();
    const answer = await ask({ model, ...extraction({ before: '', text }) }, { signal });
    if (signal.aborted) throw new CodedError('cancelled');
    counted.push({ ...countRight(facts, verified(text, quotesOf(answer))), ms: performance.now() - began });
  }
  const sum = (key: keyof Counted): number => counted.reduce((all, each) => all + each[key], 0);
  return {
    recall: sum('met') / sum('wanted'),
    precision: sum('found') === 0 ? 0 : sum('right') / sum('found'),
    cases: sum('wanted'),
    ms: sum('ms'),
  };
};
