import { InstructionsDialog } from './features/chat/instructions-dialog';
import { JournalDialog } from './features/journal/journal-dialog';
import { DeleteDialog } from './features/library/delete-dialog';
import { SearchDialog } from './features/library/search-dialog';
import { SettingsDialog } from './features/settings/settings-dialog';
import { useWindow } from './state/window-store';

/** The one dialog that is open. */
export const Dialogs = () => {
  const dialog = useWindow((state) => state.dialog);
  switch (dialog?.kind) {
    case 'search':
      return <SearchDialog />;
    case 'journal':
      return <JournalDialog />;
    case 'settings':
      return <SettingsDialog page={dialog.page} />;
    case 'instructions':
      return <InstructionsDialog conversation={dialog.conversation} />;
    case 'delete':
      return <DeleteDialog conversation={dialog.conversation} />;
    default:
      return null;
  }
};
