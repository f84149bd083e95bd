import type { Message, MessageId } from '../../../shared/domain';
import type { Store } from '../store';

/** What an answerer is asked for. */
export interface AnswerRequest {
  /** Where the conversation lives. */
  readonly store: Store;
  /** The message that is being answered into. */
  readonly message: MessageId;
  /** Committed messages, root first: a user's last, or the reply that is to go on, as far as it stays. */
  readonly branch: readonly Message[];
  readonly signal: AbortSignal;
  readonly onText: (chunk: string) => void;
  /** Whether other replies of the same model come before this one; never told where none does. */
  readonly onWaits: (waits: boolean) => void;
  /** The model has read the branch from this message on only. */
  readonly onReadFrom: (message: MessageId) => void;
}
