import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { spansOf } from '../../../main/workers/tagger/spans';
import { asRead } from './read';

/** What is found where the model reads `name` with little certainty, besides what it is `sure` of. */
const found = (text: string, name: string, sure: readonly string[] = []): string[] => {
  const tagged = [
    ...sure.map((value) => asRead(text, value, 'PERSON', 0.9)),
    { ...asRead(text, name, 'PERSON', 0.25), faint: true },
  ];
  return detect(text, { decisions: [], known: [], tagged }).map(({ start, end }) => text.slice(start, end));
};

describe('a name of which the model is hardly sure', () => {
  it('counts in a post', () => {
    expect(found('Last night Zoltrix was late again and missed the show.', 'Zoltrix')).toEqual(['Zoltrix']);
  });
  it('is no word in small letters that no list knows', () => {
    expect(found('Last night zoltrix was late again and missed the show.', 'zoltrix')).toEqual([]);
  });
  it('counts in a request, in the paragraph about one’s own', () => {
    const text = 'Make this friendlier.\n\nHi all, my colleague Zoltrix and I will bring the cake.';
    expect(found(text, 'Zoltrix')).toEqual(['Zoltrix']);
  });
  it('is no name in a request about the world', () => {
    expect(found('Explain how Zoltrix schedules threads, with an example.', 'Zoltrix')).toEqual([]);
  });
  it('is a word where it begins a sentence of more than a post', () => {
    const text = `The meeting was moved. Wanderlich of the whole plan. ${'We talked about rain and the new roof. '.repeat(8)}`;
    expect(found(text, 'Wanderlich')).toEqual([]);
    expect(found(text.replace('Wanderlich', 'It was Wanderlich'), 'Wanderlich')).toEqual(['Wanderlich']);
  });
  it('takes the place of the part that the model is sure of', () => {
    expect(found('We met Anna Zoltrix at the station today.', 'Anna Zoltrix', ['Anna'])).toEqual(['Anna Zoltrix']);
    expect(found('Explain how Anna Zoltrix schedules threads.', 'Anna Zoltrix', ['Anna'])).not.toContain(
      'Anna Zoltrix',
    );
  });
});

describe('the spans of label probabilities', () => {
  const labels = { types: ['PERSON', 'DATE'] as const, thresholds: { PERSON: 0.4, DATE: 0.5 } };
  const text = 'met Anna Zoltrix today';
  const pieces = [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }, at) => ({
    id: at,
    start: index,
    end: index + word.length,
    word: at,
  }));
  /** Nothing, then begin and inside of PERSON and DATE. */
  const rows = [
    [0.99, 0, 0, 0.01, 0],
    [0.1, 0.9, 0, 0, 0],
    [0.75, 0, 0.25, 0, 0],
    [0.7, 0, 0, 0.3, 0],
  ].map((row) => Float32Array.from(row));
  it('say what the thresholds hold, then names that are fainter', () => {
    const spans = spansOf(text, pieces, rows, labels).map(({ start, end, type, faint = false }) => [
      text.slice(start, end),
      type,
      faint,
    ]);
    expect(spans).toEqual([
      ['Anna', 'PERSON', false],
      ['Anna Zoltrix', 'PERSON', true],
    ]);
  });
});
