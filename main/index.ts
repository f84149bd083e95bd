import { mkdirSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { app, BrowserWindow, dialog, nativeTheme, session } from 'electron';
import manifest from '../resources/models.json';
import { faultText } from '../shared/fault';
import type { EventName, EventPayload, RequestOutput } from '../shared/ipc';
import { CannotStart } from './cannot-start';
import { createDocuments } from './documents';
import { createEngineProcess } from './engine-process';
import { serveWindowRequests } from './ipc';
import { deleteSecret, getSecret, keychainHangs, setSecret } from './keychain';
import { setMenu } from './menu';
import { createModels } from './models';
import { Manifest } from './models/manifest';
import { spawnChild } from './processes';
import { mainRequests } from './requests';
import { guardSession, prepareSecurity, windowPartition } from './security';
import { createTaggerHost } from './tagger';
import { createUnlock } from './unlock';
import { openWindow } from './window';

/** Main: windows, keychain, dialogs, processes. The work itself is done in the children. */

/** One sentence, then the end. Nothing of the user's is in it. */
const giveUp = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  dialog.showErrorBox('Palimpsest', sentence);
  app.exit(1);
};

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText('The main process', error));
  giveUp('Palimpsest had a fault and has to close. Your chats and drafts are kept.');
});
process.on('unhandledRejection', (error) => {
  process.stderr.write(faultText('The main process', error));
});

const profile = process.env.PALIMPSEST_PROFILE ?? join(app.getPath('appData'), 'Palimpsest');
app.setPath('userData', profile);
prepareSecurity();

const emit = <N extends EventName>(name: N, payload: EventPayload<N>): void => {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send('event', name, payload);
};

const start = async (): Promise<void> => {
  performance.mark('palimpsest:electron-ready');
  mkdirSync(profile, { recursive: true, mode: 0o700 });
  const windowSession = session.fromPartition(windowPartition);
  guardSession(windowSession, join(__dirname, 'renderer'));
  setMenu((command) => emit('menu.command', { command }));

  const models = createModels({
    dir: process.env.PALIMPSEST_MODELS ?? join(profile, 'models'),
    manifest: Manifest.parse(manifest),
    spawnWorker: () => spawnChild('models'),
    spawnDownload: () => spawnChild('downloads'),
    memoryBytes: totalmem(),
    settings: join(profile, 'models.json'),
    check: (model, signal) => engine.check(model, signal),
    quiet: { start: 20_000, later: 3_000 },
    onChange: (changed) => emit('models.changed', { models: changed }),
    onMoving: (progress) => emit('models.moving', progress),
  });

  const tagger = createTaggerHost(process.env.PALIMPSEST_TAGGER ?? join(app.getAppPath(), 'resources', 'tagger'), () =>
    spawnChild('tagger'),
  );

  const documents = createDocuments(join(app.getAppPath(), 'resources', 'cmaps'), () => spawnChild('documents'));

  const engine = createEngineProcess({
    spawn: () => spawnChild('engine'),
    service: {
      'secret.get': ({ account }) => getSecret(account),
      'secret.set': ({ account, secret }) => setSecret(account, secret),
      'secret.delete': ({ account }) => deleteSecret(account),
      'models.list': () => models.list(),
      'models.checked': ({ model, check }) => models.checked(model, check),
      'models.chat': (input, call) => models.chat(input, call),
      'models.surprisal': (input, { signal }) => models.surprisal(input, signal),
      'tagger.tag': ({ texts }) => tagger.tag(texts),
    },
    onEvent: emit,
    onRestart: () => emit('process.restarted', { process: 'engine' }),
    onFailed: (error) => unlock.failed(error),
  });
  const unlock = createUnlock(profile, engine, (status) => emit('app.status', status));

  serveWindowRequests(mainRequests(engine, unlock, models, documents), async (name, input) => {
    const answer = await engine.request(name, input);
    // The window's frame and its form controls follow the chosen theme.
    if (answer.ok && (name === 'settings.get' || name === 'settings.set')) {
      nativeTheme.themeSource = (answer.value as RequestOutput<'settings.get'>).theme;
    }
    return answer;
  });

  openWindow(profile);
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow(profile);
  });
  app.on('second-instance', () => {
    const window = BrowserWindow.getAllWindows()[0] ?? openWindow(profile);
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  let closed = false;
  app.on('before-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void engine.close().finally(() => {
      models.close();
      tagger.close();
      documents.stop();
      closed = true;
      // Nothing is left to be kept.
      app.once('quit', () => {
        if (keychainHangs()) process.kill(process.pid, 'SIGKILL');
      });
      app.quit();
    });
  });
  await unlock.unlock({ with: 'keychain' });
};

if (app.requestSingleInstanceLock()) {
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  void app
    .whenReady()
    .then(start)
    .catch((thrown: unknown) => {
      if (thrown instanceof CannotStart) return giveUp(thrown.message);
      process.stderr.write(faultText('The start', thrown));
      const code = (thrown as NodeJS.ErrnoException | null)?.code;
      const full = code === 'ENOSPC' || code === 'EDQUOT';
      const place = full ? 'the disk is full' : `its folder, ${profile}, cannot be used`;
      giveUp(`Palimpsest cannot start: ${typeof code === 'string' ? place : 'it had a fault of its own'}.`);
    });
} else {
  app.quit();
}
