import { basename } from 'node:path';
import type { AppError } from '../../shared/domain';
import type { ModelSource } from '../../shared/models';
import { CodedError } from '../../shared/result';
import { baseName, fileAddress, newId } from './address';
import { usualMemory } from './estimate';
import { sizeOf } from './files';
import type { List } from './list';
import type { Entry, Manifest } from './manifest';
import type { Room } from './room';
import type { Transfers } from './transfers';
import type { WorkerHost } from './worker';

interface ArrivalOptions {
  room: Room;
  manifest: Manifest;
  list: List;
  transfers: Transfers;
  inspect: WorkerHost['inspect'];
  /** Memory of this computer, or of its graphics processor where that is more, bytes. */
  mostMemory: () => number;
  /** A model is ready now. */
  onReady: () => void;
}

/** How model files come: downloaded, found where they lie, or by an address; each is verified before it is used. */
export const createArrivals = ({ room, manifest, list, transfers, inspect, mostMemory, onReady }: ArrivalOptions) => {
  const { known, errors, entries, fileOf, refused, isReady } = room;

  /** What is larger than all memory is neither fetched nor hashed. */
  const neverFits = (bytes: number): boolean => bytes > mostMemory();
  /** Throws `model_never_fits`. */
  const checkSize = (bytes: number): void => {
    if (neverFits(bytes)) throw new CodedError('model_never_fits');
  };

  const failed = (entry: Entry) => (error: AppError) => {
    errors.set(entry.id, error);
    if (error.code === 'download_unreachable') list.hubIsAway();
  };

  /** A verified file: what it says of itself, then what it costs. A file that is no model is told so and not used. */
  const take = async (entry: Entry, file: string, sha256: string, source: string): Promise<void> => {
    const header = known.of(entry.id).header ?? (await inspect(file));
    known.keepVerified(entry.id, file, sha256, source);
    known.keep(entry.id, { header, refused: undefined });
    errors.delete(entry.id);
    onReady();
  };

  /** Runs one download from start to end. Without sources it only verifies the file that is there. */
  const fetchFile = (entry: Entry, sources: ModelSource[]): void => {
    const file = fileOf(entry);
    errors.delete(entry.id);
    const { receivedBytes: received, bytes } = list.statusOf(entry);
    const sha256 = entry.sha256 ?? known.of(entry.id).verified?.sha256 ?? null;
    transfers.start({
      id: entry.id,
      start: { bytes, received, verifying: sources.length === 0 },
      call: (peer, call) => peer.call('download', { sources, path: file, bytes, sha256 }, call),
      onDone: (done) => take(entry, file, done.sha256, done.source ?? list.sourceOf(entry)),
      onError: failed(entry),
    });
  };

  /** A file of the user's: its hash tells whether it is one that is offered. */
  const hashFile = (entry: Entry, file: string): void => {
    const bytes = sizeOf(file);
    if (neverFits(bytes)) {
      errors.set(entry.id, { code: 'model_never_fits' });
      return;
    }
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
        if (same !== undefined && isReady(same)) {
          errors.set(same.id, { code: 'model_known', detail: basename(file) });
          return;
        }
        known.keep(target.id, { place: file, ...(header === undefined ? {} : { header }) });
        await take(target, file, sha256, basename(file));
      },
      onError: failed(entry),
    });
  };

  return {
    download: (entry: Entry): void => {
      if (transfers.of(entry.id) === undefined && !isReady(entry) && entry.sources.length > 0) {
        fetchFile(entry, entry.sources);
      }
    },
    /** A file that came by another way, or was changed, is verified before it is used. */
    verifyAll: (): void => {
      for (const entry of entries()) {
        const { place } = known.of(entry.id);
        if (place !== undefined && sizeOf(place) === 0 && manifest.includes(entry)) known.forget(entry.id);
        if (sizeOf(fileOf(entry)) === 0 || isReady(entry) || refused(entry) !== null) continue;
        if (entry.sha256 === null && !known.of(entry.id).verified) hashFile(entry, fileOf(entry));
        else fetchFile(entry, []);
      }
    },
    addFile: async (path: string): Promise<{ id: string }> => {
      const same = entries().find((entry) => fileOf(entry) === path);
      if (same !== undefined && (isReady(same) || transfers.of(same.id) !== undefined))
        throw new CodedError('model_known', same.name);
      checkSize(sizeOf(path));
      const header = await inspect(path);
      // It was no model, or one that could not be used, and may be another now.
      if (same !== undefined) {
        known.forget(same.id);
        errors.delete(same.id);
      }
      const entry: Entry = {
        id: newId(baseName(path), room.ids()),
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
    addAddress: async (address: string): Promise<{ id: string }> => {
      const { href } = fileAddress(address);
      const { sha256, bytes } = await transfers.inProcess((peer) => peer.call('probe', { url: href }));
      checkSize(bytes);
      const same = entries().find((entry) => entry.sha256 === sha256);
      const name = baseName(decodeURIComponent(href));
      const entry: Entry = same ?? {
        id: newId(name, room.ids()),
        name,
        bytes,
        sha256,
        licence: '',
        licenceUrl: null,
        languages: [],
        parameters: null,
        quantisation: null,
        contextLength: null,
        memory: usualMemory(bytes),
        sources: [{ url: href }],
      };
      if (isReady(entry)) throw new CodedError('model_known', entry.name);
      if (same === undefined) known.add(entry);
      if (transfers.of(entry.id) === undefined) fetchFile(entry, entry.sources);
      return { id: entry.id };
    },
  };
};
