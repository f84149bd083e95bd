import type { Decision, Rule } from '../../../shared/domain';
import type { Connection } from './connection';
import type { Decisions } from './store';

type Row = Decision & { pattern: 0 | 1 };

const toRule = ({ pattern, ...decision }: Row): Rule => (pattern === 1 ? { ...decision, pattern: true } : decision);

/** SQLite has no booleans. */
const bit = (pattern: Rule['pattern']): 0 | 1 => (pattern ? 1 : 0);

export const createDecisions = (database: Connection): Decisions => {
  const list = database.prepare<[string], Row>(
    `SELECT value, type, action, pattern FROM decisions WHERE conversation = ? OR conversation IS NULL
     ORDER BY conversation IS NULL, seq DESC`,
  );
  // A new row each time: the latest decision has the highest seq.
  const set = database.prepare(
    `INSERT OR REPLACE INTO decisions (conversation, type, value, action, pattern)
     VALUES (:conversation, :type, :value, :action, :pattern)`,
  );
  const everywhere = database.prepare<[], Row>(
    'SELECT value, type, action, pattern FROM decisions WHERE conversation IS NULL ORDER BY seq DESC',
  );
  const remove = database.prepare(
    'DELETE FROM decisions WHERE conversation IS NULL AND type = :type AND value = :value AND pattern = :pattern',
  );
  return {
    everywhere: () => everywhere.all().map(toRule),
    remove: (rule) => {
      remove.run({ ...rule, pattern: bit(rule.pattern) });
    },
    list: (conversation) => list.all(conversation).map(toRule),
    set: (conversation, rule) => {
      set.run({ conversation, ...rule, pattern: bit(rule.pattern) });
    },
  };
};
