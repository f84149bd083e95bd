/** Which layer had found what the user decided on. Nobody knows it of older decisions. */
export const foundBy = `
ALTER TABLE decisions ADD COLUMN found_by TEXT;
`;
