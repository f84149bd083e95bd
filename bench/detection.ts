import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { entities } from '../main/engine/privacy';
import { type EntityType, entityTypes, type Span } from '../shared/domain';
import { withWholeAddresses } from './detection/addresses';
import { printAims } from './detection/aims';
import { conll, type Labelled, presidio, prompts } from './detection/labelled';
import { made } from './detection/made';
import { alarms, byType, faults, headline, leak, other, summary } from './detection/print';
import { appTagger, openBuilt, openReader } from './detection/reader';
import { f1, type Score, score } from './detection/score';
import { measureTimes, quantile, type Times } from './detection/time';
import { withWorld } from './detection/world';

/**
 * Prints how well detection finds what is personal and leaves the rest alone: on our own prompts (bench/prompts) and,
 * where `../shared/data` or --data has them, on public sets; and its time. F1 wants the right type and half
 * the overlap. What is kept by default (illnesses, say) counts as found: it is shown. `--tagger FOLDER`: with another
 * than the app's, `none`: by lists only; `--set FILE`: on that file alone, marked as ours are; `--faults`: each miss and false
 * alarm on our own prompts or that file; `--made`: on sentences around made addresses and names; `--time`: the time alone.
 * `npm run bench -- detection`
 */
const { values: options } = parseArgs({
  args: process.argv.slice(1),
  strict: false,
  options: {
    data: { type: 'string', default: join(process.cwd(), '..', 'shared', 'data') },
    tagger: { type: 'string', default: appTagger },
    faults: { type: 'boolean', default: false },
    time: { type: 'boolean', default: false },
    made: { type: 'boolean', default: false },
    set: { type: 'string' },
  },
});
const data = String(options.data);
const everyType = new Set<EntityType>(entityTypes);

const folder = String(options.tagger);
const reader = await openReader(folder === 'none' ? null : folder);
console.log(reader.names === 'model' ? 'With the trained model.' : 'Without the trained model: lists only.');

const ms = (values: readonly number[]): string =>
  `median ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms`;
const inTime = ({ cold, edited }: Pick<Times, 'cold' | 'edited'>): string =>
  `cold ${ms(cold)}; after one word changed ${ms(edited)}`;
/** Prints the time of a full analysis. @returns It as the app reads, where that was built. */
const printTimes = async (set: readonly Labelled[]): Promise<string> => {
  const built = reader.names === 'model' ? await openBuilt(folder) : null;
  const first = await measureTimes(built ?? reader, set);
  built?.close();
  console.log(`\nFull analysis of 500 words, ${first.cold.length} texts, load ${loadavg()[0]?.toFixed(1)}`);
  const row = (how: string, times: Times): void =>
    console.log(`${how}\n  ${inTime(times)}\n  of the processor: ${inTime(times.processor)}`);
  if (built !== null) {
    console.log(`With the app's workers\n  ${inTime(first)}`);
    console.log(
      `  the first texts after a start: longest ${quantile(first.before.cold, 1).toFixed(0)} ms, ${inTime(first.before)}`,
    );
    row('In one thread', await measureTimes(reader, set));
  } else row('In one thread', first);
  if (reader.names === 'model') row('Without the trained model', await measureTimes(await openReader(null), set));
  return inTime(first);
};

const readAll = async (set: readonly Labelled[]): Promise<Span[][]> => {
  const read = reader.fresh();
  const found: Span[][] = [];
  for (const { text } of set) found.push(await read(text));
  return found;
};

const isClean = ({ labels }: Labelled): boolean => labels.every(({ optional }) => optional);

/** A set that marks no duration was marked before they had a type: they may be found in it, and are not judged. */
const judgedIn = (set: readonly Labelled[]): ReadonlySet<EntityType> =>
  set.some(({ labels }) => labels.some(({ type }) => type === 'DURATION'))
    ? everyType
    : new Set(entityTypes.filter((type) => type !== 'DURATION'));

/** One set by itself: what is found, and how much of what has nothing personal is. */
const printSet = (set: readonly Labelled[], found: readonly Span[][]): { whole: Score; clean: Score } => {
  const judged = judgedIn(set);
  const at = set.flatMap((labelled, place) => (isClean(labelled) ? [place] : []));
  const harmless = at.map((place) => set[place] as Labelled);
  const whole = score(set, found, judged);
  const clean = score(
    harmless,
    at.map((place) => found[place] as Span[]),
    judged,
  );
  summary('all', set, whole);
  summary('those without anything personal', harmless, clean);
  console.log();
  byType(whole);
  if (!judged.has('DURATION')) {
    const durations = (spans: readonly Span[][]): number =>
      spans.flat().filter(({ type }) => type === 'DURATION').length;
    const harmlessOnes = durations(at.map((place) => found[place] as Span[]));
    console.log(`DURATION, not judged: ${durations(found)} found, ${harmlessOnes} where nothing is personal`);
  }
  return { whole, clean };
};

if (options.set !== undefined) {
  const set = prompts(String(options.set));
  const found = await readAll(set);
  headline();
  printSet(set, found);
  if (options.faults === true) faults([{ language: 'all', set, found }]);
  process.exit();
}

