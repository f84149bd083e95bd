import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AppError } from '../../shared/domain';
import type { ModelState } from '../../shared/ipc';
import type { ChatCall, DownloadService, ModelSource, ModelsService } from '../../shared/models';
import { connect, type Peer, type Port } from '../../shared/port';
import { CodedError, toAppError } from '../../shared/result';
import { describeSource, type Entry, filesOf, type Manifest, openVerified, sizeOf } from './files';

/** A started child process. */
export interface Spawned {
  port: Port;
  kill(): void;
}

export interface ModelsOptions {
  /** Where model files live; made when missing. */
  dir: string;
  manifest: Manifest;
  spawnWorker: () => Spawned;
  spawnDownload: () => Spawned;
  /** Memory of this computer, bytes. */
  memoryBytes: number;
  onChange: (models: ModelState[]) => void;
}

export interface Models {
  list(): ModelState[];
  /** Starts or resumes; how it goes comes by `onChange`. Rejects with `not_found` for an id that is not offered. */
  download(id: string): Promise<void>;
  /** Stops a download; what has come stays. Resolves when it has stopped. */
  pause(id: string): Promise<void>;
  /** Deletes the file and what has come of it. */
  remove(id: string): Promise<void>;
  /** A reply of a local model. Errors: `model_missing`, `model_damaged`, `model_too_large`, `model_failed`. */
  chat(
    input: ChatCall['input'],
    call: { signal: AbortSignal; chunk: (text: string) => void },
  ): Promise<ChatCall['output']>;
  /** Ends the children. */
  close(): void;
}

/** A model is recommended only where it takes less than this share of the memory. */
const memoryShare = 0.6;

/** A worker that has not stopped this long after it was told to is ended, in milliseconds. */
const stopPatience = 5_000;

interface Running {
  controller: AbortController;
  received: number;
  verifying: boolean;
  finished: Promise<void>;
}

