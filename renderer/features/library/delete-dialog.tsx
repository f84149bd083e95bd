import type { Conversation } from '../../../shared/domain';
import { Ask } from '../../components/ask';
import { en } from '../../i18n/en';
import { deleteConversation } from '../../state/library-store';
import { openDialog } from '../../state/window-store';

export const DeleteDialog = ({ conversation }: { conversation: Conversation }) => (
  <Ask
    title={en.library.deleteTitle}
    confirm={en.library.deleteConfirm}
    onConfirm={() => void deleteConversation(conversation.id)}
    onClose={() => openDialog(null)}
  >
    {en.library.deleteText(conversation.title || en.library.untitled)}
  </Ask>
);
