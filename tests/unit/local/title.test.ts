import { afterEach, describe, expect, it } from 'vitest';
import { titleFrom } from '../../../main/engine/local/title';
import { newChat, startEngine, type TestEngine, turn } from '../engine/harness';
import { scriptedMain } from './scripted';

const text = 'Please, can you help me plan a small garden for a shady yard with heavy clay soil?';
const answer = (title: unknown) => JSON.stringify({ title });

describe('a proposed title', () => {
  it('is of the text’s own words, in any form', () => {
    expect(titleFrom(answer('Planning a shady garden'), text)).toBe('Planning a shady garden');
    expect(titleFrom(answer(' “Garden on clay soil.” '), text)).toBe('Garden on clay soil');
  });

  it.each([
    ['is no JSON', 'Garden on clay soil'],
    ['is no text', answer(3)],
    ['is one word', answer('Garden')],
    ['is made up', answer('Roof repair in winter')],
    ['says nothing', answer('the and of')],
    ['is an essay', answer('Please can you help me plan a small garden for')],
    ['is too long', answer(`Garden ${'garden'.repeat(20)}`)],
  ])('is none where it %s', (_, given) => {
    expect(titleFrom(given, text)).toBeNull();
  });
});

describe('a chat', () => {
  let engine: TestEngine;
  afterEach(() => engine.close());

  const start = async (check?: { recall: number; precision: number }) => {
    const { main, asked } = scriptedMain(() => ({ title: 'Garden on clay soil' }) as never, check);
    engine = await startEngine(main, null);
    return { conversation: await newChat(engine), asked };
  };
  const titleOf = async (conversation: Awaited<ReturnType<typeof newChat>>): Promise<string> =>
    (await engine.ask('conversations.open', { id: conversation })).conversation.title;

  it('gets the local model’s title in the background, and keeps the user’s', async () => {
    const { conversation } = await start();
    await turn(engine, conversation, text);
    await engine.event('conversations.changed', (changed) => changed.conversation.title === 'Garden on clay soil');
    expect(await titleOf(conversation)).toBe('Garden on clay soil');
    await engine.ask('conversations.update', { id: conversation, title: 'Mine' });
    await turn(
      engine,
      conversation,
      'And for heavy rain?',
      (await engine.ask('conversations.open', { id: conversation })).messages.at(-1)?.id ?? null,
    );
    expect(await titleOf(conversation)).toBe('Mine');
  });

  it('keeps what its prompt asks for where no model is able', async () => {
    const { conversation, asked } = await start({ recall: 0.1, precision: 0.1 });
    await turn(engine, conversation, text);
    expect(await titleOf(conversation)).toMatch(/^Plan a small garden/);
    expect(asked).toEqual([]);
  });
});
