import { parsePhoneNumber } from 'awesome-phonenumber';
import fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { phoneNumber } from '../../../../main/engine/privacy/entities/contact';
import { contextOf, digits, from, holdsFor, numRuns, shapeOf } from '../rounds';

/** Countries with ranges that Google's own library, of which the format's is a rewriting, does not know yet. */
const renumbered: ReadonlySet<string> = new Set(['JP', 'TD', 'TR']);

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
        const [own, other] = [parsePhoneNumber(value), parsePhoneNumber(surrogate)];
        expect(other.regionCode).toBe(own.regionCode);
        if (!renumbered.has(country)) expect([other.valid, own.valid, other.type]).toEqual([true, true, own.type]);
        expect(shapeOf(surrogate)).toBe(shapeOf(value));
        known++;
      },
      Math.ceil(numRuns / 400),
    );
    expect(known).toBeGreaterThan(0);
  });
});

test.each([
  '+1 201 555 0105',
  '+1 604 555 0170',
  '+1 809 555 0101',
  '+44 7700 900123',
  '+44 20 7946 0123',
  '+61 491 570 156',
])('%s, set aside for fiction, becomes another of its country and type', (number) => {
  for (const each of Array.from({ length: 30 }, (_, at) => contextOf(`chat ${at}`))) {
    const surrogate = phoneNumber.protect(number, each);
    const [a, b] = [parsePhoneNumberFromString(number), parsePhoneNumberFromString(surrogate)];
    expect([b?.country, b?.getType(), b?.isValid()]).toEqual([a?.country, a?.getType(), a?.isValid()]);
    expect(phoneNumber.recover(surrogate, each)).toBe(number);
  }
});
