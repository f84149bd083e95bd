import { z } from 'zod';
import { Mode, Target } from '../domain';

export const Settings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  onboarded: z.boolean(),
  /** Whether the user has protected a word by hand, and so knows how. */
  protectedByHand: z.boolean(),
  coins: z.enum(['profile', 'conversation']),
  share: z.enum(['value', 'prompt']),
  /** Mode of new conversations. */
  mode: Mode,
  keepGender: z.boolean(),
  /** Most ε that may be spent on one value before the window asks. */
  epsilonCap: z.number().min(0.1).max(100),
  /** Target of new conversations. */
  target: Target,
  /** Deep scan: never, for a draft that the user asks it for, or for every draft. */
  scan: z.enum(['off', 'request', 'always']),
  /** What a stranger could still infer: told when asked, or before every sending too. */
  infer: z.enum(['request', 'always']),
  /** The model of deep scan, inference and titles, by id. Null: the ablest that is ready and passed the check. */
  localModel: z.string().nullable(),
});
export type Settings = z.infer<typeof Settings>;
