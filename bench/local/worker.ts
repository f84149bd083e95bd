import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AskModel } from '../../main/engine/local';
import { bundleWorkers } from '../../scripts/bundle.mjs';
import type { ModelsService, SurprisalCall } from '../../shared/models';
import { connect } from '../../shared/port';

/** Of Linux's clock for processes, in a second (proc(5)). */
const ticks = 100;

/** The models worker as the app runs it, for one model file. */
export const openWorker = async (path: string) => {
  const { models } = await bundleWorkers();
  const child = fork(models, [], { env: {}, serialization: 'advanced', execArgv: [] });
  const peer = connect<Record<never, never>, ModelsService>(
    {
      post: (message) => void child.send(message as object),
      onMessage: (listener) => void child.on('message', listener),
      onClose: (listener) => void child.once('exit', listener),
    },
    {},
  );
  const run = { path, gpu: 'auto' as const, allLayers: false, threads: null, contextSize: 8192 };
  const ask: AskModel = async (question, { signal }) =>
    (await peer.call('chat', { ...question, ...run }, { signal })).text;
  return {
    peer,
    run,
    ask,
    /** Bits of each word of `text` after `before`. */
    bits: async (head: string, text: string) =>
      (await peer.call('surprisal', { model: 'bench', head, isChat: false, before: '', text, ...run })).words,
    surprisal: (input: SurprisalCall['input'], signal: AbortSignal) =>
      peer.call('surprisal', { ...input, ...run }, { signal }),
    /** Processor time that it took so far, seconds: what else runs on the machine does not count. Null where the system does not tell. */
    processor: (): number | null => {
      try {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return (Number(fields[11]) + Number(fields[12])) / ticks;
      } catch {
        return null;
      }
    },
    close: () => child.disconnect(),
  };
};
export type Worker = Awaited<ReturnType<typeof openWorker>>;
