import type { AppStatus } from '../../shared/ipc';
import { request } from '../api';
import { loadLibrary } from './library-store';
import { loadModels, loadProviders } from './models-store';
import { fail, useWindow } from './window-store';

let loading = false;

/** The window opens when everything is there: what is done in it early would be undone by what comes late. */
const load = async (): Promise<void> => {
  if (loading) return;
  loading = true;
  const [settings] = await Promise.all([
    request('settings.get', undefined),
    loadLibrary(),
    loadProviders(),
    loadModels(),
  ]);
  if (settings.ok) useWindow.setState({ settings: settings.value });
  else fail(settings.error);
  loading = false;
};

/** Everything is read once, when the store is open for the first time. */
export const takeStatus = (status: AppStatus): void => {
  useWindow.setState({ status });
  if (status.engine !== 'ready' || useWindow.getState().settings) return;
  void load();
};
