import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crypto } from '../../../../main/engine/privacy/entities/crypto';
import {
  alike58,
  bitcoinAlphabet,
  decode58,
  decodeChecked,
  encode58,
  encodeChecked,
  rippleAlphabet,
} from '../../../../main/engine/privacy/entities/crypto/base58';
import { decodeBech32, encodeBech32, fromBytes, toBytes } from '../../../../main/engine/privacy/entities/crypto/bech32';
import { contextOf } from '../rounds';

const text = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('latin1');
const hex = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, 'hex'));
const someBytes = fc.uint8Array({ maxLength: 50 });

describe('Base58', () => {
  test.each([
    // draft-msporny-base58, Test Vectors.
    ['48656c6c6f20576f726c6421', '2NEpo7TZRRrLZSi2U'],
    ['0000287fb4cd', '11233QC4'],
    ['', ''],
    ['00', '1'],
    ['000000', '111'],
  ])('writes %s as %s, and reads it', (bytes, written) => {
    expect(encode58(hex(bytes))).toBe(written);
    expect(text(decode58(written))).toBe(text(hex(bytes)));
  });

  test('is the digit-by-digit conversion, in either alphabet', () => {
    /** Long division of the bytes by 58, a digit at a time. */
    const slowly = (bytes: Uint8Array, alphabet: string): string => {
      let rest = Array.from(bytes);
      let written = '';
      while (rest.some((byte) => byte !== 0)) {
        let carry = 0;
        rest = rest.map((byte) => {
          const value = carry * 256 + byte;
          carry = value % 58;
          return Math.floor(value / 58);
        });
        written = alphabet.charAt(carry) + written;
      }
      const lead = bytes.findIndex((byte) => byte !== 0);
      return alphabet.charAt(0).repeat(lead === -1 ? bytes.length : lead) + written;
    };
    fc.assert(
      fc.property(someBytes, fc.constantFrom(bitcoinAlphabet, rippleAlphabet), (bytes, alphabet) => {
        const written = encode58(bytes, alphabet);
        expect(written).toBe(slowly(bytes, alphabet));
        expect(text(decode58(written, alphabet))).toBe(text(bytes));
      }),
    );
  });

  test('reads no other letters, and nothing long', () => {
    expect([decode58('0'), decode58('l'), decode58('2'.repeat(121))]).toEqual([null, null, null]);
  });

  test('with a check takes its own, and none with a letter changed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(), (bytes, at) => {
        const written = encodeChecked(bytes);
        expect(text(decodeChecked(written))).toBe(text(bytes));
        const place = at % written.length;
        const other = written.charAt(place) === '2' ? '3' : '2';
        expect(decodeChecked(written.slice(0, place) + other + written.slice(place + 1))).toBeNull();
      }),
    );
  });

  test('what may stand in a place is what keeps length, zeros and first character: all values tried', () => {
    for (const bytes of ['00a1b2c3', '0000b2c3', '01a1b2c3', 'ffffb2c3', '00000001', '0000003a'].map(hex))
      for (const [at, length] of [
        [1, 2],
        [2, 2],
        [1, 1],
      ] as const) {
        const written = encode58(bytes);
        const zeros = (of: string): number => of.length - of.replace(/^1+/, '').length;
        const inside = Array.from({ length: 256 ** length }, (_, value) => value).filter((value) => {
          const changed = Uint8Array.from(bytes);
          for (let i = 0; i < length; i++) changed[at + i] = (value >> (8 * (length - 1 - i))) & 255;
          const other = encode58(changed);
          return (
            other.length === written.length && other.charAt(0) === written.charAt(0) && zeros(other) === zeros(written)
          );
        });
        const { from, to } = alike58(written, at, length);
        // The bytes behind may move an end by one.
        expect(Number(from)).toBeGreaterThanOrEqual((inside[0] ?? 0) - 1);
        expect(Number(from)).toBeLessThanOrEqual(inside[0] ?? 0);
        expect(Number(to) - 1).toBeGreaterThanOrEqual(inside.at(-1) ?? 0);
        expect(Number(to) - 1).toBeLessThanOrEqual((inside.at(-1) ?? 0) + 1);
      }
  });

  test.each([42, 43, 44])(
    'an address of 32 bytes in %i characters, however rare, comes back from one like it',
    (length) => {
      for (const first of ['2', '5', 'z']) {
        const from = BigInt(bitcoinAlphabet.indexOf(first)) * 58n ** BigInt(length - 1);
        if (from >= 256n ** 32n) continue;
        const bytes = hex((from + 123_456_789n).toString(16).padStart(64, '0'));
        const address = encode58(bytes);
        for (let chat = 0; chat < 10; chat++) {
          const surrogate = crypto.protect(address, contextOf(`chat ${chat}`));
          expect([surrogate.length, surrogate.charAt(0)]).toEqual([address.length, address.charAt(0)]);
          expect(crypto.recover(surrogate, contextOf(`chat ${chat}`))).toBe(address);
        }
      }
    },
  );
});

describe('Bech32', () => {
  test.each([
    // BIP 173 and BIP 350, Test vectors; the CashAddr specification.
    ['abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw', 'bech32', 'abcdef'],
    ['split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w', 'bech32', 'split'],
    ['abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx', 'bech32m', 'abcdef'],
    ['split1checkupstagehandshakeupstreamerranterredcaperredlc445v', 'bech32m', 'split'],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'cashaddr', 'bitcoincash'],
  ] as const)('reads %s and writes it again', (written, encoding, prefix) => {
    const read = decodeBech32(written);
    expect(read).toMatchObject({ encoding, prefix });
    expect(read === null ? null : encodeBech32(read)).toBe(written);
    expect(decodeBech32(written.toUpperCase())?.values).toEqual(read?.values);
  });

  test.each([
    'A1G7SGD8',
    'x1b4n0q5v',
    'li1dgmt3',
    'split1cheo2y9e2w',
    'abcdef1Qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw',
    '1pzry9x0s0muk',
  ])('refuses %s', (written) => {
    expect(decodeBech32(written)).toBeNull();
  });

  test('notices every changed letter', () => {
    const written = 'abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw';
    for (let at = 7; at < written.length; at++) {
      const other = written.charAt(at) === 'q' ? 'p' : 'q';
      expect(decodeBech32(written.slice(0, at) + other + written.slice(at + 1))).toBeNull();
    }
  });

  test('bytes in groups of five bits are the bits in a row, and lead back', () => {
    fc.assert(
      fc.property(someBytes, (bytes) => {
        const values = fromBytes(bytes);
        const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
        const groups = (bits.match(/.{1,5}/g) ?? []).map((group) => Number.parseInt(group.padEnd(5, '0'), 2));
        expect(values).toEqual(groups);
        expect(text(toBytes(values))).toBe(text(bytes));
      }),
    );
    // Bits left over that are not zero, or a whole group of them.
    expect([toBytes([31]), toBytes([0, 1])]).toEqual([null, null]);
  });
});
