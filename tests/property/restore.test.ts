import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restore } from '../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../main/engine/privacy/stream-restorer';
import type { Replacement, RestoredSpan } from '../../shared/domain';
import { replacement } from '../unit/core/replacement';
import { runs } from './runs';

const replacements: Replacement[] = [
  replacement('PERSON', 'Maria Gonzalez', 'Elena Costa'),
  replacement('PERSON', 'Jean-Luc Müller', 'Jörg Élan'),
  replacement('PERSON', 'Ana', 'An'),
  replacement('PERSON', 'Tom May', 'Ann March'),
  replacement('ORGANIZATION', 'Nordwind GmbH', 'Costa Elena GmbH'),
  replacement('LOCATION', '3 High Street, Boston', '9 Elm Road, Elenaville'),
  replacement('EMAIL_ADDRESS', 'maria@acme.com', 'elena_c@mail.com'),
  replacement('PHONE_NUMBER', '+1 617 555 0123', '+1 617 432 9876'),
  replacement('CREDIT_CARD', '4111 1111 1111 1111', '4539 5787 6362 1486'),
  replacement('ID_NUMBER', 'AB12', 'QX77'),
  replacement('MONEY', '$84,500', '$87,100'),
  replacement('MONEY', '€1.2 million', '€1.3 million'),
  replacement('AGE', '34', '37'),
  replacement('DATE', 'March 14, 2025', 'March 28, 2025'),
  replacement('DATE_OF_BIRTH', '1987-05-02', '1989-05-02'),
  replacement('PERSON', 'Secret Person', '[PERSON_1]'),
  replacement('PERSON', 'Katarzyna Wiśniewska', 'Agnieszka Zielińska'),
  replacement('PERSON', 'Jan Kowalski', 'Marek Nowak'),
  replacement('PERSON', '王小明', '李红千'),
  replacement('IP_ADDRESS', '84.17.203.96', '27.93.118.17'),
  replacement('SECRET', 'hunter2', 'kbmqfz8'),
  { ...replacement('PERCENTAGE', '12.5 %', '12.3 %'), mechanism: 'mldp' },
  { ...replacement('BODY_MEASURE', '182 cm', '184 cm'), mechanism: 'mldp' },
  { ...replacement('WORD', 'lawyer', 'surgeon'), mechanism: 'word-ldp' },
];

/** Pieces that meet in every way: forms, halves of forms, escapes, links, marks. */
const pieces = [
  ...replacements.map(({ surrogate }) => surrogate),
  ...['Elena', 'Costa', 'ELENA COSTA', 'elena', 'E. Costa', 'E.C.', 'Costa, Elena', 'Ele', 'na', 'An', 'n'],
  ...[
    'elena_c@',
    'mail.com',
    '@',
    '.com',
    '[PERSON_1',
    'PERSON\\_1',
    ']',
    '](',
    '](https://x/',
    ')',
    '<',
    '>',
    '"',
    '="//',
  ],
  ...[
    'https://',
    'https&#58;//x?',
    'www.',
    'mailto:',
    'e?q=',
    ' ',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\t',
    '\u00a0',
    '-',
    '–',
    '.',
    ',',
    ', ',
  ],
  ...['**', '*', '_', '`', '~~', '\\', '\\u0045', '\\n', '%', '%45', '%C3%89', '%20', '&', '&amp;', '&#69;', '\u200b'],
  ...[
    '$',
    '€',
    'USD ',
    ' dollars',
    ' million',
    'k',
    '87',
    '87,100',
    '87.1k',
    '1,3',
    '100',
    '37',
    ' years old',
    ' days',
    'aged ',
  ],
  ...[
    'March',
    'Mar',
    'march',
    ' 28',
    '28',
    '3/28/2025',
    '28.03.2025',
    '2025-03-28',
    '2025',
    'born in ',
    '1989',
    ' of ',
  ],
  ...[
    ...['Agnieszk', 'ę', 'Zieliń', 'skiej', 'Mark', 'a ', 'owi', 'się ', 'Nowak', 'A. ', 'Z.', '李', '先生'],
    ...["d'", 'd’', "qu'", "'", '+1 ', '(0)', '27.93', '.118.17', 'root@', '`', '```\n', 'kbmqfz8', '_', 'Lake '],
    ...['12.3', ' %', '184', ' cm', ' percent', 'surgeon', 'ANN MARCH', 'Dr. ', '\t', '&eacute;', '\\xe9'],
    "'s",
    '’s',
    's',
    'ę',
    '(',
    '+',
    '617',
    '432',
    '9876',
    '4539',
    '5787',
    '6362',
    '1486',
    'ending in ',
    '\ud83d',
    '\ude00',
    'é',
    'ß',
  ],
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

const stream = (chunks: readonly string[]): { restored: string; received: string; spans: RestoredSpan[] } => {
  const restorer = createStreamRestorer(replacements);
  const deltas = [...chunks.map((chunk) => restorer.push(chunk)), restorer.end()];
  return {
    restored: deltas.map((delta) => delta.restored).join(''),
    received: deltas.map((delta) => delta.received).join(''),
    spans: deltas.flatMap((delta) => delta.spans),
  };
};

test('a stream gives the same as the whole text, at every split in two', () => {
  fc.assert(
    fc.property(text, (reply) => {
      const whole = restore(reply, replacements);
      for (let at = 0; at <= reply.length; at++)
        expect(stream([reply.slice(0, at), reply.slice(at)])).toEqual({ ...whole, received: reply });
    }),
    { numRuns: runs(15) },
  );
});

test('a number is read on where a name ends in a month', () => {
  const reply = 'Ann March 37 years old';
  const whole = { ...restore(reply, replacements), received: reply };
  expect(whole.restored).toBe('Tom May 34 years old');
  expect(stream([...reply])).toEqual(whole);
});

test('a stream gives the same as the whole text, character by character and in random chunks', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(7), { minLength: 1 }), (reply, sizes) => {
      const whole = { ...restore(reply, replacements), received: reply };
      expect(stream([...reply].flatMap((character) => character.split('')))).toEqual(whole);
      const chunks: string[] = [];
      for (let at = 0, turn = 0; at < reply.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1;
        chunks.push(reply.slice(at, at + size));
        at += Math.max(size, chunks.length > 200 ? 1 : size);
        if (size === 0) chunks.push(reply.slice(at, ++at));
      }
      expect(stream(chunks)).toEqual(whole);
    }),
    { numRuns: runs(100) },
  );
});

test('places are exact in both texts, in order, and all else stays as it came', () => {
  fc.assert(
    fc.property(text, (reply) => {
      const { restored, spans } = restore(reply, replacements);
      let rebuilt = '';
      let cursor = 0;
      for (const span of spans) {
        expect(span.receivedStart).toBeGreaterThanOrEqual(cursor);
        expect(span.receivedEnd).toBeGreaterThan(span.receivedStart);
        rebuilt += reply.slice(cursor, span.receivedStart);
        expect(span.start).toBe(rebuilt.length);
        rebuilt += restored.slice(span.start, span.end);
        cursor = span.receivedEnd;
        if (span.kind === 'derived')
          expect(restored.slice(span.start, span.end)).toBe(reply.slice(span.receivedStart, span.receivedEnd));
      }
      expect(rebuilt + reply.slice(cursor)).toBe(restored);
    }),
    { numRuns: runs(250) },
  );
});
