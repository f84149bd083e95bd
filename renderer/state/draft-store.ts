import { Text } from '@codemirror/state';
import { create } from 'zustand';
import {
  type AppError,
  type Conversation,
  type ConversationId,
  type Decision,
  defaultPolicy,
  maxDraftLength,
  openingLength,
  openingOf,
} from '../../shared/domain';
import type { Agreement, Preview, Scan, SendOutcome } from '../../shared/ipc';
import { request } from '../api';
import { en } from '../i18n/en';
import { arriving, showSent, useChat } from './chat-store';
import { newestWins } from './newest-wins';
import { sameStandIns } from './stand-ins';
import { fail, useWindow } from './window-store';

/** A preview and the text and settings that it was made of. */
interface Shown {
  preview: Preview;
  doc: Text;
  revision: number;
  /** While the slider moves, its own is ahead. */
  epsilon: number;
}

interface DraftState {
  conversation: ConversationId | null;
  /** What stands in the left pane. */
  doc: Text;
  /** Grows with every change of the text, of ε, of a decision. */
  revision: number;
  /** A new object when the left pane has to show another text. */
  loaded: { doc: Text };
  shown: Shown | null;
  /** Which share of the text is read for names; null where all of it is, or none yet. */
  namesRead: number | null;
  sending: boolean;
  /** The text is on its way into a file, or the user is asked where that is to stand. */
  saving: boolean;
  /** Files that are being read: the draft is not whole yet. */
  reading: number;
  /** Send was pressed while the preview was catching up. */
  wanted: boolean;
  /** The draft put aside while an earlier message is edited. */
  aside: Text | null;
  error: AppError | null;
  notice: string | null;
  /** What has to be agreed to before the draft is sent. */
  question: Exclude<SendOutcome, { kind: 'sent' | 'changed' }> | null;
  /** Whether that is to be saved, not sent. */
  saves: boolean;
  /** Who was asked about an unread text waits for its scan. */
  awaited: boolean;
  /** What was agreed to for this text. */
  agreed: readonly Agreement[];
}

export const textOf = (text: string): Text => Text.of(text.split(/\r\n?|\n/));

export const useDraft = create<DraftState>()(() => ({
  conversation: null,
  doc: Text.empty,
  revision: 0,
  loaded: { doc: Text.empty },
  shown: null,
  namesRead: null,
  sending: false,
  saving: false,
  reading: 0,
  wanted: false,
  aside: null,
  error: null,
  notice: null,
  question: null,
  saves: false,
  awaited: false,
  agreed: [],
}));

const { getState, setState } = useDraft;

export const isBlank = (doc: Text): boolean => doc.length < 1000 && doc.toString().trim() === '';

/** `openingOf` a text of any length. */
export const openingIn = (doc: Text): string => openingOf(doc.sliceString(0, openingLength));

/** Whether what is written cannot be sent as it is. */
export const isRefused = (state: Pick<DraftState, 'error' | 'shown' | 'revision' | 'doc'>): boolean =>
  state.error !== null && !isCurrent(state);

/** Whether the right pane shows what would be sent. */
export const isCurrent = (state: Pick<DraftState, 'shown' | 'revision' | 'doc'>): boolean =>
  state.shown?.revision === state.revision || isBlank(state.doc);

export const canSend = (state: DraftState): boolean =>
  !isBlank(state.doc) && isCurrent(state) && !state.sending && !state.saving && state.reading === 0;

/** The sliders as the engine last heard them. */
let written: Pick<Conversation, 'epsilon' | 'sliders'> | null = null;

const writeSliders = async (conversation: ConversationId): Promise<AppError | null> => {
  const open = useChat.getState().conversation;
  if (open?.id !== conversation) return null;
  const { epsilon, sliders } = open;
  if (epsilon === written?.epsilon && sliders === written.sliders) return null;
  const answer = await request('conversations.update', { id: conversation, epsilon, sliders });
  if (!answer.ok) return answer.error;
  written = { epsilon, sliders };
  return null;
};

