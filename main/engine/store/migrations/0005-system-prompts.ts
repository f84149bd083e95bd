/**
 * What a chat tells a local model before all else, who wrote a reply, and where its model began to read. Until now a
 * provider stood in front of a cloud model's name and a dot between.
 */
export const systemPrompts = `
ALTER TABLE conversations ADD COLUMN system_prompt TEXT;
ALTER TABLE messages ADD COLUMN writer TEXT NOT NULL DEFAULT 'cloud';
UPDATE messages SET writer = 'local' WHERE role = 'assistant' AND instr(author, ' · ') = 0;
ALTER TABLE messages ADD COLUMN read_from TEXT;
`;
