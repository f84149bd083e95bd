import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { recogniseCrypto } from '../../detect/recognisers/crypto';
import { cipherShape } from '../formats/shape';
import { identifier } from '../identifier';
import { toNumber } from './base58';
import { openAddress } from './encodings';

const toBytes = (value: bigint, length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  let rest = value;
  for (let i = length - 1; i >= 0; i--, rest >>= 8n) bytes[i] = Number(rest & 255n);
  return bytes;
};

/** An address or key to another of its network, version and length, with the checksum that it needs; others by shape. */
const cipherAddress = (cipher: Cipher, direction: Direction, text: string): string => {
  const opened = openAddress(text);
  if (opened === null) return cipherShape(cipher, direction, text, 'crypto', true, (to) => openAddress(to) === null);
  const { name, secret, within: { from, to } = { from: 0n, to: 1n << BigInt(8 * secret.length) } } = opened;
  const write = (rank: bigint): string => opened.write(toBytes(from + rank, secret.length));
  const image = walk(
    toNumber(secret) - from,
    (rank) => cipher[direction](rank, to - from, `crypto ${name} ${text.length} ${text.charAt(0)}`),
    (rank) => {
      const other = write(rank);
      return other.length === text.length && other.charAt(0) === text.charAt(0) && openAddress(other)?.name === name;
    },
  );
  return write(image);
};

export const crypto = identifier({
  type: 'CRYPTO',
  risk: 5,
  recognise: recogniseCrypto,
  leakage: ['network and kind of address', 'length', 'whether its checksum is right, and whether its letters carry it'],
  // Letters of Base58 differ by case; those of hexadecimal and Bech32 do not.
  canonical: (original) =>
    /^(?:hex|bech32|cashaddr)/.test(openAddress(original)?.name ?? '') ? original.toLowerCase() : original,
  cipher: (direction, text, { cipher }) => cipherAddress(cipher, direction, text),
});
