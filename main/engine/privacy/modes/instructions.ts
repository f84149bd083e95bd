/**
 * What is told to the model about a sanitized text. Fixed texts of ours: nothing of a prompt is ever in one, so each may
 * leave as it is.
 */
export type Instruction = string & { readonly __brand: 'Instruction' };

/** An instruction of ours that comes back from the store; null for any other text. */
export const adoptInstruction = (text: string | null): Instruction | null =>
  [...instructions].find((each) => each === text) ?? null;

/** Several as one: many servers take one instruction only, before everything else. */
export const joinInstructions = (texts: readonly Instruction[]): Instruction => texts.join('\n\n') as Instruction;

const instruction = (text: string): Instruction => text as Instruction;

/** Contextual: the role, what may be wrong with the text, and to reason step by step (Rap-LI §V-C). */
export const contextualInstruction = instruction(
  'You are a careful assistant. To protect privacy, some words of the user’s messages were replaced by other words of ' +
    'a similar kind, and names, numbers and dates by stand-ins, so a word may not quite fit its sentence. Read the ' +
    'whole message, infer what was most likely meant, and think step by step before you answer. Do the task that is ' +
    'asked for, use the names and words as they are written, and do not comment on the replacements.',
);

/** Blanket: first restore, then do the task (k-RR §4.7). */
export const blanketInstruction = instruction(
  'To protect privacy, characters of the user’s messages were replaced at random, each on its own; the spaces and the ' +
    'length of every word are true. First reconstruct each message for yourself: correct only what the noise changed, ' +
    'and keep wording, punctuation, capitals and layout. Then do what the reconstructed message asks for, and answer ' +
    'that only, without showing the reconstruction unless it is asked for.',
);

/** Behind a reply that was cut, to whoever cannot simply write on. Its last word is whole. */
export const continueInstruction = instruction(
  'Your last reply was cut off. Go on with it exactly where it ends, beginning with its next word. Repeat nothing of it, and ' +
    'say nothing about the cut.',
);

/** Every text that was ever sent along: one that is worded anew stays here, for the chats that it was sent in. */
const instructions: ReadonlySet<Instruction> = new Set([contextualInstruction, blanketInstruction]);
