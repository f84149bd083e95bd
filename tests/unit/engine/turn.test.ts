import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextualInstruction, continueInstruction } from '../../../main/engine/privacy/modes/instructions';
import type { AssistantMessage, ConversationId, MessageId } from '../../../shared/domain';
import { maxDraftLength } from '../../../shared/domain';
import type { EventPayload } from '../../../shared/ipc';
import type { ChatMessage } from '../../../shared/models';
import { type Cloud, echo, startCloud } from '../../cloud';
import {
  bytesOf,
  codeOf,
  createMain,
  ended,
  newChat,
  send,
  setProvider,
  startEngine,
  type TestEngine,
  type TestMain,
  temporaryFolder,
  testModel,
  turn,
} from './harness';

let cloud: Cloud;
let folder: ReturnType<typeof temporaryFolder>;
let main: TestMain;
let engine: TestEngine;
let chat: ConversationId;

beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());
beforeEach(async () => {
  folder = temporaryFolder();
  main = createMain();
  engine = await startEngine(main, folder.path);
  await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
  chat = await newChat(engine);
});
afterEach(async () => {
  await engine.close();
  folder.remove();
});

const secret = 'Write to maria.gonzalez@example.com, card 4111 1111 1111 1111, about $84,500.';
/** The message as stored when it ended for the nth time. */
const endedAgain = async (id: MessageId, times: number): Promise<AssistantMessage> => {
  const ends = () =>
    engine.events.flatMap(({ name, payload }) => {
      const { message } = payload as EventPayload<'turn.ended'>;
      return name === 'turn.ended' && message.id === id ? [message] : [];
    });
  await engine.event('turn.ended', () => ends().length >= times);
  return ends()[times - 1] as AssistantMessage;
};
const identifiers = ['maria.gonzalez', '4111 1111 1111 1111'];

/** Requests with a body that the cloud got since then. */
const since = (before: number) => cloud.log.slice(before).filter(({ method }) => method === 'POST');

describe('Task-aware', () => {
  const text = 'Please compare the hotel with the castle for my wife, a tired teacher who drinks wine in the kitchen.';
  const changed = async (): Promise<string[]> => {
    const { findings } = await engine.ask('draft.preview', { conversation: chat, text });
    return findings.filter(({ type }) => type === 'WORD').map(({ original }) => original);
  };

  it('goes by the local model once it has read the draft; what was seen is what is sent', async () => {
    const { surprisal } = main;
    main.surprisal = (input) => ({
      ...surprisal(input),
      written: input.write === undefined ? '' : 'The hotel and the castle',
    });
    await engine.ask('conversations.update', { id: chat, mode: 'task-aware' });
    const before = await engine.ask('draft.preview', { conversation: chat, text });
    expect(before.report).toMatchObject({ mode: 'task-aware', scores: 'word-frequency' });
    // The tagger may tell of its reading first.
    const read = async () => (await engine.ask('draft.preview', { conversation: chat, text })).report;
    await expect.poll(read, { timeout: 10_000 }).toMatchObject({ mode: 'task-aware', scores: 'model' });
    const after = await engine.ask('draft.preview', { conversation: chat, text });
    const words = await changed();
    expect(words.length).toBeGreaterThan(0);
    expect(words).not.toContain('hotel');
    expect(words).not.toContain('castle');
    const { user } = await turn(engine, chat, text);
    expect(user.sanitized).toBe(after.sanitized);
  });

  it('goes by word frequency where there is no model', async () => {
    main.models = [];
    await engine.ask('conversations.update', { id: chat, mode: 'task-aware' });
    await changed();
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { report } = await engine.ask('draft.preview', { conversation: chat, text });
    expect(report).toMatchObject({ scores: 'word-frequency' });
  });
});

