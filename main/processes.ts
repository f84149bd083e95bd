import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { app, type UtilityProcess, utilityProcess } from 'electron';
import { CannotStart } from './cannot-start';
import { type Child, forkChild, heapLimit } from './fork-child';

/**
 * Starts the children: engine, models, tagger, documents, downloads. On current Electron each is a utilityProcess.
 * Where Electron's Node is too old for the native modules, the project's own Node runs the same file.
 */

type ChildName = 'engine' | 'models' | 'tagger' | 'documents' | 'downloads';

/** Node-API 10 is what the native modules need. */
const nativeModulesLoad = Number(process.versions.napi) >= 10;

/** The user's proxy, and the certificates of a network that looks into TLS. */
const network = [
  'HTTPS_PROXY',
  'HTTP_PROXY',
  'NO_PROXY',
  'https_proxy',
  'http_proxy',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_SYSTEM_CA',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

/** Windows opens no socket and finds no random numbers without it. */
const system = process.platform === 'win32' ? ['SystemRoot'] : [];

/** What a child may know of its surroundings. */
const passedOn: Record<ChildName, readonly string[]> = {
  engine: [...system, ...network, 'LANG', 'TZ'],
  models: system,
  tagger: system,
  documents: system,
  // pip knows the package index of a closed network.
  downloads: [...system, ...network, 'PATH', 'HOME', 'USERPROFILE', 'APPDATA', 'PIP_CONFIG_FILE', 'PIP_INDEX_URL'],
};

/** Megabytes of heap for what reads a stranger's bytes: a small file may hold any number of things. */
const heaps: Partial<Record<ChildName, number>> = { documents: 1024 };

/** Never empty: with an empty environment a utilityProcess is given main's own. */
const environment = (name: ChildName): Record<string, string> => {
  const kept: Record<string, string> = { PALIMPSEST_CHILD: name };
  for (const variable of passedOn[name]) {
    const value = process.env[variable];
    if (value !== undefined) kept[variable] = value;
  }
  return kept;
};

/** A child under Electron's own Node, in Chromium's utility process. */
export const utilityChild = (file: string, name: ChildName): Child => {
  const child: UtilityProcess = utilityProcess.fork(file, [], {
    env: environment(name),
    serviceName: name,
    execArgv: heapLimit(heaps[name]),
  });
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

/** The project's own Node, or the one that the environment names. A package carries none: it has a current Electron. */
const ownNode = (): string => {
  const named = process.env.PALIMPSEST_NODE;
  if (named !== undefined) return named;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = platform === 'win' ? 'node.exe' : 'bin/node';
  try {
    const require = createRequire(join(app.getAppPath(), 'package.json'));
    const path = join(require.resolve(`node-${platform}-${process.arch}/package.json`), '..', file);
    if (existsSync(path)) return path;
  } catch {
    // No such package.
  }
  throw new CannotStart(
    `Palimpsest cannot start: this Electron (${process.versions.electron}) is too old for it, and the newer Node that could stand in is not here.`,
  );
};

export const spawnChild = (name: ChildName): Child => {
  const file = join(__dirname, `${name}.js`);
  return nativeModulesLoad ? utilityChild(file, name) : forkChild(file, ownNode(), environment(name), heaps[name]);
};
