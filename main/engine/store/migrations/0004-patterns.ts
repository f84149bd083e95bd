/** A rule can be a pattern: 1. A word and a pattern that read the same are two rules. */
export const patterns = `
ALTER TABLE decisions ADD COLUMN pattern INTEGER NOT NULL DEFAULT 0;
DROP INDEX decisions_once;
CREATE UNIQUE INDEX decisions_once ON decisions (coalesce(conversation, ''), type, value, pattern);
`;
