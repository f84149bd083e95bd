import { stdnum, type Validator } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import { entities } from '../../../../main/engine/privacy/entities';
import { context } from '../rounds';

/** A firm's number of each country, published by the firm or its authority, and who else checks it. */
const numbers: readonly (readonly [
  text: string,
  country: string,
  validator: readonly [keyof typeof stdnum, string],
])[] = [
  ['DE 136 695 976', 'DE', ['DE', 'vat']],
  ['ATU13585627', 'AT', ['AT', 'uid']],
  ['PL 856-734-62-15', 'PL', ['PL', 'nip']],
  ['IT 00743110157', 'IT', ['IT', 'iva']],
  ['BE 0428.759.497', 'BE', ['BE', 'vat']],
  ['PT 501 964 843', 'PT', ['PT', 'nif']],
  ['DK 13 58 56 28', 'DK', ['DK', 'cvr']],
  ['FI20774740', 'FI', ['FI', 'alv']],
  ['LU 150 274 42', 'LU', ['LU', 'tva']],
  ['HR 33392005961', 'HR', ['HR', 'oib']],
  ['NL 0044.95.445.B01', 'NL', ['NL', 'btw']],
  ['FR 40 303 265 045', 'FR', ['FR', 'tva']],
  ['GB 980 7806 84', 'GB', ['GB', 'vat']],
  ['ES B58378431', 'ES', ['ES', 'cif']],
  ['IE 6433435F', 'IE', ['IE', 'vat']],
  ['SE 556188-8404 01', 'SE', ['SE', 'vat']],
  ['CZ 25123891', 'CZ', ['CZ', 'dic']],
  ['SK 2022749619', 'SK', ['SK', 'dph']],
  ['HU 12892312', 'HU', ['HU', 'anum']],
  ['RO 18547290', 'RO', ['RO', 'cif']],
  ['BG 175074752', 'BG', ['BG', 'vat']],
  ['SI 5022 3054', 'SI', ['SI', 'ddv']],
  ['LT 119511515', 'LT', ['LT', 'pvm']],
  ['LV 40003521600', 'LV', ['LV', 'pvn']],
  ['EE 100 931 558', 'EE', ['EE', 'kmkr']],
  ['EL 094259216', 'GR', ['GR', 'vat']],
  ['CY-10259033P', 'CY', ['CY', 'vat']],
  ['MT 1167-9112', 'MT', ['MT', 'vat']],
  ['NO 995 525 828 MVA', 'NO', ['NO', 'mva']],
  ['CHE-107.787.577', 'CH', ['CH', 'uid']],
];
/** The check of some is of the number without its country. */
const bare = /^(?:PL|IT|PT|DK|HR|ES|CZ|SK|HU|RO|SI|EL|BG|LT|LV|EE|LU)/;

describe.each(numbers)('the VAT number %s', (text, _country, [country, kind]) => {
  const validator = (stdnum[country] as Record<string, Validator>)[kind];
  const isValid = (written: string): boolean => {
    const compact = written.replace(/[ .-]/g, '');
    return [compact, compact.replace(bare, '')].some((each) => validator?.validate(each).isValid === true);
  };
  const letters = /^(?:ATU|CHE|[A-Z]{2})[ -]?/.exec(text)?.[0] ?? '';

  test('becomes another that passes the check of its country', () => {
    expect(isValid(text)).toBe(true);
    const surrogate = entities.ID_NUMBER.protect(text, context);
    expect(surrogate).not.toBe(text);
    expect(surrogate.startsWith(letters)).toBe(true);
    expect(isValid(surrogate)).toBe(true);
    expect(surrogate.replace(/[A-Z]/gi, 'A').replace(/\d/g, '9')).toBe(
      text.replace(/[A-Z]/gi, 'A').replace(/\d/g, '9'),
    );
    expect(entities.ID_NUMBER.recover(surrogate, context)).toBe(text);
  });

  test('is found behind its name', () => {
    const found = detect(`VAT number: ${text}`, { decisions: [], known: [] });
    expect(found.some(({ start, end }) => start <= 12 + letters.length && end >= 12 + text.length - 4)).toBe(true);
  });
});

test.each(['DE 298 453 117', 'DE298453117', 'FR 12 345 678 901', 'GB 123 4567 89', 'NL 1234.56.789.B01'])(
  'a VAT number whose check fails keeps its country: %s',
  (text) => {
    const surrogate = entities.ID_NUMBER.protect(text, context);
    expect(surrogate.slice(0, 2)).toBe(text.slice(0, 2));
    expect(surrogate).not.toBe(text);
    expect(entities.ID_NUMBER.recover(surrogate, context)).toBe(text);
  },
);
