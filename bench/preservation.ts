import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { deriveKeys } from '../main/engine/keys';
import { entities, restore, sanitize } from '../main/engine/privacy';
import { desanitize } from '../main/engine/privacy/desanitize';
import { createLinkTargets } from '../main/engine/privacy/matching/read/link-targets';
import { defaultPolicy, type EntityType, type Finding, type Replacement, type Span } from '../shared/domain';
import { prompts } from './detection/labelled';
import { appTagger, openReader } from './detection/reader';

/**
 * Prints how many of our own prompts (bench/prompts) do not keep their types: sanitized under several keys and read again, they
 * have others, or in other places (Preempt §3). And how many do not come back: as a reply of the same chat, or, of what is read
 * again, by the key alone. Of the runs that differ, apart, in how many it is what is protected that does: the others read another
 * word that stays (an occupation, an illness). `--faults`: each of them. `--prompts FOLDER` or FILE: of other prompts; `--keys 3`; `--tagger none`: by
 * lists only. Last, of each type how its values are read again. `npm run bench -- preservation`
 */
const { values: options } = parseArgs({
  args: process.argv.slice(1),
  strict: false,
  options: {
    prompts: { type: 'string', default: join(process.cwd(), 'bench', 'prompts') },
    keys: { type: 'string', default: '3' },
    tagger: { type: 'string', default: 'fast' },
    faults: { type: 'boolean', default: false },
  },
});
const source = String(options.prompts);
const files = source.endsWith('.txt')
  ? [source]
  : readdirSync(source).flatMap((name) => (name.endsWith('.txt') ? [join(source, name)] : []));
const keys = Array.from({ length: Number(options.keys) }, (_, seed) => deriveKeys(new Uint8Array(32).fill(seed + 1)));
const reader = await openReader(options.tagger === 'none' ? null : appTagger);
console.log(reader.names === 'model' ? 'With the trained model.' : 'Without the trained model: lists only.');

const isReplacement = (finding: Finding): finding is Replacement => finding.mechanism !== null;
const placed = (type: string, start: number, end: number): string => `${type} ${start} ${end}`;
const quote = (text: string, start: number, end: number): string =>
  JSON.stringify(
    `${text.slice(Math.max(0, start - 30), start)}[${text.slice(start, end)}]${text.slice(end, end + 20)}`,
  );

/** The places of a text in which nothing is restored: a click would carry it out. */
const linkTargets = (text: string): boolean[] => {
  const inTarget = createLinkTargets();
  return Array.from({ length: text.length }, (_, at) => inTarget(text.charCodeAt(at)));
};

/** The original as a reply gives it back: what stands in links as it was sent. */
const asGivenBack = (text: string, sanitized: string, findings: readonly Finding[]): string => {
  const blocked = linkTargets(sanitized);
  return findings
    .filter(({ surrogateEnd }) => blocked[surrogateEnd - 1] === true)
    .reduceRight((kept, { start, end, surrogate }) => kept.slice(0, start) + surrogate + kept.slice(end), text);
};

/** Where two texts part. */
const firstDifference = (text: string, other: string): string => {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const around = (each: string): string => JSON.stringify(each.slice(Math.max(0, at - 30), at + 30));
  return `${around(text)} as ${around(other)}`;
};

/** What is shown by its type and stays as it is. */
const isKept = (type: EntityType): boolean => entities[type].action === 'keep';

/** What was shown and is not read there again, and what is read that was not shown. */
const differences = (
  text: string,
  sanitized: string,
  findings: readonly Finding[],
  again: readonly Span[],
): { readonly type: EntityType; readonly fault: string }[] => {
  const shown = new Set(
    findings.map(({ type, surrogateStart, surrogateEnd }) => placed(type, surrogateStart, surrogateEnd)),
  );
  const read = new Set(again.map(({ type, start, end }) => placed(type, start, end)));
  return [
    ...findings
      // A placeholder says its type itself.
      .filter(({ mechanism }) => mechanism !== 'redact')
      .filter(({ type, surrogateStart, surrogateEnd }) => !read.has(placed(type, surrogateStart, surrogateEnd)))
      .map(({ type, start, end, surrogateStart, surrogateEnd, reason }) => ({
        type,
        fault: `LOST ${type} ${quote(text, start, end)} → ${quote(sanitized, surrogateStart, surrogateEnd)} (was: ${reason})`,
      })),
    ...again
      .filter(({ type, start, end }) => !shown.has(placed(type, start, end)))
      .map(({ type, start, end, reason }) => ({
        type,
        fault: `NEW ${type} ${quote(sanitized, start, end)} (${reason})`,
      })),
  ];
};

/** Enciphered identifiers that are read again in their place and that the key alone leads elsewhere. */
const wayBack = (sanitized: string, findings: readonly Finding[], again: readonly Span[], at: number): string[] => {
  const key = keys[at];
  if (key === undefined) return [];
  const { spans } = desanitize(sanitized, again, { conversation: `c${at}`, keepGender: defaultPolicy.keepGender }, key);
  const recovered = new Map(
    spans.map(({ receivedStart, type, original }) => [placed(type, receivedStart, 0), original]),
  );
  const read = new Set(again.map(({ type, start, end }) => placed(type, start, end)));
  return findings
    .filter(({ mechanism, type }) => mechanism === 'fpe' && entities[type].guarantee.mechanism === 'fpe')
    .filter(({ type, surrogateStart, surrogateEnd }) => read.has(placed(type, surrogateStart, surrogateEnd)))
    .map(({ type, surrogateStart, original, surrogate }) => ({
      type,
      original,
      surrogate,
      back: recovered.get(placed(type, surrogateStart, 0)) ?? null,
    }))
    .filter(({ original, back }) => back !== original)
    .map(({ type, original, surrogate, back }) => `KEY ALONE ${type} ${JSON.stringify([original, surrogate, back])}`);
};

