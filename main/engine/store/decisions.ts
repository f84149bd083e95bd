import type { Decision, Rule } from '../../../shared/domain';
import type { Connection } from './connection';
import type { Decisions } from './store';

type Row = Omit<Decision, 'foundBy'> & { pattern: 0 | 1; found_by: NonNullable<Decision['foundBy']> | null };

const toRule = ({ pattern, found_by: foundBy, ...decision }: Row): Rule => ({
  ...decision,
  ...(foundBy === null ? {} : { foundBy }),
  ...(pattern === 1 ? { pattern: true } : {}),
});

/** SQLite has no booleans. */
const bit = (pattern: Rule['pattern']): 0 | 1 => (pattern ? 1 : 0);

export const createDecisions = (database: Connection): Decisions => {
  const list = database.prepare<[string], Row>(
    `SELECT value, type, action, pattern, found_by FROM decisions WHERE conversation = ? OR conversation IS NULL
     ORDER BY conversation IS NULL, seq DESC`,
  );
  // A new row each time: the latest decision has the highest seq. Who found it stays known: from the first one on, a rule finds it.
  const set = database.prepare(
    `INSERT OR REPLACE INTO decisions (conversation, type, value, action, pattern, found_by)
     VALUES (:conversation, :type, :value, :action, :pattern, coalesce(:foundBy, (
       SELECT found_by FROM decisions
       WHERE type = :type AND value = :value AND pattern = :pattern AND found_by IS NOT NULL LIMIT 1)))`,
  );
  const everywhere = database.prepare<[], Row>(
    'SELECT value, type, action, pattern, found_by FROM decisions WHERE conversation IS NULL ORDER BY seq DESC',
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
      set.run({ conversation, foundBy: null, ...rule, pattern: bit(rule.pattern) });
    },
  };
};
