import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { cipherShape } from '../formats/shape';
import { readSpelled } from './spoken';

/** A code that is read out to another of its shape, read out in the same way; null where the text is none. */
export const cipherSpelled = (cipher: Cipher, direction: Direction, text: string, domain: string): string | null => {
  const spelled = readSpelled(text);
  if (spelled === null) return null;
  const step = (code: string): string => cipherShape(cipher, direction, code, `${domain} read out`, true);
  return spelled.write(walk(spelled.code, step, (to) => spelled.write(to) !== null));
};
