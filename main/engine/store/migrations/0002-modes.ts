/** Modes, their sliders, other mechanisms and links are a conversation's; the instruction goes out with its prompt. */
export const modes = `
ALTER TABLE conversations ADD COLUMN mode TEXT NOT NULL DEFAULT 'balanced';
ALTER TABLE conversations ADD COLUMN sliders TEXT NOT NULL DEFAULT '{"contextual":2,"task-aware":0.5,"blanket":5.8}';
ALTER TABLE conversations ADD COLUMN mechanisms TEXT NOT NULL DEFAULT '{}';
ALTER TABLE conversations ADD COLUMN links TEXT NOT NULL DEFAULT '[]';
ALTER TABLE messages ADD COLUMN instruction TEXT;
`;
