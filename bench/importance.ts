import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deriveKeys } from '../main/engine/keys';
import { createImportance } from '../main/engine/local';
import type { WordScores } from '../main/engine/privacy';
import { isStopWord } from '../main/engine/privacy/detect/words/vocabulary';
import { readWords } from '../main/engine/privacy/modes/words/reading';
import { fetchModel } from '../scripts/models.mjs';
import { type ConversationId, defaultPolicy } from '../shared/domain';
import { prompts } from './detection/labelled';
import { appTagger, openReader } from './detection/reader';
import { type Cause, changedWords, sanitized, similarity, type Way, whyOpen, withStandIns } from './local/hiding';
import { inserted } from './local/inserted';
import { openWorker, type Worker } from './local/worker';

/**
 * Prints what a local model's scores do for Task-aware, beside word frequency: how well they tell what the model's own
 * answer hangs on, which words change, what is hidden and what is kept, and how long they take.
 * `npm run bench -- importance [--model FILE] [--prompts 50] [--words 80] [--inserted 24] [--ranked 12] [--hiding] [--unranked]`
 */
const { values: options } = parseArgs({
  args: process.argv.slice(1),
  strict: false,
  options: {
    model: { type: 'string' },
    prompts: { type: 'string', default: '50' },
    /** Of the longest prompt: leaving out each word takes time. */
    words: { type: 'string', default: '80' },
    /** Harmless prompts with a personal sentence in them. */
    inserted: { type: 'string', default: '24' },
    /** Only what is hidden and kept: what the answer loses takes most of the time. */
    hiding: { type: 'boolean', default: false },
    /** Words of a prompt that the rank correlation is taken over. */
    ranked: { type: 'string', default: '12' },
    /** Without the rank correlation, for which each word is left out by itself: most of what is left. */
    unranked: { type: 'boolean', default: false },
  },
});
const file = options.model === undefined ? await fetchModel() : String(options.model);
const worker = await openWorker(file);
/** A value's noise is drawn by the key, so how much is hidden is a mean over some. The rest goes by the first. */
const draws = Array.from({ length: 20 }, (_, at) => deriveKeys(new Uint8Array(32).fill(at)));
const keys = deriveKeys(new Uint8Array(32));
const chat = 'bench' as ConversationId;
const { signal } = new AbortController();
const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const fixed = (value: number): string => value.toFixed(2);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const importance = (onRead: () => void, { surprisal }: Worker = worker) =>
  createImportance({
    surprisal,
    choose: async () => 'bench',
    onRead,
    stillness: 0,
  });

/** The app's own reading of a text. */
const scoresOf = async (text: string): Promise<WordScores> => {
  for (;;) {
    let done: () => void = () => undefined;
    const read = new Promise<void>((resolve) => {
      done = resolve;
    });
    const reader = importance(done);
    reader.follow(chat, text);
    await read;
    const scores = reader.read(chat, text);
    reader.close();
    if (scores !== null) return scores;
  }
};

/** Two ways often change the same words. */
const losses = new Map<string, number>();

/** Bits of the answer's words after a prompt: L(q, y) of the paper, but for a factor. */
const loss = async (prompt: string, answer: string): Promise<number> => {
  const head = `Request: ${prompt}\n\nAnswer: `;
  const known = losses.get(head + answer);
  if (known !== undefined) return known;
  const bits = await worker.bits(head, answer);
  const mean = bits.reduce((sum, word) => sum + word.bits, 0) / Math.max(1, bits.length);
  losses.set(head + answer, mean);
  return mean;
};

const ranks = (values: readonly number[]): number[] =>
  values.map(
    (value) => values.filter((other) => other < value).length + values.filter((other) => other === value).length / 2,
  );

/** Spearman's rank correlation; 0 where one of the two says nothing. */
const correlation = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [ranks(one), ranks(other)];
  const [ma, mb] = [mean(a), mean(b)];
  const spread = (values: readonly number[], m: number): number =>
    Math.sqrt(mean(values.map((value) => (value - m) ** 2)));
  const product = spread(a, ma) * spread(b, mb);
  return product === 0 ? 0 : mean(a.map((value, at) => (value - ma) * ((b[at] ?? 0) - mb))) / product;
};

/** Of fewer words a rank says little. */
const fewestRanked = 5;
/** As many of a list, in equal steps. */
const evenly = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length));

