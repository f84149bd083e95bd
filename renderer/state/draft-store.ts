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
import type { Agreement, LeavingHeld, Preview, Scan } from '../../shared/ipc';
import { request } from '../api';
import { en } from '../i18n/en';
import { useChat } from './chat-store';
import { newestWins } from './newest-wins';
import { sameStandIns } from './stand-ins';
import { fail, useWindow } from './window-store';

/** A preview and the text and settings that it was made of. */
export interface Shown {
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
  /** The text is on its way into a file: what is to be asked before is found out, or the user is asked for a place. */
  saving: 'asking' | 'placing' | null;
  /** Files are held over the window. */
  dropping: boolean;
  /** Files that are being read: the draft is not whole yet. */
  reading: number;
  /** What was wanted of the text while the preview was catching up: to send or save it. */
  wanted: (() => void) | null;
  /** The draft put aside while an earlier message is edited. */
  aside: Text | null;
  error: AppError | null;
  /** About this very text: it goes with the next keystroke. */
  notice: string | null;
  /** What of files was not taken in, a sentence each: it stays until it is dismissed or the text is sent. */
  leftOut: readonly string[];
  /** What has to be agreed to before the draft leaves, what of it was seen, and whether it is to be saved, not sent. */
  question: { about: Exclude<LeavingHeld, { kind: 'changed' }>; seen: Shown; saves: boolean } | null;
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
  saving: null,
  dropping: false,
  reading: 0,
  wanted: null,
  aside: null,
  error: null,
  notice: null,
  leftOut: [],
  question: null,
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
  !isBlank(state.doc) && isCurrent(state) && !state.sending && state.saving === null && state.reading === 0;

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
    setState({ error: answer, wanted: null });
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
  setState({ wanted: null });
  if (sameStandIns(shown?.preview.findings ?? [], answer.findings)) now.wanted();
  else setState({ notice: en.composer.changed });
});

/** Asks for a new preview of the same text. */
export const refreshPreview = (): void => {
  setState(({ revision }) => ({ revision: revision + 1 }));
  catchUp();
};

/** Does something with the text once the right pane shows it, where that brings nothing new to look at. */
export const whenCurrent = (wanted: () => void): void => {
  setState({ wanted });
  catchUp();
};

/** The left pane changed. */
export const write = (doc: Text): void => {
  setState({ doc, notice: null, wanted: null, awaited: false, agreed: [] });
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
      const { conversation, doc, leftOut } = getState();
      const typed = conversation === null ? doc.toString() : '';
      keepDraft(getState());
      written = chat.conversation;
      setState({
        conversation: chat.conversation?.id ?? null,
        aside: null,
        error: null,
        // As what is typed: what came into a chat that was still being made belongs to it.
        leftOut: conversation === null ? leftOut : [],
        wanted: null,
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
