import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTagging } from '../../../main/engine/tagging';
import { segmentsOf } from '../../../main/engine/tagging/segments';

/** Answers every capital A as a person, and counts what it is asked. */
const scripted = () => {
  const asked: string[] = [];
  const { read } = createTagging(async (texts) => {
    asked.push(...texts);
    return texts.map((text) =>
      [...text.matchAll(/A/g)].map(({ index }) => ({
        start: index,
        end: index + 1,
        type: 'PERSON' as const,
        score: 1,
      })),
    );
  });
  return { asked, read };
};
const long = 10_000;

const sentence = (n: number): string =>
  `This is sentence number ${n}, and it goes on for quite a while so that it stands alone; its A is here. `;

describe('a text in segments', () => {
  test('is the text again, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        expect(
          segmentsOf(text)
            .map(({ start, end }) => text.slice(start, end))
            .join(''),
        ).toBe(text);
        for (const { start, end } of segmentsOf(text)) expect(end - start).toBeGreaterThan(0);
      }),
    );
  });
  test('is not cut behind an initial, a number or a shortened word', () => {
    const lead =
      'They wrote to me about all of this again and again, and every letter went to the very same place, which was and is ';
    for (const tail of ['2207 W. Touhy Ave', 'P.O. Box 5512', 'am 2. Mai', 'with Prof. Lindqvist', 'Apt. 3B']) {
      const text = `${lead}${tail}, as before. And then there was nothing more to be said. `.repeat(4);
      for (const { end } of segmentsOf(text)) expect(text.slice(0, end)).toMatch(/(?:before|said)\. $/);
    }
  });
  test('without an end is cut all the same', () => {
    for (const text of ['x'.repeat(5000), 'word '.repeat(1000)])
      for (const { start, end } of segmentsOf(text)) expect(end - start).toBeLessThanOrEqual(600);
  });
});

describe('tagging', () => {
  test('gives spans in the offsets of the whole text', async () => {
    const text = Array.from({ length: 60 }, (_, i) => sentence(i)).join('');
    const { tagged, names } = await scripted().read(text, long);
    expect(names).toBe('model');
    expect(tagged.map(({ start }) => start)).toEqual([...text.matchAll(/A/g)].map(({ index }) => index));
  });

  test('reads after an edit only the segment that was edited', async () => {
    const sentences = Array.from({ length: 30 }, (_, i) => sentence(i));
    const { asked, read } = scripted();
    await read(sentences.join(''), long);
    asked.length = 0;
    await read(sentences.with(7, sentence(700)).join(''), long);
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(asked.join('')).toContain('700');
  });

  test('says when the model cannot be had, and asks again with the next text', async () => {
    let calls = 0;
    const { read } = createTagging(async (texts) => {
      calls += 1;
      if (calls === 1) throw new Error('gone');
      return texts.map(() => []);
    });
    expect(await read('Hello', long)).toEqual({ tagged: [], names: 'lists' });
    expect(await read('Hello', long)).toEqual({ tagged: [], names: 'model' });
    expect(calls).toBe(2);
  });

  test('does not read twice what is under way', async () => {
    const { asked, read } = scripted();
    await Promise.all([read('Hello A', long), read('Hello A', long)]);
    expect(asked).toEqual(['Hello A']);
  });

  test('tells which share of a long text is read, to its end', async () => {
    const shares: number[] = [];
    const text = Array.from({ length: 300 }, (_, i) => sentence(i)).join('');
    const { read } = createTagging(async (texts) => {
      await new Promise((resolve) => setImmediate(resolve));
      return texts.map(() => []);
    });
    await read(text, Number.POSITIVE_INFINITY, (share) => void shares.push(share));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.5);
    expect(shares.at(-1)).toBe(1);
  });

  test('takes an answer that came while the one who asks was busy for longer than patience', async () => {
    const { read } = createTagging(async (texts) => {
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve));
      return texts.map(() => []);
    });
    const reading = read('A text.', 20);
    const busyTill = performance.now() + 60;
    while (performance.now() < busyTill);
    expect((await reading).names).toBe('model');
  });
  test('gives what is found so far where patience ends, goes on, and reads the latest text first', async () => {
    const order: string[] = [];
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { read } = createTagging(async (texts) => {
      await gate;
      order.push(...texts);
      return texts.map(() => []);
    });
    const pasted = Array.from({ length: 300 }, (_, i) => sentence(i)).join('');
    expect((await read(pasted, 1)).names).toBe('reading');
    const typed = read('Short.', long);
    release();
    expect((await typed).names).toBe('model');
    expect(order.indexOf('Short.')).toBeLessThan(48);
    expect((await read(pasted, long)).names).toBe('model');
    expect(new Set(order).size).toBe(order.length);
  });
});
