import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntityType, MessageId } from '../../../shared/domain';
import { type RequestInput, requests } from '../../../shared/ipc';
import { CodedError } from '../../../shared/result';
import { type Cloud, startCloud } from '../../cloud';
import {
  bytesOf,
  codeOf,
  createMain,
  newChat,
  setProvider,
  startEngine,
  type TestEngine,
  type TestMain,
  temporaryFolder,
  turn,
} from './harness';

let cloud: Cloud;
let folder: ReturnType<typeof temporaryFolder>;
let main: TestMain;
let engine: TestEngine;

beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());
beforeEach(async () => {
  folder = temporaryFolder();
  main = createMain();
  engine = await startEngine(main, folder.path);
});
afterEach(async () => {
  await engine.close();
  folder.remove();
});

describe('the engine', () => {
  it.each([false, true])(
    'asks anew as it was asked, but for the value that is kept (temporary: %s)',
    async (temporary) => {
      await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
      const chat = await newChat(engine, temporary);
      const change = { epsilon: 0.5, mechanisms: { MONEY: 'fpe' } } as const;
      const { conversation: before } = await engine.ask('conversations.update', { id: chat, ...change });
      const decide = (value: string, type: EntityType) =>
        engine.ask('draft.decide', {
          conversation: chat,
          decision: { value, type, action: 'protect' },
          scope: 'conversation',
        });
      await decide('asthma', 'MEDICAL_CONDITION');
      await decide('Zorblatt', 'ORGANIZATION');
      const { assistant } = await turn(engine, chat, 'My name is Thistle Fennimore.');
      const text = 'What helps with asthma? Thistle asks, and Zorblatt too.';
      const { user } = await turn(engine, chat, text, assistant.id);
      expect(user.sanitized).not.toMatch(/asthma|Thistle|Zorblatt/);

      const keep = { value: 'asthma', type: 'MEDICAL_CONDITION', action: 'keep' } as const;
      const made = await engine.ask('conversations.anew', { prompt: user.id, keep });
      const { id, updatedAt, createdAt, title, opening, head } = made.conversation;
      expect(id).not.toBe(chat);
      expect(made.conversation).toEqual({ ...before, id, updatedAt, createdAt, title, opening, head });
      expect(made).toMatchObject({ draft: text, messages: [], conversation: { temporary, opening: text, ...change } });
      const { sanitized } = await engine.ask('draft.preview', { conversation: id, text });
      expect(sanitized).toContain('asthma');
      expect(sanitized).not.toMatch(/Thistle|Zorblatt/);
      // What only the other chat knew: an empty one finds no Thistle in this text.
      const { sanitized: unknown } = await engine.ask('draft.preview', { conversation: await newChat(engine), text });
      expect(unknown).toContain('Thistle');
      expect(await codeOf(engine.ask('conversations.anew', { prompt: assistant.id, keep }))).toBe('invalid_request');
    },
  );

  it('asks anew what the turn asked that its answer stands at, with what says what it was about', async () => {
    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    const chat = await newChat(engine);
    for (const value of ['asthma', 'gout']) {
      const decision = { value, type: 'MEDICAL_CONDITION', action: 'protect' } as const;
      await engine.ask('draft.decide', { conversation: chat, decision, scope: 'conversation' });
    }
    const texts = [
      'My name is Thistle.',
      'What helps with gout?',
      'What helps with asthma?',
      'And at night?',
      'Thank you.',
    ] as const;
    const users = [];
    let parent: MessageId | null = null;
    for (const text of texts) {
      const { user, assistant } = await turn(engine, chat, text, parent);
      users.push(user);
      parent = assistant.id;
    }
    const keep = { value: 'asthma', type: 'MEDICAL_CONDITION', action: 'keep' } as const;
    const drafts = [];
    for (const { id } of users) drafts.push((await engine.ask('conversations.anew', { prompt: id, keep })).draft);
    expect(drafts).toEqual([
      texts[0],
      texts[1],
      texts[2],
      `${texts[2]}\n\n${texts[3]}`,
      `${texts[2]}\n\n${texts[3]}\n\n${texts[4]}`,
    ]);
  });

  it('knows what went out before in any branch', async () => {
    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    const conversation = await newChat(engine);
    const decision = { value: 'zorblatt', type: 'MEDICAL_CONDITION', action: 'protect' } as const;
    await engine.ask('draft.decide', { conversation, decision, scope: 'conversation' });
    const look = async () => {
      const { findings, sent } = await engine.ask('draft.preview', { conversation, text: 'What helps with Zorblatt?' });
      return sent.map((at) => findings[at]?.original);
    };
    expect(await look()).toEqual([]);
    await turn(engine, conversation, 'I have zorblatt.');
    await turn(engine, conversation, 'Tell me of rivers.');
    expect(await look()).toEqual(['Zorblatt']);
  });

  it('answers every request of the contract that is its own, in the contract’s shape', async () => {
    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    const conversation = await newChat(engine);
    const { user, assistant } = await turn(engine, conversation, 'I am Maria Gonzalez and earn $84,500.');
    cloud.script({ kind: 'half', abrupt: true });
    const { assistant: cut } = await turn(engine, await newChat(engine), 'Tell me of rivers and of hills');
    const { id: provider } = (await engine.ask('providers.list', undefined)).at(-1) ?? { id: '' };
    const { hash } = await engine.ask('draft.preview', { conversation, text: 'More' });
    const inputs: Record<string, unknown> = {
      'settings.set': { theme: 'dark' },
      'conversations.create': { temporary: false },
      'conversations.anew': {
        prompt: user.id,
        keep: { value: 'Maria Gonzalez', type: 'PERSON', action: 'keep' },
      },
      'conversations.open': { id: conversation },
      'conversations.update': { id: conversation, title: 'Rivers' },
      'conversations.search': { query: 'Gonzalez' },
      'conversations.similar': { id: conversation },
      'conversations.transcript': { conversation, format: 'markdown' },
      'draft.preview': { conversation, text: 'More for Maria Gonzalez' },
      'draft.save': { conversation, text: 'More' },
      'draft.scan': { conversation, on: true },
      'draft.infer': { conversation, text: 'I work nights on the ward.' },
      'draft.infer-stop': { conversation },
      'draft.take-out': { conversation, text: 'More', hash, agreed: [], leaves: false },
      'draft.promised': { type: 'MONEY', mechanism: 'mldp', epsilon: 1 },
      'draft.decide': {
        conversation,
        decision: { value: 'Rivers', type: 'ORGANIZATION', action: 'protect' },
        scope: 'conversation',
      },
      'rules.set': { value: 'Rivers', type: 'ORGANIZATION', action: 'protect' },
      'rules.remove': { value: 'Rivers', type: 'ORGANIZATION' },
      'turn.send': { conversation, parent: assistant.id, text: 'More', hash, agreed: [] },
      'turn.stop': { conversation },
      'turn.regenerate': { message: assistant.id },
      'turn.continue': { message: cut.id },
      'providers.save': { kind: 'anthropic', name: 'A', baseUrl: null, models: [] },
      'providers.models': { id: provider },
      'providers.remove': { id: provider },
      'conversations.delete': { id: conversation },
    };
    const own = Object.entries(requests).filter(([, { handler }]) => handler === 'engine');
    const last = ['providers.remove', 'conversations.delete'];
    const order = [...own].sort(([one], [other]) => last.indexOf(one) - last.indexOf(other));
    for (const [name, { output }] of order) {
      const answer = await engine.ask(name as never, inputs[name] as never);
      expect(output.safeParse(answer).error, name).toBeUndefined();
    }
  });

  it('knows no other request', async () => {
    expect(await codeOf(engine.ask('models.list', undefined))).toBe('invalid_request');
    expect(await codeOf(engine.ask('toString' as never, undefined as never))).toBe('invalid_request');
  });

  it('says what is not there', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    expect(await codeOf(engine.ask('conversations.open', { id }))).toBe('not_found');
    expect(await codeOf(engine.ask('turn.regenerate', { message: id }))).toBe('not_found');
    expect(await codeOf(engine.ask('draft.preview', { conversation: id, text: 'x' }))).toBe('not_found');
    expect(await codeOf(engine.ask('providers.models', { id: 'nobody' }))).toBe('not_found');
  });
});

