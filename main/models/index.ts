import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AppError } from '../../shared/domain';
import type { ModelHost, ModelSettings, ModelState } from '../../shared/ipc';
import {
  type ChatCall,
  type Computer,
  type ModelCheck,
  type ModelSource,
  type SurprisalCall,
  sourceName,
} from '../../shared/models';
import { CodedError, toAppError } from '../../shared/result';
import { baseName, fileAddress, newId } from './address';
import { fitOf, paceOf, speedAt } from './estimate';
import { filesOf, moveFiles, placeIn, sizeOf } from './files';
import { openKnown } from './known';
import type { Entry, Manifest } from './manifest';
import { type ModelChanges, openModelSettings } from './settings';
import { createTransfers } from './transfers';
import { createTrials } from './trials';
import { createWorkerHost, type Spawned } from './worker';

export type { Spawned } from './worker';

export interface ModelsOptions {
  /** Where model files lie unless the user chose another folder; made when missing. */
  dir: string;
  /** The file of the settings. */
  settings: string;
  manifest: Manifest;
  spawnWorker: () => Spawned;
  spawnDownload: () => Spawned;
  /** Memory of this computer, bytes. */
  memoryBytes: number;
  /** The engine's built-in check of a model. */
  check: (model: string, signal: AbortSignal) => Promise<ModelCheck>;
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
  /** Deletes the file and what has come of it. A file of the user's that is used where it lies stays there. */
  remove(id: string): Promise<void>;
  /**
   * Uses a GGUF file where it lies: it may be as large as the disk's free space, and other programs use it too.
   * Errors: `model_missing`, `model_not_gguf`, `model_cut_short`, `model_unsupported`, `model_failed`.
   */
  addFile(path: string): Promise<{ id: string }>;
  /** Adds a file by its address and starts its download. Errors: `address_not_found`, `download_unverified`, `model_not_gguf`, `network_unreachable`. */
  addAddress(address: string): Promise<{ id: string }>;
  /** A reply of a local model. Errors: `model_missing`, `model_damaged`, `model_too_large`, `model_failed`. */
  chat(
    input: ChatCall['input'],
    call: { signal: AbortSignal; chunk: (text: string) => void },
  ): Promise<ChatCall['output']>;
  /** Errors as `chat`; `cancelled` when the user's own chat comes. */
  surprisal(input: SurprisalCall['input'], signal: AbortSignal): Promise<SurprisalCall['output']>;
  /** Takes the model out of memory, unless a chat of the user's is under way. */
  unload(): Promise<void>;
  /** Measures and checks a model anew. */
  measure(id: string): Promise<void>;
  host(): Promise<ModelHost>;
  settings(): ModelSettings;
  set(changed: ModelChanges): ModelSettings;
  /** Moves the files to a folder. Downloads stop before. Errors: `not_writable`, `disk_full`, `model_damaged`, `busy`. */
  move(folder: string): Promise<ModelHost>;
  /** Ends the children. */
  close(): void;
}

/** Memory of the worker without a model, bytes. What the manifest says of a model has it included. */
const processMemory = 120_000_000;

/** Tokens a second that a model should write to be suggested: a slow reader's pace. */
const readable = 4;

