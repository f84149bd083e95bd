import { chacha20 } from '@noble/ciphers/chacha.js';
import { concatBytes } from '@noble/ciphers/utils.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { framed } from '../framed';

/** Coins that only the key's holder can know, the same ones for the same labels. */
export interface Coins {
  /** A uniform integer of `[0, bound)`. Throws a RangeError where the bound is not positive. */
  below(bound: bigint): bigint;
  /** True with probability `numerator / denominator`, which is in [0, 1]. */
  chance(numerator: bigint, denominator: bigint): boolean;
}

const nonce = new Uint8Array(12);
/** One block of ChaCha20, bytes. */
const blockLength = 64;

const bitLength = (value: bigint): number => value.toString(2).length;

/**
 * A stream of coins: HMAC-SHA256 of the labels is the key of a ChaCha20 keystream (RFC 8439 §2.4), each used
 * for one stream only, so the nonce is zero.
 * @param key 32 bytes, used for noise only.
 */
export const createCoins = (key: Uint8Array, labels: readonly string[]): Coins => {
  const streamKey = hmac(sha256, key, concatBytes(...labels.map(framed)));
  let block = 0;
  let chunk = new Uint8Array(0);
  let used = 0;

  const nextByte = (): bigint => {
    if (used === chunk.length) {
      chunk = chacha20(streamKey, nonce, new Uint8Array(blockLength), undefined, block++);
      used = 0;
    }
    return BigInt(chunk[used++] ?? 0);
  };

  const below = (bound: bigint): bigint => {
    if (bound <= 0n) throw new RangeError('A bound is at least 1');
    const bits = bitLength(bound - 1n);
    const bytes = Math.ceil(bits / 8);
    const mask = (1n << BigInt(bits)) - 1n;
    // Rejection keeps it uniform; less than half of the tries are refused.
    for (;;) {
      let value = 0n;
      for (let index = 0; index < bytes; index++) value = (value << 8n) | nextByte();
      value &= mask;
      if (value < bound) return value;
    }
  };
  return { below, chance: (numerator, denominator) => below(denominator) < numerator };
};
