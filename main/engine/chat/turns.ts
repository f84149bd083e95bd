import {
  type AssistantMessage,
  type ConversationId,
  canContinue,
  type Message,
  type MessageId,
} from '../../../shared/domain';
import type { Agreement, Scan, SendOutcome } from '../../../shared/ipc';
import { CodedError, toAppError } from '../../../shared/result';
import { createTitles } from '../local';
import { type InferenceService, isWorthAsking } from '../local/infer';
import { createStreamRestorer, keptHere, type SentText } from '../privacy';
import type { Services } from '../services';
import type { Reply, Store } from '../store';
import { analyse, checkDraftLength, wellFormed } from './analysis';
import { type Answerer, findAnswerer } from './answerer';
import { exposed } from './exposed';
import { createReply } from './reply';
import { beginningOf, behind } from './seam';
import { titleOf } from './title';

interface SendInput {
  conversation: ConversationId;
  parent: MessageId | null;
  text: string;
  hash: string;
  agreed: readonly Agreement[];
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

/** A scan that was wanted and is not through. */
const isUnder = ({ status }: Scan): boolean => status === 'waiting' || status === 'reading' || status === 'failed';

/** The prompts of a branch, as they were sent. */
const sentOn = (branch: readonly Message[]): SentText[] =>
  branch.flatMap((message) =>
    message.role === 'user' ? [{ text: message.sanitized, findings: message.findings }] : [],
  );

/** Turns: from a seen draft to a stored reply. One at a time in each conversation. */
export const createTurns = (services: Services, inference: InferenceService): Turns => {
  const { main, stores } = services;
  const running = new Map<ConversationId, Turn>();
  const titles = createTitles(services);

  /** Streams an answer into its place, behind what stands there. Never rejects: how it ended is in the message. */
  const answer = async (store: Store, place: AssistantMessage, answerer: Answerer, turn: Turn): Promise<void> => {
    const { id: message, conversation, parent } = place;
    const { signal } = turn.stopping;
    const beginning = beginningOf(place.received);
    let whole: Reply & Pick<AssistantMessage, 'readFrom'> = {
      restored: place.restored,
      received: place.received,
      spans: place.spans,
      readFrom: place.readFrom,
    };
    // What the beginning was written without, the whole was too.
    let readFrom = beginning === '' ? null : place.readFrom;
    let ended: AssistantMessage;
    try {
      const prompts = store.messages.pathTo(conversation, parent);
      const branch = beginning === '' ? prompts : [...prompts, { ...place, received: beginning }];
      const reply = createReply(createStreamRestorer(store.messages.replacements(conversation), sentOn(branch)), {
        onDelta: (delta) => main.notify('turn.delta', { conversation, message, ...delta, spans: [...delta.spans] }),
        onSave: (soFar) => {
          try {
            store.messages.progress(message, soFar);
          } catch {
            // The disk is full, say: the answer's end will tell.
          }
        },
        onTooLong: () => turn.stopping.abort(),
      });
      if (beginning !== '') reply.push(beginning);
      const onText = behind(beginning, reply.push);
      const onReadFrom = (first: MessageId): void => {
        readFrom = first;
      };
      const failure = await answerer.answer({ store, message, branch, signal, onText, onReadFrom }).then(
        () => null,
        (thrown: unknown) => toAppError(thrown),
      );
      const { restored, received, spans } = reply.end();
      if (received.length > beginning.length)
        whole = { restored: wellFormed(restored), received: wellFormed(received), spans, readFrom };
      const error = signal.aborted ? null : failure;
      const status = signal.aborted ? 'stopped' : error === null ? 'done' : 'failed';
      ended = store.messages.finish(message, { ...whole, status, error });
    } catch (thrown) {
      // It could not be kept: the window shows the reply all the same, and why it will be gone.
      ended = { ...place, ...whole, status: 'failed', error: toAppError(thrown) };
    }
    running.delete(conversation);
    main.notify('turn.ended', { message: ended });
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
    send: async ({ conversation, parent, text: typed, hash, agreed }) => {
      checkDraftLength(typed);
      const text = wellFormed(typed);
      if (text.trim() === '') throw new CodedError('draft_empty');
      const store = stores.of(conversation);
      const reading = await services.tagging.read(text, Number.POSITIVE_INFINITY);
      // To the local model nothing leaves that a stranger could read.
      const leaves = store.conversations.get(conversation).target?.provider !== 'local';
      const asked = leaves && stores.profile.settings.get().infer === 'always' && !agreed.includes('inferences');
      const guesses = asked ? await inference.infer(conversation, text, false) : null;
      if (guesses?.inferences.some(isWorthAsking)) return { kind: 'inferences', ...guesses };
      const { outcome } = await take(
        store,
        conversation,
        ({ author, writer }): { outcome: SendOutcome; place: AssistantMessage | null } => {
          const { preview, sanitized, committed, draws } = analyse(services, conversation, text, reading);
          if (preview.hash !== hash) return { outcome: { kind: 'changed', preview }, place: null };
          const { scan } = preview;
          const toCloud = writer === 'cloud';
          if (
            toCloud &&
            stores.profile.settings.get().scan === 'always' &&
            isUnder(scan) &&
            !agreed.includes('unscanned')
          ) {
            services.scan.follow(conversation, text);
            return { outcome: { kind: 'unscanned', scan }, place: null };
          }
          if (toCloud && preview.names === 'lists' && !agreed.includes('lists-only'))
            return { outcome: { kind: 'lists-only' }, place: null };
          const over = toCloud ? preview.spends.filter(({ spent, adds, cap }) => adds > 0 && spent + adds > cap) : [];
          if (over.length > 0 && !agreed.includes('over-cap'))
            return { outcome: { kind: 'over-cap', spends: over }, place: null };
          const { findings } = sanitized;
          if (exposed(sanitized.text, findings, committed)) throw new CodedError('egress_refused', 'identifier');
          const { title } = store.conversations.get(conversation);
          const sent = store.messages.commitTurn({
            conversation,
            parent,
            original: text,
            sanitized: sanitized.text,
            findings,
            instruction: preview.instruction,
            draws: toCloud ? draws : keptHere(draws, conversation),
            author,
            writer,
            ...(title === '' ? { title: titleOf(text) } : {}),
          });
          services.scan.end(conversation);
          services.importance.end(conversation);
          services.links.end(conversation);
          if (title === '') void titles.propose(store, conversation, text);
          main.notify('conversations.changed', { conversation: sent.conversation });
          return { outcome: { kind: 'sent', ...sent, guesses }, place: sent.assistant };
        },
      );
      return outcome;
    },
    regenerate: async (id) => {
      const { store, message } = stores.find(id);
      if (message.role !== 'assistant' || message.parent === null) throw new CodedError('invalid_request', 'role');
      const { parent, conversation } = message;
      const { place } = await take(store, conversation, ({ author, writer }) => {
        // What was written to a model on this computer is not asked of another.
        if (writer === 'cloud' && message.writer !== 'cloud') throw new CodedError('stays_here');
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
        // As for another answer: what was written for a model on this computer stays.
        if (writer === 'cloud' && message.writer !== 'cloud') throw new CodedError('stays_here');
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
