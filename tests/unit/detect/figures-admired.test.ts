import { describe, expect, test } from 'vitest';
import { persons } from './persons';

describe('whom a relative admires is a figure, the relative somebody', () => {
  test.each([
    ['My aunt Berta loves Michael Jordan.', ['Berta', 'Michael Jordan'], ['Berta']],
    ['mi hija Sol imita a Karol G', ['Sol', 'Karol G'], ['Sol']],
    ['mój brat Adaś kocha Kamila Stocha', ['Adaś', 'Kamila Stocha'], ['Adaś']],
    ['Meine Oma Erna hört Udo Lindenberg', ['Erna', 'Udo Lindenberg'], ['Erna']],
  ] as const)('%s', (text, values, expected) => {
    expect(persons(text, values)).toEqual(expected);
  });
  test.each([
    ['My aunt Berta loves Will Sommer.', ['Berta', 'Will Sommer']],
    ['My aunt Berta met Michael Jordan at the vet.', ['Berta', 'Michael Jordan']],
  ] as const)('but not whom nobody knows, or meets: %s', (text, values) => {
    expect(persons(text, values)).toEqual(values);
  });
});
