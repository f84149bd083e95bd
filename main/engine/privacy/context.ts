import type { Finding, Replacement } from '../../../shared/domain';

/** Text in which every finding was decided on. Made in sanitize.ts only: nothing else can leave this computer. */
export type SanitizedText = string & { readonly __brand: 'SanitizedText' };

export interface PrivacyKeys {
  readonly ciphers: Uint8Array;
  readonly noise: Uint8Array;
}

/** A prompt that was sent. */
export interface SentPrompt {
  readonly original: string;
  readonly findings: readonly Finding[];
}

export interface ConversationContext {
  /** The conversation's public id; null in the stateless tool. */
  readonly conversation: string | null;
  /** Every replacement that was sent in this conversation, oldest first. */
  readonly committed: readonly Replacement[];
  /** The latest prompts that were sent in it, oldest first: a new one may speak of their values ("that is $7,000 a month"). */
  readonly prompts?: readonly SentPrompt[];
  /** The texts' language and country as the caller states them, BCP 47: `en-GB`. */
  readonly locale?: string | null;
}
