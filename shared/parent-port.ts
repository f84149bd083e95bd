import type { Port } from './port';

/** What Electron puts on a utilityProcess's `process`. */
interface ElectronParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

/**
 * The port to the process that started this one: a utilityProcess's, or the channel of
 * `child_process.fork` with `serialization: 'advanced'`. Main and the CLI have none: throws.
 */
export const parentPort = (): Port => {
  const electronPort = (process as unknown as { parentPort?: ElectronParentPort }).parentPort;
  if (electronPort !== undefined) {
    return {
      post: (message) => electronPort.postMessage(message),
      onMessage: (listener) => electronPort.on('message', ({ data }) => listener(data)),
      // Electron ends a utilityProcess together with its parent.
      onClose: () => undefined,
    };
  }
  const send = process.send?.bind(process);
  if (send === undefined) throw new Error('This file is started by another process.');
  return {
    // A parent that has just died is heard of by `disconnect`; the callback keeps its EPIPE from ending us first.
    post: (message) => void (process.connected && send(message, undefined, undefined, () => undefined)),
    onMessage: (listener) => void process.on('message', listener),
    onClose: (listener) => void process.once('disconnect', listener),
  };
};