/** How a value is read again: as it was shown, or not, as part of something else, at other edges; and what is new beside all. */
const outcomes = ['as shown', 'not', 'other type', 'other edges', 'new'] as const;
type Outcome = (typeof outcomes)[number];
const outcomesByType = new Map<string, Record<Outcome, number>>();
const count = (type: string, outcome: Outcome): void => {
  const row = outcomesByType.get(type) ?? { 'as shown': 0, not: 0, 'other type': 0, 'other edges': 0, new: 0 };
  row[outcome]++;
  outcomesByType.set(type, row);
};
const countOutcomes = (findings: readonly Finding[], again: readonly Span[]): void => {
  for (const { type, surrogateStart: start, surrogateEnd: end, mechanism, surrogate, original } of findings) {
    if (mechanism === 'redact') continue;
    const beside = again.filter((span) => span.start < end && start < span.end);
    const same = beside.filter((span) => span.type === type);
    const name = `${type}${surrogate === original ? ', kept' : ''}`;
    if (same.some((span) => span.start === start && span.end === end)) count(name, 'as shown');
    else if (beside.length === 0) count(name, 'not');
    else count(name, same.length === 0 ? 'other type' : 'other edges');
  }
  for (const { type, start, end } of again)
    if (!findings.some(({ surrogateStart, surrogateEnd }) => start < surrogateEnd && surrogateStart < end))
      count(type, 'new');
};

interface Sum {
  prompts: number;
  differingPrompts: number;
  runs: number;
  differingRuns: number;
  /** … in what is protected: a word that stays harms nobody where it is read once and not again. */
  differingProtected: number;
  values: number;
  differingValues: number;
  notRestored: number;
  otherByKey: number;
}
const columns: readonly (readonly [keyof Sum, string])[] = [
  ['prompts', 'prompts'],
  ['differingPrompts', 'differ'],
  ['runs', 'runs'],
  ['differingRuns', 'differ'],
  ['differingProtected', 'in protected ones'],
  ['values', 'values'],
  ['differingValues', 'differ'],
  ['notRestored', 'not restored'],
  ['otherByKey', 'another by the key alone'],
];
const none = (): Sum => ({
  prompts: 0,
  differingPrompts: 0,
  runs: 0,
  differingRuns: 0,
  differingProtected: 0,
  values: 0,
  differingValues: 0,
  notRestored: 0,
  otherByKey: 0,
});
const print = (name: string, cells: readonly string[]): void =>
  console.log(
    [name.padEnd(12), ...columns.map(([, head], at) => (cells[at] ?? '').padStart(head.length + 2))].join(''),
  );
const printSum = (name: string, sum: Sum): void =>
  print(
    name,
    columns.map(([key]) => String(sum[key])),
  );

const total = none();
print(
  'set',
  columns.map(([, head]) => head),
);
for (const file of files) {
  const [read, name, sum] = [reader.fresh(), basename(file, '.txt'), none()];
  for (const [number, { text }] of prompts(file).entries()) {
    const spans = await read(text);
    const seen = new Set<string>();
    let hasDifference = false;
    for (const [at, key] of keys.entries()) {
      const sanitized = sanitize(text, spans, { conversation: `c${at}`, committed: [] }, defaultPolicy, key);
      const { findings } = sanitized;
      const again = await read(sanitized.text);
      const differ = differences(text, sanitized.text, findings, again);
      countOutcomes(findings, again);
      const others = wayBack(sanitized.text, findings, again, at);
      const { restored } = restore(sanitized.text, findings.filter(isReplacement), [sanitized]);
      const wanted = asGivenBack(text, sanitized.text, findings);
      const lost = restored === wanted ? [] : [`NOT RESTORED ${firstDifference(wanted, restored)}`];
      sum.runs++;
      sum.values += spans.length;
      sum.differingRuns += differ.length > 0 ? 1 : 0;
      sum.differingProtected += differ.some(({ type }) => !isKept(type)) ? 1 : 0;
      sum.differingValues += differ.length;
      sum.notRestored += lost.length;
      sum.otherByKey += others.length;
      hasDifference ||= differ.length > 0;
      for (const fault of options.faults ? [...differ.map(({ fault }) => fault), ...lost, ...others] : []) {
        if (!seen.has(fault)) console.log(`  ${name} ${number + 1} key ${at + 1} ${fault}`);
        seen.add(fault);
      }
    }
    sum.prompts++;
    sum.differingPrompts += hasDifference ? 1 : 0;
  }
  printSum(name, sum);
  for (const [key] of columns) total[key] += sum[key];
}
if (files.length > 1) printSum('all', total);

console.log(`\n${'type'.padEnd(28)}${outcomes.map((outcome) => outcome.padStart(13)).join('')}`);
for (const [type, row] of [...outcomesByType].sort(([a], [b]) => a.localeCompare(b)))
  if (outcomes.some((outcome) => outcome !== 'as shown' && row[outcome] > 0))
    console.log(`${type.padEnd(28)}${outcomes.map((outcome) => String(row[outcome]).padStart(13)).join('')}`);
