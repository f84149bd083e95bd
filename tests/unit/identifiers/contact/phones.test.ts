import fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { phoneNumber } from '../../../../main/engine/privacy/entities/contact';
import { digits, from, holdsFor, numRuns, shapeOf } from '../rounds';

describe.each(getCountries())('a phone number of %s', (country) => {
  const example = getExampleNumber(country, examples);
  /** The example with other last digits, where that is valid too. */
  const numbers = fc.tuple(digits(3), from(['E.164', 'INTERNATIONAL'] as const)).map(([tail, writing]) => {
    const plain = example?.number ?? '';
    const other = parsePhoneNumberFromString(plain.slice(0, -3) + tail);
    return (other?.isValid() === true && other.country === country ? other : example)?.format(writing) ?? '';
  });
  test('becomes a valid one of the same country, type and writing, and comes back', () => {
    expect(example).toBeDefined();
    let known = 0;
    holdsFor(
      phoneNumber,
      numbers,
      (surrogate, value) => {
        const [a, b] = [parsePhoneNumberFromString(value), parsePhoneNumberFromString(surrogate)];
        expect(b?.isValid()).toBe(true);
        expect([b?.country, b?.getType()]).toEqual([a?.country, a?.getType()]);
        expect(shapeOf(surrogate)).toBe(shapeOf(value));
        known++;
      },
      Math.ceil(numRuns / 400),
    );
    expect(known).toBeGreaterThan(0);
  });
});
