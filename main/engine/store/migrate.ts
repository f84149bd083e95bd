import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CodedError } from '../../../shared/result';
import { type Connection, connectFile } from './connection';

export const versionOf = (database: Connection): number => database.pragma('user_version', { simple: true }) as number;

/** All pending steps or none. Foreign keys rest meanwhile: a step may rebuild a table. */
export const migrate = (database: Connection, migrations: readonly string[]): void => {
  database.pragma('foreign_keys = OFF');
  database
    .transaction(() => {
      for (const step of migrations.slice(versionOf(database))) database.exec(step);
      if ((database.pragma('foreign_key_check') as unknown[]).length > 0) throw new CodedError('internal', 'migration');
      database.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
  database.pragma('foreign_keys = ON');
};

const copyMark = '.version-';

const copies = (path: string): string[] =>
  existsSync(dirname(path))
    ? readdirSync(dirname(path))
        .filter((name) => name.startsWith(basename(path) + copyMark))
        .map((name) => join(dirname(path), name))
    : [];

/** Where a damaged file lies, and the copies of it that there are. Nothing of it is ever deleted. */
export const placesOf = (path: string): string => [path, ...copies(path)].join(', ');

/**
 * Copies the file of that version and reads the copy through. The file must be closed: then its WAL is empty, and
 * no lock is lost (POSIX drops a process's locks with any close). Byte for byte: as encrypted as the file.
 */
export const copyVerified = (path: string, version: number, key: Uint8Array): void => {
  const copy = `${path}${copyMark}${version}`;
  const partial = `${copy}.partial`;
  rmSync(`${partial}-wal`, { force: true });
  copyFileSync(path, partial);
  sync(partial, 'r+');
  const database = connectFile(partial, key);
  try {
    requireWhole(database, 'integrity_check', path);
  } finally {
    database.close();
  }
  renameSync(partial, copy);
  syncFolder(path);
};

/** What a migration left, once a file of the new version has opened and is whole. */
export const removeCopies = (path: string, database: Connection): void => {
  const old = copies(path);
  if (old.length > 0) requireWhole(database, 'quick_check', path);
  for (const copy of old) rmSync(copy);
};

const requireWhole = (database: Connection, check: 'integrity_check' | 'quick_check', path: string): void => {
  if (database.pragma(check, { simple: true }) !== 'ok') throw new CodedError('store_damaged', placesOf(path));
};

const sync = (path: string, flags: 'r' | 'r+'): void => {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Makes a rename in the file's folder last. Windows has no such call. */
export const syncFolder = (path: string): void => {
  if (process.platform !== 'win32') sync(dirname(path), 'r');
};
