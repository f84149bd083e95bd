import { describe, expect, it } from 'vitest';
import type { ConversationId, MessageId } from '../../../shared/domain';
import { money } from './findings';
import { begin, folder, open, say } from './profile';

const unknown = '01a1fd9f-c0e7-7d8f-bd8a-c7dde215f7f4';

describe('a conversation', () => {
  it('is all there when the store opens again', () => {
    const path = `${folder()}/palimpsest.db`;
    const store = open(path);
    const { id } = begin(store);
    const first = say(store, id, null, 'one', 'eins', { title: 'Numbers' });
    say(store, id, first.assistant.id, 'two', 'zwei', { findings: [money('$1', '$2')] });
    store.conversations.update(id, { pinned: true, epsilon: 2.5 });
    store.conversations.saveDraft(id, 'three');
    const before = [store.conversations.list(), store.messages.path(id), store.conversations.draft(id)];
    store.close();
    const again = open(path);
    expect([again.conversations.list(), again.messages.path(id), again.conversations.draft(id)]).toEqual(before);
    expect(again.conversations.get(id)).toMatchObject({ title: 'Numbers', pinned: true, epsilon: 2.5 });
  });

  it('keeps the old branch when a prompt is edited, and goes back to it', () => {
    const store = open();
    const { id } = begin(store);
    const root = say(store, id, null, 'one');
    const old = say(store, id, root.assistant.id, 'two');
    const older = say(store, id, old.assistant.id, 'three');
    const edited = say(store, id, root.assistant.id, 'two, edited');
    expect(store.messages.path(id).map((message) => message.id)).toEqual([
      root.user.id,
      root.assistant.id,
      edited.user.id,
      edited.assistant.id,
    ]);
    expect(edited.user.siblings).toEqual([old.user.id, edited.user.id]);
    expect(store.conversations.update(id, { head: old.user.id }).head).toBe(older.assistant.id);
    expect(store.messages.path(id)).toHaveLength(6);
  });

  it('may begin anew at the root', () => {
    const store = open();
    const { id } = begin(store);
    const one = say(store, id, null, 'one');
    const two = say(store, id, null, 'two');
    expect(store.messages.path(id).map((message) => message.id)).toEqual([two.user.id, two.assistant.id]);
    expect(two.user.siblings).toEqual([one.user.id, two.user.id]);
  });

  it('keeps the old answer beside a new one', () => {
    const store = open();
    const { id } = begin(store);
    const { user, assistant } = say(store, id, null, 'one');
    const again = store.messages.commitAnswer({ parent: user.id, author: 'Local · n', writer: 'cloud' });
    expect(again.assistant).toMatchObject({ parent: user.id, author: 'Local · n', status: 'streaming' });
    expect(again.assistant.siblings).toEqual([assistant.id, again.assistant.id]);
    expect(again.conversation.head).toBe(again.assistant.id);
    expect(store.messages.get(assistant.id)).toMatchObject({ restored: 're: one', status: 'done' });
  });

  it('answers the branch that ends in any message', () => {
    const store = open();
    const { id } = begin(store);
    const one = say(store, id, null, 'one');
    say(store, id, one.assistant.id, 'two');
    expect(store.messages.pathTo(id, one.user.id)).toEqual([one.user]);
    expect(store.messages.pathTo(id, null)).toEqual([]);
  });

  it('goes thousands of messages deep, and is deleted whole', () => {
    const store = open();
    const { id } = begin(store);
    let parent: MessageId | null = null;
    for (let i = 0; i < 1500; i++) parent = say(store, id, parent, `prompt ${i}`).assistant.id;
    expect(store.messages.path(id)).toHaveLength(3000);
    store.conversations.remove(id);
    expect(store.conversations.list()).toEqual([]);
    expect(store.search('prompt')).toEqual([]);
    expect(() => store.messages.get(parent as MessageId)).toThrow('not_found');
  });

  it('lists the pinned first, then the latest used', () => {
    const store = open();
    const [one, two, three] = [begin(store).id, begin(store).id, begin(store).id];
    store.conversations.update(one, { pinned: true });
    expect(store.conversations.list().map(({ id }) => id)).toEqual([one, three, two]);
  });

  it('empties its draft with the turn that sends it', () => {
    const store = open();
    const { id } = begin(store);
    store.conversations.saveDraft(id, 'one');
    say(store, id, null, 'one');
    expect(store.conversations.draft(id)).toBe('');
  });

  it('refuses what is not its own, and stays as it was', () => {
    const store = open();
    const [here, there] = [begin(store), begin(store)];
    const foreign = say(store, there.id, null, 'there');
    const before = store.conversations.list();
    expect(() => say(store, here.id, foreign.assistant.id, 'x')).toThrow('not_found');
    expect(() => say(store, there.id, foreign.user.id, 'x')).toThrow('invalid_request');
    expect(() => say(store, unknown as ConversationId, null, 'x')).toThrow('not_found');
    expect(() => store.conversations.update(here.id, { head: foreign.user.id, title: 'x' })).toThrow('not_found');
    expect(() => store.messages.commitAnswer({ parent: foreign.assistant.id, author: 'a', writer: 'cloud' })).toThrow(
      'invalid_request',
    );
    expect(() => store.conversations.saveDraft(unknown as ConversationId, 'x')).toThrow('not_found');
    expect(() => store.conversations.remove(unknown as ConversationId)).toThrow('not_found');
    expect(store.conversations.list()).toEqual(before);
    expect(store.messages.path(here.id)).toEqual([]);
  });

  it('is temporary only where nothing touches the disk', () => {
    const target = begin(open()).target;
    const store = open(`${folder()}/palimpsest.db`);
    expect(() => store.conversations.create({ temporary: true, mode: 'balanced', target })).toThrow('invalid_request');
    expect(open().conversations.create({ temporary: true, mode: 'balanced', target }).temporary).toBe(true);
  });
});

