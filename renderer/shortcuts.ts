import type { EventPayload } from '../shared/ipc';
import { isMac } from './platform';
import { useChat } from './state/chat-store';
import { saveSanitized } from './state/leaving';
import { exportConversation, newChat } from './state/library-store';
import { openDialog, useWindow } from './state/window-store';

type Command = EventPayload<'menu.command'>['command'];

export const runCommand = (command: Command): void => {
  if (!useWindow.getState().settings?.onboarded) return;
  const { conversation } = useChat.getState();
  switch (command) {
    case 'new-chat':
      void newChat({ temporary: false });
      break;
    case 'new-temporary-chat':
      void newChat({ temporary: true });
      break;
    case 'search':
      openDialog({ kind: 'search' });
      break;
    case 'settings':
      openDialog({ kind: 'settings', page: 'general' });
      break;
    case 'save-sanitized':
      void saveSanitized();
      break;
    case 'export':
      if (conversation) void exportConversation(conversation.id, 'markdown');
  }
};

const commandOf = ({ key, shiftKey }: KeyboardEvent): Command | null => {
  switch (key.toLowerCase()) {
    case 'n':
      return shiftKey ? 'new-temporary-chat' : 'new-chat';
    case 's':
      return 'save-sanitized';
    case 'k':
    case 'f':
      return 'search';
    case ',':
      return 'settings';
    default:
      return null;
  }
};

/** The window's own shortcuts; they also work where there is no menu. */
export const followShortcuts = (): void => {
  window.addEventListener(
    'keydown',
    (event) => {
      const command = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey ? commandOf(event) : null;
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      runCommand(command);
    },
    { capture: true },
  );
};
