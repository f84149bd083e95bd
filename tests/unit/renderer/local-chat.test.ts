import { describe, expect, it } from 'vitest';
import { ownPrompt } from '../../../renderer/features/chat/instructions-dialog';
import { readFrom } from '../../../renderer/features/chat/thread';
import type { Message } from '../../../shared/domain';
import { defaultSystemPrompt } from '../../../shared/models';

it.each([
  ['', null],
  ['  \n ', null],
  [defaultSystemPrompt, null],
  [` ${defaultSystemPrompt}\n`, null],
  ['Answer in French.', 'Answer in French.'],
  ['  Answer in French.\nBe brief.  ', 'Answer in French.\nBe brief.'],
])('of the instructions %j is kept %j', (text, kept) => expect(ownPrompt(text)).toBe(kept));

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
