import type { ModelState } from '../../../shared/ipc';
import type { Main } from '../main-peer';
import type { Stores } from '../stores';
import { type AskModel, createAskModel } from './ask';
import { checkModel } from './check';
import { type Choice, chooseModel } from './choose';

/** The local model as the engine's background reader: which one, and how it is asked. */
export interface Reader {
  readonly ask: AskModel;
  /** Asks main which models are ready. Rejects with `engine_restarted` only. */
  choose(): Promise<Choice>;
  /** The user's own choice, or the smallest that is ready; null where none is. For work that any model can do. */
  quickest(): Promise<string | null>;
  /** The built-in check of a model: main is told the score. One that is under way is shared. */
  check(model: string, signal: AbortSignal): Promise<void>;
}

export const createReader = ({ main, stores }: { main: Main; stores: Stores }, ask = createAskModel(main)): Reader => {
  const running = new Map<string, Promise<void>>();
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
      const under = running.get(model);
      if (under !== undefined) return under;
      const check = checkModel(model, ask, signal)
        .then((score) => main.call('models.checked', { model, check: score }))
        .finally(() => running.delete(model));
      running.set(model, check);
      return check;
    },
  };
};
