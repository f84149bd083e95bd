import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { app, dialog, shell } from 'electron';
import type { RequestOutput } from '../shared/ipc';
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

/** Asks where, then writes a transcript there; null where the user cancelled. Throws `disk_full`, `not_writable`. */
export const saveTranscript = async ({
  fileName,
  text,
}: RequestOutput<'conversations.transcript'>): Promise<RequestOutput<'export.save'>> => {
  const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: join(app.getPath('documents'), fileName) });
  if (canceled || !filePath) return null;
  try {
    writeFileSync(filePath, text);
  } catch (thrown) {
    throw new CodedError((thrown as NodeJS.ErrnoException).code === 'ENOSPC' ? 'disk_full' : 'not_writable');
  }
  return { fileName: basename(filePath) };
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
