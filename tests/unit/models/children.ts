import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Child } from '../../../main/fork-child';
import { bundleWorkers, cache } from '../../../scripts/bundle.mjs';
import type { ChatMessage, ModelsService, Run } from '../../../shared/models';
import { connect } from '../../../shared/port';

/** Real children for the tests: the workers as bundled, forked by this Node as the app forks them. */

const files = await bundleWorkers();
const alive = new Set<ChildProcess>();

export interface Forked extends Child {
  child: ChildProcess;
}

export const forkFile = (file: string, environment: NodeJS.ProcessEnv = {}): Forked => {
  const child = fork(file, [], { env: environment, serialization: 'advanced', execArgv: [] });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return {
    child,
    port: {
      post: (message) => void (child.connected && child.send(message as object, () => undefined)),
      onMessage: (listener) => void child.on('message', listener),
      onClose: (listener) => void child.once('exit', listener),
    },
    pid: child.pid,
    kill: () => void child.kill('SIGKILL'),
  };
};

export const forkModels = (): Forked => forkFile(files.models);
/** The downloads see what this computer says of its network and nothing of the tests. */
export const forkDownloads = (environment: NodeJS.ProcessEnv = {}): Forked =>
  forkFile(files.downloads, { PATH: process.env.PATH, HOME: process.env.HOME, ...environment });

/** A model file as the app runs it where nothing is set. */
export const runOf = (path: string): Run => ({ path, gpu: 'auto', allLayers: false, threads: null, contextSize: 8192 });

export const connectModels = ({ port }: Child) => connect<Record<never, never>, ModelsService>(port, {});

/** A chat whose next word even the smallest model knows. */
export const easyChat: ChatMessage[] = [
  ...Array.from({ length: 3 }, (): ChatMessage[] => [
    { role: 'user', text: 'Say lighthouse.' },
    { role: 'assistant', text: 'lighthouse' },
  ]).flat(),
  { role: 'user', text: 'Say lighthouse.' },
];

/** A folder that goes with the test file. Beside the cached model, so that a link to it is no copy. */
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'tests-'));
let folders = 0;
export const newFolder = (): string => {
  const path = join(folder, String(folders++));
  mkdirSync(path);
  return path;
};

afterAll(() => {
  for (const child of alive) child.kill('SIGKILL');
  files.remove();
  rmSync(folder, { recursive: true, force: true });
});
