import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';

/** The characters that a place may hold; '' where its character stays. */
export type SetOf = (character: string, place: number) => string;

/**
 * A string to one whose every character is of the same set as the original's in that place.
 * @param setOf Gives a character and its surrogate the same set.
 * @param isInside The class that both strings belong to.
 */
export const cipherSets = (
  cipher: Cipher,
  direction: Direction,
  text: string,
  domain: string,
  setOf: SetOf,
  isInside: (to: string) => boolean = () => true,
): string => {
  const characters = Array.from(text);
  const sets = characters.map((c, place) => {
    const set = setOf(c, place);
    return set.includes(c) ? set : '';
  });
  const places = sets.flatMap((set, place) => (set === '' ? [] : [place]));
  const radixes = places.map((place) => sets[place]?.length ?? 1);
  const shape = radixes.length > 80 ? radixes.length : radixes.join();
  const write = (values: readonly number[]): string => {
    const image = [...characters];
    places.forEach((place, i) => {
      image[place] = sets[place]?.charAt(values[i] ?? 0) ?? '';
    });
    return image.join('');
  };
  const values = places.map((place) => sets[place]?.indexOf(characters[place] ?? '') ?? 0);
  const step = (from: readonly number[]): readonly number[] =>
    cipherNumerals(cipher, direction, from, radixes, `${domain} ${shape}`);
  return places.length === 0 ? text : write(walk<readonly number[]>(values, step, (to) => isInside(write(to))));
};

const digits = '0123456789';
const small = 'abcdefghijklmnopqrstuvwxyz';
const large = small.toUpperCase();

/** Digits among digits, small and large Latin letters among their like. */
export const bySort: SetOf = (c) => [digits, small, large].find((set) => set.includes(c)) ?? '';

const hexSets = [digits, 'abcdef', 'ABCDEF'];
/** Hexadecimal: digits among digits, letters among a to f. */
export const byHexSort: SetOf = (c) => hexSets.find((set) => set.includes(c)) ?? '';

/** Whether letters are of a to f only and there are digits as well: a hash, a key in hexadecimal. */
export const isHex = (text: string): boolean => text.length >= 16 && /^[0-9a-f]+$/i.test(text) && /\d/.test(text);
