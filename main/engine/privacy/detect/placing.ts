import type { EntityType, Span } from '../../../../shared/domain';
import type { Candidate, PreparedText } from '../entities/entity';
import type { Found } from './resolve';

/** A guess below this is not shown. */
export const threshold = 0.6;

/** A candidate of the prepared text as it lies in the original. */
export const placing =
  ({ toOriginal }: PreparedText) =>
  (candidate: Candidate, type: EntityType, source: Span['source']): Found => ({
    ...toOriginal(candidate.start, candidate.end),
    type,
    score: candidate.score,
    source,
    reason: candidate.reason,
  });
