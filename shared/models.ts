/** Between main and the models worker (no keys, no network) and the download process (network, no text, no keys). */

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

/** Without any instruction the smallest models answer a greeting with an essay. */
export const defaultSystemPrompt = 'You are a helpful AI assistant.';

/** How well a model finds what is personal: the engine's built-in check, `recall` and `precision` from 0 to 1. */
export interface ModelCheck {
  recall: number;
  precision: number;
  /** Things to find in it. */
  cases: number;
  /** Time that it took, milliseconds. */
  ms: number;
}

/**
 * A model that finds less of the check, or more that is nothing, does more harm than good: deep scan stays off. A false
 * alarm costs a word of the prompt, and what is missed here is what the faster layers already found.
 */
export const checkBound = { recall: 0.5, precision: 0.8 };
export const isAble = ({ recall, precision }: Pick<ModelCheck, 'recall' | 'precision'>): boolean =>
  recall >= checkBound.recall && precision >= checkBound.precision;

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
 * Tokens a second that an answer should come with, 6 to 7 English words. People read 4 words a second and skim at 6 to 7
 * (Brysbaert 2019, doi:10.1016/j.jml.2019.104047: 238 words a minute), and other languages take half as many tokens again for a word.
 */
const readablePace = 9;
export const isReadable = ({ write }: Pick<Measured, 'write'>): boolean => write >= readablePace;

/**
 * A streamed reply, or more of the one that the messages end in. Cancelling answers with what has come, `reason: 'stopped'`.
 *
 * With `schema` (a JSON schema; node-llama-cpp's GbnfJsonSchema says which) the answer is JSON of that form, drawn
 * greedily; one that ends by `length` is cut. With `greedy` a plain answer is the likeliest too, the same each time. A plain
 * answer that goes in a circle ends as `repeats`. Of the messages after the system's so many were `forgotten`: the oldest, where
 * the chat has outgrown what the model keeps in mind.
 * A `background` job gives way: when the user's own chat comes, it rejects with `cancelled`.
 */
export type ChatCall = {
  input: {
    model: string;
    messages: ChatMessage[];
    maxTokens: number;
    schema?: object;
    greedy?: boolean;
    background?: boolean;
  };
  output: { text: string; reason: 'end' | 'length' | 'repeats' | 'stopped'; forgotten?: number };
  chunk: string;
};

/**
 * Bits of each word and mark of `text` after `before` and the words before it: −log2 of its probability. In a chat the two
 * are a prompt and `head` ends the system's message; else `head` stands before them. Where `before` would have to be read
 * anew, or is too long, only its end counts. With `write` also so many tokens of what the model would go on with, an
 * answer in a chat: after all of `before`, if it can bear that. Background work: it rejects with `cancelled` when the user's
 * own chat comes.
 */
export type SurprisalCall = {
  input: { model: string; head: string; isChat: boolean; before: string; text: string; write?: number };
  output: { words: { start: number; end: number; bits: number }[]; written: string };
};

/** How a model is to run. A loaded one is loaded anew where this has changed. */
export interface Run {
  path: string;
  gpu: 'auto' | false;
  /** Every layer on the graphics processor, or an error; else as many as fit. */
  allLayers: boolean;
  /** Null: as many as suit this computer. */
  threads: number | null;
  /** Longest text that it keeps in mind, in tokens. */
  contextSize: number;
}

/** What a GGUF file says of itself in its header. Nothing of it is trusted: a name is text, a number is an estimate. */
export interface ModelHeader {
  name: string | null;
  licence: string | null;
  languages: string[];
  parameters: number;
  /** The form of the weights: "Q4_K_M". */
  quantisation: string | null;
  /** Longest text that it was trained on, in tokens. */
  contextLength: number;
  /** Whether it says how a chat is written. Without it the model continues texts rather than answers. */
  chat: boolean;
  /** Memory it needs, bytes: for the weights and the work, and for each token of the context. */
  memory: { fixed: number; perToken: number };
}

/** What this computer has for a model, and a quick measure of how fast it is. */
export interface Computer {
  /** Names of the graphics processors that the model can use; empty where none. */
  gpus: string[];
  /** Their memory, bytes. Null where they share the computer's. */
  gpuMemory: number | null;
  cores: number;
  /** Memory that is read in a second by one core, bytes. */
  bandwidth: number;
  /** Multiplications and additions in a second on one core. */
  arithmetic: number;
}

type InWorker<C extends { input: object }> = Omit<C, 'input'> & { input: C['input'] & Run };

/** The models worker: runs GGUF files that main names by path. */
export type ModelsService = {
  chat: InWorker<ChatCall>;
  surprisal: InWorker<SurprisalCall>;
  /** Loads it anew, reads and writes a little. Rejects with `cancelled`. */
  measure: { input: Run; output: Measured };
  /** Reads the header. Rejects with what the file is not: `model_not_gguf`, `model_cut_short`, `model_empty`, `model_split`, `model_unsupported`. */
  inspect: { input: Pick<Run, 'path' | 'gpu'>; output: ModelHeader };
  computer: { input: Pick<Run, 'gpu'>; output: Computer };
};

/** What the models worker tells by itself: the file that is in memory. */
export type ModelsNotices = { loaded: { path: string | null } };

/** A source of a model file: a URL, or files inside packages of a mirror, in order. */
export type ModelSource = { url: string } | { pypi: { name: string; version: string; file: string }[] };

/** A source in words: a host's or a package's name. */
export const sourceName = (source: ModelSource): string =>
  'url' in source ? new URL(source.url).host : `PyPI: ${source.pypi.map(({ name }) => name).join(', ')}`;

/** The download process. Each of its calls takes a process of its own. */
export type DownloadService = {
  /**
   * Fetches one file into `path + '.part'`, resumes it, verifies, renames. A file that is there is only verified.
   * Without a recorded `sha256` the one that the hub publishes with the first source counts, and its size.
   */
  download: {
    input: { sources: ModelSource[]; path: string; bytes: number; sha256: string | null };
    /** Where it came from, null where the file was there; and what it was checked against. */
    output: { source: string | null; sha256: string; bytes: number };
    /** Bytes so far of all; `verifying` while the hash is computed. */
    chunk: { received: number; bytes: number; verifying: boolean };
  };
  /** What a hub publishes about a file, and whether it begins like a model. */
  probe: { input: { url: string }; output: { sha256: string; bytes: number } };
  /** The SHA-256 of a file. */
  hash: { input: { path: string }; output: { sha256: string }; chunk: { done: number } };
  /** Copies a file, reads the copy again and compares. What fails leaves no copy. */
  copy: { input: { from: string; to: string }; output: undefined; chunk: { done: number } };
};
