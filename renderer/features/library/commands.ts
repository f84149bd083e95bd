import { en } from '../../i18n/en';
import { useChat } from '../../state/chat-store';
import { saveSanitized } from '../../state/leaving';
import { exportConversation, newChat } from '../../state/library-store';
import { openDialog } from '../../state/window-store';

const exportOpen = (format: 'markdown' | 'json'): void => {
  const { conversation } = useChat.getState();
  if (conversation) void exportConversation(conversation.id, format);
};

/** What the search dialog offers besides chats. */
export const commands: readonly { title: string; keys?: string; run: () => void }[] = [
  { title: en.library.newChat, keys: 'Mod N', run: () => void newChat({ temporary: false }) },
  { title: en.library.newTemporary, keys: 'Mod Shift N', run: () => void newChat({ temporary: true }) },
  { title: en.library.exportMarkdown, keys: 'Mod Shift E', run: () => exportOpen('markdown') },
  { title: en.library.exportJson, run: () => exportOpen('json') },
  { title: en.composer.save, keys: 'Mod S', run: () => void saveSanitized() },
  { title: en.library.journal, run: () => openDialog({ kind: 'journal' }) },
  { title: en.library.settings, keys: 'Mod ,', run: () => openDialog({ kind: 'settings', page: 'general' }) },
];
