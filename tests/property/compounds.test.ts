import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCipher } from '../../main/engine/privacy/ciphers';
import { type QuantityType, quantities } from '../../main/engine/privacy/entities/quantities';
import { createNoise } from '../../main/engine/privacy/noise';
import { contextOf, found } from '../unit/quantities/context';
import { runs } from './runs';

/** A value in two units: how it is written, how many of the smaller make one of the larger, and the largest one. */
interface Compound {
  readonly type: QuantityType;
  readonly per: number;
  readonly most: number;
  readonly least?: number;
  /** A sentence with the value in brackets. */
  readonly said: (larger: number, smaller: number) => string;
}

const compounds: Readonly<Record<string, Compound>> = {
  'dollars and cents': {
    type: 'MONEY',
    per: 100,
    most: 900,
    said: (a, b) => `I owe her [${a} dollars and ${b} cents].`,
  },
  'Euro und Cent': { type: 'MONEY', per: 100, most: 900, said: (a, b) => `Er schuldet mir [${a} Euro und ${b} Cent].` },
  'euros et centimes': {
    type: 'MONEY',
    per: 100,
    most: 900,
    said: (a, b) => `Je lui dois [${a} euros et ${b} centimes].`,
  },
  'Euro 50': {
    type: 'MONEY',
    per: 100,
    most: 900,
    said: (a, b) => `Er schuldet mir [${a} Euro ${String(b).padStart(2, '0')}].`,
  },
  'feet and inches': {
    type: 'BODY_MEASURE',
    per: 12,
    most: 6,
    least: 4,
    said: (a, b) => `I'm [${a} ft ${b} in] tall.`,
  },
  'feet and inches as signs': {
    type: 'BODY_MEASURE',
    per: 12,
    most: 6,
    least: 4,
    said: (a, b) => `I'm [${a}'${b}"] tall.`,
  },
  'stones and pounds': {
    type: 'BODY_MEASURE',
    per: 14,
    most: 30,
    least: 5,
    said: (a, b) => `I weigh [${a} st ${b} lb].`,
  },
  'pounds and ounces': {
    type: 'BODY_MEASURE',
    per: 16,
    most: 20,
    least: 4,
    said: (a, b) => `My baby weighed [${a} lb ${b} oz] at birth.`,
  },
  'metres and centimetres': {
    type: 'BODY_MEASURE',
    per: 100,
    most: 1,
    said: (a, b) => `Je mesure [${a} m ${String(b).padStart(2, '0')}].`,
  },
  'years and months': { type: 'AGE', per: 12, most: 90, said: (a, b) => `My son is [${a} years and ${b}] months old.` },
  'Jahre und Monate': {
    type: 'AGE',
    per: 12,
    most: 90,
    said: (a, b) => `Mein Sohn ist [${a} Jahre und ${b}] Monate alt.`,
  },
  'ans et mois': { type: 'AGE', per: 12, most: 90, said: (a, b) => `Mon fils a [${a} ans et ${b}] mois.` },
  'hours and minutes': {
    type: 'TIME',
    per: 60,
    most: 23,
    said: (a, b) => `My shift ends at [${a}:${String(b).padStart(2, '0')}].`,
  },
};

const sentence = fc
  .constantFrom(...Object.values(compounds))
  .chain(({ said, per, most, least = 1, type }) =>
    fc
      .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: 0, max: per - 1 }))
      .map(([larger, smaller]) => ({ text: said(larger, smaller), per, type })),
  );

test('the smaller part of a value in two units is found with the larger, and stays under one of it', () => {
  fc.assert(
    fc.property(
      sentence,
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 1, max: 50 }),
      ({ text, per, type }, seed, tenths) => {
        const [, original = ''] = /\[(.*)\]/u.exec(text) ?? [];
        expect(found(type, text.replace(/[[\]]/g, ''))).toEqual([original]);
        const key = new Uint8Array(32).fill(seed);
        const context = { cipher: createCipher(key, 'c'), noise: createNoise(key, 'c') };
        const drawn = quantities[type].protect(original, { ...contextOf('', BigInt(tenths) * 100n), ...context });
        const parts = drawn.match(/\d+/g) ?? [];
        expect(parts).toHaveLength(2);
        expect(Number(parts[1])).toBeLessThan(per);
        expect(drawn.replace(/\d+/g, '0')).toBe(original.replace(/\d+/g, '0'));
      },
    ),
    { numRuns: runs(400) },
  );
});

test('an amount with its cents is drawn and enciphered as the same amount in decimals', () => {
  for (let seed = 0; seed < 32; seed++) {
    const key = new Uint8Array(32).fill(seed);
    const context = { ...contextOf(), cipher: createCipher(key, 'c'), noise: createNoise(key, 'c') };
    const { protect, alternatives } = quantities.MONEY;
    const cents = (text: string): number => {
      const [whole, rest = '0'] = text.match(/\d+/g) ?? [];
      return Number(whole) * 100 + Number(rest);
    };
    // In decimals a draw is as round as the original.
    const inDecimals = cents(protect('12.50 dollars', context));
    expect(Math.abs(cents(protect('12 dollars and 50 cents', context)) - inDecimals)).toBeLessThan(10);
    const enciphered = alternatives?.fpe?.protect('12 dollars and 57 cents', context) ?? '';
    expect(alternatives?.fpe?.recover(enciphered, context)).toBe('12 dollars and 57 cents');
  }
});
