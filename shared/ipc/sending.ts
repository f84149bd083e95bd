import { z } from 'zod';
import { AssistantMessage, Conversation, UserMessage } from '../domain';
import { Inferences } from './inference';
import { Preview, Scan, Spend } from './preview';

/** What the user was asked before sending, and agreed to. */
export const Agreement = z.enum(['over-cap', 'lists-only', 'unscanned', 'inferences']);
export type Agreement = z.infer<typeof Agreement>;

/** The text is not the one that was seen: look again, then send. */
const changed = z.object({ kind: z.literal('changed'), preview: Preview });
/** Sending would spend more than the cap on these values. Send again with it agreed. */
const overCap = z.object({ kind: z.literal('over-cap'), spends: z.array(Spend) });
/** The model that finds names cannot be had. Send again with it agreed. */
const listsOnly = z.object({ kind: z.literal('lists-only') });
/** Every draft is to be scanned, and this one is not through. Send again when `draft.read` came, or with `unscanned` agreed. */
const unscanned = z.object({ kind: z.literal('unscanned'), scan: Scan });

/** The user wants to be told before a text leaves: this can still be guessed. Send again with `inferences` agreed. */
const guessed = Inferences.extend({ kind: z.literal('inferences') });

const held = [changed, overCap, listsOnly, unscanned, guessed] as const;
export type LeavingHeld = z.infer<(typeof held)[number]>;

/** Where the user wants to be told before a text leaves, what was found and not worth asking about. */
const guesses = Inferences.nullable();

/** A draft's sanitized text, or why it may not be saved yet. */
export const SavedText = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), guesses }),
  ...held,
]);
export type SavedText = z.infer<typeof SavedText>;

/** `cancelled`: the user chose no place. */
export const SaveOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), fileName: z.string() }),
  z.object({ kind: z.literal('cancelled') }),
  ...held,
]);
export type SaveOutcome = z.infer<typeof SaveOutcome>;

export const SendOutcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sent'),
    user: UserMessage,
    assistant: AssistantMessage,
    conversation: Conversation,
    guesses,
  }),
  ...held,
]);
export type SendOutcome = z.infer<typeof SendOutcome>;
