import { chacha20 } from '@noble/ciphers/chacha.js';

/** A bijection of `[0, size)` and its inverse. */
export interface Permutation {
  forward(rank: bigint): bigint;
  backward(rank: bigint): bigint;
}

/** Bytes of key stream made at once. */
const longestBlock = 1 << 14;
const nonce = new Uint8Array(12);

/**
 * An exact keyed permutation of `[0, size)`, size < 10^6: Fisher–Yates (Knuth, TAOCP 3.4.2 P) over uniform 32-bit words of
 * the ChaCha20 stream under `key` (RFC 8439; key used for this stream only), its choices uniform by rejection. FF1 is not
 * for domains this small (NIST SP 800-38G r1 §4). Time and memory linear in size: cache it. Ranks settle from the last one
 * down, and no further than they were asked for.
 * @param isCycle One that is a single cycle, each equally likely (Sattolo 1986: no rank is exchanged with itself). So it
 * has no fixed point, nor has its walk among any two ranks or more.
 */
export const createPermutation = (key: Uint8Array, size: number, isCycle = false): Permutation => {
  const table = new Uint32Array(size);
  for (let i = 0; i < size; i++) table[i] = i;
  // No more of the stream than is needed: most lists have a few thousand entries.
  const block = Math.min(longestBlock, 64 * Math.ceil(size / 16));
  const zeros = new Uint8Array(block);
  let words = new DataView(zeros.buffer);
  let made = 0;
  let at = block;
  /** What the table says of this rank and those above it is final. */
  let settled = size;
  const settle = (rank: number): void => {
    for (let i = settled - 1; i >= rank && i > 0; i--) {
      // Unsigned words throughout: the engine divides them four times as fast as numbers.
      const choices = (isCycle ? i : i + 1) >>> 0;
      let drawn = 0;
      do {
        if (at === block) {
          words = new DataView(chacha20(key, nonce, zeros, undefined, made / 64).buffer);
          made += block;
          at = 0;
        }
        drawn = words.getUint32(at, true);
        at += 4;
        // From the largest multiple of `choices` within 2^32 on, words would favour small results: only few are so large.
      } while (drawn > 4_294_967_295 - choices && drawn >= 4_294_967_296 - (4_294_967_296 % choices));
      const j = (drawn % choices) >>> 0;
      const swapped = table[i] ?? 0;
      table[i] = table[j] ?? 0;
      table[j] = swapped;
    }
    settled = Math.min(settled, rank);
  };
  let inverse: Uint32Array | null = null;
  const invert = (): Uint32Array => {
    settle(0);
    const inverted = new Uint32Array(size);
    for (let rank = 0; rank < size; rank++) inverted[table[rank] ?? 0] = rank;
    return inverted;
  };
  return {
    forward: (rank) => {
      settle(Number(rank));
      return BigInt(table[Number(rank)] ?? 0);
    },
    backward: (image) => {
      inverse ??= invert();
      return BigInt(inverse[Number(image)] ?? 0);
    },
  };
};

/**
 * The order 0, 1, 2 … as a permutation names it: each rank to the one whose image is the next. One cycle of all ranks, and
 * under a uniform permutation each cycle equally likely: every cycle is the order under as many of them, one for each rank
 * that 0 may be the image of.
 */
export const cycleUnder = ({ forward, backward }: Permutation, size: bigint): Permutation => ({
  forward: (rank) => backward((forward(rank) + 1n) % size),
  backward: (rank) => backward((forward(rank) + size - 1n) % size),
});
