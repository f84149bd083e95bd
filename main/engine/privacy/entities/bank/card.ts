import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';
import { recogniseCard } from '../../detect/recognisers/card';
import { luhnDigit } from '../formats/checks';
import { cipherShape } from '../formats/shape';
import { digitsOf, slotsOf } from '../formats/slots';
import { identifier } from '../identifier';
import { cardFamily } from './card-networks';

/** A card number as numerals: its head among those of its family, the rest, and how far the check digit is off. */
const cipherCard = (cipher: Cipher, direction: Direction, digits: string): string => {
  const { name, headLength, size, index, headAt } = cardFamily(digits);
  const payload = digits.slice(0, -1);
  const off = (Number(digits.slice(-1)) - luhnDigit(payload) + 10) % 10;
  const rest = Array.from(payload.slice(headLength), Number);
  const values = [index, ...rest, ...(off === 0 ? [] : [off - 1])];
  const radixes = [size, ...rest.map(() => 10), ...(off === 0 ? [] : [9])];
  const domain = `card ${name} ${digits.length} ${off === 0 ? 'valid' : 'invalid'}`;
  const [head = 0, ...others] = cipherNumerals(cipher, direction, values, radixes, domain);
  const newPayload = `${headAt(head)}${others.slice(0, rest.length).join('')}`;
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
  inCharacters: true,
  zeroStays: true,
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
