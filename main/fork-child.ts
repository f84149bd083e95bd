import { type ChildProcess, fork } from 'node:child_process';
import type { Port } from '../shared/port';

/** A started child process. */
export interface Child {
  port: Port;
  pid: number | undefined;
  kill(): void;
}

/**
 * Megabytes of half the space of new objects. V8's own limit lets it grow many times as large, and more saves the children
 * no time that could be measured.
 */
const memory = ['--max-semi-space-size=2'];

/** Node's flag for the most megabytes of a heap. */
export const heapLimit = (megabytes: number | undefined): string[] =>
  megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`];

/**
 * A child under another Node than Electron's own: `execPath` runs `file` and knows only `env` of its surroundings.
 * @param heap The most megabytes of its heap; V8's own limit where it is left out.
 */
export const forkChild = (file: string, execPath: string, env: Record<string, string>, heap?: number): Child => {
  const child: ChildProcess = fork(file, [], {
    execPath,
    execArgv: [...memory, ...heapLimit(heap)],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let closed = false;
  // Where nothing could be started there is no `exit`.
  child.on('error', () => {
    if (child.pid === undefined) child.emit('exit', null, null);
  });
  return {
    port: {
      post: (message) => {
        if (!closed && child.connected) child.send(message as object, () => undefined);
      },
      onMessage: (listener) => child.on('message', listener),
      onClose: (listener) =>
        child.once('exit', () => {
          closed = true;
          listener();
        }),
    },
    pid: child.pid,
    kill: () => child.kill('SIGKILL'),
  };
};
