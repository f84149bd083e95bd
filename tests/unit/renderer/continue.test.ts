import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { continueReply, takeEnd, useChat } from '../../../renderer/state/chat-store';
import { useWindow } from '../../../renderer/state/window-store';
import { type AssistantMessage, type Conversation, canContinue } from '../../../shared/domain';

/** A reply that goes on in its place, as the window shows it. */

const cut = {
  id: 'r',
  conversation: 'c',
  role: 'assistant',
  status: 'stopped',
  error: null,
  received: 'Dear Franjo Comp',
  restored: 'Dear Maria Gonz',
  spans: [],
} as unknown as AssistantMessage;
const whole: AssistantMessage = { ...cut, status: 'done', restored: 'Dear Maria Gonzalez.' };

const shown = () => useChat.getState().messages;
const answering = (answer: () => unknown): void => {
  vi.stubGlobal('window', { palimpsest: { request: async () => answer() } });
};

beforeEach(() => useChat.setState({ conversation: { id: 'c' } as Conversation, messages: [cut] }));
afterEach(() => {
  vi.unstubAllGlobals();
  useWindow.setState({ error: null });
});

it('arrives as soon as it is asked for, and ends by its event, whether that or the answer comes first', async () => {
  answering(() => {
    expect(shown()).toEqual([{ ...cut, status: 'streaming' }]);
    takeEnd(whole);
    return { ok: true, value: { ...cut, status: 'streaming' } };
  });
  await continueReply(cut);
  expect(shown()).toEqual([whole]);

  useChat.setState({ messages: [cut] });
  answering(() => ({ ok: true, value: { ...cut, status: 'streaming' } }));
  await continueReply(cut);
  takeEnd(whole);
  expect(shown()).toEqual([whole]);
});

it('is as it was where it cannot go on, and why is said', async () => {
  answering(() => ({ ok: false, error: { code: 'stays_here' } }));
  await continueReply(cut);
  expect(shown()).toEqual([cut]);
  expect(useWindow.getState().error).toEqual({ code: 'stays_here' });
});

it.each([
  [{}, true],
  [{ status: 'failed', error: { code: 'reply_too_long' } }, true],
  [{ status: 'failed', error: { code: 'provider_interrupted' } }, true],
  [{ status: 'failed', error: { code: 'reply_repeats' } }, false],
  [{ received: ' \n' }, false],
  [{ status: 'done' }, false],
  [{ status: 'streaming' }, false],
] as const)('of %j it is offered: %s', (change, offered) =>
  expect(canContinue({ ...cut, ...change } as AssistantMessage)).toBe(offered),
);
