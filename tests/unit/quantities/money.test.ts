import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy';
import type { ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { money } from '../../../main/engine/privacy/entities/quantities/money';
import {
  currencyAfter,
  currencyBefore,
  mayHaveCurrency,
} from '../../../main/engine/privacy/entities/quantities/money/currencies';
import { currencies } from '../../../main/engine/privacy/entities/quantities/money/currency-names';
import { replacement } from '../core/replacement';
import { contextOf, found } from './context';

/** Noise that always moves by so many grid points. */
const moving = (steps: number): ProtectionContext => ({
  ...contextOf(),
  noise: {
    exponential: (index, size) => Math.min(Math.max(index + steps, 0), size - 1),
    shift: () => 0n,
  },
});

test('a currency beside a number is in sight', () => {
  const ahead = currencies.flatMap(({ before }) => before.flatMap((word) => [`${word}5`, `(${word}-5`]));
  const behind = currencies.flatMap(({ after }) =>
    after.flatMap((word) => [`5${word}です`, `5 of ${word}.`, `5 d'${word}`]),
  );
  const beside = [
    ...ahead.filter((text) => currencyBefore(text, text.length - 1) !== null),
    ...behind.filter((text) => currencyAfter(text, 1) !== null),
  ];
  expect(beside.length).toBeGreaterThan(1000);
  expect(beside.filter((text) => !mayHaveCurrency(text))).toEqual([]);
  expect(mayHaveCurrency('Address: 84 East Avenue, phone: +44 16 2149')).toBe(false);
});

describe('money is found', () => {
  test.each([
    ['My salary is $84,500 a year.', ['$84,500']],
    ['Ich verdiene 84.500 € brutto', ['84.500 €']],
    ['Ein Umsatz von 1,2 Mio. € im Jahr', ['1,2 Mio. €']],
    ['Il loyer est de 1 234,56 €', ['1 234,56 €']],
    ['2 millions d’euros de dette', ['2 millions d’euros']],
    ['cuesta 3 millones de pesos', ['3 millones de pesos']],
    ['due milioni: 2 milioni di euro', ['2 milioni di euro']],
    ['Lohn: CHF 1’234.50 pro Monat', ['CHF 1’234.50']],
    ['₹12,34,567 in savings', ['₹12,34,567']],
    ['₹12 lakh a year', ['₹12 lakh']],
    ['R$ 1.500,00 de aluguel', ['R$ 1.500,00']],
    ['zarabiam 7500 zł', ['7500 zł']],
    ['hyran är 9 500 kr', ['9 500 kr']],
    ['年收入30万元', ['30万元']],
    ['給料は30万円です', ['30万円']],
    ['월급은 300만원', ['300만원']],
    ['зарплата 90 000 рублей', ['90 000 рублей']],
    ['85 grand a year', ['85 grand']],
    ['twenty: 20 bucks', ['20 bucks']],
    ['offers between $80 and $90k', ['$80 and $90k']],
    ['a range of $80–90k', ['$80–90k']],
    ['80.000 bis 90.000 €', ['80.000 bis 90.000 €']],
    ['US$5m, €3.2bn and £40', ['US$5m', '€3.2bn', '£40']],
    ['in 2019 $500 and 100 € 200 €', ['$500', '100 €', '200 €']],
    ['I owe −$500 and ($20)', ['$500', '$20']],
    ['$20/month, $35 per hour', ['$20', '$35']],
    ['I make 85k and my rent is 1,450', ['85k', '1,450']],
    ['Gehalt: 52.000 brutto', ['52.000']],
    ['３００円', ['３００円']],
    ['it costs 500 to 600 a month', ['500 to 600']],
    ['200,000 Turkish liras and 3 million Swedish kronor', ['200,000 Turkish liras', '3 million Swedish kronor']],
    ['In 2019 – $500 was a lot', ['$500']],
    ['I paid €500–600 for it, and $5 to 10 for lunch', ['€500–600', '$5 to 10']],
    ['$5 to 10 people', ['$5']],
    ['DEM 28,224', ['DEM 28,224']],
    ['500 usd or 500 EUR', ['500 usd', '500 EUR']],
  ])('%s', (text, expected) => {
    expect(found('MONEY', text)).toEqual(expected);
  });

  test.each([
    '3 bullets, top 10, chapter 12',
    'Python 3.11 and Node 20',
    'I weigh 150 pounds',
    'six feet tall and 215 pounds',
    'the salary survey of 2019',
    'call 555-0142 at 10:30',
    '5 grand pianos',
    '5 m above the ground, 6 Ft tall',
    'sed "s/$1/x/"',
    '100 % of 12 items',
    'I paid for 300 people',
    '2019-03-03',
    'try 5 try 6, TOP 10, ALL 3, PHP 8.1, COP 27',
    'the plan costs 300 tokens, a budget of 2000 words',
    'paid 2024-05-01',
  ])('none in: %s', (text) => {
    expect(found('MONEY', text)).toEqual([]);
  });
});

describe('money is written in its own format', () => {
  test.each([
    ['$84,500', '$90,700'],
    ['$84.5k', '$90.7k'],
    ['84.500 €', '90.700 €'],
    ['84 500,00 €', '90 700,00 €'],
    ['84\u202f500 €', '90\u202f700 €'],
    ["CHF 84'500", "CHF 90'700"],
    ['₹12,34,567', '₹13,40,177'],
    ['$1,234.56', '$1,335.68'],
    ['1,2 Mio. €', '1,29 Mio. €'],
    ['£1.5bn', '£1.64bn'],
    ['30万円', '32.2万円'],
    ['３００円', '３２７円'],
    ['$950', '$1030'],
    ['$-500', '$-540'],
    ['$12.00', '$13.00'],
    ['1.250 Mio. Euro', '1.340 Mio. Euro'],
    ['1.250 million dollars', '1.340 million dollars'],
    ['2 Mio. Euro', '2,16 Mio. Euro'],
    ['45 k€', '49,1 k€'],
    ['€45k', '€49.1k'],
    ['7 million dollars', '7.5 million dollars'],
    ['8千块', '8.6千块'],
    ['2千万円', '2.14千万円'],
  ])('%s, four steps up, is %s', (original, surrogate) => {
    expect(money.protect(original, moving(4))).toBe(surrogate);
  });

  test('an amount that is drawn as its own cell is the grid’s point, not the user’s number', () => {
    expect(money.protect('$84,523', moving(0))).toBe(money.protect('$84,531', moving(0)));
    expect(money.protect('$84,523', moving(0))).not.toBe('$84,523');
  });

  test('a round amount is not rounded so coarsely that noise disappears', () => {
    expect(money.protect('$80,000', moving(1))).not.toBe(money.protect('$80,000', moving(2)));
    expect(money.protect('$5 million', moving(1))).not.toBe(money.protect('$5 million', moving(2)));
  });

  test('zero stays zero, and nothing else becomes zero', () => {
    for (const zero of ['$0', '0,00 €', '$0.00']) expect(money.protect(zero, contextOf())).toBe(zero);
    expect(money.protect('$0–50k', moving(0))).toMatch(/^\$0–/);
    for (const small of ['$1', '0,01 €', '$0.5']) expect(money.protect(small, moving(-400))).toMatch(/[1-9]/);
  });

  test('a range keeps the order of its ends', () => {
    for (let at = 0; at < 60; at++) {
      const [low = 0, high = 0] =
        money
          .protect('$80–84k', contextOf(`${at}`, 100n))
          .match(/[\d.]+/g)
          ?.map(Number) ?? [];
      expect(low).toBeLessThanOrEqual(high);
      const [from = 0, to = 0] =
        money
          .protect('from $84k to $80k', contextOf(`${at}`, 100n))
          .match(/[\d.]+/g)
          ?.map(Number) ?? [];
      expect(from).toBeGreaterThanOrEqual(to);
    }
  });

  test('what holds no number, or a digit that is not part of one, is not sent', () => {
    expect(money.protect('a small fortune', contextOf())).toBe('[MONEY]');
    expect(money.protect('$5,000 (ref A77)', contextOf())).toBe('[MONEY]');
    expect(money.protect(`$${'9'.repeat(40)}`, contextOf())).toBe('[MONEY]');
    expect(money.protect('$84,5\u200b00', moving(4))).toBe('$90,700');
    expect(money.protect('$84,5O0', moving(4))).toBe('$90,700');
  });
});

describe('one value, one draw', () => {
  const forms = ['$84,500', '$84.5k', 'USD 84,500.00', '84 500 dollars', '$84500'];

  test('however it is written', () => {
    expect(new Set(forms.map((form) => money.canonical(form))).size).toBe(1);
    const digits = forms.map((form) => money.protect(form, contextOf()).replace(/\D/g, '').replace(/0+$/, ''));
    expect(new Set(digits).size).toBe(1);
  });

  test('the two ends of a range draw as they would alone', () => {
    expect(money.values('$80–90k')).toEqual([...money.values('$80,000'), ...money.values('$90k')]);
    const [low, high] = [money.protect('$80k', contextOf()), money.protect('$90k', contextOf())];
    expect(money.protect('$80–90k', contextOf()).replace(/[–]/, ' ')).toBe(`${low.replace('k', '')} ${high.slice(1)}`);
  });

  test('but two currencies are two values to decide on', () => {
    expect(money.canonical('$5,000')).not.toBe(money.canonical('5.000 €'));
  });

  test('zero is never drawn', () => {
    expect(money.values('$0')).toEqual([]);
    expect(money.values('about nothing')).toEqual([]);
  });
});

test('what is said of ε is in the amount’s own format, and holds nine draws in ten', () => {
  expect(money.window('$84,500', 1000n)).toEqual({ low: '$75,900', high: '$92,500' });
  expect(money.window('1,2 Mio. €', 5000n)).toEqual({ low: '1,17 Mio. €', high: '1,21 Mio. €' });
  expect(money.window('$0', 1000n)).toBeNull();
  const amount = (text: string) => Number(text.replace(/\D/g, ''));
  const { low, high } = money.window('$84,500', 500n) ?? { low: '', high: '' };
  let inside = 0;
  for (let at = 0; at < 1000; at++) {
    const drawn = amount(money.protect('$84,500', contextOf(`${at}`, 500n)));
    if (drawn >= amount(low) && drawn <= amount(high)) inside += 1;
  }
  expect(inside).toBeGreaterThan(880);
});

test('the grid’s ends hold what lies outside of them', () => {
  expect(money.protect('$0.01', moving(-1))).toBe('$0.01');
  const [largest, beyond] = ['$1,000,000,000,000,001', '$9,000,000,000,000,001'];
  expect(money.protect(beyond, moving(5))).toBe(money.protect(largest, moving(0)));
});

describe('a quarter of a million has its article in it and is in words', () => {
  test.each([
    ['Wir haben eine Viertelmillion geerbt.', 'eine Viertelmillion', 'zweihundert'],
    ['Wir haben eine Dreiviertelmillion Euro geerbt.', 'eine Dreiviertelmillion Euro', 'hunderttausend'],
    ["Ma mère a hérité d'un quart de million d'euros.", "un quart de million d'euros", 'mille'],
    ['Tengo un cuarto de millón de euros ahorrado.', 'un cuarto de millón de euros', 'mil'],
    ['Ik heb een kwart miljoen euro op de bank.', 'een kwart miljoen euro', 'duizend'],
  ])('%s', (text, original, part) => {
    expect(found('MONEY', text)).toEqual([original]);
    const surrogate = money.protect(original, contextOf());
    expect(surrogate).not.toMatch(/\d/);
    expect(surrogate).toContain(part.slice(0, 4));
    expect(restore(text.replace(original, surrogate), [replacement('MONEY', original, surrogate)]).restored).toBe(text);
  });
});
