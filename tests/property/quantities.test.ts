import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantities } from '../../main/engine/privacy/entities/quantities';
import { addWeeks } from '../../main/engine/privacy/entities/quantities/dates/calendar';
import { readDates } from '../../main/engine/privacy/entities/quantities/dates/read';
import { writeDates } from '../../main/engine/privacy/entities/quantities/dates/write';
import { money } from '../../main/engine/privacy/entities/quantities/money';
import { writeNumber } from '../../main/engine/privacy/entities/quantities/money/number';
import { readMoney } from '../../main/engine/privacy/entities/quantities/money/read';
import { numberLanguages } from '../../main/engine/privacy/entities/quantities/words/languages';
import { moneyGrid } from '../../main/engine/privacy/noise/grids';
import type { Rational } from '../../main/engine/privacy/noise/rational';
import { prepare } from '../../main/engine/privacy/text/prepare';
import { cpu } from '../cpu';
import { contextOf, found } from '../unit/quantities/context';
import { runs } from './runs';

const all = Object.values(quantities);

const format = fc.constantFrom(
  { grouping: ',', indian: false, decimal: '.' },
  { grouping: ',', indian: true, decimal: '.' },
  { grouping: '.', indian: false, decimal: ',' },
  { grouping: ' ', indian: false, decimal: ',' },
  { grouping: "'", indian: false, decimal: '.' },
  { grouping: '', indian: false, decimal: '.' },
);
const writing = fc.record({
  units: fc.bigInt(1n, 10n ** 14n),
  decimals: fc.constantFrom(0, 1, 2),
  format,
  around: fc.constantFrom(['$', ''], ['', ' €'], ['CHF ', ''], ['', ' dollars'], ['', ' zł'], ['₹', '']),
});

