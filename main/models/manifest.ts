import { z } from 'zod';

/** resources/models.json: the models offered, from the least able to the ablest. */

const Source = z.union([
  z.object({ url: z.url() }),
  z.object({ pypi: z.array(z.object({ name: z.string(), version: z.string(), file: z.string() })).min(1) }),
]);

export const Entry = z.object({
  /** Also the file's name. */
  id: z.string().regex(/^[a-z0-9.-]+$/),
  name: z.string(),
  /** Exact with a recorded hash; else about so many, and the hub tells. */
  bytes: z.number().int().positive(),
  /** Null where none could be recorded: then the one counts that the hub publishes with the file. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  licence: z.string(),
  licenceUrl: z.url().nullable(),
  languages: z.array(z.string()),
  parameters: z.number().int().positive().nullable(),
  /** The form of the weights. */
  quantisation: z.string().nullable(),
  /** Longest text that it was trained on, tokens. */
  contextLength: z.number().int().positive().nullable(),
  /** Bytes that it needs to run: for the weights and the work, and for each token that it keeps in mind. */
  memory: z.object({ fixed: z.number().int().nonnegative(), perToken: z.number().int().nonnegative() }),
  sources: z.array(Source),
});
export type Entry = z.infer<typeof Entry>;

export const Manifest = z.array(Entry);
export type Manifest = z.infer<typeof Manifest>;
