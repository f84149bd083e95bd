import { describe, expect, it } from 'vitest';
import { keptHere } from '../../../main/engine/privacy';
import { connectFile } from '../../../main/engine/store/connection';
import type { Decision, Provider, ProviderId, Rule } from '../../../shared/domain';
import { begin, folder, key, open, say } from './profile';

describe('the ledger', () => {
  const draw = { type: 'MONEY', canonical: '84500 USD', epsilonMilli: 1000, scope: '' } as const;

  it('counts a draw once, however often it is sent', () => {
    const store = open();
    const { id } = begin(store);
    say(store, id, null, 'one', '', { draws: [draw, draw] });
    say(store, id, null, 'again', '', { draws: [draw] });
    expect(store.ledger.draws([draw, draw])).toEqual([draw]);
  });

  it('tells apart value, type, ε and scope, and outlives the conversation', () => {
    const store = open();
    const { id } = begin(store);
    const draws = [draw, { ...draw, epsilonMilli: 500 }, { ...draw, scope: id }];
    const others = [{ ...draw, canonical: '1 USD' }, { ...draw, type: 'AGE' } as const];
    say(store, id, null, 'one', '', { draws: [...draws, ...others] });
    store.conversations.remove(id);
    expect(store.ledger.draws([draw])).toHaveLength(3);
    expect(store.ledger.draws([draw])).toEqual(expect.arrayContaining(draws));
    expect(store.ledger.draws([])).toEqual([]);
  });

  it('forgets with a conversation what only a model on this computer has seen of it', () => {
    const store = open();
    const [{ id }, other] = [begin(store), begin(store)];
    say(store, id, null, 'one', '', { draws: keptHere([draw], id) });
    say(store, other.id, null, 'one', '', { draws: keptHere([draw], other.id) });
    expect(store.ledger.draws([draw])).toHaveLength(2);
    store.conversations.remove(id);
    expect(store.ledger.draws([draw])).toEqual(keptHere([draw], other.id));
  });
});

describe('decisions', () => {
  const keep: Decision = { value: 'Paris', type: 'LOCATION', action: 'keep' };
  const redact: Decision = { ...keep, action: 'redact' };

  it("list the conversation's own first, then those for everywhere, and none of another", () => {
    const store = open();
    const [here, there] = [begin(store).id, begin(store).id];
    store.decisions.set(here, redact);
    store.decisions.set(null, keep);
    expect(store.decisions.list(here)).toEqual([redact, keep]);
    expect(store.decisions.list(there)).toEqual([keep]);
  });

  it('replace an earlier one on the same value', () => {
    const store = open();
    const { id } = begin(store);
    for (const decision of [keep, redact]) {
      store.decisions.set(id, decision);
      store.decisions.set(null, decision);
    }
    expect(store.decisions.list(id)).toEqual([redact, redact]);
  });

  it('for everywhere are listed, the latest first, and taken back one by one', () => {
    const store = open();
    const other: Decision = { value: 'Acme', type: 'ORGANIZATION', action: 'redact' };
    store.decisions.set(begin(store).id, redact);
    store.decisions.set(null, keep);
    store.decisions.set(null, other);
    expect(store.decisions.everywhere()).toEqual([other, keep]);
    store.decisions.remove(other);
    store.decisions.remove(other);
    expect(store.decisions.everywhere()).toEqual([keep]);
  });

  it('a pattern and a value that read the same are two', () => {
    const store = open();
    const pattern: Rule = { ...keep, pattern: true };
    store.decisions.set(null, keep);
    store.decisions.set(null, pattern);
    expect(store.decisions.everywhere()).toEqual([pattern, keep]);
    store.decisions.remove(keep);
    expect(store.decisions.everywhere()).toEqual([pattern]);
  });

  it('go with their conversation', () => {
    const store = open();
    const { id } = begin(store);
    store.decisions.set(id, keep);
    store.conversations.remove(id);
    expect(store.decisions.list(id)).toEqual([]);
  });
});

