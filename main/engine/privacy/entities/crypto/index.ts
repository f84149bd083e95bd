import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { recogniseCrypto } from '../../detect/recognisers/crypto';
import { identifier } from '../identifier';
import { cipherShape } from '../shape';
import { openAddress } from './encodings';

const toNumber = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
const toBytes = (value: bigint, length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  let rest = value;
  for (let i = length - 1; i >= 0; i--, rest >>= 8n) bytes[i] = Number(rest & 255n);
  return bytes;
};

/** An address or key to another of its network, version and length, with the checksum that it needs; others by shape. */
export const cipherAddress = (cipher: Cipher, direction: Direction, text: string): string => {
  const opened = openAddress(text);
  if (opened === null) return cipherShape(cipher, direction, text, 'crypto', true, (to) => openAddress(to) === null);
  const { name, secret } = opened;
  const size = 1n << BigInt(8 * secret.length);
  const step = (from: string): string => {
    const rank = toNumber(openAddress(from)?.secret ?? secret);
    return opened.write(toBytes(cipher[direction](rank, size, `crypto ${name}`), secret.length));
  };
  return walk(
    text,
    step,
    (to) => to.length === text.length && to.charAt(0) === text.charAt(0) && openAddress(to)?.name === name,
  );
};

export const crypto = identifier({
  type: 'CRYPTO',
  risk: 4,
  recognise: recogniseCrypto,
  leakage: ['network and kind of address', 'length', 'whether its checksum is right, and whether its letters carry it'],
  // Letters of Base58 differ by case; those of hexadecimal and Bech32 do not.
  canonical: (original) =>
    /^(?:hex|bech32|cashaddr)/.test(openAddress(original)?.name ?? '') ? original.toLowerCase() : original,
  cipher: (direction, text, { cipher }) => cipherAddress(cipher, direction, text),
});
