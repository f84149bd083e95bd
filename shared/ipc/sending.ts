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

export type LeavingHeld = z.infer<typeof changed | typeof overCap | typeof listsOnly | typeof unscanned>;

/** A draft's sanitized text, or why it may not be saved yet. */
export const SavedText = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  changed,
  overCap,
  listsOnly,
  unscanned,
]);
export type SavedText = z.infer<typeof SavedText>;

/** `cancelled`: the user chose no place. */
export const SaveOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), fileName: z.string() }),
  z.object({ kind: z.literal('cancelled') }),
  changed,
  overCap,
  listsOnly,
  unscanned,
]);
export type SaveOutcome = z.infer<typeof SaveOutcome>;

export const SendOutcome = z.discriminatedUnion('kind', [
  /** `guesses`: where the user wants to be told before sending, what was found and not worth asking about. */
  z.object({
    kind: z.literal('sent'),
    user: UserMessage,
    assistant: AssistantMessage,
    conversation: Conversation,
    guesses: Inferences.nullable(),
  }),
  changed,
  overCap,
  listsOnly,
  unscanned,
  /** The user wants to be told before sending: this can still be guessed. Send again with `inferences` agreed. */
  Inferences.extend({ kind: z.literal('inferences') }),
]);
export type SendOutcome = z.infer<typeof SendOutcome>;