describe('drafts', () => {
  it('are one analysis for all that was typed meanwhile, of the newest text', async () => {
    const conversation = await newChat(engine);
    const typed = ['a', 'a@b', 'a@b.example.org', 'a@b.example.org!'];
    const previews = await Promise.all(typed.map((text) => engine.ask('draft.preview', { conversation, text })));
    const [newest] = previews.slice(-1);
    expect(new Set(previews.map(({ hash }) => hash))).toEqual(new Set([newest?.hash]));
    expect(newest?.findings.map(({ original }) => original)).toEqual(['a@b.example.org']);
    expect((await engine.ask('conversations.open', { id: conversation })).draft).toBe('a@b.example.org!');
  });

  it('name an unsent chat by how they begin', async () => {
    const [conversation, renamed] = [await newChat(engine), await newChat(engine)];
    const text = `\n  Dear ${'x'.repeat(90)}\nsecond line`;
    for (const id of [conversation, renamed]) await engine.ask('draft.save', { conversation: id, text });
    await engine.ask('conversations.update', { id: renamed, title: 'Letter' });
    const listed = await engine.ask('conversations.list', undefined);
    const opening = (id: string) => listed.find((one) => one.id === id)?.opening;
    expect(opening(conversation)).toBe(`Dear ${'x'.repeat(75)}`);
    expect(opening(renamed)).toBe('');
  });

  it('are previewed each on its own in different chats', async () => {
    const chats = await Promise.all(['one', 'two'].map(() => newChat(engine)));
    const previews = await Promise.all(
      chats.map((conversation, index) => engine.ask('draft.preview', { conversation, text: `text ${index}` })),
    );
    expect(previews.map(({ sanitized }) => sanitized)).toEqual(['text 0', 'text 1']);
  });

  it('follow what the user decides, here or everywhere', async () => {
    const [here, there] = [await newChat(engine), await newChat(engine)];
    const text = 'Call 0171 1234567 or write to maria@example.org.';
    const originals = async (conversation: string) =>
      (await engine.ask('draft.preview', { conversation, text })).findings
        .filter(({ mechanism }) => mechanism)
        .map(({ original }) => original);
    expect(await originals(here)).toContain('maria@example.org');
    const decision = { value: 'maria@example.org', type: 'EMAIL_ADDRESS', action: 'keep' } as const;
    await engine.ask('draft.decide', { conversation: here, decision, scope: 'conversation' });
    expect(await originals(here)).not.toContain('maria@example.org');
    expect(await originals(there)).toContain('maria@example.org');
    await engine.ask('draft.decide', { conversation: here, decision, scope: 'everywhere' });
    expect(await originals(there)).not.toContain('maria@example.org');
  });

  it('follow the rules for every chat until they are forgotten', async () => {
    const conversation = await newChat(engine);
    const words = async () =>
      (await engine.ask('draft.preview', { conversation, text: 'The Zephyr plan is late.' })).findings.map(
        ({ original, action }) => [original, action],
      );
    const rule = { value: 'Zephyr', type: 'WORD', action: 'redact' } as const;
    await engine.ask('rules.set', rule);
    expect(await words()).toContainEqual(['Zephyr', 'redact']);
    expect(await engine.ask('rules.list', undefined)).toEqual([rule]);
    await engine.ask('rules.remove', { value: 'Zephyr', type: 'WORD' });
    expect(await words()).not.toContainEqual(['Zephyr', 'redact']);
    expect(await engine.ask('rules.list', undefined)).toEqual([]);
  });

  it('follow patterns, and refuse one that cannot be read', async () => {
    const conversation = await newChat(engine);
    const rule = { value: 'Zephyr (\\d)', type: 'ID_NUMBER', action: 'redact', pattern: true } as const;
    await engine.ask('rules.set', rule);
    expect(await engine.ask('rules.list', undefined)).toEqual([rule]);
    const { sanitized } = await engine.ask('draft.preview', { conversation, text: 'The Zephyr 7 plan is late.' });
    expect(sanitized).toBe('The Zephyr [ID_NUMBER_1] plan is late.');
    await expect(engine.ask('rules.set', { ...rule, value: 'Zephyr (' })).rejects.toThrow('bad_pattern');
    await engine.ask('rules.remove', { value: rule.value, type: rule.type, pattern: true });
    expect(await engine.ask('rules.list', undefined)).toEqual([]);
  });

  it('say what ε means and how far the dates move', async () => {
    const conversation = await newChat(engine);
    const text = 'On 3 March 2026 I paid $84,500.';
    const weeks = async (epsilon: number) => {
      await engine.ask('conversations.update', { id: conversation, epsilon });
      const { meaning, dateWeeks } = await engine.ask('draft.preview', { conversation, text });
      expect(meaning).toMatchObject([{ value: '$84,500' }]);
      return dateWeeks;
    };
    expect(await weeks(0.5)).toBeGreaterThan(await weeks(3));
  });
});

