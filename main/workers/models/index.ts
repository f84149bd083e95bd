import type { Llama } from 'node-llama-cpp';
import { faultText } from '../../../shared/fault';
import type { ChatCall, ModelsNotices, ModelsService, Run, SurprisalCall } from '../../../shared/models';
import { parentPort } from '../../../shared/parent-port';
import { connect } from '../../../shared/port';
import { CodedError } from '../../../shared/result';
import { seal } from '../seal';
import { fork } from './binding-test';
import { createChat } from './chat';
import { readComputer } from './computer';
import { inspect } from './header';
import { measure } from './measure';
import { type Loaded, load, startLlama } from './runtime';
import { createSurprisal } from './surprisal';

/** The models worker: text in, text out. No keys, no network; llama.cpp may end it at any time. */

seal({ child_process: { fork } });

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText('The models worker', error), () => process.exit(1));
});

/** Lines of llama.cpp's log that are kept, to tell why a file does not load. */
const logLines = 40;

type Chat = Awaited<ReturnType<typeof createChat>>;
type Surprisal = Awaited<ReturnType<typeof createSurprisal>>;

/** A model in memory, and what was asked of it so far. */
interface Current extends Loaded {
  run: Run;
  chat?: Promise<Chat>;
  surprisal?: Promise<Surprisal>;
}

let llama: Promise<Llama> | null = null;
let current: Current | null = null;
let log: string[] = [];
/** One at a time: two generations would share the cores and take twice the memory. */
let last: Promise<unknown> = Promise.resolve();

const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
  const turn = last.then(job, job);
  last = turn.catch(() => undefined);
  return turn;
};

const theLlama = (gpu: Run['gpu']): Promise<Llama> => {
  llama ??= startLlama(gpu, (line) => {
    log = [...log.slice(1 - logLines), line];
  });
  return llama;
};

const unload = async (): Promise<void> => {
  const loaded = current;
  current = null;
  if (loaded === null) return;
  // Its contexts go with it.
  await loaded.model.dispose();
  main.notify('loaded', { path: null });
};

const loadAnew = async (run: Run): Promise<Current> => {
  await unload();
  const started = await theLlama(run.gpu);
  log = [];
  current = { ...(await load(started, run, () => log.join('\n'))), run };
  main.notify('loaded', { path: run.path });
  return current;
};

const sameRun = (one: Run, other: Run): boolean =>
  one.path === other.path &&
  one.gpu === other.gpu &&
  one.allLayers === other.allLayers &&
  one.threads === other.threads &&
  one.contextSize === other.contextSize;

const withModel = async (run: Run): Promise<Current> =>
  current !== null && sameRun(current.run, run) ? current : loadAnew(run);

const failed = (thrown: unknown): CodedError =>
  thrown instanceof CodedError ? thrown : new CodedError('model_failed');

/**
 * One job on a model, when its turn has come. `stopped`: what it answers, or throws, where nobody waits for it any more. One
 * that is stopped before it begins answers at once: llama.cpp cannot be stopped while it loads.
 */
const onModel = <T>(
  run: Run,
  signal: AbortSignal,
  stopped: () => T,
  job: (model: Current) => Promise<T>,
  get = withModel,
): Promise<T> => {
  let begun = false;
  const turn = inTurn(async () => {
    if (signal.aborted) return stopped();
    try {
      const model = await get(run);
      if (signal.aborted) return stopped();
      begun = true;
      return await job(model);
    } catch (thrown) {
      if (signal.aborted) return stopped();
      throw failed(thrown);
    }
  });
  const stoppedBefore = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => (begun ? undefined : resolve()), { once: true });
  }).then(stopped);
  return Promise.race([turn, stoppedBefore]);
};

const cancelled = (): never => {
  throw new CodedError('cancelled');
};

const port = parentPort();
// A loaded model keeps the process alive.
port.onClose(() => process.exit());
const main = connect<ModelsService, Record<never, never>, ModelsNotices>(port, {
  chat: (input, { signal, chunk }) =>
    onModel<ChatCall['output']>(
      input,
      signal,
      () => ({ text: '', reason: 'stopped' }),
      async (model) => {
        model.chat ??= createChat(model).catch((thrown: unknown) => {
          // Memory may be free another time.
          delete model.chat;
          throw thrown;
        });
        return (await model.chat)({ ...input, signal, chunk });
      },
    ),
  surprisal: (input, { signal }) =>
    onModel<SurprisalCall['output']>(input, signal, cancelled, async (model) => {
      model.surprisal ??= createSurprisal(model).catch((thrown: unknown) => {
        delete model.surprisal;
        throw thrown;
      });
      return (await model.surprisal)({ ...input, signal });
    }),
  measure: async (run, { signal }) => {
    let start = 0;
    return onModel(
      run,
      signal,
      cancelled,
      (model) => measure(model, start, signal),
      async () => {
        await unload();
        start = performance.now();
        return loadAnew(run);
      },
    );
  },
  inspect: ({ path, gpu }) =>
    inTurn(async () =>
      inspect(path, await theLlama(gpu)).catch((thrown: unknown) => {
        throw failed(thrown);
      }),
    ),
  computer: ({ gpu }) => inTurn(async () => readComputer(await theLlama(gpu))),
});
