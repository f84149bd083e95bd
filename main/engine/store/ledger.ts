import type { Draw } from '../privacy/ledger';
import type { Connection } from './connection';
import type { Ledger } from './store';

/** The ledger as a turn uses it, inside its transaction. A draw that was committed before adds nothing. */
export interface LedgerWriter extends Ledger {
  insert(draws: readonly Draw[], now: number): void;
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
  return {
    draws: (values) => {
      const once = new Map(
        values.map(({ type, canonical }) => [JSON.stringify([type, canonical]), { type, canonical }]),
      );
      return [...once.values()].flatMap(({ type, canonical }) => ofValue.all(type, canonical));
    },
    insert: (draws, now) => {
      for (const draw of draws) insert.run({ ...draw, now });
    },
  };
};