describe('money', () => {
  test('what is written is read as the same value', () => {
    fc.assert(
      fc.property(writing, ({ units, decimals, format: style, around: [before, after] }) => {
        const text = before + writeNumber(units, -decimals, { ...style, decimals }) + after;
        const [only, ...others] = readMoney(text);
        expect(others).toEqual([]);
        expect(only).toMatchObject({ start: 0, end: text.length });
        expect(only?.amounts[0]?.value).toEqual({ coefficient: units, exponent: 0 - decimals });
      }),
      { numRuns: runs(500) },
    );
  });

  test('a stand-in has its original’s format and is money again', () => {
    fc.assert(
      fc.property(
        writing,
        fc.constantFrom(100n, 1000n, 5000n),
        ({ units, decimals, format: style, around: [before, after] }, epsilon) => {
          const text = before + writeNumber(units, -decimals, { ...style, decimals }) + after;
          const surrogate = money.protect(text, contextOf('', epsilon));
          expect(surrogate.startsWith(before ?? '') && surrogate.endsWith(after ?? '')).toBe(true);
          expect(found('MONEY', surrogate)).toEqual([surrogate]);
          const drawn = readMoney(surrogate)[0]?.amounts[0];
          expect(drawn?.format.decimals).toBe(decimals);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('a stand-in is a function of the grid point alone: another value of the same precision gives the same', () => {
    const unrounded = fc.bigInt(1n, 10n ** 12n).map((units) => units * 10n + 3n);
    fc.assert(
      fc.property(
        writing,
        unrounded,
        unrounded,
        fc.integer({ min: 0, max: moneyGrid.size - 1 }),
        (style, one, other, drawn) => {
          const noise = { exponential: () => drawn, shift: () => 0n };
          const written = [one, other].map((units) => {
            const number = writeNumber(units, -style.decimals, { ...style.format, decimals: style.decimals });
            return money.protect(style.around.join(number), { ...contextOf(), noise });
          });
          // Grouping shows in one of two short numbers only, so it is left out of the comparison.
          const [first, second] = written.map((text) => text.replace(/[,.' ]/g, ''));
          expect(first).toBe(second);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('every grid point is its own nearest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: moneyGrid.size - 1 }), (index) => {
        expect(moneyGrid.nearest(moneyGrid.value(index))).toBe(index);
      }),
    );
  });
});

const rational = (value: Rational): number => Number(value.numerator) / Number(value.denominator);

/** Originals of every type that is drawn on a grid, in several forms. */
const measured = fc.oneof(
  fc.tuple(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 0, max: 11 })).map(([feet, inches]) => ({
    type: 'BODY_MEASURE' as const,
    text: `${feet}'${inches}"`,
    value: 2.54 * (12 * feet + inches),
  })),
  fc.integer({ min: 300, max: 2000 }).map((tenths) => ({
    type: 'BODY_MEASURE' as const,
    text: `${(tenths / 10).toFixed(1)} kg`,
    value: tenths / 10,
  })),
  fc.integer({ min: 1, max: 9999 }).map((tenths) => ({
    type: 'PERCENTAGE' as const,
    text: `${(tenths / 10).toFixed(1)} %`,
    value: tenths / 10,
  })),
  fc.integer({ min: 1, max: 99_999 }).map((hundredths) => ({
    type: 'LAB_VALUE' as const,
    text: `${(hundredths / 100).toFixed(2)} mg/dL`,
    value: hundredths / 100,
  })),
  fc.integer({ min: 2, max: 100_000 }).map((value) => ({ type: 'COUNT' as const, text: `${value}`, value })),
  fc
    .tuple(fc.integer({ min: 2, max: 999 }), fc.constantFrom('days', 'Wochen', 'mois', 'years'))
    .map(([value, unit]) => ({
      type: 'DURATION' as const,
      text: `${value} ${unit}`,
      value,
    })),
  fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(([hour, minute]) => ({
    type: 'TIME' as const,
    text: `${hour}:${String(minute).padStart(2, '0')}`,
    value: 60 * hour + minute,
  })),
  fc
    .tuple(fc.constantFrom(...numberLanguages), fc.integer({ min: 2, max: 120 }))
    .map(([language, value]) => ({ type: 'AGE' as const, text: language.write(value), value })),
);

describe('numbers with units', () => {
  test('are read exactly, and what is read is written back as it stood', () => {
    fc.assert(
      fc.property(measured, ({ type, text, value }) => {
        const { read, write } = quantities[type];
        const [only, ...others] = read(text);
        expect(others).toEqual([]);
        expect(only === undefined ? Number.NaN : rational(only.value)).toBeCloseTo(value, 9);
        expect(write(text, only === undefined ? [] : [only.value])).toBe(text);
      }),
      { numRuns: runs(400) },
    );
  });

  test('another value is written to within half of the last digit shown', () => {
    fc.assert(
      fc.property(measured, fc.integer({ min: 500, max: 1500 }), ({ type, text }, thousandths) => {
        const { read, write } = quantities[type];
        const [only] = read(text);
        if (only === undefined || type === 'TIME') return;
        const { numerator, denominator } = only.value;
        const other = { numerator: numerator * BigInt(thousandths), denominator: denominator * 1000n };
        const written = write(text, [other]) ?? '';
        const [again] = read(written);
        const error = Math.abs(rational(again?.value ?? other) - rational(other));
        expect(error).toBeLessThanOrEqual(rational(only.step) * 0.5000001);
      }),
      { numRuns: runs(400) },
    );
  });

  test('a stand-in is of the same type and unit, has the same form, and no other draw but its own', () => {
    fc.assert(
      fc.property(measured, fc.constantFrom(100n, 1000n, 5000n), ({ type, text }, epsilon) => {
        const { protect, read, values } = quantities[type];
        const surrogate = protect(text, contextOf('', epsilon));
        expect(protect(text, contextOf('', epsilon))).toBe(surrogate);
        expect(read(surrogate).map(({ unit }) => unit)).toEqual(read(text).map(({ unit }) => unit));
        expect(values(text)).toHaveLength(1);
        if (type !== 'AGE') {
          // Whole percents may gain a decimal; nothing else changes its form.
          const form = (of: string) => of.replace(/\d+/g, '0');
          expect(form(surrogate)).toBe(form(text));
        }
      }),
      { numRuns: runs(400) },
    );
  });

  test('a larger value is never drawn below a smaller one by the same noise', () => {
    fc.assert(
      fc.property(measured, fc.integer({ min: -20, max: 20 }), ({ type, text }, steps) => {
        if (type === 'TIME' || type === 'AGE') return;
        const moved = {
          ...contextOf(),
          noise: {
            exponential: (index: number, size: number) => Math.min(Math.max(index + steps, 0), size - 1),
            shift: () => 0n,
          },
        };
        const drawn = (of: string) =>
          rational(
            quantities[type].read(quantities[type].protect(of, moved))[0]?.value ?? { numerator: 0n, denominator: 1n },
          );
        const [only] = quantities[type].read(text);
        if (only === undefined) return;
        const larger = quantities[type].write(text, [{ ...only.value, numerator: only.value.numerator * 2n }]) ?? text;
        if (quantities[type].read(larger).length === 1) expect(drawn(larger)).toBeGreaterThanOrEqual(drawn(text));
      }),
      { numRuns: runs(300) },
    );
  });
});

const dateText = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    template: fc.constantFrom('iso', 'dots', 'padded dots', 'named', 'american', 'german', 'spanish', 'japanese'),
  })
  .map(({ year, month, day, template }) => {
    const two = (value: number) => String(value).padStart(2, '0');
    const name = (locale: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 15));
    const text = {
      iso: `${year}-${two(month)}-${two(day)}`,
      dots: `${day}.${month}.${year}`,
      'padded dots': `${two(day)}.${two(month)}.${year}`,
      named: `${day} ${name('en')} ${year}`,
      american: `${name('en')} ${day}, ${year}`,
      german: `${day}. ${name('de')} ${year}`,
      spanish: `${day} de ${name('es')} de ${year}`,
      japanese: `${year}年${month}月${day}日`,
    }[template];
    return { value: { year, month, day }, text: text ?? '' };
  });

describe('dates', () => {
  test('what is written is read as the same date, wherever it moves', () => {
    fc.assert(
      fc.property(dateText, fc.bigInt(-300n, 300n), ({ value, text }, weeks) => {
        const [written] = readDates(text);
        expect(written).toMatchObject({ start: 0, end: text.length, value });
        if (written === undefined) return;
        const moved = addWeeks(value, weeks);
        const [again] = readDates(writeDates(text, [{ written, value: moved, first: null }]));
        expect(again?.value).toEqual(moved);
        expect(addWeeks(moved, -weeks)).toEqual(value);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('every quantity', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        ...'0123456789.,-/ $€k年月日',
        'March',
        ' years old',
        'aged ',
        '\ud800',
        '\u200b',
        '٣',
        '½',
        '³',
      ),
      maxLength: 30,
    }),
  );

  test('is total and deterministic, and no original comes back with a digit that was not read', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const quantity of all) {
          const surrogate = quantity.protect(text, contextOf());
          expect(quantity.protect(text, contextOf())).toBe(surrogate);
          expect(quantity.canonical(text)).toBe(quantity.canonical(text));
          quantity.recover(text, contextOf());
          quantity.window(text, 1000n);
          quantity.values(text);
        }
      }),
      { numRuns: runs(400) },
    );
  });

  test('finds spans in the text, in order, that do not overlap', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const prepared = prepare(text);
        for (const { recognise } of all) {
          let end = 0;
          for (const span of (recognise?.(prepared) ?? []).toSorted((a, b) => a.start - b.start)) {
            expect(span.start).toBeGreaterThanOrEqual(end);
            expect(span.end).toBeGreaterThan(span.start);
            end = span.end;
          }
          expect(end).toBeLessThanOrEqual(prepared.text.length);
        }
      }),
      { numRuns: runs(400) },
    );
  });

  test('is read in linear time: what is hard for it, often repeated, takes a second or two at most', () => {
    const hard = [
      'one ',
      'five hundred ',
      'LDL 1 ',
      'BP 120/80 ',
      'half a million ',
      '1万2',
      '1 ',
      '$1 ',
      '1,111',
      '3 March ',
      'between $1 and ',
      'born in in in ',
      '\ud800',
    ];
    const length = process.env.LONG === undefined ? 100_000 : 200_000;
    for (const piece of hard) {
      const text = piece.repeat(length / piece.length);
      const prepared = { original: text, text, toOriginal: (start: number, end: number) => ({ start, end }) };
      for (const { recognise } of all) {
        expect(cpu(() => recognise?.(prepared), length / 50)).toBeLessThan(length / 50);
      }
    }
  }, 120_000);
});
