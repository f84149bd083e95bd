import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { recogniseIban } from '../../detect/recognisers/iban';
import { mod97, twoDigits } from '../formats/checks';
import { cipherForm } from '../formats/forms';
import { cipherShape } from '../formats/shape';
import { slotsOf } from '../formats/slots';
import { compactText, identifier } from '../identifier';
import { nationalForm } from './national-checks';

/** Country, check digits, then 8 or more letters and digits (ISO 13616-1). */
const ibanForm = /^([A-Z]{2})([0-9]{2})([0-9A-Z]{8,30})$/;

/** The check digits that are right for a country and its account number. */
const ibanCheck = (country: string, account: string): number => 98 - mod97(`${account}${country}00`);

/**
 * The account number keeps which characters are digits and which letters, so the country's structure holds, and its own
 * check digits where the country has them; the first check digits are computed anew, or stay wrong.
 */
const cipherIban = (
  cipher: Cipher,
  direction: Direction,
  [, country = '', check = '', account = '']: string[],
): string => {
  const off = (Number(check) - ibanCheck(country, account) + 100) % 100;
  const kind = off === 0 ? 'iban' : 'iban invalid';
  const image = cipherForm(cipher, direction, account, nationalForm(country, account), kind);
  if (off === 0) return country + twoDigits(ibanCheck(country, image)) + image;
  // How far it is off is enciphered apart, under the surrogate's account: known in both directions.
  const domain = `iban off ${country} ${direction === 'encipher' ? image : account}`;
  const newOff = Number(cipher[direction](BigInt(off - 1), 99n, domain)) + 1;
  return country + twoDigits((ibanCheck(country, image) + newOff) % 100) + image;
};

export const ibanCode = identifier({
  type: 'IBAN_CODE',
  risk: 5,
  recognise: recogniseIban,
  leakage: [
    'country',
    'length, separators, and which characters are letters',
    'whether its check digits are right, those of the country as well',
    'a currency in it (Mauritius, Seychelles)',
  ],
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
