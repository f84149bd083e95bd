import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { framed } from '../framed';
import { createRecent } from '../recent';
import { createFF1 } from './ff1';
import { createPermutation, cycleUnder, type Permutation } from './permutation';

/** Keyed permutations of `[0, size)`, one for each (key, tweak, domain, size), none telling of another. */
interface Ranks {
  /** `rank` in `[0, size)` to its image. Throws a RangeError outside. */
  encipher(rank: bigint, size: bigint, domain: string): bigint;
  /** The inverse of `encipher`. */
  decipher(rank: bigint, size: bigint, domain: string): bigint;
}

/** Permutations that take no rank to itself where a domain has 16 or more, nor does a walk among any two ranks or more of it. */
export interface Cipher extends Ranks {
  /** Others, that take none to itself wherever there are two. Of so few an observer learns much. */
  readonly moved: Ranks;
}

/** An observer then knows one value that it is not: at most log2(16/15), less than a tenth of a bit. */
const leastMoved = 16n;

/** FF1 needs a domain of at least 10^6 (NIST SP 800-38G r1 §5.1). */
const smallestFF1 = 1_000_000n;

/** Table entries kept in memory over all ciphers of the process: some 16 MiB. */
const maxCached = 2_000_000;
/** What an FF1 instance counts in the cache: its key schedule and closures. */
const ff1Weight = 200;

const cache = createRecent<Permutation>(maxCached);

/** HMAC-SHA256 under one key, whose two pads are hashed once. */
const macUnder = (key: Uint8Array): ((message: Uint8Array) => Uint8Array) => {
  const keyed = hmac.create(sha256, key);
  return (message) => keyed.clone().update(message).digest();
};

/**
 * @param key 32 bytes, used for ciphers only.
 * @param tweak The conversation's public id, or '' without one. One value has one surrogate under one tweak.
 */
export const createCipher = (key: Uint8Array, tweak: string): Cipher => {
  // Each permutation has a key of its own: HMAC-SHA256 is the PRF, its input framed so that no two inputs meet.
  const conversationKey = hmac(sha256, key, utf8ToBytes(tweak));
  const conversation = bytesToHex(conversationKey.subarray(0, 16));
  const subkeyOf = macUnder(conversationKey);
  /** A walk asks one many times. */
  let last: { readonly size: bigint; readonly domain: string; readonly permutation: Permutation } | null = null;
  const permutation = (size: bigint, of: string, least: bigint): Permutation => {
    const isCycle = size >= least;
    const domain = isCycle ? `cycle ${of}` : of;
    if (last?.size === size && last.domain === domain) return last.permutation;
    const name = `${conversation} ${size} ${domain}`;
    const found = cache.get(name) ?? make(size, domain, name, isCycle);
    last = { size, domain, permutation: found };
    return found;
  };
  const make = (size: bigint, domain: string, name: string, isCycle: boolean): Permutation => {
    const subkey = subkeyOf(concatBytes(framed(domain), utf8ToBytes(size.toString())));
    const small = size < smallestFF1;
    const made = small ? createPermutation(subkey, Number(size), isCycle) : cycleUnder(createFF1(subkey, size), size);
    cache.set(name, made, small ? 2 * Number(size) : ff1Weight);
    return made;
  };
  const checked = (rank: bigint, size: bigint): void => {
    if (rank < 0n || rank >= size) throw new RangeError('rank outside its domain');
  };
  const ranks = (least: bigint): Ranks => ({
    encipher: (rank, size, domain) => {
      checked(rank, size);
      return permutation(size, domain, least).forward(rank);
    },
    decipher: (rank, size, domain) => {
      checked(rank, size);
      return permutation(size, domain, least).backward(rank);
    },
  });
  return { ...ranks(leastMoved), moved: ranks(2n) };
};
