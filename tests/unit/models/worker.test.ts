import { closeSync, copyFileSync, ftruncateSync, linkSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepNewest } from '../../../main/workers/models/chat';
import { watchLoops } from '../../../main/workers/models/loops';
import { fetchModel } from '../../../scripts/models.mjs';
import type { ChatMessage, ModelsNotices, ModelsService, SurprisalCall } from '../../../shared/models';
import { connect } from '../../../shared/port';
import { connectModels, easyChat, forkModels, newFolder, runOf } from './children';

/** The real worker with the real small model. */

const user = (text: string): ChatMessage => ({ role: 'user', text });
const story = [user('Write a long story about a lighthouse keeper.')];

let model = '';
let worker = connectModels(forkModels());
const ask = (
  messages: ChatMessage[],
  {
    path = model,
    maxTokens = 40,
    schema,
    ...options
  }: {
    path?: string;
    maxTokens?: number;
    schema?: object;
    signal?: AbortSignal;
    onChunk?: (text: string) => void;
  } = {},
) =>
  worker.call(
    'chat',
    { ...runOf(path), model: 'any', messages, maxTokens, ...(schema === undefined ? {} : { schema }) },
    options,
  );

beforeAll(async () => {
  model = await fetchModel();
});

describe('a reply', () => {
  it('follows from the messages before, and the chunks add up to the answer', async () => {
    let streamed = '';
    let chunks = 0;
    const { text, reason } = await ask(easyChat, {
      onChunk: (chunk) => {
        streamed += chunk;
        chunks += 1;
      },
    });
    expect(text).toContain('lighthouse');
    expect(streamed).toBe(text);
    expect(chunks).toBeGreaterThan(1);
    expect(reason).toBe('end');
  });

  it('ends at the length asked for', async () => {
    const { text, reason } = await ask(story, { maxTokens: 5 });
    expect(reason).toBe('length');
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(6);
  });

  it('that goes in a circle is ended where it is seen to, but for a word that is under way', async () => {
    // Its likeliest words go on as it goes: free ones are the computer's arithmetic.
    const song: ChatMessage = { role: 'assistant', text: 'remember everything beautiful, '.repeat(16).trim() };
    const watch = watchLoops();
    const seen: boolean[] = [];
    const { reason } = await worker.call(
      'chat',
      { ...runOf(model), model: 'any', messages: [user('Sing for ever.'), song], maxTokens: 200, greedy: true },
      { onChunk: (chunk) => void seen.push(watch(chunk)) },
    );
    expect(reason).toBe('repeats');
    expect(seen.filter(Boolean).length).toBeLessThanOrEqual(2);
  }, 120_000);

  it('that is stopped answers with what has come', async () => {
    const stop = new AbortController();
    let streamed = '';
    const { text, reason } = await ask(story, {
      maxTokens: 2000,
      signal: stop.signal,
      onChunk: (chunk) => {
        streamed += chunk;
        if (streamed.length > 20) stop.abort();
      },
    });
    expect(reason).toBe('stopped');
    expect(text.length).toBeGreaterThan(20);
    expect(streamed).toBe(text);
  });

  it('that is stopped while it waits for its turn says nothing', async () => {
    const first = new AbortController();
    const second = new AbortController();
    const running = ask(story, { maxTokens: 2000, signal: first.signal });
    const waiting = ask(story, { maxTokens: 2000, signal: second.signal });
    second.abort();
    first.abort();
    expect((await running).reason).toBe('stopped');
    expect(await waiting).toEqual({ text: '', reason: 'stopped' });
  });

  it('that is stopped while the model loads says nothing, at once, and the model is there for the next', async () => {
    let loaded = false;
    const { port } = forkModels();
    const fresh = connect<Record<never, never>, ModelsService, Record<never, never>, ModelsNotices>(port, {}, () => {
      loaded = true;
    });
    await fresh.call('inspect', { path: model, gpu: 'auto' });
    const stop = new AbortController();
    const question = { ...runOf(model), model: 'any', messages: story, maxTokens: 3 };
    const stopped = fresh.call('chat', question, { signal: stop.signal });
    stop.abort();
    expect(await stopped).toEqual({ text: '', reason: 'stopped' });
    expect(loaded).toBe(false);
    expect((await fresh.call('chat', question)).reason).toBe('length');
    expect(loaded).toBe(true);
  });

  it('comes after the one before it, not among it, of another model too', async () => {
    const other = join(newFolder(), 'other.gguf');
    linkSync(model, other);
    const order: string[] = [];
    await Promise.all([
      ask(story, { maxTokens: 10, onChunk: () => order.push('first') }),
      ask(story, { maxTokens: 10, path: other, onChunk: () => order.push('second') }),
      ask(story, { maxTokens: 10, onChunk: () => order.push('third') }),
    ]);
    expect(order.filter((name, index) => name !== order[index - 1])).toEqual(['first', 'second', 'third']);
  });

  it('comes to a chat that is longer than the context', async () => {
    const { text } = await ask(
      [user('The sea was grey. '.repeat(5000)), { role: 'assistant', text: 'I see.' }, ...easyChat],
      { maxTokens: 10 },
    );
    expect(text).toContain('lighthouse');
  });

  it('tells how much of a longer chat was forgotten, and forgets no more while it comes', async () => {
    const turns = [1, 2, 3, 4].flatMap((): ChatMessage[] => [
      user('The sea was grey. '.repeat(20)),
      { role: 'assistant', text: 'I see.' },
    ]);
    const chat = [...turns, ...story];
    const input = { ...runOf(model), contextSize: 512, model: 'any', maxTokens: 4096 };
    const told = await worker.call('chat', { ...input, messages: chat });
    expect(told.forgotten).toBeGreaterThan(0);
    expect(told.forgotten).toBeLessThan(chat.length);
    // What was left is read whole.
    const again = await worker.call('chat', { ...input, messages: chat.slice(told.forgotten), maxTokens: 1 });
    expect(again.forgotten).toBe(0);
    expect((await worker.call('chat', { ...input, messages: easyChat, maxTokens: 1 })).forgotten).toBe(0);
  }, 120_000);

  it('ends where what the model keeps in mind is full', async () => {
    const input = { ...runOf(model), contextSize: 512, model: 'any', maxTokens: 4096 };
    const { reason, text } = await worker.call('chat', {
      ...input,
      messages: [user('Count from one to five hundred in words: one, two, three, four, five, six, seven, eight')],
    });
    expect(['length', 'end', 'repeats']).toContain(reason);
    expect(text.length).toBeLessThan(512 * 8);
  }, 120_000);

  it('goes on where it was cut, in the words that it would have written', async () => {
    const write = async (messages: ChatMessage[], maxTokens: number): Promise<string> =>
      (await worker.call('chat', { ...runOf(model), model: 'any', messages, maxTokens, greedy: true })).text;
    const whole = await write(story, 24);
    const begun = (await write(story, 12)).trimEnd();
    const rest = await write([...story, { role: 'assistant', text: begun }], 12);
    expect(`${begun}${rest}`).toBe(whole);
  }, 60_000);

  it('goes on where the context is full, from the end of what was written', async () => {
    const question = user(`What about this sea? ${'The sea was grey. '.repeat(40)}`);
    const long = `It began so. ${'The keeper lit the lamp and slept. '.repeat(50)}Then he`;
    const contextSize = 512;
    const { text } = await worker.call('chat', {
      ...runOf(model),
      contextSize,
      model: 'any',
      messages: [question, { role: 'assistant', text: long }],
      maxTokens: 5,
    });
    expect(text).not.toBe('');
  }, 60_000);

  it('does not come to a single message that is longer than the context', async () => {
    await expect(ask([user('word '.repeat(20_000))])).rejects.toMatchObject({ code: 'model_context_full' });
  });
});

