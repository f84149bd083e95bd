import { EventEmitter } from 'node:events';

/**
 * node-llama-cpp tries a binary in a child process before it loads it. This process has no children, and it is
 * itself the expendable one: when a binary ends it, main starts it again without the GPU. So this stands in for
 * the library's `fork`: it answers as the trial of a good binary would (`testBindingBinary.js`: ready → loaded →
 * done → exit), and the real loading that follows is the trial.
 */
export const fork = (file: string): EventEmitter => {
  if (!/[\\/]testBindingBinary\.js$/.test(file)) throw new Error('This process has no network and no children.');
  const answers: Record<string, () => void> = {
    start: () => trial.emit('message', { type: 'loaded' }),
    test: () => trial.emit('message', { type: 'done' }),
    exit: () => trial.emit('exit', 0),
  };
  const trial = Object.assign(new EventEmitter(), {
    exitCode: null,
    killed: false,
    kill: () => true,
    send: ({ type }: { type: string }) => queueMicrotask(() => answers[type]?.()),
  });
  queueMicrotask(() => trial.emit('message', { type: 'ready' }));
  return trial;
};
