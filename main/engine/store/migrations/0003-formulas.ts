/** A finding says how it follows from others, a restored place what it is with the user's own numbers: null in what was kept before. */
const withNull = (column: string, field: string): string => `
UPDATE messages SET ${column} = (SELECT json_group_array(json_insert(value, '$.${field}', NULL)) FROM json_each(${column}))
WHERE ${column} IS NOT NULL AND ${column} <> '[]';
`;

export const formulas = withNull('findings', 'derivation') + withNull('spans', 'note');