/** The models room as main sees it: files, downloads, and the worker that runs them. */
export const createModels = (options: ModelsOptions): Models => {
  const { manifest, memoryBytes, onChange } = options;
  const settings = openModelSettings(options.settings);
  let dir = settings.get().folder ?? options.dir;
  try {
    mkdirSync(dir, { recursive: true });
  } catch {
    // A disk that is not there now: the files that belong there are not either.
    dir = options.dir;
    mkdirSync(dir, { recursive: true });
  }
  const known = openKnown(join(dir, 'known.json'));
  const errors = new Map<string, AppError>();
  /** Set when a hub could not be reached: then only what a package mirror has is recommended. */
  let mirrorOnly = false;
  let computer: Computer | null = null;
  let moving = false;

  const entries = (): Entry[] => [...manifest, ...known.custom()];
  const entryOf = (id: string): Entry => {
    const entry = entries().find((candidate) => candidate.id === id);
    if (entry === undefined) throw new CodedError('not_found');
    return entry;
  };
  const ownPlace = (id: string): string => join(dir, `${id}.gguf`);
  const fileOf = ({ id }: Entry): string => known.of(id).place ?? ownPlace(id);

  const changed = (): void => onChange(list());
  const worker = createWorkerHost({
    spawn: options.spawnWorker,
    settings: settings.get,
    onChange: () => {
      changed();
      trials.wake();
    },
  });
  const transfers = createTransfers(options.spawnDownload, changed);

  const verified = (entry: Entry) => known.verified(entry.id, fileOf(entry));
  const isReady = (entry: Entry): boolean => transfers.of(entry.id) === undefined && verified(entry) !== null;
  const neededBy = (entry: Entry): number => {
    const { header } = known.of(entry.id);
    const { fixed, perToken } = header?.memory ?? entry.memory;
    const { contextSize } = settings.get();
    const tokens = Math.min(contextSize, header?.contextLength || (entry.contextLength ?? contextSize));
    return (header ? processMemory : 0) + fixed + perToken * tokens;
  };
  const fitting = (entry: Entry) => fitOf(neededBy(entry), memoryBytes, computer?.gpuMemory ?? null);

  const trials = createTrials({
    candidates: () =>
      entries()
        .filter((entry) => isReady(entry) && fitting(entry) !== 'no')
        .map(({ id }) => id),
    of: known.of,
    keep: known.keep,
    busy: worker.busy,
    measure: (id, signal) => worker.measure(fileOf(entryOf(id)), signal),
    check: options.check,
    onChange: changed,
    onError: (id, error) => errors.set(id, error),
    quiet: options.quiet.later,
  });

  const sized = (entry: Entry) => ({
    bytes: verified(entry)?.size ?? entry.bytes,
    parameters: known.of(entry.id).header?.parameters ?? entry.parameters,
  });
  const pace = () =>
    paceOf(
      entries().flatMap((entry) => {
        const { measured } = known.of(entry.id);
        return measured === undefined ? [] : [{ ...sized(entry), measured }];
      }),
      computer,
    );

  /** The ablest that fits and is not too slow, of those that can be had; the smallest where none is so. */
  const recommended = (): Entry | undefined => {
    const obtainable = manifest.filter(({ sources }) => !mirrorOnly || sources.some((source) => 'pypi' in source));
    const now = pace();
    return (
      obtainable.findLast(
        (entry) => fitting(entry) === 'easy' && (speedAt(sized(entry), now)?.write ?? readable) >= readable,
      ) ?? obtainable[0]
    );
  };

  const statusOf = (entry: Entry): Pick<ModelState, 'status' | 'receivedBytes' | 'bytes' | 'bytesPerSecond'> => {
    const transfer = transfers.of(entry.id);
    const { bytes } = sized(entry);
    if (transfer !== undefined) {
      return {
        status: transfer.verifying ? 'verifying' : 'downloading',
        receivedBytes: Math.min(transfer.received, transfer.bytes),
        bytes: transfer.bytes,
        bytesPerSecond: transfer.bytesPerSecond,
      };
    }
    const still = { bytes, bytesPerSecond: null };
    if (isReady(entry)) return { ...still, status: 'ready', receivedBytes: bytes };
    const file = fileOf(entry);
    if (sizeOf(file) > 0 || entry.sources.length === 0) {
      return { ...still, status: 'damaged', receivedBytes: sizeOf(file) };
    }
    const received = Math.min(
      bytes,
      filesOf(file).reduce((sum, path) => sum + sizeOf(path), 0),
    );
    return { ...still, status: received > 0 ? 'paused' : 'absent', receivedBytes: received };
  };

  const sourceOf = (entry: Entry): string => {
    const source = entry.sources.find((candidate) => !mirrorOnly || 'pypi' in candidate) ?? entry.sources[0];
    return verified(entry)?.source ?? (source === undefined ? '' : sourceName(source));
  };

  const list = (): ModelState[] => {
    const best = recommended();
    const now = pace();
    return entries().map((entry) => {
      const { id, name, licence, licenceUrl, languages, parameters, quantisation, contextLength } = entry;
      const { header, measured, check, place } = known.of(id);
      const { current } = trials;
      return {
        id,
        name,
        licence,
        licenceUrl,
        languages,
        parameters: header?.parameters ?? parameters,
        quantisation: header?.quantisation ?? quantisation,
        contextLength: header?.contextLength ?? contextLength,
        chat: header?.chat ?? true,
        sha256: verified(entry)?.sha256 ?? entry.sha256,
        path: isReady(entry) ? fileOf(entry) : null,
        inPlace: place !== undefined,
        downloadable: entry.sources.length > 0,
        memory: neededBy(entry),
        fit: fitting(entry),
        expected: speedAt(sized(entry), now),
        recommended: entry === best,
        ...statusOf(entry),
        source: sourceOf(entry),
        custom: !manifest.includes(entry),
        loaded: isReady(entry) && worker.loaded() === fileOf(entry),
        trial: current()?.id === id ? (current()?.step ?? null) : null,
        measured: measured ?? null,
        check: check ?? null,
        error: errors.get(id) ?? null,
      };
    });
  };

  const failed = (entry: Entry) => (error: AppError) => {
    errors.set(entry.id, error);
    if (error.code === 'network_unreachable') mirrorOnly = true;
  };

  /** A verified file: what it says of itself, then what it costs. A file that is no model is told so and not used. */
  const take = async (entry: Entry, file: string, sha256: string, source: string): Promise<void> => {
    const header = known.of(entry.id).header ?? (await worker.inspect(file));
    known.keepVerified(entry.id, file, sha256, source);
    known.keep(entry.id, { header });
    errors.delete(entry.id);
    trials.wake();
  };

  /** Runs one download from start to end. Without sources it only verifies the file that is there. */
  const fetchFile = (entry: Entry, sources: ModelSource[]): void => {
    const file = fileOf(entry);
    errors.delete(entry.id);
    const { receivedBytes: received, bytes } = statusOf(entry);
    const sha256 = entry.sha256 ?? known.of(entry.id).verified?.sha256 ?? null;
    transfers.start({
      id: entry.id,
      start: { bytes, received, verifying: sources.length === 0 },
      call: (peer, call) => peer.call('download', { sources, path: file, bytes, sha256 }, call),
      onDone: (done) => take(entry, file, done.sha256, done.source ?? sourceOf(entry)),
      onError: failed(entry),
    });
  };

  /** A file of the user's: its hash tells whether it is one that is offered. */
  const hashFile = (entry: Entry, file: string): void => {
    const bytes = sizeOf(file);
    transfers.start({
      id: entry.id,
      start: { bytes, received: 0, verifying: true },
      call: (peer, { signal, onChunk }) =>
        peer.call(
          'hash',
          { path: file },
          { signal, onChunk: ({ done }) => onChunk({ received: done, verifying: true }) },
        ),
      onDone: async ({ sha256 }) => {
        const { header } = known.of(entry.id);
        const same = entries().find((other) => other.sha256 === sha256 && other !== entry);
        const target = same ?? entry;
        if (same === undefined) known.change({ ...entry, sha256 });
        else known.forget(entry.id);
        if (same !== undefined && isReady(same)) return;
        known.keep(target.id, { place: file, ...(header === undefined ? {} : { header }) });
        await take(target, file, sha256, basename(file));
      },
      onError: failed(entry),
    });
  };

  const readyFile = (id: string): { entry: Entry; file: string } => {
    const entry = entryOf(id);
    const file = fileOf(entry);
    if (isReady(entry)) return { entry, file };
    const damaged = sizeOf(file) > 0 && transfers.of(id) === undefined;
    throw new CodedError(damaged ? 'model_damaged' : 'model_missing');
  };

  /** Codes that say that the file is not what it was. */
  const spoilt = ['model_damaged', 'model_cut_short', 'model_not_gguf'];
  const onFile = async <T>(id: string, use: (file: string) => Promise<T>): Promise<T> => {
    const { entry, file } = readyFile(id);
    try {
      return await use(file);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (spoilt.includes(code)) {
        known.keep(entry.id, { verified: undefined });
        errors.set(entry.id, { code });
        changed();
      }
      throw thrown;
    }
  };

  const hostNow = (): ModelHost => {
    const { gpuMemory = null, gpus = [], cores = 0 } = computer ?? {};
    return { memory: memoryBytes, gpuMemory, gpus, cores, folder: dir };
  };
  const host = async (): Promise<ModelHost> => {
    if (computer === null) {
      computer = await worker.computer().catch(() => null);
      changed();
    }
    return hostNow();
  };

  /** A file that came by another way, or was changed, is verified before it is used. */
  const verifyAll = (): void => {
    for (const entry of entries()) {
      const { place } = known.of(entry.id);
      if (place !== undefined && sizeOf(place) === 0 && manifest.includes(entry)) known.forget(entry.id);
      if (sizeOf(fileOf(entry)) === 0 || isReady(entry)) continue;
      if (entry.sha256 === null && !known.of(entry.id).verified) hashFile(entry, fileOf(entry));
      else fetchFile(entry, []);
    }
  };
  verifyAll();
  trials.wake(options.quiet.start);

  return {
    list,
    host,
    settings: settings.get,
    set: (changes) => {
      settings.set(changes);
      worker.rest();
      changed();
      return settings.get();
    },
    chat: async (input, call) => {
      if (call.signal.aborted) return { text: '', reason: 'stopped' };
      return onFile(input.model, (file) => worker.chat(file, input, call));
    },
    surprisal: (input, signal) => onFile(input.model, (file) => worker.surprisal(file, input, signal)),
    unload: worker.unload,
    measure: async (id) => {
      readyFile(id);
      known.keep(id, { measured: undefined, check: undefined });
      errors.delete(id);
      trials.again(id);
    },
    download: async (id) => {
      const entry = entryOf(id);
      if (moving) throw new CodedError('busy');
      if (transfers.of(id) === undefined && !isReady(entry) && entry.sources.length > 0) {
        fetchFile(entry, entry.sources);
      }
    },
    pause: async (id) => {
      entryOf(id);
      await transfers.stop(id);
    },
    remove: async (id) => {
      const entry = entryOf(id);
      trials.drop(id);
      await transfers.stop(id);
      await worker.end();
      errors.delete(id);
      known.forget(id);
      // A file that is used where it lies is the user's.
      for (const path of filesOf(ownPlace(entry.id))) rmSync(path, { force: true });
      changed();
    },
    addFile: async (path) => {
      const same = entries().find((entry) => fileOf(entry) === path);
      if (same !== undefined) return { id: same.id };
      const header = await worker.inspect(path);
      const entry: Entry = {
        id: newId(
          baseName(path),
          entries().map(({ id }) => id),
        ),
        name: header.name ?? baseName(path),
        bytes: sizeOf(path),
        sha256: null,
        licence: header.licence ?? '',
        licenceUrl: null,
        languages: header.languages,
        parameters: header.parameters,
        quantisation: header.quantisation,
        contextLength: header.contextLength || null,
        memory: header.memory,
        sources: [],
      };
      known.add(entry);
      known.keep(entry.id, { place: path, header });
      hashFile(entry, path);
      return { id: entry.id };
    },
    addAddress: async (address) => {
      const { href } = fileAddress(address);
      const { sha256, bytes } = await transfers.inProcess((peer) => peer.call('probe', { url: href }));
      const same = entries().find((entry) => entry.sha256 === sha256);
      const name = baseName(decodeURIComponent(href));
      const entry: Entry = same ?? {
        id: newId(
          name,
          entries().map(({ id }) => id),
        ),
        name,
        bytes,
        sha256,
        licence: '',
        licenceUrl: null,
        languages: [],
        parameters: null,
        quantisation: null,
        contextLength: null,
        memory: { fixed: Math.round(bytes * 1.2), perToken: 0 },
        sources: [{ url: href }],
      };
      if (same === undefined) known.add(entry);
      if (!isReady(entry) && transfers.of(entry.id) === undefined) fetchFile(entry, entry.sources);
      return { id: entry.id };
    },
    move: async (chosen) => {
      if (moving || worker.busy()) throw new CodedError('busy');
      moving = true;
      try {
        const folder = placeIn(chosen);
        if (folder === dir) return hostNow();
        await transfers.stopAll();
        await worker.end();
        const names = entries()
          .flatMap(({ id }) => filesOf(ownPlace(id)))
          .map((path) => basename(path));
        const bytes = names.reduce((sum, name) => sum + sizeOf(join(dir, name)), 0);
        const from = dir;
        const whole = entries().flatMap((entry) => {
          const record = known.of(entry.id).place === undefined ? verified(entry) : null;
          return record === null ? [] : [{ id: entry.id, ...record }];
        });
        writeFileSync(join(folder, 'known.json'), '');
        await moveFiles({
          from,
          to: folder,
          names,
          copy: (one, other, onDone) =>
            transfers.inProcess(async (peer) => {
              await peer.call('copy', { from: one, to: other }, { onChunk: ({ done }) => onDone(done) });
            }),
          onProgress: (moved) => options.onMoving({ moved, bytes }),
          switchOver: () => {
            dir = folder;
            for (const { id, sha256, source } of whole) known.keepVerified(id, fileOf(entryOf(id)), sha256, source);
            known.keepAt(join(folder, 'known.json'));
            settings.set({ folder });
          },
        });
        rmSync(join(from, 'known.json'), { force: true });
        return hostNow();
      } catch (thrown) {
        throw thrown instanceof CodedError ? thrown : new CodedError('not_writable');
      } finally {
        moving = false;
        options.onMoving(null);
        changed();
      }
    },
    close: () => {
      trials.close();
      transfers.close();
      void worker.end();
    },
  };
};
