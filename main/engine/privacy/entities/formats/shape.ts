import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';
import { slotsOf } from './slots';

/**
 * Any string to one of the same shape: digits to digits, letters to letters of the same alphabet and case, all else kept.
 * @param isInside The class that both belong to.
 */
export const cipherShape = (
  cipher: Cipher,
  direction: Direction,
  text: string,
  domain: string,
  withLetters: boolean,
  isInside: (text: string) => boolean = () => true,
): string => {
  const step = (from: string): string => {
    const { slots, fill } = slotsOf(from, withLetters);
    const shape = slots.map(({ alphabet }) => alphabet.name).join('');
    const values = slots.map(({ value }) => value);
    const sizes = slots.map(({ alphabet }) => alphabet.size);
    return fill(
      cipherNumerals(cipher, direction, values, sizes, `${domain} ${shape.length > 80 ? shape.length : shape}`),
    );
  };
  return walk(text, step, isInside);
};
