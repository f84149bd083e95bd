import { create } from 'zustand';
import type { ConversationId } from '../../shared/domain';
import type { Inference, Inferences } from '../../shared/ipc';
import { request } from '../api';
import { decide, useDraft } from './draft-store';

interface GuessesState {
  /** The draft that is being read: what was loaded tells it from those of other messages and chats. */
  asking: { conversation: ConversationId; loaded: object } | null;
  /** What can be guessed of a draft as it stood. */
  told: (Inferences & { loaded: object }) | null;
}

export const useGuesses = create<GuessesState>()(() => ({ asking: null, told: null }));

const { getState, setState } = useGuesses;

/** Asks what a stranger who reads only what leaves could still guess. A question that is under way gives way. */
export const askGuesses = async (): Promise<void> => {
  const { conversation, doc, loaded } = useDraft.getState();
  if (conversation === null) return;
  const asking = { conversation, loaded };
  setState({ asking });
  const answer = await request('draft.infer', { conversation, text: doc.toString() });
  if (getState().asking !== asking) return;
  setState(answer.ok ? { asking: null, told: { ...answer.value, loaded } } : { asking: null });
  if (!answer.ok && useDraft.getState().loaded === loaded) useDraft.setState({ error: answer.error });
};

/** Ends the model's reading of the open draft. What the rules say is answered all the same. */
export const stopGuesses = (): void => {
  const { conversation } = useDraft.getState();
  if (conversation !== null) void request('draft.infer-stop', { conversation });
};

/** What the rules say comes before what a model says. */
export const takeGuessed = (conversation: ConversationId, inferences: Inferences): void => {
  const { asking } = getState();
  if (asking?.conversation === conversation) setState({ told: { ...inferences, loaded: asking.loaded } });
};

/** Protects the words that guesses hang on, in this chat. */
export const protectClues = (inferences: readonly Inference[]): Promise<void> =>
  decide(
    inferences.flatMap(({ clues }) => clues.flatMap(({ decision }) => decision ?? [])),
    'conversation',
  );

/** What was told before sending stays to be read and protected. */
export const followQuestions = (): void => {
  useDraft.subscribe(({ question, loaded }, before) => {
    if (question === before.question || question?.about.kind !== 'inferences') return;
    setState({ told: { ...question.about, loaded } });
  });
};
