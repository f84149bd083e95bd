import { createHmac } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import Database from 'better-sqlite3-multiple-ciphers';

export type Connection = Database.Database;

/** How long a file is waited for that an engine just ended still holds, milliseconds. */
const lockPatience = 3000;
/** Bytes 16 to 23 of a whole file, which the cipher leaves readable: page size, WAL twice, 32 reserved bytes, 64, 32, 32. */
const plainHeader = Buffer.from('1000020220402020', 'hex');

/**
 * The file's first 16 bytes name its key without telling it. The cipher wants a salt there; a raw
 * 32-byte key needs none, so it serves to tell a wrong key from a damaged file.
 */
const fingerprint = (key: Uint8Array): Buffer =>
  createHmac('sha256', key).update('palimpsest store').digest().subarray(0, 16);

const configure = (database: Connection): void => {
  database.pragma('synchronous = FULL');
  database.pragma('temp_store = MEMORY');
  database.pragma('secure_delete = ON');
  database.pragma('foreign_keys = ON');
  database.pragma('trusted_schema = OFF');
  database.pragma('cache_size = -16000');
};

/**
 * Opens or makes an encrypted file: ChaCha20-Poly1305 a page, WAL included, with the raw key (no password to stretch).
 * The lock is exclusive: a second engine on the file would take this one's streaming answers for dead; and the
 * WAL's index then lives in memory, so there is no -shm.
 */
export const connectFile = (path: string, key: Uint8Array): Connection => {
  const database = new Database(path, { timeout: lockPatience });
  try {
    database.pragma("cipher = 'chacha20'");
    database.pragma(`key = 'raw:${Buffer.from(key).toString('hex')}${fingerprint(key).toString('hex')}'`);
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.pragma('journal_size_limit = 8388608');
    configure(database);
    return database;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
};

/** Without a file. */
export const connectMemory = (): Connection => {
  const database = new Database(':memory:');
  configure(database);
  return database;
};

/**
 * What a file's first bytes say of it, before SQLite touches it: over a header that it cannot read it would drop the WAL.
 * A few flipped bits in the fingerprint are damage; another key differs in half of them.
 */
export const inspectHeader = (path: string, key: Uint8Array): 'own' | 'of another key' | 'damaged' => {
  const header = Buffer.alloc(24);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, header.length, 0);
  } finally {
    closeSync(file);
  }
  if (!header.subarray(16).equals(plainHeader)) return 'damaged';
  const differing = fingerprint(key).reduce((sum, byte, i) => sum + ones(byte ^ header.readUInt8(i)), 0);
  return differing === 0 ? 'own' : differing > 16 ? 'of another key' : 'damaged';
};

const ones = (byte: number): number => byte.toString(2).replaceAll('0', '').length;
