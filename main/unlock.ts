import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storeFile } from '../shared/engine';
import type { AppStatus, RequestInput } from '../shared/ipc';
import { CodedError, toAppError } from '../shared/result';
import type { EngineProcess } from './engine-process';
import { hasPassphrase, keychainMasterKey, passphraseMasterKey, sessionMasterKey } from './keychain';

/** How the app stands, and the ways to open it. */
export interface Unlock {
  status(): AppStatus;
  unlock(choice: RequestInput<'app.unlock'>): Promise<AppStatus>;
  /** The engine could not be kept alive. */
  failed(): void;
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

  return {
    status: () => status,
    unlock: async (choice) => {
      if (status.engine === 'ready') return status;
      set({ engine: 'starting', error: null });
      try {
        await engine.open(await masterKey(choice), choice.with === 'session' ? null : profile);
        return set({ engine: 'ready', keyPlace: choice.with });
      } catch (thrown) {
        const error = toAppError(thrown);
        return set({ engine: keyErrors.has(error.code) ? 'locked' : 'failed', error });
      }
    },
    failed: () => {
      set({ engine: 'failed', error: { code: 'engine_restarted' } });
    },
  };
};
