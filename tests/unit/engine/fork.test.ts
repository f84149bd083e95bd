import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEngine } from '../../../scripts/bundle.mjs';
import { type Cloud, echo, startCloud } from '../../cloud';
import {
  createMain,
  ended,
  type ForkedEngine,
  forkEngine,
  newChat,
  send,
  setProvider,
  type TestMain,
  temporaryFolder,
  turn,
} from './harness';

let cloud: Cloud;
let bundle: Awaited<ReturnType<typeof bundleEngine>>;
let folder: ReturnType<typeof temporaryFolder>;
let main: TestMain;
/** One profile, and one process as long as it lives: a start takes longer than all the rest. */
let engine: ForkedEngine;

const start = async (env: Record<string, string> = {}): Promise<void> => {
  engine = await forkEngine(bundle.engine, main, folder.path, env);
};

beforeAll(async () => {
  [cloud, bundle] = await Promise.all([startCloud(), bundleEngine()]);
  folder = temporaryFolder();
  main = createMain();
  await start();
}, 120_000);
afterAll(async () => {
  engine.kill();
  await engine.exited;
  folder.remove();
  bundle.remove();
  await cloud.close();
});

/** A reply that begins and never goes on. */
async function* waiting() {
  yield 'some words ';
  await new Promise(() => undefined);
}

describe('the engine’s process', () => {
  it('takes a turn with each kind of provider', async () => {
    for (const kind of ['openai', 'anthropic', 'google', 'openai-compatible'] as const) {
      await setProvider(engine, kind, `${cloud.url}/v1`);
      const { user, assistant } = await turn(engine, await newChat(engine), `Hello ${kind}`);
      expect(assistant.received).toBe(echo(user.sanitized));
    }
  });

  it('keeps chats, drafts, settings and providers when it is killed', async () => {
    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    const conversation = await newChat(engine);
    await turn(engine, conversation, 'Write to maria.gonzalez@example.com.');
    await engine.ask('draft.preview', { conversation, text: 'And to nobody el' });
    const before = await engine.ask('conversations.open', { id: conversation });
    expect(before.draft).toBe('And to nobody el');
    engine.kill();
    await engine.exited;
    await start();
    expect(await engine.ask('conversations.open', { id: conversation })).toEqual(before);
    const answer = before.messages.at(-1);
    const next = await turn(engine, conversation, 'Go on.', answer?.id ?? null);
    expect(next.assistant.status).toBe('done');
  });

  it('keeps what had come of a reply when it is killed in the middle', async () => {
    let turns = 0;
    async function* slow() {
      // The reply is kept once a second: it goes on until that has been.
      for (;;) {
        turns += 1;
        yield `piece ${turns} `;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    const conversation = await newChat(engine);
    cloud.script({ kind: 'reply', pieces: slow });
    const { assistant } = await send(engine, conversation, 'Hello');
    const kept = async (): Promise<unknown> =>
      (await engine.ask('conversations.open', { id: conversation })).messages.at(-1);
    await expect.poll(kept, { timeout: 25_000 }).toHaveProperty('received', expect.stringContaining('piece 2 '));
    engine.kill();
    await engine.exited;
    await start();
    const { messages } = await engine.ask('conversations.open', { id: conversation });
    expect(messages.at(-1)).toMatchObject({ id: assistant.id, status: 'stopped' });
    expect(messages.at(-1)).toHaveProperty('received', expect.stringMatching(/^piece 1 piece 2 /));
  });

  it('ends when main goes away, with what had come kept', async () => {
    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    const conversation = await newChat(engine);
    cloud.script({ kind: 'reply', pieces: waiting });
    const { assistant } = await send(engine, conversation, 'Hello');
    await engine.event('turn.delta', ({ message }) => message === assistant.id);
    engine.disconnect();
    expect(await engine.exited).toBe(0);
    await start();
    const { messages } = await engine.ask('conversations.open', { id: conversation });
    expect(messages.at(-1)).toMatchObject({ id: assistant.id, status: 'stopped', received: 'some words ' });
  });

  it('goes through the proxy of the environment, but never to this computer', async () => {
    const asked: string[] = [];
    const proxy = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(502).end();
    });
    proxy.on('connect', ({ url }, socket) => {
      asked.push(`CONNECT ${url}`);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    engine.kill();
    await engine.exited;
    await start({ HTTPS_PROXY: address, http_proxy: address });

    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    expect((await turn(engine, await newChat(engine), 'Hello')).assistant.status).toBe('done');
    expect(asked).toEqual([]);
    await setProvider(engine, 'openai-compatible', 'https://nobody.invalid/v1');
    const { assistant } = await turn(engine, await newChat(engine), 'Hello');
    expect(assistant.error?.code).toBe('network_unreachable');
    expect(asked).toEqual(['CONNECT nobody.invalid:443']);
    await new Promise((resolve) => proxy.close(resolve));
  });

  it('stops what streams when it is closed', async () => {
    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    const conversation = await newChat(engine);
    cloud.script({ kind: 'reply', pieces: waiting });
    const { assistant } = await send(engine, conversation, 'Hello');
    await engine.event('turn.delta', ({ message }) => message === assistant.id);
    await engine.close();
    expect(await ended(engine, assistant.id)).toMatchObject({ status: 'stopped', received: 'some words ' });
  });
});
