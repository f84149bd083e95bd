import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTagging } from '../../../main/engine/tagging';
import { segmentsOf } from '../../../main/engine/tagging/segments';

/** Answers every capital A as a person, and counts what it is asked. */
const scripted = () => {
  const asked: string[] = [];
  const tag = createTagging(async (texts) => {
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
  return { asked, tag };
};

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
  test('without an end is cut all the same', () => {
    for (const text of ['x'.repeat(5000), 'word '.repeat(1000)])
      for (const { start, end } of segmentsOf(text)) expect(end - start).toBeLessThanOrEqual(600);
  });
});

describe('tagging', () => {
  test('gives spans in the offsets of the whole text', async () => {
    const text = Array.from({ length: 30 }, (_, i) => sentence(i)).join('');
    const { tag } = scripted();
    expect((await tag(text)).map(({ start }) => start)).toEqual([...text.matchAll(/A/g)].map(({ index }) => index));
  });

  test('reads after an edit only the segment that was edited', async () => {
    const sentences = Array.from({ length: 30 }, (_, i) => sentence(i));
    const { asked, tag } = scripted();
    await tag(sentences.join(''));
    asked.length = 0;
    await tag(sentences.with(7, sentence(700)).join(''));
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(asked.join('')).toContain('700');
  });

  test('asks again after a failure, and not twice for what is under way', async () => {
    let calls = 0;
    const tag = createTagging(async (texts) => {
      calls += 1;
      if (calls === 1) throw new Error('gone');
      return texts.map(() => []);
    });
    await expect(tag('Hello')).rejects.toThrow('gone');
    expect(await Promise.all([tag('Hello'), tag('Hello')])).toEqual([[], []]);
    expect(calls).toBe(2);
  });
});
