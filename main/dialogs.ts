import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { app, BrowserWindow, dialog, type FileFilter, shell } from 'electron';
import type { RequestOutput, SavedText, SaveOutcome } from '../shared/ipc';
import { CodedError } from '../shared/result';
import { webAddress } from './web-address';

/** What the system's own dialogs ask for: the window can neither answer them nor reach what they lead to. */

/** Asks, then opens a link in the user's browser. Throws `invalid_request` for what is no page of the web. */
export const openLink = async (link: string): Promise<void> => {
  const address = webAddress(link);
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: 'Open this link?',
    detail: `It opens in your browser, outside this app:\n\n${address}`,
    buttons: ['Open link', 'Cancel'],
    cancelId: 1,
  });
  if (response === 0) await shell.openExternal(address);
};

/** Where a new file is to stand, asked over the window; null where the user cancelled. */
const askWhere = async (fileName: string, filters: FileFilter[] = []): Promise<string | null> => {
  const defaultPath = join(app.getPath('documents'), fileName);
  const options = { defaultPath, filters };
  const [window] = BrowserWindow.getAllWindows();
  const { canceled, filePath } = await (window
    ? dialog.showSaveDialog(window, options)
    : dialog.showSaveDialog(options));
  return canceled || !filePath ? null : filePath;
};

/** Gives the file's name. Throws `disk_full`, `not_writable`. */
const write = (path: string, text: string): string => {
  try {
    writeFileSync(path, text);
  } catch (thrown) {
    throw new CodedError((thrown as NodeJS.ErrnoException).code === 'ENOSPC' ? 'disk_full' : 'not_writable');
  }
  return basename(path);
};

/** Asks where, then writes a transcript there; null where the user cancelled. Throws `disk_full`, `not_writable`. */
export const saveTranscript = async ({
  fileName,
  text,
}: RequestOutput<'conversations.transcript'>): Promise<RequestOutput<'export.save'>> => {
  const path = await askWhere(fileName);
  return path === null ? null : { fileName: write(path, text) };
};

/**
 * Asks where, then writes there what `take` gives: before a place is chosen nothing leaves.
 * The name that is offered tells the day: that of the file that was dropped may be personal. Throws `disk_full`, `not_writable`.
 */
export const saveSanitized = async (take: () => Promise<SavedText>): Promise<SaveOutcome> => {
  const path = await askWhere(`sanitized-${new Date().toISOString().slice(0, 10)}.md`, [
    { name: 'Markdown', extensions: ['md'] },
    { name: 'Text', extensions: ['txt'] },
  ]);
  if (path === null) return { kind: 'cancelled' };
  const taken = await take();
  return taken.kind === 'text' ? { kind: 'saved', fileName: write(path, taken.text) } : taken;
};

/** A model file of the user's; null where none was chosen. */
export const chooseModelFile = async (): Promise<string | null> => {
  const { filePaths } = await dialog.showOpenDialog({
    properties: ['openFile'],
    filters: [
      { name: 'GGUF models', extensions: ['gguf'] },
      { name: 'All files', extensions: ['*'] },
    ],
  });
  return filePaths[0] ?? null;
};

/** A folder, which may be a new one; null where none was chosen. */
export const chooseFolder = async (): Promise<string | null> => {
  const { filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] });
  return filePaths[0] ?? null;
};