describe('a streaming answer', () => {
  it('keeps what has come, and once ended stays as it is', () => {
    const store = open();
    const { id } = begin(store);
    const { user } = say(store, id, null, 'one');
    const { assistant } = store.messages.commitAnswer({ parent: user.id, author: 'a', writer: 'cloud' });
    const so = { restored: 'so', received: 'so', spans: [] };
    store.messages.progress(assistant.id, so);
    expect(store.messages.get(assistant.id)).toMatchObject({ ...so, status: 'streaming' });
    store.messages.finish(assistant.id, { ...so, status: 'stopped', error: null });
    store.messages.progress(assistant.id, { ...so, restored: 'late' });
    const error = { code: 'network_unreachable' } as const;
    const late = store.messages.finish(assistant.id, { ...so, restored: 'late', status: 'failed', error });
    expect(late).toMatchObject({ restored: 'so', status: 'stopped', error: null });
  });

  it('that is continued still tells from where its model read while it streams', () => {
    const store = open();
    const { user } = say(store, begin(store).id, null, 'one');
    const { assistant } = store.messages.commitAnswer({ parent: user.id, author: 'a', writer: 'local' });
    const so = { restored: 'so', received: 'so', spans: [] };
    store.messages.finish(assistant.id, { ...so, status: 'stopped', error: null, readFrom: user.id });
    store.messages.continue(assistant.id, { author: 'a', writer: 'local' });
    store.messages.progress(assistant.id, { ...so, restored: 'so on' });
    expect(store.messages.get(assistant.id)).toMatchObject({
      restored: 'so on',
      status: 'streaming',
      readFrom: user.id,
    });
  });

  it('keeps its error', () => {
    const store = open();
    const { user } = say(store, begin(store).id, null, 'one');
    const { assistant } = store.messages.commitAnswer({ parent: user.id, author: 'a', writer: 'cloud' });
    const error = { code: 'provider_failed', detail: '500' } as const;
    store.messages.finish(assistant.id, { restored: '', received: '', spans: [], status: 'failed', error });
    expect(store.messages.get(assistant.id)).toMatchObject({ status: 'failed', error });
  });
});

describe('the replacements of a conversation', () => {
  it('come from all its branches, the oldest first, each once, and from no other conversation', () => {
    const store = open();
    const { id } = begin(store);
    const [a, b] = [money('$1', '$2'), money('$3', '$4')];
    const kept = { ...money('$5', '$5'), action: 'keep' as const, mechanism: null, epsilon: null };
    say(store, id, null, 'one', '', { findings: [a, kept] });
    say(store, id, null, 'another branch', '', { findings: [b, { ...a, start: 9, end: 11 }] });
    say(store, begin(store).id, null, 'elsewhere', '', { findings: [money('$6', '$7')] });
    expect(store.messages.replacements(id)).toEqual([a, b]);
  });
});
