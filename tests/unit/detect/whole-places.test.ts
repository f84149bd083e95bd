import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

/** What the model reads as a firm, and begins as a town. */
const typeOf = (text: string, value: string): string[] => {
  const start = text.indexOf(value);
  const tagged = [{ start, end: start + value.length, type: 'ORGANIZATION' as const, score: 0.95 }];
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => span.start <= start && span.end > start)
    .map(({ type }) => type);
};

test.each([
  ['I worked as a shift lead at Harrow Distribution, managing a team', 'Harrow Distribution', 'ORGANIZATION'],
  ['how much do I tip for my set at The Velvet Anchor', 'The Velvet Anchor', 'ORGANIZATION'],
  ['hi its todd calling from pinecrest veterinary about your cat', 'pinecrest veterinary', 'ORGANIZATION'],
  ['Ich wohne in Weißensee Nozmadork und suche eine Therapeutin', 'Weißensee Nozmadork', 'LOCATION'],
])('%s: %s', (text, value, type) => {
  expect(typeOf(text, value)).toEqual([type]);
});