describe('a temporary chat', () => {
  it('touches no disk, is listed and found while it lives, and is gone with the engine', async () => {
    await setProvider(engine, 'openai-compatible', `${cloud.url}/v1`);
    const before = bytesOf(folder.path);
    const conversation = await newChat(engine, true);
    const { user } = await turn(engine, conversation, 'Rivers of Maria Gonzalez at $84,500');
    await engine.ask('draft.preview', { conversation, text: 'Hills' });
    await engine.ask('draft.decide', {
      conversation,
      decision: { value: 'Hills', type: 'LOCATION', action: 'protect' },
      scope: 'conversation',
    });
    expect(bytesOf(folder.path).equals(before)).toBe(true);
    expect((await engine.ask('conversations.list', undefined)).map(({ id }) => id)).toEqual([conversation]);
    const hits = await engine.ask('conversations.search', { query: 'rivers' });
    expect(hits.map(({ message }) => message)).toContain(user.id);
    expect((await engine.ask('journal.list', undefined))[0]?.body).toContain(JSON.stringify(user.sanitized));
    const { spends } = await engine.ask('draft.preview', {
      conversation: await newChat(engine),
      text: 'I earn $84,500',
    });
    expect(spends).toMatchObject([{ spent: 1, adds: 0 }]);

    await engine.close();
    engine = await startEngine(main, folder.path);
    expect(await codeOf(engine.ask('conversations.open', { id: conversation }))).toBe('not_found');
    expect(await engine.ask('journal.list', undefined)).toEqual([]);
  });
});

