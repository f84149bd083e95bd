import { expect, test } from 'vitest';
import { quantities } from '../../../main/engine/privacy/entities/quantities';
import { typedIn } from '../detect/read';

const found = (text: string): string[] => typedIn(text, []);

test.each([
  ["I'm five eleven", 'five eleven'],
  ['I’m five nine, blond', 'five nine'],
  ['My brother is six two and plays goalkeeper.', 'six two'],
  ['She is about five six.', 'five six'],
  ['My uncle was six one, with a beard.', 'six one'],
  ['our granddaughter is about four nine', 'four nine'],
  ["he's 5 11", '5 11'],
  ["He's five eleven and 180 pounds", 'five eleven'],
])('feet and inches without either word: %s', (text, height) => {
  expect(found(text)).toContain(`BODY_MEASURE ${height}`);
});

test.each([
  "It's five eleven.",
  'The coffee was five eleven.',
  'They are five eleven and fourteen.',
  "He's five one day and six the next.",
  "She's six four months from now",
  "I'm six. Two cats wait.",
])('no height: %s', (text) => {
  expect(found(text).filter((each) => each.startsWith('BODY_MEASURE'))).toEqual([]);
});

test('another height is written the same way', () => {
  const value = { numerator: 17_272n, denominator: 100n };
  expect(quantities.BODY_MEASURE.write('five eleven', [value])).toBe('five eight');
});
