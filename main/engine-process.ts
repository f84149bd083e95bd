import type { AppError } from '../shared/domain';
import type { EngineEvents, EngineService, MainService } from '../shared/engine';
import type { EventName, EventPayload, RequestName } from '../shared/ipc';
import { connect, type Handlers, type Peer } from '../shared/port';
import { CodedError, type Result, toAppError } from '../shared/result';
import type { Child } from './fork-child';

/** The engine as main sees it: started, opened with a key, asked, and started again when it dies. */
export interface EngineProcess {
  /** Opens the store. Rejects with the store's error. From then on a restart opens it again by itself. */
  open(masterKey: Uint8Array, profile: string | null): Promise<void>;
  /** A request of the window. Waits while the engine restarts. */
  request(name: RequestName, input: unknown): Promise<Result<unknown>>;
  /** How well a local model finds what is personal. Rejects with what kept it from telling. */
  check(model: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
  readonly pid: number | undefined;
}

interface EngineOptions {
  spawn: () => Child;
  service: Handlers<MainService>;
  onEvent: <N extends EventName>(name: N, payload: EventPayload<N>) => void;
  onRestart: () => void;
  /** It died too often in a row, or could not be opened again. `open` tries anew. */
  onFailed: (error: AppError) => void;
}

type EnginePeer = Peer<EngineService, Record<never, never>>;

/** More deaths than this within the window and restarting is no help. */
const maxDeaths = 5;
const deathWindow = 30_000;
/** Longest wait of a request for an engine that is starting, and of a quit for one that is closing. */
const openPatience = 20_000;
const closePatience = 3_000;

/** Requests that changed something before the engine died must not run twice. */
const repeatable = (name: RequestName): boolean =>
  !/^turn\.(send|regenerate|continue)$|\.create$|^providers\.save$/.test(name);

/** Waits for `work`, but no longer than `patience` milliseconds. */
const within = async (patience: number, work: Promise<unknown>): Promise<'done' | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience);
  });
  try {
    return await Promise.race([work.then(() => 'done' as const), late]);
  } finally {
    clearTimeout(timer);
  }
};

export const createEngineProcess = ({ spawn, service, onEvent, onRestart, onFailed }: EngineOptions): EngineProcess => {
  let child: Child;
  let peer: EnginePeer;
  let opened: { masterKey: Uint8Array; profile: string | null } | null = null;
  /** Settles when the current engine can be asked. */
  let ready: Promise<void> = Promise.reject(new CodedError('engine_restarted'));
  ready.catch(() => undefined);
  let closing = false;
  /** It died too often, and no child runs. */
  let resting = false;
  let deaths: number[] = [];

  const start = (): void => {
    resting = false;
    child = spawn();
    peer = connect<MainService, EngineService, Record<never, never>, EngineEvents>(
      child.port,
      service,
      (name, payload) => onEvent(name, payload),
    );
    child.port.onClose(died);
  };

  const died = (): void => {
    if (closing) return;
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < deathWindow), now];
    if (deaths.length > maxDeaths) {
      resting = true;
      onFailed({ code: 'engine_restarted' });
      return;
    }
    start();
    if (opened === null) return;
    ready = peer.call('engine.open', opened).then(onRestart);
    ready.catch((thrown) => {
      const error = toAppError(thrown);
      // Another death is told by the death itself.
      if (error.code !== 'engine_restarted') onFailed(error);
    });
  };

  /** Opens, through deaths on the way. */
  const openAnew = async (opening: NonNullable<typeof opened>): Promise<void> => {
    for (;;) {
      ready = peer.call('engine.open', opening).then(() => undefined);
      try {
        return await ready;
      } catch (thrown) {
        if (toAppError(thrown).code !== 'engine_restarted' || resting || closing) throw thrown;
      }
    }
  };

  const whenReady = async (): Promise<void> => {
    if ((await within(openPatience, ready)) === 'late') throw new CodedError('engine_restarted');
  };

  const ask = async (name: RequestName, input: unknown): Promise<Result<unknown>> => {
    await whenReady();
    return peer.call('request', { name, input });
  };

  start();
  return {
    get pid() {
      return child.pid;
    },
    open: async (masterKey, profile) => {
      opened = null;
      if (resting) {
        deaths = [];
        start();
      }
      const opening = { masterKey, profile };
      await openAnew(opening);
      opened = opening;
    },
    request: async (name, input) => {
      try {
        return await ask(name, input);
      } catch (thrown) {
        const gone = thrown instanceof CodedError && thrown.code === 'engine_restarted';
        if (!gone || !repeatable(name) || closing) return { ok: false, error: toAppError(thrown) };
      }
      try {
        return await ask(name, input);
      } catch (thrown) {
        return { ok: false, error: toAppError(thrown) };
      }
    },
    check: async (model, signal) => {
      await whenReady();
      return peer.call('models.check', { model }, { signal });
    },
    close: async () => {
      closing = true;
      await within(
        closePatience,
        peer.call('engine.close', undefined).catch(() => undefined),
      );
      child.kill();
    },
  };
};
