import { z } from 'zod';
import { AppError } from '../domain';
import type { Measured, ModelCheck } from '../models';

export const ModelState = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** Empty where a file does not say. */
  licence: z.string(),
  licenceUrl: z.string().nullable(),
  languages: z.array(z.string()),
  parameters: z.number().nullable(),
  /** The form of its weights: "Q4_K_M". */
  quantisation: z.string().nullable(),
  /** Longest text that it was trained on, in tokens. */
  contextLength: z.number().nullable(),
  /** False where the file does not say how a chat is written: it rambles. */
  chat: z.boolean(),
  /** What the file is or was checked against; null until the hub tells. */
  sha256: z.string().nullable(),
  /** Where the file lies, once it is here. */
  path: z.string().nullable(),
  /** The file is the user's, used where it lies. */
  inPlace: z.boolean(),
  /** It has a source to come from. */
  downloadable: z.boolean(),
  /** Memory it needs to run, bytes, and whether this computer has it. */
  memory: z.number().int(),
  fit: z.enum(['easy', 'tight', 'no']),
  /** Tokens a second here: as measured, else as expected; null where nothing is known. */
  expected: z.object({ read: z.number(), write: z.number() }).nullable(),
  /** The one to suggest for this computer. */
  recommended: z.boolean(),
  status: z.enum(['absent', 'downloading', 'paused', 'verifying', 'ready', 'damaged']),
  receivedBytes: z.number().int(),
  /** While it downloads. */
  bytesPerSecond: z.number().nullable(),
  /** Where it comes from, in words: a host's or a package's name. */
  source: z.string(),
  /** The user's own file, not one that the app offers. */
  custom: z.boolean(),
  /** In memory now. */
  loaded: z.boolean(),
  /** What is being found out about it in the background. */
  trial: z.enum(['measuring', 'checking']).nullable(),
  measured: z
    .object({ loadMs: z.number(), memory: z.number(), read: z.number(), write: z.number() } satisfies Record<
      keyof Measured,
      z.ZodType
    >)
    .nullable(),
  check: z
    .object({ recall: z.number(), precision: z.number(), cases: z.number(), ms: z.number() } satisfies Record<
      keyof ModelCheck,
      z.ZodType
    >)
    .nullable(),
  error: AppError.nullable(),
});
export type ModelState = z.infer<typeof ModelState>;

/** How local models run. A change counts from the next loading on. */
export const ModelSettings = z.object({
  /** Processor threads; null: as many as suit. */
  threads: z.number().int().min(1).max(1024).nullable(),
  /** Longest text that a model keeps in mind, in tokens. */
  contextSize: z.number().int().min(512).max(1_048_576),
  /** `on`: all of a model on the graphics processor, or an error. */
  gpu: z.enum(['auto', 'on', 'off']),
  /** A model that was asked nothing for so long leaves memory; null: it stays. */
  idleMinutes: z.number().int().min(1).max(1440).nullable(),
  /** Where the files lie; null: in the profile. */
  folder: z.string().nullable(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

/** What this computer has for local models. */
export const ModelHost = z.object({
  /** Bytes. */
  memory: z.number(),
  gpuMemory: z.number().nullable(),
  gpus: z.array(z.string()),
  cores: z.number().int(),
  /** Where the files lie now. */
  folder: z.string(),
});
export type ModelHost = z.infer<typeof ModelHost>;
