import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, BrowserWindow, nativeTheme, type Rectangle } from 'electron';
import { z } from 'zod';
import { guardContents, windowOrigin, windowPartition } from './security';

const Bounds = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});

const boundsFile = (profile: string): string => join(profile, 'window.json');

/** Where the window stood last. */
const lastBounds = (profile: string): Rectangle | null => {
  try {
    return existsSync(boundsFile(profile)) ? Bounds.parse(JSON.parse(readFileSync(boundsFile(profile), 'utf8'))) : null;
  } catch {
    return null;
  }
};

export const openWindow = (profile: string): BrowserWindow => {
  const window = new BrowserWindow({
    ...(lastBounds(profile) ?? { width: 1360, height: 820 }),
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Palimpsest',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#171512' : '#faf7f2',
    webPreferences: {
      preload: join(__dirname, 'preload', 'index.js'),
      partition: windowPartition,
      sandbox: true,
      devTools: !app.isPackaged,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
    },
  });
  guardContents(window.webContents);
  let crashedAt = 0;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    // Drafts and chats are in the engine. One that crashes as soon as it is loaded is left alone.
    if (reason !== 'clean-exit' && Date.now() - crashedAt > 10_000) window.webContents.reload();
    crashedAt = Date.now();
  });
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    try {
      writeFileSync(boundsFile(profile), JSON.stringify(window.getNormalBounds()));
    } catch {
      // A full disk must not keep the window open.
    }
  });
  window.loadURL(`${windowOrigin}/`).catch(() => undefined);
  return window;
};
