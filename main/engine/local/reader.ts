import type { ModelState } from '../../../shared/ipc';
import { CodedError } from '../../../shared/result';
import type { Main } from '../main-peer';
import type { Stores } from '../stores';
import { type AskModel, createAskModel, unlessAborted } from './ask';
import { type Counted, checkModel } from './check';
import { type Choice, chooseModel } from './choose';

/** The local model as the engine's background reader: which one, and how it is asked. */
export interface Reader {
  readonly ask: AskModel;
  /** Asks main which models are ready. Rejects with `engine_restarted` only. */
  choose(): Promise<Choice>;
  /** The user's own choice, or the smallest that is ready; null where none is. For work that any model can do. */
  quickest(): Promise<string | null>;
  /**
   * The built-in check of a model: main is told the score. One that is under way is shared; it ends when nobody waits for
   * it any more, and the next one goes on where it was.
   */
  check(model: string, signal: AbortSignal): Promise<void>;
}

export const createReader = ({ main, stores }: { main: Main; stores: Stores }): Reader => {
  const ask = createAskModel(main);
  interface Running {
    readonly work: Promise<void>;
    readonly end: AbortController;
    readonly waiting: Set<AbortSignal>;
  }
  const running = new Map<string, Running>();
  const counted = new Map<string, Counted[]>();

  const begin = (model: string): Running => {
    const end = new AbortController();
    const before = counted.get(model) ?? [];
    counted.set(model, before);
    const work = checkModel(model, ask, end.signal, before)
      .then((check) => {
        counted.delete(model);
        return main.call('models.checked', { model, check });
      })
      .finally(() => {
        if (running.get(model) === begun) running.delete(model);
      });
    const begun: Running = { work, end, waiting: new Set() };
    // Who waits hears of it by its own promise.
    work.catch(() => undefined);
    running.set(model, begun);
    return begun;
  };

  return {
    ask,
    choose: async () => {
      const models: ModelState[] = await main.call('models.list', undefined);
      return chooseModel(models, stores.profile.settings.get().localModel);
    },
    quickest: async () => {
      const ready = (await main.call('models.list', undefined)).filter(({ status }) => status === 'ready');
      const { localModel } = stores.profile.settings.get();
      const [smallest] = ready.toSorted((one, other) => one.bytes - other.bytes);
      return ready.some(({ id }) => id === localModel) ? localModel : (smallest?.id ?? null);
    },
    check: (model, signal) => {
      if (signal.aborted) return Promise.reject(new CodedError('cancelled'));
      const { work, end, waiting } = running.get(model) ?? begin(model);
      waiting.add(signal);
      const leave = (): void => {
        waiting.delete(signal);
        if (waiting.size > 0) return;
        running.delete(model);
        end.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      return unlessAborted(work, signal).finally(() => signal.removeEventListener('abort', leave));
    },
  };
};
