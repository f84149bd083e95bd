import type { EntityType } from '../../../../../shared/domain';
import type { Entity } from '../entity';

export type QuantityType = Extract<EntityType, 'MONEY' | 'AGE' | 'DATE' | 'DATE_OF_BIRTH'>;

/** An entity that is noised: what the ledger and the window ask of it besides. */
export interface Quantity extends Entity {
  readonly type: QuantityType;
  /** The canonical values that `original` draws for: two in a range, none where it holds no number. */
  values(original: string): readonly string[];
  /** Where at least nine draws in ten fall, in the original's own format; null where that is not said of one value. */
  window(original: string, epsilonMilli: bigint): { low: string; high: string } | null;
}
