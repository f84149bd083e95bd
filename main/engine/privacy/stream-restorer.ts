import type { Replacement, RestoredSpan } from '../../../shared/domain';

/** What a chunk adds: to the restored text, to the received text, and the places, in whole-text offsets. */
export interface Delta {
  readonly restored: string;
  readonly received: string;
  readonly spans: RestoredSpan[];
}

export interface StreamRestorer {
  push(chunk: string): Delta;
  /** What was held back. */
  end(): Delta;
}

export const createStreamRestorer = (_replacements: readonly Replacement[], _kept = ''): StreamRestorer => ({
  push: (chunk) => ({ restored: chunk, received: chunk, spans: [] }),
  end: () => ({ restored: '', received: '', spans: [] }),
});
