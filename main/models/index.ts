import { rmSync } from 'node:fs';
import type { ModelHost } from '../../shared/ipc';
import type { Computer } from '../../shared/models';
import { CodedError } from '../../shared/result';
import { createArrivals } from './arrivals';
import type { Models, ModelsOptions } from './contract';
import { bestOf } from './estimate';
import { filesOf } from './files';
import { createList } from './list';
import { moveRoom } from './move';
import { openRoom } from './room';
import { openModelSettings } from './settings';
import { createTransfers } from './transfers';
import { createTrials } from './trials';
import { createWorkerHost } from './worker';

export type { Models, ModelsOptions } from './contract';

/** The models as main sees them: files, downloads, and the worker that runs them. */
export const createModels = (options: ModelsOptions): Models => {
  const { manifest, memoryBytes } = options;
  const settings = openModelSettings(options.settings);
  let computer: Computer | null = null;
  let moving = false;

  const changed = (): void => options.onChange(list.list());
  const worker = createWorkerHost({
    spawn: options.spawnWorker,
    settings: settings.get,
    onChange: () => {
      changed();
      trials.wake();
    },
  });
  const transfers = createTransfers(options.spawnDownload, changed);
  const room = openRoom({
    chosen: settings.get().folder,
    usual: options.dir,
    manifest,
    underWay: (id) => transfers.of(id) !== undefined,
    onChange: changed,
  });
  const { known, errors, entryOf, fileOf, onFile } = room;
  const trials = createTrials({
    candidates: () =>
      room
        .entries()
        .filter((entry) => room.isReady(entry) && list.fitting(entry) !== 'no')
        .map(({ id }) => id),
    of: known.of,
    keep: known.keep,
    busy: worker.busy,
    measure: (id, signal) => room.onFile(id, (file) => worker.measure(file, signal)),
    check: options.check,
    onChange: changed,
    onError: (id, error) => errors.set(id, error),
    quiet: options.quiet.later,
  });
  const list = createList({
    room,
    manifest,
    memoryBytes,
    settings: settings.get,
    computer: () => computer,
    transfers,
    trial: trials.current,
    loaded: worker.loaded,
  });
  const arrivals = createArrivals({
    room,
    manifest,
    list,
    transfers,
    inspect: worker.inspect,
    mostMemory: () => Math.max(memoryBytes, (computer ?? known.computer())?.gpuMemory ?? 0),
    onReady: () => trials.wake(),
  });

  const readComputer = async (): Promise<void> => {
    const now = await worker.computer().catch(() => null);
    computer = now && bestOf(now, known.computer());
    changed();
    if (computer !== null) known.keepComputer(computer);
  };

  const hostNow = (): ModelHost => {
    const { gpuMemory = null, gpus = [], cores = 0 } = computer ?? {};
    return { memory: memoryBytes, gpuMemory, gpus, cores, folder: room.folder() };
  };

  arrivals.verifyAll();
  trials.wake(options.quiet.start);

  return {
    list: list.list,
    host: async () => {
      if (computer === null) await readComputer();
      return hostNow();
    },
    settings: settings.get,
    set: (changes) => {
      const { gpu } = settings.get();
      settings.set(changes);
      worker.rest();
      changed();
      // What it has for a model depends on whether a graphics processor counts.
      if (computer !== null && settings.get().gpu !== gpu) void readComputer();
      return settings.get();
    },
    chat: async (input, call) => {
      if (call.signal.aborted) return { text: '', reason: 'stopped' };
      return onFile(input.model, (file) => worker.chat(file, input, call));
    },
    surprisal: (input, signal) => onFile(input.model, (file) => worker.surprisal(file, input, signal)),
    unload: worker.unload,
    checked: async (id, check) => {
      known.keep(entryOf(id).id, { check });
      changed();
    },
    measure: async (id) => {
      // What was refused is tried again.
      known.keep(entryOf(id).id, { refused: undefined });
      errors.delete(id);
      room.readyFile(id);
      known.keep(id, { measured: undefined, check: undefined });
      trials.again(id);
      changed();
    },
    download: async (id) => {
      const entry = entryOf(id);
      if (moving) throw new CodedError('busy');
      arrivals.download(entry);
    },
    pause: async (id) => {
      entryOf(id);
      await transfers.stop(id);
    },
    dismiss: async (id) => {
      errors.delete(entryOf(id).id);
      changed();
    },
    remove: async (id) => {
      const entry = entryOf(id);
      trials.drop(id);
      await transfers.stop(id);
      // Another one that is in memory stays, and answers on; what is being loaded may be this one.
      const inMemory = worker.loaded();
      if (inMemory === null || inMemory === fileOf(entry)) await worker.end();
      errors.delete(id);
      known.forget(id);
      // A file that is used where it lies is the user's.
      for (const path of filesOf(room.ownPlace(entry.id))) rmSync(path, { force: true });
      changed();
    },
    addFile: arrivals.addFile,
    addAddress: arrivals.addAddress,
    move: async (chosen) => {
      if (moving || worker.busy()) throw new CodedError('busy');
      moving = true;
      try {
        await moveRoom(chosen, {
          room,
          transfers,
          release: worker.end,
          onProgress: options.onMoving,
          onMoved: (folder) => settings.set({ folder }),
        });
        return hostNow();
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
