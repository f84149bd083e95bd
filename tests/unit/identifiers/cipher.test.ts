import { createCipheriv } from 'node:crypto';
import { FF1 } from '@noble/ciphers/ff1.js';
import { hexToBytes } from '@noble/ciphers/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import { createFF1, ff1Rounds, numeralsFor } from '../../../main/engine/privacy/ciphers/ff1';
import { walk } from '../../../main/engine/privacy/ciphers/numerals';
import { createPermutation, cycleUnder } from '../../../main/engine/privacy/ciphers/permutation';

const keyOf = (seed: number): Uint8Array => {
  const key = new Uint8Array(32);
  new DataView(key.buffer).setUint32(0, seed);
  return key;
};

/** FF1.Encrypt as NIST SP 800-38G r1, Algorithm 7, writes it; slow, over BigInt and Node's AES. */
const referenceFF1 = (key: Uint8Array, radix: number, tweak: Uint8Array, plain: readonly number[]): number[] => {
  const aes = (block: Uint8Array): Uint8Array => {
    const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
    return new Uint8Array(cipher.update(block));
  };
  const bytes = (value: bigint, length: number): number[] =>
    Array.from({ length }, (_, i) => Number((value >> BigInt(8 * (length - 1 - i))) & 255n));
  const numeral = (digits: readonly number[]): bigint => digits.reduce((sum, d) => sum * BigInt(radix) + BigInt(d), 0n);
  const number = (octets: Iterable<number>): bigint =>
    Array.from(octets).reduce((sum, o) => sum * 256n + BigInt(o), 0n);
  const n = plain.length;
  const u = Math.floor(n / 2);
  const v = n - u;
  const b = Math.ceil((BigInt(radix) ** BigInt(v) - 1n).toString(2).length / 8);
  const d = 4 * Math.ceil(b / 4) + 4;
  const t = tweak.length;
  const p = [1, 2, 1, ...bytes(BigInt(radix), 3), 10, u % 256, ...bytes(BigInt(n), 4), ...bytes(BigInt(t), 4)];
  let [left, right] = [plain.slice(0, u), plain.slice(u)];
  for (let i = 0; i < 10; i++) {
    const zeros = new Array<number>((((-t - b - 1) % 16) + 16) % 16).fill(0);
    const input = [...p, ...tweak, ...zeros, i, ...bytes(numeral(right), b)];
    let r = new Uint8Array(16);
    for (let at = 0; at < input.length; at += 16)
      r = aes(r.map((octet, j) => octet ^ (input[at + j] ?? 0))) as typeof r;
    const stream = [...r];
    for (let j = 1; stream.length < d; j++) stream.push(...aes(r.map((o, k) => o ^ (bytes(BigInt(j), 16)[k] ?? 0))));
    const m = i % 2 === 0 ? u : v;
    let c = (numeral(left) + number(stream.slice(0, d))) % BigInt(radix) ** BigInt(m);
    const next = new Array<number>(m).fill(0);
    for (let at = m - 1; at >= 0; at--, c /= BigInt(radix)) next[at] = Number(c % BigInt(radix));
    [left, right] = [right, next];
  }
  return [...left, ...right];
};

