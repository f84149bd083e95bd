import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { bundleWorkers } from '../scripts/bundle.mjs';
import { fetchModel } from '../scripts/models.mjs';
import type { ChatMessage, ModelsService, Run } from '../shared/models';
import { connect } from '../shared/port';

/**
 * Prints what the embedded default costs on this computer: time to load, memory, tokens a second when it reads and
 * when it writes. Measured from outside the worker, as the app meets it.
 */

const path = await fetchModel();
const run: Run = { path, gpu: 'auto', allLayers: false, threads: null, contextSize: 8192 };
const { models } = await bundleWorkers();
const child = fork(models, [], { env: {}, serialization: 'advanced' });
const peer = connect<Record<never, never>, ModelsService>(
  {
    post: (message) => void child.send(message as object),
    onMessage: (listener) => void child.on('message', listener),
    onClose: (listener) => void child.once('exit', listener),
  },
  {},
);

/** Milliseconds to the first word and to the end of a reply, and how many chunks it came in. */
const timed = async (text: string, maxTokens: number) => {
  const messages: ChatMessage[] = [{ role: 'user', text }];
  const start = performance.now();
  let first = 0;
  let chunks = 0;
  await peer.call(
    'chat',
    { ...run, model: 'bench', messages, maxTokens },
    {
      onChunk: () => {
        chunks += 1;
        first ||= performance.now() - start;
      },
    },
  );
  return { first, end: performance.now() - start, chunks };
};

/** Peak of resident memory, where the system tells it. */
const peakMemory = (): string => {
  const status = `/proc/${child.pid}/status`;
  const peak = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return peak === undefined ? 'unknown' : `${Math.round((Number(peak) * 1024) / 1e6)} MB`;
};

/** Each word is one token for this model's tokenizer. */
const words = (count: number): string => 'the cat sat on a mat and '.repeat(Math.ceil(count / 7));

console.log(`${cpus()[0]?.model}, ${cpus().length} cores`);
const cold = await timed('hi', 1);
const warm = await timed('hi there', 1);
console.log(`first word after a cold start: ${Math.round(cold.first)} ms; loaded: ${Math.round(warm.first)} ms`);
const long = await timed(words(2100), 1);
console.log(`reads ${Math.round((2100 / (long.first - warm.first)) * 1000)} tokens a second`);
const story = await timed('Write a long story about a lighthouse keeper.', 200);
console.log(`writes ${Math.round(((story.chunks - 1) / (story.end - story.first)) * 1000)} tokens a second`);
console.log(`peak memory: ${peakMemory()}`);
child.disconnect();
