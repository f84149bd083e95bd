import { z } from 'zod';
import { Decision } from '../domain';

/** What can be guessed of a user. `identity`: who it is, by a combination that few share. */
export const attributes = [
  'identity',
  'place',
  'occupation',
  'employer',
  'education',
  'age',
  'gender',
  'family',
  'health',
  'income',
  'religion',
  'politics',
  'sexuality',
  'ethnicity',
  'record',
] as const;
export const Attribute = z.enum(attributes);
export type Attribute = z.infer<typeof Attribute>;

const place = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });

/** Words that tell something of the user, as the sanitized text holds them: his own, never a stand-in. */
export const Clue = z.object({
  text: z.string(),
  /** In the draft and in its sanitized text; both null where an earlier turn of the branch said it. */
  draft: place.nullable(),
  sanitized: place.nullable(),
  /** Protects these words: for `draft.decide`. Null where they were sent before, which nothing undoes. */
  decision: Decision.nullable(),
});
export type Clue = z.infer<typeof Clue>;

/** What a stranger who reads only what leaves could still guess of the user. */
export const Inference = z.object({
  attribute: Attribute,
  /** One line in plain English: "works shifts on a ward". */
  guess: z.string(),
  certainty: z.enum(['possible', 'likely', 'sure']),
  source: z.enum(['rules', 'model']),
  /** At least one. */
  clues: z.array(Clue),
});
export type Inference = z.infer<typeof Inference>;

/**
 * The surest first. `model`: how far a local model read it as well. `reading`: it goes on. `used`: to the end. `part`: the
 * beginning. `full`: to the end, but a sentence had more to tell than an answer holds. Else not, for `none` is here, it was not checked yet, it is too small, it was stopped, it failed.
 */
export const Inferences = z.object({
  inferences: z.array(Inference),
  model: z.enum(['reading', 'used', 'part', 'full', 'none', 'unchecked', 'too-small', 'stopped', 'failed']),
  /** Of the text that was read, as in its preview. */
  hash: z.string(),
});
export type Inferences = z.infer<typeof Inferences>;
