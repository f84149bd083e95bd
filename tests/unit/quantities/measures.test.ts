import { describe, expect, test } from 'vitest';
import { type QuantityType, quantities } from '../../../main/engine/privacy/entities/quantities';
import { amongOfSize } from '../../../main/engine/privacy/entities/quantities/cipher-class';
import { decimalText } from '../../../main/engine/privacy/entities/quantities/money/number';
import type { Decimal, Rational } from '../../../main/engine/privacy/noise/rational';
import { contextOf } from './context';

const asNumber = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);
const shifted = (steps: number) => ({
  ...contextOf(),
  noise: {
    exponential: (index: number, size: number) => Math.min(Math.max(index + steps, 0), size - 1),
    shift: () => 0n,
  },
});

test.each<[QuantityType, string, (readonly [number, string | null, number])[]]>([
  ['MONEY', '$84.5k', [[84_500, 'USD', 100]]],
  ['MONEY', '$84,500', [[84_500, 'USD', 1]]],
  ['MONEY', '€1.234,56', [[1234.56, 'EUR', 0.01]]],
  [
    'MONEY',
    '$80–90k',
    [
      [80_000, 'USD', 1000],
      [90_000, 'USD', 1000],
    ],
  ],
  ['MONEY', 'two thousand three hundred euros', [[2300, 'EUR', 100]]],
  ['PERCENTAGE', '12.5 %', [[12.5, '%', 0.1]]],
  ['COUNT', '12', [[12, '1', 1]]],
  ['AGE', 'thirty-four', [[34, 'year', 1]]],
  ['DATE', '2024-03-01', [[738_945, 'day', 1]]],
  ['DATE', 'March 2019', [[24_230, 'month', 1]]],
  ['DATE', '29 February', [[59, 'day of year', 1]]],
  ['DATE_OF_BIRTH', '1985', [[1985, 'year', 1]]],
  ['TIME', '10:30 pm', [[1350, 'minute', 1]]],
  ['BODY_MEASURE', '6\'2"', [[187.96, 'cm', 2.54]]],
  ['BODY_MEASURE', '180 lb', [[81.646_626_6, 'kg', 0.453_592_37]]],
  ['BODY_MEASURE', '11 st 4 lb', [[71.667_594_46, 'kg', 0.453_592_37]]],
  ['BODY_MEASURE', '1m82', [[182, 'cm', 1]]],
  ['BODY_MEASURE', '103.1 °F', [[39.5, '°C', 5 / 90]]],
  [
    'BODY_MEASURE',
    '120/80',
    [
      [120, 'mmHg', 1],
      [80, 'mmHg', 1],
    ],
  ],
  ['LAB_VALUE', '162 mg/dL', [[162, 'mg/dl', 1]]],
])('%s %s is read exactly', (type, original, expected) => {
  const read = quantities[type].read(original);
  expect(read.map(({ unit }) => unit)).toEqual(expected.map(([, unit]) => unit));
  read.forEach(({ value, step }, at) => {
    expect(asNumber(value)).toBeCloseTo(expected[at]?.[0] ?? 0, 9);
    expect(asNumber(step)).toBeCloseTo(expected[at]?.[2] ?? 0, 9);
  });
});

test.each<[QuantityType, string, number, string]>([
  ['MONEY', '$84.5k', 87_123, '$87.1k'],
  ['MONEY', '$84,500', 1_087_123, '$1,087,123'],
  ['MONEY', '84.500,00 €', 87_123.456, '87.123,46 €'],
  ['MONEY', '$500', -250, '$-250'],
  ['MONEY', '二十五万元', 310_000, '三十一万元'],
  ['PERCENTAGE', '12 %', 13.6, '14 %'],
  ['AGE', 'sechzig', 62, 'zweiundsechzig'],
  ['DATE', '3 March 2019', 738_945, '1 March 2024'],
  ['DATE', 'März 2019', 24_231, 'April 2019'],
  ['DATE_OF_BIRTH', '1985', 1990, '1990'],
  ['TIME', '9:05', 630, '10:30'],
  ['TIME', '10:30 pm', 725, '12:05 pm'],
  ['BODY_MEASURE', 'six foot two', 172.72, 'five foot eight'],
  ['BODY_MEASURE', '1.82 m', 176.4, '1.76 m'],
  ['LAB_VALUE', '7,2 %', 8.14, '8,1 %'],
])('%s %s with %d is written %s', (type, original, value, expected) => {
  const rational = { numerator: BigInt(Math.round(value * 1000)), denominator: 1000n };
  expect(quantities[type].write(original, [rational])).toBe(expected);
});

