import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { replacement, unchanged } from '../core/replacement';

const sent = [
  [replacement('MONEY', '€2,310', '€2,280'), replacement('MONEY', '€145', '€150')],
  unchanged('What does my flat cost in a year, and with the garage?'),
] as const;

const notes = (reply: string): string[] => {
  const whole = restore(reply, ...sent);
  const stream = createStreamRestorer(...sent);
  const deltas = [...Array.from(reply, (character) => stream.push(character)), stream.end()];
  expect(deltas.flatMap(({ spans }) => spans)).toEqual(whole.spans);
  return whole.spans.flatMap(({ kind, start, end, note }) =>
    kind === 'derived' ? `${whole.restored.slice(start, end)}: ${note?.value} = ${note?.formula}` : [],
  );
};

/** Its numbers have no currency: what the reply itself computes is marked, where it is right. */
test.each([
  ['2,280 × 12 = 27,360', '27,360: 27,720 = 12 × €2,310'],
  ['**2,280 * 12 = 27,360**', '27,360: 27,720 = 12 × €2,310'],
  ['Im Jahr: 2.280 · 12 = 27.360.', '27.360: 27.720 = 12 × €2,310'],
  ['2 280 + 150 = 2 430', '2 430: 2 455 = €2,310 + €145'],
  ['2280 / 3 ≈ 760.00', '760.00: 770.00 = €2,310 ÷ 3'],
  ['€2,280 × 1.04 = 2,371.20 a month', '2,371.20: 2,402.40 = 1.04 × €2,310'],
  ['2,280 × 17 → 38,760', '38,760: 39,270 = 17 × €2,310'],
])('%s', (reply, note) => {
  expect(notes(reply)).toEqual([note]);
});

test('a result that the next one is made of', () => {
  expect(notes('2,280 × 12 = 27,360\n27,360 − 150 = 27,210')).toEqual([
    '27,360: 27,720 = 12 × €2,310',
    '27,210: 27,575 = 27,720 − €145',
  ]);
});

test.each([
  '2,280 × 12 = 27,999',
  '2,280 + 150 = 2,400',
  '190 × 144 = 27,360',
  '= 27,360',
  'x = 27,360',
  '2,280 of 27,360 voters',
  'a = 2,280\nb = 27,360',
])('no formula of it: %s', (reply) => {
  expect(notes(reply)).toEqual([]);
});
