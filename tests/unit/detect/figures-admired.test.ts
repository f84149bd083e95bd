import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

/** The persons that are found where the model reads `values` as such. */
const found = (text: string, ...values: string[]): string[] =>
  detect(text, {
    decisions: [],
    known: [],
    tagged: values.map((value) => ({
      start: text.indexOf(value),
      end: text.indexOf(value) + value.length,
      type: 'PERSON' as EntityType,
      score: 0.95,
    })),
  })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('whom a relative admires is a figure, the relative somebody', () => {
  test.each([
    ['My aunt Berta loves Michael Jordan.', ['Berta', 'Michael Jordan'], ['Berta']],
    ['mi hija Sol imita a Karol G', ['Sol', 'Karol G'], ['Sol']],
    ['mój brat Adaś kocha Kamila Stocha', ['Adaś', 'Kamila Stocha'], ['Adaś']],
    ['Meine Oma Erna hört Udo Lindenberg', ['Erna', 'Udo Lindenberg'], ['Erna']],
  ] as const)('%s', (text, values, expected) => {
    expect(found(text, ...values)).toEqual(expected);
  });
  test.each([
    ['My aunt Berta loves Will Sommer.', ['Berta', 'Will Sommer']],
    ['My aunt Berta met Michael Jordan at the vet.', ['Berta', 'Michael Jordan']],
  ] as const)('but not whom nobody knows, or meets: %s', (text, values) => {
    expect(found(text, ...values)).toEqual(values);
  });
});
