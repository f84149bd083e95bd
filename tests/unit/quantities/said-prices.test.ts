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
    ['40 Euro 80', 'EUR', 40n, 80n],
    ['forty-one sixty', null, 41n, 60n],
    ['neunzig Euro zwanzig', 'EUR', 90n, 20n],
  ])('with words, %s, is the whole and so many cents', (original, unit, whole, cents) => {
    expect(MONEY.read(original)).toMatchObject([
      { unit, value: { numerator: whole, denominator: 1n } },
      { unit: 'CENT', value: { numerator: cents, denominator: 1n } },
    ]);
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
