import type { ModelSettings } from '../../shared/ipc';
import type {
  ChatCall,
  Computer,
  Measured,
  ModelHeader,
  ModelsNotices,
  ModelsService,
  Run,
  SurprisalCall,
} from '../../shared/models';
import { connect, type Peer } from '../../shared/port';
import { CodedError, toAppError } from '../../shared/result';
import type { Child } from '../fork-child';

/** The worker as main sees it: started when it is asked, told to give way, ended when nobody needs it. */

/** A worker that has not stopped this long after it was told to is ended, in milliseconds. */
const stopPatience = 5_000;
/** Longest reading of a header, in milliseconds: a file can be made to be read for ever. */
const inspectPatience = 60_000;
/** Longest look at the computer, in milliseconds: a graphics driver can hang. */
const computerPatience = 30_000;

type WorkerPeer = Peer<ModelsService, Record<never, never>>;

interface Job<T> {
  signal: AbortSignal;
  /** Something of it was shown: it cannot begin anew. */
  begun?: () => boolean;
  ask: (peer: WorkerPeer, gpu: Run['gpu'], signal: AbortSignal) => Promise<T>;
}

interface WorkerOptions {
  spawn: () => Child;
  settings: () => ModelSettings;
  /** Another model, or none, is in memory; or a job of the user's has ended. */
  onChange: () => void;
}