describe('an answer of a given form', () => {
  const list = {
    type: 'object',
    properties: {
      kind: { enum: ['place', 'person'] },
      words: { type: 'array', items: { type: 'string', maxLength: 20 }, maxItems: 3 },
    },
  };

  it('is JSON of that form, the same each time', async () => {
    const question = [user('Name the places in "I flew from Oslo to Rome."')];
    const first = await ask(question, { schema: list, maxTokens: 200 });
    const { kind, words } = JSON.parse(first.text);
    expect(['place', 'person']).toContain(kind);
    expect(words.every((word: unknown) => typeof word === 'string')).toBe(true);
    expect(first.reason).toBe('end');
    expect(await ask(question, { schema: list, maxTokens: 200 })).toEqual(first);
  });
});

describe('messages that do not fit', () => {
  const count = (messages: readonly ChatMessage[]): number => messages.length;
  const chat: ChatMessage[] = [{ role: 'system', text: 's' }, user('1'), { role: 'assistant', text: '2' }, user('3')];

  it('lose the oldest first and keep the instruction', () => {
    expect(keepNewest(chat, 4, count)).toEqual(chat);
    expect(keepNewest(chat, 3, count).map(({ text }) => text)).toEqual(['s', '2', '3']);
    expect(keepNewest(chat, 2, count).map(({ text }) => text)).toEqual(['s', '3']);
  });

  it('keep a reply that goes on with its prompt, and of the two what fits of its end', () => {
    const cut: ChatMessage = { role: 'assistant', text: 'x'.repeat(1000) };
    const size = (kept: readonly ChatMessage[]): number => kept.reduce((sum, { text }) => sum + text.length, 0);
    expect(keepNewest([user('a'.repeat(500)), user('b'), cut], 1100, size)).toEqual([user('b'), cut]);
    const [prompt, end] = keepNewest([user('b'), { ...cut, text: `${cut.text}end` }], 400, size);
    expect(prompt).toEqual(user('b'));
    expect(end?.text).toMatch(/^x{100,}end$/);
    expect(() => keepNewest([user('b'.repeat(500)), cut], 400, size)).toThrow('model_context_full');
  });

  it('never lose the last', () => {
    expect(() => keepNewest(chat, 1, count)).toThrow('model_context_full');
  });
});

