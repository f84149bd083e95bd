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
  /** When its loading began, as `performance.now()`. */
  start: number;
  chat?: Promise<Chat>;
  surprisal?: Promise<Surprisal>;
}

let llama: Promise<Llama> | null = null;
let current: Current | null = null;
/** What is being loaded. */
let loading: { run: Run; stop: AbortController; ended: Promise<unknown> } | null = null;
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

const loadAfterLast = async (run: Run, signal: AbortSignal): Promise<Current> => {
  await unload();
  const start = performance.now();
  const started = await theLlama(run.gpu);
  log = [];
  current = { ...(await load(started, run, signal, () => log.join('\n'))), run, start };
  main.notify('loaded', { path: run.path });
  return current;
};

const loadAnew = async (run: Run): Promise<Current> => {
  const stop = new AbortController();
  const ended = loadAfterLast(run, stop.signal);
  loading = { run, stop, ended };
  try {
    return await ended;
  } finally {
    loading = null;
  }
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

/** What the jobs want that have not begun. */
const waiting = new Set<Run>();

/**
 * One job on a model, when its turn has come. `stopped`: what it answers, or throws, where nobody waits for it any more. One
 * that is stopped before it begins answers at once, unless it is the last that waits for what is being loaded: that is
 * stopped with it, and it answers when the loading has ended. What never ends, main ends.
 */
const onModel = <T>(
  run: Run,
  signal: AbortSignal,
  stopped: () => T,
  job: (model: Current) => Promise<T>,
  get = withModel,
): Promise<T> => {
  waiting.add(run);
  const turn = inTurn(async () => {
    if (signal.aborted) return stopped();
    try {
      const model = await get(run);
      if (signal.aborted) return stopped();
      waiting.delete(run);
      return await job(model);
    } catch (thrown) {
      if (signal.aborted) return stopped();
      throw failed(thrown);
    } finally {
      waiting.delete(run);
    }
  });
  const stoppedBefore = new Promise<unknown>((resolve) => {
    const onAbort = (): void => {
      if (!waiting.delete(run)) return;
      const isLast = ![...waiting].some((other) => sameRun(other, run));
      if (loading === null || !sameRun(loading.run, run) || !isLast) {
        resolve(undefined);
        return;
      }
      loading.stop.abort();
      resolve(loading.ended.catch(() => undefined));
    };
    signal.addEventListener('abort', onAbort, { once: true });
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
  measure: (run, { signal }) => onModel(run, signal, cancelled, (model) => measure(model, signal), loadAnew),
  inspect: ({ path, gpu }) =>
    inTurn(async () =>
      inspect(path, await theLlama(gpu)).catch((thrown: unknown) => {
        throw failed(thrown);
      }),
    ),
  computer: ({ gpu }) => inTurn(async () => readComputer(await theLlama(gpu))),
});