/** What is compared: λ and where the scores come from. */
const compared: ({ name: string } & Way)[] = [
  ...[defaultPolicy.sliders['task-aware'], 1].flatMap((share) => [
    { name: `λ ${share}, local model`, share, isScored: true },
    { name: `λ ${share}, word frequency`, share, isScored: false },
  ]),
  { name: 'λ 0: only what was found', share: 0, isScored: true },
  // Noise draws a value as itself one time in four, a cipher one time in the size of its class.
  {
    name: `λ ${defaultPolicy.sliders['task-aware']}, local model, values noised`,
    share: defaultPolicy.sliders['task-aware'],
    isScored: true,
    isNoised: true,
  },
  { name: 'Balanced', share: null, isScored: false },
];
const ways = compared.map((way) => ({
  ...way,
  /** Under each key. */
  hidden: draws.map(() => 0),
  same: 0,
  kept: 0,
  similar: [] as number[],
  lost: [] as number[],
  /** Of the answer with all that leaves in it, the values' stand-ins as well. */
  lostWithValues: [] as number[],
}));
let items = 0;
let words = 0;
/** Items of values that are noised. */
let noised = 0;
/** At the default with the model's scores: what is open, by cause. */
const open = new Map<Cause, string[]>();
const correlations = { 'local model': [] as number[], rarity: [] as number[] };

const reader = (await openReader(appTagger)).fresh();
const all = prompts(join(process.cwd(), 'bench', 'prompts', 'en.txt'));
const chosen = all
  .filter(({ text }) => text.split(/\s+/).length >= 12 && text.split(/\s+/).length <= Number(options.words))
  .slice(0, Number(options.prompts));
console.log(`${chosen.length} English prompts; which words give way, at the default proportion`);

for (const { text, labels } of chosen) {
  const spans = await reader(text);
  const scores = await scoresOf(text);
  const prompt = { model: 'bench', head: '', isChat: true, before: text, text: '' };
  const answer = options.hiding ? '' : (await worker.surprisal({ ...prompt, write: 24 }, signal)).written;
  const base = answer === '' ? 0 : await loss(text, answer);

  // What the answer hangs on, by leaving out words of any meaning, spread over the prompt: few of them may change.
  const meaning = readWords(text, []).occurrences.filter(({ lower }) => !isStopWord(lower));
  const places = evenly(meaning, Number(options.ranked)).map(({ start, end }) => [start, end] as const);
  if (answer !== '' && !options.unranked && places.length >= fewestRanked) {
    const truth: number[] = [];
    for (const [start, end] of places) {
      truth.push(Math.abs((await loss(text.slice(0, start) + text.slice(end), answer)) - base));
    }
    const at = new Map(scores.words.map((word) => [word.start, word]));
    correlations['local model'].push(
      correlation(
        places.map(([start]) => at.get(start)?.importance ?? 0),
        truth,
      ),
    );
    correlations.rarity.push(
      correlation(
        places.map(([start]) => at.get(start)?.information ?? 0),
        truth,
      ),
    );
  }

  const wanted = labels.filter(({ optional }) => !optional);
  items += wanted.length;
  words += text.split(/\s+/).length;
  console.log(`  ${text.replace(/\s+/g, ' ').slice(0, 100)}`);
  for (const [at, way] of ways.entries()) {
    const { text: whole, findings } = sanitized(text, spans, keys, way, scores);
    const changed = changedWords(findings);
    const causes = wanted.map((label) => whyOpen(label, findings, text));
    for (const [by, draw] of draws.entries()) {
      const drawn = sanitized(text, spans, draw, way, scores).findings;
      const open = wanted.map((label) => whyOpen(label, drawn, text)).filter((cause) => cause !== null);
      way.hidden[by] = (way.hidden[by] ?? 0) + wanted.length - open.length;
      way.same += open.filter((cause) => cause === 'drawn as itself').length / draws.length;
    }
    way.kept += text.split(/\s+/).length - changed.reduce((sum, { original }) => sum + original.split(/\s+/).length, 0);
    way.similar.push(...changed.filter(({ type }) => type === 'WORD').map(similarity));
    // The user's own values stand on both sides: only what the words cost is compared.
    const own = changed.reduceRight(
      (whole, { start, end, surrogate }) => whole.slice(0, start) + surrogate + whole.slice(end),
      text,
    );
    if (answer !== '') {
      way.lost.push(own === text ? 0 : (await loss(own, answer)) - base);
      way.lostWithValues.push((await loss(whole, withStandIns(answer, findings))) - base);
    }
    if (way.share === null) {
      for (const { start, end } of wanted) {
        const own = findings.find((each) => each.start <= start && end <= each.end);
        if (own?.mechanism === 'mldp' || own?.mechanism === 'date-shift') noised++;
      }
    }
    if (at === 0)
      for (const [index, cause] of causes.entries()) {
        const { type, start, end } = wanted[index] ?? { type: '', start: 0, end: 0 };
        if (cause !== null) open.set(cause, [...(open.get(cause) ?? []), `${type} ${text.slice(start, end)}`]);
      }
    if (at < 2) {
      const swaps = changed.map(({ original, surrogate }) => `${original}→${surrogate}`);
      console.log(`    ${way.name.padEnd(22)} ${swaps.join(', ')}`);
    }
  }
}