describe('a file that is no whole model', () => {
  const folder = newFolder();
  const refused = (path: string) => expect(ask([user('hi')], { path })).rejects;

  it.each([0.9, 0.5, 0.0001])('is cut short at %d of its length', async (share) => {
    const path = join(folder, `cut-${share}.gguf`);
    copyFileSync(model, path);
    truncateSync(path, Math.floor(98_362_432 * share));
    await refused(path).toMatchObject({ code: 'model_cut_short' });
  });

  it('is no model when it is text or empty, and cut short when it only begins like one', async () => {
    for (const [name, content, code] of [
      ['text', 'This is not a model.', 'model_not_gguf'],
      ['empty', '', 'model_not_gguf'],
      ['beginning', `GGUF${'x'.repeat(10_000)}`, 'model_cut_short'],
    ] as const) {
      const path = join(folder, `${name}.gguf`);
      writeFileSync(path, content);
      await refused(path).toMatchObject({ code });
    }
  });

  it('is missing when it is not there', async () => {
    await refused(join(folder, 'nowhere.gguf')).toMatchObject({ code: 'model_file_missing' });
  });

  it('is too large when it exceeds the memory', async () => {
    const path = join(folder, 'large.gguf');
    writeFileSync(path, 'GGUF');
    const file = openSync(path, 'r+');
    ftruncateSync(file, totalmem() * 2);
    closeSync(file);
    await refused(path).toMatchObject({ code: 'model_too_large' });
  });

  it('leaves the worker able to run a whole one', async () => {
    expect((await ask(easyChat)).text).toContain('lighthouse');
  });
});

describe('a worker that dies in the middle', () => {
  it('fails the reply, and a fresh one answers', async () => {
    const dying = forkModels();
    worker = connectModels(dying);
    await expect(ask(story, { maxTokens: 2000, onChunk: () => dying.kill() })).rejects.toMatchObject({
      code: 'engine_restarted',
    });
    worker = connectModels(forkModels());
    expect((await ask(easyChat)).text).toContain('lighthouse');
    // The model is loaded twice.
  }, 120_000);
});

