import { create } from 'zustand';
import type { Conversation, ConversationId, Decision, MessageId, UserMessage } from '../../shared/domain';
import { request } from '../api';
import { en } from '../i18n/en';
import { openConversation, seek, showBlank, showOpened, useChat } from './chat-store';
import { isBlank, openingIn, useDraft } from './draft-store';
import { unanswered } from './unanswered';
import { fail, say } from './window-store';

interface LibraryState {
  conversations: readonly Conversation[];
  /** The chat that was left last with something written: it stays in sight. */
  left: ConversationId | null;
}

export const useLibrary = create<LibraryState>()(() => ({ conversations: [], left: null }));

const { getState, setState } = useLibrary;

export const takeChanged = (conversation: Conversation): void =>
  setState(({ conversations }) => ({
    conversations: [conversation, ...conversations.filter((c) => c.id !== conversation.id)],
  }));

/** The open chat, where nothing was said or written in it: it goes when it is left. */
const emptyChat = (): ConversationId | null => {
  const { conversation, messages } = useChat.getState();
  const empty = conversation?.title === '' && messages.length === 0 && isBlank(useDraft.getState().doc);
  return empty ? conversation.id : null;
};

/** The list shows a chat that is left by how its draft begins. */
const noteOpening = (): void => {
  const { conversation, doc } = useDraft.getState();
  setState(({ conversations, left }) => ({
    left: isBlank(doc) ? left : conversation,
    conversations: conversations.map((one) => (one.id === conversation ? { ...one, opening: openingIn(doc) } : one)),
  }));
};

/** Nothing of a chat that is gone is kept. */
const forget = (id: ConversationId): void => {
  unanswered.delete(id);
  setState(({ conversations }) => ({ conversations: conversations.filter((c) => c.id !== id) }));
};

const drop = async (id: ConversationId | null): Promise<void> => {
  if (id === null || id === useChat.getState().conversation?.id) return;
  forget(id);
  await request('conversations.delete', { id });
};

/** Shows another chat, and in it a message. */
export const goTo = async (id: ConversationId, message: MessageId | null = null): Promise<void> => {
  const left = emptyChat();
  noteOpening();
  await openConversation(id);
  if (message !== null && useChat.getState().conversation?.id === id) seek(message);
  await drop(left);
};

/** A new chat is on its way: a second click asks for the same one. */
let making = false;

/** Opens an empty chat. */
export const newChat = async (kind: { temporary: boolean }): Promise<void> => {
  if (making) return;
  making = true;
  await makeChat(kind);
  making = false;
};

const makeChat = async ({ temporary }: { temporary: boolean }): Promise<void> => {
  const left = emptyChat();
  const before = useChat.getState().conversation;
  noteOpening();
  const isLast = showBlank();
  const result = await request('conversations.create', { temporary });
  if (!result.ok) {
    fail(result.error);
    if (before && isLast()) await openConversation(before.id);
    return;
  }
  takeChanged(result.value.conversation);
  if (isLast()) showOpened(result.value);
  await drop(isLast() ? left : result.value.conversation.id);
};

/** The same question in a chat like its own in which one value is kept, and nothing else; the user looks, and sends it. */
export const askAnew = async ({ id: prompt, conversation }: UserMessage, keep: Decision): Promise<void> => {
  const result = await request('conversations.anew', { prompt, keep });
  if (!result.ok) return fail(result.error);
  takeChanged(result.value.conversation);
  // Who has gone on to another chat finds it in the list.
  if (useChat.getState().conversation?.id === conversation) await goTo(result.value.conversation.id);
};

/** Reads the list; shows the chat that was used last, or a new one. */
export const loadLibrary = async (): Promise<void> => {
  const result = await request('conversations.list', undefined);
  if (!result.ok) return fail(result.error);
  setState({ conversations: result.value });
  const latest = result.value.toSorted((a, b) => b.updatedAt - a.updatedAt)[0];
  if (latest) await openConversation(latest.id);
  else await newChat({ temporary: false });
};

export const changeConversation = async (
  id: ConversationId,
  change: { title?: string; pinned?: boolean },
): Promise<void> => {
  const result = await request('conversations.update', { id, ...change });
  if (result.ok) takeChanged(result.value.conversation);
  else fail(result.error);
};

export const deleteConversation = async (id: ConversationId): Promise<void> => {
  const result = await request('conversations.delete', { id });
  if (!result.ok) return fail(result.error);
  forget(id);
  if (useChat.getState().conversation?.id !== id) return;
  const next = getState().conversations[0];
  if (next) await openConversation(next.id);
  else await newChat({ temporary: false });
};

export const exportConversation = async (conversation: ConversationId, format: 'markdown' | 'json'): Promise<void> => {
  const result = await request('export.save', { conversation, format });
  if (!result.ok) fail(result.error);
  else if (result.value) say(en.library.exported(result.value.fileName));
};
