import { describe, expect, it } from 'vitest';
import { createImportance, type ImportanceOptions } from '../../../main/engine/local/importance';
import type { ConversationId } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';

const chat = 'a' as ConversationId;
const other = 'b' as ConversationId;

/** Every word has a bit a letter; after the answer those that it says cost nothing. */
const scripted = (changes: Partial<ImportanceOptions> = {}) => {
  const asked: string[] = [];
  const read: { before: string; text: string }[] = [];
  const told: ConversationId[] = [];
  let wake: () => void = () => undefined;
  const importance = createImportance({
    ask: async ({ messages }) => {
      asked.push(messages[0]?.text ?? '');
      return 'lighthouse';
    },
    surprisal: async ({ before, text }) => {
      read.push({ before, text });
      return [...text.matchAll(/\w+|\S/g)].map(({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
        bits: before.includes(word) ? 0 : word.length,
      }));
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
  it('is the share of their surprisal that the answer takes, and all of it is told at once', async () => {
    const { importance, whenTold } = scripted();
    const text = 'a lighthouse, by night!';
    importance.follow(chat, text);
    expect(importance.read(chat, text)).toBeNull();
    await whenTold();
    expect(importance.read(chat, text)?.words).toEqual([
      { start: 0, information: 1, importance: 0 },
      { start: 2, information: 10, importance: 10 / 12 },
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
    // The worker reads a beginning once while it stays the same.
    expect(read.filter((each, at) => each.before !== read[at - 1]?.before)).toHaveLength(2);
    importance.follow(chat, text.replace('church', 'castle'));
    await whenTold();
    expect(read.length - before).toBe(2);
    expect(asked).toHaveLength(1);
    importance.follow(chat, sentences('moon', 'sun', 'star'));
    await whenTold();
    expect(asked).toHaveLength(2);
  });

  it('gives way and comes back, and ends with the draft', async () => {
    let busy = true;
    const { importance, told, whenTold } = scripted({
      choose: async () => {
        if (!busy) return 'model';
        busy = false;
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
