import { z } from 'zod';
import { AppError } from '../domain';

/** How the app stands. `locked`: the key is not to be had yet; `error` says why. */
export const AppStatus = z.object({
  engine: z.enum(['starting', 'ready', 'locked', 'failed']),
  error: AppError.nullable(),
  /** Where the master key lives. */
  keyPlace: z.enum(['keychain', 'passphrase', 'session']).nullable(),
  /** A passphrase was set on this computer before. */
  hasPassphrase: z.boolean(),
  platform: z.string(),
});
export type AppStatus = z.infer<typeof AppStatus>;