test('what cannot be written is null', () => {
  expect(quantities.MONEY.write('a small fortune', [])).toBeNull();
  expect(quantities.MONEY.write('$5', [])).toBeNull();
  expect(quantities.DATE.write('3 March 2019', [{ numerator: -5n, denominator: 1n }])).toBeNull();
  expect(quantities.MONEY.read('a small fortune')).toEqual([]);
});

describe('a body’s measure', () => {
  test.each([
    ['6\'2"', '188 cm'],
    ['1,82 m', '182 cm'],
    ['180 lb', '82 kg'],
    ['11 st 4 lb', '72 kg'],
    ['five foot six', '168 cm'],
  ])('is one root in two units: %s and %s', (one, other) => {
    expect(quantities.BODY_MEASURE.values(one)).toEqual(quantities.BODY_MEASURE.values(other));
    expect(quantities.BODY_MEASURE.canonical(one)).toBe(quantities.BODY_MEASURE.canonical(other));
  });

  test.each([
    ['6\'2" / 188 cm', 5, '6\'4" / 193 cm'],
    ['180 lb (82 kg', 4, '190 lb (86 kg'],
    ['1.82 m, 182 cm', -6, '1.76 m, 176 cm'],
  ])('%s moves as one', (original, steps, expected) => {
    expect(quantities.BODY_MEASURE.values(original)).toHaveLength(1);
    expect(quantities.BODY_MEASURE.protect(original, shifted(steps))).toBe(expected);
  });

  test('keeps the order of a pair and of a range', () => {
    for (let at = 0; at < 60; at++) {
      const drawn = (text: string) =>
        quantities.BODY_MEASURE.protect(text, contextOf(`${at}`, 100n))
          .match(/\d+/g)
          ?.map(Number) ?? [];
      const [systolic = 0, diastolic = 0] = drawn('BP 102/98');
      expect(systolic).toBeGreaterThanOrEqual(diastolic);
      const [low = 0, high = 0] = drawn('70–72 kg');
      expect(low).toBeLessThanOrEqual(high);
    }
  });
});

describe('a percentage', () => {
  test('stays at or below 100 or above it, and zero stays', () => {
    for (let at = 0; at < 100; at++) {
      const drawn = (text: string) => Number.parseFloat(quantities.PERCENTAGE.protect(text, contextOf(`${at}`, 100n)));
      expect(drawn('98 %')).toBeLessThanOrEqual(100);
      expect(drawn('105 %')).toBeGreaterThan(100);
      expect(drawn('0 %')).toBe(0);
    }
  });
});

test('what is said of ε is in the value’s own format', () => {
  expect(quantities.BODY_MEASURE.window('six foot two', 1000n)).toEqual({
    low: 'six foot zero',
    high: 'six foot four',
  });
  expect(quantities.BODY_MEASURE.window('82 kg', 1000n)).toEqual({ low: '77 kg', high: '87 kg' });
  expect(quantities.TIME.window('10:30', 1000n)).toEqual({ low: '9:15', high: '11:45' });
  expect(quantities.COUNT.window('12', 1000n)).toEqual({ low: '8', high: '16' });
  expect(quantities.LAB_VALUE.window('7.2 %', 1000n)).toEqual({ low: '6.5 %', high: '8.0 %' });
  expect(quantities.PERCENTAGE.window('0 %', 1000n)).toBeNull();
});

/** They are the members of one class, in order. */
const expectClass = (all: readonly Decimal[]): void => {
  const classes = all.map(amongOfSize);
  expect(new Set(classes.map(({ name }) => name)).size).toBe(1);
  expect(classes.map(({ rank }) => Number(rank))).toEqual(all.map((_, at) => at));
  for (const [at, { size, rank, at: member }] of classes.entries()) {
    expect(size).toBe(BigInt(all.length));
    expect(decimalText(member(rank))).toBe(decimalText(all[at] as Decimal));
  }
};

