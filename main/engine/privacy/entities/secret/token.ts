import type { Direction } from '../../ciphers/numerals';
import type { ProtectionContext } from '../entity';
import { byHexSort, bySort, cipherSets, isHex } from '../formats/sets';
import { isPlaceholder } from './placeholder';
import { serviceOf } from './services';

/** A key or a password: its service's beginning stays, each other character becomes one of its sort. */
export const cipherToken = (direction: Direction, text: string, { cipher }: ProtectionContext): string => {
  // What stands for a secret and is none stays: nothing of it is to be hidden, and no secret becomes one.
  if (isPlaceholder(text)) return text;
  const of = serviceOf(text);
  if (of !== null) {
    const isInside = (to: string): boolean => {
      const image = serviceOf(to);
      return image?.service === of.service && image.head === of.head && !isPlaceholder(to);
    };
    return cipherSets(
      cipher,
      direction,
      text,
      `secret ${of.service} ${of.head}`,
      (_, place) => of.sets[place] ?? '',
      isInside,
    );
  }
  const asHex = isHex(text);
  const isInside = (to: string): boolean => serviceOf(to) === null && isHex(to) === asHex && !isPlaceholder(to);
  return cipherSets(cipher, direction, text, 'secret', asHex ? byHexSort : bySort, isInside);
};
