import type {
  AssistantMessage,
  Conversation,
  ConversationId,
  Finding,
  Message,
  MessageId,
  Mode,
  Provider,
  ProviderId,
  Replacement,
  Rule,
  Target,
  UserMessage,
} from '../../../shared/domain';
import type { JournalEntry, SearchHit, Settings, SimilarConversation } from '../../../shared/ipc';
import type { Draw } from '../privacy/ledger';

/**
 * What the engine keeps. The store makes ids (UUID version 7) and times itself. Every call is
 * synchronous and throws CodedError: `not_found`, `invalid_request`, `disk_full`, `store_damaged`,
 * `store_unreachable`. A call that throws has changed nothing.
 */
export interface Store {
  readonly conversations: Conversations;
  readonly messages: Messages;
  readonly decisions: Decisions;
  readonly ledger: Ledger;
  readonly journal: Journal;
  readonly settings: SettingsStore;
  readonly providers: Providers;
  /**
   * Full text over titles, the user's originals and restored replies, as one types: every word must
   * occur, the last one as a prefix. Titles first, then messages, newest first. Any string is a
   * valid query; one without a letter or digit finds nothing.
   */
  search(query: string): SearchHit[];
  /** Conversations about the same as this one, the most alike first. One that is not here has none. */
  similar(id: ConversationId): SimilarConversation[];
  /** Idempotent. A streaming answer that is still open is marked `stopped` at the next start. */
  close(): void;
}

export interface Conversations {
  /** Pinned first, then the latest used. */
  list(): Conversation[];
  get(id: ConversationId): Conversation;
  /** A store on disk refuses a temporary conversation: `invalid_request`. */
  create(settings: { temporary: boolean; mode: Mode; target: Target }): Conversation;
  /** An empty one with the target, the privacy settings and the decisions of another. */
  createLike(other: ConversationId): Conversation;
  /** `head` shows the branch that holds this message, down to its newest leaf. */
  update(
    id: ConversationId,
    change: Partial<Omit<Conversation, 'id' | 'temporary' | 'head' | 'createdAt' | 'updatedAt'>> & { head?: MessageId },
  ): Conversation;
  /** With its messages, draft and decisions, overwritten. What was spent and what left (sanitized) stays known. */
  remove(id: ConversationId): void;
  draft(id: ConversationId): string;
  /** Cheap enough for every keystroke: waits for no disk. */
  saveDraft(id: ConversationId, text: string): void;
}

/** A request to a provider, as it goes out, without credentials. */
type OutgoingRequest = Pick<JournalEntry, 'provider' | 'host' | 'model' | 'body'>;

/** A reply, or what has come of it. */
export type Reply = Pick<AssistantMessage, 'restored' | 'received' | 'spans'>;

/** Where an answer is going to stream: who writes it. */
export type AnswerPlace = Pick<AssistantMessage, 'author' | 'writer'>;

export interface Messages {
  /** The branch that ends in the conversation's head, root first. */
  path(conversation: ConversationId): Message[];
  /** The branch that ends in `leaf`, root first: what goes out again with the next turn. Null: none. */
  pathTo(conversation: ConversationId, leaf: MessageId | null): Message[];
  get(id: MessageId): Message;
  /** Every replacement committed in the conversation, all branches, oldest first; each once. */
  replacements(conversation: ConversationId): Replacement[];
  /** The last prompts committed in the conversation, all branches, oldest first. */
  latestPrompts(conversation: ConversationId): Pick<UserMessage, 'original' | 'findings'>[];
  /**
   * A user's turn, in one transaction and on the disk when it returns: the message, what was drawn, the
   * streaming answer's place. The answer becomes the head and the draft is emptied.
   * `parent` is the answer that this follows, or null at the root; another parent than the head starts a branch.
   */
  commitTurn(
    turn: AnswerPlace & {
      conversation: ConversationId;
      parent: MessageId | null;
      original: string;
      sanitized: string;
      findings: readonly Finding[];
      instruction: string | null;
      draws: readonly Draw[];
      /** New title; left out: the old one stays. */
      title?: string;
    },
  ): { user: UserMessage; assistant: AssistantMessage; conversation: Conversation };
  /** Another answer to the same sent text, beside the old ones. It becomes the head. */
  commitAnswer(answer: AnswerPlace & { parent: MessageId }): {
    assistant: AssistantMessage;
    conversation: Conversation;
  };
  /** Streams on into an answer that has ended and that nothing follows: it keeps its text, and is the head. */
  continue(id: MessageId, answer: AnswerPlace): { assistant: AssistantMessage; conversation: Conversation };
  /** Keeps the text of a streaming answer; waits for no disk. Once a second or so is enough. */
  progress(id: MessageId, reply: Reply): void;
  /** Ends a streaming answer, and its journal entries that are still `sending`. */
  finish(
    id: MessageId,
    end: Reply &
      Pick<AssistantMessage, 'error'> &
      Partial<Pick<AssistantMessage, 'readFrom'>> & { status: Exclude<AssistantMessage['status'], 'streaming'> },
  ): AssistantMessage;
}

export interface Decisions {
  /** Those that hold in every conversation, the latest first. */
  everywhere(): Rule[];
  /** One that holds everywhere; none is no error. */
  remove(rule: Omit<Rule, 'action' | 'foundBy'>): void;
  /** The conversation's own first, then those for everywhere; the latest of each first. */
  list(conversation: ConversationId): Rule[];
  /** Null: everywhere. Replaces an earlier one on the same value and type. */
  set(conversation: ConversationId | null, rule: Rule): void;
}

export interface Ledger {
  /** All draws ever committed for these values. */
  draws(values: readonly Pick<Draw, 'type' | 'canonical'>[]): Draw[];
  /** Writes down draws that leave by themselves, without a turn. */
  add(draws: readonly Draw[]): void;
}

export interface Journal {
  /** The newest first. */
  list(limit?: number): JournalEntry[];
  /** Writes a request down, on the disk, before it leaves. */
  add(entry: OutgoingRequest & { conversation: ConversationId | null; message: MessageId | null }): JournalEntry;
  finish(id: JournalEntry['id'], status: Exclude<JournalEntry['status'], 'sending'>): void;
}

export interface SettingsStore {
  /** A missing or unreadable value is its default. */
  get(): Settings;
  set(change: Partial<Settings>): Settings;
}

export interface Providers {
  list(): Provider[];
  get(id: ProviderId): Provider;
  /** Adds or replaces. */
  save(provider: Provider): Provider;
  remove(id: ProviderId): void;
}
