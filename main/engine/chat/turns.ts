import {
  type AssistantMessage,
  type ConversationId,
  canContinue,
  isLocal,
  isWrittenHere,
  type MessageId,
  type Writer,
} from '../../../shared/domain';
import type { SendOutcome } from '../../../shared/ipc';
import { CodedError } from '../../../shared/result';
import { createTitles } from '../local';
import type { InferenceService } from '../local/infer';
import { keptHere } from '../privacy';
import type { Services } from '../services';
import type { Store } from '../store';
import { titleOf } from '../title';
import { streamAnswer } from './answer';
import { type Answerer, findAnswerer } from './answerer';
import { asSeen, guessesBefore, type SeenDraft, textOf } from './leaving';

interface SendInput extends SeenDraft {
  parent: MessageId | null;
}

export interface Turns {
  send(input: SendInput): Promise<SendOutcome>;
  /** A new answer beside the old one, to the same sent text. */
  regenerate(message: MessageId): Promise<AssistantMessage>;
  /** More of a reply that was cut, joined to it. */
  continue(message: MessageId): Promise<AssistantMessage>;
  /** Resolves when the answer has ended; at once where none is under way. */
  stop(conversation: ConversationId): Promise<void>;
  stopAll(): Promise<void>;
}

/** A turn under way. `ended` resolves, also where it failed. */
interface Turn {
  readonly stopping: AbortController;
  ended: Promise<void>;
}

/** What was written for a model on this computer is not asked of another. Throws `stays_here`. */
const checkStays = (message: AssistantMessage, writer: Writer): void => {
  if (writer === 'cloud' && isWrittenHere(message)) throw new CodedError('stays_here');
};

/** Turns: from a seen draft to a stored reply. One at a time in each conversation. */
export const createTurns = (services: Services, inference: InferenceService): Turns => {
  const { main, stores } = services;
  const running = new Map<ConversationId, Turn>();
  const titles = createTitles(services);

  const answer = async (store: Store, place: AssistantMessage, answerer: Answerer, turn: Turn): Promise<void> => {
    const message = await streamAnswer(main, store, place, answerer, turn.stopping);
    running.delete(place.conversation);
    main.notify('turn.ended', { message });
  };

  /** Lets one turn at a time into a conversation. `begin` returns the place to answer into, or null where nothing is sent. */
  const take = async <T extends { place: AssistantMessage | null }>(
    store: Store,
    conversation: ConversationId,
    begin: (answerer: Answerer) => T,
  ): Promise<T> => {
    if (running.has(conversation)) throw new CodedError('busy');
    const turn: Turn = { stopping: new AbortController(), ended: Promise.resolve() };
    running.set(conversation, turn);
    try {
      const answerer = await findAnswerer(services, store.conversations.get(conversation));
      if (turn.stopping.signal.aborted) throw new CodedError('cancelled');
      const begun = begin(answerer);
      if (begun.place === null) running.delete(conversation);
      else turn.ended = answer(store, begun.place, answerer, turn);
      return begun;
    } catch (thrown) {
      running.delete(conversation);
      throw thrown;
    }
  };

  const stop = async (conversation: ConversationId): Promise<void> => {
    inference.stop(conversation);
    const turn = running.get(conversation);
    turn?.stopping.abort();
    await turn?.ended;
  };

  return {
    send: async (input) => {
      const { conversation, parent } = input;
      const text = textOf(input);
      const store = stores.of(conversation);
      const reading = await services.tagging.read(text, Number.POSITIVE_INFINITY);
      const isLeaving = !isLocal(store.conversations.get(conversation).target);
      const told = isLeaving ? await guessesBefore(services, inference, input, text) : { guesses: null };
      if ('held' in told) return told.held;
      const begin = ({ author, writer }: Answerer): { outcome: SendOutcome; place: AssistantMessage | null } => {
        const leaves = writer === 'cloud';
        const seen = asSeen(services, input, text, reading, leaves);
        if ('held' in seen) return { outcome: seen.held, place: null };
        const { preview, sanitized, draws } = seen;
        const { title } = store.conversations.get(conversation);
        const sent = store.messages.commitTurn({
          conversation,
          parent,
          original: text,
          sanitized: sanitized.text,
          findings: sanitized.findings,
          instruction: preview.instruction,
          draws: leaves ? draws : keptHere(draws, conversation),
          author,
          writer,
          ...(title === '' ? { title: titleOf(text) } : {}),
        });
        services.scan.end(conversation);
        services.importance.end(conversation);
        services.links.end(conversation);
        if (title === '') void titles.propose(store, conversation, text);
        main.notify('conversations.changed', { conversation: sent.conversation });
        return { outcome: { kind: 'sent', ...sent, guesses: told.guesses }, place: sent.assistant };
      };
      const { outcome } = await take(store, conversation, begin);
      return outcome;
    },
    regenerate: async (id) => {
      const { store, message } = stores.find(id);
      if (message.role !== 'assistant' || message.parent === null) throw new CodedError('invalid_request', 'role');
      const { parent, conversation } = message;
      const { place } = await take(store, conversation, ({ author, writer }) => {
        checkStays(message, writer);
        const committed = store.messages.commitAnswer({ parent, author, writer });
        main.notify('conversations.changed', { conversation: committed.conversation });
        return { place: committed.assistant };
      });
      return place;
    },
    continue: async (id) => {
      const { store, message } = stores.find(id);
      if (message.role !== 'assistant' || !canContinue(message)) throw new CodedError('invalid_request', 'not cut');
      const { place } = await take(store, message.conversation, ({ author, writer }) => {
        checkStays(message, writer);
        const continued = store.messages.continue(id, { author, writer });
        main.notify('conversations.changed', { conversation: continued.conversation });
        return { place: continued.assistant };
      });
      return place;
    },
    stop,
    stopAll: async () => {
      titles.stop();
      await Promise.all([...running.keys()].map(stop));
    },
  };
};
