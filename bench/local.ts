import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkModel, isAble, readPieces } from '../main/engine/local';
import { countRight } from '../main/engine/local/check';
import { detect } from '../main/engine/privacy';
import { fetchModel } from '../scripts/models.mjs';
import { type Labelled, prompts } from './detection/labelled';
import { appTagger, openReader } from './detection/reader';
import { printDesigns } from './local/designs';
import { printGuesses } from './local/guesses';
import { printKeys } from './local/keys';
import { openWorker } from './local/worker';

/**
 * Prints what local models find that the fast layers do not: the built-in check; what deep scan adds on a sample of our
 * own prompts, and how much of that is right; smaller questions for the smallest models; and the time of a key stroke
 * while a model reads. `npm run bench -- local [--model FILE …] [--sample 60]`
 */
const { values: options } = parseArgs({
  args: process.argv.slice(1),
  strict: false,
  options: {
    model: { type: 'string', multiple: true },
    sample: { type: 'string', default: '60' },
  },
});
const files = options.model === undefined ? [await fetchModel()] : (options.model as string[]);
const languages = ['en', 'de', 'fr', 'es'];
const each = Math.ceil(Number(options.sample) / languages.length);

/** Every so-manieth prompt of a language: the same ones each time. */
const sample = languages.flatMap((language): Labelled[] => {
  const all = prompts(join(process.cwd(), 'bench', 'prompts', `${language}.txt`));
  return all.filter((_, at) => at % Math.floor(all.length / each) === 0).slice(0, each);
});
const read = (await openReader(appTagger)).fresh();
const fast = [];
for (const { text } of sample) fast.push(await read(text));

printGuesses();

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`);
const { signal } = new AbortController();

for (const file of files) {
  console.log(`\n${file}`);
  const worker = await openWorker(file);
  const check = await checkModel('bench', worker.ask, signal);
  console.log(
    `built-in check: recall ${percent(check.recall, 1)}, precision ${percent(check.precision, 1)} of ${check.cases} facts, ${(check.ms / 1000).toFixed(0)} s: ${isAble(check) ? 'able' : 'too small'}`,
  );

  let tooFull = 0;
  const readDeep = readPieces(
    (question) => worker.ask({ model: 'bench', ...question }, { signal }),
    () => tooFull++,
  );
  const sum = { wanted: 0, met: 0, found: 0, right: 0 };
  const began = performance.now();
  for (const [at, { text, labels }] of sample.entries()) {
    const known = fast[at] ?? [];
    const spans = detect(text, { decisions: [], known: [], deep: await readDeep(text) });
    const beside = (span: { start: number; end: number }): boolean =>
      !known.some(({ start, end }) => start < span.end && span.start < end);
    const counted = countRight(
      labels,
      spans.filter((span) => span.source === 'model' && beside(span)),
    );
    const missed = countRight(
      labels.filter(beside),
      spans.filter(({ source }) => source === 'model'),
    );
    sum.found += counted.found;
    sum.right += counted.right;
    sum.wanted += missed.wanted;
    sum.met += missed.met;
  }
  console.log(
    `beyond the fast layers, ${sample.length} prompts: ${sum.met} of ${sum.wanted} that they missed (${percent(sum.met, sum.wanted)}); ${tooFull} not read to the end; ${sum.found} findings, ${sum.right} right (${percent(sum.right, sum.found)}); ${((performance.now() - began) / 1000 / sample.length).toFixed(1)} s a prompt`,
  );
  await printDesigns(worker);
  console.log(`a key stroke in 500 words, load ${loadavg()[0]?.toFixed(1)}`);
  await printKeys(worker, sample);
  worker.close();
}