if (!options.hiding && !options.unranked)
  console.log(
    `\nrank correlation of importance with |L(q, y) − L(q′, y)|, mean over ${correlations.rarity.length} prompts: ${Object.entries(
      correlations,
    )
      .map(([name, values]) => `${name} ${fixed(mean(values))}`)
      .join(', ')}`,
  );
console.log(
  'scores | privacy items hidden (PHR): mean, and by key | hidden, or noised and drawn as itself | words kept | similarity of changed words | loss of the answer, bits a word | the same with the values changed as well',
);
const bits = (values: readonly number[]): string => (values.length === 0 ? '–' : fixed(mean(values)));
for (const { name, hidden, same, kept, similar, lost, lostWithValues } of ways) {
  console.log(
    `${name} | ${percent(mean(hidden), items)} of ${items}, ${percent(Math.min(...hidden), items)} to ${percent(Math.max(...hidden), items)} | ${percent(mean(hidden) + same, items)} | ${percent(kept, words)} | ${bits(similar)} | ${bits(lost)} | ${bits(lostWithValues)}`,
  );
}

console.log(`open at the default with the model's scores under the first key, by cause; ${noised} items are noised`);
for (const [cause, found] of open) console.log(`  ${cause}: ${found.length}; ${found.join(', ')}`);

// As the paper measures it: what is personal has nothing to do with the task (§6.1.1).
const rates = new Map<string, { items: number; hidden: number[] }>();
for (const { text, items: own } of inserted(Number(options.inserted))) {
  const spans = await reader(text);
  const scores = await scoresOf(text);
  const found = ways.map((way) => draws.map((draw) => sanitized(text, spans, draw, way, scores).findings));
  for (const item of own) {
    for (const name of [item.attribute, 'all']) {
      const rate = rates.get(name) ?? { items: 0, hidden: ways.map(() => 0) };
      rates.set(name, rate);
      rate.items++;
      for (const [at, drawn] of found.entries()) {
        const hidden = drawn.filter((findings) => whyOpen(item, findings, text) === null);
        rate.hidden[at] = (rate.hidden[at] ?? 0) + hidden.length / draws.length;
      }
    }
  }
}
console.log(`\ninserted in harmless prompts | ${ways.map(({ name }) => name).join(' | ')}`);
for (const [name, { items: of, hidden }] of rates)
  console.log(`${name} (${of}) | ${hidden.map((count) => percent(count, of)).join(' | ')}`);
worker.close();

const paragraph = all
  .map(({ text }) => text)
  .join('\n\n')
  .split(/(?<=\s)/)
  .slice(0, 200)
  .join('');
const fresh = await openWorker(file);
let told: () => void = () => undefined;
const live = importance(() => told(), fresh);
const time = async (text: string): Promise<string> => {
  const read = new Promise<void>((resolve) => {
    told = resolve;
  });
  const [began, before] = [performance.now(), fresh.processor()];
  live.follow(chat, text);
  await read;
  const after = fresh.processor();
  const own = before === null || after === null ? '' : ` (${(after - before).toFixed(1)} s of processor time)`;
  return `${((performance.now() - began) / 1000).toFixed(1)} s${own}`;
};
const first = await time(paragraph);
const edited = await time(paragraph.replace(/\w+\W*$/, 'lighthouse'));
console.log(`\n200 words: ${first} at first, with the model's loading (aim 8 s), ${edited} after an edit (aim 2 s)`);
fresh.close();
