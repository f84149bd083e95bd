import type { AppStatus } from '../shared/ipc';
import { listen, request } from './api';
import { refreshConversation, takeConversation, takeDelta, takeEnd, useChat } from './features/chat/chat-store';
import { followChat, refreshPreview, takeScan, useDraft } from './features/composer/draft-store';
import { followDrops } from './features/composer/files';
import { followQuestions, takeGuessed } from './features/inspector/guesses-store';
import { loadLibrary, takeChanged } from './features/library/library-store';
import { loadModels, loadProviders, takeModels, takeMoving } from './features/models/models-store';
import { en } from './i18n/en';
import { followShortcuts, runCommand } from './shortcuts';
import { followTheme } from './theme';
import { fail, say, useWindow } from './window-store';

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

const listenToAll = (): void => {
  listen('app.status', takeStatus);
  listen('turn.delta', takeDelta);
  listen('turn.ended', ({ message }) => takeEnd(message));
  listen('models.changed', ({ models }) => takeModels(models));
  listen('models.moving', takeMoving);
  listen('menu.command', ({ command }) => runCommand(command));
  listen('draft.read', ({ conversation }) => {
    if (useDraft.getState().conversation === conversation) refreshPreview();
  });
  listen('draft.scan', ({ conversation, scan }) => takeScan(conversation, scan));
  listen('draft.guessed', ({ conversation, inferences }) => takeGuessed(conversation, inferences));
  listen('conversations.changed', ({ conversation }) => {
    takeChanged(conversation);
    takeConversation(conversation);
  });
  listen('process.restarted', ({ process }) => {
    const unkept = useWindow.getState().status?.keyPlace === 'session' || useChat.getState().conversation?.temporary;
    say(process === 'engine' && unkept ? en.restarted.engineUnkept : en.restarted[process]);
    if (process !== 'engine') return;
    void refreshConversation();
    refreshPreview();
  });
};

/** Binds the window to the processes behind it. */
export const start = async (): Promise<void> => {
  followTheme();
  followShortcuts();
  followChat();
  followQuestions();
  followDrops();
  listenToAll();
  const status = await request('app.status', undefined);
  if (status.ok) takeStatus(status.value);
  else fail(status.error);
};
