import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../main/engine/store';
import type { ConversationId, MessageId, ProviderId } from '../shared/domain';

/** The store on a profile of 2,000 conversations with 10 messages each: times of opening, listing, reading, searching, writing.
 * It takes minutes: every turn is written to the disk. */
const conversations = 2000;
const turns = 5;
const vocabulary = 20_000;

/** A fixed stream of numbers: each run measures the same profile. */
let state = 1;
const next = (size: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * size);
};
const syllables =
  'ba be bi bo da de di do fa fe fi fo ka ke ki ko la le li lo ma me mi mo na ne ni no ra re ri ro'.split(' ');
const wordOf = (rank: number): string => {
  let word = '';
  for (let rest = rank; word === '' || rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
};
/** Frequent words are frequent: rank falls off as in a language. */
const someWord = (): string => wordOf(Math.floor(vocabulary ** (next(1_000_000) / 1_000_000)) - 1);
const text = (words: number): string => Array.from({ length: words }, someWord).join(' ');

const folder = mkdtempSync(join(tmpdir(), 'palimpsest-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const profile = { path: join(folder, 'palimpsest.db'), key: new Uint8Array(32).fill(7) };

const print = (name: string, times: number[]): void => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms (${sorted.length} times)`);
};
const timed = <T>(times: number[], run: () => T): T => {
  const start = performance.now();
  const result = run();
  times.push(performance.now() - start);
  return result;
};
const measure = (name: string, count: number, run: () => unknown): void => {
  const times: number[] = [];
  for (let i = 0; i < count; i++) timed(times, run);
  print(name, times);
};

let store = openStore(profile);
const target = { provider: 'local' as ProviderId, model: '' };
const turnTimes: number[] = [];
const say = (conversation: ConversationId, parent: MessageId | null): MessageId => {
  const prompt = {
    original: text(60),
    sanitized: text(60),
    findings: [],
    instruction: null,
    draws: [],
    author: 'Local',
    writer: 'cloud' as const,
  };
  const title = parent === null ? { title: text(5) } : {};
  const turn = { ...prompt, ...title, conversation, parent };
  const { assistant } = timed(turnTimes, () => store.messages.commitTurn(turn));
  const reply = { restored: text(150), received: text(150), spans: [], status: 'done' as const, error: null };
  return store.messages.finish(assistant.id, reply).id;
};
for (let i = 0; i < conversations; i++) {
  const { id } = store.conversations.create({ temporary: false, mode: 'balanced', target });
  let parent: MessageId | null = null;
  for (let turn = 0; turn < turns; turn++) parent = say(id, parent);
}
print('commit a turn', turnTimes);
store.close();
console.log(`file: ${(statSync(profile.path).size / 2 ** 20).toFixed(0)} MiB`);

measure('open', 20, () => {
  store.close();
  store = openStore(profile);
});
measure('list conversations', 50, () => store.conversations.list());
const ids = store.conversations.list().map(({ id }) => id);
const anyId = () => ids[next(ids.length)] ?? (ids[0] as (typeof ids)[number]);
measure('open a conversation', 500, () => store.messages.path(anyId()));
measure('save a draft of 500 words', 500, () => store.conversations.saveDraft(anyId(), text(500)));
measure('search, one letter', 50, () => store.search(someWord().slice(0, 1)));
measure('search, as typed', 500, () => {
  const query = `${someWord()} ${someWord()}`;
  store.search(query.slice(0, 2 + next(query.length)));
});
measure('search, a rare word', 200, () => store.search(wordOf(next(vocabulary))));
measure('chats like one', 200, () => store.similar(anyId()));
store.close();
