import type { AssistantMessage, Message, MessageId } from '../../../shared/domain';
import { toAppError } from '../../../shared/result';
import type { Main } from '../main-peer';
import { createStreamRestorer, type SentText } from '../privacy';
import type { Reply, Store } from '../store';
import { wellFormed } from './analysis';
import type { Answerer } from './answerer';
import { createReply } from './reply';
import { beginningOf, behind } from './seam';

/** The prompts of a branch, as they were sent. */
const sentOn = (branch: readonly Message[]): SentText[] =>
  branch.flatMap((message) =>
    message.role === 'user' ? [{ text: message.sanitized, findings: message.findings }] : [],
  );

/** Streams an answer into its place, behind what stands there. Never rejects: how it ended is in the message. */
export const streamAnswer = async (
  main: Main,
  store: Store,
  place: AssistantMessage,
  answerer: Answerer,
  stopping: AbortController,
): Promise<AssistantMessage> => {
  const { id: message, conversation, parent } = place;
  const { signal } = stopping;
  const beginning = beginningOf(place.received);
  let whole: Reply & Pick<AssistantMessage, 'readFrom'> = {
    restored: place.restored,
    received: place.received,
    spans: place.spans,
    readFrom: place.readFrom,
  };
  // What the beginning was written without, the whole was too.
  let readFrom = beginning === '' ? null : place.readFrom;
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
      onTooLong: () => stopping.abort(),
    });
    if (beginning !== '') reply.push(beginning);
    const onText = behind(beginning, reply.push);
    const onReadFrom = (first: MessageId): void => {
      readFrom = first;
    };
    const onWaits = (waits: boolean): void => main.notify('turn.waits', { message, waits });
    const failure = await answerer.answer({ store, message, branch, signal, onText, onWaits, onReadFrom }).then(
      () => null,
      (thrown: unknown) => toAppError(thrown),
    );
    const { restored, received, spans } = reply.end();
    if (received.length > beginning.length)
      whole = { restored: wellFormed(restored), received: wellFormed(received), spans, readFrom };
    const error = signal.aborted ? null : failure;
    const status = signal.aborted ? 'stopped' : error === null ? 'done' : 'failed';
    return store.messages.finish(message, { ...whole, status, error });
  } catch (thrown) {
    // It could not be kept: the window shows the reply all the same, and why it will be gone.
    return { ...place, ...whole, status: 'failed', error: toAppError(thrown) };
  }
};
