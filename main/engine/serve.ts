import type { EngineEvents, EngineService, MainService } from '../../shared/engine';
import { connect, type Port } from '../../shared/port';
import { CodedError, toAppError } from '../../shared/result';
import { warmUp } from './chat/analysis';
import { createLine } from './chat/line';
import { createTurns, type Turns } from './chat/turns';
import { deriveKeys } from './keys';
import { createDeepScan, createImportance, createLinkReader, createReader } from './local';
import { createInference } from './local/infer';
import { requestHandlers } from './requests';
import type { EngineRequest, RequestHandlers } from './requests/handlers';
import type { Services } from './services';
import { openStores } from './stores';
import { createTagging } from './tagging';

/** After the opening, in milliseconds: the window asks for what it shows first. */
const warmUpDelay = 500;
/** What it makes, the whole process has: an engine that is opened again needs no second one. */
let isWarming = false;

interface Engine {
  readonly services: Services;
  readonly turns: Turns;
  readonly handlers: RequestHandlers<EngineRequest>;
}

/**
 * Serves a port: builds the services when main gives the key, answers requests, tells events.
 * @param patience Longest silence of a provider, milliseconds.
 * @param pace What is set for the local model's readings in the background; all else is as each of them has it.
 * @returns Ends what is under way, keeps it, and closes the stores.
 */
export const serve = (port: Port, patience: number, pace: { stillness?: number } = {}): (() => Promise<void>) => {
  let engine: Engine | null = null;

  const close = async (): Promise<void> => {
    const closing = engine;
    engine = null;
    closing?.services.scan.close();
    closing?.services.importance.close();
    closing?.services.links.close();
    await closing?.turns.stopAll();
    closing?.services.stores.close();
  };

  const main = connect<EngineService, MainService, EngineEvents>(port, {
    'engine.open': async ({ masterKey, profile }) => {
      await close();
      const { database, ciphers, noise } = deriveKeys(masterKey);
      const stores = openStores(profile, database);
      const tagging = createTagging((texts) => main.call('tagger.tag', { texts }));
      const reader = createReader({ main, stores });
      const scan = createDeepScan({
        reader,
        settings: () => stores.profile.settings.get(),
        onChange: (conversation, { read }) => {
          if (read) main.notify('draft.read', { conversation });
          main.notify('draft.scan', { conversation, scan: scan.progress(conversation) });
        },
        ...pace,
      });
      const importance = createImportance({
        surprisal: (input, signal) => main.call('models.surprisal', input, { signal }),
        choose: reader.quickest,
        onRead: (conversation) => main.notify('draft.read', { conversation }),
        ...pace,
      });
      const links = createLinkReader({
        ask: reader.ask,
        onRead: (conversation) => main.notify('draft.read', { conversation }),
        ...pace,
      });
      const services = {
        main,
        stores,
        keys: { ciphers, noise },
        tagging,
        reader,
        scan,
        importance,
        links,
        line: createLine(),
        patience,
      };
      const inference = createInference(services);
      const turns = createTurns(services, inference);
      engine = { services, turns, handlers: requestHandlers(services, turns, inference) };
      if (!isWarming) setTimeout(() => void warmUp(services), warmUpDelay).unref();
      isWarming = true;
    },
    'models.check': async ({ model }, { signal }) => {
      if (engine === null) throw new CodedError('engine_restarted');
      await engine.services.reader.check(model, signal);
    },
    'engine.close': async () => {
      await close();
    },
    request: async ({ name, input }) => {
      try {
        if (engine === null) throw new CodedError('engine_restarted');
        if (!Object.hasOwn(engine.handlers, name)) throw new CodedError('invalid_request', name);
        const answer = engine.handlers[name as EngineRequest] as (input: unknown) => unknown;
        return { ok: true, value: await answer(input) };
      } catch (thrown) {
        return { ok: false, error: toAppError(thrown) };
      }
    },
  });
  return close;
};
