import { CodedError } from '../../../shared/result';
import type { Store } from './store';

export type * from './store';

/** Opens a profile's encrypted database, or makes it. `:memory:` touches no disk. `key` is 32 bytes. */
export const openStore = (_options: { path: string; key: Uint8Array }): Store => {
  throw new CodedError('internal');
};
