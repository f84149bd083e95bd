import { setTimeout } from 'node:timers/promises';
import type { ChatCall } from '../../../shared/models';
import { CodedError, toAppError } from '../../../shared/result';
import type { Main } from '../main-peer';

/** One question to a local model; its answer's text. Rejects with `cancelled` when it is not wanted any more. */
export type AskModel = (
  question: Omit<ChatCall['input'], 'background'>,
  options: { signal: AbortSignal; onGivenWay?: () => void },
) => Promise<string>;

/** Rejects with `cancelled` at once when it is not wanted any more: the model may take its time to end. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) reject(new CodedError('cancelled'));
    signal.addEventListener('abort', () => reject(new CodedError('cancelled')), { once: true });
    work.then(resolve, reject);
  });

/** After it gave way to the user's own chat, in milliseconds: a reply takes some seconds. */
const pause = 2_000;

/** Asks in the background: the user's own chat comes first, then the question is asked again. */
export const createAskModel =
  (main: Pick<Main, 'call'>, wait = pause): AskModel =>
  async (question, { signal, onGivenWay }) => {
    for (;;) {
      if (signal.aborted) throw new CodedError('cancelled');
      try {
        const { text, reason } = await main.call('models.chat', { ...question, background: true }, { signal });
        if (reason === 'stopped') throw new CodedError('cancelled');
        return text;
      } catch (thrown) {
        if (toAppError(thrown).code !== 'cancelled' || signal.aborted) throw thrown;
        onGivenWay?.();
        await setTimeout(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  };
