import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConversation, useChat } from '../../../renderer/state/chat-store';
import { goTo, newChat } from '../../../renderer/state/library-store';
import type { ConversationId } from '../../../shared/domain';

/** Answers come in whatever order the test gives them. */
let answers: Map<string, () => void>;
const deleted: string[] = [];
const chat = (id: string) => ({ conversation: { id, title: id }, messages: [], draft: '' });
const request = (name: string, input?: { id: string }) =>
  new Promise((resolve) => {
    const id = input?.id ?? 'new';
    if (name === 'conversations.delete') deleted.push(id);
    answers.set(`${name} ${name === 'conversations.create' ? 'new' : id}`, () =>
      resolve({ ok: true, value: chat(name === 'conversations.create' ? 'new' : id) }),
    );
  });
const answer = async (call: string): Promise<void> => {
  answers.get(call)?.();
  await new Promise((resolve) => setTimeout(resolve));
};
const [one, two] = ['one', 'two'] as ConversationId[] as [ConversationId, ConversationId];
const shown = () => useChat.getState().conversation?.id;

beforeEach(() => {
  answers = new Map();
  deleted.length = 0;
  vi.stubGlobal('window', { palimpsest: { request } });
  useChat.setState({ conversation: null, messages: [] });
});
afterEach(() => vi.unstubAllGlobals());

test('the chat that was chosen last is shown, whichever is read first', async () => {
  void openConversation(one);
  void goTo(two);
  await answer('conversations.open two');
  await answer('conversations.open one');
  expect(shown()).toBe('two');
});

test('whoever stays where they are is not taken to the chat that they first chose', async () => {
  void openConversation(one);
  await answer('conversations.open one');
  void goTo(two);
  void goTo(one);
  await answer('conversations.open two');
  expect(shown()).toBe('one');
});

test('a new chat that comes when another was chosen is not shown, and goes', async () => {
  const made = newChat({ temporary: false });
  void goTo(one);
  await answer('conversations.open one');
  await answer('conversations.create new');
  expect(shown()).toBe('one');
  expect(deleted).toEqual(['new']);
  await answer('conversations.delete new');
  await made;
});