describe('FF1', () => {
  const key = '2B7E151628AED2A6ABF7158809CF4F3C';
  const digits = (text: string): number[] => Array.from(text, (c) => Number.parseInt(c, 36));
  // NIST, "FF1 samples" (CSRC example values for SP 800-38G), 1 to 9.
  const samples = [
    [key, 10, '', '0123456789', '2433477484'],
    [key, 10, '39383736353433323130', '0123456789', '6124200773'],
    [key, 36, '3737373770717273373737', '0123456789abcdefghi', 'a9tv40mll9kdu509eum'],
    [`${key}EF4359D8D580AA4F`, 10, '', '0123456789', '2830668132'],
    [`${key}EF4359D8D580AA4F`, 10, '39383736353433323130', '0123456789', '2496655549'],
    [`${key}EF4359D8D580AA4F`, 36, '3737373770717273373737', '0123456789abcdefghi', 'xbj3kv35jrawxv32ysr'],
    [`${key}EF4359D8D580AA4F7F036D6F04FC6A94`, 10, '', '0123456789', '6657667009'],
    [`${key}EF4359D8D580AA4F7F036D6F04FC6A94`, 10, '39383736353433323130', '0123456789', '1001623463'],
    [
      `${key}EF4359D8D580AA4F7F036D6F04FC6A94`,
      36,
      '3737373770717273373737',
      '0123456789abcdefghi',
      'xs8a0azh2avyalyzuwd',
    ],
  ] as const;

  test.each(samples)('gives the value that NIST prints (%#)', (hexKey, radix, tweak, plain, expected) => {
    const of = (values: readonly number[]): string => values.map((value) => value.toString(36)).join('');
    expect(of(FF1(radix, hexToBytes(hexKey), hexToBytes(tweak)).encrypt(digits(plain)))).toBe(expected);
    expect(of(referenceFF1(hexToBytes(hexKey), radix, hexToBytes(tweak), digits(plain)))).toBe(expected);
  });

  test.each(samples.filter(([, , tweak]) => tweak === ''))(
    'over ranks gives the value that NIST prints (%#)',
    (hexKey, radix, _, plain, expected) => {
      const rounds = ff1Rounds(hexToBytes(hexKey), { radix, digits: plain.length });
      expect(rounds(BigInt(plain), false)).toBe(BigInt(expected));
      expect(rounds(BigInt(expected), true)).toBe(BigInt(plain));
    },
  );

  test('over ranks is the library, halves of one byte to forty, and comes back', () => {
    const key = keyOf(3);
    for (const [radix, length] of [
      [10, 4],
      [100, 2],
      [255, 2],
      [256, 2],
      [257, 2],
      [65_535, 2],
      [256, 6],
      [255, 8],
      [256, 8],
      [257, 8],
      [65_535, 4],
      [10, 20],
      [256, 16],
      [36, 40],
      [30_268, 16],
      [256, 30],
      [24_828, 18],
      [256, 32],
      [44_758, 52],
    ] as const) {
      const size = BigInt(radix) ** BigInt(length);
      const rounds = ff1Rounds(key, { radix, digits: length });
      for (const rank of [0n, 1n, size / 3n, size - 1n]) {
        const plain = Array.from({ length }, (_, i) =>
          Number((rank / BigInt(radix) ** BigInt(length - 1 - i)) % BigInt(radix)),
        );
        const image = FF1(radix, key)
          .encrypt(plain)
          .reduce((sum, d) => sum * BigInt(radix) + BigInt(d), 0n);
        expect(rounds(rank, false)).toBe(image);
        expect(rounds(image, true)).toBe(rank);
      }
    }
  });

  test('over a size of any kind is the reference, walked until it is inside', () => {
    for (const size of [1_000_000n, 1_000_001n, 888_931_098n, 10n ** 12n, 36n ** 20n + 7n]) {
      const { radix, digits: length } = numeralsFor(size);
      const toNumerals = (rank: bigint): number[] =>
        Array.from({ length }, (_, i) => Number((rank / BigInt(radix) ** BigInt(length - 1 - i)) % BigInt(radix)));
      const fast = createFF1(keyOf(1), size);
      for (const rank of [0n, 1n, size / 3n, size - 1n]) {
        let slow = rank;
        do
          slow = referenceFF1(keyOf(1), radix, new Uint8Array(), toNumerals(slow)).reduce(
            (sum, d) => sum * BigInt(radix) + BigInt(d),
            0n,
          );
        while (slow >= size);
        expect(fast.forward(rank)).toBe(slow);
      }
    }
  });

  test('walks past the end less than once in 300', () => {
    for (const size of [1_000_000n, 1_000_001n, 999_999_999n, 10n ** 16n, 26n ** 40n]) {
      const { radix, digits: length } = numeralsFor(size);
      const over = BigInt(radix) ** BigInt(length) - size;
      expect(over * 300n < size).toBe(true);
    }
  });
});

