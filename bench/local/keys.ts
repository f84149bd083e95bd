import { createMain, newChat, startEngine, testModel } from '../../tests/unit/engine/harness';
import type { Labelled } from '../detection/labelled';
import { quantile } from '../detection/time';
import type { Worker } from './worker';

interface Times {
  readonly wall: number[];
  /** Of this process: what else runs on the machine does not count. */
  readonly processor: number[];
}

const keys = 50;
/** The first ones compile. */
const warmUp = 10;

/** Time from a key stroke to its preview in the engine, while the model reads and while it does not. Milliseconds. */
const timeKeys = async (worker: Worker, text: string, scan: 'off' | 'always'): Promise<Times> => {
  const main = createMain();
  main.models = [{ ...testModel, check: { recall: 1, precision: 1, cases: 1, ms: 1 } }];
  let asked = 0;
  main.chat = async ({ messages, maxTokens, schema }, { signal }) => {
    asked++;
    const question = { model: 'bench', messages, maxTokens, ...(schema === undefined ? {} : { schema }) };
    return { text: await worker.ask(question, { signal }), reason: signal.aborted ? 'stopped' : 'end' };
  };
  const engine = await startEngine(main, null);
  await engine.ask('settings.set', { scan });
  // The chat that is read is another one: the model is never out of work.
  const other = await newChat(engine);
  await engine.ask('draft.preview', {
    conversation: other,
    text: Array.from({ length: 8 }, (_, at) => `${text} (${at})`).join('\n\n'),
  });
  if (scan === 'always') await engine.event('draft.scan', (told) => told.scan.status === 'reading');
  const conversation = await newChat(engine);
  await engine.ask('settings.set', { scan: 'request' });
  if (scan === 'always') await engine.ask('draft.scan', { conversation: other, on: true });
  const times: Times = { wall: [], processor: [] };
  for (let key = 0; key < keys; key++) {
    const began = performance.now();
    const before = process.cpuUsage();
    await engine.ask('draft.preview', { conversation, text: `${text} ${'word '.repeat(key % 20)}${key}` });
    const { user, system } = process.cpuUsage(before);
    if (key >= warmUp) {
      times.wall.push(performance.now() - began);
      times.processor.push((user + system) / 1000);
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await engine.close();
  if (scan === 'always' && asked === 0) throw new Error('the model was never asked');
  return times;
};

const inTime = (values: readonly number[]): string =>
  `median ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms`;

/** Prints the time of a key stroke in a draft of 500 words, without and with a scan under way. */
export const printKeys = async (worker: Worker, set: readonly Labelled[]): Promise<void> => {
  const words = set
    .flatMap(({ text }) => text.split(/\s+/))
    .slice(0, 500)
    .join(' ');
  for (const scan of ['off', 'always'] as const) {
    const times = await timeKeys(worker, words, scan);
    console.log(
      `${(scan === 'off' ? 'no scan' : 'while the model reads').padEnd(24)} ${inTime(times.wall)}; processor ${inTime(times.processor)}`,
    );
  }
};
