import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppError, ErrorCode } from '../../shared/domain';
import { CodedError, toAppError } from '../../shared/result';
import { sizeOf } from './files';
import { openKnown } from './known';
import type { Entry, Manifest } from './manifest';

interface RoomOptions {
  /** The folder that the user chose; null for the usual one. */
  chosen: string | null;
  usual: string;
  manifest: Manifest;
  /** Whether its download, or the check of its file, is under way. */
  underWay: (id: string) => boolean;
  /** What was known of a model is not so any more. */
  onChange: () => void;
}

const openFolder = (chosen: string | null, usual: string): string => {
  const dir = chosen ?? usual;
  try {
    mkdirSync(dir, { recursive: true });
    return dir;
  } catch {
    // A disk that is not there now: the files that belong there are not either.
    mkdirSync(usual, { recursive: true });
    return usual;
  }
};

/** Codes that say that the file cannot be loaded: as long as it is the same, it is not used. */
const refusals: readonly ErrorCode[] = [
  'model_damaged',
  'model_cut_short',
  'model_not_gguf',
  'model_empty',
  'model_split',
  'model_unsupported',
  'model_cannot_answer',
  'model_refused',
];

/** The models that are offered or the user's own, where their files lie, and which of them are whole. */
export const openRoom = ({ chosen, usual, manifest, underWay, onChange }: RoomOptions) => {
  let dir = openFolder(chosen, usual);
  const known = openKnown(join(dir, 'known.json'));
  const errors = new Map<string, AppError>();

  const entries = (): Entry[] => [...manifest, ...known.custom()];
  const entryOf = (id: string): Entry => {
    const entry = entries().find((candidate) => candidate.id === id);
    if (entry === undefined) throw new CodedError('not_found');
    return entry;
  };
  const ownPlace = (id: string): string => join(dir, `${id}.gguf`);
  const fileOf = ({ id }: Entry): string => known.of(id).place ?? ownPlace(id);
  const verified = (entry: Entry) => known.verified(entry.id, fileOf(entry));
  const refused = (entry: Entry): AppError | null => known.refused(entry.id, fileOf(entry));
  const isReady = (entry: Entry): boolean => !underWay(entry.id) && verified(entry) !== null && refused(entry) === null;

  const readyFile = (id: string): { entry: Entry; file: string } => {
    const entry = entryOf(id);
    const file = fileOf(entry);
    if (isReady(entry)) return { entry, file };
    const { code, detail } = refused(entry) ?? { code: 'model_damaged' };
    if (sizeOf(file) > 0 && !underWay(id)) throw new CodedError(code, detail);
    throw new CodedError(known.of(id).place === undefined ? 'model_missing' : 'model_file_missing');
  };

  return {
    known,
    /** What went wrong with each, by id. */
    errors,
    folder: (): string => dir,
    /** From here on the files and what is known of them are there. */
    moveTo: (folder: string): void => {
      const whole = entries().flatMap((entry) => {
        const record = known.of(entry.id).place === undefined ? verified(entry) : null;
        return record === null ? [] : [{ entry, ...record }];
      });
      dir = folder;
      for (const { entry, sha256, source } of whole) known.keepVerified(entry.id, fileOf(entry), sha256, source);
      known.keepAt(join(folder, 'known.json'));
    },
    entries,
    ids: (): string[] => entries().map(({ id }) => id),
    /** Throws `not_found`. */
    entryOf,
    /** Where a download of it goes. */
    ownPlace,
    fileOf,
    verified,
    /** Why its file is not used though it is whole; null where it is, or may be. */
    refused,
    isReady,
    /** Throws what its file was refused with, `model_damaged`, `model_missing` or `model_file_missing`. */
    readyFile,
    /** Uses a whole file; where it cannot be loaded it is not ready any more. */
    onFile: async <T>(id: string, use: (file: string) => Promise<T>): Promise<T> => {
      const { entry, file } = readyFile(id);
      try {
        return await use(file);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (refusals.includes(error.code)) {
          known.keepRefused(entry.id, file, error);
          onChange();
        }
        throw thrown;
      }
    },
  };
};
export type Room = ReturnType<typeof openRoom>;
