import { create } from 'zustand';
import {
  type AssistantMessage,
  type Conversation,
  type ConversationId,
  isLocal,
  isWrittenHere,
  type LinkDecision,
  type Message,
  type MessageId,
  type Provider,
  type Target,
  type UserMessage,
} from '../../shared/domain';
import type { EventPayload, OpenConversation, RequestInput, SendOutcome } from '../../shared/ipc';
import { request } from '../api';
import { grow, type Stream } from './stream';
import { changeSettings, fail, useWindow } from './window-store';

interface ChatState {
  conversation: Conversation | null;
  /** The branch shown, root first. */
  messages: readonly Message[];
  /** A new object whenever another conversation is shown: its kept draft. */
  opened: { draft: string } | null;
  /** The message being edited; sending starts a branch beside it. */
  editing: UserMessage | null;
  /** The message to be brought into sight; a new object each time. */
  sought: { message: MessageId } | null;
  /** Replies that are arriving, in any conversation. */
  streams: ReadonlyMap<MessageId, Stream>;
  /** Replies that wait for another one of the local model. */
  waiting: ReadonlySet<MessageId>;
}

export const useChat = create<ChatState>()(() => ({
  conversation: null,
  messages: [],
  opened: null,
  editing: null,
  sought: null,
  streams: new Map(),
  waiting: new Set(),
}));

const { getState, setState } = useChat;

/** Whether a model on this computer answers a chat: nothing of it leaves. One that nobody answers yet may leave. */
export const staysHere = (conversation: Conversation | null): boolean =>
  conversation !== null && isLocal(conversation.target) && conversation.target.model !== '';

/** The reply that is arriving in the open conversation. */
export const arriving = (state: Pick<ChatState, 'messages'>): AssistantMessage | null => {
  const last = state.messages.at(-1);
  return last?.role === 'assistant' && last.status === 'streaming' ? last : null;
};

/** Replies that ended before their `turn.send` was answered. */
const ended = new Map<MessageId, AssistantMessage>();
const asEnded = (message: AssistantMessage): AssistantMessage => {
  const end = ended.get(message.id);
  ended.delete(message.id);
  return end ?? message;
};

const upTo = (messages: readonly Message[], parent: MessageId | null): readonly Message[] =>
  parent === null ? [] : messages.slice(0, messages.findIndex((m) => m.id === parent) + 1);

/** Counts which chat the user chose: what was asked for before the last choice comes too late to be shown. */
let choices = 0;
/** A new choice. @returns Whether it is still the last. */
const choose = (): (() => boolean) => {
  const own = ++choices;
  return () => own === choices;
};

export const showOpened = ({ conversation, messages, draft }: OpenConversation): void =>
  setState({ conversation, messages, opened: { draft }, editing: null, sought: null });

export const seek = (message: MessageId): void => setState({ sought: { message } });

/**
 * An empty window until a new chat has been made: what is typed meanwhile goes into it.
 * @returns Whether the new chat is still to be shown.
 */
export const showBlank = (): (() => boolean) => {
  setState({ conversation: null, messages: [], opened: { draft: '' }, editing: null });
  return choose();
};

export const openConversation = async (id: ConversationId): Promise<void> => {
  const isLast = choose();
  if (getState().conversation?.id === id) return;
  const result = await request('conversations.open', { id });
  if (!isLast()) return;
  if (result.ok) showOpened(result.value);
  else fail(result.error);
};

/** Reads the open conversation again, as after a restart of the engine; the draft stays. */
export const refreshConversation = async (): Promise<void> => {
  const { conversation } = getState();
  if (!conversation) return;
  const result = await request('conversations.open', { id: conversation.id });
  if (!result.ok) return fail(result.error);
  setState({ streams: new Map(), waiting: new Set() });
  if (getState().conversation?.id !== conversation.id) return;
  setState({ conversation: result.value.conversation, messages: result.value.messages });
};

/** Changes the open conversation's title, target or branch. The window follows at once. */
export const updateConversation = async (change: Omit<RequestInput<'conversations.update'>, 'id'>): Promise<void> => {
  const before = getState().conversation;
  if (!before) return;
  const result = await request('conversations.update', { id: before.id, ...change });
  if (!result.ok) return fail(result.error);
  const { conversation, messages } = result.value;
  const now = getState().conversation;
  if (now?.id !== conversation.id) return;
  setState({ conversation: { ...conversation, ...slidersOf(now) }, ...(change.head ? { messages } : {}) });
};

/** The chosen model answers this chat, and every new one. */
export const chooseTarget = async (target: Target): Promise<void> => {
  await updateConversation({ target });
  await changeSettings({ target });
};

