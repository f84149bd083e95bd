import { blake2b } from '@noble/hashes/blake2.js';
import { sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { textAfter } from '../../text/around';
import {
  alike58,
  bitcoinAlphabet,
  decode58,
  decodeChecked,
  encode58,
  encodeChecked,
  type Interval,
  rippleAlphabet,
} from './base58';
import { decodeBech32, encodeBech32, fromBytes, toBytes } from './bech32';

/** An address or key as what stays (network, version) and the bytes that are enciphered. */
interface Opened {
  /** The way it is written and what stays of it. */
  readonly name: string;
  readonly secret: Uint8Array;
  /** What may stand in its place, as a number, where not all of that length keeps the text's length and first character. */
  readonly within?: Interval;
  /** The text with other bytes in place of `secret`, its checksum computed. */
  write(secret: Uint8Array): string;
}

type Open = (text: string) => Opened | null;

const join = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const isEqual = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Lengths of a Base58Check payload and how many bytes of it are a version: addresses, keys (WIF), extended keys. */
const checkedLengths: Readonly<Record<number, number>> = { 21: 1, 22: 2, 23: 3, 33: 1, 34: 1, 78: 4 };

const base58Check =
  (alphabet: string): Open =>
  (text) => {
    const payload = decodeChecked(text, alphabet);
    const version = payload === null ? undefined : checkedLengths[payload.length];
    if (payload === null || version === undefined) return null;
    const kept = payload.slice(0, version);
    // A compressed key says so in its last byte.
    const end = payload.length === 34 ? 33 : payload.length;
    return {
      name: `base58 ${alphabet.charAt(0)} ${hex(kept)} ${payload.length}`,
      secret: payload.slice(version, end),
      within: alike58(text, version, end - version, alphabet),
      write: (secret) => encodeChecked(join(kept, secret, payload.slice(end)), alphabet),
    };
  };

/** Programs of a witness version (BIP 141); Cardano's header byte; elsewhere the whole. */
const bech32: Open = (text) => {
  const read = decodeBech32(text);
  if (read === null) return null;
  const { prefix, values, encoding } = read;
  const isSegwit = /^(?:bc|tb|bcrt|ltc|tltc|vtc|dgb|btg|grs)$/.test(prefix);
  const version = isSegwit ? 1 : 0;
  const bytes = toBytes(values.slice(version));
  if (bytes === null || bytes.length < 16) return null;
  const header = /^(?:addr|stake)/.test(prefix) || encoding === 'cashaddr' ? 1 : 0;
  const isLarge = text !== text.toLowerCase();
  return {
    name: `${encoding} ${prefix} ${values.slice(0, version).join()} ${hex(bytes.slice(0, header))} ${bytes.length}`,
    secret: bytes.slice(header),
    write: (secret) => {
      const written = encodeBech32({
        ...read,
        values: [...values.slice(0, version), ...fromBytes(join(bytes.slice(0, header), secret))],
      });
      return isLarge ? written.toUpperCase() : written;
    },
  };
};

const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The letters' case that EIP-55 asks for. */
const checksummed = (address: string): string => {
  const digest = hex(keccak_256(utf8ToBytes(address)));
  return Array.from(address, (c, i) => (Number.parseInt(digest.charAt(i), 16) > 7 ? c.toUpperCase() : c)).join('');
};

const hexCases: readonly (readonly [string, (text: string) => string])[] = [
  ['small', (text) => text],
  ['large', (text) => text.toUpperCase()],
  ['EIP-55', checksummed],
];
/** 0x and 40 hexadecimal digits (EIP-55), or 64 (Aptos, Sui, Starknet). Another mixture of cases is none of these. */
const hexadecimal: Open = (text) => {
  const body = /^(0[xX])([0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/.exec(text);
  const lower = body?.[2]?.toLowerCase() ?? '';
  if (body === null || /^[0-9]+$/.test(lower)) return null;
  const found = hexCases.find(
    ([name, write]) => (name !== 'EIP-55' || lower.length === 40) && write(lower) === body[2],
  );
  if (found === undefined) return null;
  return {
    name: `hex ${found[0]} ${lower.length}`,
    secret: fromHex(lower),
    write: (secret) => body[1] + found[1](hex(secret)),
  };
};

/** CRC-32 of ISO 3309, as zlib has it. */
const crc32 = (bytes: Uint8Array): Uint8Array => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  crc = ~crc;
  return Uint8Array.from([crc >>> 24, (crc >>> 16) & 255, (crc >>> 8) & 255, crc & 255]);
};

/**
 * Cardano's addresses of the Byron era (CIP-19): a payload in CBOR, of whose root and attributes the bytes are enciphered,
 * and its CRC-32. `Ae2…` has no attributes, `DdzFF…` an encrypted path of 28 bytes.
 */
const byronPayload = /^(83581c)([0-9a-f]{56})(a0|a101581e581c)((?:[0-9a-f]{56})?)(00)$/;
const byron: Open = (text) => {
  if (!/^(?:Ae2|DdzFF)/.test(text)) return null;
  const bytes = decode58(text) ?? new Uint8Array();
  const length = bytes[4] ?? 0;
  const [head, payload, tail] = [bytes.slice(0, 5), bytes.slice(5, 5 + length), bytes.slice(5 + length)];
  const fields = byronPayload.exec(hex(payload));
  if (fields === null || !/^82d81858/.test(hex(head)) || hex(tail) !== `1a${hex(crc32(payload))}`) return null;
  const [, before = '', root = '', between = '', path = '', behind = ''] = fields;
  if ((path === '') !== (between === 'a0')) return null;
  return {
    name: `byron ${length}`,
    secret: fromHex(root + path),
    write: (secret) => {
      const other = hex(secret);
      const body = fromHex(before + other.slice(0, root.length) + between + other.slice(root.length) + behind);
      return encode58(join(head, body, tail.slice(0, 1), crc32(body)));
    },
  };
};

/** Monero's Base58: blocks of eight bytes as eleven characters; keccak's first four bytes as checksum. */
const blockLengths = [0, 2, 3, 5, 6, 7, 9, 10, 11];
const encodeBlocks = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8) {
    const block = bytes.slice(at, at + 8);
    const bare = encode58(block).replace(/^1+/, '');
    text += bare.padStart(blockLengths[block.length] ?? 0, '1');
  }
  return text;
};
const decodeBlocks = (text: string, length: number): Uint8Array | null => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 11) {
    const size = Math.min(8, length - bytes.length);
    const block = decode58(textAfter(text, at, 11).replace(/^1+/, ''));
    if (block === null || block.length > size) return null;
    bytes.push(...new Array<number>(size - block.length).fill(0), ...block);
  }
  return Uint8Array.from(bytes);
};
const monero: Open = (text) => {
  const length = text.length === 95 ? 69 : text.length === 106 ? 77 : 0;
  const bytes = length === 0 ? null : decodeBlocks(text, length);
  if (bytes === null) return null;
  const payload = bytes.slice(0, -4);
  const check = (of: Uint8Array): Uint8Array => keccak_256(of).slice(0, 4);
  if (!isEqual(check(payload), bytes.slice(-4)) || encodeBlocks(bytes) !== text) return null;
  return {
    name: `monero ${payload[0]} ${length}`,
    secret: payload.slice(1),
    write: (secret) => {
      const other = join(payload.slice(0, 1), secret);
      return encodeBlocks(join(other, check(other)));
    },
  };
};

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const fromBase32 = (text: string): Uint8Array | null => {
  const values = Array.from(text, (c) => base32Letters.indexOf(c));
  return values.includes(-1) ? null : toBytes(values);
};
const toBase32 = (bytes: Uint8Array): string =>
  fromBytes(bytes)
    .map((value) => base32Letters.charAt(value))
    .join('');