describe('a turn', () => {
  it('sends what the preview showed, and restores the reply', async () => {
    const before = cloud.log.length;
    const { sanitized } = await engine.ask('draft.preview', { conversation: chat, text: secret });
    const { user, assistant } = await turn(engine, chat, secret);
    const [request] = since(before);
    expect(JSON.parse(request?.body ?? '').messages.at(-1).content).toBe(sanitized);
    for (const original of [...identifiers, '84,500']) {
      expect(sanitized).not.toContain(original);
      expect(request?.body).not.toContain(original);
    }
    expect(user.original).toBe(secret);
    expect(user.sanitized).toBe(sanitized);
    expect(assistant.status).toBe('done');
    expect(assistant.received).toBe(echo(sanitized));
    expect(assistant.restored).toBe(echo(secret));
  });

  it('in another mode shows what the mode does, and tells the model once, as long as the branch has such a prompt', async () => {
    const story = 'After my divorce I was diagnosed with diabetes.';
    await engine.ask('conversations.update', { id: chat, mode: 'contextual' });
    const preview = await engine.ask('draft.preview', { conversation: chat, text: story });
    expect(preview.report).toMatchObject({ mode: 'contextual', distance: 2 });
    expect(preview.instruction).toBe(contextualInstruction);
    const before = cloud.log.length;
    const first = await turn(engine, chat, story);
    expect(first.user.instruction).toBe(contextualInstruction);
    await engine.ask('conversations.update', { id: chat, mode: 'balanced' });
    const moved = first.user.findings.find(({ original, surrogate }) => original !== surrogate);
    const second = await turn(engine, chat, `And my ${moved?.original}?`, first.assistant.id);
    const messages = since(before).map(({ body }) => JSON.parse(body).messages as { role: string; content: string }[]);
    expect(messages.map((each) => each.map(({ role }) => role))).toEqual([
      ['system', 'user'],
      ['system', 'user', 'assistant', 'user'],
    ]);
    expect(messages[1]?.[0]?.content).toBe(contextualInstruction);
    // What was sent for a word stays, in every mode of the chat.
    expect(second.user.sanitized).toBe(`And my ${moved?.surrogate}?`);
  });

  it('of a text that the mode refuses says so, and sends nothing', async () => {
    await engine.ask('conversations.update', { id: chat, mode: 'blanket' });
    const before = cloud.log.length;
    const asked = engine.ask('draft.preview', { conversation: chat, text: 'Слово и дело' });
    expect(await codeOf(asked)).toBe('mode_refuses_text');
    expect(since(before)).toEqual([]);
  });

  it('tells the reply as it streams: the deltas together are the message', async () => {
    const { assistant } = await turn(engine, chat, secret);
    const deltas = engine.events
      .filter(({ name }) => name === 'turn.delta')
      .map(({ payload }) => payload as { restored: string; received: string; spans: unknown[] });
    expect(deltas.map(({ restored }) => restored).join('')).toBe(assistant.restored);
    expect(deltas.map(({ received }) => received).join('')).toBe(assistant.received);
    expect(deltas.flatMap(({ spans }) => spans)).toEqual(assistant.spans);
  });

  it('sends the history byte for byte as it went and came', async () => {
    const first = await turn(engine, chat, secret);
    const before = cloud.log.length;
    await engine.ask('conversations.update', { id: chat, epsilon: 5 });
    const second = await turn(engine, chat, 'And $84,500 for card 4111 1111 1111 1111?', first.assistant.id);
    const [request] = since(before);
    expect(JSON.parse(request?.body ?? '').messages).toEqual([
      { role: 'user', content: first.user.sanitized },
      { role: 'assistant', content: first.assistant.received },
      { role: 'user', content: second.user.sanitized },
    ]);
  });

  it('gives a value the stand-in that it had before', async () => {
    const first = await turn(engine, chat, secret);
    await engine.ask('conversations.update', { id: chat, epsilon: 5 });
    const second = await turn(engine, chat, secret, first.assistant.id);
    expect(second.user.sanitized).toBe(first.user.sanitized);
  });

  it('does not send what was not seen', async () => {
    const { hash } = await engine.ask('draft.preview', { conversation: chat, text: 'Hello' });
    const before = cloud.log.length;
    const outcome = await engine.ask('turn.send', {
      conversation: chat,
      parent: null,
      text: secret,
      hash,
      agreed: [],
    });
    expect(outcome).toMatchObject({ kind: 'changed', preview: { conversation: chat } });
    expect(since(before)).toEqual([]);
    expect((await engine.ask('conversations.open', { id: chat })).messages).toEqual([]);
    // Having looked again, it goes.
    if (outcome.kind !== 'changed') throw new Error(outcome.kind);
    const again = await engine.ask('turn.send', {
      conversation: chat,
      parent: null,
      text: secret,
      hash: outcome.preview.hash,
      agreed: [],
    });
    expect(again.kind).toBe('sent');
  });

  it('gives out as a file what was seen and nothing else, and counts it as sent once it leaves', async () => {
    const text = 'Maria Gonzalez earns $84,500.';
    const { hash, sanitized } = await engine.ask('draft.preview', { conversation: chat, text });
    const draft = { conversation: chat, text, hash, agreed: [] };
    const saved = { kind: 'text', text: sanitized, guesses: null };
    const spent = async () => (await engine.ask('draft.preview', { conversation: chat, text })).spends;
    expect(await engine.ask('draft.take-out', { ...draft, leaves: false })).toEqual(saved);
    expect(sanitized).not.toContain('Gonzalez');
    expect(await spent()).toMatchObject([{ spent: 0, adds: 1 }]);
    expect(await engine.ask('draft.take-out', { ...draft, hash: 'x', leaves: true })).toMatchObject({
      kind: 'changed',
    });
    expect(await spent()).toMatchObject([{ spent: 0, adds: 1 }]);
    expect(await engine.ask('draft.take-out', { ...draft, leaves: true })).toEqual(saved);
    expect(await spent()).toMatchObject([{ spent: 1, adds: 0 }]);
    await engine.ask('settings.set', { epsilonCap: 1.5 });
    await engine.ask('conversations.update', { id: chat, epsilon: 2 });
    const dearer = await engine.ask('draft.preview', { conversation: chat, text });
    const asked = await engine.ask('draft.take-out', { ...draft, hash: dearer.hash, leaves: true });
    expect(asked).toEqual({ kind: 'over-cap', spends: dearer.spends });
  });

  it('asks before more ε is spent on a value than its cap', async () => {
    await engine.ask('settings.set', { epsilonCap: 1.5 });
    await turn(engine, chat, 'I earn $84,500.');
    const other = await newChat(engine);
    await engine.ask('conversations.update', { id: other, epsilon: 2 });
    const { hash, spends } = await engine.ask('draft.preview', { conversation: other, text: 'I earn $84,500.' });
    expect(spends).toEqual([{ value: '$84,500', spent: 1, adds: 2, cap: 1.5 }]);
    const before = cloud.log.length;
    const input = { conversation: other, parent: null, text: 'I earn $84,500.', hash };
    const asked = await engine.ask('turn.send', { ...input, agreed: [] });
    expect(asked).toEqual({ kind: 'over-cap', spends });
    expect(since(before)).toEqual([]);
    expect((await engine.ask('turn.send', { ...input, agreed: ['over-cap'] })).kind).toBe('sent');
  });

  it('spends nothing for a value that was drawn before', async () => {
    await turn(engine, chat, 'I earn $84,500.');
    const other = await newChat(engine);
    const { spends } = await engine.ask('draft.preview', { conversation: other, text: 'He pays $84.5k.' });
    expect(spends).toMatchObject([{ spent: 1, adds: 0 }]);
  });

  it('refuses an empty draft and one past the limit, and sends nothing', async () => {
    const before = cloud.log.length;
    const input = { conversation: chat, parent: null, hash: '', agreed: [] };
    expect(await codeOf(engine.ask('turn.send', { ...input, text: ' \n\t ' }))).toBe('draft_empty');
    const tooLong = 'a'.repeat(maxDraftLength + 1);
    expect(await codeOf(engine.ask('turn.send', { ...input, text: tooLong }))).toBe('draft_too_large');
    expect(await codeOf(engine.ask('draft.preview', { conversation: chat, text: tooLong }))).toBe('draft_too_large');
    expect(since(before)).toEqual([]);
  });

  it('sends half a surrogate pair as the sign for an unknown character', async () => {
    const { sanitized } = await engine.ask('draft.preview', { conversation: chat, text: 'cut \ud83d here' });
    expect(sanitized).toBe('cut \ufffd here');
    const { user, assistant } = await turn(engine, chat, 'cut \ud83d here');
    expect(user.original).toBe('cut \ufffd here');
    expect(assistant.restored).toBe(echo('cut \ufffd here'));
  });

  it('makes a title of the first words, which stays here', async () => {
    await turn(engine, chat, secret);
    const { conversation } = await engine.ask('conversations.open', { id: chat });
    expect(secret.startsWith(conversation.title.replace('…', ''))).toBe(true);
    expect(cloud.bytes().includes(conversation.title.slice(0, 20))).toBe(false);
  });

  it('is one at a time in a conversation, and of any number in others', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    async function* waiting() {
      yield 'first ';
      await held;
      yield 'last';
    }
    cloud.script({ kind: 'reply', pieces: waiting });
    const { assistant } = await send(engine, chat, 'Hello');
    expect(await codeOf(send(engine, chat, 'Hello again', assistant.id))).toBe('busy');
    expect(await codeOf(engine.ask('turn.regenerate', { message: assistant.id }))).toBe('busy');
    const other = await newChat(engine);
    expect((await turn(engine, other, 'Hi')).assistant.status).toBe('done');
    goOn();
    expect((await ended(engine, assistant.id)).received).toBe('first last');
  });

  it('stops with what has come, and lets the next turn in', async () => {
    async function* waiting() {
      yield 'some words ';
      await new Promise(() => undefined);
    }
    cloud.script({ kind: 'reply', pieces: waiting });
    const { assistant } = await send(engine, chat, 'Hello');
    await engine.event('turn.delta');
    await engine.ask('turn.stop', { conversation: chat });
    const stopped = await ended(engine, assistant.id);
    expect(stopped).toMatchObject({ status: 'stopped', received: 'some words ', error: null });
    const { messages } = await engine.ask('conversations.open', { id: chat });
    expect(messages.at(-1)).toEqual(stopped);
    expect((await turn(engine, chat, 'Hello', assistant.id)).assistant.status).toBe('done');
  });

  it('is stopped when the reply has no end', async () => {
    function* endless() {
      for (;;) yield 'and on and on '.repeat(5000);
    }
    cloud.script({ kind: 'reply', pieces: endless });
    const { assistant } = await turn(engine, chat, 'Hello');
    expect(assistant.status).toBe('stopped');
    expect(assistant.received.length).toBeGreaterThan(2_000_000);
    expect(assistant.received.length).toBeLessThan(3_000_000);
  });

  it('is answered anew beside the old answer, to the same sent text', async () => {
    const first = await turn(engine, chat, secret);
    const before = cloud.log.length;
    const again = await engine.ask('turn.regenerate', { message: first.assistant.id });
    const second = await ended(engine, again.id);
    expect(second.parent).toBe(first.user.id);
    expect(second.siblings).toEqual([first.assistant.id, second.id]);
    expect(since(before).map(({ body }) => JSON.parse(body).messages)).toEqual([
      [{ role: 'user', content: first.user.sanitized }],
    ]);
    const { conversation } = await engine.ask('conversations.open', { id: chat });
    expect(conversation.head).toBe(second.id);
  });

  describe('that broke off', () => {
    const messagesOf = (before: number) => since(before).map(({ body }) => JSON.parse(body).messages);
    /** The sanitized prompt, ended in the middle of a word: of a stand-in, where the prompt has one there. */
    const cutIn = (words: RegExp) => ({
      kind: 'reply' as const,
      pieces: (prompt: string) => [prompt.slice(0, prompt.search(words) + 3)],
      full: true,
    });

    it('goes on in its place: a stand-in that was cut is whole and restored, and nothing is spent again', async () => {
      const text = 'Write to Maria Gonzalez about $84,500 and praise her.';
      let standIn = '';
      cloud.script({
        kind: 'reply',
        full: true,
        pieces: (prompt) => {
          standIn = /to (.*?) about/.exec(prompt)?.[1] ?? '';
          // Half of the family name has come.
          return [`Dear ${standIn.slice(0, standIn.indexOf(' ') + 3)}`];
        },
      });
      const { user, assistant } = await turn(engine, chat, text);
      expect(assistant).toMatchObject({ status: 'failed', error: { code: 'reply_too_long' } });
      expect(assistant.restored).not.toContain('Gonzalez');
      const spends = async () => (await engine.ask('draft.preview', { conversation: chat, text })).spends;
      const spent = await spends();
      const before = cloud.log.length;
      const [given = '', family = ''] = standIn.split(' ');
      // Models begin without the space that stands before a word.
      cloud.script({ kind: 'reply', pieces: () => [family.slice(0, 2), `${family.slice(2)}, you`, ' were great.'] });
      const resumed = await engine.ask('turn.continue', { message: assistant.id });
      expect(resumed).toMatchObject({
        id: assistant.id,
        status: 'streaming',
        error: null,
        restored: assistant.restored,
      });
      const whole = await endedAgain(assistant.id, 2);
      expect(whole).toMatchObject({
        status: 'done',
        error: null,
        received: `Dear ${standIn}, you were great.`,
        restored: 'Dear Maria Gonzalez, you were great.',
        siblings: [assistant.id],
      });
      expect(messagesOf(before)).toEqual([
        [
          { role: 'user', content: user.sanitized },
          { role: 'assistant', content: `Dear ${given} ` },
          { role: 'user', content: continueInstruction },
        ],
      ]);
      expect(await spends()).toEqual(spent);
      const journal = await engine.ask('journal.list', undefined);
      expect(journal.map(({ status }) => status)).toEqual(['answered', 'failed']);
      const { messages, conversation } = await engine.ask('conversations.open', { id: chat });
      expect(messages).toEqual([user, whole]);
      expect(conversation.head).toBe(whole.id);
      expect(await engine.ask('conversations.search', { query: 'great' })).toHaveLength(1);
      // The next turn sends the joined reply as it came, and no word of going on.
      const then = cloud.log.length;
      await turn(engine, chat, 'Thanks.', whole.id);
      expect(messagesOf(then)).toEqual([
        [
          { role: 'user', content: user.sanitized },
          { role: 'assistant', content: whole.received },
          { role: 'user', content: 'Thanks.' },
        ],
      ]);
    });

    it('tells the window all of it anew, and keeps what it had where nothing more comes', async () => {
      cloud.script(cutIn(/bread/));
      const { assistant } = await turn(engine, chat, 'Let us talk of milk and bread');
      cloud.script({ kind: 'status', status: 500 });
      await engine.ask('turn.continue', { message: assistant.id });
      const failed = await endedAgain(assistant.id, 2);
      expect(failed).toMatchObject({
        status: 'failed',
        error: { code: 'provider_failed' },
        received: assistant.received,
      });
      const told = engine.events.length;
      cloud.script({ kind: 'reply', pieces: () => ['bread', ' and wine'] });
      await engine.ask('turn.continue', { message: assistant.id });
      const whole = await endedAgain(assistant.id, 3);
      expect(whole.received).toBe('Let us talk of milk and bread and wine');
      const deltas = engine.events.slice(told).flatMap(({ name, payload }) => {
        const delta = payload as EventPayload<'turn.delta'>;
        return name === 'turn.delta' ? [delta.received] : [];
      });
      expect(deltas.join('')).toBe(whole.received);
    });

    it('names each model that wrote of it once', async () => {
      cloud.script(cutIn(/bread/));
      const { assistant } = await turn(engine, chat, 'Let us talk of milk and bread');
      const { target } = (await engine.ask('conversations.open', { id: chat })).conversation;
      const other = target && { ...target, model: `${target.model}-2` };
      const authors = [];
      for (const [times, to] of [other, other, target].entries()) {
        await engine.ask('conversations.update', { id: chat, target: to });
        cloud.script({ kind: 'status', status: 500 });
        await engine.ask('turn.continue', { message: assistant.id });
        authors.push((await endedAgain(assistant.id, times + 2)).author);
      }
      const both = `${assistant.author}, ${assistant.author}-2`;
      expect(authors).toEqual([both, both, both]);
    });

    it('still tells from where its model read where nothing more comes', async () => {
      await engine.ask('settings.set', { target: { provider: 'local', model: 'small' } });
      const local = await newChat(engine);
      const first = await turn(engine, local, 'Hello');
      main.chat = (_input, { chunk }) => {
        chunk('Some wor');
        return { text: '', reason: 'length', forgotten: 1 };
      };
      const { assistant } = await turn(engine, local, 'And now?', first.assistant.id);
      expect(assistant.readFrom).toBe(first.assistant.id);
      const continued = async (times: number, more: string) => {
        main.chat = (_input, { chunk }) => {
          if (more !== '') chunk(more);
          return { text: '', reason: 'length' };
        };
        await engine.ask('turn.continue', { message: assistant.id });
        return endedAgain(assistant.id, times);
      };
      expect(await continued(2, '')).toMatchObject({ received: 'Some wor', readFrom: first.assistant.id });
      // Its beginning was written without what had been forgotten.
      expect(await continued(3, ' words')).toMatchObject({ received: 'Some words', readFrom: first.assistant.id });
      const { messages } = await engine.ask('conversations.open', { id: local });
      expect(messages.at(-1)).toMatchObject({ readFrom: first.assistant.id });
    });

    it('goes on only where something was said and nothing follows, and never from this computer to a cloud', async () => {
      const done = await turn(engine, chat, 'Hello');
      expect(await codeOf(engine.ask('turn.continue', { message: done.assistant.id }))).toBe('invalid_request');
      cloud.script(cutIn(/rivers/));
      const cut = await turn(engine, chat, 'Tell me of rivers', done.assistant.id);
      await turn(engine, chat, 'And of hills', cut.assistant.id);
      expect(await codeOf(engine.ask('turn.continue', { message: cut.assistant.id }))).toBe('invalid_request');

      const cloudTarget = (await engine.ask('conversations.open', { id: chat })).conversation.target;
      const heard: ChatMessage[][] = [];
      main.chat = ({ messages }, { chunk }) => {
        heard.push(messages);
        chunk(heard.length === 1 ? 'Some wor' : ' words more.');
        return { text: '', reason: heard.length === 1 ? 'length' : 'end' };
      };
      await engine.ask('settings.set', { target: { provider: 'local', model: 'small' } });
      const local = await newChat(engine);
      const { user, assistant } = await turn(engine, local, 'Hello');
      await engine.ask('conversations.update', { id: local, target: cloudTarget });
      const before = cloud.log.length;
      expect(await codeOf(engine.ask('turn.continue', { message: assistant.id }))).toBe('stays_here');
      expect(since(before)).toEqual([]);
      await engine.ask('conversations.update', { id: local, target: { provider: 'local', model: 'small' } });
      await engine.ask('turn.continue', { message: assistant.id });
      expect((await endedAgain(assistant.id, 2)).received).toBe('Some words more.');
      expect(heard[1]).toEqual([
        { role: 'user', text: user.sanitized },
        { role: 'assistant', text: 'Some' },
      ]);
    });
  });

  it('branches from any answer, and from the beginning', async () => {
    const first = await turn(engine, chat, 'One');
    const second = await turn(engine, chat, 'Two', first.assistant.id);
    const other = await turn(engine, chat, 'Other two', first.assistant.id);
    expect(other.user.siblings).toEqual([second.user.id, other.user.id]);
    const shown = async () =>
      (await engine.ask('conversations.open', { id: chat })).messages.flatMap((message) =>
        message.role === 'user' ? [message.original] : [],
      );
    expect(await shown()).toEqual(['One', 'Other two']);
    await engine.ask('conversations.update', { id: chat, head: second.user.id });
    expect(await shown()).toEqual(['One', 'Two']);
    const root = await turn(engine, chat, 'New one');
    expect(root.user.siblings).toEqual([first.user.id, root.user.id]);
    expect(await shown()).toEqual(['New one']);
  });

  it('keeps the prompt and what came when the answer fails, with its code', async () => {
    cloud.script({ kind: 'half', abrupt: true });
    const { user, assistant } = await turn(engine, chat, 'Tell me of rivers and of hills and of roads');
    expect(assistant).toMatchObject({ status: 'failed', error: { code: 'provider_interrupted' } });
    expect(assistant.received).not.toBe('');
    const { messages, draft } = await engine.ask('conversations.open', { id: chat });
    expect(messages).toEqual([user, assistant]);
    expect(draft).toBe('');
    const next = await turn(engine, chat, 'Go on', assistant.id);
    expect(next.assistant.status).toBe('done');
  });

  it('goes on after an answer that never came', async () => {
    cloud.script({ kind: 'status', status: 500 });
    const failed = await turn(engine, chat, 'One');
    expect(failed.assistant).toMatchObject({ status: 'failed', received: '', error: { code: 'provider_failed' } });
    const before = cloud.log.length;
    await turn(engine, chat, 'Two', failed.assistant.id);
    expect(JSON.parse(since(before)[0]?.body ?? '').messages).toEqual([
      { role: 'user', content: 'One' },
      { role: 'user', content: 'Two' },
    ]);
  });

  it('is written down as it went, without the key', async () => {
    const before = cloud.log.length;
    await turn(engine, chat, secret);
    cloud.script({ kind: 'status', status: 401 });
    await turn(engine, await newChat(engine), 'Hello');
    const journal = await engine.ask('journal.list', undefined);
    expect(journal.map(({ status }) => status)).toEqual(['failed', 'answered']);
    expect(journal.map(({ body }) => body).reverse()).toEqual(since(before).map(({ body }) => body));
    expect(journal[1]).toMatchObject({ conversation: chat, provider: 'Test cloud', model: 'cloud-large' });
    expect(journal[1]?.host).toBe(new URL(cloud.url).host);
    expect(JSON.stringify(journal)).not.toContain('sk-secret');
  });

  it('leaves nothing readable on the disk and no original in the cloud', async () => {
    await turn(engine, chat, secret);
    for (const original of [...identifiers, '4111111111111111']) {
      expect(cloud.bytes().includes(original)).toBe(false);
      expect(bytesOf(folder.path).includes(original)).toBe(false);
    }
  });
});

