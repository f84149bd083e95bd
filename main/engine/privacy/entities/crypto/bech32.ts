/** Bech32 and Bech32m (BIP 173, BIP 350), and CashAddr, which has the same letters and a longer checksum. */
const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const polymod = (values: readonly number[]): number =>
  values.reduce((check, value) => {
    const top = check >>> 25;
    const next = ((check & 0x1ffffff) << 5) ^ value;
    return generators.reduce((sum, generator, i) => ((top >>> i) & 1 ? sum ^ generator : sum), next) >>> 0;
  }, 1);

const cashGenerators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const cashPolymod = (values: readonly number[]): bigint =>
  values.reduce((check, value) => {
    const top = check >> 35n;
    const next = ((check & 0x07ffffffffn) << 5n) ^ BigInt(value);
    return cashGenerators.reduce((sum, generator, i) => ((top >> BigInt(i)) & 1n ? sum ^ generator : sum), next);
  }, 1n) ^ 1n;

/** The checksum's constant: what tells the two apart. */
const constants = { bech32: 1, bech32m: 0x2bc830a3 } as const;
type Encoding = keyof typeof constants | 'cashaddr';

const expanded = (prefix: string): number[] => [
  ...Array.from(prefix, (c) => c.charCodeAt(0) >> 5),
  0,
  ...Array.from(prefix, (c) => c.charCodeAt(0) & 31),
];
const low = (prefix: string): number[] => [...Array.from(prefix, (c) => c.charCodeAt(0) & 31), 0];

const checksum = (encoding: Encoding, prefix: string, values: readonly number[]): number[] => {
  if (encoding === 'cashaddr') {
    const check = cashPolymod([...low(prefix), ...values, 0, 0, 0, 0, 0, 0, 0, 0]);
    return Array.from({ length: 8 }, (_, i) => Number((check >> BigInt(5 * (7 - i))) & 31n));
  }
  const check = polymod([...expanded(prefix), ...values, 0, 0, 0, 0, 0, 0]) ^ constants[encoding];
  return Array.from({ length: 6 }, (_, i) => (check >>> (5 * (5 - i))) & 31);
};

interface Bech32 {
  readonly encoding: Encoding;
  readonly prefix: string;
  /** Five bits each, without the checksum. */
  readonly values: readonly number[];
}

/** Null where the text is none, or its checksum is wrong. */
export const decodeBech32 = (text: string): Bech32 | null => {
  const lower = text.toLowerCase();
  if (text.length > 130 || (text !== lower && text !== text.toUpperCase())) return null;
  const cash = lower.includes(':');
  const at = cash ? lower.indexOf(':') : lower.lastIndexOf('1');
  const prefix = lower.slice(0, at);
  const all = Array.from(lower.slice(at + 1), (c) => letters.indexOf(c));
  const length = cash ? 8 : 6;
  if (at < 1 || all.length <= length || all.includes(-1)) return null;
  const values = all.slice(0, -length);
  const encodings: readonly Encoding[] = cash ? ['cashaddr'] : ['bech32', 'bech32m'];
  const encoding = encodings.find((one) => checksum(one, prefix, values).join() === all.slice(-length).join());
  return encoding === undefined ? null : { encoding, prefix, values };
};

export const encodeBech32 = ({ encoding, prefix, values }: Bech32): string =>
  `${prefix}${encoding === 'cashaddr' ? ':' : '1'}${[...values, ...checksum(encoding, prefix, values)].map((value) => letters.charAt(value)).join('')}`;

/** Five-bit values as bytes; null where the bits left over are not zero, or are more than four. */
export const toBytes = (values: readonly number[]): Uint8Array | null => {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const value of values) {
    bits = (bits << 5) | value;
    count += 5;
    if (count >= 8) {
      count -= 8;
      bytes.push(bits >> count);
      bits &= (1 << count) - 1;
    }
  }
  return count > 4 || bits !== 0 ? null : Uint8Array.from(bytes);
};

export const fromBytes = (bytes: Uint8Array): number[] => {
  const values: number[] = [];
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      values.push(bits >> count);
      bits &= (1 << count) - 1;
    }
  }
  if (count > 0) values.push(bits << (5 - count));
  return values;
};