describe('the small permutation', () => {
  test('is a permutation with its inverse, exhaustively', () => {
    for (const size of [1, 2, 3, 10, 256, 65_536, 65_537, 99_999]) {
      const { forward, backward } = createPermutation(keyOf(size), size);
      const seen = new Uint8Array(size);
      let isInverse = true;
      for (let rank = 0; rank < size; rank++) {
        const image = forward(BigInt(rank));
        seen[Number(image)] = 1;
        isInverse &&= backward(image) === BigInt(rank);
      }
      expect(seen.every((hit) => hit === 1)).toBe(true);
      expect(isInverse).toBe(true);
    }
  });

  test('is every permutation equally often', () => {
    const counts = new Map<string, number>();
    const draws = 6_000;
    for (let seed = 0; seed < draws; seed++) {
      const { forward } = createPermutation(keyOf(seed), 4);
      const name = [0n, 1n, 2n, 3n].map(forward).join('');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const expected = draws / 24;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: exceeded once in 1,000.
    expect(chiSquare).toBeLessThan(49.7);
  });
});

describe('the permutation in one cycle', () => {
  test('comes back to a rank after all the others, exhaustively', () => {
    for (const size of [1, 2, 3, 16, 47, 256, 5000]) {
      const { forward, backward } = createPermutation(keyOf(size), size, true);
      let rank = 0n;
      for (let steps = 1; steps <= size; steps++) {
        const image = forward(rank);
        expect(backward(image)).toBe(rank);
        rank = image;
        expect(rank === 0n).toBe(steps === size);
      }
    }
  });

  test('is every cycle equally often', () => {
    const counts = new Map<string, number>();
    const draws = 6_000;
    for (let seed = 0; seed < draws; seed++) {
      const { forward } = createPermutation(keyOf(seed), 5, true);
      const name = [0n, 1n, 2n, 3n, 4n].map(forward).join('');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const expected = draws / 24;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    expect(chiSquare).toBeLessThan(49.7);
  });

  test('is every cycle equally often as the order under a permutation, and leads back', () => {
    const counts = new Map<string, number>();
    const draws = 6_000;
    for (let seed = 0; seed < draws; seed++) {
      const { forward, backward } = cycleUnder(createPermutation(keyOf(seed), 5), 5n);
      const images = [0n, 1n, 2n, 3n, 4n].map(forward);
      expect(images.map(backward)).toEqual([0n, 1n, 2n, 3n, 4n]);
      counts.set(images.join(''), (counts.get(images.join('')) ?? 0) + 1);
    }
    const expected = draws / 24;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    expect(chiSquare).toBeLessThan(49.7);
  });
});

describe('a cipher', () => {
  test('takes none of 16 or more to itself, also where only some may be, and leads back', () => {
    for (let seed = 0; seed < 60; seed++) {
      const cipher = createCipher(keyOf(seed), '');
      for (const size of [16n, 47n, 500n, 1_000_000n, 10n ** 18n]) {
        const isInside = (rank: bigint): boolean => rank % 3n === 1n;
        for (let rank = 1n; rank < size && rank < 500n; rank += 3n) {
          const image = walk(rank, (at) => cipher.encipher(at, size, 'x'), isInside);
          expect(image).not.toBe(rank);
          expect(walk(image, (at) => cipher.decipher(at, size, 'x'), isInside)).toBe(rank);
        }
      }
    }
  });

  test('takes one of fewer to itself as often as to any other: else it would tell too much', () => {
    for (const size of [2n, 3n, 7n, 15n]) {
      const draws = 2_000;
      const same = Array.from({ length: draws }, (_, at) => createCipher(keyOf(1), `${at}`)).filter(
        (cipher) => cipher.encipher(1n, size, 'x') === 1n,
      ).length;
      expect(Math.abs(same / draws - 1 / Number(size))).toBeLessThan(0.05);
    }
  });

  test('has a way that takes none to itself where there are two', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { moved } = createCipher(keyOf(seed), '');
      expect(moved.encipher(0n, 1n, 'x')).toBe(0n);
      for (let size = 2n; size < 12n; size++)
        for (let rank = 0n; rank < size; rank++) {
          const image = moved.encipher(rank, size, 'x');
          expect(image).not.toBe(rank);
          expect(moved.decipher(image, size, 'x')).toBe(rank);
        }
    }
  });

  const cipher = createCipher(keyOf(7), 'conversation');
  const sizeAndRank = fc
    .bigInt({ min: 1n, max: 10n ** 30n })
    .chain((size) =>
      fc.tuple(fc.constant(size < 10n ** 6n ? (size % 5000n) + 1n : size), fc.bigInt({ min: 0n, max: size - 1n })),
    )
    .map(([size, rank]) => [size, rank % size] as const);

  test('deciphers what it enciphered, inside the domain', () => {
    fc.assert(
      fc.property(sizeAndRank, fc.string(), ([size, rank], domain) => {
        const image = cipher.encipher(rank, size, domain);
        expect(image >= 0n && image < size).toBe(true);
        expect(cipher.decipher(image, size, domain)).toBe(rank);
      }),
      { numRuns: 500 },
    );
  });

  test('is another one for another key, tweak, domain or size', () => {
    const images = (of: ReturnType<typeof createCipher>, size = 10n ** 9n, domain = 'd'): string =>
      Array.from({ length: 20 }, (_, i) => of.encipher(BigInt(i), size, domain)).join();
    const all = [
      images(cipher),
      images(createCipher(keyOf(8), 'conversation')),
      images(createCipher(keyOf(7), 'other')),
      images(cipher, 10n ** 9n, 'e'),
      images(cipher, 10n ** 9n + 1n),
      // Tweak and domain are framed: moving a character between them is another permutation.
      images(createCipher(keyOf(7), 'conversationd'), 10n ** 9n, ''),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('refuses a rank outside its domain', () => {
    expect(() => cipher.encipher(10n, 10n, 'd')).toThrow(RangeError);
    expect(() => cipher.decipher(-1n, 10n, 'd')).toThrow(RangeError);
  });

  test('keeps its images when its tables were dropped from memory', () => {
    const before = cipher.encipher(3n, 5n, 'kept');
    for (let i = 0; i < 5; i++) cipher.encipher(0n, 900_000n, `large ${i}`);
    expect(cipher.encipher(3n, 5n, 'kept')).toBe(before);
  });
});
