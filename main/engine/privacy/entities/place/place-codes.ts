import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import { cipherSets } from '../formats/sets';

/** Open Location Code's digits (its specification): no vowels, and none that another looks like. */
const codeDigits = '23456789CFGHJMPQRVWX';
const any = `[${codeDigits}]`;

/**
 * A plus code, whole (9C3XGV2H+8M) or without its region beside a town (GV2H+8M Lübeck), as a regular expression's source. It
 * has a letter, or it would be a sum.
 */
export const plusCode = `(?=[2-9+]{0,10}[CFGHJMPQRVWX])(?:[2-9C][2-9CFGHJMPQRV]${any}{2})?${any}{4}\\+${any}{2,3}`;
const form = new RegExp(`^${plusCode}$`);

/** Whether a text is a plus code. */
export const isPlusCode = (text: string): boolean => form.test(text);

/** A plus code to another of its length. */
export const cipherPlusCode = (cipher: Cipher, direction: Direction, code: string): string =>
  cipherSets(
    cipher,
    direction,
    code,
    `plus code ${code.length}`,
    (character, place) => {
      if (character === '+') return '';
      // The first two of a whole code: 9 rows of latitude, 18 columns of longitude.
      const size = code.length < 10 || place > 1 ? codeDigits.length : place === 0 ? 9 : 18;
      return codeDigits.slice(0, size);
    },
    isPlusCode,
  );
