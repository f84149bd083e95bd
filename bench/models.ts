import { statSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { paceOf, speedAt } from '../main/models/estimate';
import { fetchModel } from '../scripts/models.mjs';
import type { ChatMessage } from '../shared/models';
import { openWorker } from './local/worker';

/**
 * Prints what local models cost on this computer: time to load, memory, tokens a second when they read and when they
 * write, what was expected of them before, and the time to the first word at first use and when it is repeated.
 * Measured from outside the worker, as the app meets it. `npm run bench -- models --file=PATH …`; without a file the
 * smallest of the offered ones.
 */

const files = process.argv.flatMap((option) => (option.startsWith('--file=') ? [option.slice('--file='.length)] : []));

const ms = (time: number): string => `${Math.round(time).toLocaleString('en')} ms`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const rates = (speed: { read: number; write: number } | null): string =>
  speed === null ? 'unknown' : `reads ${speed.read.toFixed(0)}, writes ${speed.write.toFixed(1)} tokens a second`;

const bench = async (path: string): Promise<void> => {
  const { peer, run, close } = await openWorker(path);
  /** Time to the first word of a short answer. */
  const first = async (messages: ChatMessage[], schema?: object): Promise<number> => {
    const start = performance.now();
    let time = 0;
    const input = { ...run, model: 'bench', messages, maxTokens: 8, ...(schema === undefined ? {} : { schema }) };
    await peer.call('chat', input, {
      onChunk: () => {
        time ||= performance.now() - start;
      },
    });
    return time || performance.now() - start;
  };
  const user = (text: string): ChatMessage[] => [{ role: 'user', text }];
  const prompt = `Name the places in this letter. ${'The boat left the harbour of Oslo for Bergen. '.repeat(20)}`;

  const header = await peer.call('inspect', run);
  const computer = await peer.call('computer', run);
  const sized = { bytes: statSync(path).size, parameters: header.parameters };
  const needed = header.memory.fixed + header.memory.perToken * Math.min(run.contextSize, header.contextLength);
  console.log(
    `\n${header.name ?? path}: ${(header.parameters / 1e6).toFixed(0)} million parameters, ${header.quantisation}`,
  );
  console.log(
    `  expected      ${megabytes(needed)} for weights and context; ${rates(speedAt(sized, paceOf(sized, [], computer)))}`,
  );

  const cold = await first(user('hi'));
  const warm = await first(user('hi there'));
  const long = await first(user(prompt));
  const again = await first(user(prompt));
  const edited = await first(user(`${prompt}And Trondheim.`));
  const form = await first(user(`${prompt}And Tromsø.`), { type: 'object', properties: { place: { type: 'string' } } });
  const measured = await peer.call('measure', run);
  console.log(`  measured      loads in ${ms(measured.loadMs)}, ${megabytes(measured.memory)}; ${rates(measured)}`);
  console.log(`  first word    ${ms(cold)} at first use, ${ms(warm)} when loaded`);
  console.log(
    `  200 words     ${ms(long)} at first, ${ms(again)} when repeated, ${ms(edited)} after an edit at the end, ${ms(form)} with a form`,
  );
  close();
};

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, ${megabytes(totalmem())}`);
for (const path of files.length > 0 ? files : [await fetchModel()]) await bench(path);