describe('amounts enciphered in place of noise', () => {
  const fpe = (type: QuantityType) => {
    const alternative = quantities[type].alternatives?.fpe;
    if (alternative === undefined) throw new Error(`${type} has no fpe`);
    return alternative;
  };

  test.each([
    '$84,500',
    '€1.234,56',
    '84.5k USD',
    '1,2 Mio. €',
    '$80–90k',
    '0.05 €',
    '３００円',
    'two thousand three hundred euros',
    '₹12,34,567',
    '80.000 bis 90.000 €',
  ])('%s keeps its format, and the key alone leads back', (original) => {
    for (const scope of ['a', 'b', 'c']) {
      const surrogate = fpe('MONEY').protect(original, contextOf(scope));
      expect(fpe('MONEY').recover(surrogate, contextOf(scope))).toBe(original);
      const shape = (text: string): string => text.replace(/\d[\d.,]*/g, '0');
      if (/^[\x20-\x7f]*\d/.test(original)) expect(shape(surrogate)).toBe(shape(original));
    }
  });

  test.each([
    [['$84,500', '$84.5k', '84,500 dollars', 'USD 84500.00', 'eighty-four thousand five hundred dollars'], 84500],
    [['5 €', '5,00 €', '5.00 EUR', 'five euros'], 5],
    [['1.2 million USD', '$1,200,000', '$1.2m', '1 200 000 $'], 1_200_000],
    [['$0.75', '0,75 $', '$0.750'], 0.75],
    [['$1,234.56', '1.234,56 $', '$1.23456k'], 1234.56],
  ])('%j are one value and have one stand-in', (writings, value) => {
    const sizesOf = (text: string): number[] => quantities.MONEY.read(text).map(({ value }) => asNumber(value));
    for (const writing of writings) expect(sizesOf(writing)).toEqual([value]);
    const surrogates = writings.map((writing) => fpe('MONEY').protect(writing, contextOf('a')));
    expect(new Set(surrogates.flatMap(sizesOf)).size).toBe(1);
    for (const surrogate of surrogates)
      expect(sizesOf(fpe('MONEY').recover(surrogate, contextOf('a')) ?? '')).toEqual([value]);
  });

  test('of a size are one class, whatever their digits', () => {
    const decimals = (exponent: number, from: number, to: number): Decimal[] =>
      Array.from({ length: to - from }, (_, at) => ({ coefficient: BigInt(from + at), exponent }));
    for (const all of [decimals(0, 1, 100), decimals(0, 100, 1000), decimals(1, 1000, 10_000)]) expectClass(all);
    for (const each of decimals(-2, 1, 100)) {
      const { at, rank, size } = amongOfSize(each);
      expect(rank < size).toBe(true);
      expect(decimalText(at(rank))).toBe(decimalText(each));
    }
  });

  test('of a range stay in order', () => {
    for (let at = 0; at < 20; at++) {
      const ends = quantities.MONEY.read(fpe('MONEY').protect('$80–90k', contextOf(`${at}`)));
      const [low = 0, high = 0] = ends.map(({ value }) => asNumber(value));
      expect(low).toBeLessThan(high);
      expect(low).toBeGreaterThanOrEqual(10_000);
    }
  });

  test('differ between conversations, and are not noise', () => {
    const drawn = (scope: string) => fpe('MONEY').protect('$84,500', contextOf(scope));
    expect(new Set(['a', 'b', 'c', 'd'].map(drawn)).size).toBe(4);
    expect(fpe('MONEY').protect('$84,500', contextOf('a', 100n))).toBe(drawn('a'));
  });

  test('zero stays, what cannot be read is not sent', () => {
    expect(fpe('MONEY').protect('$0.00', contextOf())).toBe('$0.00');
    expect(fpe('MONEY').protect('a small fortune', contextOf())).toBe('[MONEY]');
    expect(fpe('LAB_VALUE').recover(fpe('LAB_VALUE').protect('162 mg/dL', contextOf()), contextOf())).toBe('162 mg/dL');
  });
});

test('a laboratory value in percent stays up to 100', () => {
  for (let at = 0; at < 200; at++) {
    const surrogate = quantities.LAB_VALUE.protect('97 %', contextOf(`chat ${at}`, 100n));
    expect(Number.parseFloat(surrogate)).toBeLessThanOrEqual(100);
  }
});

test('with its percent sign or without, a laboratory value is drawn once', () => {
  for (let at = 0; at < 40; at++) {
    const of = (text: string): string => quantities.LAB_VALUE.protect(text, contextOf(`chat ${at}`));
    expect(of('6.1 %')).toBe(`${of('6.1')} %`);
  }
});
