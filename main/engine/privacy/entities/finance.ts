import type { Cipher } from '../ciphers';
import { cipherNumerals, type Direction, walk } from '../ciphers/numerals';
import { recogniseCard } from '../detect/recognisers/card';
import { recogniseIban } from '../detect/recognisers/iban';
import { cardFamily } from './card-networks';
import { compactText, identifier } from './identifier';
import { cipherShape } from './shape';
import { digitsOf, slotsOf } from './slots';

/** The digit that makes `payload` pass Luhn (ISO/IEC 7812-1 Annex B). */
const luhnDigit = (payload: string): number => {
  let sum = 0;
  for (let i = 0; i < payload.length; i++) {
    const digit = Number(payload.charAt(payload.length - 1 - i));
    sum += i % 2 === 1 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit;
  }
  return (10 - (sum % 10)) % 10;
};

/** A card number as numerals: its head among those of its family, the rest, and how far the check digit is off. */
const cipherCard = (cipher: Cipher, direction: Direction, digits: string): string => {
  const { name, heads, index } = cardFamily(digits);
  const payload = digits.slice(0, -1);
  const off = (Number(digits.slice(-1)) - luhnDigit(payload) + 10) % 10;
  const rest = Array.from(payload.slice(heads[0]?.length), Number);
  const values = [index, ...rest, ...(off === 0 ? [] : [off - 1])];
  const radixes = [heads.length, ...rest.map(() => 10), ...(off === 0 ? [] : [9])];
  const domain = `card ${name} ${digits.length} ${off === 0 ? 'valid' : 'invalid'}`;
  const [head = 0, ...others] = cipherNumerals(cipher, direction, values, radixes, domain);
  const newPayload = `${heads[head]}${others.slice(0, rest.length).join('')}`;
  const newOff = off === 0 ? 0 : (others[rest.length] ?? 0) + 1;
  return `${newPayload}${(luhnDigit(newPayload) + newOff) % 10}`;
};

const isCardLength = (digits: string): boolean => digits.length >= 12 && digits.length <= 19;

export const creditCard = identifier({
  type: 'CREDIT_CARD',
  risk: 5,
  recognise: recogniseCard,
  leakage: [
    'network',
    'length and separators',
    'whether its check digit is right',
    'whether it is a known test number',
  ],
  canonical: (original) => digitsOf(slotsOf(original, false)) || original,
  cipher: (direction, text, { cipher }) => {
    const surface = slotsOf(text, false);
    const digits = digitsOf(surface);
    if (!isCardLength(digits)) return cipherShape(cipher, direction, text, 'card', false);
    const image = walk(
      digits,
      (from) => cipherCard(cipher, direction, from),
      (to) => cardFamily(to).name === cardFamily(digits).name,
    );
    return surface.fill(Array.from(image, Number));
  },
});

/** Remainder of mod 97-10 (ISO 7064) over letters and digits. */
const mod97 = (text: string): number => {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
};

/** Country, check digits, then 8 or more letters and digits (ISO 13616-1). */
const ibanForm = /^([A-Z]{2})([0-9]{2})([0-9A-Z]{8,30})$/;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The check digits that are right for a country and its account number. */
const ibanCheck = (country: string, account: string): number => 98 - mod97(`${account}${country}00`);

/**
 * The account number keeps which characters are digits and which letters, so the country's structure holds; check digits
 * are computed anew, or stay wrong.
 */
const cipherIban = (
  cipher: Cipher,
  direction: Direction,
  [, country = '', check = '', account = '']: string[],
): string => {
  const off = (Number(check) - ibanCheck(country, account) + 100) % 100;
  if (off === 0) {
    const image = cipherShape(cipher, direction, account, `iban ${country}`, true);
    return country + twoDigits(ibanCheck(country, image)) + image;
  }
  const slots = slotsOf(account, true);
  const radixes = [99, ...slots.slots.map(({ alphabet }) => alphabet.size)];
  const values = [off - 1, ...slots.slots.map(({ value }) => value)];
  const shape = slots.slots.map(({ alphabet }) => alphabet.name).join('');
  const [newOff = 0, ...others] = cipherNumerals(
    cipher,
    direction,
    values,
    radixes,
    `iban invalid ${country} ${shape}`,
  );
  const image = slots.fill(others);
  return country + twoDigits((ibanCheck(country, image) + newOff + 1) % 100) + image;
};

export const ibanCode = identifier({
  type: 'IBAN_CODE',
  risk: 5,
  recognise: recogniseIban,
  leakage: ['country', 'length, separators, and which characters are letters', 'whether its check digits are right'],
  canonical: compactText,
  cipher: (direction, text, { cipher }) => {
    const surface = slotsOf(text, true);
    const plain = (from: string): string => compactText(from).toUpperCase();
    const form = ibanForm.exec(plain(text));
    if (form === null || surface.slots.length !== plain(text).length) {
      return cipherShape(cipher, direction, text, 'iban', true, (to) => ibanForm.exec(plain(to)) === null);
    }
    // Check digits 97 away from the right ones pass as well; such a number is not to come from one that fails.
    const passes = (iban: string): boolean => mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
    const image = walk(
      form,
      (from) => ibanForm.exec(cipherIban(cipher, direction, from)) ?? form,
      (to) => passes(to[0]) === passes(form[0]),
    );
    const values = Array.from(image[0], (character) => Number.parseInt(character, 36));
    return surface.fill(values.map((value) => (value > 9 ? value - 10 : value)));
  },
});
