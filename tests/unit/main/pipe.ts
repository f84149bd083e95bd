import type { Port } from '../../../shared/port';

/** Two ends of a port in one process, and the death of the far end. */
export const pipe = (): { near: Port; far: Port; die: () => void } => {
  const listeners: { near: ((message: unknown) => void)[]; far: ((message: unknown) => void)[] } = {
    near: [],
    far: [],
  };
  const closed: (() => void)[] = [];
  let alive = true;
  const end = (to: 'near' | 'far', from: 'near' | 'far'): Port => ({
    post: (message) => {
      const copy = structuredClone(message);
      queueMicrotask(() => {
        if (alive) for (const listener of listeners[to]) listener(copy);
      });
    },
    onMessage: (listener) => void listeners[from].push(listener),
    onClose: (listener) => void (from === 'near' && closed.push(listener)),
  });
  return {
    near: end('far', 'near'),
    far: end('near', 'far'),
    die: () => {
      alive = false;
      for (const listener of closed) listener();
    },
  };
};
