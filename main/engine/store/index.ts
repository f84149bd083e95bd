import { CodedError } from '../../../shared/result';
import type { Connection } from './connection';
import { createConversations } from './conversations';
import { createDecisions } from './decisions';
import { toCoded } from './errors';
import { openFile, openMemory } from './file';
import { createJournal } from './journal';
import { createLedger } from './ledger';
import { createMessages } from './messages';
import { placesOf } from './migrate';
import { migrations } from './migrations';
import { createProviders } from './providers';
import { createSearch, createSearchIndex } from './search';
import { createSettings } from './settings';
import { createSimilar } from './similar';
import type { Store } from './store';
import { createTree } from './tree';

export type * from './store';

/**
 * Opens a profile's encrypted database, or makes it; `:memory:` is the same store and touches no disk.
 * @param key 32 bytes, for this purpose only. Errors: see openFile.
 */
export const openStore = ({ path, key }: { path: string; key: Uint8Array }): Store => {
  if (key.length !== 32) throw new CodedError('internal', 'key length');
  const database = path === ':memory:' ? openMemory(migrations) : openFile(path, key, migrations);
  try {
    return build(database, path);
  } catch (thrown) {
    database.close();
    throw toCoded(thrown, () => placesOf(path));
  }
};

const build = (database: Connection, path: string): Store => {
  const coded = <A extends unknown[], R>(call: (...args: A) => R) => {
    return (...args: A): R => {
      try {
        return call(...args);
      } catch (thrown) {
        throw toCoded(thrown, () => placesOf(path));
      }
    };
  };
  /** Every call of a repository, with what SQLite says as a code. */
  const codedAll = <T extends object>(repository: T): T =>
    Object.fromEntries(Object.entries(repository).map(([name, call]) => [name, coded(call)])) as T;

  const index = createSearchIndex(database);
  const tree = createTree(database);
  const journal = createJournal(database);
  const ledger = createLedger(database);
  const conversations = createConversations(database, index, tree, ledger);
  const messages = createMessages({ database, conversations, index, tree, journal, ledger });
  messages.stopInterrupted();
  journal.stopInterrupted();
  return {
    conversations: codedAll(conversations),
    messages: codedAll(messages),
    decisions: codedAll(createDecisions(database)),
    ledger: codedAll(ledger),
    journal: codedAll(journal),
    settings: codedAll(createSettings(database)),
    providers: codedAll(createProviders(database)),
    search: coded(createSearch(database)),
    similar: coded(createSimilar(database)),
    close: () => database.close(),
  };
};
