import { chacha20 } from '@noble/ciphers/chacha.js';

/** A bijection of `[0, size)` and its inverse. */
export interface Permutation {
  forward(rank: bigint): bigint;
  backward(rank: bigint): bigint;
}

/** Bytes of key stream made at once. */
const longestBlock = 1 << 14;
const nonce = new Uint8Array(12);

type Table = Uint16Array | Uint32Array;

/** Fisher–Yates over uniform 32-bit words of the ChaCha20 stream under `key` (RFC 8439; key used for this stream only). */
const shuffled = (key: Uint8Array, size: number): Table => {
  // Of one class whatever the size, and no longer than is needed: most lists have a few thousand entries.
  const table = new Uint32Array(size);
  for (let i = 0; i < size; i++) table[i] = i;
  const block = Math.min(longestBlock, 64 * Math.ceil(size / 16));
  const zeros = new Uint8Array(block);
  let words = new DataView(zeros.buffer);
  let made = 0;
  let at = block;
  for (let i = size - 1; i > 0; i--) {
    const choices = i + 1;
    let drawn = 0;
    do {
      if (at === block) {
        words = new DataView(chacha20(key, nonce, zeros, undefined, made / 64).buffer);
        made += block;
        at = 0;
      }
      drawn = words.getUint32(at, true);
      at += 4;
      // Words from the largest multiple of `choices` within 2^32 on would favour small results; they are few and the last.
    } while (drawn > 4_294_967_295 - choices && drawn >= 4_294_967_296 - (4_294_967_296 % choices));
    const j = drawn % choices;
    const swapped = table[i] ?? 0;
    table[i] = table[j] ?? 0;
    table[j] = swapped;
  }
  return size <= 65_536 ? Uint16Array.from(table) : table;
};

const inverseOf = (table: Table): Table => {
  const inverse = table.slice();
  for (let rank = 0; rank < table.length; rank++) inverse[table[rank] ?? 0] = rank;
  return inverse;
};

/**
 * An exact keyed permutation of `[0, size)`, size < 10^6: Fisher–Yates (Knuth, TAOCP 3.4.2 P), its choices uniform by
 * rejection. FF1 is not for domains this small (NIST SP 800-38G r1 §4). Time and memory linear in size: cache it.
 */
export const createPermutation = (key: Uint8Array, size: number): Permutation => {
  const table = shuffled(key, size);
  let inverse: typeof table | null = null;
  return {
    forward: (rank) => BigInt(table[Number(rank)] ?? 0),
    backward: (image) => {
      inverse ??= inverseOf(table);
      return BigInt(inverse[Number(image)] ?? 0);
    },
  };
};
