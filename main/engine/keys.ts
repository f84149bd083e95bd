import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** One key a purpose, 32 bytes each: none tells anything of another or of the master key. */
interface Keys {
  readonly database: Uint8Array;
  readonly ciphers: Uint8Array;
  readonly noise: Uint8Array;
}

/** Part of every conversation's surrogates: a change here makes the old ones unreadable. */
const salt = utf8ToBytes('palimpsest 1');

/** Subkeys by HKDF-SHA256 (RFC 5869). Throws a RangeError where the master key is not 32 bytes. */
export const deriveKeys = (masterKey: Uint8Array): Keys => {
  if (masterKey.length !== 32) throw new RangeError('The master key has 32 bytes');
  const subkey = (purpose: string): Uint8Array => hkdf(sha256, masterKey, salt, utf8ToBytes(purpose), 32);
  return {
    database: subkey('database'),
    ciphers: subkey('ciphers'),
    noise: subkey('noise'),
  };
};