/** CRC-16/XMODEM, the high byte first. */
const crc16 = (bytes: Uint8Array): Uint8Array => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return Uint8Array.from([crc >> 8, crc & 255]);
};

/** Stellar's keys and seeds (SEP-23): version, 32 bytes, CRC with its low byte first. Algorand: 32 bytes, SHA-512/256. */
const base32: Open = (text) => {
  const bytes = text.length === 56 || text.length === 58 ? fromBase32(text) : null;
  if (bytes === null) return null;
  const cut = text.length === 56 ? 33 : 32;
  const body = bytes.slice(0, cut);
  const check = (of: Uint8Array): Uint8Array => (cut === 33 ? crc16(of).reverse() : sha512_256(of).slice(-4));
  if (!isEqual(check(body), bytes.slice(cut))) return null;
  const kept = body.slice(0, cut - 32);
  return {
    name: `base32 ${hex(kept)} ${text.length}`,
    secret: body.slice(cut - 32),
    write: (secret) => {
      const other = join(kept, secret);
      return toBase32(join(other, check(other)));
    },
  };
};

/** Polkadot and its kin: SS58 with one byte of network, BLAKE2b's first two bytes as checksum. */
const ss58: Open = (text) => {
  const bytes = text.length < 46 || text.length > 48 ? null : decode58(text);
  if (bytes?.length !== 35) return null;
  const check = (of: Uint8Array): Uint8Array => blake2b(join(utf8ToBytes('SS58PRE'), of)).slice(0, 2);
  if (!isEqual(check(bytes.slice(0, 33)), bytes.slice(33))) return null;
  return {
    name: `ss58 ${bytes[0]}`,
    secret: bytes.slice(1, 33),
    within: alike58(text, 1, 32),
    write: (secret) => {
      const other = join(bytes.slice(0, 1), secret);
      return encode58(join(other, check(other)));
    },
  };
};

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** TON: tag, workchain, 32 bytes, CRC, in base64url. */
const ton: Open = (text) => {
  if (!/^[\w-]{48}$/.test(text)) return null;
  const bits = Array.from(text).reduce((sum, c) => sum * 64n + BigInt(base64Letters.indexOf(c)), 0n);
  const bytes = fromHex(bits.toString(16).padStart(72, '0'));
  if (!isEqual(crc16(bytes.slice(0, 34)), bytes.slice(34))) return null;
  return {
    name: `ton ${hex(bytes.slice(0, 2))}`,
    secret: bytes.slice(2, 34),
    write: (secret) => {
      const body = join(bytes.slice(0, 2), secret);
      let rest = BigInt(`0x${hex(join(body, crc16(body)))}`);
      let written = '';
      for (let i = 0; i < 48; i++, rest >>= 6n) written = base64Letters.charAt(Number(rest & 63n)) + written;
      return written;
    },
  };
};

/** Solana: 32 bytes, no checksum. */
const base58Plain: Open = (text) => {
  const bytes = text.length < 32 || text.length > 44 ? null : decode58(text);
  return bytes?.length === 32
    ? { name: 'base58', secret: bytes, within: alike58(text, 0, 32), write: (secret) => encode58(secret) }
    : null;
};

/** Encodings with a checksum, or a case that is one; the last has none. */
const encodings: readonly Open[] = [
  base58Check(bitcoinAlphabet),
  base58Check(rippleAlphabet),
  bech32,
  hexadecimal,
  byron,
  monero,
  base32,
  ss58,
  ton,
];

/** What has a checksum that holds. */
export const openChecked: Open = (text) => {
  for (const open of encodings) {
    const opened = open(text);
    if (opened !== null) return opened;
  }
  return null;
};

/** An address or a key by the first encoding that it is of; null for other text. */
export const openAddress: Open = (text) => openChecked(text) ?? base58Plain(text);
