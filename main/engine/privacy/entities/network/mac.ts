import { recogniseMac } from '../../detect/recognisers/mac';
import { compactText, identifier } from '../identifier';
import { cipherHex } from './hexadecimal';

/** Digits with the same two low bits: of the first octet they say group and local (IEEE 802). */
const alike = (set: string, character: string): string => {
  const bits = Number.parseInt(character, 16) & 3;
  return Array.from(set)
    .filter((c) => (Number.parseInt(c, 16) & 3) === bits)
    .join('');
};

export const macAddress = identifier({
  type: 'MAC_ADDRESS',
  risk: 3,
  recognise: recogniseMac,
  leakage: [
    'how it is written: separators, case, whether it has letters',
    'whether it is of a group or of one device, and whether it is administered locally',
  ],
  canonical: compactText,
  cipher: (direction, text, { cipher }) => {
    const second = [...text.matchAll(/[0-9a-f]/gi)][1]?.index;
    return cipherHex(cipher, direction, text, 'mac', (set, c, place) => (place === second ? alike(set, c) : set));
  },
});
