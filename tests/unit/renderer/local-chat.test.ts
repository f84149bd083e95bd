import { describe, expect, it, vi } from 'vitest';
import { leaveUnanswered, ownPrompt } from '../../../renderer/features/chat/instructions-dialog';
import { readFrom } from '../../../renderer/features/chat/thread';
import { deleteConversation, useLibrary } from '../../../renderer/state/library-store';
import { unanswered } from '../../../renderer/state/unanswered';
import type { Conversation, Message } from '../../../shared/domain';
import { defaultSystemPrompt } from '../../../shared/models';

it.each([
  ['', null],
  ['  \n ', null],
  [defaultSystemPrompt, null],
  [` ${defaultSystemPrompt}\n`, null],
  ['Answer in French.', 'Answer in French.'],
  ['  Answer in French.\nBe brief.  ', 'Answer in French.\nBe brief.'],
])('of the instructions %j is kept %j', (text, kept) => expect(ownPrompt(text)).toBe(kept));

describe('instructions that are left without an answer', () => {
  const chat = { id: 'one', systemPrompt: 'Be brief.' } as Conversation;

  it('are kept only where they differ from what is saved', () => {
    leaveUnanswered(chat, 'Be kind.');
    expect(unanswered.get(chat.id)).toBe('Be kind.');
    leaveUnanswered(chat, ' Be brief. ');
    leaveUnanswered({ ...chat, systemPrompt: null }, defaultSystemPrompt);
    expect(unanswered.size).toBe(0);
  });

  it('go with their chat', async () => {
    vi.stubGlobal('window', { palimpsest: { request: async () => ({ ok: true, value: undefined }) } });
    useLibrary.setState({ conversations: [chat] });
    leaveUnanswered(chat, 'Be kind.');
    await deleteConversation(chat.id);
    expect(useLibrary.getState().conversations).toEqual([]);
    expect(unanswered.size).toBe(0);
    vi.unstubAllGlobals();
  });
});

describe('the line above what a model still reads', () => {
  const user = (id: string) => ({ id, role: 'user' }) as Message;
  const reply = (from: string | null, status = 'done') =>
    ({ id: `a ${from}`, role: 'assistant', status, readFrom: from }) as Message;
  it.each<[string, Message[], string | null]>([
    ['an empty chat', [], null],
    ['a chat that is read whole', [user('u'), reply(null)], null],
    ['a chat that was outgrown', [user('u'), reply(null), user('v'), reply('v')], 'v'],
    [
      'a chat while the next reply comes',
      [user('u'), reply(null), user('v'), reply('v'), user('w'), reply(null, 'streaming')],
      'v',
    ],
    ['a chat that a larger model took on', [user('u'), reply('u'), user('v'), reply(null)], null],
    ['a reply that was stopped', [user('u'), reply('u', 'stopped')], 'u'],
  ])('in %s', (_, messages, from) => expect(readFrom(messages)).toBe(from));
});
