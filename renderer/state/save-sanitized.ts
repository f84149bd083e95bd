import type { Agreement } from '../../shared/ipc';
import { request } from '../api';
import { en } from '../i18n/en';
import { agreeTo, canSend, holdBack, refreshPreview, useDraft } from './draft-store';
import { fail, say } from './window-store';

/** Saves what the right pane shows as a file; in no case what the left one does. */
export const saveSanitized = async (agreement: Agreement | null = null): Promise<void> => {
  const { conversation, doc, shown } = useDraft.getState();
  if (conversation === null || !shown || !canSend(useDraft.getState())) return;
  useDraft.setState({ saving: true, error: null, notice: null, question: null });
  const { hash, spends } = shown.preview;
  const agreed = agreeTo(conversation, agreement, true);
  const result = await request('draft.save-sanitized', { conversation, text: doc.toString(), hash, agreed });
  useDraft.setState({ saving: false });
  const isOpen = useDraft.getState().conversation === conversation;
  // What was agreed to for a file holds for that file.
  const asks = result.ok && !['saved', 'cancelled', 'changed'].includes(result.value.kind);
  if (isOpen && !asks) useDraft.setState({ agreed: [] });
  if (!result.ok) return fail(result.error);
  const outcome = result.value;
  switch (outcome.kind) {
    case 'cancelled':
      return;
    case 'saved':
      say(en.composer.saved(outcome.fileName, spends.length > 0));
      // What it spent counts now.
      if (isOpen) refreshPreview();
      return;
    default:
      if (isOpen) holdBack(outcome, shown, true);
  }
};
