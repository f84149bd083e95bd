import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { app, type UtilityProcess, utilityProcess } from 'electron';
import type { Port } from '../shared/port';

/**
 * Starts the children: engine, models, downloads. On current Electron each is a utilityProcess.
 * Where Electron's Node is too old for the native modules, the project's own Node runs the same file.
 */

export type ChildName = 'engine' | 'models' | 'downloads';

export interface Child {
  port: Port;
  pid: number | undefined;
  kill(): void;
}

/** Node-API 10 is what the native modules need. */
const nativeModulesLoad = Number(process.versions.napi) >= 10;

/** What a child may know of its surroundings. The download process alone needs the network's settings. */
const passedOn: Record<ChildName, readonly string[]> = {
  engine: ['LANG', 'TZ', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'],
  models: [],
  downloads: [
    'PATH',
    'HOME',
    'PIP_CONFIG_FILE',
    'PIP_INDEX_URL',
    'HTTPS_PROXY',
    'HTTP_PROXY',
    'NO_PROXY',
    'https_proxy',
    'http_proxy',
    'no_proxy',
  ],
};

const environment = (name: ChildName): Record<string, string> => {
  const kept: Record<string, string> = {};
  for (const variable of passedOn[name]) {
    const value = process.env[variable];
    if (value !== undefined) kept[variable] = value;
  }
  return kept;
};

/** A child under Electron's own Node, in Chromium's utility process. */
export const utilityChild = (file: string, name: ChildName): Child => {
  const child: UtilityProcess = utilityProcess.fork(file, [], { env: environment(name), serviceName: name });
  return {
    port: {
      post: (message) => child.postMessage(message),
      onMessage: (listener) => child.on('message', listener),
      onClose: (listener) => child.once('exit', listener),
    },
    get pid() {
      return child.pid;
    },
    kill: () => child.kill(),
  };
};

/** The project's own Node, or the one that the environment names. */
const ownNode = (): string => {
  const named = process.env.PALIMPSEST_NODE;
  if (named !== undefined) return named;
  const require = createRequire(join(app.getAppPath(), 'package.json'));
  const suffix = process.platform === 'win32' ? 'node.exe' : 'bin/node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const path = join(require.resolve(`node-${platform}-${process.arch}/package.json`), '..', suffix);
  if (!existsSync(path)) throw new Error('This Electron is too old for the native modules, and no newer Node is here.');
  return path;
};

const forkedChild = (file: string, name: ChildName): Child => {
  const child: ChildProcess = fork(file, [], {
    execPath: ownNode(),
    execArgv: [],
    env: environment(name),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let closed = false;
  child.on('error', () => undefined);
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

export const spawnChild = (name: ChildName): Child => {
  const file = join(__dirname, `${name}.js`);
  return nativeModulesLoad ? utilityChild(file, name) : forkedChild(file, name);
};