/** Null for a blank draft, which is only kept. */
const preview = async (conversation: ConversationId, doc: Text): Promise<Preview | AppError | null> => {
  if (doc.length > maxDraftLength) return { code: 'draft_too_large' };
  const error = await writeSliders(conversation);
  if (error) return error;
  if (isBlank(doc)) {
    const kept = await request('draft.save', { conversation, text: doc.toString() });
    return kept.ok ? null : kept.error;
  }
  const result = await request('draft.preview', { conversation, text: doc.toString() });
  return result.ok ? result.value : result.error;
};

const catchUp = newestWins(async () => {
  const { conversation, doc, revision, shown } = getState();
  if (conversation === null || shown?.revision === revision) return;
  if (isBlank(doc)) setState({ shown: null });
  const answer = await preview(conversation, doc);
  if (getState().conversation !== conversation) return;
  if (answer && 'code' in answer) {
    setState({ error: answer, wanted: false });
    return;
  }
  const { epsilon } = written ?? defaultPolicy;
  setState(({ namesRead }) => ({
    shown: answer && { preview: answer, doc, revision, epsilon },
    namesRead: answer?.names === 'reading' ? namesRead : null,
    error: null,
  }));
  const now = getState();
  if (!answer || !now.wanted || now.revision !== revision) return;
  setState({ wanted: false });
  if (sameStandIns(shown?.preview.findings ?? [], answer.findings)) await send();
  else setState({ notice: en.composer.changed });
});

/** Asks for a new preview of the same text. */
export const refreshPreview = (): void => {
  setState(({ revision }) => ({ revision: revision + 1 }));
  catchUp();
};

/** The left pane changed. */
export const write = (doc: Text): void => {
  setState({ doc, notice: null, wanted: false, awaited: false, agreed: [] });
  refreshPreview();
};

/** Puts a text into the left pane. */
export const loadText = (doc: Text): void => {
  setState({ loaded: { doc }, shown: null, namesRead: null });
  write(doc);
};

/** Decides for the chat that is open now, whichever is open when the engine answers; ends at the first that fails. */
export const decide = async (decisions: readonly Decision[], scope: 'conversation' | 'everywhere'): Promise<void> => {
  const { conversation } = getState();
  if (conversation === null) return;
  for (const decision of decisions) {
    const result = await request('draft.decide', { conversation, decision, scope });
    if (result.ok) continue;
    if (getState().conversation === conversation) setState({ error: result.error });
    else fail(result.error);
    return;
  }
  refreshPreview();
};

/** Chats in which the user agreed to send with names found by lists only; asked once a chat. */
const listsAgreed = new Set<ConversationId>();

/** What is agreed to for this text with one thing more. */
export const agreeTo = (conversation: ConversationId, agreement: Agreement | null, saves: boolean): Agreement[] => {
  if (agreement === 'lists-only' && !saves) listsAgreed.add(conversation);
  const given = agreement === null ? getState().agreed : [...getState().agreed, agreement];
  setState({ agreed: given });
  return [...given, ...(listsAgreed.has(conversation) ? (['lists-only'] as const) : [])];
};

/** Sends what the right pane shows; waits for it where it is older than the text. */
export const send = async (agreement: Agreement | null = null): Promise<void> => {
  const { conversation, doc, shown, sending, saving, reading, aside } = getState();
  const chat = useChat.getState();
  if (conversation === null || sending || saving || reading > 0 || isBlank(doc) || arriving(chat)) return;
  if (!shown || !isCurrent(getState())) {
    setState({ wanted: true });
    catchUp();
    return;
  }
  setState({ sending: true, error: null, notice: null, question: null });
  const agreed = agreeTo(conversation, agreement, false);
  const text = doc.toString();
  const parent = chat.editing ? chat.editing.parent : (chat.messages.at(-1)?.id ?? null);
  const result = await request('turn.send', { conversation, parent, text, hash: shown.preview.hash, agreed });
  setState({ sending: false });
  const left = getState().conversation !== conversation;
  if (!result.ok) {
    if (left) fail(result.error);
    else setState({ error: result.error });
    return;
  }
  const outcome = result.value;
  if (left) return;
  if (outcome.kind !== 'sent') holdBack(outcome, shown, false);
  else {
    // What was typed while the turn was on its way stays.
    const now = getState().doc.toString();
    setState({ aside: null });
    loadText(aside ?? textOf(now.startsWith(text) ? now.slice(text.length) : now));
    showSent(outcome);
    // Silence would say that nothing can be guessed.
    if (outcome.guesses) setState({ notice: en.composer.sentUnread(outcome.guesses) });
  }
};

