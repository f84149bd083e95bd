import type { ConversationId } from '../../../shared/domain';
import { type Draw, seenHere } from '../privacy/ledger';
import type { Connection } from './connection';
import type { Ledger } from './store';

/** The ledger as a turn uses it, inside its transaction. A draw that was committed before adds nothing. */
export interface LedgerWriter extends Ledger {
  insert(draws: readonly Draw[], now: number): void;
  /** Forgets those of a conversation's draws that never left this computer. */
  forget(conversation: ConversationId): void;
}

export const createLedger = (database: Connection): LedgerWriter => {
  const ofValue = database.prepare<[string, string], Draw>(
    `SELECT type, canonical, epsilon_milli AS epsilonMilli, scope FROM draws
     WHERE type = ? AND canonical = ? ORDER BY at, scope`,
  );
  const insert = database.prepare(
    `INSERT OR IGNORE INTO draws (type, canonical, epsilon_milli, scope, at)
     VALUES (:type, :canonical, :epsilonMilli, :scope, :now)`,
  );
  const forget = database.prepare('DELETE FROM draws WHERE substr(scope, 1, length(:own)) = :own');
  const insertAll = (draws: readonly Draw[], now: number): void => {
    for (const draw of draws) insert.run({ ...draw, now });
  };
  return {
    draws: (values) => {
      const once = new Map(
        values.map(({ type, canonical }) => [JSON.stringify([type, canonical]), { type, canonical }]),
      );
      return [...once.values()].flatMap(({ type, canonical }) => ofValue.all(type, canonical));
    },
    insert: insertAll,
    add: database.transaction((draws: readonly Draw[]) => insertAll(draws, Date.now())),
    forget: (conversation) => {
      forget.run({ own: seenHere(conversation) });
    },
  };
};
