import type { Text } from '@codemirror/state';
import type { ConversationId } from '../../shared/domain';
import type { Agreement, LeavingHeld, RequestInput, SaveOutcome } from '../../shared/ipc';
import type { Result } from '../../shared/result';
import { request } from '../api';
import { en } from '../i18n/en';
import { arriving, showSent, useChat } from './chat-store';
import { isBlank, isCurrent, loadText, refreshPreview, type Shown, textOf, useDraft, whenCurrent } from './draft-store';
import { fail, say } from './window-store';

/** How a draft leaves, sent or saved as a file: as it is seen, and after the same questions. */

const { getState, setState } = useDraft;

interface Seen {
  conversation: ConversationId;
  doc: Text;
  shown: Shown;
}

/** The draft as the right pane shows it; null where it cannot leave now. `again` is tried once the pane has caught up. */
const seenDraft = (again: () => Promise<void>): Seen | null => {
  const state = getState();
  const { conversation, doc, shown } = state;
  if (conversation === null || state.sending || state.saving !== null || state.reading > 0 || isBlank(doc)) return null;
  if (shown && isCurrent(state)) return { conversation, doc, shown };
  whenCurrent(() => void again());
  return null;
};

/** Chats in which the user agreed to send with names found by lists only; asked once a chat. */
const listsAgreed = new Set<ConversationId>();

/** What the engine gets of a draft, with one thing more agreed to. */
const inputOf = (
  { conversation, doc, shown }: Seen,
  agreement: Agreement | null,
  saves: boolean,
): RequestInput<'draft.save-sanitized'> => {
  if (agreement === 'lists-only' && !saves) listsAgreed.add(conversation);
  const given = agreement === null ? getState().agreed : [...getState().agreed, agreement];
  setState({ agreed: given });
  const agreed = [...given, ...(listsAgreed.has(conversation) ? (['lists-only'] as const) : [])];
  return { conversation, text: doc.toString(), hash: shown.preview.hash, agreed };
};

/** Whether what was seen is still what would leave. */
const isAsSeen = (seen: Shown): boolean => {
  const { doc, shown } = getState();
  return doc.eq(seen.doc) && shown?.preview.hash === seen.preview.hash;
};

/** A draft that may not leave as it was seen: the new preview, or what is to be asked of this very text. */
const holdBack = (outcome: LeavingHeld, seen: Shown, saves: boolean): void => {
  if (outcome.kind !== 'changed') {
    setState(isAsSeen(seen) ? { question: { about: outcome, seen, saves } } : { notice: en.composer.changed });
    return;
  }
  const moved = getState().revision !== seen.revision;
  setState({ notice: en.composer.changed, ...(!moved && { shown: { ...seen, preview: outcome.preview } }) });
  // The answer is about a text or settings of before.
  if (moved) refreshPreview();
};

/** Whoever turns back agrees to nothing. The dialog closes behind an answer as well, when no question stands any more. */
export const turnBack = (): void => {
  if (getState().question !== null) setState({ question: null, agreed: [] });
};

/** Yes to the question that stands; it is no yes to a text that came since. */
export const agree = (): void => {
  const { question } = getState();
  if (question === null) return;
  if (isAsSeen(question.seen)) void (question.saves ? saveSanitized : send)(question.about.kind);
  else {
    turnBack();
    setState({ notice: en.composer.changed });
  }
};

/** Sends what the right pane shows; waits for it where it is older than the text. */
export const send = async (agreement: Agreement | null = null): Promise<void> => {
  const chat = useChat.getState();
  const seen = arriving(chat) ? null : seenDraft(send);
  if (seen === null) return;
  const { conversation, shown } = seen;
  const { aside } = getState();
  setState({ sending: true, error: null, notice: null, question: null });
  const input = inputOf(seen, agreement, false);
  const { text } = input;
  const parent = chat.editing ? chat.editing.parent : (chat.messages.at(-1)?.id ?? null);
  const result = await request('turn.send', { ...input, parent });
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
    setState({ aside: null, leftOut: [] });
    loadText(aside ?? textOf(now.startsWith(text) ? now.slice(text.length) : now));
    showSent(outcome);
    // Silence would say that nothing can be guessed.
    if (outcome.guesses) setState({ notice: en.composer.sentUnread(outcome.guesses) });
  }
};

/** Asks for a place once nothing is left to ask of the text; with what no question was worth. */
const askAndSave = async (
  input: RequestInput<'draft.save-sanitized'>,
): Promise<Result<{ outcome: SaveOutcome; unread: string | null }>> => {
  const first = await request('draft.take-out', { ...input, leaves: false });
  if (!first.ok) return first;
  if (first.value.kind !== 'text') return { ok: true, value: { outcome: first.value, unread: null } };
  const { guesses } = first.value;
  setState({ saving: 'placing' });
  // It was told just now.
  const saved = await request('draft.save-sanitized', { ...input, agreed: [...input.agreed, 'inferences'] });
  if (!saved.ok) return saved;
  return { ok: true, value: { outcome: saved.value, unread: guesses && en.composer.sentUnread(guesses) } };
};

/** Saves what the right pane shows as a file; in no case what the left one does. */
export const saveSanitized = async (agreement: Agreement | null = null): Promise<void> => {
  const seen = seenDraft(saveSanitized);
  if (seen === null) return;
  const { conversation, shown } = seen;
  setState({ saving: 'asking', error: null, notice: null, question: null });
  const result = await askAndSave(inputOf(seen, agreement, true));
  setState({ saving: null });
  const isOpen = getState().conversation === conversation;
  // What was agreed to for a file holds for that file.
  const asks = result.ok && !['saved', 'cancelled', 'changed'].includes(result.value.outcome.kind);
  if (isOpen && !asks) setState({ agreed: [] });
  if (!result.ok) return fail(result.error);
  const { outcome, unread } = result.value;
  switch (outcome.kind) {
    case 'cancelled':
      return;
    case 'saved':
      say(en.composer.saved(outcome.fileName, shown.preview.spends.length > 0, unread));
      // What it spent counts now.
      if (isOpen) refreshPreview();
      return;
    default:
      if (isOpen) holdBack(outcome, shown, true);
  }
};
