import type { ConversationId } from '../../../shared/domain';
import type { Agreement, Inferences, LeavingHeld, SavedText } from '../../../shared/ipc';
import { CodedError } from '../../../shared/result';
import { type InferenceService, isWorthAsking } from '../local/infer';
import type { Services } from '../services';
import type { Reading } from '../tagging';
import { type Analysis, analyse, checkDraftLength, wellFormed } from './analysis';
import { exposed } from './exposed';
import { questionBefore } from './questions';

/** A draft that was seen and is to leave as it was seen. */
export interface SeenDraft {
  conversation: ConversationId;
  text: string;
  /** Of the preview that was seen. */
  hash: string;
  agreed: readonly Agreement[];
}

/** A draft's text as it is read. Throws `draft_too_large`, `draft_empty`. */
export const textOf = ({ text: typed }: Pick<SeenDraft, 'text'>): string => {
  checkDraftLength(typed);
  const text = wellFormed(typed);
  if (text.trim() === '') throw new CodedError('draft_empty');
  return text;
};

/**
 * The draft, sanitized again, or why it may not leave: it is not what was seen, or something is to be asked before.
 * Throws `egress_refused`.
 *
 * @param leaves Whether it leaves this computer: where it does not there is nothing to ask.
 */
export const asSeen = (
  services: Services,
  { conversation, hash, agreed }: SeenDraft,
  text: string,
  reading: Reading,
  leaves: boolean,
): Analysis | { held: LeavingHeld } => {
  const analysis = analyse(services, conversation, text, reading);
  const { preview, sanitized, committed } = analysis;
  if (preview.hash !== hash) return { held: { kind: 'changed', preview } };
  const question = leaves ? questionBefore(preview, services.stores.profile.settings.get(), agreed) : null;
  if (question?.kind === 'unscanned') services.scan.follow(conversation, text);
  if (question !== null) return { held: question };
  if (exposed(sanitized.text, sanitized.findings, committed)) throw new CodedError('egress_refused', 'identifier');
  return analysis;
};

/**
 * Where the user wants to be told before a text leaves: what a stranger could guess, or that this is to be asked first. It may
 * take long, so that the text is looked at again after it.
 */
export const guessesBefore = async (
  { stores }: Services,
  inference: InferenceService,
  { conversation, agreed }: SeenDraft,
  text: string,
): Promise<{ guesses: Inferences | null } | { held: LeavingHeld }> => {
  if (stores.profile.settings.get().infer !== 'always' || agreed.includes('inferences')) return { guesses: null };
  const guesses = await inference.infer(conversation, text, false);
  return guesses.inferences.some(isWorthAsking) ? { held: { kind: 'inferences', ...guesses } } : { guesses };
};

/** What the preview shows, to be saved as a file; where that goes nobody knows, so what leaves counts as sent. */
export const takeOut = async (
  services: Services,
  inference: InferenceService,
  draft: SeenDraft & { leaves: boolean },
): Promise<SavedText> => {
  const text = textOf(draft);
  const reading = await services.tagging.read(text, Number.POSITIVE_INFINITY);
  const told = await guessesBefore(services, inference, draft, text);
  if ('held' in told) return told.held;
  const seen = asSeen(services, draft, text, reading, true);
  if ('held' in seen) return seen.held;
  if (draft.leaves) services.stores.of(draft.conversation).ledger.add(seen.draws);
  return { kind: 'text', text: seen.sanitized.text, guesses: told.guesses };
};