export const createWorkerHost = ({ spawn, settings, onChange }: WorkerOptions) => {
  let worker: { peer: WorkerPeer; child: Child; gpu: Run['gpu'] } | null = null;
  let loaded: string | null = null;
  /** After a death before the first word: a GPU's driver is the likeliest cause. */
  let withoutGpu = false;
  /** Jobs under way; the user's own among them. */
  let jobs = 0;
  let own = 0;
  let idle: NodeJS.Timeout | undefined;
  /** Background jobs under way; the user's own chat ends them. */
  const background = new Set<AbortController>();

  const gpu = (): Run['gpu'] => (withoutGpu || settings().gpu === 'off' ? false : 'auto');
  const runOf = (path: string, device: Run['gpu']): Run => {
    const { threads, contextSize, gpu: wanted } = settings();
    return { path, gpu: device, allLayers: wanted === 'on', threads, contextSize };
  };

  const start = () => {
    const child = spawn();
    const peer = connect<Record<never, never>, ModelsService, Record<never, never>, ModelsNotices>(
      child.port,
      {},
      (_, { path }) => {
        if (worker !== started) return;
        loaded = path;
        onChange();
      },
    );
    const started = { child, peer, gpu: gpu() };
    child.port.onClose(() => {
      if (worker !== started) return;
      worker = null;
      loaded = null;
      onChange();
    });
    return started;
  };

  /** Resolves when its process is gone, and with it its hold on the file and the memory. */
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const { child } = worker ?? {};
    if (child === undefined) return;
    await new Promise<void>((resolve) => {
      child.port.onClose(resolve);
      child.kill();
    });
  };

  const rest = (): void => {
    clearTimeout(idle);
    const { idleMinutes } = settings();
    if (jobs === 0 && idleMinutes !== null) idle = setTimeout(() => void end(), idleMinutes * 60_000).unref();
  };

  const attempt = async <T>(job: Job<T>): Promise<T> => {
    const { signal, begun = () => false } = job;
    if (signal.aborted) throw new CodedError('cancelled');
    worker ??= start();
    const asked = worker;
    let patience: NodeJS.Timeout | undefined;
    const onAbort = (): void => {
      patience = setTimeout(() => asked.child.kill(), stopPatience);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await job.ask(asked.peer, asked.gpu, signal);
    } catch (thrown) {
      if (toAppError(thrown).code !== 'engine_restarted') throw thrown;
      if (signal.aborted) throw new CodedError('cancelled');
      if (begun() || asked.gpu === false) throw new CodedError('model_failed', 'the model process ended');
      withoutGpu = true;
    } finally {
      clearTimeout(patience);
      signal.removeEventListener('abort', onAbort);
    }
    return attempt(job);
  };

  const run = async <T>(job: Job<T>): Promise<T> => {
    clearTimeout(idle);
    // llama.cpp is started for a graphics processor or without one.
    if (jobs === 0 && worker !== null && worker.gpu !== gpu()) await end();
    jobs += 1;
    try {
      return await attempt(job);
    } finally {
      jobs -= 1;
      rest();
    }
  };

  const runOwn = async <T>(job: Job<T>): Promise<T> => {
    own += 1;
    try {
      const answer = run(job);
      // Asked first: what the background is loading may be what it wants.
      for (const controller of background) controller.abort();
      return await answer;
    } finally {
      own -= 1;
      if (own === 0) onChange();
    }
  };

  /** Rejects with `cancelled` when the user's own chat comes. */
  const runInBackground = async <T>(job: Job<T>): Promise<T> => {
    const controller = new AbortController();
    const onAbort = (): void => controller.abort();
    if (job.signal.aborted) onAbort();
    job.signal.addEventListener('abort', onAbort, { once: true });
    background.add(controller);
    try {
      const answer = await run({ ...job, signal: controller.signal });
      if (controller.signal.aborted) throw new CodedError('cancelled');
      return answer;
    } finally {
      background.delete(controller);
      job.signal.removeEventListener('abort', onAbort);
    }
  };

  return {
    /** The file in memory. */
    loaded: (): string | null => loaded,
    /** Whether a chat of the user's is under way. */
    busy: (): boolean => own > 0,
    end,
    rest,
    /** Ends the background's work and, once no chat of the user's is under way, the process. */
    unload: async (): Promise<void> => {
      for (const controller of background) controller.abort();
      if (own === 0) await end();
    },
    /** Errors: `cancelled` for a background job that gave way, `model_failed`, and those of the file. */
    chat: async (
      path: string,
      input: ChatCall['input'],
      { signal, chunk }: { signal: AbortSignal; chunk: (text: string) => void },
    ): Promise<ChatCall['output']> => {
      let text = '';
      const job: Job<ChatCall['output']> = {
        signal,
        begun: () => text !== '',
        ask: (peer, device, stop) =>
          peer.call(
            'chat',
            { ...input, ...runOf(path, device) },
            {
              signal: stop,
              onChunk: (part) => {
                if (typeof part !== 'string') throw new CodedError('model_failed');
                text += part;
                chunk(part);
              },
            },
          ),
      };
      try {
        return await (input.background === true ? runInBackground(job) : runOwn(job));
      } catch (thrown) {
        if (signal.aborted && toAppError(thrown).code === 'cancelled') return { text, reason: 'stopped' };
        throw thrown;
      }
    },
    surprisal: (path: string, input: SurprisalCall['input'], signal: AbortSignal): Promise<SurprisalCall['output']> =>
      runInBackground({
        signal,
        ask: (peer, device, stop) => peer.call('surprisal', { ...input, ...runOf(path, device) }, { signal: stop }),
      }),
    measure: (path: string, signal: AbortSignal): Promise<Measured> =>
      runInBackground({
        signal,
        ask: (peer, device, stop) => peer.call('measure', runOf(path, device), { signal: stop }),
      }),
    inspect: async (path: string): Promise<ModelHeader> => {
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), inspectPatience);
      try {
        return await run({
          signal: patience.signal,
          ask: (peer, device) => peer.call('inspect', { path, gpu: device }),
        });
      } catch (thrown) {
        throw patience.signal.aborted ? new CodedError('model_failed') : thrown;
      } finally {
        clearTimeout(timer);
      }
    },
    computer: (): Promise<Computer> =>
      run({
        signal: AbortSignal.timeout(computerPatience),
        ask: (peer, device) => peer.call('computer', { gpu: device }),
      }),
  };
};
export type WorkerHost = ReturnType<typeof createWorkerHost>;
