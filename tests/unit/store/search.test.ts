import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpu } from '../../cpu';
import { begin, open, say } from './profile';

const plain = (snippet: string): string => snippet.replaceAll('\ue000', '[').replaceAll('\ue001', ']');

describe('search', () => {
  it('finds titles, prompts and restored replies, and not what was sent', () => {
    const store = open();
    const { id } = begin(store);
    const { user, assistant } = say(store, id, null, 'my prompt', 'your reply', {
      title: 'Some title',
      sanitized: 'sanitized',
    });
    expect(store.search('title')).toMatchObject([{ conversation: id, message: null, title: 'Some title' }]);
    expect(store.search('prompt')).toMatchObject([{ conversation: id, message: user.id, title: 'Some title' }]);
    expect(store.search('reply')).toMatchObject([{ conversation: id, message: assistant.id }]);
    expect(['title', 'prompt', 'reply'].map((typed) => plain(store.search(typed)[0]?.snippet ?? ''))).toEqual([
      'Some [title]',
      'my [prompt]',
      'your [reply]',
    ]);
    expect(store.search('sanitized')).toEqual([]);
  });

  it('finds from the first letter on, as one types', () => {
    const store = open();
    say(store, begin(store).id, null, 'The Quarterly report', '');
    for (const typed of ['q', 'qu', 'quarterly r', 'report quart']) expect(store.search(typed), typed).toHaveLength(1);
    for (const typed of ['quarterlyx', 'uarterly', 'report missing']) expect(store.search(typed), typed).toEqual([]);
  });

  it('sees no difference between cases, accents and ways to write them', () => {
    const store = open();
    say(store, begin(store).id, null, 'Zoe\u0308 and Élise MÜLLER', '');
    for (const typed of ['zoe', 'ZOË', 'elise', 'E\u0301lise', 'müller', 'Muller']) {
      expect(plain(store.search(typed)[0]?.snippet ?? ''), typed).toContain('[');
    }
  });

  it('finds words of one letter and more in scripts without spaces', () => {
    const store = open();
    say(store, begin(store).id, null, '私は東京都に住んでいますabc。', 'ผมอยู่ที่กรุงเทพ');
    for (const typed of ['京', '東京', '京都に', '住んで', 'abc', 'กรุงเทพ', 'อยู่']) {
      expect(store.search(typed), typed).toHaveLength(1);
    }
    expect(store.search('京東')).toEqual([]);
    expect(plain(store.search('東京')[0]?.snippet ?? '')).toBe('私は[東京]都に住んでいますabc。');
  });

  it('shows the text around the match, marked', () => {
    const store = open();
    say(store, begin(store).id, null, `${'before '.repeat(100)}the Élise I know, Élise!${' after'.repeat(100)}`, '');
    const snippet = plain(store.search('eli')[0]?.snippet ?? '');
    expect(snippet).toMatch(/^…before .*the \[Éli\]se I know, \[Éli\]se! after .*…$/);
    expect(snippet.length).toBeLessThan(250);
  });

  it('lists titles first, then messages, the newest first', () => {
    const store = open();
    const { id } = begin(store);
    const one = say(store, id, null, 'apple', '');
    const two = say(store, id, null, 'apple', '', { title: 'Apples' });
    expect(store.search('apple').map(({ message }) => message)).toEqual([null, two.user.id, one.user.id]);
  });

  it('forgets an old title, a deleted conversation, and knows a reply once it has ended', () => {
    const store = open();
    const { id } = begin(store);
    const { user } = say(store, id, null, 'one', '', { title: 'Before' });
    store.conversations.update(id, { title: 'After' });
    expect([store.search('before').length, store.search('after').length]).toEqual([0, 1]);
    const { assistant } = store.messages.commitAnswer({ parent: user.id, author: 'a', writer: 'cloud' });
    store.messages.progress(assistant.id, { restored: 'halfway', received: '', spans: [] });
    expect(store.search('halfway')).toEqual([]);
    store.messages.finish(assistant.id, { restored: 'arrived', received: '', spans: [], status: 'done', error: null });
    expect(store.search('arrived')).toHaveLength(1);
    store.conversations.remove(id);
    expect([store.search('after'), store.search('one'), store.search('arrived')]).toEqual([[], [], []]);
  });

  it('takes any text for a query', () => {
    const store = open();
    say(store, begin(store).id, null, 'a "quoted" NEAR(b) AND c* -d ^e text:f\0g \ue000h\ue001 \ud800', '');
    const syntax = fc.constantFrom(
      '"',
      '*',
      'NEAR(',
      ')',
      ' AND ',
      ' OR ',
      'NOT ',
      'text:',
      '-',
      '^',
      '+',
      '{',
      '\0',
      '東',
      'a',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 40 }),
          fc.array(syntax).map((a) => a.join('')),
        ),
        (query) => {
          for (const { snippet } of store.search(query)) expect(typeof snippet).toBe('string');
        },
      ),
      { numRuns: 500 },
    );
    for (const query of ['', ' ', '"', '...', '东'.repeat(1000), 'a '.repeat(500), '\ud800']) store.search(query);
    expect(store.search('quoted" near')).toHaveLength(1);
  });

  it('of a letter in megabytes of text takes no time to speak of', () => {
    const store = open();
    say(store, begin(store).id, null, 'word 東 '.repeat(200_000), '');
    expect(cpu(() => expect(store.search('w')).toHaveLength(1), 1000)).toBeLessThan(1000);
  });
});
