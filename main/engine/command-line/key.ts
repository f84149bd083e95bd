import { readFileSync } from 'node:fs';
import { keychainEntry } from '../../../shared/engine';
import { UsageError } from './call';

/** No key where one is needed: ends the program with code 1. */
export class KeyError extends Error {}

const fromHex = (hex: string, place: string): Uint8Array => {
  const digits = hex.trim();
  if (!/^[0-9a-f]{64}$/i.test(digits)) throw new UsageError(`${place}: a key is 64 hex digits`);
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
};

const fromFile = (file: string): Uint8Array => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--key-file: ${file} cannot be read`);
  }
  return fromHex(text, '--key-file');
};

const fromKeychain = async (): Promise<Uint8Array> => {
  const advice = 'Start the app once so that it makes one, or give --key-file.';
  let stored: string | null;
  try {
    // Native, and needed here only: everything else runs without.
    const { default: keytar } = await import('keytar');
    stored = await keytar.getPassword(keychainEntry.service, keychainEntry.masterKey);
  } catch {
    throw new KeyError(`The system's keychain cannot be asked for the key. ${advice}`);
  }
  if (stored === null) throw new KeyError(`The system's keychain has no key. ${advice}`);
  return fromHex(stored, 'The keychain');
};

/**
 * The master key: from the file, from PALIMPSEST_KEY, or from the keychain.
 * @param warn Told where the key is not in its safe place.
 */
export const readMasterKey = async (
  keyFile: string | null,
  environmentKey: string | undefined,
  warn: (line: string) => void,
): Promise<Uint8Array> => {
  if (keyFile !== null) {
    warn('A key in a file is for scripts and tests: whoever reads the file can undo every stand-in.');
    return fromFile(keyFile);
  }
  return environmentKey === undefined ? fromKeychain() : fromHex(environmentKey, 'PALIMPSEST_KEY');
};
