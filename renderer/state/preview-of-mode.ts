import type { Preview } from '../../shared/ipc';
import { useChat } from './chat-store';
import { useDraft } from './draft-store';

/** Whether the right pane still shows the draft as another mode left it: what is said of this one would not be of that. */
export const useIsOfOtherMode = (): boolean => {
  const mode = useChat((state) => state.conversation?.mode);
  const shown = useDraft((state) => state.shown?.preview.report.mode);
  return shown !== undefined && mode !== undefined && shown !== mode;
};

/** The preview that the right pane shows, where it is of the mode that is chosen. */
export const usePreviewOfMode = (): Preview | undefined => {
  const preview = useDraft((state) => state.shown?.preview);
  return useIsOfOtherMode() ? undefined : preview;
};
