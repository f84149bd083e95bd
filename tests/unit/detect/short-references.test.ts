import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const numbers = (text: string): string[] =>
  detect(text, { decisions: [], known: [] }).flatMap(({ type, start, end }) =>
    type === 'ID_NUMBER' ? [text.slice(start, end)] : [],
  );

describe('a letter with two digits is a number behind a word for what has one', () => {
  test.each([
    ['My order number is C-58.', 'C-58'],
    ['Order #D-41 never came', 'D-41'],
    ['The claim number is 31K', '31K'],
    ['I opened ticket B73 yesterday', 'B73'],
    ['Meine Bestellnummer ist B-42', 'B-42'],
    ['numéro de commande : A-12', 'A-12'],
    ['número de pedido C45', 'C45'],
    ['Numer zamówienia A-77', 'A-77'],
    ['Your order ref 45-982 has shipped', '45-982'],
  ])('%s', (text, value) => {
    expect(numbers(text)).toEqual([value]);
  });
});

test.each([
  'This is ticket 88 of 100',
  'I want to order 2 pizzas',
  'Please order M12 bolts and A4 paper',
  'See section A-7 and article 12B',
  'We met in room 12B',
  'Bitte bestelle 12 A4-Blöcke',
  'My tax code number is 12L',
  'Hgb 10.9 g/dL (ref 12.0-15.5)',
  'sodium 130 mmol/L (reference 135-145)',
])('no number of anybody: %s', (text) => {
  expect(numbers(text)).toEqual([]);
});
