import { chacha20 } from '@noble/ciphers/chacha.js';

/** A bijection of `[0, size)` and its inverse. */
export interface Permutation {
  forward(rank: bigint): bigint;
  backward(rank: bigint): bigint;
}

const block = 1 << 14;

/** Uniform 32-bit words of the ChaCha20 stream under `key` (RFC 8439; key used for this stream only). */
const wordStream = (key: Uint8Array): (() => number) => {
  const nonce = new Uint8Array(12);
  const zeros = new Uint8Array(block);
  let counter = 0;
  let view = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at === view.byteLength) {
      view = new DataView(chacha20(key, nonce, zeros, undefined, counter).buffer);
      counter += block / 64;
      at = 0;
    }
    at += 4;
    return view.getUint32(at - 4, true);
  };
};

/**
 * An exact keyed permutation of `[0, size)`, size < 10^6: Fisher–Yates (Knuth, TAOCP 3.4.2 P), its choices uniform by
 * rejection. FF1 is not for domains this small (NIST SP 800-38G r1 §4). Time and memory linear in size: cache it.
 */
export const createPermutation = (key: Uint8Array, size: number): Permutation => {
  const word = wordStream(key);
  const table = size <= 65_536 ? new Uint16Array(size) : new Uint32Array(size);
  for (let i = 0; i < size; i++) table[i] = i;
  for (let i = size - 1; i > 0; i--) {
    const choices = i + 1;
    // The largest multiple of `choices` within 2^32: words from there on would favour small results.
    const limit = 4_294_967_296 - (4_294_967_296 % choices);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    const j = drawn % choices;
    const swapped = table[i] ?? 0;
    table[i] = table[j] ?? 0;
    table[j] = swapped;
  }
  const inverse = new (table.constructor as Uint32ArrayConstructor)(size);
  for (let i = 0; i < size; i++) inverse[table[i] ?? 0] = i;
  return {
    forward: (rank) => BigInt(table[Number(rank)] ?? 0),
    backward: (rank) => BigInt(inverse[Number(rank)] ?? 0),
  };
};
