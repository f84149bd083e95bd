import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../../renderer/i18n/en';
import { canSend, decide, isCurrent, textOf, useDraft, write } from '../../../renderer/state/draft-store';
import { agree, saveSanitized, send, turnBack } from '../../../renderer/state/leaving';
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
  useDraft.setState({ conversation: one ?? null, error: null, notice: null, question: null, agreed: [] });
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

/** How a text is answered that may be saved. */
const savedAs = (outcome: object) => (name: string) => ({
  ok: true,
  value: name === 'draft.take-out' ? { kind: 'text', text: 'a text', guesses: null } : outcome,
});

it('saves once however often it is asked to, and sends nothing meanwhile', async () => {
  show();
  answer = savedAs({ kind: 'cancelled' });
  await Promise.all([saveSanitized(), saveSanitized(), send()]);
  expect(asked.map(([name]) => name)).toEqual(['draft.take-out', 'draft.save-sanitized']);
  await saveSanitized();
  expect(asked).toHaveLength(4);
});

it('takes what was agreed to for a file as agreed to for that file only', async () => {
  show();
  const agreed = () => asked.at(-1)?.[1].agreed;
  answer = () => ({ ok: true, value: { kind: 'unscanned' } });
  await saveSanitized('lists-only');
  answer = savedAs({ kind: 'cancelled' });
  await saveSanitized('unscanned');
  // What could be guessed was asked before the place.
  expect(agreed()).toEqual(['lists-only', 'unscanned', 'inferences']);
  answer = () => ({ ok: false, error: { code: 'internal' } });
  await send();
  expect(agreed()).toEqual([]);
});

const guesses = { kind: 'inferences', inferences: [], model: 'none', hash: 'old' } as const;

describe.each([
  ['send', send, 'turn.send'],
  ['save', saveSanitized, 'draft.take-out'],
] as const)('what is asked before one may %s a text', (_, leave, name) => {
  beforeEach(() => {
    show();
    answer = (asks) => ({ ok: true, value: asks === 'draft.preview' ? previewOf('new') : guesses });
  });
  const requests = () => asked.filter(([each]) => each === name).map(([, { agreed }]) => agreed);

  it('is agreed to for that text', async () => {
    await leave();
    expect(useDraft.getState().question).toMatchObject({ about: guesses });
    agree();
    await vi.waitFor(() => expect(requests()).toEqual([[], ['inferences']]));
  });

  it('is asked once, whatever is asked after it', async () => {
    await leave();
    answer = () => ({ ok: true, value: { kind: 'over-cap', spends: [] } });
    agree();
    // As the dialog does that closes.
    turnBack();
    await vi.waitFor(() => expect(useDraft.getState().question?.about.kind).toBe('over-cap'));
    agree();
    expect(requests()).toEqual([[], ['inferences'], ['inferences', 'over-cap']]);
    await vi.waitFor(() => expect(canSend(useDraft.getState())).toBe(true));
    turnBack();
    expect(useDraft.getState().agreed).toEqual([]);
  });

  it('is agreed to for no other that took its place meanwhile, and nothing leaves that was not seen', async () => {
    await leave();
    write(textOf('another text'));
    await vi.waitFor(() => expect(isCurrent(useDraft.getState())).toBe(true));
    agree();
    expect(useDraft.getState()).toMatchObject({ question: null, agreed: [], notice: en.composer.changed });
    expect(requests()).toEqual([[]]);
    await leave();
    expect(requests()).toEqual([[], []]);
  });

  it('is not asked of a text that was written on before the question came', async () => {
    const done = leave();
    write(textOf('a longer text'));
    await done;
    expect(useDraft.getState()).toMatchObject({ question: null, notice: en.composer.changed });
  });

  it('waits for a preview that is catching up', async () => {
    write(textOf('a longer text'));
    await leave();
    await vi.waitFor(() => expect(requests()).toEqual([[]]));
  });
});
