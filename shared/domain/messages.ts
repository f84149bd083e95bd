import { z } from 'zod';
import { ConversationId, MessageId } from './conversations';
import { AppError } from './errors';
import { Finding, RestoredSpan } from './findings';

const messageBase = {
  id: MessageId,
  conversation: ConversationId,
  parent: MessageId.nullable(),
  /** This message and its siblings (other branches), oldest first. */
  siblings: z.array(MessageId),
  createdAt: z.number().int(),
};

export const UserMessage = z.object({
  ...messageBase,
  role: z.literal('user'),
  original: z.string(),
  sanitized: z.string(),
  findings: z.array(Finding),
  /** What the mode tells the model about this text; a fixed text of ours, sent along. */
  instruction: z.string().nullable(),
});
export type UserMessage = z.infer<typeof UserMessage>;

/** Who wrote a reply: a provider's model, one on this computer, or that one under a system prompt of the user's own. */
export const Writer = z.enum(['cloud', 'local', 'instructed']);
export type Writer = z.infer<typeof Writer>;

export const AssistantMessage = z.object({
  ...messageBase,
  role: z.literal('assistant'),
  restored: z.string(),
  received: z.string(),
  spans: z.array(RestoredSpan),
  /** Names as shown when it was written: provider and model. */
  author: z.string(),
  status: z.enum(['streaming', 'done', 'stopped', 'failed']),
  error: AppError.nullable(),
  /** What a model on this computer wrote never leaves; least of all under the user's own system prompt, which is not sanitized. */
  writer: Writer,
  /** The first message that the model read, where a chat had outgrown what it keeps in mind; null: it read from the beginning. */
  readFrom: MessageId.nullable(),
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;

/** Whether a reply broke off with something said, and can go on. One that repeats itself would again. */
export const canContinue = ({ status, error, received }: AssistantMessage): boolean =>
  (status === 'stopped' || status === 'failed') && error?.code !== 'reply_repeats' && received.trim() !== '';

export const Message = z.discriminatedUnion('role', [UserMessage, AssistantMessage]);
export type Message = z.infer<typeof Message>;

/** Whether a model on this computer wrote a message: its chat was written for that alone, and stays. */
export const isWrittenHere = (message: Message): boolean => message.role === 'assistant' && message.writer !== 'cloud';
