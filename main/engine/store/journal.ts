import { deflateRawSync } from 'node:zlib';
import { uuidv7 } from 'uuidv7';
import type { MessageId } from '../../../shared/domain';
import type { JournalEntry } from '../../../shared/ipc';
import { CodedError } from '../../../shared/result';
import type { Connection } from './connection';
import { type JournalRow, toJournalEntry } from './rows';
import type { Journal } from './store';

/** The journal as the other repositories use it, inside their transactions. */
export interface JournalWriter extends Journal {
  /** Ends the entries of an answer that are still `sending`. */
  finishOf(message: MessageId, status: Exclude<JournalEntry['status'], 'sending'>): void;
  /** A request that still is `sending` when a store opens ended with its process. */
  stopInterrupted(): void;
}

export const createJournal = (database: Connection): JournalWriter => {
  const newest = database.prepare<[number], JournalRow>('SELECT * FROM journal ORDER BY seq DESC LIMIT ?');
  const byId = database.prepare<[string], JournalRow>('SELECT * FROM journal WHERE id = ?');
  const insert = database.prepare(
    `INSERT INTO journal (id, at, conversation, message, provider, host, model, body, status)
     VALUES (:id, :at, :conversation, :message, :provider, :host, :model, :body, 'sending')`,
  );
  const finish = database.prepare('UPDATE journal SET status = ? WHERE id = ?');
  const finishOf = database.prepare("UPDATE journal SET status = ? WHERE message = ? AND status = 'sending'");

  const stopAll = database.prepare("UPDATE journal SET status = 'stopped' WHERE status = 'sending'");

  const get = (id: string): JournalEntry => {
    const row = byId.get(id);
    if (row === undefined) throw new CodedError('not_found');
    return toJournalEntry(row);
  };
  return {
    list: (limit = 200) => newest.all(limit).map(toJournalEntry),
    add: (entry) => {
      const id = uuidv7();
      // Deflated: each request repeats the conversation so far.
      insert.run({ ...entry, id, at: Date.now(), body: deflateRawSync(entry.body) });
      return get(id);
    },
    finish: (id, status) => {
      finish.run(status, get(id).id);
    },
    finishOf: (message, status) => {
      finishOf.run(status, message);
    },
    stopInterrupted: () => {
      stopAll.run();
    },
  };
};
