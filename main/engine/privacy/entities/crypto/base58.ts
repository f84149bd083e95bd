import { sha256 } from '@noble/hashes/sha2.js';

export const bitcoinAlphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const rippleAlphabet = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';

/** Longer strings are no keys or addresses: the time stays bounded. */
const longest = 120;

/** Base58 (draft-msporny-base58): leading zeros are written as the alphabet's first character. Null for other text. */
export const decode58 = (text: string, alphabet = bitcoinAlphabet): Uint8Array | null => {
  if (text.length > longest) return null;
  let value = 0n;
  for (const c of text) {
    const digit = alphabet.indexOf(c);
    if (digit === -1) return null;
    value = value * 58n + BigInt(digit);
  }
  const zeros = /^(.)\1*/.exec(text);
  const lead = zeros !== null && zeros[1] === alphabet.charAt(0) ? zeros[0].length : 0;
  const hex = value === 0n ? '' : value.toString(16);
  const bytes = Uint8Array.from((hex.length % 2 === 0 ? hex : `0${hex}`).match(/../g) ?? [], (b) =>
    Number.parseInt(b, 16),
  );
  return Uint8Array.from([...new Array<number>(lead).fill(0), ...bytes]);
};

/** Bytes as a number, the first the highest. */
export const toNumber = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);

export const encode58 = (bytes: Uint8Array, alphabet = bitcoinAlphabet): string => {
  const lead = bytes.findIndex((byte) => byte !== 0);
  const zeros = lead === -1 ? bytes.length : lead;
  let value = toNumber(bytes);
  let text = '';
  for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text;
  return alphabet.charAt(0).repeat(zeros) + text;
};

/** Whole numbers from the first to before the last. */
export interface Interval {
  readonly from: bigint;
  readonly to: bigint;
}

const meet = (a: Interval, b: Interval): Interval => ({
  from: a.from > b.from ? a.from : b.from,
  to: a.to < b.to ? a.to : b.to,
});

/**
 * What may stand in place of `length` bytes of a Base58 text from the byte `at` on, as a number, so that the text keeps
 * its length, its zeros in front and its first character. At either end of the interval the bytes behind decide.
 */
export const alike58 = (text: string, at: number, length: number, alphabet = bitcoinAlphabet): Interval => {
  const bytes = decode58(text, alphabet) ?? new Uint8Array();
  const zeros = text.length - text.replace(new RegExp(`^${alphabet.charAt(0)}+`), '').length;
  const digits = text.length - zeros;
  if (digits === 0) return { from: 0n, to: 1n };
  const first = BigInt(alphabet.indexOf(text.charAt(zeros)));
  const unit = 58n ** BigInt(digits - 1);
  const inText = zeros > 0 ? { from: unit, to: unit * 58n } : { from: first * unit, to: (first + 1n) * unit };
  const inBytes = { from: 1n << BigInt(8 * (bytes.length - zeros - 1)), to: 1n << BigInt(8 * (bytes.length - zeros)) };
  const behind = BigInt(8 * (bytes.length - at));
  const before = toNumber(bytes.slice(0, at)) << behind;
  const { from, to } = meet(meet(inText, inBytes), { from: before, to: before + (1n << behind) });
  const rest = BigInt(8 * (bytes.length - at - length));
  return { from: (from - before) >> rest, to: ((to - 1n - before) >> rest) + 1n };
};

const checksumLength = 4;
const doubleSha = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes)).slice(0, checksumLength);

/** Base58Check: the payload of a text whose last four bytes are its checksum; null for another. */
export const decodeChecked = (text: string, alphabet = bitcoinAlphabet): Uint8Array | null => {
  const bytes = decode58(text, alphabet);
  if (bytes === null || bytes.length <= checksumLength) return null;
  const payload = bytes.slice(0, -checksumLength);
  const check = doubleSha(payload);
  return check.every((byte, i) => byte === bytes[payload.length + i]) ? payload : null;
};

export const encodeChecked = (payload: Uint8Array, alphabet = bitcoinAlphabet): string =>
  encode58(Uint8Array.from([...payload, ...doubleSha(payload)]), alphabet);
