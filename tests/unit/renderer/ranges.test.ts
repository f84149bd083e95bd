import { expect, it } from 'vitest';
import { rangeInOriginal } from '../../../renderer/findings/ranges';

/** What is selected in the sanitized text, in the user's own words. */

const original = 'I am Ann Lee-Fox of Ghent, hi.';
const sanitized = 'I am Wilhelmina-Fox of Rome, hi.';
const findings = [
  { start: 5, end: 12, surrogateStart: 5, surrogateEnd: 15 },
  { start: 20, end: 25, surrogateStart: 23, surrogateEnd: 27 },
];
const written = (selected: string): string => {
  const from = sanitized.indexOf(selected);
  return original.slice(...rangeInOriginal(findings, from, from + selected.length));
};

it.each([
  ['I am', 'I am'],
  ['-Fox', '-Fox'],
  [', hi.', ', hi.'],
  ['Wilhelmina', 'Ann Lee'],
  ['helm', 'Ann Lee'],
  ['mina-Fox', 'Ann Lee-Fox'],
  ['am Wil', 'am Ann Lee'],
  ['Fox of Ro', 'Fox of Ghent'],
  [sanitized, original],
])('%s is written as %s', (selected, own) => {
  expect(written(selected)).toBe(own);
});
