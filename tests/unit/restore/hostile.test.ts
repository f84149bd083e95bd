import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { replacement } from '../core/replacement';

/** A reply is not trusted: whatever it repeats, its time grows with its length only. */

const replacements = [
  replacement('PERSON', 'Maria Gonzalez', 'Elena Costa'),
  replacement('PERSON', 'Jan Kowalski', 'Marek Nowak'),
  replacement('LOCATION', '12 High Street, Springfield', '47 Elm Road, Riverton'),
  replacement('EMAIL_ADDRESS', 'maria@acme.org', 'elena@lumen.net'),
  replacement('PHONE_NUMBER', '+1 617 555 0123', '+1 415 232 9876'),
  replacement('CREDIT_CARD', '4111 1111 1111 1111', '4539 5787 6362 1486'),
  replacement('MONEY', '$84,500', '$87,100'),
  replacement('AGE', '34', '37'),
  replacement('DATE', 'March 14, 2025', 'March 28, 2025'),
  replacement('DATE_OF_BIRTH', '2 May 1987', '2 May 1991'),
  { ...replacement('PERCENTAGE', '12.5 %', '12.3 %'), mechanism: 'mldp' as const },
  { ...replacement('BODY_MEASURE', '182 cm', '184 cm'), mechanism: 'mldp' as const },
];

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Milliseconds of this process at work, whatever else the machine does. */
const cost = (work: () => void): number => {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

const stream = (text: string): void => {
  const restorer = createStreamRestorer(replacements);
  for (let at = 0; at < text.length; at += 64) restorer.push(text.slice(at, at + 64));
  restorer.end();
};

const units = [
  '1 2 3 12 345 $5 ',
  '37 years old ',
  '$87,100 ',
  '3/28/2025 ',
  'March 28 ',
  '1,234,567,',
  '| 87,100 |\n',
  'a,b_kg\n84,184\n',
  '"weight_kg": 84, ',
  '84, "unit": "',
  '0',
  'Elena ',
  'Elen',
  'Costa, ',
  'marka ',
  'x9876 ',
  '4539-',
  "d'",
  '+',
  '`',
  '**',
  '_',
  '\\u00',
  '&am',
  '%C3',
  '](http://',
  '[a]: ',
  '\n',
  ' ',
  'ą',
  '💶',
  '王',
];

describe('time grows with the length of a reply only', () => {
  test.each(units)('repeats of %j', (unit) => {
    const length = process.env.LONG === undefined ? 3000 : 6000;
    const best = (size: number): number => Math.min(...[1, 2].map(() => cost(() => stream(repeated(unit, size)))));
    // The first run pays for the compiler.
    stream(repeated(unit, 2 * length));
    // Four times the text at less than eight times the time: what is quadratic takes sixteen.
    expect(best(4 * length)).toBeLessThan(8 * best(length) + 20);
  });
});

test('a whole reply at once costs no more than its chunks', () => {
  const text = repeated('1 2 3 12 345 $5 Elena ', 60_000);
  const inChunks = cost(() => stream(text));
  expect(cost(() => restore(text, replacements))).toBeLessThan(3 * inChunks + 20);
});
