import type { EntityType, Finding, Policy, Span } from '../../../../shared/domain';
import type { ModeReport } from '../../../../shared/ipc';
import type { ConversationContext, PrivacyKeys } from '../context';
import type { Instruction } from './instructions';
import type { WordScores } from './task-aware/scores';

/** A prompt, what was found in it, and the settings that it is sanitized under. */
export interface Prompt {
  readonly text: string;
  /** Sorted, not overlapping. */
  readonly spans: readonly Span[];
  readonly context: ConversationContext;
  readonly policy: Policy;
  readonly keys: PrivacyKeys;
  /** What a local model says of the text's words; null where none has read it. */
  readonly scores: WordScores | null;
}

/** What becomes of one value. A derived one says what it follows from (Ψ). */
export type Outcome = Pick<Finding, 'action' | 'surrogate' | 'mechanism' | 'epsilon'> & {
  readonly derivation?: string;
};

/** What a mode makes of one prompt. */
interface Treatment {
  /** Further spans, of type WORD, where none was found; sorted. */
  readonly words: readonly Span[];
  /** Whether a value of a type that is kept elsewhere is protected here, unless the user says otherwise. */
  alsoProtects?(type: EntityType, original: string): boolean;
  /** The stand-in for a value that is to be protected, or another's business. Where it throws the value is redacted. */
  protect(span: Span, original: string): Outcome | 'by its type' | 'redact';
  /** What the model is told about the text; null where nothing. */
  readonly instruction: Instruction | null;
  readonly report: ModeReport;
}

/** What Balanced keeps of a person, though it has stand-ins for it: a text is often about it. */
export const wordsOfPerson: ReadonlySet<EntityType> = new Set(['OCCUPATION', 'NRP', 'MEDICAL_CONDITION']);

/** A way to sanitize. Pure. Throws a CodedError `mode_refuses_text` for a text that it cannot bear. */
export type Mode = (prompt: Prompt) => Treatment;
