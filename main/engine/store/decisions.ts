import type { Decision } from '../../../shared/domain';
import type { Connection } from './connection';
import type { Decisions } from './store';

export const createDecisions = (database: Connection): Decisions => {
  const list = database.prepare<[string], Decision>(
    `SELECT value, type, action FROM decisions WHERE conversation = ? OR conversation IS NULL
     ORDER BY conversation IS NULL, seq DESC`,
  );
  // A new row each time: the latest decision has the highest seq.
  const set = database.prepare(
    'INSERT OR REPLACE INTO decisions (conversation, type, value, action) VALUES (:conversation, :type, :value, :action)',
  );
  const everywhere = database.prepare<[], Decision>(
    'SELECT value, type, action FROM decisions WHERE conversation IS NULL ORDER BY seq DESC',
  );
  const remove = database.prepare(
    'DELETE FROM decisions WHERE conversation IS NULL AND type = :type AND value = :value',
  );
  return {
    everywhere: () => everywhere.all(),
    remove: (rule) => {
      remove.run(rule);
    },
    list: (conversation) => list.all(conversation),
    set: (conversation, decision) => {
      set.run({ conversation, ...decision });
    },
  };
};