/** A draft that may not leave as it was seen: the new preview, or what is to be asked. */
export const holdBack = (outcome: Exclude<SendOutcome, { kind: 'sent' }>, seen: Shown, saves: boolean): void => {
  if (outcome.kind !== 'changed') setState({ question: outcome, saves });
  else {
    const moved = getState().revision !== seen.revision;
    setState({ notice: en.composer.changed, ...(!moved && { shown: { ...seen, preview: outcome.preview } }) });
    // The answer is about a text or settings of before.
    if (moved) refreshPreview();
  }
};

/** Whether a scan has nothing more to read. */
const isOver = ({ status }: Scan): boolean => status !== 'reading' && status !== 'waiting';

const saidOf = ({ status }: Scan): string => (status === 'done' ? en.composer.scanned : en.composer.notScanned);

/** How far the model that finds names is in a long draft. */
export const takeNamesRead = (conversation: ConversationId, share: number): void =>
  setState((state) => (state.conversation === conversation ? { namesRead: share } : {}));

/** How far the deep scan of a draft is. */
export const takeScan = (conversation: ConversationId, scan: Scan): void =>
  setState((state) => {
    if (!state.shown || state.conversation !== conversation) return {};
    const shown = { ...state.shown, preview: { ...state.shown.preview, scan } };
    return state.awaited && isOver(scan) ? { shown, awaited: false, notice: saidOf(scan) } : { shown };
  });

/** Instead of sending a text that the local model has not read: the preview, once it has. */
export const awaitScan = (): void =>
  setState(({ shown }) => {
    const scan = shown?.preview.scan;
    const turnedBack = { question: null, agreed: [] };
    return scan && isOver(scan) ? { ...turnedBack, notice: saidOf(scan) } : { ...turnedBack, awaited: true };
  });

/** Keeps the text of the conversation that is left, where no preview has kept it yet. */
const keepDraft = ({ conversation, doc, aside, revision, shown }: DraftState): void => {
  const kept = aside?.length ? aside : doc;
  if (conversation === null || (shown?.revision === revision && kept === doc)) return;
  void request('draft.save', { conversation, text: kept.toString() });
};

const samePrivacy = (one: Conversation | null, other: Conversation | null): boolean =>
  (['mode', 'epsilon', 'sliders', 'mechanisms', 'links'] as const).every(
    (part) => JSON.stringify(one?.[part]) === JSON.stringify(other?.[part]),
  );

/** Follows the open conversation, its privacy, the message being edited, and the settings. */
export const followChat = (): void => {
  useChat.subscribe((chat, before) => {
    if (chat.opened !== before.opened && chat.opened) {
      const { conversation, doc } = getState();
      const typed = conversation === null ? doc.toString() : '';
      keepDraft(getState());
      written = chat.conversation;
      setState({
        conversation: chat.conversation?.id ?? null,
        aside: null,
        error: null,
        wanted: false,
        question: null,
      });
      loadText(textOf([chat.opened.draft, typed].filter((text) => text !== '').join('\n')));
      return;
    }
    if (chat.editing !== before.editing) {
      const { aside, doc } = getState();
      if (chat.editing) {
        setState({ aside: aside ?? doc });
        loadText(textOf(chat.editing.original));
      } else if (aside) {
        setState({ aside: null });
        loadText(aside);
      }
    }
    if (!samePrivacy(chat.conversation, before.conversation)) refreshPreview();
  });
  useWindow.subscribe((state, before) => {
    if (before.settings && state.settings !== before.settings) refreshPreview();
  });
};
