import { z } from 'zod';

/** Every failure that can cross a boundary. The window has one sentence, with what to do, for each. */
export const ErrorCode = z.enum([
  'invalid_request',
  'not_found',
  'draft_empty',
  'draft_too_large',
  'bad_pattern',
  /** Blanket knows printable ASCII only. */
  'mode_refuses_text',
  'busy',
  'cancelled',
  'egress_refused',
  /** A reply of this branch was written under the user's own system prompt. */
  'stays_here',
  'host_not_allowed',
  'network_unreachable',
  'provider_unauthorized',
  'provider_rate_limited',
  'provider_failed',
  'provider_rejected',
  'provider_empty',
  'provider_interrupted',
  'provider_garbled',
  'provider_not_set_up',
  /** A local model's reply went in a circle, and was ended. */
  'reply_repeats',
  /** A local model's reply came to the longest that it may be. */
  'reply_too_long',
  'keychain_locked',
  'keychain_missing',
  'keychain_changed',
  'passphrase_needed',
  'disk_full',
  'not_writable',
  'store_damaged',
  'store_wrong_key',
  /** Written by a newer version of the app. */
  'store_newer',
  /** Cannot be read or written now: rights, a device that fails, another process that holds it. */
  'store_unreachable',
  'model_missing',
  /** A file that is used where it lies, and is not there now. */
  'model_file_missing',
  'model_damaged',
  'model_too_large',
  'model_failed',
  /** A message is longer than the model keeps in mind. */
  'model_context_full',
  /** Files and addresses that the user offers as models. */
  'model_not_gguf',
  'model_cut_short',
  /** More stands behind its end. */
  'model_overlong',
  /** No weights or no vocabulary. */
  'model_empty',
  /** One part of several. */
  'model_split',
  'model_unsupported',
  /** It reads, or makes something else than text: an encoder, a reranker, a voice. */
  'model_cannot_answer',
  /** A whole file that llama.cpp does not load; its own words are the detail. */
  'model_refused',
  /** A file that is offered once more. */
  'model_known',
  /** Larger than all the memory of this computer. */
  'model_never_fits',
  'address_not_found',
  /** The address publishes no hash to check the file against. */
  'download_unverified',
  'download_failed',
  /** The place that a file comes from. */
  'download_unreachable',
  'download_checksum',
  'engine_restarted',
  'internal',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** `detail` adds a fact (a status code, a host), never user text. */
export const AppError = z.object({ code: ErrorCode, detail: z.string().optional() });
export type AppError = z.infer<typeof AppError>;
