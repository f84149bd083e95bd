import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getLlama, LlamaChat, LlamaLogLevel, resolveChatWrapper } from 'node-llama-cpp';
import { runnerImport } from 'vite';

/**
 * What the trained model finds in held texts by itself and beyond the fast layers, in the app's own runtime, with its own
 * pieces, verification and count. In the root of the repository, after `npm run build`:
 *
 *     node training/deep-scan/evaluate.mjs --model FILE.gguf --adapter FILE.gguf [--held FILE …] [--show]
 */
const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    adapter: { type: 'string' },
    held: { type: 'string', multiple: true },
    show: { type: 'boolean', default: false },
  },
});
const load = async (file) => (await runnerImport(file, { configFile: false })).module;
const { countRight, readMarked } = await load('./main/engine/local/check.ts');
const { verified } = await load('./main/engine/local/extract.ts');
const { kindNames } = await load('./main/engine/local/kinds.ts');
const { segmentsOf } = await load('./main/engine/tagging/segments.ts');
const { detect } = await load('./main/engine/privacy/index.ts');
const { openBuilt } = await load('./bench/detection/reader.ts');

const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, logLevel: LlamaLogLevel.error });
const model = await llama.loadModel({ modelPath: options.model });
const lora = options.adapter && { adapters: [{ filePath: options.adapter }] };
const context = await model.createContext({ contextSize: 1024, threads: 1, lora });
const chat = new LlamaChat({ contextSequence: context.getSequence(), chatWrapper: resolveChatWrapper(model) });

/** A word whole: one that is cut is no quote. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])?/gu;
/** A literal of llama.cpp's GBNF for words inside a JSON string. */
const literal = (text) => JSON.stringify(JSON.stringify(text).slice(1, -1));
/** What may stand between two words of one quote: more is another clause, or another line. */
const joins = (gap) => gap.length < 4 && !gap.includes('\n');

/** The answers that a text allows as a grammar: each quote is a run of the text's own words. */
const grammarOf = (text) => {
  const words = [...text.matchAll(word)];
  const runs = words.map(({ 0: own, index }, at) => {
    const next = words[at + 1];
    const gap = next === undefined ? '\n' : text.slice(index + own.length, next.index);
    return `w${at} ::= ${literal(own)}${joins(gap) ? ` (${literal(gap)} w${at + 1})?` : ''}`;
  });
  return [
    'root ::= "[" (item ("," item){0,11})? "]"',
    `item ::= "{\\"" kind "\\":\\"" words "\\"}"`,
    `kind ::= ${kindNames.map((kind) => `"${kind}"`).join(' | ')}`,
    `words ::= ${words.map((_, at) => `w${at}`).join(' | ')}`,
    ...runs,
  ].join('\n');
};

/** The question as prompt.py has it. */
const ask = async (text) => {
  const { response } = await chat.generateResponse(
    [
      { type: 'system', text: 'Find what is personal.' },
      { type: 'user', text },
      { type: 'model', response: [] },
    ],
    {
      grammar: await llama.createGrammar({ grammar: grammarOf(text) }),
      temperature: 0,
      repeatPenalty: false,
      maxTokens: 400,
    },
  );
  return response;
};

const quotesOf = (answer) =>
  [...answer.matchAll(/\{"(\w+)":("(?:[^"\\]|\\.)*")\}/g)].map(([, kind, text]) => ({
    kind,
    text: JSON.parse(text),
    sure: true,
  }));

const findIn = async (text) => {
  const found = [];
  for (const { start, end } of segmentsOf(text)) {
    const part = text.slice(start, end);
    if (!/\p{L}/u.test(part)) continue;
    for (const each of verified(part, quotesOf(await ask(part)))) {
      found.push({ ...each, start: start + each.start, end: start + each.end });
    }
  }
  return found;
};

const share = (part, whole) => `${part} of ${whole} (${((100 * part) / whole).toFixed(0)} %)`;
const fast = await openBuilt();
if (fast === null) throw new Error('The app is not built: npm run build');
const read = fast.fresh();

for (const file of options.held ?? ['training/deep-scan/held.txt', 'training/deep-scan/held-last.txt']) {
  const texts = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(readMarked);
  const alone = { wanted: 0, met: 0, found: 0, right: 0 };
  const added = { wanted: 0, met: 0, found: 0, right: 0, touching: 0 };
  const harmless = { texts: 0, alarmed: 0 };
  let took = 0;
  for (const { text, facts } of texts) {
    const known = await read(text);
    const began = performance.now();
    const deep = await findIn(text);
    took += performance.now() - began;
    const counted = countRight(facts, deep);
    for (const key of Object.keys(alone)) alone[key] += counted[key];
    const meets = (one, others) => others.some(({ start, end }) => start < one.end && one.start < end);
    const found = detect(text, { decisions: [], known: [], deep }).filter(({ source }) => source === 'model');
    const beside = found.filter((span) => !meets(span, known));
    const missed = facts.filter((fact) => !meets(fact, known));
    const { found: count, right } = countRight(facts, beside);
    const { wanted, met } = countRight(missed, found);
    added.found += count;
    added.right += right;
    added.touching += beside.filter((span) => meets(span, facts)).length;
    added.wanted += wanted;
    added.met += met;
    if (facts.length === 0) {
      harmless.texts++;
      if (beside.length > 0) harmless.alarmed++;
    }
    if (options.show && (right < count || met < wanted)) {
      const quoted = (spans) => spans.map(({ start, end }) => text.slice(start, end)).join(' | ');
      console.log(`${text}\n    missed before: ${quoted(missed)}\n    added: ${quoted(beside)}`);
    }
  }
  console.log(`${file}, ${texts.length} texts, ${(took / 1000 / texts.length).toFixed(1)} s each
  by itself: facts ${share(alone.met, alone.wanted)}, right ${share(alone.right, alone.found)}
  beyond the fast layers: facts ${share(added.met, added.wanted)}, right ${share(added.right, added.found)}, touching a fact ${share(added.touching, added.found)}
  something in ${share(harmless.alarmed, harmless.texts)} texts without anything`);
}
process.exit();
