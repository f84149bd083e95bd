import type { AppError } from '../../shared/domain';
import type { ModelState } from '../../shared/ipc';
import { type Computer, sourceName } from '../../shared/models';
import { fitOf, paceOf, speedAt, suggest } from './estimate';
import { filesOf, sizeOf } from './files';
import type { Entry, Manifest } from './manifest';
import { namesOf } from './names';
import type { Room } from './room';
import type { ModelSettingsFile } from './settings';
import type { Transfers } from './transfers';
import type { Trials } from './trials';

interface ListOptions {
  room: Room;
  manifest: Manifest;
  /** Memory of this computer, bytes. */
  memoryBytes: number;
  settings: ModelSettingsFile['get'];
  computer: () => Computer | null;
  transfers: Transfers;
  /** The one under way. */
  trial: Trials['current'];
  /** The file in memory. */
  loaded: () => string | null;
}

/** Memory of the worker without a model, bytes. What the manifest says of a model has it included. */
const processMemory = 120_000_000;

/** That a file was offered twice is no failure of it. */
const fails = (error: AppError | null): boolean => error !== null && error.code !== 'model_known';

/** The models as the window shows them: their state, what they need, how fast they are, and which one suits this computer. */
export const createList = (options: ListOptions) => {
  const { room, manifest, memoryBytes, settings, computer, transfers, trial, loaded } = options;
  const { known, entries, fileOf, verified, refused, isReady } = room;
  /** Set when a hub could not be reached: then only what a package mirror has is recommended. */
  let packagesOnly = false;

  const neededBy = (entry: Entry): number => {
    const { header } = known.of(entry.id);
    const { fixed, perToken } = header?.memory ?? entry.memory;
    const { contextSize } = settings();
    const tokens = Math.min(contextSize, header?.contextLength || (entry.contextLength ?? contextSize));
    return (header ? processMemory : 0) + fixed + perToken * tokens;
  };
  const fitting = (entry: Entry) => fitOf(neededBy(entry), memoryBytes, computer()?.gpuMemory ?? null);

  const sized = (entry: Entry) => ({
    bytes: verified(entry)?.size ?? entry.bytes,
    parameters: known.of(entry.id).header?.parameters ?? entry.parameters,
  });
  /** As measured here, else as expected of the models that were. */
  const speeds = () => {
    const measured = entries().flatMap((entry) => {
      const { measured: costs } = known.of(entry.id);
      return costs === undefined ? [] : [{ ...sized(entry), measured: costs }];
    });
    return (entry: Entry): ModelState['expected'] => {
      const { measured: own } = known.of(entry.id);
      if (own !== undefined) return { read: own.read, write: own.write };
      return speedAt(sized(entry), paceOf(sized(entry), measured, computer()));
    };
  };

  /** The one to suggest of those that can be had. */
  const recommended = (speedOf: ReturnType<typeof speeds>): Entry | undefined => {
    const obtainable = manifest.filter(({ sources }) => !packagesOnly || sources.some((source) => 'pypi' in source));
    const candidates = obtainable.map((entry) => ({
      ...sized(entry),
      entry,
      fit: fitting(entry),
      needed: neededBy(entry),
      speed: speedOf(entry),
    }));
    const { entry } = suggest(candidates, computer(), (candidate) => candidate.entry.id === known.suggested()) ?? {};
    // What is suggested for want of a measure or of the hub binds no later suggestion.
    const isKnown = computer() !== null || candidates.some(({ speed }) => speed !== null);
    if (entry !== undefined && isKnown && !packagesOnly) known.keepSuggested(entry.id);
    return entry;
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

  /** Where a file came from; of one to be fetched, where from in which order. */
  const sourceOf = (entry: Entry): string => verified(entry)?.source ?? entry.sources.map(sourceName).join(', ');

  /** Where a file of the user's is, or comes from; null for a model that is offered. */
  const placeOf = (entry: Entry): string | null => {
    if (manifest.includes(entry)) return null;
    const [source] = entry.sources;
    return source !== undefined && 'url' in source ? decodeURI(source.url) : fileOf(entry);
  };

  return {
    fitting,
    statusOf,
    sourceOf,
    /** The hub cannot be reached from here. */
    hubIsAway: (): void => {
      packagesOnly = true;
    },
    list: (): ModelState[] => {
      const speedOf = speeds();
      const best = recommended(speedOf);
      const names = namesOf(entries().map((entry) => ({ entry, place: placeOf(entry) })));
      return entries().map((entry) => {
        const { id, licence, licenceUrl, languages, parameters, quantisation, contextLength } = entry;
        const { header, measured, check, place } = known.of(id);
        const { status, ...progress } = statusOf(entry);
        const error = room.errors.get(id) ?? (status === 'damaged' ? refused(entry) : null);
        return {
          id,
          name: names.get(id) ?? entry.name,
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
          // What did not load has no speed.
          expected: status === 'damaged' || (status === 'ready' && fails(error)) ? null : speedOf(entry),
          recommended: entry === best,
          status,
          ...progress,
          source: sourceOf(entry),
          custom: !manifest.includes(entry),
          loaded: isReady(entry) && loaded() === fileOf(entry),
          trial: trial()?.id === id ? (trial()?.step ?? null) : null,
          measured: measured ?? null,
          check: check ?? null,
          error,
        };
      });
    },
  };
};
export type List = ReturnType<typeof createList>;
