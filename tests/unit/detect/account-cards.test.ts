import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const types = (text: string): string[] => detect(text, { decisions: [], known: [] }).map(({ type }) => type);

test.each([
  'my account number 4539578763621486',
  'Konto 4532015112830366',
  'account: 5500005555555559',
  'Kontonummer: 4532 0151 1283 0366',
  'Numéro de compte 4556737586899855',
  'número de cuenta 378282246310005',
])('a card’s number that is called an account is a card: %s', (text) => {
  expect(types(text)).toEqual(['CREDIT_CARD']);
});

test.each([
  ['account number 4539578763621487', 'BANK_ACCOUNT'],
  ['Konto 9532015112830366', 'BANK_ACCOUNT'],
  ['account number 83310942', 'BANK_ACCOUNT'],
  ['tracking number 4539578763621486', 'ID_NUMBER'],
])('what its checksum or its network does not bear out stays what it is called: %s', (text, type) => {
  expect(types(text)).toEqual([type]);
});

test.each([
  ['Please block account 40021188 EUR.', ['BANK_ACCOUNT']],
  ['Konto 4002118855 EUR, bitte sperren', ['BANK_ACCOUNT']],
  ['Rechnung 4711 Euro an Konto 40021188', ['MONEY', 'BANK_ACCOUNT']],
  ['sort code 20-45-77', ['ROUTING_NUMBER']],
  ['PLZ: 26316 kalt', ['POSTAL_CODE']],
])('a number that could be two types is the riskier one that says which: %s', (text, expected) => {
  expect(types(text)).toEqual(expected);
});
