import type { Replacement } from '../../../../../shared/domain';
import { quantityOf } from '../../entities/quantities';
import type { Measure } from '../../entities/quantities/quantity';

/** The numbers of a quantity's stand-in and of its original, each with its unit. */
interface Measured {
  readonly surrogate: readonly Measure[];
  readonly original: readonly Measure[];
}

const none: Measured = { surrogate: [], original: [] };
const known = new WeakMap<Replacement, Measured>();

/** Several readers ask for those of one replacement, and reading is dear. */
export const measured = (replacement: Replacement): Measured => {
  const found = known.get(replacement);
  if (found !== undefined) return found;
  const quantity = quantityOf(replacement.type);
  const read =
    quantity === null
      ? none
      : { surrogate: quantity.read(replacement.surrogate), original: quantity.read(replacement.original) };
  known.set(replacement, read);
  return read;
};
