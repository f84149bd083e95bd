import { setImmediate } from 'node:timers/promises';
import type { ConversationId } from '../../../shared/domain';
import type { Preview } from '../../../shared/ipc';
import type { Services } from '../services';
import { analyse, checkDraftLength, wellFormed } from './analysis';

/**
 * Previews while the user types. Requests that pile up in one conversation are one analysis, of the
 * newest text: all of them get its preview.
 */
export const createPreviews = (services: Services) => {
  const waiting = new Map<ConversationId, { text: string; preview: Promise<Preview> }>();
  return (conversation: ConversationId, typed: string): Promise<Preview> => {
    checkDraftLength(typed);
    const text = wellFormed(typed);
    services.stores.of(conversation).conversations.saveDraft(conversation, text);
    const piled = waiting.get(conversation);
    if (piled !== undefined) {
      piled.text = text;
      return piled.preview;
    }
    const preview = async (): Promise<Preview> => {
      // Lets in what was typed meanwhile.
      await setImmediate();
      const newest = waiting.get(conversation)?.text ?? text;
      waiting.delete(conversation);
      return analyse(services, conversation, newest).preview;
    };
    const entry = { text, preview: preview() };
    waiting.set(conversation, entry);
    return entry.preview;
  };
};
