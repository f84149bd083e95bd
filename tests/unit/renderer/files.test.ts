import { beforeEach, expect, it, vi } from 'vitest';
import { attach } from '../../../renderer/features/composer/files';
import { en } from '../../../renderer/i18n/en';
import { showBlank, showOpened } from '../../../renderer/state/chat-store';
import { followChat, textOf, useDraft, write } from '../../../renderer/state/draft-store';
import { useWindow } from '../../../renderer/state/window-store';
import type { Conversation, ConversationId } from '../../../shared/domain';

/** What of the editor a file has to do with before it is taken in: how long the draft is. Null: no draft is shown. */
let view: object | null = null;
vi.mock('../../../renderer/features/composer/write-view', () => ({ writeView: () => view }));

const [one, other] = ['one', 'other'] as ConversationId[];
const notice = () => useWindow.getState().notice;
const settled = () => vi.waitUntil(() => useDraft.getState().reading === 0);

beforeEach(() => {
  view = { state: { doc: { length: 0 } } };
  useWindow.setState({ notice: null });
  useDraft.setState({ conversation: one ?? null, notice: null, leftOut: [], reading: 0 });
});

it('a file for which no draft is open is not dropped in silence', () => {
  view = null;
  attach([new File(['words'], 'letter.txt')]);
  expect(notice()).toBe(en.composer.filesLeft.noDraft);
  expect(useDraft.getState().reading).toBe(0);
});

it('no file is no attempt', () => {
  view = null;
  attach([]);
  expect(notice()).toBeNull();
});

it('a file that is read when the user has gone to another chat is not taken into that, and it is said', async () => {
  attach([new File(['words'], 'letter.txt')]);
  expect(useDraft.getState().reading).toBe(1);
  useDraft.setState({ conversation: other ?? null });
  await settled();
  expect(notice()).toBe(en.composer.filesLeft.otherChat);
});

it('a file that is no text is told of where the draft is written', async () => {
  attach([new File(['GIF89a'], 'cat.gif'), new File(['\0'], 'tool.bin')]);
  await settled();
  expect(useDraft.getState().leftOut).toEqual([en.composer.files.unknown(['cat.gif', 'tool.bin'])]);
  expect(notice()).toBeNull();
});

it('why a document has no words is told of each', async () => {
  const refusals = ['locked', 'empty', 'locked'] as const;
  const left = [...refusals];
  vi.stubGlobal('window', {
    palimpsest: { request: async () => ({ ok: true, value: { refusal: left.shift() } }) },
  });
  attach(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File(['%PDF-1.7'], name)));
  await settled();
  expect(useDraft.getState().leftOut).toEqual([
    en.composer.files.locked(['a.pdf', 'c.pdf']),
    en.composer.files.empty(['b.pdf']),
  ]);
  vi.unstubAllGlobals();
});

it('what was not taken in is said until it is answered, beside what is said of the next files', async () => {
  vi.stubGlobal('window', { palimpsest: { request: async () => ({ ok: false, error: { code: 'internal' } }) } });
  const drop = async (name: string): Promise<void> => {
    attach([new File(['GIF89a'], name)]);
    await settled();
  };
  const cat = en.composer.files.unknown(['cat.gif']);
  await drop('cat.gif');
  write(textOf('a text'));
  expect(useDraft.getState().leftOut).toEqual([cat]);
  await drop('dog.gif');
  await drop('cat.gif');
  expect(useDraft.getState().leftOut).toEqual([cat, en.composer.files.unknown(['dog.gif'])]);
  followChat();
  showBlank();
  expect(useDraft.getState().leftOut).toEqual([]);
  await drop('cat.gif');
  const conversation = { id: one } as Conversation;
  showOpened({ conversation, messages: [], draft: '' });
  expect(useDraft.getState().leftOut).toEqual([cat]);
  showOpened({ conversation: { ...conversation, id: other } as Conversation, messages: [], draft: '' });
  expect(useDraft.getState().leftOut).toEqual([]);
  vi.unstubAllGlobals();
});
