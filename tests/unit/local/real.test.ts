import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { extraction, quotesOf, verified } from '../../../main/engine/local/extract';
import { guessesOf, guessing } from '../../../main/engine/local/infer/by-model';
import { titleFrom } from '../../../main/engine/local/title';
import { titleOf } from '../../../main/engine/title';
import { fetchModel } from '../../../scripts/models.mjs';
import type { ConversationId } from '../../../shared/domain';
import type { SurprisalCall } from '../../../shared/models';
import { createMain, newChat, startEngine, testModel, turn } from '../engine/harness';
import { connectModels, forkModels } from '../models/children';

/** The real runtime with the real smallest model: what is asked of it is understood, and what it answers is borne. */

const worker = connectModels(forkModels());
let run: { path: string; gpu: 'auto'; allLayers: boolean; threads: null; contextSize: number };
beforeAll(async () => {
  run = { path: await fetchModel(), gpu: 'auto', allLayers: false, threads: null, contextSize: 8192 };
});

const text = "I've been packing herring at Pell's for ten years, and my shoulder is done. How do I tell my boss?";

describe('the real model', () => {
  it('answers in the form that is asked for', async () => {
    const piece = { before: '', text };
    for (const question of [extraction(piece), guessing(text)]) {
      const { text: answer, reason } = await worker.call('chat', {
        model: 'small',
        ...question,
        maxTokens: 60,
        ...run,
      });
      if (reason === 'end') expect(Array.isArray(JSON.parse(answer)), answer).toBe(true);
      for (const { start, end } of verified(text, quotesOf(answer))) expect(text.slice(start, end).trim()).not.toBe('');
      for (const { words } of guessesOf(answer)) expect(words.length).toBeGreaterThan(0);
    }
  }, 120_000);

  /** Background questions go to the model, and what it answers is kept; a chat is answered by the test. */
  const engineWithModel = async (
    asked: { text: string; answer: string }[] = [],
    schemaOf = (schema: object | undefined) => schema,
  ) => {
    const main = createMain();
    const { chat } = main;
    // As if it had passed: what is asked here is whether the way works.
    main.models = [{ ...testModel, check: { recall: 1, precision: 1, cases: 1, ms: 1 } }];
    main.chat = async ({ background, ...input }, call) => {
      if (background !== true) return chat(input, call);
      const schema = schemaOf(input.schema);
      const question = { ...input, ...run, ...(schema === undefined ? {} : { schema }) };
      const answer = await worker.call('chat', question, { signal: call.signal });
      asked.push({ text: input.messages.at(-1)?.text ?? '', answer: answer.text });
      return answer;
    };
    main.surprisal = ((input: SurprisalCall['input']) => worker.call('surprisal', { ...input, ...run })) as never;
    const engine = await startEngine(main, null);
    onTestFinished(() => engine.close());
    return engine;
  };

  it('reads a draft to its end, and what it says that is not there does not exist', async () => {
    const engine = await engineWithModel();
    const conversation = await newChat(engine);
    await engine.ask('draft.preview', { conversation, text });
    await engine.ask('draft.scan', { conversation, on: true });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'done');
    const { findings, scan } = await engine.ask('draft.preview', { conversation, text });
    expect(scan).toMatchObject({ status: 'done', done: 1, of: 1 });
    for (const { source, original } of findings) if (source === 'model') expect(text).toContain(original);
  }, 120_000);

  it('is free for the user as soon as a scan is stopped', async () => {
    const engine = await engineWithModel();
    const conversation = await newChat(engine);
    const long = Array.from({ length: 60 }, (_, at) => `${text} That was letter number ${at}.`).join('\n\n');
    await engine.ask('draft.preview', { conversation, text: long });
    await engine.ask('draft.scan', { conversation, on: true });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'reading');
    const { done, of } = await engine.ask('draft.scan', { conversation, on: false });
    expect({ done, of }).toEqual({ done: 0, of: 0 });
    const { reason } = await worker.call('chat', {
      model: 'small',
      messages: [{ role: 'user', text: 'Say hello.' }],
      maxTokens: 3,
      ...run,
    });
    expect(reason).not.toBe('stopped');
    const told = engine.events.filter(({ name }) => name === 'draft.read');
    expect(told.length).toBeLessThan(3);
  }, 120_000);

  it('guesses from what leaves; what rests on no words of the user’s is dropped', async () => {
    const asked: { text: string; answer: string }[] = [];
    // Left to itself the smallest model guesses nothing.
    const engine = await engineWithModel(asked, (schema) => ({ ...schema, minItems: 1 }));
    const conversation = await newChat(engine);
    // Which of the two happen differs with the processor's arithmetic.
    const outcomes = new Set<'kept' | 'dropped'>();
    for (const draft of [
      `${text} After my night shift on the ward I take metformin.`,
      'I walk the dog on the beach before I mend the nets. How do I find time to read?',
      'After my night shift on the ward I still have to take the bairns to school. How do I ask for fewer nights?',
    ]) {
      const { sanitized } = await engine.ask('draft.preview', { conversation, text: draft });
      const { inferences, model } = await engine.ask('draft.infer', { conversation, text: draft });
      expect(model).toBe('used');
      expect(asked.at(-1)?.text).toBe(sanitized);
      const said = guessesOf(asked.at(-1)?.answer ?? '');
      const kept = inferences.filter(({ source }) => source === 'model');
      for (const { guess, clues } of kept) {
        outcomes.add('kept');
        expect(said.map((each) => each.guess)).toContain(guess);
        expect(clues.length).toBeGreaterThan(0);
        for (const { text: words } of clues) expect(sanitized).toContain(words);
      }
      for (const { guess, words } of said) {
        if (words.some((each) => sanitized.toLowerCase().includes(each.trim().toLowerCase()))) continue;
        outcomes.add('dropped');
        expect(kept.map((each) => each.guess)).not.toContain(guess);
      }
    }
    expect(outcomes.size, JSON.stringify(asked)).toBeGreaterThan(0);
    expect(asked).toHaveLength(3);
  }, 120_000);

  it('names a chat by its own words, or its first ones stay', async () => {
    const asked: { text: string; answer: string }[] = [];
    const engine = await engineWithModel(asked);
    // What the smallest model makes of each differs with the processor's arithmetic: they are asked until one gets a name.
    const prompts = [
      text,
      'How do I plan a small garden?',
      'Compare electric cars with diesel cars for a family of five.',
      'Write a birthday card for my grandmother who likes red roses.',
      'Which warm winter coat is best for a dog?',
      'How does a solar panel turn sunlight into electric power?',
      'Give me a vegetable soup recipe with sweet potatoes and green beans.',
      'Explain the difference between a black hole and a neutron star.',
    ];
    const chats: { readonly id: ConversationId; readonly title: string | null }[] = [];
    for (const prompt of prompts) {
      const id = await newChat(engine);
      await turn(engine, id, prompt);
      await expect.poll(() => asked.at(-1)?.text, { timeout: 100_000 }).toBe(prompt);
      chats.push({ id, title: titleFrom(asked.at(-1)?.answer ?? '', prompt) });
      if (chats.at(-1)?.title !== null) break;
    }
    const named = chats.at(-1);
    expect(named?.title, JSON.stringify(asked)).not.toBe(null);
    await engine.event(
      'conversations.changed',
      ({ conversation }) => conversation.id === named?.id && conversation.title === named.title,
    );
    for (const [at, { id, title }] of chats.entries()) {
      const { conversation } = await engine.ask('conversations.open', { id });
      expect(conversation.title).toBe(title ?? titleOf(prompts[at] ?? ''));
    }
  }, 120_000);

  it('scores the words of a draft for Task-aware', async () => {
    const engine = await engineWithModel();
    const conversation = await newChat(engine);
    await engine.ask('conversations.update', { id: conversation, mode: 'task-aware' });
    const reportNow = async () => (await engine.ask('draft.preview', { conversation, text })).report;
    expect(await reportNow()).toMatchObject({ scores: 'word-frequency' });
    await expect.poll(reportNow, { timeout: 100_000 }).toMatchObject({ scores: 'model' });
  }, 120_000);
});
