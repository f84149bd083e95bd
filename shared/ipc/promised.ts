import { z } from 'zod';
import { EntityType, Mechanism } from '../domain';

/** How a value was replaced: what is promised of it hangs on that. */
export const Replaced = z.object({ type: EntityType, mechanism: Mechanism, epsilon: z.number().nullable() });

/** A row of the table of guarantees, in words. */
export const Promised = z.object({
  /** What becomes of the value. */
  replaced: z.string(),
  /** One unit of distance; null where nothing is noised. */
  unit: z.string().nullable(),
  epsilon: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** What an observer learns on purpose, besides which values are equal. */
  leakage: z.array(z.string()).readonly(),
});
export type Promised = z.infer<typeof Promised>;
