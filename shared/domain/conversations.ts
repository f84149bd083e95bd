import { z } from 'zod';
import { Epsilon, LinkDecision, Mechanisms, Mode, Sliders } from './policy';
import { Target } from './targets';

/** Longest draft, in UTF-16 code units. */
export const maxDraftLength = 2_000_000;

export type ConversationId = string & { readonly __brand: 'ConversationId' };
export type MessageId = string & { readonly __brand: 'MessageId' };
export const ConversationId = z.uuid().transform((id) => id as ConversationId);
export const MessageId = z.uuid().transform((id) => id as MessageId);

export const maxSystemPrompt = 4000;
export const SystemPrompt = z.string().trim().min(1).max(maxSystemPrompt);

export const Conversation = z.object({
  id: ConversationId,
  title: z.string(),
  /** `openingOf` the draft of a chat without a title. */
  opening: z.string(),
  pinned: z.boolean(),
  /** A temporary chat touches no disk. */
  temporary: z.boolean(),
  mode: Mode,
  epsilon: Epsilon,
  sliders: Sliders,
  mechanisms: Mechanisms,
  links: z.array(LinkDecision),
  /** What a local model is told before all else, as the user wrote it; null: the app's own sentence. No cloud gets it. */
  systemPrompt: SystemPrompt.nullable(),
  target: Target,
  /** Leaf of the branch shown; null in an empty chat. */
  head: MessageId.nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Characters of a text in which `openingOf` finds its first line. */
export const openingLength = 400;

/** How a text begins, in a line and without signs of Markdown: what an unsent chat is known by. */
export const openingOf = (text: string): string =>
  /^.{0,80}/u.exec(text.replace(/^[\s#>*|-]+/u, ''))?.[0].trimEnd() ?? '';
