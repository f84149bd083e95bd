import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';
import type { Draw } from '../../../main/engine/privacy';
import { connectFile } from '../../../main/engine/store/connection';
import type { ConversationId, MessageId } from '../../../shared/domain';
import { storeFile } from '../../../shared/engine';
import { type Cloud, startCloud } from '../../cloud';
import {
  createMain,
  ended,
  masterKey,
  newChat,
  setProvider,
  startEngine,
  type TestEngine,
  temporaryFolder,
  turn,
} from '../engine/harness';

let cloud: Cloud;
let folder: ReturnType<typeof temporaryFolder>;
let engine: TestEngine;
let open = false;

beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());
beforeEach(async () => {
  folder = temporaryFolder();
  engine = await startEngine(createMain(), folder.path);
  open = true;
  await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
});
afterEach(async () => {
  if (open) await engine.close();
  folder.remove();
});

/** The whole ledger, read from the closed profile. */
const ledger = async (): Promise<Draw[]> => {
  await engine.close();
  open = false;
  const database = connectFile(join(folder.path, storeFile), deriveKeys(masterKey).database);
  const draws = database
    .prepare<[], Draw>('SELECT type, canonical, epsilon_milli AS epsilonMilli, scope FROM draws')
    .all();
  database.close();
  return draws;
};

/** All that the cloud ever got, request by request. */
const bodies = (): string[] => cloud.log.flatMap(({ method, body }) => (method === 'POST' && body ? [body] : []));
/** The amounts in a request. */
const amounts = (body: string): string[] => body.match(/\$[\d.,]*\d/g) ?? [];

/** How often one salary is sent. */
const sendings = process.env.LONG === undefined ? 30 : 200;

describe('one value, one draw', () => {
  test(`${sendings} sends of one salary, repeated, asked anew, edited, branched and in new conversations: one stand-in, one entry`, async () => {
    const before = bodies().length;
    let sends = 0;
    let chat: ConversationId = await newChat(engine);
    let head: MessageId | null = null;
    let first: Awaited<ReturnType<typeof turn>> | null = null;
    const stories = ['I earn $84,500 a year.', 'Is $84,500 good pay?', 'They offered me $84,500.00.'];
    while (sends < sendings) {
      const step = sends % 10;
      // A new conversation at every tenth send; edits go beside what was sent first, branches from its answer.
      if (step === 0) [chat, head, first] = [await newChat(engine), null, null];
      if (step === 3 && first !== null) {
        const again = await engine.ask('turn.regenerate', { message: first.assistant.id });
        head = (await ended(engine, again.id)).id;
      } else {
        const parent = step === 5 ? null : step === 7 ? (first?.assistant.id ?? null) : head;
        const sent = await turn(engine, chat, `${stories[sends % 3]} (${sends})`, parent);
        first ??= sent;
        head = sent.assistant.id;
      }
      sends += 1;
    }
    const requests = bodies().slice(before);
    expect(requests.length).toBe(sendings);
    const drawn = new Set(requests.flatMap(amounts).map((amount) => amount.replace(/\.00$/, '')));
    expect(drawn.size).toBe(1);
    expect(requests.every((body) => !body.includes('84,500'))).toBe(true);
    const { spends } = await engine.ask('draft.preview', {
      conversation: await newChat(engine),
      text: stories[0] ?? '',
    });
    expect(spends).toMatchObject([{ spent: 1, adds: 0 }]);
    expect(await ledger()).toEqual([{ type: 'MONEY', canonical: '84500', epsilonMilli: 1000, scope: '' }]);
  }, 120_000);

  test('coins per conversation draw and spend anew in each, once', async () => {
    await engine.ask('settings.set', { coins: 'conversation' });
    for (let conversation = 0; conversation < 3; conversation++) {
      const chat = await newChat(engine);
      const sent = await turn(engine, chat, 'I earn $84,500.');
      await turn(engine, chat, 'Again: $84,500.', sent.assistant.id);
    }
    const draws = await ledger();
    expect(draws.length).toBe(3);
    expect(new Set(draws.map(({ scope }) => scope)).size).toBe(3);
  });
});

describe('what was sent stays as sent', () => {
  const prompt = 'Maria Gonzalez earns $84,500 and pays with 4111 1111 1111 1111.';

  /** What goes out of the first prompt when a second one follows it. */
  const firstOf = (body: string): string => JSON.parse(body).messages[0].content;

  test('when ε changes: the history goes out byte for byte, and its values keep their stand-ins', async () => {
    const chat = await newChat(engine);
    const first = await turn(engine, chat, prompt);
    await engine.ask('conversations.update', { id: chat, epsilon: 5 });
    const second = await turn(engine, chat, prompt, first.assistant.id);
    expect(second.user.sanitized).toBe(first.user.sanitized);
    expect(firstOf(bodies().at(-1) ?? '')).toBe(first.user.sanitized);
    expect(await ledger()).toHaveLength(1);
  });

  test('when a rule changes: keeping a value from now on does not unsay its stand-in in this conversation', async () => {
    const chat = await newChat(engine);
    const first = await turn(engine, chat, prompt);
    await engine.ask('rules.set', { type: 'PERSON', value: 'Maria Gonzalez', action: 'keep' });
    const second = await turn(engine, chat, prompt, first.assistant.id);
    expect(second.user.sanitized).toBe(first.user.sanitized);
    expect(firstOf(bodies().at(-1) ?? '')).toBe(first.user.sanitized);
    // A new conversation follows the rule.
    const other = await turn(engine, await newChat(engine), prompt);
    expect(other.user.sanitized).toContain('Maria Gonzalez');
  });

  test('when detection changes: a name that is found by a later rule leaves the sent text alone', async () => {
    const chat = await newChat(engine);
    const first = await turn(engine, chat, 'The zorbel is late, she earns $84,500.');
    expect(first.user.sanitized).toContain('zorbel');
    await engine.ask('draft.decide', {
      conversation: chat,
      decision: { type: 'PERSON', value: 'zorbel', action: 'protect' },
      scope: 'conversation',
    });
    const second = await turn(engine, chat, 'The zorbel again, $84,500.', first.assistant.id);
    expect(second.user.sanitized).not.toContain('zorbel');
    const sent = bodies().at(-1) ?? '';
    expect(firstOf(sent)).toBe(first.user.sanitized);
    expect(new Set(amounts(sent)).size).toBe(1);
    const { messages } = await engine.ask('conversations.open', { id: chat });
    expect(messages[0]).toMatchObject({ sanitized: first.user.sanitized, original: first.user.original });
  });
});