describe('who answers', () => {
  it('is the model on this computer when that is the target, with the sanitized text', async () => {
    const heard: string[] = [];
    main.chat = ({ messages }, { chunk }) => {
      const text = messages.at(-1)?.text ?? '';
      heard.push(text);
      chunk(`You wrote: ${text}`);
      return { text: `You wrote: ${text}`, reason: 'end' };
    };
    await engine.ask('settings.set', { target: { provider: 'local', model: '' } });
    const before = cloud.log.length;
    const { user, assistant } = await turn(engine, await newChat(engine), secret);
    expect(heard).toEqual([user.sanitized]);
    expect(assistant).toMatchObject({ restored: `You wrote: ${secret}`, author: 'Small model', status: 'done' });
    expect(since(before)).toEqual([]);
    expect(await engine.ask('journal.list', undefined)).toEqual([]);
  });

  it('is asked before anything is kept: no model, no provider, no key is an error and the draft stays', async () => {
    const text = 'Hello there';
    const check = async (provider: string, code: string, model = ''): Promise<void> => {
      await engine.ask('settings.set', { target: { provider, model } });
      const conversation = await newChat(engine);
      expect(await codeOf(send(engine, conversation, text))).toBe(code);
      const { messages, draft } = await engine.ask('conversations.open', { id: conversation });
      expect({ messages, draft }).toEqual({ messages: [], draft: text });
    };
    main.models = [];
    await check('local', 'model_missing');
    await check('local', 'model_missing', 'small');
    // A file of the user's cannot be downloaded.
    const own = { ...testModel, status: 'damaged', custom: true, inPlace: true, downloadable: false } as const;
    main.models = [{ ...own, receivedBytes: 0 }];
    await check('local', 'model_file_missing', 'small');
    main.models = [own];
    await check('local', 'model_damaged', 'small');
    main.models = [];
    await check('nobody', 'provider_not_set_up');
    const { id } = await engine.ask('providers.save', { kind: 'openai', name: 'X', baseUrl: null, models: ['m'] });
    await check(id, 'provider_not_set_up');
  });

  describe('under a system prompt of the user’s own', () => {
    const own = 'You are a pirate. My name is Maria Gonzalez.';
    let heard: ChatMessage[];
    beforeEach(async () => {
      main.chat = ({ messages }, { chunk }) => {
        heard = messages;
        const text = messages[0]?.role === 'system' ? 'Aye, Maria Gonzalez.' : 'Hello.';
        chunk(text);
        return { text, reason: 'end' };
      };
      await engine.ask('settings.set', { target: { provider: 'local', model: 'small' } });
      chat = await newChat(engine);
    });
    const tell = (systemPrompt: string | null) =>
      engine.ask('conversations.update', { id: chat, systemPrompt }).then(({ conversation }) => conversation);

    it('a local model is told that first, in this chat only, until it is taken back', async () => {
      expect((await tell(own)).systemPrompt).toBe(own);
      const { assistant } = await turn(engine, chat, 'Who am I?');
      expect(heard).toEqual([
        { role: 'system', text: own },
        { role: 'user', text: 'Who am I?' },
      ]);
      expect(assistant.writer).toBe('instructed');
      await turn(engine, await newChat(engine), 'Who am I?');
      expect(heard.map(({ role }) => role)).toEqual(['user']);
      expect((await tell(null)).systemPrompt).toBeNull();
      const again = await engine.ask('turn.regenerate', { message: assistant.id });
      expect((await ended(engine, again.id)).writer).toBe('local');
      expect(heard.map(({ role }) => role)).toEqual(['user']);
    });

    it('a local model is also told what the mode says of the prompt', async () => {
      await tell(own);
      await engine.ask('conversations.update', { id: chat, mode: 'contextual' });
      await turn(engine, chat, 'After my divorce I was diagnosed with diabetes.');
      expect(heard.filter(({ role }) => role === 'system')).toEqual([
        { role: 'system', text: `${own}\n\n${contextualInstruction}` },
      ]);
    });

    it('a chat stays on this computer from its first reply of a local model on', async () => {
      const told = await turn(engine, chat, 'Who am I?');
      const id = (await engine.ask('providers.list', undefined)).find(({ kind }) => kind !== 'local')?.id;
      if (id === undefined) throw new Error('no cloud');
      await engine.ask('conversations.update', { id: chat, target: { provider: id, model: 'cloud-large' } });
      const before = cloud.log.length;
      const { assistant } = await turn(engine, chat, 'And now?', told.assistant.id);
      expect(assistant).toMatchObject({ status: 'failed', error: { code: 'stays_here' }, received: '' });
      expect(since(before)).toEqual([]);
      expect((await engine.ask('journal.list', undefined)).length).toBe(0);
      await expect(engine.ask('turn.regenerate', { message: told.assistant.id })).rejects.toMatchObject({
        code: 'stays_here',
      });
      expect(since(before)).toEqual([]);
      const other = await turn(engine, await newChat(engine), 'And now?');
      expect(other.assistant).toMatchObject({ writer: 'local' });
    });

    it('what is said to a local model spends nothing and asks for nothing', async () => {
      await engine.ask('settings.set', { epsilonCap: 0.5, scan: 'always' });
      const text = 'My salary is $84,500.';
      const spent = async (): Promise<number[]> => {
        const { spends } = await engine.ask('draft.preview', { conversation: await newChat(engine), text });
        return spends.map((each) => each.spent);
      };
      await turn(engine, chat, text);
      expect(await spent()).toEqual([0]);
    });

    it('is kept with the chat, and read by nobody else', async () => {
      await tell(own);
      const { assistant } = await turn(engine, chat, 'Who am I?');
      await engine.close();
      engine = await startEngine(main, folder.path);
      const { conversation, messages } = await engine.ask('conversations.open', { id: chat });
      expect(conversation.systemPrompt).toBe(own);
      expect(messages.at(-1)).toEqual(assistant);
      expect(bytesOf(folder.path).includes('pirate')).toBe(false);
    });
  });

  it('a reply knows the first message that its model read', async () => {
    let forgotten = 0;
    main.chat = (_input, { chunk }) => {
      chunk('Yes.');
      return { text: 'Yes.', reason: 'end', forgotten };
    };
    await engine.ask('settings.set', { target: { provider: 'local', model: 'small' } });
    const conversation = await newChat(engine);
    const first = await turn(engine, conversation, 'One');
    expect(first.assistant.readFrom).toBeNull();
    forgotten = 1;
    const second = await turn(engine, conversation, 'Two', first.assistant.id);
    expect(second.assistant.readFrom).toBe(first.assistant.id);
    forgotten = 2;
    const third = await turn(engine, conversation, 'Three', second.assistant.id);
    expect(third.assistant.readFrom).toBe(second.user.id);
    const { messages } = await engine.ask('conversations.open', { id: conversation });
    expect(messages.at(-1)).toMatchObject({ readFrom: second.user.id });
  });

  it.each([
    ['end', 'done', null],
    ['repeats', 'failed', { code: 'reply_repeats' }],
    ['length', 'failed', { code: 'reply_too_long' }],
  ] as const)('a local reply that comes to its %s is %s, with what has come', async (reason, status, error) => {
    main.chat = (_input, { chunk }) => {
      chunk('la la la');
      return { text: 'la la la', reason };
    };
    await engine.ask('settings.set', { target: { provider: 'local', model: 'small' } });
    const { assistant } = await turn(engine, await newChat(engine), 'Sing.');
    expect(assistant).toMatchObject({ status, error, restored: 'la la la' });
  });

  it('stops a local model', async () => {
    main.chat = (_input, { signal, chunk }) =>
      new Promise((resolve) => {
        chunk('some words ');
        signal.addEventListener('abort', () => resolve({ text: 'some words ', reason: 'stopped' }));
      });
    await engine.ask('settings.set', { target: { provider: 'local', model: 'small' } });
    const conversation = await newChat(engine);
    const { assistant } = await send(engine, conversation, 'Hello');
    await engine.event('turn.delta');
    await engine.ask('turn.stop', { conversation });
    expect(await ended(engine, assistant.id)).toMatchObject({ status: 'stopped', received: 'some words ' });
  });
});
