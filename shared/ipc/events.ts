import { z } from 'zod';
import { AssistantMessage, Conversation, ConversationId, MessageId, RestoredSpan } from '../domain';
import { AppStatus } from './app';
import { Inferences } from './inference';
import { ModelState } from './local-models';
import { Scan } from './preview';

const ProcessName = z.enum(['engine', 'models']);

const events = {
  'app.status': AppStatus,
  /** A process ended and was started again; drafts and chats are kept. */
  'process.restarted': z.object({ process: ProcessName }),
  /**
   * The streaming reply: the text so far grows by `restored` and `received`; `spans` are new and in whole-text offsets. Of one that
   * goes on, the text so far comes first.
   */
  'turn.delta': z.object({
    conversation: ConversationId,
    message: MessageId,
    restored: z.string(),
    received: z.string(),
    spans: z.array(RestoredSpan),
  }),
  /** Whether a reply waits for another of the local model, which writes one at a time. Not told where it does not. */
  'turn.waits': z.object({ message: MessageId, waits: z.boolean() }),
  /** Done, stopped or failed: the message as stored. */
  'turn.ended': z.object({ message: AssistantMessage }),
  'conversations.changed': z.object({ conversation: Conversation }),
  /** A model has read more of this conversation's draft: a preview of it now shows what it found. */
  'draft.read': z.object({ conversation: ConversationId }),
  /** Which share of this conversation's draft the model that finds names has read, while its preview says `reading`. */
  'draft.names': z.object({ conversation: ConversationId, share: z.number().min(0).max(1) }),
  /** How far the deep scan of this conversation's draft is. */
  'draft.scan': z.object({ conversation: ConversationId, scan: Scan }),
  /** What the rules say of this conversation's draft, while a model still reads it. */
  'draft.guessed': z.object({ conversation: ConversationId, inferences: Inferences }),
  'models.changed': z.object({ models: z.array(ModelState) }),
  /** How far the files are on their way to another folder; null: none is on its way. */
  'models.moving': z.object({ moved: z.number(), bytes: z.number() }).nullable(),
  /** The menu's commands. */
  'menu.command': z.object({
    command: z.enum(['new-chat', 'new-temporary-chat', 'search', 'save-sanitized', 'export', 'settings']),
  }),
} as const;

type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<N extends EventName> = z.output<Events[N]>;
