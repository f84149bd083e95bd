import { createEngineProcess } from '../../../main/engine-process';
import { utilityChild } from '../../../main/processes';
import type { Result } from '../../../shared/result';

/** Runs inside Electron's main: the real supervisor over a real utilityProcess. */
export const probe = async (engineFile: string): Promise<{ answers: Result<unknown>[]; restarts: number }> => {
  let restarts = 0;
  let restarted: () => void = () => undefined;
  const onceRestarted = new Promise<void>((resolve) => {
    restarted = resolve;
  });
  const refuse = (): never => {
    throw new Error('not asked for');
  };
  const engine = createEngineProcess({
    // The child that is given the least of all.
    spawn: () => utilityChild(engineFile, 'models'),
    service: {
      'secret.get': ({ account }) => `secret of ${account}`,
      'secret.set': refuse,
      'secret.delete': refuse,
      'models.list': refuse,
      'models.checked': refuse,
      'models.chat': refuse,
      'models.surprisal': refuse,
      'tagger.tag': refuse,
    },
    onEvent: () => undefined,
    onRestart: () => {
      restarts += 1;
      restarted();
    },
    onFailed: refuse,
  });
  await engine.open(new Uint8Array(32).fill(7), null);
  const before = await engine.request('settings.get', undefined);
  if (engine.pid !== undefined) process.kill(engine.pid, 'SIGKILL');
  await onceRestarted;
  const after = await engine.request('conversations.list', undefined);
  await engine.close();
  return { answers: [before, after], restarts };
};
