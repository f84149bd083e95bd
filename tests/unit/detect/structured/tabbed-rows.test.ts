import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';

const values = (text: string, type: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));

describe('a tab between a label and its sum parts them as a space does', () => {
  test.each([
    ['Gross pay\t3,418.00\nPension\t-120.75\nNet pay\t2,204.18', '3,418.00', '120.75', '2,204.18'],
    ['Net à payer avant impôt\t1 912,45', '1 912,45'],
    ['Bruttogehalt\t4.633,20\nLohnsteuer\t-790,15\nNetto\t2.870,05', '4.633,20', '790,15', '2.870,05'],
    ['Salario bruto\t2.380,00\nIRPF\t-301,60\nLíquido\t1.790,44', '2.380,00', '301,60', '1.790,44'],
    ['Wynagrodzenie brutto\t7 120,00\nNetto\t5 133,02', '7 120,00', '5 133,02'],
    ['工资\t13,400', '13,400'],
    ['基本給\t262,000\n住民税\t11,800\n差引支給額\t203,150', '262,000', '11,800', '203,150'],
    ['Brüt maaş\t44.900,00\nNet maaş\t32.118,70', '44.900,00', '32.118,70'],
    ['Salary\t€ 4,730\nRent\t\t1,310', '€ 4,730', '1,310'],
    ['Net pay\t2,640.10\t9,815.33\nTax\t388.20\t1,410.90', '2,640.10', '9,815.33', '388.20', '1,410.90'],
    ['Gross pay\t3,050.00\tTax\t-377.40', '3,050.00', '377.40'],
  ])('%j', (text, ...sums) => expect(values(text, 'MONEY')).toEqual(sums));
});

test.each([
  'Country\tGDP\nNorway\t4,900\nChile\t3,100',
  'Version\t2.310\nChapter\t12\nPage\t310',
  'Ink\t2.50\t14.99',
  'Tax year\t2024',
  'Kilometer\t12.400\nStunden\t38,50',
  '\treturn\t170\n\tbreak',
])('a tab makes no sum of another number: %j', (text) => {
  expect(values(text, 'MONEY')).toEqual([]);
});

test('hours below a row of sums are none', () => {
  expect(values('Rent\t1,180.00\t1,240.00\nHours\t38.50\t41.00', 'MONEY')).toEqual(['1,180.00', '1,240.00']);
});

test('an account stands a tab behind its sort code and behind its bank', () => {
  expect(values('Pay to 23-45-67\t00884213', 'BANK_ACCOUNT')).toEqual(['00884213']);
  expect(values('Please pay into Zenith\t2004471187', 'BANK_ACCOUNT')).toEqual(['2004471187']);
  expect(values('12-05-24\t88421300', 'BANK_ACCOUNT')).toEqual([]);
});

test.each(['Konto 83310942\nIBAN DE89370400440532013000', 'Kontoinhaber\tUwe Kraft\nIBAN\tDE89370400440532013000'])(
  'the label of a line with its number is nobody’s name: %j',
  (text) => {
    expect(values(text, 'PERSON')).not.toContain('IBAN');
    expect(values(text, 'IBAN_CODE')).toEqual(['DE89370400440532013000']);
  },
);
