import { create } from 'zustand';
import type { ConversationId } from '../../../shared/domain';
import type { Inference, Inferences } from '../../../shared/ipc';
import { request } from '../../api';
import { decide, refreshPreview, useDraft } from '../composer/draft-store';

interface GuessesState {
  /** The draft that is being read. */
  asking: { conversation: ConversationId; revision: number } | null;
  /** What can be guessed of a draft as it stood at `revision`. */
  told: (Inferences & { conversation: ConversationId; revision: number }) | null;
}

export const useGuesses = create<GuessesState>()(() => ({ asking: null, told: null }));

const { getState, setState } = useGuesses;

/** Asks what a stranger who reads only what leaves could still guess. */
export const askGuesses = async (): Promise<void> => {
  const { conversation, doc, revision } = useDraft.getState();
  if (conversation === null || getState().asking !== null) return;
  const asking = { conversation, revision };
  setState({ asking });
  const answer = await request('draft.infer', { conversation, text: doc.toString() });
  if (getState().asking === asking) setState({ asking: null });
  if (answer.ok) setState({ told: { ...answer.value, ...asking } });
  else if (useDraft.getState().conversation === conversation) useDraft.setState({ error: answer.error });
};

/** What the rules say is answered all the same. */
export const stopGuesses = (): void => {
  const { asking } = getState();
  if (asking) void request('draft.infer-stop', { conversation: asking.conversation });
};

/** Hides the words that a guess hangs on, in this chat. Then asks what is left. */
export const hideClues = async ({ clues }: Inference): Promise<void> => {
  for (const { decision } of clues) if (decision) await decide(decision, 'conversation');
  refreshPreview();
  await askGuesses();
};
