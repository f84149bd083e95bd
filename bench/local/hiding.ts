import { type PrivacyKeys, sanitize, type WordScores } from '../../main/engine/privacy';
import { pathsFrom } from '../../main/engine/privacy/modes/words/similarity';
import { wordOf } from '../../main/engine/privacy/modes/words/vocabulary';
import { alternatives, type ConversationId, defaultPolicy, type Finding, type Span } from '../../shared/domain';

/** ProSan's privacy hiding rate, and what Task-aware changes of a text. */

/** A way to change a text. Without a share in Balanced, without scores by word frequency. */
export interface Way {
  /** λ. */
  readonly share: number | null;
  readonly isScored: boolean;
  /** Values are noised, where Task-aware enciphers them. */
  readonly isNoised?: boolean;
}

/** What the text becomes, in a conversation of its own: a conversation's dates are all shifted by one draw. */
export const sanitized = (
  text: string,
  spans: readonly Span[],
  keys: PrivacyKeys,
  { share, isScored, isNoised = false }: Way,
  scored: WordScores,
) => {
  const mode = share === null ? ('balanced' as const) : ('task-aware' as const);
  const sliders = { ...defaultPolicy.sliders, 'task-aware': share ?? 0 };
  const policy = { ...defaultPolicy, mode, sliders, mechanisms: isNoised ? alternatives : {} };
  const scores = isScored ? scored : null;
  return sanitize(text, spans, { conversation: text as ConversationId, committed: [] }, policy, keys, scores);
};

/** What Balanced keeps and Task-aware may change. */
const alsoChanged = ['WORD', 'OCCUPATION', 'NRP', 'MEDICAL_CONDITION'];

export const changedWords = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ type, original, surrogate }) => alsoChanged.includes(type) && surrogate.toLowerCase() !== original.toLowerCase(),
  );

/** A text with the stand-ins of what was found in another text in its place: an answer, before it is restored. */
export const withStandIns = (text: string, findings: readonly Finding[]): string => {
  const standIns = new Map(findings.map(({ original, surrogate }) => [original, surrogate]));
  const originals = [...standIns.keys()].sort((a, b) => b.length - a.length);
  if (originals.length === 0) return text;
  const escaped = originals.map((original) => original.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const mentions = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(mentions, (mention) => standIns.get(mention) ?? mention);
};

/** Path similarity of a word and what stands for it (1 the same, 0 nothing in common). */
export const similarity = ({ original, surrogate }: Finding): number => {
  const [from, to] = [wordOf(original.toLowerCase()), wordOf(surrogate.toLowerCase())];
  const [path] = from === null || to === null ? [null] : pathsFrom(from, [to]);
  return path === null || path === undefined ? 0 : 1 / (1 + path);
};

/** Why an item is open: no layer found it, its type or the mode keeps it, a word stands for it that means the same. */
export type Cause = 'not found' | 'kept' | 'drawn as itself' | 'as good as the same';

const causeAt = (findings: readonly Finding[], start: number, end: number): Cause | null => {
  const over = findings.filter((finding) => finding.start <= start && end <= finding.end);
  if (over.length === 0) return 'not found';
  if (over.every(({ action }) => action === 'keep')) return 'kept';
  const changed = over.filter(({ action, original, surrogate }) => action !== 'keep' && original !== surrogate);
  if (changed.length === 0)
    return over.some(({ type }) => alternatives[type] !== undefined) ? 'drawn as itself' : 'kept';
  return changed.some((finding) => finding.type !== 'WORD' || similarity(finding) < 0.9) ? null : 'as good as the same';
};

/**
 * Why a privacy item is open; null where it is hidden: none of its words stands in what leaves at its place (ProSan
 * eq. 11). A value that noise left as it is counts as open: whoever reads it cannot know that it is the value.
 */
export const whyOpen = (
  { start, end }: Pick<Span, 'start' | 'end'>,
  findings: readonly Finding[],
  text: string,
): Cause | null => {
  for (const { 0: word, index } of text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)) {
    const cause = causeAt(findings, start + index, start + index + word.length);
    if (cause !== null) return cause;
  }
  return null;
};