describe('without a profile', () => {
  it('all of it works and nothing touches the disk', async () => {
    const nowhere = await startEngine(main, null);
    await nowhere.ask('settings.set', { target: { provider: 'local', model: '' } });
    const conversation = await newChat(nowhere);
    expect((await turn(nowhere, conversation, 'Hello')).assistant.restored).toBe('You wrote: Hello');
    await nowhere.close();
  });
});

describe('providers', () => {
  it('begin with this computer, and its models that are ready', async () => {
    expect(await engine.ask('providers.list', undefined)).toMatchObject([{ id: 'local', models: ['small'] }]);
  });

  it('keep their key in the keychain alone', async () => {
    const id = await setProvider(engine, 'openai', 'https://api.example.org/v1');
    const listed = await engine.ask('providers.list', undefined);
    expect(listed.at(-1)).toMatchObject({ id, hasKey: true, baseUrl: 'https://api.example.org/v1' });
    expect(JSON.stringify(listed)).not.toContain('sk-secret');
    expect([...main.secrets.values()]).toEqual(['sk-secret-of-the-user']);
    const saved = {
      id,
      kind: 'openai',
      name: 'Renamed',
      baseUrl: 'https://api.example.org/v2',
      models: [],
    } satisfies RequestInput<'providers.save'>;
    expect(await engine.ask('providers.save', saved)).toMatchObject({ name: 'Renamed', hasKey: true });
    expect(await engine.ask('providers.save', { ...saved, key: '' })).toMatchObject({ hasKey: false });
    expect(main.secrets.size).toBe(0);
  });

  it('do not take a key along to another host', async () => {
    const id = await setProvider(engine, 'openai', 'https://api.example.org/v1');
    const saved = { id, kind: 'openai', name: 'X', models: [] } satisfies Partial<RequestInput<'providers.save'>>;
    expect(await engine.ask('providers.save', { ...saved, baseUrl: 'https://example.com/v1' })).toMatchObject({
      hasKey: false,
    });
    expect(main.secrets.size).toBe(0);
    expect(await engine.ask('providers.save', { ...saved, baseUrl: null, key: 'new' })).toMatchObject({ hasKey: true });
  });

  it('that have no key work where the keychain is shut', async () => {
    const shut = (): never => {
      throw new CodedError('keychain_locked');
    };
    const spies = (['get', 'set', 'delete'] as const).map((name) =>
      vi.spyOn(main.secrets, name).mockImplementation(shut),
    );
    const own = { kind: 'openai-compatible', name: 'Ollama', baseUrl: 'http://127.0.0.1:1/v1', models: [] } as const;
    const { id } = await engine.ask('providers.save', { ...own, models: [] });
    await expect(engine.ask('providers.models', { id })).rejects.toMatchObject({ code: 'network_unreachable' });
    await engine.ask('providers.save', { ...own, id, models: ['llama'] });
    await engine.ask('providers.remove', { id });
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it('are removed with their key, and new chats go to this computer again', async () => {
    const id = await setProvider(engine, 'openai', 'https://api.example.org/v1');
    await engine.ask('providers.remove', { id });
    expect(main.secrets.size).toBe(0);
    expect((await engine.ask('settings.get', undefined)).target).toEqual({ provider: 'local', model: '' });
  });

  it('lie behind TLS or on this computer', async () => {
    const save = (baseUrl: string | null) =>
      codeOf(engine.ask('providers.save', { kind: 'openai-compatible', name: 'X', baseUrl, models: [] }));
    expect(await save('http://example.org/v1')).toBe('host_not_allowed');
    expect(await save('https://user:pass@example.org/v1')).toBe('host_not_allowed');
    expect(await save(null)).toBe('provider_not_set_up');
    expect(await save('http://localhost:11434/v1')).toBe('no error');
    expect(await engine.ask('providers.list', undefined)).toHaveLength(2);
  });

  it('tell their models, and whether the key works', async () => {
    const id = await setProvider(engine, 'anthropic', `${cloud.url}/v1`);
    expect(await engine.ask('providers.models', { id })).toEqual(['cloud-large', 'cloud-small']);
    cloud.script({ kind: 'status', status: 401 });
    expect(await codeOf(engine.ask('providers.models', { id }))).toBe('provider_unauthorized');
    const journal = await engine.ask('journal.list', undefined);
    expect(journal.map(({ body, status }) => [body, status])).toEqual([
      ['GET /v1/models', 'failed'],
      ['GET /v1/models', 'answered'],
    ]);
  });
});
