import { type PrivacyKeys, sanitize, type WordScores } from '../../main/engine/privacy';
import { pathsFrom } from '../../main/engine/privacy/modes/words/similarity';
import { wordOf } from '../../main/engine/privacy/modes/words/vocabulary';
import { type ConversationId, defaultPolicy, type Finding, type Span } from '../../shared/domain';

/** ProSan's privacy hiding rate, and what Task-aware changes of a text. */

/** What the text becomes, in a conversation of its own: a conversation's dates are all shifted by one draw. Without a share in Balanced. */
export const sanitized = (
  text: string,
  spans: readonly Span[],
  keys: PrivacyKeys,
  share: number | null,
  scores: WordScores | null,
) => {
  const mode = share === null ? ('balanced' as const) : ('task-aware' as const);
  const sliders = { ...defaultPolicy.sliders, 'task-aware': share ?? 0 };
  const policy = { ...defaultPolicy, mode, sliders };
  return sanitize(text, spans, { conversation: text as ConversationId, committed: [] }, policy, keys, scores);
};

/** What Balanced keeps and Task-aware may change. */
const alsoChanged = ['WORD', 'OCCUPATION', 'NRP', 'MEDICAL_CONDITION'];

export const changedWords = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ type, original, surrogate }) => alsoChanged.includes(type) && surrogate.toLowerCase() !== original.toLowerCase(),
  );

/** Path similarity of a word and what stands for it (1 the same, 0 nothing in common). */
export const similarity = ({ original, surrogate }: Finding): number => {
  const [from, to] = [wordOf(original.toLowerCase()), wordOf(surrogate.toLowerCase())];
  const [path] = from === null || to === null ? [null] : pathsFrom(from, [to]);
  return path === null || path === undefined ? 0 : 1 / (1 + path);
};

/** A privacy item is hidden where all of its words are: none stands in what leaves at its place (ProSan eq. 11). */
export const isHidden = (
  { start, end }: Pick<Span, 'start' | 'end'>,
  findings: readonly Finding[],
  text: string,
): boolean =>
  [...text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)].every(({ 0: word, index }) =>
    findings.some(
      (finding) =>
        finding.start <= start + index &&
        start + index + word.length <= finding.end &&
        finding.action !== 'keep' &&
        finding.original !== finding.surrogate &&
        (finding.type !== 'WORD' || similarity(finding) < 0.9),
    ),
  );
