import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  icao,
  luhn,
  missing,
  mod11by2,
  oneDigit,
  remainder,
  verhoeff,
  weighted,
} from '../../../../main/engine/privacy/entities/government/checks';
import { digits } from '../rounds';

const ten = Array.from('0123456789');
const bodies = ['0', '7', '142857', '000000', '9876543210'];

/** Each text that differs in one digit. */
const slips = (text: string): string[] =>
  Array.from(text).flatMap((is, at) =>
    ten.filter((digit) => digit !== is).map((digit) => text.slice(0, at) + digit + text.slice(at + 1)),
  );
/** Each text with two unlike neighbours changed about. */
const swaps = (text: string): string[] =>
  Array.from(text).flatMap((is, at) => {
    const next = text.charAt(at + 1);
    return next === '' || next === is ? [] : [text.slice(0, at) + next + is + text.slice(at + 2)];
  });

describe('Verhoeff’s check digit', () => {
  const passes = (text: string): boolean => verhoeff(text.slice(0, -1)) === text.slice(-1);
  test('of 236 is 3, of 12345 is 1', () => {
    expect([verhoeff('236'), verhoeff('12345')]).toEqual(['3', '1']);
  });
  test('notices every wrong digit and every two neighbours changed about', () => {
    for (const body of bodies) {
      const text = body + verhoeff(body);
      expect(passes(text)).toBe(true);
      expect([...slips(text), ...swaps(text)].filter(passes)).toEqual([]);
    }
  });
});

describe('Luhn’s check digit', () => {
  const passes = (text: string): boolean => luhn(text.slice(0, -1)) === text.slice(-1);
  test('of 7992739871 is 3', () => {
    expect(luhn('7992739871')).toBe('3');
  });
  test('notices every wrong digit, and all neighbours changed about but 0 and 9', () => {
    for (const body of bodies) {
      const text = body + luhn(body);
      expect(slips(text).filter(passes)).toEqual([]);
      expect(swaps(text).filter((each) => passes(each) && !/09|90/.test(each))).toEqual([]);
    }
  });
});

test('ISO 7064 MOD 11-2 makes a number with its check one more than a multiple of 11, X for ten', () => {
  // Two ORCID iDs from their documentation.
  expect([mod11by2('000000021825009'), mod11by2('000000021694233')]).toEqual(['7', 'X']);
  fc.assert(
    fc.property(digits(17), (body) => {
      const check = mod11by2(body);
      const sum = Array.from(body).reduce(
        (total, digit, at) => total + BigInt(digit) * 2n ** BigInt(17 - at),
        BigInt(check === 'X' ? 10 : check),
      );
      expect(sum % 11n).toBe(1n);
    }),
  );
});

test('a machine-readable zone’s check digits are those of ICAO’s specimen', () => {
  expect(['520727', 'AB2134<<<', 'L898902C3', '740812', '120415'].map(icao)).toEqual(['3', '5', '6', '2', '9']);
});

test('a remainder is that of the whole number, however long', () => {
  fc.assert(
    fc.property(digits(60), fc.integer({ min: 2, max: 9973 }), (text, modulus) => {
      expect(BigInt(remainder(text, modulus))).toBe(BigInt(text) % BigInt(modulus));
    }),
  );
});

test('a weighted sum takes each digit with its weight, and none where there is no weight', () => {
  expect([weighted('123', [1, 10, 100]), weighted('129', [3, 2]), weighted('', [])]).toEqual([321, 7, 0]);
});

test('what is missing fills up to the next multiple, and nothing to one that is there', () => {
  for (let sum = 0; sum < 40; sum++) {
    const rest = missing(sum, 11);
    expect([(sum + rest) % 11, rest >= 0 && rest < 11]).toEqual([0, true]);
  }
});

test('a remainder of ten is no digit', () => {
  expect([oneDigit(0), oneDigit(9), oneDigit(10)]).toEqual(['0', '9', null]);
});