describe('the surprisal of words', () => {
  const call = (input: Omit<SurprisalCall['input'], 'model'>, signal?: AbortSignal) =>
    worker.call('surprisal', { ...runOf(model), model: 'any', ...input }, signal ? { signal } : {});
  const read = async (head: string, text: string, signal?: AbortSignal) =>
    (await call({ head, isChat: false, before: '', text }, signal)).words;
  const bitsOf = async (before: string, text: string, word: string): Promise<number> => {
    const found = await read(before, text);
    return found.find(({ start, end }) => text.slice(start, end) === word)?.bits ?? Number.NaN;
  };

  it('has every word and mark in its place', async () => {
    const text = ' Größe, “x” 東京\n\tend. ';
    const found = await read('', text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(text.match(/[\p{L}\p{M}\p{N}_]+|\S/gu));
    for (const { bits } of found) expect(bits).toBeGreaterThan(0);
  });

  it('is small for a word that was to be expected, also by what stands before', async () => {
    expect(await bitsOf('', 'The capital of France is Paris', 'Paris')).toBeLessThan(4);
    expect(await bitsOf('', 'The capital of France is bread', 'bread')).toBeGreaterThan(8);
    const told = await bitsOf('My dog is called Zorro. ', 'I walk Zorro every day.', 'Zorro');
    expect(told).toBeLessThan((await bitsOf('', 'I walk Zorro every day.', 'Zorro')) - 4);
  });

  it('is that of all tokens that might have come, also for one that hardly would', async () => {
    const bits = [];
    for (const word of ['mat', 'his', 'was', 'parliament', 'photosynthesis'])
      bits.push(await bitsOf('', `The cat sat on the ${word}`, word));
    expect(bits.map(Math.round)).toEqual(bits.map(Math.round).toSorted((one, other) => one - other));
    // What does not come to mind at all is not all the same.
    expect(new Set(bits).size).toBe(bits.length);
  });

  it('is the same however much was read at once before', async () => {
    const text = 'one two three four five six seven eight nine ten '.repeat(12);
    const whole = await read('', text);
    await read('', 'something else');
    const again = await read('', text);
    for (const [index, { bits }] of again.entries()) expect(bits).toBeCloseTo(whole[index]?.bits ?? Number.NaN, 1);
  });

  it('goes on after what was read, in two texts in turn; of a beginning that is lost only the end is read again', async () => {
    const before = `I walk Zorro every day. ${'He is two years old and sleeps a lot. '.repeat(8)}`;
    const text = 'I walk Zorro every day.';
    const heads = [
      { head: '', isChat: true },
      { head: 'My story: ', isChat: false },
    ];
    const after = async (head: (typeof heads)[number]) => {
      const { words } = await call({ ...head, before, text });
      return words.find(({ start, end }) => text.slice(start, end) === 'Zorro')?.bits ?? Number.NaN;
    };
    for (const head of heads) await call({ ...head, before: '', text: before });
    const known = [];
    for (const head of heads) known.push(await after(head));
    // Two others take their places.
    await read('a', 'one two three');
    await read('b', 'one two three');
    for (const [at, head] of heads.entries()) expect(await after(head)).toBeGreaterThan((known[at] ?? 0) + 2);
  });

  it('comes with the likeliest answer to a prompt, the one of a chat', async () => {
    const prompt = { head: '', isChat: true, before: 'Please tell me a story of a lighthouse.', text: '' };
    const { words, written } = await call({ ...prompt, write: 24 });
    expect(words).toEqual([]);
    expect(written).toContain('lighthouse');
    await read('a', 'one two three');
    expect((await call({ ...prompt, write: 24 })).written).toBe(written);
    expect((await call({ ...prompt, write: 24 })).written).toBe(written);
    const messages = [{ role: 'user' as const, text: prompt.before }];
    const chat = await worker.call('chat', { ...runOf(model), model: 'any', messages, maxTokens: 24, greedy: true });
    expect(chat.text).toBe(written);
  });

  it('goes on past the context, and stops when nobody waits', async () => {
    const text = 'lighthouse '.repeat(560);
    const found = await read('', text);
    expect(found).toHaveLength(560);
    expect(found[559]?.bits).toBeLessThan(6);
    const stopping = new AbortController();
    // Far more than any computer reads until it is stopped.
    setTimeout(() => stopping.abort(), 300);
    await expect(read('now ', 'lighthouse '.repeat(20_000), stopping.signal)).rejects.toMatchObject({
      code: 'cancelled',
    });
  }, 120_000);
});
