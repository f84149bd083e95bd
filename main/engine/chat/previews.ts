import { setImmediate } from 'node:timers/promises';
import type { ConversationId } from '../../../shared/domain';
import type { Preview } from '../../../shared/ipc';
import { readLists } from '../privacy';
import type { Services } from '../services';
import { analyse, checkDraftLength, wellFormed } from './analysis';

/** Longest that a preview waits for the model, in milliseconds: a pasted page is read in less. */
const patience = 250;

/**
 * Previews while the user types. Requests that pile up in one conversation are one analysis, of the
 * newest text: all of them get its preview.
 */
export const createPreviews = (services: Services) => {
  const waiting = new Map<ConversationId, { text: string; preview: Promise<Preview> }>();
  /** The texts that are being read to the end, one a conversation. */
  const longReads = new Map<ConversationId, string>();
  const tellWhenRead = async (conversation: ConversationId, text: string): Promise<void> => {
    if (longReads.get(conversation) === text) return;
    longReads.set(conversation, text);
    await services.tagging.read(text, Number.POSITIVE_INFINITY, (share) => {
      if (longReads.get(conversation) === text) services.main.notify('draft.names', { conversation, share });
    });
    if (longReads.get(conversation) !== text) return;
    longReads.delete(conversation);
    services.main.notify('draft.read', { conversation });
  };
  return (conversation: ConversationId, typed: string): Promise<Preview> => {
    checkDraftLength(typed);
    const text = wellFormed(typed);
    services.stores.of(conversation).conversations.saveDraft(conversation, text);
    const piled = waiting.get(conversation);
    if (piled !== undefined) {
      piled.text = text;
      return piled.preview;
    }
    const analysed = async (): Promise<Preview> => {
      // Lets in what was typed meanwhile.
      await setImmediate();
      const newest = waiting.get(conversation)?.text ?? text;
      waiting.delete(conversation);
      const read = services.tagging.read(newest, patience);
      // Meanwhile the lists, for the model reads in processes of its own.
      readLists(newest);
      const reading = await read;
      services.scan.follow(conversation, newest);
      if (reading.names === 'reading') void tellWhenRead(conversation, newest);
      const { preview } = analyse(services, conversation, newest, reading);
      services.scan.shown(conversation, preview.scan.found);
      services.links.follow(conversation, newest, preview.findings, preview.scan);
      if (preview.report.mode === 'task-aware') services.importance.follow(conversation, newest);
      return preview;
    };
    const entry = { text, preview: analysed() };
    waiting.set(conversation, entry);
    return entry.preview;
  };
};