if (options.made === true) {
  headline();
  const sets = made(35);
  for (const { locale, set } of sets) summary(locale, set, score(set, await readAll(set), everyType));
  const all = sets.flatMap(({ set }) => set);
  printSet(all, await readAll(all));
  process.exit();
}

/** Our prompts by language, those with public and private people side by side, and long ones without anything personal. */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'pt',
  'sv',
  'tr',
  'zh',
  'ja',
  'mixed',
  'negatives',
] as const;
const sets = languages.flatMap((language) => {
  const file = join(process.cwd(), 'bench', 'prompts', `${language}.txt`);
  return existsSync(file) ? [{ language, set: prompts(file) }] : [];
});
const all = sets.flatMap(({ set }) => set);

// Ahead of all other reading: the first texts after a start are among them.
const time = await printTimes(all);
if (options.time === true) process.exit();

const own: { language: string; set: Labelled[]; found: Span[][] }[] = [];
for (const { language, set } of sets) own.push({ language, set, found: await readAll(set) });
const allFound = own.flatMap(({ found }) => found);

console.log('\nOur own prompts');
headline();
for (const { language, set, found } of own) summary(language, set, score(set, found, everyType));
const { whole, clean } = printSet(all, allFound);
if (options.faults === true) faults(own);

const named = new Set<EntityType>(['PERSON', 'LOCATION', 'ORGANIZATION']);
const publicScores = new Map<string, Score>();
/**
 * @param labelsWorld The set labels figures, firms and countries as it labels anybody: a second row protects them too.
 * @param labelsParts The set labels the parts of an address one by one: a second row takes an address as one.
 */
const onPublic = async (
  name: string,
  path: string,
  read: (file: string) => Labelled[],
  types?: Set<EntityType>,
  { labelsWorld = false, labelsParts = false } = {},
) => {
  const file = join(data, path);
  if (!existsSync(file)) return console.log(`\n${name}: not there, nothing measured.`);
  const set = read(file);
  const counted = types ?? new Set(set.flatMap(({ labels }) => labels.flatMap((l) => (l.optional ? [] : [l.type]))));
  const found = await readAll(set);
  const result = score(set, found, counted);
  publicScores.set(name, result);
  console.log();
  headline();
  summary(name, set, result);
  if (labelsWorld) {
    const more = set.map(({ text }, at) => withWorld(text, found[at] ?? []));
    summary('  and what everybody knows', set, score(set, more, counted));
  }
  if (labelsParts) {
    const whole = set.map(({ text, labels }) => ({ text, labels: withWholeAddresses(text, labels) }));
    const joined = set.map(({ text }, at) => withWholeAddresses(text, found[at] ?? []));
    summary('  and an address as one', whole, score(whole, joined, counted));
  }
  byType(result);
};
await onPublic('presidio-research, small', 'presidio-research/generated_small.json', presidio, undefined, {
  labelsParts: true,
});
await onPublic(
  'wikigold',
  'wikigold/wikigold.conll.txt',
  (file) => conll(file, { PER: 'PERSON', LOC: 'LOCATION', ORG: 'ORGANIZATION' }),
  named,
  { labelsWorld: true },
);
await onPublic(
  'wnut17, development part',
  'wnut17/emerging.dev.conll',
  (file) => conll(file, { person: 'PERSON', location: 'LOCATION', corporation: 'ORGANIZATION', group: 'ORGANIZATION' }),
  named,
  { labelsWorld: true },
);

const percent = (value: number | null): string => (value === null ? '–' : value.toFixed(1));
const facts = (result: Score | undefined): string =>
  result === undefined
    ? 'not measured'
    : `F1 ${percent(f1(result.all))}, leaked characters ${percent(leak(result))} %, other text ${percent(other(result))} %`;
const inLanguages = (types: readonly EntityType[]): string =>
  own
    .filter(({ set }) => !set.every(isClean))
    .map(({ language, set, found }) => `${language} ${percent(f1(score(set, found, new Set(types)).all))}`)
    .join(', ');
/** Numbers and secrets with a form of their own. */
const structured = entityTypes.filter(
  (type) => entities[type].guarantee.mechanism === 'fpe' && !named.has(type) && !['ADDRESS', 'DATE'].includes(type),
);
printAims({
  synthetic: facts(publicScores.get('presidio-research, small')),
  structured: facts(score(all, allFound, new Set(structured))),
  noisy: facts(publicScores.get('wnut17, development part')),
  users: 'not measured',
  names: `F1 ${inLanguages(['PERSON'])}`,
  quantities: `ages ${inLanguages(['AGE'])}; amounts ${inLanguages(['MONEY'])}`,
  prompts: `${facts(whole)} (${percent(other(clean))} %); F1 ${inLanguages(entityTypes)}`,
  own: `leaked characters ${percent(leak(whole))} %, ${alarms(whole)?.toFixed(2)} false alarms in 1,000 words`,
  negatives: `${alarms(clean)?.toFixed(2)} false alarms in 1,000 words`,
  time,
});
