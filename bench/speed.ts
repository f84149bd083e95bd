import { deriveKeys } from '../main/engine/keys';
import { createStreamRestorer, detect, entities, sanitize } from '../main/engine/privacy';
import { createCipher } from '../main/engine/privacy/ciphers';
import type { ProtectionContext } from '../main/engine/privacy/entities';
import { createNoise } from '../main/engine/privacy/noise';
import { defaultPolicy, type EntityType, type Replacement } from '../shared/domain';
import { chanceOf } from '../tests/unit/proof/chance';
import { writings } from '../tests/unit/proof/values';

/**
 * Prints what 10,000 words with 500 identifiers cost, without the tagger: to find them, to sanitize them, for the first
 * time in a conversation and again; what a streamed chunk costs to restore; and each type's own cost, by the clock: a
 * kernel counts a thread's time in steps of milliseconds.
 * `npm run bench -- speed`
 */
const keys = deriveKeys(new Uint8Array(32).fill(7));
const types = (Object.keys(writings) as EntityType[]).filter((type) => entities[type].guarantee.mechanism === 'fpe');

/** Prose without anything personal: 12 to 18 words a sentence, of a fixed list. */
const words =
  'the plan of a small house by river and lake will need more light than we had in spring because old walls keep rooms cold while open doors let wind through every long corridor'.split(
    ' ',
  );
const prose = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, at) => words[(at * 7 + seed * 13) % words.length]).join(' ');

const letter = (count: number): string => {
  const sentences: string[] = [];
  let length = 0;
  for (let at = 0; at < count; at++) {
    const type = types[at % types.length] as EntityType;
    const { templates, value } = writings[type] as NonNullable<(typeof writings)[EntityType]>;
    const sentence = (templates[at % templates.length] ?? '{0}').replace('{0}', () => value(chanceOf(at)));
    sentences.push(sentence);
    length += sentence.split(/\s+/).length;
    const rest = Math.round((10_000 * (at + 1)) / count) - length;
    if (rest > 0) {
      sentences.push(`${prose(rest, at)}.`);
      length += rest;
    }
  }
  return sentences.join(' ');
};

/** What one waits for, and what V8 compiles and collects beside it on other cores. Without what else runs on the machine. */
interface Milliseconds {
  readonly thread: number;
  readonly process: number;
}
const measured = (work: () => void): Milliseconds => {
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
  work();
  const [ours, every] = [process.threadCpuUsage(thread), process.cpuUsage(all)];
  return { thread: (ours.user + ours.system) / 1000, process: (every.user + every.system) / 1000 };
};
const middle = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
const median = (times: readonly Milliseconds[]): Milliseconds => ({
  thread: middle(times.map(({ thread }) => thread)),
  process: middle(times.map(({ process }) => process)),
});

const text = letter(500);
let round = 0;
/** A text that was not read before: detection remembers what it has read. */
const find = (): void => void detect(text + ' and'.repeat(++round), { decisions: [], known: [] });
const spans = detect(text, { decisions: [], known: [] });
const protect = (conversation: string) => sanitize(text, spans, { conversation, committed: [] }, defaultPolicy, keys);
const { findings } = protect('warm');
const times = {
  detect: median(Array.from({ length: 9 }, () => measured(find))),
  first: median(Array.from({ length: 9 }, () => measured(() => protect(`new ${round++}`)))),
  again: median(Array.from({ length: 9 }, () => measured(() => protect('warm')))),
};
console.log(
  `${text.split(/\s+/).length} words, ${text.length} characters, 500 identifiers of ${types.length} types, ${findings.length} findings`,
);
const row = (what: string, time: Milliseconds, digits: number, unit: string): void =>
  console.log(
    `${what.padEnd(44)}${time.thread.toFixed(digits).padStart(6)} ${unit}, ${time.process.toFixed(digits)} with what V8 compiles beside it`,
  );
row('detect', times.detect, 0, 'ms');
row('sanitize, a new conversation', times.first, 0, 'ms');
row('sanitize, again', times.again, 0, 'ms');

const committed = findings.filter((finding): finding is Replacement => finding.mechanism !== null);
const received = protect('warm').text;
const chunks = received.match(/[\s\S]{1,12}/g) ?? [];
const streamed = median(
  Array.from({ length: 5 }, () => {
    const restorer = createStreamRestorer(committed);
    return measured(() => {
      for (const chunk of chunks) restorer.push(chunk);
      restorer.end();
    });
  }),
);
const aChunk = (milliseconds: number): number => (1000 * milliseconds) / chunks.length;
row(
  `restore, ${committed.length} stand-ins, ${chunks.length} chunks`,
  { thread: aChunk(streamed.thread), process: aChunk(streamed.process) },
  1,
  'µs a chunk',
);

console.log('\nmicroseconds a value           first    again');
for (const type of Object.keys(writings) as EntityType[]) {
  const values = Array.from({ length: 20 }, (_, seed) => writings[type]?.value(chanceOf(seed)) ?? '');
  const of = (conversation: string): ProtectionContext => ({
    cipher: createCipher(keys.ciphers, conversation),
    noise: createNoise(keys.noise, ''),
    epsilonMilli: 1000n,
    keepGender: true,
  });
  const cost = (conversation: (at: number) => string): number =>
    middle(
      values.map((value, at) => {
        const context = of(conversation(at));
        const began = performance.now();
        entities[type].protect(value, context);
        return 1000 * (performance.now() - began);
      }),
    );
  cost((at) => `cold ${at}`);
  const first = cost((at) => `first ${type} ${at}`);
  cost(() => 'one');
  console.log(
    type.padEnd(26),
    first.toFixed(0).padStart(9),
    cost(() => 'one')
      .toFixed(0)
      .padStart(8),
  );
}
