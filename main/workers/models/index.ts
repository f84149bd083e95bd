import type { Llama } from 'node-llama-cpp';
import { faultText } from '../../../shared/fault';
import type { ChatCall, ModelsService } from '../../../shared/models';
import { parentPort } from '../../../shared/parent-port';
import { connect } from '../../../shared/port';
import { CodedError } from '../../../shared/result';
import { seal } from '../seal';
import { fork } from './binding-test';
import { createChat } from './chat';
import { type Loaded, load, startLlama } from './runtime';

/** The models worker: text in, text out. No keys, no network; llama.cpp may end it at any time. */

seal({ child_process: { fork } });

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText('The models worker', error), () => process.exit(1));
});

/** An unused model leaves memory after this long, in milliseconds. */
const idleTime = 10 * 60_000;
/** Lines of llama.cpp's log that are kept, to tell why a file does not load. */
const logLines = 40;

type Chat = Awaited<ReturnType<typeof createChat>>;

let llama: Promise<Llama> | null = null;
let current: (Loaded & { chat: Promise<Chat> }) | null = null;
let idle: NodeJS.Timeout | undefined;
let log: string[] = [];
/** One at a time: two generations would share the cores and take twice the memory. */
let last: Promise<unknown> = Promise.resolve();

const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
  const turn = last.then(job, job);
  last = turn.catch(() => undefined);
  return turn;
};

const unload = async (): Promise<void> => {
  clearTimeout(idle);
  const loaded = current;
  current = null;
  await loaded?.context.dispose();
  await loaded?.model.dispose();
};

const withModel = async (path: string, gpu: 'auto' | false): Promise<Chat> => {
  if (current?.path === path) return current.chat;
  await unload();
  llama ??= startLlama(gpu, (line) => {
    log = [...log.slice(1 - logLines), line];
  });
  log = [];
  const loaded = await load(await llama, path, () => log.join('\n'));
  current = { ...loaded, chat: createChat(loaded) };
  return current.chat;
};

const failed = (thrown: unknown): CodedError =>
  thrown instanceof CodedError ? thrown : new CodedError('model_failed');

const stopped: ChatCall['output'] = { text: '', reason: 'stopped' };

const port = parentPort();
// A loaded model keeps the process alive.
port.onClose(() => process.exit());
connect<ModelsService, Record<never, never>>(port, {
  chat: ({ path, gpu, messages, maxTokens, schema }, { signal, chunk }) =>
    inTurn(async () => {
      if (signal.aborted) return stopped;
      clearTimeout(idle);
      try {
        const chat = await withModel(path, gpu);
        return signal.aborted ? stopped : await chat({ messages, maxTokens, schema, signal, chunk });
      } catch (thrown) {
        if (signal.aborted) return stopped;
        throw failed(thrown);
      } finally {
        idle = setTimeout(() => void inTurn(unload), idleTime).unref();
      }
    }),
});
