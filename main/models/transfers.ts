import type { AppError } from '../../shared/domain';
import type { DownloadService } from '../../shared/models';
import { connect, type Peer } from '../../shared/port';
import { toAppError } from '../../shared/result';
import type { Child } from '../fork-child';

/** Downloads and verifications under way, each in a process of its own. */

/** Over which the speed is taken, in milliseconds. */
const speedWindow = 5_000;

interface Progress {
  received: number;
  verifying: boolean;
}

interface Transfer extends Progress {
  bytes: number;
  /** Null until there is something to tell it from. */
  bytesPerSecond: number | null;
}

interface Running extends Transfer {
  controller: AbortController;
  finished: Promise<void>;
  /** Bytes at times of the last seconds. */
  marks: { at: number; received: number }[];
}

type TransferPeer = Peer<DownloadService, Record<never, never>>;

interface Task<T> {
  id: string;
  start: { bytes: number } & Progress;
  call: (
    peer: TransferPeer,
    options: { signal: AbortSignal; onChunk: (progress: Progress & { bytes?: number }) => void },
  ) => Promise<T>;
  onDone: (value: T) => void | Promise<void>;
  onError: (error: AppError) => void;
}

export const createTransfers = (spawn: () => Child, onChange: () => void) => {
  const running = new Map<string, Running>();

  const take = (transfer: Running, { received, verifying, bytes }: Progress & { bytes?: number }): void => {
    const now = performance.now();
    transfer.marks = [...transfer.marks.filter(({ at }) => now - at < speedWindow), { at: now, received }];
    const [first] = transfer.marks;
    const time = now - (first?.at ?? now);
    const speed = time > 500 && !verifying ? ((received - (first?.received ?? received)) / time) * 1000 : null;
    Object.assign(transfer, { received, verifying, bytes: bytes ?? transfer.bytes, bytesPerSecond: speed });
    onChange();
  };

  /** One call in a process that lives as long as the call. */
  const inProcess = async <T>(call: (peer: TransferPeer) => Promise<T>): Promise<T> => {
    const child = spawn();
    try {
      return await call(connect<Record<never, never>, DownloadService>(child.port, {}));
    } finally {
      child.kill();
    }
  };

  return {
    of: (id: string): Transfer | undefined => running.get(id),
    inProcess,
    start: <T>({ id, start, call, onDone, onError }: Task<T>): void => {
      const controller = new AbortController();
      const transfer: Running = {
        ...start,
        bytesPerSecond: null,
        controller,
        marks: [],
        finished: Promise.resolve(),
      };
      running.set(id, transfer);
      transfer.finished = inProcess((peer) =>
        call(peer, { signal: controller.signal, onChunk: (progress) => take(transfer, progress) }),
      )
        .then(onDone)
        .catch((thrown: unknown) => {
          const error = toAppError(thrown);
          if (error.code === 'cancelled') return;
          // Its process died: what has come is still there.
          onError(error.code === 'engine_restarted' ? { code: 'download_failed' } : error);
        })
        .finally(() => {
          running.delete(id);
          onChange();
        });
      onChange();
    },
    /** Resolves when it has stopped. */
    stop: async (id: string): Promise<void> => {
      const transfer = running.get(id);
      transfer?.controller.abort();
      await transfer?.finished;
    },
    stopAll: async (): Promise<void> => {
      const all = [...running.values()];
      for (const { controller } of all) controller.abort();
      await Promise.all(all.map(({ finished }) => finished));
    },
    close: (): void => {
      for (const { controller } of running.values()) controller.abort();
    },
  };
};
export type Transfers = ReturnType<typeof createTransfers>;
