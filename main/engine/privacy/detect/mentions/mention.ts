import type { EntityType } from '../../../../../shared/domain';
import type { Candidate } from '../../entities/entity';

/** A value whose mentions are looked for. */
export interface Sought {
  type: EntityType;
  value: string;
  /** Parts of a name ("maria", "Gonzalez") are mentions too. */
  parts: boolean;
}

export interface Mention extends Candidate {
  type: EntityType;
  /** The sought value that it mentions. */
  of: Sought;
}
