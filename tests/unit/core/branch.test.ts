import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssistantMessage, Mode, UserMessage } from '../../../shared/domain';
import { type Cloud, echo, startCloud } from '../../cloud';
import {
  createMain,
  ended,
  newChat,
  setProvider,
  startEngine,
  type TestEngine,
  temporaryFolder,
  turn,
} from '../engine/harness';

/** One branch whose prompts are sent in several modes. */

let cloud: Cloud;
let folder: ReturnType<typeof temporaryFolder>;
let engine: TestEngine;

beforeAll(async () => {
  cloud = await startCloud();
  folder = temporaryFolder();
  engine = await startEngine(createMain(), folder.path);
  await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
});
afterAll(async () => {
  await engine.close();
  await cloud.close();
  folder.remove();
});

interface Exchange {
  readonly user: UserMessage;
  readonly assistant: AssistantMessage;
}

const prompts: readonly (readonly [Mode, string])[] = [
  ['balanced', 'I am Maria Gonzalez, maria.gonzalez@brightwell.org, card 4539 5787 8203 1881, and I earn $84,500.'],
  ['redact', 'Ask Maria Gonzalez and Jonas Weber, jonas.weber@brightwell.org, about $84,500 and $12,250.'],
  ['contextual', 'After my divorce Jonas Weber and Maria Gonzalez owe $12,250 on the card ending in 1881.'],
  ['task-aware', 'Write to maria.gonzalez@brightwell.org and jonas.weber@brightwell.org about the mortgage of $84.5k.'],
  ['balanced', 'Gonzalez_CV.pdf of Weber: Maria owes $84,500 and Jonas $12,250 to brightwell.org.'],
  ['blanket', 'Call Jonas Weber or Maria Gonzalez about $84,500.'],
  ['redact', 'Maria Gonzalez and Jonas Weber have 4539 5787 8203 1881 and $84,500.'],
];
const original = /Gonzalez|Weber|Maria|Jonas|brightwell|4539 5787|1881|84,500|84\.5k|12,250/i;

const bodies = (): string[] => cloud.log.filter(({ method }) => method === 'POST').map(({ body }) => body);
const contents = (body = '{}'): string[] =>
  (JSON.parse(body).messages as { role: string; content: string }[])
    .filter(({ role }) => role !== 'system')
    .map(({ content }) => content);

test('what was sent stays as sent, no original leaves, and every reply is restored', async () => {
  const chat = await newChat(engine);
  const exchanges: Exchange[] = [];
  for (const [mode, text] of prompts) {
    await engine.ask('conversations.update', { id: chat, mode });
    const exchange = await turn(engine, chat, text, exchanges.at(-1)?.assistant.id ?? null);
    exchanges.push(exchange);
    expect(contents(bodies().at(-1))).toEqual(
      exchanges.flatMap(({ user, assistant }, at) =>
        at === exchanges.length - 1 ? [user.sanitized] : [user.sanitized, assistant.received],
      ),
    );
    expect(exchange.user.sanitized).not.toMatch(original);
    // What k-RR wrote is not looked for in a reply.
    if (mode !== 'blanket') expect(exchange.assistant.restored).toBe(echo(text));
  }

  // Another answer to each prompt, in whatever mode the chat is now.
  for (const { user, assistant } of exchanges) {
    const { id } = await engine.ask('turn.regenerate', { message: assistant.id });
    const again = await ended(engine, id);
    expect(again.received).toBe(assistant.received);
    expect(again.restored).toBe(assistant.restored);
    expect(contents(bodies().at(-1)).at(-1)).toBe(user.sanitized);
  }

  // The first prompt edited: what is the same in it is as it was sent, on this branch too.
  await engine.ask('conversations.update', { id: chat, mode: 'redact' });
  const text = `${prompts[0]?.[1]} My sister is Lena Hoffmann.`;
  const edited = await turn(engine, chat, text, null);
  const [sent = '', more = ''] = edited.user.sanitized.split(' My sister is ');
  expect(sent).toBe(exchanges[0]?.user.sanitized);
  expect(more).toMatch(/^\[PERSON_\d\]\.$/);
  expect(edited.assistant.restored).toBe(echo(text));
  for (const body of bodies()) expect(contents(body).join('\n')).not.toMatch(/Gonzalez|Weber|4539 5787|brightwell/i);
});
