import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CodedError } from '../../shared/result';

/** The files of the models on the disk. */

/** A model file and what a download leaves beside it. */
export const filesOf = (file: string): string[] =>
  namesIn(dirname(file))
    .map((name) => join(dirname(file), name))
    .filter((path) => path === file || path.startsWith(`${file}.part`));

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** In a folder with other files the models get one of their own. */
const ownFolder = 'Palimpsest models';

/** Where models go in a folder that the user chose: made when missing. Throws `not_writable`. */
export const placeIn = (chosen: string): string => {
  try {
    const folder = namesIn(chosen).length === 0 ? chosen : join(chosen, ownFolder);
    // Not with its parents: where nothing can be made, as in /proc, Node would try for ever.
    if (!existsSync(folder)) mkdirSync(folder);
    return folder;
  } catch {
    throw new CodedError('not_writable');
  }
};

interface MoveOptions {
  from: string;
  to: string;
  /** Names of the files. */
  names: readonly string[];
  /** A copy on another disk, checked. */
  copy: (from: string, to: string, onDone: (bytes: number) => void) => Promise<void>;
  onProgress: (moved: number) => void;
  /** All are there: from now on they are used there. */
  switchOver: () => void;
}

/**
 * Moves files to another folder. On one disk they get a second name there; else they are copied and checked. The old
 * ones go when all are there and in use: a failure, or a crash at any point, loses none.
 * Errors: `not_writable`, `disk_full`, `model_damaged`, `cancelled`.
 */
export const moveFiles = async ({ from, to, names, copy, onProgress, switchOver }: MoveOptions): Promise<void> => {
  if (names.some((name) => existsSync(join(to, name)))) throw new CodedError('not_writable', to);
  const done: string[] = [];
  let moved = 0;
  try {
    for (const name of names) {
      if (!link(join(from, name), join(to, name))) {
        await copy(join(from, name), join(to, name), (part) => onProgress(moved + part));
      }
      done.push(name);
      moved += sizeOf(join(to, name));
      onProgress(moved);
    }
    switchOver();
  } catch (thrown) {
    for (const name of done) rmSync(join(to, name), { force: true });
    throw thrown instanceof CodedError ? thrown : new CodedError('not_writable');
  }
  for (const name of names) rmSync(join(from, name), { force: true });
};

/** Whether a file could get a second name: not on another disk, nor where a file system knows only one. */
const link = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
};
