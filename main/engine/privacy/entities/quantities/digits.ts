import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import { slotsOf } from '../slots';

/**
 * The digits of a number enciphered among the numbers that are written with as many: `84,500` to `37,261`. The first
 * stays no zero, a leading `0.` stays, and nothing but zero becomes zero.
 */
export const cipherDigits = (cipher: Cipher, direction: Direction, number: string, domain: string): string => {
  const slots = slotsOf(number, false);
  const digits = slots.slots.map(({ value }) => value);
  // 0.05: the zero of the whole part stands for its own length.
  const fixed = digits.length > 1 && digits[0] === 0 ? 1 : 0;
  const count = digits.length - fixed;
  const value = BigInt(digits.slice(fixed).join('') || '0');
  if (value === 0n) return number;
  const first = fixed === 1 ? 1n : 10n ** BigInt(count - 1);
  const size = 10n ** BigInt(count) - first;
  const image = cipher[direction](value - first, size, `${domain} of ${fixed} ${count} digits`) + first;
  return slots.fill([...digits.slice(0, fixed), ...Array.from(image.toString().padStart(count, '0'), Number)]);
};
