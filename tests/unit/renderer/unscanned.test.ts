import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../../renderer/i18n/en';
import { staysHere } from '../../../renderer/state/chat-store';
import { awaitScan, takeScan, textOf, useDraft } from '../../../renderer/state/draft-store';
import type { Conversation, ConversationId } from '../../../shared/domain';
import type { Preview, Scan } from '../../../shared/ipc';

const id = 'one' as ConversationId;
const scanAt = (status: Scan['status'], done: number): Scan => ({ status, done, of: 2, found: 0, model: 'small' });
const reading = scanAt('reading', 0);

const seen = { preview: { scan: reading } as Preview, doc: textOf('a text'), revision: 0, epsilon: 1 };

beforeEach(() =>
  useDraft.setState({
    conversation: id,
    doc: textOf('a text'),
    shown: seen,
    question: { about: { kind: 'unscanned', scan: reading }, seen, saves: false },
    notice: null,
    awaited: false,
    agreed: ['lists-only'],
  }),
);

describe('who is asked whether to send an unread text', () => {
  it('can wait for the scan, and is shown then what would leave', () => {
    awaitScan();
    expect(useDraft.getState()).toMatchObject({ question: null, agreed: [], notice: null });
    takeScan(id, scanAt('reading', 1));
    expect(useDraft.getState().notice).toBeNull();
    takeScan(id, scanAt('done', 2));
    expect(useDraft.getState().notice).toBe(en.composer.scanned);
    // Said once.
    useDraft.setState({ notice: null });
    takeScan(id, scanAt('done', 2));
    expect(useDraft.getState().notice).toBeNull();
  });

  it('is told how far the scan is that is waited for', () => {
    expect(en.composer.awaiting(scanAt('reading', 1))).toContain('1 of 2 parts so far');
    expect(en.composer.awaiting({ ...reading, of: 1 })).toBe(
      'The local model reads this text. You are told when it is done.',
    );
  });

  it('waits no longer where it has ended meanwhile', () => {
    takeScan(id, scanAt('done', 2));
    awaitScan();
    expect(useDraft.getState()).toMatchObject({ question: null, awaited: false, notice: en.composer.scanned });
  });

  it('is told where the scan fails', () => {
    awaitScan();
    takeScan(id, scanAt('failed', 1));
    expect(useDraft.getState().notice).toBe(en.composer.notScanned);
  });

  it('is told how far it is', () => {
    expect(
      [reading, scanAt('reading', 1), scanAt('done', 2), scanAt('failed', 1)].map(en.composer.unscannedText),
    ).toEqual([
      expect.stringContaining('not read this text yet'),
      expect.stringContaining('1 of 2 parts'),
      'The local model has read all of this text now.',
      expect.stringContaining('could not read all'),
    ]);
  });
});

it('a chat that nobody answers yet may leave', () => {
  const chat = (provider: string, model: string) => ({ target: { provider, model } }) as Conversation;
  expect(staysHere(chat('local', 'small'))).toBe(true);
  for (const other of [chat('local', ''), chat('cloud', 'large'), null]) expect(staysHere(other)).toBe(false);
});
