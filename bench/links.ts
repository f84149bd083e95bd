import { parseArgs } from 'node:util';
import { deriveKeys } from '../main/engine/keys';
import { appTagger, openReader } from './detection/reader';
import { casesOf } from './links/cases';
import { isTrue, runCase } from './links/measure';

/**
 * Prints how many relations of linked texts (bench/links/linked.txt) hold once they are sanitized, by class, under several keys
 * and ε; and how many look-alikes (alike.txt) are linked. `--faults`: each of them. `--tagger none`: by lists only.
 * `npm run bench -- links`
 */
const { values: options } = parseArgs({
  args: process.argv.slice(1),
  strict: false,
  options: {
    keys: { type: 'string', default: '3' },
    tagger: { type: 'string', default: 'fast' },
    faults: { type: 'boolean', default: false },
  },
});
const epsilons = [0.1, 0.5, 2];
const keys = Array.from({ length: Number(options.keys) }, (_, seed) => deriveKeys(new Uint8Array(32).fill(seed + 1)));
const reader = await openReader(options.tagger === 'none' ? null : appTagger);
const read = reader.fresh();
console.log(reader.names === 'model' ? 'With the trained model.' : 'Without the trained model: lists only.');

interface Sum {
  texts: number;
  relations: number;
  /** In every run, with a value that became another in one of them. */
  hold: number;
  /** Relations of which no value became another in any run. */
  untouched: number;
  runs: number;
  runsThatHold: number;
}
const none = (): Sum => ({ texts: 0, relations: 0, hold: 0, untouched: 0, runs: 0, runsThatHold: 0 });
const sums = new Map<string, Sum>();
const all = none();
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const print = (name: string, cells: readonly (string | number)[]): void =>
  console.log([name.padEnd(14), ...cells.map((cell) => String(cell).padStart(13))].join(''));

for (const linked of casesOf('linked')) {
  if (!isTrue(linked)) throw new Error(`Its numbers are not as it says: ${linked.text}`);
  const spans = await read(linked.text);
  const runs = keys.flatMap((key, at) => epsilons.map((epsilon) => runCase(linked, spans, key, `c${at}`, epsilon)));
  const sum = sums.get(linked.kind) ?? none();
  sums.set(linked.kind, sum);
  for (const each of [sum, all]) each.texts++;
  for (const [at, [left, right]] of linked.relations.entries()) {
    const held = runs.filter((run) => run.holds[at] === true).length;
    const isTouched = runs.some((run) => run.changed[at]);
    for (const each of [sum, all]) {
      each.relations++;
      if (!isTouched) {
        each.untouched++;
        continue;
      }
      each.hold += held === runs.length ? 1 : 0;
      each.runs += runs.length;
      each.runsThatHold += held;
    }
    if (options.faults && (held < runs.length || !isTouched)) {
      const fault = runs.find((run) => run.holds[at] === false) ?? runs[0];
      console.log(
        `  ${linked.kind}: ${left} = ${right}${isTouched ? '' : ' UNTOUCHED'}\n    ${linked.text.replaceAll('\n', '\n    ')}\n    → ${fault?.sanitized.replaceAll('\n', '\n    ')}\n    ${fault?.links.join('; ')}`,
      );
    }
  }
}
print('class', ['texts', 'relations', 'hold always', 'of all runs', 'untouched']);
for (const [name, { texts, relations, hold, untouched, runs, runsThatHold }] of [...sums, ['all', all] as const])
  print(name, [texts, relations, `${hold} ${percent(hold, relations)}`, percent(runsThatHold, runs), untouched]);

let wrong = 0;
const alike = casesOf('alike');
for (const { kind, text, values, relations } of alike) {
  const spans = await read(text);
  const [key] = keys;
  if (key === undefined) continue;
  const { links } = runCase({ kind, text, values, relations }, spans, key, 'c', 0.5);
  wrong += links.length > 0 ? 1 : 0;
  if (options.faults && links.length > 0) console.log(`  linked: ${text}\n    ${links.join('; ')}`);
}
console.log(`Look-alikes that are linked: ${wrong} of ${alike.length}.`);
