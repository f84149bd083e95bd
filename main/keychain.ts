import { randomBytes, scrypt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import keytar from 'keytar';
import { z } from 'zod';
import { keychainEntry } from '../shared/engine';
import { CodedError } from '../shared/result';

/**
 * The keys' places. The master key is 32 random bytes in the OS keychain, or comes from a
 * passphrase, or lives for this session only. It is never in a file.
 */

/** How long a keychain may take, in milliseconds; it may be asking the user to unlock it. */
const keychainPatience = 20_000;

/**
 * Each call that waits for the user holds a thread, of those that files are read by too: libuv's four would be used up
 * by as many tries. The number counts where it is set before the first such call.
 */
process.env.UV_THREADPOOL_SIZE ??= '16';
const mostOverdue = 12;
let overdue = 0;

/** A call still waits; its thread would keep the process from ending. */
export const keychainHangs = (): boolean => overdue > 0;

const withKeychain = async <T>(ask: () => Promise<T>): Promise<T> => {
  if (overdue >= mostOverdue) throw new CodedError('keychain_locked');
  let timer: NodeJS.Timeout | undefined;
  const work = ask();
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      overdue += 1;
      const settled = (): void => {
        overdue -= 1;
      };
      work.then(settled, settled);
      reject(new CodedError('keychain_locked'));
    }, keychainPatience);
  });
  try {
    return await Promise.race([work, patience]);
  } catch (thrown) {
    if (thrown instanceof CodedError) throw thrown;
    // libsecret's and macOS's words for a keychain that is there but shut.
    const locked = /lock|cancel|dismiss|denied|not allowed|prompt/i.test(String(thrown));
    throw new CodedError(locked ? 'keychain_locked' : 'keychain_missing');
  } finally {
    clearTimeout(timer);
  }
};

export const setSecret = (account: string, secret: string): Promise<void> =>
  withKeychain(() => keytar.setPassword(keychainEntry.service, account, secret));

export const deleteSecret = async (account: string): Promise<void> => {
  await withKeychain(() => keytar.deletePassword(keychainEntry.service, account));
};

/**
 * Throws `keychain_locked` where it is. libsecret answers a look-up in a locked keychain, when nobody unlocks it,
 * as if there were no such entry; only writing tells.
 */
const requireUnlocked = async (): Promise<void> => {
  if (process.platform !== 'linux') return;
  await setSecret('unlocked', 'yes');
  await deleteSecret('unlocked');
};

/** Null where there is no such entry. Throws `keychain_locked`, `keychain_missing`. */
export const getSecret = async (account: string): Promise<string | null> => {
  const secret = await withKeychain(() => keytar.getPassword(keychainEntry.service, account));
  if (secret === null) await requireUnlocked();
  return secret;
};

/**
 * The master key from the keychain, made on first use.
 * @param profileExists whether there is already data that only the old key opens
 * @throws keychain_missing, keychain_locked; keychain_changed where data is there but its key is gone
 */
export const keychainMasterKey = async (profileExists: boolean): Promise<Uint8Array> => {
  const stored = await getSecret(keychainEntry.masterKey);
  if (stored !== null) {
    if (!/^[0-9a-f]{64}$/i.test(stored)) throw new CodedError('keychain_changed');
    return Buffer.from(stored, 'hex');
  }
  if (profileExists) throw new CodedError('keychain_changed');
  const key = randomBytes(32);
  await setSecret(keychainEntry.masterKey, key.toString('hex'));
  // A keychain that forgets would lose every chat at the next start: better to know now.
  if ((await getSecret(keychainEntry.masterKey)) !== key.toString('hex')) throw new CodedError('keychain_missing');
  return key;
};

const PassphraseFile = z.object({ kdf: z.literal('scrypt'), salt: z.hex(), logN: z.number().int().min(15).max(22) });

const passphraseFile = (profile: string): string => join(profile, 'passphrase.json');

export const hasPassphrase = (profile: string): boolean => existsSync(passphraseFile(profile));

/** The parameters in the file, made on first use. Throws `store_damaged` where they cannot be read. */
const passphraseParameters = (file: string): z.infer<typeof PassphraseFile> => {
  if (!existsSync(file)) {
    const made = { kdf: 'scrypt', salt: randomBytes(16).toString('hex'), logN: 17 };
    // Whole or not at all: without its salt no passphrase opens the chats.
    writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  try {
    return PassphraseFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CodedError('store_damaged', file);
  }
};

/**
 * The master key from a passphrase: scrypt (RFC 7914), N = 2^17, r = 8, p = 1. Only the salt is kept.
 * A wrong passphrase gives another key, which does not open the store.
 */
export const passphraseMasterKey = async (profile: string, passphrase: string): Promise<Uint8Array> => {
  const { salt, logN } = passphraseParameters(passphraseFile(profile));
  const options = { N: 2 ** logN, r: 8, p: 1, maxmem: 2 ** (logN + 11) };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), 32, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
};

export const sessionMasterKey = (): Uint8Array => randomBytes(32);
