import { create } from 'zustand';
import type { AppError, Conversation } from '../../shared/domain';
import type { AppStatus, Settings } from '../../shared/ipc';
import { request } from '../api';

export type SettingsPage = 'general' | 'rules' | 'providers' | 'models' | 'keys';

/** The one dialog that is open. */
type OpenDialog =
  | { kind: 'search' }
  | { kind: 'journal' }
  | { kind: 'settings'; page: SettingsPage }
  | { kind: 'instructions'; conversation: Conversation }
  | { kind: 'delete'; conversation: Conversation };

interface WindowState {
  status: AppStatus | null;
  settings: Settings | null;
  dialog: OpenDialog | null;
  /** `found`: the inspector, what was found first. */
  drawer: 'library' | 'inspector' | 'found' | null;
  /** A quiet sentence that goes away by itself. */
  notice: string | null;
  /** A failure that belongs to no message and no draft. */
  error: AppError | null;
}

export const useWindow = create<WindowState>()(() => ({
  status: null,
  settings: null,
  dialog: null,
  drawer: null,
  notice: null,
  error: null,
}));

export const openDialog = (dialog: OpenDialog | null): void => useWindow.setState({ dialog, drawer: null });
export const openDrawer = (drawer: WindowState['drawer']): void => useWindow.setState({ drawer });
export const say = (notice: string | null): void => useWindow.setState({ notice });
export const fail = (error: AppError): void => useWindow.setState({ error });

/** Writes settings through to the engine; the window follows at once. */
export const changeSettings = async (change: Partial<Settings>): Promise<void> => {
  const before = useWindow.getState().settings;
  if (before) useWindow.setState({ settings: { ...before, ...change } });
  const result = await request('settings.set', change);
  useWindow.setState(result.ok ? { settings: result.value } : { settings: before, error: result.error });
};
