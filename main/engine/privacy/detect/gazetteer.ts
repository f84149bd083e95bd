import type { EntityType } from '../../../../shared/domain';
import type { Candidate, PreparedText } from '../entities/entity';

export const gazetteer = (_text: PreparedText): (Candidate & { type: EntityType })[] => [];
