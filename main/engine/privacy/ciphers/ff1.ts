import { unsafe } from '@noble/ciphers/aes.js';
import type { Permutation } from './permutation';

/** Largest radix that fits both SP 800-38G and two bytes. */
const maxRadix = 65_535n;

/** Smallest r with r^n ≥ size, by bisection over integers: no floating point in a mechanism. */
const ceilRoot = (size: bigint, n: number): bigint => {
  let low = 1n;
  let high = 1n << BigInt(Math.ceil(size.toString(2).length / n));
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(n) >= size) high = middle;
    else low = middle + 1n;
  }
  return low;
};

interface Numerals {
  readonly radix: number;
  readonly digits: number;
}

const numerals = new Map<bigint, Numerals>();
const mostNumerals = 1000;

/** How `size` is written for FF1: `digits` numerals in base `radix`, `radix ** digits` just above `size`. */
export const numeralsFor = (size: bigint): Numerals => {
  const known = numerals.get(size);
  if (known !== undefined) return known;
  // Even, so that both halves of the Feistel network have the same size.
  let digits = 2;
  while (maxRadix ** BigInt(digits) < size) digits += 2;
  const found = { radix: Number(ceilRoot(size, digits)), digits };
  if (numerals.size > mostNumerals) numerals.clear();
  numerals.set(size, found);
  return found;
};

const swapBytes = (word: number): number =>
  ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;

/** AES under one key, chained over blocks of four words, each with its first byte lowest (the PRF of SP 800-38G, algorithm 6). */
type Chain = (state: Int32Array, w0: number, w1: number, w2: number, w3: number) => void;
const chainUnder = (key: Uint8Array): Chain => {
  const schedule = unsafe.expandKeyLE(key);
  return (state, w0, w1, w2, w3) => {
    const { s0, s1, s2, s3 } = unsafe.encrypt(
      schedule,
      (state[0] ?? 0) ^ w0,
      (state[1] ?? 0) ^ w1,
      (state[2] ?? 0) ^ w2,
      (state[3] ?? 0) ^ w3,
    );
    state[0] = s0;
    state[1] = s1;
    state[2] = s2;
    state[3] = s3;
  };
};

/** The state after P, the first block: the same in all rounds (step 5). There is no tweak: each permutation has a key. */
const afterHead = (chain: Chain, radix: number, digits: number): Int32Array => {
  const head = Uint8Array.of(1, 2, 1, 0, radix >> 8, radix, 10, digits / 2, 0, 0, digits >> 8, digits, 0, 0, 0, 0);
  const words = new DataView(head.buffer);
  const state = new Int32Array(4);
  chain(state, words.getInt32(0, true), words.getInt32(4, true), words.getInt32(8, true), words.getInt32(12, true));
  return state;
};

/** Ten rounds over a rank, or back. */
type Rounds = (rank: bigint, inverse: boolean) => bigint;

/** Halves of up to four bytes: all of a round fits numbers, and Q one block. */
const smallRounds = (chain: Chain, head: Int32Array, half: number, bytes: number): Rounds => {
  const state = new Int32Array(4);
  const whole = BigInt(half);
  /** y of step 6.v, from the eight bytes of S, mod radix^m. */
  const mixed = (other: number, round: number): number => {
    state.set(head);
    if (bytes === 4) chain(state, 0, 0, round << 24, swapBytes(other));
    else chain(state, 0, 0, 0, swapBytes((round << (8 * bytes)) | other));
    const low = swapBytes(state[1] ?? 0);
    // By sixteen bits, so that each product is exact.
    const high = ((swapBytes(state[0] ?? 0) % half) * 65_536 + (low >>> 16)) % half;
    return (high * 65_536 + (low & 0xffff)) % half;
  };
  return (rank, inverse) => {
    let a = Number(rank / whole);
    let b = Number(rank % whole);
    if (inverse) for (let round = 9; round >= 0; round--) [a, b] = [(b - mixed(a, round) + half) % half, a];
    else for (let round = 0; round < 10; round++) [a, b] = [b, (a + mixed(b, round)) % half];
    return BigInt(a) * whole + BigInt(b);
  };
};

const wordBits = 32n;

/** Halves of any size. */
const largeRounds = (chain: Chain, head: Int32Array, half: bigint, bytes: number): Rounds => {
  const state = new Int32Array(4);
  const block = new Int32Array(4);
  const padded = 16 * Math.ceil((bytes + 1) / 16);
  const input = new DataView(new ArrayBuffer(padded));
  /** Bytes of S (step 4). */
  const drawn = 4 * Math.ceil(bytes / 4) + 4;
  const chainAt = (at: number): void =>
    chain(
      state,
      input.getInt32(at, true),
      input.getInt32(at + 4, true),
      input.getInt32(at + 8, true),
      input.getInt32(at + 12, true),
    );
  const mixed = (other: bigint, round: number): bigint => {
    let rest = other | (BigInt(round) << BigInt(8 * bytes));
    for (let at = padded - 4; at >= 0; at -= 4) {
      input.setUint32(at, Number(rest & 0xffff_ffffn));
      rest >>= wordBits;
    }
    state.set(head);
    for (let at = 0; at < padded; at += 16) chainAt(at);
    let y = 0n;
    // S goes on with the first block, to which its number is added, enciphered again (step 6.iii).
    block.set(state);
    for (let at = 0; at < drawn; at += 4) {
      if (at > 0 && at % 16 === 0) {
        state.set(block);
        chain(state, 0, 0, 0, swapBytes(at / 16));
      }
      y = (y << wordBits) | BigInt(swapBytes(state[(at % 16) / 4] ?? 0));
    }
    return y % half;
  };
  return (rank, inverse) => {
    let a = rank / half;
    let b = rank % half;
    if (inverse) for (let round = 9; round >= 0; round--) [a, b] = [(b - mixed(a, round) + half) % half, a];
    else for (let round = 0; round < 10; round++) [a, b] = [b, (a + mixed(b, round)) % half];
    return a * half + b;
  };
};

/**
 * FF1 without a tweak (NIST SP 800-38G r1 §5.1) over all strings of an even number of numerals, each string as its rank.
 * @param key 16, 24 or 32 bytes.
 */
export const ff1Rounds = (key: Uint8Array, { radix, digits }: Numerals): Rounds => {
  const half = BigInt(radix) ** BigInt(digits / 2);
  const bytes = Math.ceil((half - 1n).toString(2).length / 8);
  const chain = chainUnder(key);
  const head = afterHead(chain, radix, digits);
  return bytes <= 4 ? smallRounds(chain, head, Number(half), bytes) : largeRounds(chain, head, half, bytes);
};

/**
 * A keyed permutation of `[0, size)`, size ≥ 10^6: FF1 and cycle walking (SP 800-38G r1 §4.3 leaves the numeral system
 * open). The radix is the smallest whose even power covers the size: a walk past the end is then rarer than one in 300.
 * The halves are numbers, never strings of numerals; `@noble/ciphers`' FF1, which has those, is the tests' reference.
 */
export const createFF1 = (key: Uint8Array, size: bigint): Permutation => {
  const rounds = ff1Rounds(key, numeralsFor(size));
  const walk = (rank: bigint, inverse: boolean): bigint => {
    let at = rank;
    do at = rounds(at, inverse);
    while (at >= size);
    return at;
  };
  return { forward: (rank) => walk(rank, false), backward: (rank) => walk(rank, true) };
};
