import { describe, expect, test } from 'vitest';
import { byValue, sentKey, valueKey } from '../../../main/engine/privacy/values';
import type { EntityType } from '../../../shared/domain';

describe('a value has one name however it is written', () => {
  test.each<[EntityType, readonly string[]]>([
    ['PERSON', ['Maria Gonzalez', 'MARIA GONZALEZ', 'maria  gonzalez']],
    ['MONEY', ['$84,500', '$84.5k', '84,500 dollars', 'USD 84500.00']],
    ['CREDIT_CARD', ['4111 1111 1111 1111', '4111-1111-1111-1111', '4111111111111111']],
    ['EMAIL_ADDRESS', ['maria@acme.com', 'Maria [at] ACME dot com']],
    ['DATE', ['2019-03-28', '28 March 2019', 'March 28th, 2019']],
    ['PHONE_NUMBER', ['+1 617 555 0123', '+1 (617) 555-0123']],
  ])('%s', (type, writings) => {
    expect(new Set(writings.map((writing) => valueKey(type, writing))).size).toBe(1);
  });
});

test('the same text is another value in another type', () => {
  expect(valueKey('PERSON', 'Paris')).not.toBe(valueKey('LOCATION', 'Paris'));
});

test('what was scrambled by characters is the same in the same characters only, whatever its type', () => {
  expect(sentKey('PERSON', 'Maria', 'krr')).not.toBe(sentKey('PERSON', 'MARIA', 'krr'));
  expect(sentKey('PERSON', 'Maria', 'krr')).toBe(sentKey('LOCATION', 'Maria', 'krr'));
  expect(sentKey('PERSON', 'Maria', 'fpe')).toBe(sentKey('PERSON', 'MARIA', 'fpe'));
});

test('of several that say something of a value the first counts, and types that nobody asks for are not looked at', () => {
  const items = [
    { type: 'PERSON', value: 'Maria', says: 1 },
    { type: 'PERSON', value: 'MARIA', says: 2 },
    { type: 'MONEY', value: '$5', says: 3 },
  ] as const;
  const asked: EntityType[] = [];
  const found = byValue(items, new Set(['PERSON']), ({ type, value }) => {
    asked.push(type);
    return valueKey(type, value);
  });
  expect([...found.values()].map(({ says }) => says)).toEqual([1]);
  expect(asked).not.toContain('MONEY');
});