/** The models room as main sees it: files, downloads, and the worker that runs them. */
export const createModels = (options: ModelsOptions): Models => {
  const { dir, manifest, memoryBytes, onChange } = options;
  mkdirSync(dir, { recursive: true });
  const verified = openVerified(join(dir, 'verified.json'));
  const running = new Map<string, Running>();
  const errors = new Map<string, AppError>();
  /** Set when a hub could not be reached: then only what a package mirror has is recommended. */
  let mirrorOnly = false;
  let gpu: 'auto' | false = 'auto';
  /** Background jobs under way; the user's own chat ends them. */
  const background = new Set<AbortController>();
  let worker: { peer: Peer<ModelsService, Record<never, never>>; child: Spawned } | null = null;

  const fileOf = (entry: Entry): string => join(dir, `${entry.id}.gguf`);
  const entryOf = (id: string): Entry => {
    const entry = manifest.find((candidate) => candidate.id === id);
    if (entry === undefined) throw new CodedError('not_found');
    return entry;
  };
  const changed = (): void => onChange(list());

  /** The ablest that fits, of those that can be had; the smallest where none fits. */
  const recommended = (): Entry | undefined => {
    const obtainable = manifest.filter(({ sources }) => !mirrorOnly || sources.some((source) => 'pypi' in source));
    return obtainable.findLast(({ memory }) => memory < memoryBytes * memoryShare) ?? obtainable[0];
  };

  const statusOf = (entry: Entry): Pick<ModelState, 'status' | 'receivedBytes'> => {
    const download = running.get(entry.id);
    if (download !== undefined) {
      return { status: download.verifying ? 'verifying' : 'downloading', receivedBytes: download.received };
    }
    const file = fileOf(entry);
    if (verified.sourceOf(entry, file) !== null) return { status: 'ready', receivedBytes: entry.bytes };
    if (sizeOf(file) > 0) return { status: 'damaged', receivedBytes: sizeOf(file) };
    const received = Math.min(
      entry.bytes,
      filesOf(file).reduce((sum, path) => sum + sizeOf(path), 0),
    );
    return { status: received > 0 ? 'paused' : 'absent', receivedBytes: received };
  };

  const list = (): ModelState[] => {
    const best = recommended();
    return manifest.map((entry) => ({
      id: entry.id,
      name: entry.name,
      bytes: entry.bytes,
      licence: entry.licence,
      licenceUrl: entry.licenceUrl,
      languages: entry.languages,
      memory: entry.memory,
      recommended: entry === best,
      ...statusOf(entry),
      source: verified.sourceOf(entry, fileOf(entry)) ?? describeSource(entry, mirrorOnly),
      custom: false,
      loaded: false,
      measured: null,
      check: null,
      error: errors.get(entry.id) ?? null,
    }));
  };

  /** Runs one download process from start to end. Without sources it only verifies the file that is there. */
  const run = (entry: Entry, sources: ModelSource[]): void => {
    const controller = new AbortController();
    const download: Running = {
      controller,
      received: statusOf(entry).receivedBytes,
      verifying: sources.length === 0,
      finished: Promise.resolve(),
    };
    const file = fileOf(entry);
    const child = options.spawnDownload();
    const peer = connect<Record<never, never>, DownloadService>(child.port, {});
    download.finished = peer
      .call(
        'download',
        { sources, path: file, bytes: entry.bytes, sha256: entry.sha256 },
        {
          signal: controller.signal,
          onChunk: ({ received, verifying }) => {
            Object.assign(download, { received, verifying });
            changed();
          },
        },
      )
      .then(({ source }) => verified.add(entry, file, source ?? describeSource(entry, mirrorOnly)))
      .catch((thrown) => {
        const error = toAppError(thrown);
        if (error.code === 'cancelled') return;
        // Its process died: what has come is still there.
        errors.set(entry.id, error.code === 'engine_restarted' ? { code: 'download_failed' } : error);
        if (error.code === 'network_unreachable') mirrorOnly = true;
      })
      .finally(() => {
        running.delete(entry.id);
        child.kill();
        changed();
      });
    errors.delete(entry.id);
    running.set(entry.id, download);
    changed();
  };

  const stop = async (id: string): Promise<void> => {
    const download = running.get(id);
    download?.controller.abort();
    await download?.finished;
  };

  const startWorker = () => {
    const child = options.spawnWorker();
    const started = { child, peer: connect<Record<never, never>, ModelsService>(child.port, {}) };
    child.port.onClose(() => {
      if (worker === started) worker = null;
    });
    return started;
  };

  /** Resolves when its process is gone, and with it its hold on the file. */
  const endWorker = async (): Promise<void> => {
    const { child } = worker ?? {};
    if (child === undefined) return;
    await new Promise<void>((resolve) => {
      child.port.onClose(resolve);
      child.kill();
    });
  };

  const converse: Models['chat'] = async (input, call) => {
    if (call.signal.aborted) return { text: '', reason: 'stopped' };
    const entry = entryOf(input.model);
    const file = fileOf(entry);
    if (verified.sourceOf(entry, file) === null) {
      throw new CodedError(sizeOf(file) > 0 && !running.has(entry.id) ? 'model_damaged' : 'model_missing');
    }
    let text = '';
    worker ??= startWorker();
    const asked = worker;
    let patience: NodeJS.Timeout | undefined;
    const onAbort = (): void => {
      patience = setTimeout(() => asked.child.kill(), stopPatience);
    };
    call.signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await asked.peer.call(
        'chat',
        { ...input, path: file, gpu },
        {
          signal: call.signal,
          onChunk: (part) => {
            if (typeof part !== 'string') throw new CodedError('model_failed');
            text += part;
            call.chunk(part);
          },
        },
      );
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (code === 'model_damaged') {
        verified.drop(entry);
        errors.set(entry.id, { code });
        changed();
      }
      if (code !== 'engine_restarted') throw thrown;
      if (call.signal.aborted) return { text, reason: 'stopped' };
      // The worker died. Before the first word a GPU's driver is the likeliest cause: once more without it.
      if (text !== '' || gpu === false) throw new CodedError('model_failed', 'the model process ended');
      gpu = false;
    } finally {
      clearTimeout(patience);
      call.signal.removeEventListener('abort', onAbort);
    }
    return converse(input, call);
  };

  const chat: Models['chat'] = async (input, call) => {
    if (input.background !== true) {
      for (const job of background) job.abort();
      return converse(input, call);
    }
    const job = new AbortController();
    const onAbort = (): void => job.abort();
    if (call.signal.aborted) onAbort();
    call.signal.addEventListener('abort', onAbort, { once: true });
    background.add(job);
    try {
      const answer = await converse(input, { ...call, signal: job.signal });
      if (job.signal.aborted && !call.signal.aborted) throw new CodedError('cancelled');
      return answer;
    } finally {
      background.delete(job);
      call.signal.removeEventListener('abort', onAbort);
    }
  };

  // A file that came by another way, or was changed, is verified before it is used.
  for (const entry of manifest) {
    const file = fileOf(entry);
    if (sizeOf(file) > 0 && verified.sourceOf(entry, file) === null) run(entry, []);
  }

  return {
    list,
    chat,
    download: async (id) => {
      const entry = entryOf(id);
      if (!running.has(id) && statusOf(entry).status !== 'ready') run(entry, entry.sources);
    },
    pause: async (id) => {
      entryOf(id);
      await stop(id);
    },
    remove: async (id) => {
      const entry = entryOf(id);
      await stop(id);
      await endWorker();
      verified.drop(entry);
      errors.delete(id);
      for (const path of filesOf(fileOf(entry))) rmSync(path, { force: true });
      changed();
    },
    close: () => {
      worker?.child.kill();
      for (const { controller } of running.values()) controller.abort();
    },
  };
};
