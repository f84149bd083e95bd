import { z } from 'zod';
import { Conversation, ConversationId, Message, MessageId } from '../domain';

/** A conversation like another one. */
export const SimilarConversation = z.object({
  conversation: ConversationId,
  title: z.string(),
  /** Some words that both are about, as the other writes them. */
  words: z.array(z.string()),
});
export type SimilarConversation = z.infer<typeof SimilarConversation>;

export const JournalEntry = z.object({
  id: z.string(),
  at: z.number().int(),
  conversation: ConversationId.nullable(),
  provider: z.string(),
  host: z.string(),
  model: z.string(),
  /** The request as sent, without credentials. */
  body: z.string(),
  status: z.enum(['sending', 'answered', 'failed', 'stopped']),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

export const SearchHit = z.object({
  conversation: ConversationId,
  message: MessageId.nullable(),
  title: z.string(),
  /** Text around the match; the match stands between U+E000 and U+E001. */
  snippet: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const OpenConversation = z.object({
  conversation: Conversation,
  /** The branch that ends in `head`, root first. */
  messages: z.array(Message),
  draft: z.string(),
});
export type OpenConversation = z.infer<typeof OpenConversation>;
