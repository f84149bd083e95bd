import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import { byHexSort, cipherSets, type SetOf } from '../formats/sets';

const lower = '0123456789abcdef';
const setsByCase = { none: lower.slice(0, 10), lower, upper: lower.toUpperCase() } as const;

const caseOf = (digits: string): keyof typeof setsByCase | 'mixed' => {
  const [small, large] = [/[a-f]/.test(digits), /[A-F]/.test(digits)];
  return small ? (large ? 'mixed' : 'lower') : large ? 'upper' : 'none';
};

/**
 * Hexadecimal digits among each other, in the case that the text has.
 * @param choose Narrows a place's set; '' keeps its character.
 */
export const cipherHex = (
  cipher: Cipher,
  direction: Direction,
  text: string,
  domain: string,
  choose: (set: string, character: string, place: number) => string,
): string => {
  const isChanged = (c: string, place: number): boolean =>
    /[0-9a-fA-F]/.test(c) && choose(lower, c.toLowerCase(), place) !== '';
  const changed = (of: string): string => Array.from(of).filter(isChanged).join('');
  const letterCase = caseOf(changed(text));
  const setOf: SetOf = (c, place) => {
    if (!/[0-9a-fA-F]/.test(c)) return '';
    return letterCase === 'mixed'
      ? choose(lower, c, place) === ''
        ? ''
        : byHexSort(c, place)
      : choose(setsByCase[letterCase], c, place);
  };
  return cipherSets(
    cipher,
    direction,
    text,
    `${domain} ${letterCase}`,
    setOf,
    (to) => caseOf(changed(to)) === letterCase,
  );
};

/** A UUID (RFC 9562): its version and variant stay. */
export const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const cipherUuid = (cipher: Cipher, direction: Direction, text: string): string =>
  cipherHex(cipher, direction, text, 'uuid', (set, _, place) => (place === 14 || place === 19 ? '' : set));
