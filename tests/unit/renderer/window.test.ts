import { describe, expect, it } from 'vitest';
import { cutAt } from '../../../renderer/features/chat/cut';
import { groupConversations } from '../../../renderer/features/library/group';
import { distinctValues } from '../../../renderer/findings/values';
import { errors } from '../../../renderer/i18n/errors';
import { newestWins } from '../../../renderer/state/newest-wins';
import { sameStandIns } from '../../../renderer/state/stand-ins';
import { grow } from '../../../renderer/state/stream';
import { type Conversation, ErrorCode, type Finding, type MessageId } from '../../../shared/domain';

describe('the sentence of an error', () => {
  it.each(ErrorCode.options)('%s says what happened and what to do', (code) => {
    const { text } = errors[code];
    expect(text).toMatch(/^[A-Z].*[.?]$/);
    expect(text.split(/[.,;] /).length).toBeGreaterThan(1);
  });

  it('is another for each code', () => {
    expect(new Set(ErrorCode.options.map((code) => errors[code].text)).size).toBe(ErrorCode.options.length);
  });
});

describe('the list of chats', () => {
  const now = new Date(2026, 10, 21, 9, 0).getTime();
  const hour = 3_600_000;
  const chat = (title: string, hoursAgo: number, pinned = false) =>
    ({ id: title, title, pinned, updatedAt: now - hoursAgo * hour }) as unknown as Conversation;

  it('has the pinned ones first, then today, last week and older, newest first', () => {
    const groups = groupConversations(
      [chat('old', 400), chat('yesterday', 12), chat('pinned', 900, true), chat('morning', 5), chat('now', 0)],
      [],
      now,
    );
    expect(groups.map(({ name, conversations }) => [name, conversations.map((c) => c.title)])).toEqual([
      ['pinned', ['pinned']],
      ['today', ['now', 'morning']],
      ['week', ['yesterday']],
      ['older', ['old']],
    ]);
  });

  it('has what was never sent in one group, but the open chat and the one left last, a pinned, a named and a temporary one', () => {
    const unsent = (id: string, change: Partial<Conversation> = {}) =>
      ({ ...chat('', 1), id, head: null, temporary: false, ...change }) as Conversation;
    const drafts = [
      unsent('one'),
      unsent('open'),
      unsent('other'),
      unsent('pinned', { pinned: true }),
      unsent('named', { title: 'Trip' }),
      unsent('temporary', { temporary: true }),
      unsent('sent', { head: 'message' as MessageId }),
      unsent('left'),
    ];
    const groups = groupConversations(drafts, [drafts[1]?.id, drafts[7]?.id], now);
    expect(groups.map(({ name, conversations }) => [name, conversations.map((c) => c.id)])).toEqual([
      ['pinned', ['pinned']],
      ['drafts', ['one', 'other']],
      ['today', ['open', 'named', 'temporary', 'sent', 'left']],
    ]);
  });
});

describe('a text cut at its ranges', () => {
  it('is whole when joined, and leaves out what overlaps or lies outside', () => {
    const text = 'I am Maria Gonzalez.';
    const pieces = cutAt(text, [
      { start: 11, end: 19 },
      { start: 5, end: 10 },
      { start: 7, end: 12 },
      { start: 18, end: 99 },
      { start: 3, end: 3 },
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.range).map((piece) => piece.text)).toEqual(['Maria', 'Gonzalez']);
  });
});

describe('a streaming reply', () => {
  it('grows by its deltas, beside other replies', () => {
    const a = 'a' as MessageId;
    const delta = (message: MessageId, text: string) =>
      ({
        message,
        conversation: 'c',
        restored: text,
        received: text.toUpperCase(),
        spans: [],
      }) as unknown as Parameters<typeof grow>[1][number];
    const first = grow(new Map(), [delta(a, 'Dear '), delta('b' as MessageId, 'other')]);
    const streams = grow(first, [delta(a, 'Ma'), delta(a, 'ria')]);
    expect(streams.get(a)).toEqual({ restored: 'Dear Maria', received: 'DEAR MARIA', spans: [] });
  });
});

const finding = (original: string, surrogate: string, action: Finding['action'] = 'protect') =>
  ({ original, surrogate, action, type: 'PERSON' }) as Finding;

describe('a preview that comes after Send was pressed', () => {
  it('shows nothing new where the same values have the same stand-ins', () => {
    const before = [finding('Maria', 'Elena'), finding('Rosa', 'Rosa', 'keep')];
    expect(sameStandIns(before, [finding('Maria', 'Elena'), finding('Maria', 'Elena')])).toBe(true);
  });

  it('must be looked at where a value is new, gone, or has another stand-in', () => {
    const before = [finding('Maria', 'Elena')];
    expect(sameStandIns(before, [...before, finding('Rosa', 'Anna')])).toBe(false);
    expect(sameStandIns(before, [])).toBe(false);
    expect(sameStandIns(before, [finding('Maria', 'Clara')])).toBe(false);
    expect(sameStandIns(before, [finding('Maria', 'Maria', 'keep')])).toBe(false);
  });
});

describe('found values', () => {
  it('are listed once each, with the place of their first finding', () => {
    const values = distinctValues([finding('Maria', 'Elena'), finding('Rosa', 'Anna'), finding('Maria', 'Elena')]);
    expect(values.map(({ finding: { original }, index }) => [original, index])).toEqual([
      ['Maria', 0],
      ['Rosa', 1],
    ]);
  });
});

describe('work where the newest wins', () => {
  it('runs once at a time, and once more for all calls that came meanwhile', async () => {
    const runs: (() => void)[] = [];
    const ask = newestWins(() => new Promise<void>((done) => void runs.push(done)));
    ask();
    ask();
    ask();
    expect(runs).toHaveLength(1);
    runs[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(runs).toHaveLength(2);
    runs[1]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(runs).toHaveLength(2);
    ask();
    expect(runs).toHaveLength(3);
  });
});
