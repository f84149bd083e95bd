import type { ModelHost, ModelSettings, ModelState } from '../../shared/ipc';
import type { ChatCall, ModelCheck, SurprisalCall } from '../../shared/models';
import type { Child } from '../fork-child';
import type { Manifest } from './manifest';
import type { ModelChanges } from './settings';

/** What main gives the models room, and what it may ask of it. */

export interface ModelsOptions {
  /** Where model files lie unless the user chose another folder; made when missing. */
  dir: string;
  /** The file of the settings. */
  settings: string;
  manifest: Manifest;
  spawnWorker: () => Child;
  spawnDownload: () => Child;
  /** Memory of this computer, bytes. */
  memoryBytes: number;
  /** Has the engine check a model. The score comes by `checked`. */
  check: (model: string, signal: AbortSignal) => Promise<void>;
  /** Quiet time before something is measured or checked in the background, milliseconds: at the start, and later. */
  quiet: { start: number; later: number };
  onChange: (models: ModelState[]) => void;
  onMoving: (progress: { moved: number; bytes: number } | null) => void;
}

export interface Models {
  list(): ModelState[];
  /** Starts or resumes; how it goes comes by `onChange`. Rejects with `not_found` for an id that is not offered. */
  download(id: string): Promise<void>;
  /** Stops a download; what has come stays. Resolves when it has stopped. */
  pause(id: string): Promise<void>;
  /** Forgets what went wrong with a model. Rejects with `not_found`. */
  dismiss(id: string): Promise<void>;
  /** Deletes the file and what has come of it. A file of the user's that is used where it lies stays there. */
  remove(id: string): Promise<void>;
  /**
   * Uses a GGUF file where it lies: it may be as large as the disk's free space, and other programs use it too.
   * Errors: `model_file_missing`, `model_not_gguf`, `model_cut_short`, `model_overlong`, `model_empty`, `model_split`, `model_unsupported`,
   * `model_cannot_answer`, `model_never_fits`, `model_known`, `model_failed`.
   */
  addFile(path: string): Promise<{ id: string }>;
  /** Adds a file by its address and starts its download. Errors: `address_not_found`, `download_unverified`, `model_not_gguf`, `model_never_fits`, `model_known`, `download_unreachable`. */
  addAddress(address: string): Promise<{ id: string }>;
  /**
   * A reply of a local model. Errors: `model_missing`, `model_file_missing`, `model_damaged`, `model_refused`, `model_too_large`,
   * `model_context_full`, `model_failed`.
   */
  chat(
    input: ChatCall['input'],
    call: { signal: AbortSignal; chunk: (text: string) => void },
  ): Promise<ChatCall['output']>;
  /** Errors as `chat`; `cancelled` when the user's own chat comes. */
  surprisal(input: SurprisalCall['input'], signal: AbortSignal): Promise<SurprisalCall['output']>;
  /** Takes the model out of memory, unless a chat of the user's is under way. */
  unload(): Promise<void>;
  /** The engine has checked a model. Rejects with `not_found`. */
  checked(id: string, check: ModelCheck): Promise<void>;
  /** Measures and checks a model anew, also one whose file was refused. */
  measure(id: string): Promise<void>;
  host(): Promise<ModelHost>;
  settings(): ModelSettings;
  set(changed: ModelChanges): ModelSettings;
  /** Moves the files to a folder. Downloads stop before. Errors: `not_writable`, `disk_full`, `model_damaged`, `busy`. */
  move(folder: string): Promise<ModelHost>;
  /** Ends the children. */
  close(): void;
}
