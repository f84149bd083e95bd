import { join } from 'node:path';
import type { ConversationId, Message, MessageId, Rule } from '../../shared/domain';
import { storeFile } from '../../shared/engine';
import { CodedError } from '../../shared/result';
import type { Draw } from './privacy';
import { openStore, type Store } from './store';

/** The profile's store, and one in memory for temporary chats, seen as one where it does not matter. */
export interface Stores {
  /** Settings, providers, and all that is not temporary. */
  readonly profile: Store;
  readonly temporary: Store;
  /** Both: what lies in the profile and what the disk never sees. */
  readonly all: readonly Store[];
  of(conversation: ConversationId): Store;
  /** Throws `not_found`. */
  find(message: MessageId): { store: Store; message: Message };
  /** What the user decided: in this conversation, then everywhere. */
  decisions(conversation: ConversationId): Rule[];
  /** Every draw of these values that was ever sent. */
  draws(values: readonly Pick<Draw, 'type' | 'canonical'>[]): Draw[];
  close(): void;
}

/** Opens the stores. Without a profile folder nothing touches the disk. Throws the store's CodedError. */
export const openStores = (profileFolder: string | null, key: Uint8Array): Stores => {
  const profile = openStore({ path: profileFolder === null ? ':memory:' : join(profileFolder, storeFile), key });
  const temporary = openStore({ path: ':memory:', key });
  const all = [profile, temporary];
  const isTemporary = (conversation: ConversationId): boolean =>
    temporary.conversations.list().some(({ id }) => id === conversation);
  return {
    profile,
    temporary,
    all,
    of: (conversation) => (isTemporary(conversation) ? temporary : profile),
    find: (id) => {
      for (const store of all) {
        try {
          return { store, message: store.messages.get(id) };
        } catch (thrown) {
          if (!(thrown instanceof CodedError) || thrown.code !== 'not_found') throw thrown;
        }
      }
      throw new CodedError('not_found');
    },
    decisions: (conversation) =>
      isTemporary(conversation)
        ? all.toReversed().flatMap((store) => store.decisions.list(conversation))
        : profile.decisions.list(conversation),
    draws: (values) => all.flatMap((store) => store.ledger.draws(values)),
    close: () => {
      for (const store of all) store.close();
    },
  };
};