/** What is connected where nobody answers yet is meant to. */
export const meetProvider = async ({ id, models: [model] }: Provider): Promise<void> => {
  const chosen = useWindow.getState().settings?.target;
  if (model === undefined || !chosen || !isLocal(chosen) || chosen.model !== '') return;
  const target = { provider: id, model };
  if (getState().messages.some(isWrittenHere)) await changeSettings({ target });
  else await chooseTarget(target);
};

type SliderValues = Pick<Conversation, 'epsilon' | 'sliders'>;

/** They belong to the window while they move: what the engine says of them is older. */
const slidersOf = ({ epsilon, sliders }: Conversation): SliderValues => ({ epsilon, sliders });

/** Moves a slider; the composer writes it through before its next preview. */
export const setPrivacy = (change: Partial<SliderValues>): void =>
  setState(({ conversation }) => ({ conversation: conversation && { ...conversation, ...change } }));

const sameLink = (one: LinkDecision, other: LinkDecision): boolean =>
  JSON.stringify([one.derived, one.roots]) === JSON.stringify([other.derived, other.roots]);

/** Links two values of this chat, or takes them apart. What undoes an earlier word takes it back: the app decides again. */
export const decideLink = async (decision: LinkDecision): Promise<void> => {
  const links = getState().conversation?.links ?? [];
  const others = links.filter((link) => !sameLink(link, decision));
  const undoes = links.some((link) => sameLink(link, decision) && link.linked !== decision.linked);
  await updateConversation({ links: undoes ? others : [decision, ...others] });
};

export const editMessage = (editing: UserMessage | null): void => setState({ editing });

/** Puts a sent turn at the end of its branch. */
export const showSent = ({ user, assistant, conversation }: Extract<SendOutcome, { kind: 'sent' }>): void => {
  if (getState().conversation?.id !== conversation.id) return;
  setState(({ messages }) => ({
    conversation,
    messages: [...upTo(messages, user.parent), user, asEnded(assistant)],
    editing: null,
  }));
};

export const regenerate = async (message: MessageId): Promise<void> => {
  const result = await request('turn.regenerate', { message });
  if (!result.ok) return fail(result.error);
  const assistant = result.value;
  if (getState().conversation?.id !== assistant.conversation) return;
  setState(({ messages }) => ({ messages: [...upTo(messages, assistant.parent), asEnded(assistant)] }));
};

/** More of a reply that was cut, in its place: it arrives at once, and ends by its own event. */
export const continueReply = async (reply: AssistantMessage): Promise<void> => {
  const put = (now: AssistantMessage): void =>
    setState(({ messages }) => ({ messages: messages.map((message) => (message.id === now.id ? now : message)) }));
  put({ ...reply, status: 'streaming', error: null });
  const result = await request('turn.continue', { message: reply.id });
  if (result.ok) return;
  put(reply);
  fail(result.error);
};

export const stopReply = async (): Promise<void> => {
  const { conversation } = getState();
  if (!conversation) return;
  const result = await request('turn.stop', { conversation: conversation.id });
  if (!result.ok) fail(result.error);
};

let pending: EventPayload<'turn.delta'>[] = [];

const flush = (): void => {
  const deltas = pending;
  pending = [];
  setState(({ streams }) => ({ streams: grow(streams, deltas) }));
};

/** Deltas come faster than frames: the window takes them once a frame. */
export const takeDelta = (delta: EventPayload<'turn.delta'>): void => {
  if (pending.length === 0) requestAnimationFrame(flush);
  pending.push(delta);
};

export const takeWaits = ({ message, waits }: EventPayload<'turn.waits'>): void =>
  setState(({ waiting }) => {
    const others = [...waiting].filter((id) => id !== message);
    return { waiting: new Set(waits ? [...others, message] : others) };
  });

export const takeEnd = (message: AssistantMessage): void => {
  pending = pending.filter((delta) => delta.message !== message.id);
  takeWaits({ message: message.id, waits: false });
  setState(({ messages, streams, conversation }) => {
    const left = new Map(streams);
    left.delete(message.id);
    if (conversation?.id === message.conversation && !messages.some((m) => m.id === message.id)) {
      ended.set(message.id, message);
    }
    return { streams: left, messages: messages.map((m) => (m.id === message.id ? message : m)) };
  });
};

export const takeConversation = (conversation: Conversation): void =>
  setState(({ conversation: open }) =>
    open?.id === conversation.id ? { conversation: { ...conversation, ...slidersOf(open) } } : {},
  );
