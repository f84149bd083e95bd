import { fork } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../resources/models.json' with { type: 'json' };
import { bundleWorkers, cache } from './bundle.mjs';

/**
 * `node scripts/models.mjs [ID]`: fetches a model of resources/models.json (the small one by default) into the
 * shared cache, by the app's own download process, checked by its SHA-256. Prints the file's path.
 */

const smallest = manifest[0].id;

/** The Node that the workers need: this one, or the project's own. */
const workerNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`);
  return join(folder, '..', process.platform === 'win32' ? 'node.exe' : 'bin/node');
};

/** Asks the download process for one file. Rejects with its error's code. */
const download = (worker, input) =>
  new Promise((resolve, reject) => {
    const child = fork(worker, [], { execPath: workerNode(), serialization: 'advanced' });
    child.once('exit', () => reject(new Error('The download process ended.')));
    child.on('message', (message) => {
      if (message.kind === 'chunk') {
        if (process.stderr.isTTY)
          process.stderr.write(`\r${Math.round((message.chunk.received / input.bytes) * 100)} %`);
        return;
      }
      child.disconnect();
      if (message.kind === 'answer') resolve(message.value);
      else reject(new Error(`${message.error.code} ${message.error.detail ?? ''}`));
    });
    child.send({ kind: 'call', id: 1, name: 'download', input });
  });

/** Path of a model's file in the cache; fetched and verified when it is not there. */
export const fetchModel = async (id = smallest) => {
  const entry = manifest.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`resources/models.json has no ${id}.`);
  const path = join(cache, 'models', `${id}.gguf`);
  if (existsSync(path)) return path;
  // Two that fetch at once each fetch their own; the file appears whole.
  const own = `${path}.${process.pid}`;
  const { downloads } = await bundleWorkers();
  try {
    await download(downloads, { sources: entry.sources, path: own, bytes: entry.bytes, sha256: entry.sha256 });
    renameSync(own, path);
  } finally {
    for (const suffix of ['', '.part', '.part.0']) rmSync(`${own}${suffix}`, { force: true });
  }
  return path;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await fetchModel(process.argv[2]));
