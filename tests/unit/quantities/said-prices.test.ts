import { describe, expect, test } from 'vitest';
import { quantities } from '../../../main/engine/privacy/entities/quantities';
import { contextOf } from './context';

const { MONEY } = quantities;

describe('a price as it is said', () => {
  test('in digits is one amount with its cents', () => {
    expect(MONEY.read('18 75')).toMatchObject([{ unit: null, value: { numerator: 1875n, denominator: 100n } }]);
    expect(MONEY.values('18 75')).toEqual(MONEY.values('18.75'));
  });

  test.each([
    ['40 Euro 80', 'EUR', 4080n, '40.80 €'],
    ['forty-one sixty', null, 4160n, '41.60'],
    ['neunzig Euro zwanzig', 'EUR', 9020n, '90,20 €'],
    ['5 dollars and 99 cents', 'USD', 599n, '$5.99'],
  ])('with words, %s, is one amount too', (original, unit, cents, inDigits) => {
    expect(MONEY.read(original)).toMatchObject([{ unit, value: { numerator: cents, denominator: 100n } }]);
    expect(MONEY.values(original)).toEqual(MONEY.values(inDigits));
  });

  test('is drawn as one', () => {
    for (let at = 0; at < 20; at++) expect(MONEY.protect('18 75', contextOf(`${at}`))).toMatch(/^\d{1,3} \d\d$/);
  });

  test('what is no such price stays two amounts of one kind', () => {
    expect(MONEY.read('20-30 €').map(({ unit }) => unit)).toEqual(['EUR', 'EUR']);
    expect(MONEY.read('80 to 90')).toHaveLength(2);
    expect(MONEY.read('1 250')).toMatchObject([{ value: { numerator: 1250n } }]);
  });
});
