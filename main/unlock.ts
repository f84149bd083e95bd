import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppError } from '../shared/domain';
import { storeFile } from '../shared/engine';
import type { AppStatus, RequestInput } from '../shared/ipc';
import { CodedError, toAppError } from '../shared/result';
import type { EngineProcess } from './engine-process';
import { hasPassphrase, keychainMasterKey, passphraseMasterKey, sessionMasterKey } from './keychain';

/** How the app stands, and the ways to open it. */
export interface Unlock {
  status(): AppStatus;
  /** Tries one way; one attempt at a time. Never rejects: how it went is in the status. */
  unlock(choice: RequestInput<'app.unlock'>): Promise<AppStatus>;
  /** The engine could not be kept alive, or opened again. */
  failed(error: AppError): void;
}

/** Errors that another key, or the same one later, may mend. */
const keyErrors = new Set([
  'keychain_locked',
  'keychain_missing',
  'keychain_changed',
  'passphrase_needed',
  'store_wrong_key',
]);

export const createUnlock = (profile: string, engine: EngineProcess, onStatus: (status: AppStatus) => void): Unlock => {
  let status: AppStatus = {
    engine: 'starting',
    error: null,
    keyPlace: null,
    hasPassphrase: hasPassphrase(profile),
    platform: process.platform,
  };
  const set = (change: Partial<AppStatus>): AppStatus => {
    status = { ...status, ...change, hasPassphrase: hasPassphrase(profile) };
    onStatus(status);
    return status;
  };

  const storeExists = (): boolean => existsSync(join(profile, storeFile));

  const masterKey = (choice: RequestInput<'app.unlock'>): Promise<Uint8Array> | Uint8Array => {
    switch (choice.with) {
      case 'keychain':
        if (hasPassphrase(profile)) throw new CodedError('passphrase_needed');
        return keychainMasterKey(storeExists());
      case 'passphrase':
        // Chats that were written under the keychain's key open with no passphrase.
        if (storeExists() && !hasPassphrase(profile)) throw new CodedError('keychain_changed');
        return passphraseMasterKey(profile, choice.passphrase);
      case 'session':
        return sessionMasterKey();
    }
  };

  const attempt = async (choice: RequestInput<'app.unlock'>): Promise<AppStatus> => {
    if (status.engine === 'ready') return status;
    set({ engine: 'starting', error: null });
    try {
      await engine.open(await masterKey(choice), choice.with === 'session' ? null : profile);
      return set({ engine: 'ready', keyPlace: choice.with });
    } catch (thrown) {
      return stopped(toAppError(thrown));
    }
  };
  const stopped = (error: AppError): AppStatus =>
    set({ engine: keyErrors.has(error.code) ? 'locked' : 'failed', error, keyPlace: null });

  /** Two at once could open one profile with two keys. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    status: () => status,
    unlock: (choice) => {
      const turn = last.then(() => attempt(choice));
      last = turn;
      return turn;
    },
    failed: (error) => {
      stopped(error);
    },
  };
};
