import { inflateRawSync } from 'node:zlib';
import {
  type AssistantMessage,
  type Conversation,
  type Message,
  type MessageId,
  openingOf,
  type UserMessage,
  type Writer,
} from '../../../shared/domain';
import type { JournalEntry } from '../../../shared/ipc';

/** Rows as SQLite gives them, and what they mean. Each was written by this store and authenticated by the cipher. */

export interface ConversationRow {
  seq: number;
  id: string;
  title: string;
  /** The first characters of the draft of a chat without a title. */
  unsent: string | null;
  pinned: number;
  temporary: number;
  mode: Conversation['mode'];
  epsilon: number;
  sliders: string;
  mechanisms: string;
  links: string;
  system_prompt: string | null;
  provider: string;
  model: string;
  head: string | null;
  created_at: number;
  updated_at: number;
}

export const toConversation = (row: ConversationRow): Conversation => ({
  id: row.id as Conversation['id'],
  title: row.title,
  opening: openingOf(row.unsent ?? ''),
  pinned: row.pinned === 1,
  temporary: row.temporary === 1,
  mode: row.mode,
  epsilon: row.epsilon,
  sliders: JSON.parse(row.sliders),
  mechanisms: JSON.parse(row.mechanisms),
  links: JSON.parse(row.links),
  systemPrompt: row.system_prompt,
  target: { provider: row.provider as Conversation['target']['provider'], model: row.model },
  head: row.head as Conversation['head'],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

interface MessageColumns {
  seq: number;
  id: string;
  conversation: string;
  parent: string | null;
  created_at: number;
}

export interface UserRow extends MessageColumns {
  role: 'user';
  original: string;
  sanitized: string;
  findings: string;
  instruction: string | null;
}

export interface AssistantRow extends MessageColumns {
  role: 'assistant';
  restored: string;
  received: string;
  spans: string;
  author: string;
  status: AssistantMessage['status'];
  error: string | null;
  writer: Writer;
  read_from: string | null;
}

export type MessageRow = UserRow | AssistantRow;

const base = (row: MessageRow, siblings: MessageId[]) => ({
  id: row.id as MessageId,
  conversation: row.conversation as Message['conversation'],
  parent: row.parent as MessageId | null,
  siblings,
  createdAt: row.created_at,
});

export const toUser = (row: UserRow, siblings: MessageId[]): UserMessage => ({
  ...base(row, siblings),
  role: 'user',
  original: row.original,
  sanitized: row.sanitized,
  findings: JSON.parse(row.findings),
  instruction: row.instruction,
});

export const toAssistant = (row: AssistantRow, siblings: MessageId[]): AssistantMessage => ({
  ...base(row, siblings),
  role: 'assistant',
  restored: row.restored,
  received: row.received,
  spans: JSON.parse(row.spans),
  author: row.author,
  status: row.status,
  error: row.error === null ? null : JSON.parse(row.error),
  writer: row.writer,
  readFrom: row.read_from as MessageId | null,
});

export const toMessage = (row: MessageRow, siblings: MessageId[]): Message =>
  row.role === 'user' ? toUser(row, siblings) : toAssistant(row, siblings);

export interface JournalRow {
  id: string;
  at: number;
  conversation: string | null;
  provider: string;
  host: string;
  model: string;
  body: Buffer;
  status: JournalEntry['status'];
}

export const toJournalEntry = (row: JournalRow): JournalEntry => ({
  id: row.id,
  at: row.at,
  conversation: row.conversation as JournalEntry['conversation'],
  provider: row.provider,
  host: row.host,
  model: row.model,
  body: inflateRawSync(row.body).toString('utf8'),
  status: row.status,
});
