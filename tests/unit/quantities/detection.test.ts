import { describe, expect, test } from 'vitest';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import { contextOf, found } from './context';
import { harmlessNumbers } from './harmless-numbers';
import { writings } from './writings';

const types = Object.keys(quantities) as QuantityType[];
const marked = /⟦(.*?)⟧/g;

describe.each(types)('%s is found', (type) => {
  test.each(writings[type])('%s', (sentence) => {
    const expected = [...sentence.matchAll(marked)].map(([, inside]) => inside);
    expect(found(type, sentence.replace(/[⟦⟧]/g, ''))).toEqual(expected);
  });
});

test.each(harmlessNumbers)('nothing in: %s', (sentence) => {
  expect(types.flatMap((type) => found(type, sentence).map((text) => `${type} ${text}`))).toEqual([]);
});

describe.each(types)('%s stays one', (type) => {
  test.each(writings[type])('%s', (sentence) => {
    const { protect, read, values } = quantities[type];
    for (const [, original = ''] of sentence.matchAll(marked)) {
      const surrogate = protect(original, contextOf());
      expect(surrogate).not.toContain('[');
      expect(read(surrogate).map(({ unit }) => unit)).toEqual(read(original).map(({ unit }) => unit));
      expect(read(original).length).toBeGreaterThan(0);
      expect(values(original).length).toBeGreaterThan(0);
      // Detected again in its place.
      const again = sentence.replace(`⟦${original}⟧`, () => surrogate).replace(/[⟦⟧]/g, '');
      expect(found(type, again)).toContain(surrogate);
    }
  });
});
