import { describe, expect, test } from 'vitest';
import type { EntityType } from '../../../../shared/domain';
import { createConversation } from '../../core/conversation';
import { valuesOf } from '../read';

const over: readonly (readonly [EntityType, string, string])[] = [
  ['IBAN_CODE', 'Please use\nGB82 WEST 1234\n5698 7654 32 for it.', 'GB82 WEST 1234\n5698 7654 32'],
  ['IBAN_CODE', '> pay to GB82 WEST 1234\n> 5698 7654 32 by Friday', 'GB82 WEST 1234\n> 5698 7654 32'],
  ['IBAN_CODE', '| account | GB82 WEST 1234 | 5698 7654 32 |', 'GB82 WEST 1234 | 5698 7654 32'],
  ['IBAN_CODE', 'Konto\tNL91 ABNA\t0417 1643 00', 'NL91 ABNA\t0417 1643 00'],
  ['IBAN_CODE', 'IBAN N L 9 1 A B N A 0 4 1 7 1 6 4 3 0 0', 'N L 9 1 A B N A 0 4 1 7 1 6 4 3 0 0'],
  ['CREDIT_CARD', '> take 5555 5555\n> 5555 4444 please', '5555 5555\n> 5555 4444'],
  ['CREDIT_CARD', '| my card | 4012 8888 | 8888 1881 |', '4012 8888 | 8888 1881'],
  ['CREDIT_CARD', 'Kartennummer: 4012_8888_8888_1881', '4012_8888_8888_1881'],
  ['CREDIT_CARD', 'carte 4012/8888/8888/1881', '4012/8888/8888/1881'],
  ['CREDIT_CARD', 'Here it is:\n4012\n8888\n8888\n1881\nthanks', '4012\n8888\n8888\n1881'],
  ['CREDIT_CARD', '4012 8888 8888\n1881/27', '4012 8888 8888\n1881'],
  ['PHONE_NUMBER', 'my number is 07911\n123456', '07911\n123456'],
  ['PHONE_NUMBER', '> ring me on +44 7911\n> 123456 tonight', '+44 7911\n> 123456'],
  ['PHONE_NUMBER', 'mon numéro : 06 98 76\n54 32', '06 98 76\n54 32'],
];

describe('a value over two lines or cells, or in single signs', () => {
  test.each(over)('%s: %j', (type, text, value) => expect(valuesOf(text, type)).toEqual([value]));

  test.each(over)('keeps its lines and is found again: %s: %j', (type, text, value) => {
    const sent = createConversation().prompt(text);
    const [finding] = sent.findings.filter((each) => each.type === type);
    const signs = (written: string): string => written.replace(/[A-Z0-9]/gi, '');
    expect(finding?.original).toBe(value);
    expect(finding?.surrogate).not.toBe(value);
    expect(signs(finding?.surrogate ?? '')).toBe(signs(value));
    expect(valuesOf(sent.text, type)).toEqual([finding?.surrogate]);
  });

  test('what is there of an IBAN that was cut off is found', () =>
    expect(valuesOf('My IBAN: GB82 WEST 1234\n(the rest follows)', 'IBAN_CODE')).toEqual(['GB82 WEST 1234']));
});

test.each([
  'Sold: 4012|8888|8888|1881',
  // Four groups and nothing else is a card; a column goes on.
  '4012\n8888\n8888\n1881\n3120',
  '3120\n4012\n8888\n8888\n1881',
  '4012\t8888\t8888\t1881',
  'Parts 4012/8888/8888/1881',
  'call me\n12345\n67890',
  'tel 1234\n56 apples',
  'Room 4012\n8888 steps\n8888 1881',
  'GB82 is a road\n5698 7654 32',
])('numbers of several lines and cells are none: %j', (text) => {
  for (const type of ['IBAN_CODE', 'CREDIT_CARD', 'PHONE_NUMBER'] as const) expect(valuesOf(text, type)).toEqual([]);
});
