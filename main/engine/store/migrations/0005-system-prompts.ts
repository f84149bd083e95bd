/** What a chat tells a local model before all else, which replies were written so, and where a reply's model began to read. */
export const systemPrompts = `
ALTER TABLE conversations ADD COLUMN system_prompt TEXT;
ALTER TABLE messages ADD COLUMN instructed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE messages ADD COLUMN read_from TEXT;
`;
