import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CodedError } from '../../../shared/result';
import { type Connection, connectFile, connectMemory, inspectHeader } from './connection';
import { toCoded } from './errors';
import { copyVerified, migrate, placesOf, removeCopies, syncFolder, versionOf } from './migrate';

/**
 * Opens the file at `path`, brought to the version of `migrations`; makes it where there is none.
 * Before a migration the file is copied and the copy verified; the next start that succeeds removes the copy.
 *
 * Errors: `store_wrong_key`, `store_damaged` (the detail names the file and its copies), `store_newer`, `disk_full`,
 * `store_unreachable`.
 */
export const openFile = (path: string, key: Uint8Array, migrations: readonly string[]): Connection => {
  try {
    if (!existsSync(path)) create(path, key, migrations);
    const header = inspectHeader(path, key);
    if (header === 'of another key') throw new CodedError('store_wrong_key');
    if (header === 'damaged') throw new CodedError('store_damaged', placesOf(path));
    const version = closing(connectFile(path, key), (database) => {
      const found = versionOf(database);
      // All of the WAL into the file: a copy is made of the file alone.
      if (found < migrations.length) database.pragma('wal_checkpoint(TRUNCATE)');
      return found;
    });
    if (version > migrations.length) throw new CodedError('store_newer', `version ${version}`);
    if (version < migrations.length) copyVerified(path, version, key);
    return guarding(connectFile(path, key), (database) => {
      if (version < migrations.length) migrate(database, migrations);
      else removeCopies(path, database);
    });
  } catch (thrown) {
    throw toCoded(thrown, () => placesOf(path));
  }
};

/** The same store without a file. */
export const openMemory = (migrations: readonly string[]): Connection => {
  const database = connectMemory();
  migrate(database, migrations);
  return database;
};

/** Makes a file under another name first: a file under its own name is always whole, so an empty one is a damaged one. */
const create = (path: string, key: Uint8Array, migrations: readonly string[]): void => {
  if (existsSync(`${path}-wal`)) throw new CodedError('store_damaged', placesOf(path));
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.new`;
  for (const leftover of [fresh, `${fresh}-wal`]) rmSync(leftover, { force: true });
  closing(connectFile(fresh, key), (database) => {
    chmodSync(fresh, 0o600);
    migrate(database, migrations);
  });
  renameSync(fresh, path);
  syncFolder(path);
};

const closing = <T>(database: Connection, use: (database: Connection) => T): T => {
  try {
    return use(database);
  } finally {
    database.close();
  }
};

/** Closes the connection only where `prepare` fails. */
const guarding = (database: Connection, prepare: (database: Connection) => void): Connection => {
  try {
    prepare(database);
    return database;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
};
