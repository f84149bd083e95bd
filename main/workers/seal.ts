import { createRequire, syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';

/**
 * Takes this process's sockets and child processes away, and its environment. Called by a worker before it
 * loads anything else: whatever runs later (a library, a template inside a model file) finds only functions
 * that throw.
 *
 * What it does not promise: native code. llama.cpp runs inside this process and could open a socket by itself;
 * this holds JavaScript, ours and the libraries'. Files are open to it: `sealFiles` closes them.
 */

const modules = [
  'http',
  'https',
  'http2',
  'tls',
  'dgram',
  'dns',
  'dns/promises',
  'child_process',
  'cluster',
  // A thread would begin with modules of its own that are not sealed.
  'worker_threads',
  'inspector',
  'inspector/promises',
];

const globals = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Worker'];

/** A function, not an arrow: libraries extend what is replaced (`class X extends http.Agent`) as they load. */
function sealed(): never {
  throw new Error('This process has no network and no children.');
}

type Exports = Record<string, unknown>;

const closeAll = (exports: Exports, names: readonly string[] = Object.keys(exports)): void => {
  for (const name of names) {
    if (typeof exports[name] === 'function') {
      Object.defineProperty(exports, name, { value: sealed, configurable: false, enumerable: true, writable: false });
    }
  }
};

/** What Electron hands a utilityProcess besides Node's own modules. */
const closeElectron = (load: (name: string) => unknown): void => {
  if (process.versions.electron === undefined) return;
  const { net } = load('electron') as { net?: Exports };
  if (net !== undefined) closeAll(net, ['request', 'fetch', 'resolveHost']);
};

/**
 * Seals the process. `allowed` are replacements by module, for what a library insists on
 * (`{ child_process: { fork } }`); they must not start anything.
 */
export const seal = (allowed: Record<string, Exports> = {}): void => {
  const load = createRequire(__filename) as (name: string) => Exports;
  // The standard streams are sockets when they are pipes, and made when first touched.
  void process.stdout;
  void process.stderr;

  // All are loaded before the first is closed: some are made of one another.
  const loaded = modules.map((name) => ({ exports: load(`node:${name}`), allowed: allowed[name] ?? {} }));
  for (const { exports, allowed } of loaded) {
    Object.assign(exports, allowed);
    closeAll(
      exports,
      Object.keys(exports).filter((key) => !(key in allowed)),
    );
  }
  const net = load('node:net') as Exports & { Socket: { prototype: Exports }; Server: { prototype: Exports } };
  // Socket and Server stay as classes: the standard streams are made of them.
  closeAll(net, ['connect', 'createConnection', 'createServer']);
  closeAll(net.Socket.prototype, ['connect']);
  closeAll(net.Server.prototype, ['listen']);
  closeElectron(load);

  for (const name of globals) Reflect.deleteProperty(globalThis, name);
  // The way around the modules above.
  closeAll(process as unknown as Exports, ['binding', '_linkedBinding', '_debugProcess']);
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  syncBuiltinESMExports();
};

/** Closes the file system but for what lies in `folder`, to be read. To be called when all code is loaded: modules are files. */
export const sealFiles = (folder: string): void => {
  const load = createRequire(__filename) as (name: string) => Exports;
  const files = load('node:fs/promises');
  const { readFile } = files as unknown as { readFile(path: string, options?: unknown): Promise<unknown> };
  const inside = `${resolve(folder)}${sep}`;
  const readInside = async (path: string, options?: unknown): Promise<unknown> =>
    resolve(path).startsWith(inside) ? readFile(path, options) : sealed();
  closeAll(
    files,
    Object.keys(files).filter((name) => name !== 'readFile'),
  );
  Object.defineProperty(files, 'readFile', { value: readInside, configurable: false, writable: false });
  closeAll(load('node:fs'));
  syncBuiltinESMExports();
};
