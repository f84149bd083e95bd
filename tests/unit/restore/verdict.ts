import type { Restored } from '../../../main/engine/privacy/restore';

/**
 * `right`: what the user has to read, and nothing marked as doubtful. `doubtful`: what differs, if anything does,
 * is marked. `wrong`: the user reads something else and is not told.
 */
export type Verdict = 'right' | 'doubtful' | 'wrong';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

export const verdictOf = ({ restored, spans }: Restored, reads: string): Verdict => {
  const doubts = spans.filter(({ kind }) => kind === 'doubtful');
  if (restored === reads) return doubts.length === 0 ? 'right' : 'doubtful';
  let pattern = '';
  let cursor = 0;
  for (const { start, end } of doubts) {
    pattern += `${escaped(restored.slice(cursor, start))}.{0,80}?`;
    cursor = end;
  }
  const allowed = new RegExp(`^${pattern}${escaped(restored.slice(cursor))}$`, 'su');
  return doubts.length > 0 && allowed.test(reads) ? 'doubtful' : 'wrong';
};
