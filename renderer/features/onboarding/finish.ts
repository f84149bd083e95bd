import type { Target } from '../../../shared/domain';
import { updateConversation } from '../../state/chat-store';
import { changeSettings } from '../../state/window-store';

/** Leaves the first run; the chosen model answers the first chat and every new one. */
export const finish = async (target: Target | null): Promise<void> => {
  if (target) await updateConversation({ target });
  await changeSettings({ onboarded: true, ...(target ? { target } : {}) });
};
