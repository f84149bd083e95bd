import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { createModels, type Models, type ModelsOptions } from '../../../main/models';
import { Manifest } from '../../../main/models/manifest';
import type { ModelState } from '../../../shared/ipc';
import type { ModelSource } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
import { type Forked, forkDownloads, forkModels, newFolder } from './children';
import { tinyModel } from './gguf';

/** The models room of main with real children, and servers that stand in for a hub. */

export const manifest = Manifest.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../resources/models.json'), 'utf8')),
);
const [first] = manifest;
if (first === undefined) throw new Error('The manifest is empty.');
export const small = first;

export const content = tinyModel('Tiny', randomBytes(400_000));
export const hash = createHash('sha256').update(content).digest('hex');
export const entry = (
  id: string,
  memory: number,
  sources: ModelSource[],
  sha256: string | null = hash,
): Manifest[number] => ({
  ...small,
  id,
  bytes: content.length,
  sha256,
  memory: { fixed: memory, perToken: 0 },
  sources: sources as Manifest[number]['sources'],
});

/** A folder of models that were measured here: the tokens a second that each wrote. Reading is no hindrance. */
export const measuredFolder = (write: Readonly<Record<string, number>>): string => {
  const dir = newFolder();
  const models = Object.fromEntries(
    Object.entries(write).map(([id, speed]) => [id, { measured: { loadMs: 1, memory: 1, read: 1e6, write: speed } }]),
  );
  writeFileSync(join(dir, 'known.json'), JSON.stringify({ models, custom: [] }));
  return dir;
};

let open: Models[] = [];
let servers: Server[] = [];
afterEach(() => {
  for (const models of open) models.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  open = [];
  servers = [];
});

export const start = (options: Partial<ModelsOptions> = {}) => {
  const waiting: { when: (models: ModelState[]) => boolean; done: () => void }[] = [];
  const workers: Forked[] = [];
  const models = createModels({
    dir: newFolder(),
    settings: join(newFolder(), 'models.json'),
    manifest,
    memoryBytes: 8e9,
    spawnWorker: () => {
      const worker = forkModels();
      workers.push(worker);
      return worker;
    },
    spawnDownload: () => forkDownloads(),
    check: () => Promise.reject(new CodedError('not_found')),
    quiet: { start: 1e6, later: 1e6 },
    onMoving: () => undefined,
    onChange: (states) => {
      for (const { when, done } of waiting) if (when(states)) done();
    },
    ...options,
  });
  open.push(models);
  return {
    models,
    workers,
    state: (id: string) => models.list().find((model) => model.id === id),
    /** Resolves once the list is so. */
    until: (when: (models: ModelState[]) => boolean) =>
      new Promise<void>((done) => {
        if (when(models.list())) done();
        else waiting.push({ when, done });
      }),
  };
};

export const has = (id: string, status: ModelState['status']) => (models: ModelState[]) =>
  models.some((model) => model.id === id && model.status === status);

/** A server of this test. */
export const listen = (handler: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(handler);
    servers.push(server);
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** Serves `body`; a slow one never comes to its end. */
export const serve = async (body: Buffer, slow = false): Promise<string> => {
  const origin = await listen((request, response) => sendFile(body, request, response, slow));
  return `${origin}/model.gguf`;
};

/** A file, or the rest of it, as a hub sends it. */
export const sendFile = (body: Buffer, request: IncomingMessage, response: ServerResponse, slow = false): void => {
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': body.length - from,
    ...(from > 0 ? { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` } : {}),
  });
  if (!slow) {
    response.end(body.subarray(from));
    return;
  }
  let position = body.length / 2;
  response.write(body.subarray(from, position));
  const drip = setInterval(() => {
    response.write(body.subarray(position, position + 100));
    position += 100;
  }, 5);
  response.once('close', () => clearInterval(drip));
};
