import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';

const found = (text: string): [string, string][] =>
  detect(text, { decisions: [], known: [] }).map(({ start, end, type }) => [type, text.slice(start, end)]);
const sums = (text: string): string[] => found(text).flatMap(([type, value]) => (type === 'MONEY' ? [value] : []));

describe('the numbers of a bill in a record are sums, however short', () => {
  test.each([
    ['{"net":74,"vat":14.8,"total":88.8}', '74', '14.8', '88.8'],
    ['{"vat": 22, "gross": 132}', '22', '132'],
    ['{"subtotal": 63, "shipping": 7, "total": 70}', '63', '7', '70'],
    ['{"netto": 310.5, "mwst": 59, "brutto": 369.5}', '310.5', '59', '369.5'],
    ['net: 74\nvat: 14.8\ntotal: 88.8', '74', '14.8', '88.8'],
    ['[{"net": 40, "vat": 8}, {"net": 55, "vat": 11}]', '40', '8', '55', '11'],
  ])('%j', (text, ...values) => expect(sums(text)).toEqual(values));
});

describe('a record that is no bill has none', () => {
  test.each([
    '{"total": 120, "page": 3, "per_page": 20}',
    '{"items": 3, "total": 40, "tax_rate": 0.2}',
    '{"weight": {"net": 12, "gross": 14}}',
    '{"amount": 2, "item": "apple"}',
    '{"a": {"tax": 1}, "b": {"total": 7}}',
  ])('%j', (text) => expect(sums(text)).toEqual([]));
});

test('so much tax is no number of a taxpayer', () => {
  expect(found('VAT 18.2')).toEqual([]);
  expect(found('{"vat": "DE123456789", "total": 12}').map(([type]) => type)).toEqual(['ID_NUMBER']);
});
