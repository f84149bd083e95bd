import { type PrivacyKeys, sanitize } from '../../main/engine/privacy';
import { defaultPolicy, type Finding, type Span } from '../../shared/domain';
import type { Case, Marked } from './cases';
import { holds, namesIn, readWritten } from './holds';

/** What became of a marked place: an edge inside of a stand-in is that stand-in's edge. */
const placeIn = (findings: readonly Finding[], { start, end }: Marked): Marked => {
  let shift = 0;
  let from = start;
  let to = end;
  for (const finding of findings) {
    if (finding.end <= start) shift = finding.surrogateEnd - finding.end;
    else if (finding.start < start) from = finding.surrogateStart - shift;
  }
  from += shift;
  shift = 0;
  for (const finding of findings) {
    if (finding.end <= end) shift = finding.surrogateEnd - finding.end;
    else if (finding.start < end) to = finding.surrogateEnd - shift;
  }
  return { start: from, end: to + shift };
};

export interface Run {
  /** One a relation of the case. */
  readonly holds: readonly boolean[];
  /** Whether any value of the relation became another. */
  readonly changed: readonly boolean[];
  /** What follows from what, as the app says it. */
  readonly links: readonly string[];
  readonly sanitized: string;
}

export const runCase = (
  { text, values, relations }: Case,
  spans: readonly Span[],
  keys: PrivacyKeys,
  conversation: string,
  epsilon: number,
): Run => {
  const policy = { ...defaultPolicy, epsilon };
  const { text: sanitized, findings } = sanitize(text, spans, { conversation, committed: [] }, policy, keys);
  const shown = (name: string): string => {
    const marked = values.get(name);
    if (marked === undefined) throw new Error(`No value ${name} in: ${text}`);
    const { start, end } = placeIn(findings, marked);
    // A minus sign stands before all of a value.
    return sanitized.slice(sanitized.charAt(start - 1) === '-' ? start - 1 : start, end);
  };
  const original = (name: string): string => {
    const { start, end } = values.get(name) ?? { start: 0, end: 0 };
    return text.slice(start, end);
  };
  return {
    holds: relations.map((relation) => holds(relation, (name) => readWritten(shown(name), original(name)))),
    changed: relations.map((sides) => sides.flatMap(namesIn).some((name) => shown(name) !== original(name))),
    links: findings.flatMap(({ derivation, original: from }) =>
      derivation === null ? [] : [`${from} = ${derivation}`],
    ),
    sanitized,
  };
};

/** Whether a case's own numbers are as it says: what the measure rests on. */
export const isTrue = ({ text, values, relations }: Case): boolean =>
  relations.every((relation) =>
    holds(relation, (name) => {
      const marked = values.get(name);
      return marked === undefined ? null : readWritten(text.slice(marked.start, marked.end));
    }),
  );
