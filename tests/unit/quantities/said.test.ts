import { describe, expect, test } from 'vitest';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import { contextOf, found } from './context';
import { said } from './said';

const types = Object.keys(said) as QuantityType[];
const marked = /⟦(.*?)⟧/g;

describe.each(types)('%s, as people say it, is found and stays one', (type) => {
  test.each(said[type]?.found ?? [])('%s', (sentence) => {
    const expected = [...sentence.matchAll(marked)].map(([, inside = '']) => inside);
    expect(found(type, sentence.replace(/[⟦⟧]/g, ''))).toEqual(expected);
    for (const original of expected) expect(quantities[type].protect(original, contextOf())).not.toContain('[');
  });
});

describe.each(types)('%s is no one’s', (type) => {
  test.each(said[type]?.harmless ?? [])('in: %s', (sentence) => {
    expect(found(type, sentence)).toEqual([]);
  });
});
