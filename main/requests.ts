import type { RequestInput, RequestName, RequestOutput } from '../shared/ipc';
import { CodedError } from '../shared/result';
import { chooseFolder, chooseModelFile, openLink, saveSanitized, saveTranscript } from './dialogs';
import type { Documents } from './documents';
import type { EngineProcess } from './engine-process';
import type { MainHandlers } from './ipc';
import type { Models } from './models';
import type { Unlock } from './unlock';

/** The window's requests that main answers itself: the key, the system's dialogs, documents, the model files. */
export const mainRequests = (
  engine: EngineProcess,
  unlock: Unlock,
  models: Models,
  documents: Documents,
): MainHandlers => {
  const ask = async <N extends RequestName>(name: N, input: RequestInput<N>): Promise<RequestOutput<N>> => {
    const answer = await engine.request(name, input);
    if (!answer.ok) throw new CodedError(answer.error.code, answer.error.detail);
    return answer.value as RequestOutput<N>;
  };
  return {
    'app.status': () => unlock.status(),
    'app.unlock': (choice) => unlock.unlock(choice),
    'documents.read': ({ bytes }) => documents.read(bytes),
    'documents.stop': () => documents.stop(),
    'link.open': ({ url }) => openLink(url),
    'export.save': async (input) => saveTranscript(await ask('conversations.transcript', input)),
    'draft.save-sanitized': (draft) => saveSanitized(() => ask('draft.take-out', { ...draft, leaves: true })),
    'models.list': () => models.list(),
    'models.download': ({ id }) => models.download(id),
    'models.pause': ({ id }) => models.pause(id),
    'models.dismiss': ({ id }) => models.dismiss(id),
    'models.remove': ({ id }) => models.remove(id),
    'models.unload': () => models.unload(),
    'models.measure': ({ id }) => models.measure(id),
    'models.add-file': async () => {
      const file = await chooseModelFile();
      return file === null ? null : models.addFile(file);
    },
    'models.add-address': ({ address }) => models.addAddress(address),
    'models.host': () => models.host(),
    'models.settings': () => models.settings(),
    'models.set': (changes) => models.set(changes),
    'models.move': async () => {
      const folder = await chooseFolder();
      return folder === null ? null : models.move(folder);
    },
  };
};
