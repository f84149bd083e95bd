import { beforeEach, expect, it, vi } from 'vitest';
import { decide, isCurrent, send, textOf, useDraft, write } from '../../../renderer/state/draft-store';
import { saveSanitized } from '../../../renderer/state/save-sanitized';
import type { ConversationId, Decision } from '../../../shared/domain';
import type { Preview } from '../../../shared/ipc';

/** What the engine is asked, and how it answers. */
const asked: [string, { conversation: ConversationId; decision?: Decision; agreed?: string[] }][] = [];
let answer: (name: string) => unknown = () => ({ ok: true, value: undefined });
vi.mock('../../../renderer/api', () => ({
  request: async (...args: (typeof asked)[number]) => {
    asked.push(args);
    await Promise.resolve();
    return answer(args[0]);
  },
}));

const [one, other] = ['one', 'other'] as ConversationId[];
const decisions = ['asthma', 'gout'].map((value): Decision => ({ value, type: 'MEDICAL_CONDITION', action: 'redact' }));
const decided = () =>
  asked.filter(([name]) => name === 'draft.decide').map(([, input]) => [input.conversation, input.decision?.value]);

beforeEach(() => {
  asked.length = 0;
  answer = () => ({ ok: true, value: undefined });
  useDraft.setState({ conversation: one ?? null, error: null, agreed: [] });
});

it('decides for the chat that was open at the click, whichever is open meanwhile', async () => {
  const done = decide(decisions, 'conversation');
  useDraft.setState({ conversation: other ?? null });
  await done;
  expect(decided()).toEqual([
    [one, 'asthma'],
    [one, 'gout'],
  ]);
});

it('ends at the first decision that fails, and says so', async () => {
  answer = () => ({ ok: false, error: { code: 'internal' } });
  await decide(decisions, 'conversation');
  expect(decided()).toEqual([[one, 'asthma']]);
  expect(useDraft.getState().error).toEqual({ code: 'internal' });
});

const previewOf = (hash: string) => ({ hash, findings: [], spends: [] }) as unknown as Preview;
const show = (): void => {
  const doc = textOf('a text');
  useDraft.setState({ doc, revision: 1, shown: { preview: previewOf('old'), doc, revision: 1, epsilon: 1 } });
};

it.each(['a text', 'a longer text'])(
  'never shows a preview of another text as that of what is written: %s',
  async (text) => {
    show();
    let arrive: (answered: unknown) => void = () => undefined;
    const sent = new Promise((resolve) => {
      arrive = resolve;
    });
    answer = (name) => (name === 'turn.send' ? sent : { ok: true, value: previewOf('new') });
    const done = send();
    if (text !== 'a text') write(textOf(text));
    await vi.waitFor(() => expect(isCurrent(useDraft.getState())).toBe(true));
    arrive({ ok: true, value: { kind: 'changed', preview: previewOf('sent') } });
    await done;
    await vi.waitFor(() => expect(isCurrent(useDraft.getState())).toBe(true));
    expect(useDraft.getState().shown?.preview.hash).toBe(text === 'a text' ? 'sent' : 'new');
  },
);

it('saves once however often it is asked to, and sends nothing meanwhile', async () => {
  show();
  answer = () => ({ ok: true, value: { kind: 'cancelled' } });
  await Promise.all([saveSanitized(), saveSanitized(), send()]);
  expect(asked.map(([name]) => name)).toEqual(['draft.save-sanitized']);
  await saveSanitized();
  expect(asked).toHaveLength(2);
});

it('takes what was agreed to for a file as agreed to for that file only', async () => {
  show();
  const agreed = () => asked.at(-1)?.[1].agreed;
  answer = () => ({ ok: true, value: { kind: 'unscanned' } });
  await saveSanitized('lists-only');
  answer = () => ({ ok: true, value: { kind: 'cancelled' } });
  await saveSanitized('unscanned');
  expect(agreed()).toEqual(['lists-only', 'unscanned']);
  answer = () => ({ ok: false, error: { code: 'internal' } });
  await send();
  expect(agreed()).toEqual([]);
});
