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
  const insert = database.prepare(
    `INSERT INTO journal (id, at, conversation, message, provider, host, model, body, status)
     VALUES (:id, :at, :conversation, :message, :provider, :host, :model, :body, 'sending')`,
  );
  const finish = database.prepare('UPDATE journal SET status = ? WHERE id = ?');
  const finishOf = database.prepare("UPDATE journal SET status = ? WHERE message = ? AND status = 'sending'");

  const stopAll = database.prepare("UPDATE journal SET status = 'stopped' WHERE status = 'sending'");
  return {
    list: (limit = 200) => newest.all(limit).map(toJournalEntry),
    add: (entry) => {
      const made = { id: uuidv7(), at: Date.now() };
      // Deflated: each request repeats the conversation so far.
      insert.run({ ...entry, ...made, body: deflateRawSync(entry.body) });
      const { conversation, provider, host, model, body } = entry;
      return { ...made, conversation, provider, host, model, body, status: 'sending' };
    },
    finish: (id, status) => {
      if (finish.run(status, id).changes === 0) throw new CodedError('not_found');
    },
    finishOf: (message, status) => {
      finishOf.run(status, message);
    },
    stopInterrupted: () => {
      stopAll.run();
    },
  };
};