describe('the journal', () => {
  const request = { provider: 'Cloud', host: 'api.example', model: 'm', body: '{"messages":["ü"]}' };

  it('keeps each request as sent, the newest first', () => {
    const store = open();
    const { id } = begin(store);
    const { assistant } = say(store, id, null, 'one');
    const one = store.journal.add({ ...request, conversation: id, message: assistant.id });
    const two = store.journal.add({ ...request, conversation: null, message: null });
    expect(one).toMatchObject({ ...request, conversation: id, status: 'sending' });
    expect(store.journal.list()).toEqual([two, one]);
    expect(store.journal.list(1)).toEqual([two]);
    store.journal.finish(one.id, 'failed');
    expect(store.journal.list().map(({ status }) => status)).toEqual(['sending', 'failed']);
  });

  it.each([
    ['done', 'answered'],
    ['stopped', 'stopped'],
    ['failed', 'failed'],
  ] as const)('ends with its answer: %s is %s; a failed try before it stays failed', (status, expected) => {
    const store = open();
    const { id } = begin(store);
    const { user } = say(store, id, null, 'one');
    const { assistant } = store.messages.commitAnswer({ parent: user.id, author: 'a', writer: 'cloud' });
    const tried = store.journal.add({ ...request, conversation: id, message: assistant.id });
    store.journal.finish(tried.id, 'failed');
    store.journal.add({ ...request, conversation: id, message: assistant.id });
    store.messages.finish(assistant.id, { restored: '', received: '', spans: [], status, error: null });
    expect(store.journal.list().map((entry) => entry.status)).toEqual([expected, 'failed']);
  });

  it('outlives the conversation: what left stays known', () => {
    const store = open();
    const { id } = begin(store);
    const { assistant } = say(store, id, null, 'one');
    store.journal.add({ ...request, conversation: id, message: assistant.id });
    store.conversations.remove(id);
    expect(store.journal.list()).toMatchObject([{ ...request, conversation: null }]);
  });
});

describe('settings', () => {
  it('are the defaults until set, and keep what was set', () => {
    const path = `${folder()}/palimpsest.db`;
    const store = open(path);
    expect(store.settings.get()).toMatchObject({ theme: 'system', onboarded: false, coins: 'profile' });
    expect(store.settings.set({ theme: 'dark', epsilonCap: 3 })).toMatchObject({ theme: 'dark', epsilonCap: 3 });
    store.close();
    expect(open(path).settings.get()).toMatchObject({ theme: 'dark', epsilonCap: 3, onboarded: false });
  });

  it('that cannot be understood cost only themselves', () => {
    const path = `${folder()}/palimpsest.db`;
    const store = open(path);
    store.settings.set({ theme: 'dark', epsilonCap: 3 });
    store.close();
    const raw = connectFile(path, key);
    raw.exec(`UPDATE settings SET value = '"purple"' WHERE key = 'theme'; INSERT INTO settings VALUES ('gone', '1')`);
    raw.close();
    expect(open(path).settings.get()).toMatchObject({ theme: 'system', epsilonCap: 3 });
  });
});

describe('providers', () => {
  it('are added, replaced in their place, and removed', () => {
    const store = open();
    const provider = (id: string, name: string): Provider => ({
      id: id as ProviderId,
      kind: 'openai-compatible',
      name,
      baseUrl: 'http://localhost:11434/v1',
      hasKey: false,
      models: ['a', 'b'],
    });
    store.providers.save(provider('1', 'One'));
    store.providers.save(provider('2', 'Two'));
    store.providers.save({ ...provider('1', 'Uno'), baseUrl: null, hasKey: true });
    expect(store.providers.list()).toEqual([
      { ...provider('1', 'Uno'), baseUrl: null, hasKey: true },
      provider('2', 'Two'),
    ]);
    store.providers.remove('1' as ProviderId);
    expect(store.providers.list()).toEqual([provider('2', 'Two')]);
    expect(() => store.providers.get('1' as ProviderId)).toThrow('not_found');
  });
});
