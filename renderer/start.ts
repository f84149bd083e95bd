import { listen, request } from './api';
import { followDrops } from './features/composer/files';
import { en } from './i18n/en';
import { followShortcuts, runCommand } from './shortcuts';
import { refreshConversation, takeConversation, takeDelta, takeEnd, takeWaits, useChat } from './state/chat-store';
import { followChat, refreshPreview, takeNamesRead, takeScan, useDraft } from './state/draft-store';
import { followQuestions, takeGuessed } from './state/guesses-store';
import { takeChanged } from './state/library-store';
import { takeModels, takeMoving } from './state/models-store';
import { takeStatus } from './state/status';
import { fail, say, useWindow } from './state/window-store';
import { followTheme } from './theme';

const listenToAll = (): void => {
  listen('app.status', takeStatus);
  listen('turn.delta', takeDelta);
  listen('turn.waits', takeWaits);
  listen('turn.ended', ({ message }) => takeEnd(message));
  listen('models.changed', ({ models }) => takeModels(models));
  listen('models.moving', takeMoving);
  listen('menu.command', ({ command }) => runCommand(command));
  listen('draft.read', ({ conversation }) => {
    if (useDraft.getState().conversation === conversation) refreshPreview();
  });
  listen('draft.names', ({ conversation, share }) => takeNamesRead(conversation, share));
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
