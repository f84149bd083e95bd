import { describe, expect, it } from 'vitest';
import { createImportance, type ImportanceOptions } from '../../../main/engine/local/importance';
import type { ConversationId } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';

const chat = 'a' as ConversationId;
const other = 'b' as ConversationId;

/** Every word has a bit a letter; after the answer those that it says cost nothing. */
const scripted = (changes: Partial<ImportanceOptions> = {}) => {
  const asked: string[] = [];
  const read: { head: string; before: string; text: string }[] = [];
  const told: ConversationId[] = [];
  let wake: () => void = () => undefined;
  const importance = createImportance({
    surprisal: async ({ head, before, text, write }) => {
      if (write !== undefined) {
        asked.push(before);
        return { words: [], written: 'lighthouse' };
      }
      if (text === '') return { words: [], written: '' };
      read.push({ head, before, text });
      const words = [...text.matchAll(/\w+|\S/g)].map(({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
        bits: head.includes(word) ? 0 : word.length,
      }));
      return { words, written: '' };
    },
    choose: async () => 'model',
    onRead: (conversation) => {
      told.push(conversation);
      wake();
    },
    stillness: 0,
    pause: 0,
    ...changes,
  });
  const whenTold = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  return { importance, asked, read, told, whenTold };
};

const sentences = (...words: string[]): string =>
  words
    .map(
      (word) => `The ${word} stands here and there and everywhere one may look, so far away from all of us, as ever. `,
    )
    .map((sentence) => sentence.padEnd(130, 'x '))
    .join('\n');

describe('the importance of words', () => {
  it('is the share of their surprisal that the answer takes, more where it says them, and all is told at once', async () => {
    const { importance, whenTold } = scripted();
    const text = 'a lighthouse, by night!';
    importance.follow(chat, text);
    expect(importance.read(chat, text)).toBeNull();
    await whenTold();
    expect(importance.read(chat, text)?.words).toEqual([
      { start: 0, information: 1, importance: 0 },
      { start: 2, information: 10, importance: 10 / 12 + 0.5 },
      { start: 14, information: 2, importance: 0 },
      { start: 17, information: 5, importance: 0 },
    ]);
    expect(importance.read(chat, `${text}s`)).toBeNull();
    expect(importance.read(other, text)).toBeNull();
  });

  it('reads after an edit only what changed, after the same answer', async () => {
    const { importance, asked, read, whenTold } = scripted();
    const text = sentences('lighthouse', 'harbour', 'church', 'mill', 'bridge');
    importance.follow(chat, text);
    await whenTold();
    const before = read.length;
    expect(before).toBe(10);
    // All of it alone, then all of it after the answer, each segment after those before it.
    expect(read.filter((each, at) => each.head !== read[at - 1]?.head)).toHaveLength(2);
    expect(read.slice(5).map(({ before, text: segment }) => before + segment)).toEqual(
      read.slice(0, 5).map((_, at, all) => all.slice(0, at + 1).reduce((sum, each) => sum + each.text, '')),
    );
    expect(asked).toEqual([text]);
    importance.follow(chat, text.replace('church', 'castle'));
    await whenTold();
    expect(read.length - before).toBe(2);
    expect(asked).toHaveLength(1);
    importance.follow(chat, sentences('moon', 'sun', 'star'));
    await whenTold();
    expect(asked).toHaveLength(2);
  });

  it('of a long text is read in groups that the context bears, and its beginning and end are answered', async () => {
    const { importance, asked, read, whenTold } = scripted();
    const text = sentences(...Array.from({ length: 30 }, (_, at) => `mill${at}`));
    importance.follow(chat, text);
    await whenTold();
    const alone = read.slice(0, read.length / 2);
    expect(alone.map((each) => each.text).join('')).toBe(text);
    expect(alone.filter(({ before }) => before === '').length).toBeGreaterThan(2);
    for (const { before, text: segment } of alone) expect(before.length + segment.length).toBeLessThanOrEqual(1_800);
    expect(asked[0]).toContain('mill0');
    expect(asked[0]).toContain('mill29');
    expect(asked[0]?.length).toBeLessThan(1_300);
  });

  it('finds the model loaded when the text is still: that begins with the first draft and ends with the last', async () => {
    const calls: { text: string; aborted: () => boolean }[] = [];
    const { importance } = scripted({
      surprisal: async ({ text }, signal) => {
        calls.push({ text, aborted: () => signal.aborted });
        return { words: [], written: '' };
      },
      stillness: 3_600_000,
    });
    for (const text of ['a', 'a l', 'a li']) importance.follow(chat, text);
    await new Promise(setImmediate);
    expect(calls.map(({ text }) => text)).toEqual(['']);
    importance.follow(other, 'a');
    await new Promise(setImmediate);
    // One for the draft of another chat, which may want another model; the first may be what it waits for.
    expect(calls.map(({ aborted }) => aborted())).toEqual([false, false]);
    importance.end(chat);
    expect(calls.map(({ aborted }) => aborted())).toEqual([false, false]);
    importance.end(other);
    expect(calls.map(({ aborted }) => aborted())).toEqual([true, true]);
    importance.follow(chat, 'a');
    await new Promise(setImmediate);
    expect(calls.map(({ aborted }) => aborted())).toEqual([true, true, false]);
    importance.close();
    expect(calls.map(({ aborted }) => aborted())).toEqual([true, true, true]);
  });

  it('gives way and comes back, and ends with the draft', async () => {
    let asked = 0;
    const { importance, told, whenTold } = scripted({
      choose: async () => {
        asked++;
        if (asked > 2) return 'model';
        throw new CodedError('cancelled');
      },
    });
    importance.follow(chat, 'a lighthouse');
    await whenTold();
    importance.follow(chat, 'a mill');
    importance.follow(other, 'a bridge');
    await whenTold();
    expect(told).toEqual([chat, other]);
    importance.end(other);
    expect(importance.read(other, 'a bridge')).toBeNull();
  });

  it('is not known where there is no model, or it fails', async () => {
    for (const choose of [async () => null, () => Promise.reject(new CodedError('model_failed'))]) {
      const { importance, told } = scripted({ choose });
      importance.follow(chat, 'a lighthouse');
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(importance.read(chat, 'a lighthouse')).toBeNull();
      expect(told).toEqual([]);
      importance.close();
    }
  });
});
