import { createCipheriv, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import { cipherNumerals, rankNumerals, unrankNumerals, walk } from '../../../main/engine/privacy/ciphers/numerals';
import { createPermutation } from '../../../main/engine/privacy/ciphers/permutation';
import { digitLanguage } from '../../../main/engine/privacy/ciphers/regular';
import {
  addWeeks,
  dayNumber,
  dayOfYear,
  fromDayNumber,
  fromDayOfYear,
  isValid,
  monthLength,
  yearOfDay,
} from '../../../main/engine/privacy/entities/quantities/dates/calendar';
import { createAutomaton } from '../../../main/engine/privacy/matching/automaton';
import { createCoins } from '../../../main/engine/privacy/noise/stream';
import { runs } from '../../property/runs';

/** Slow, readable references beside the optimised parts, over Node's own cryptography. */

const key = Uint8Array.from({ length: 32 }, (_, at) => 3 * at);

/** RFC 8439 §2.4 with a nonce of zeros: the first bytes of the stream. */
const chacha20 = (streamKey: Uint8Array, length: number): Buffer =>
  createCipheriv('chacha20', streamKey, new Uint8Array(16)).update(new Uint8Array(length));

const hmac = (hmacKey: Uint8Array, ...data: (Uint8Array | string)[]): Buffer =>
  data.reduce((mac, part) => mac.update(part), createHmac('sha256', hmacKey)).digest();

/** Four bytes of length before the content. */
const framed = (text: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(text));
  return Buffer.concat([length, Buffer.from(text)]);
};

/** Fisher and Yates, over a list, choices by the words of the stream; Sattolo where `isCycle`: none is exchanged with itself. */
const shuffled = (shuffleKey: Uint8Array, size: number, isCycle = false): number[] => {
  const stream = chacha20(shuffleKey, 16 * size + 4096);
  const list = Array.from({ length: size }, (_, rank) => rank);
  let at = 0;
  for (let last = size - 1; last > 0; last--) {
    const choices = isCycle ? last : last + 1;
    let word: number;
    do word = stream.readUInt32LE(4 * at++);
    while (word >= Math.floor(2 ** 32 / choices) * choices);
    const chosen = word % choices;
    [list[last], list[chosen]] = [list[chosen] ?? 0, list[last] ?? 0];
  }
  return list;
};

describe('the small permutation', () => {
  test.each([false, true])(
    'is that of Fisher and Yates over the ChaCha20 stream, or in one cycle (%s) that of Sattolo, for every size up to 300 and some larger',
    (isCycle) => {
      for (const size of [...Array.from({ length: 300 }, (_, at) => at + 1), 1000, 65_536, 65_537, 99_999]) {
        const seed = hmac(key, `${size}`);
        const { forward } = createPermutation(seed, size, isCycle);
        const images = Array.from({ length: size }, (_, rank) => Number(forward(BigInt(rank))));
        expect(images).toEqual(shuffled(seed, size, isCycle));
      }
    },
  );

  test('is the same in whatever order its ranks are asked for, and back', () => {
    const expected = shuffled(key, 5000);
    fc.assert(
      fc.property(fc.array(fc.nat(4999), { minLength: 1, maxLength: 20 }), fc.nat(20), (ranks, turn) => {
        const { forward, backward } = createPermutation(key, 5000);
        for (const [at, rank] of ranks.entries()) {
          if (at === turn) expect(backward(BigInt(expected[rank] ?? 0))).toBe(BigInt(rank));
          expect(forward(BigInt(rank))).toBe(BigInt(expected[rank] ?? 0));
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('a cipher', () => {
  test('is a permutation with its inverse on every domain of up to 600 values, exhaustively', () => {
    const cipher = createCipher(key, 'exhaustive');
    for (let size = 1; size <= 600; size++) {
      const images = new Set<bigint>();
      for (let rank = 0n; rank < size; rank += 1n) {
        const image = cipher.encipher(rank, BigInt(size), 'd');
        if (cipher.decipher(image, BigInt(size), 'd') !== rank)
          throw new Error(`${rank} of ${size} does not come back`);
        images.add(image);
      }
      expect(images.size).toBe(size);
    }
  });

  test('takes its keys by HMAC from conversation, domain and size, and cached ones are the same', () => {
    const cipher = createCipher(key, 'a conversation');
    for (const [size, domain] of [
      [5, 'd'],
      [15, 'd'],
      [16, 'd'],
      [300, 'd'],
      [300, 'another'],
      [5, 'd'],
    ] as const) {
      const isCycle = size >= 16;
      const name = isCycle ? `cycle ${domain}` : domain;
      const list = shuffled(hmac(hmac(key, 'a conversation'), framed(name), `${size}`), size, isCycle);
      for (let rank = 0; rank < size; rank++)
        expect(cipher.encipher(BigInt(rank), BigInt(size), domain)).toBe(BigInt(list[rank] ?? -1));
    }
  });
});

describe('coins', () => {
  /** The whole stream at once; as many bytes a draw as the bound needs, its spare bits dropped, too large ones refused. */
  const slowCoins = (labels: readonly string[], bounds: readonly bigint[]): bigint[] => {
    const stream = chacha20(hmac(key, Buffer.concat(labels.map(framed))), 100_000);
    let at = 0;
    return bounds.map((bound) => {
      const bits = (bound - 1n).toString(2).length;
      for (;;) {
        const bytes = stream.subarray(at, at + Math.ceil(bits / 8));
        at += bytes.length;
        const value = BigInt(`0x${bytes.toString('hex')}`) % 2n ** BigInt(bits);
        if (value < bound) return value;
      }
    });
  };

  test('are the bytes of ChaCha20 under HMAC-SHA256 of the labels', () => {
    const bounds = Array.from({ length: 400 }, (_, at) => 2n + BigInt(at) ** 5n);
    for (const labels of [
      ['exponential 3 7', '', 'AGE:34', '1000'],
      ['shift', 'ü', '日本', ''],
    ]) {
      const coins = createCoins(key, labels);
      expect(bounds.map(coins.below)).toEqual(slowCoins(labels, bounds));
    }
  });
});

describe('a language of digits', () => {
  test.each(['[2-9]\\d{2}', '(?:0[1-9]|1[0-2])\\d', '7(?:[1-46]\\d{1,2}|9)?', '\\d{0,3}5', '(?:12|1)(?:2|23)?'])(
    'ranks the words of %s in their order, as listing them does',
    (pattern) => {
      const language = digitLanguage(pattern);
      for (let length = 1; length <= 5; length++) {
        const all = Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'));
        const words = all.filter((word) => new RegExp(`^(?:${pattern})$`).test(word));
        expect(language.size(length)).toBe(BigInt(words.length));
        expect(words.map((word) => language.rank(word))).toEqual(words.map((_, position) => BigInt(position)));
        expect(words.map((_, position) => language.unrank(BigInt(position), length))).toEqual(words);
        const others = all.filter((word) => !words.includes(word)).slice(0, 50);
        expect(others.map((word) => language.rank(word))).toEqual(others.map(() => null));
      }
    },
  );
});

describe('the automaton that finds stand-ins', () => {
  test('finds what looking for each pattern at each place finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 12 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'c'), maxLength: 60 }),
        (patterns, text) => {
          const units = (of: string): number[] => Array.from(of, (_, at) => of.charCodeAt(at));
          const automaton = createAutomaton(patterns.map(units));
          const found: string[] = [];
          let state = 0;
          units(text).forEach((symbol, at) => {
            state = automaton.step(state, symbol);
            automaton.found(state, (pattern, length) => found.push(`${at + 1 - length} ${patterns[pattern]}`));
          });
          const slow = patterns.flatMap((pattern) =>
            Array.from(text, (_, at) => at).flatMap((at) => (text.startsWith(pattern, at) ? [`${at} ${pattern}`] : [])),
          );
          expect(found.sort()).toEqual(slow.sort());
        },
      ),
      { numRuns: runs(500) },
    );
  });
});

describe('numerals in mixed radix', () => {
  const radixes = [3, 1, 4, 2];
  const all = Array.from({ length: 24 }, (_, rank) => unrankNumerals(BigInt(rank), radixes));

  test('are counted as an odometer counts', () => {
    const odometer = [0, 1, 2].flatMap((a) => [0, 1, 2, 3].flatMap((c) => [0, 1].map((d) => [a, 0, c, d])));
    expect(all).toEqual(odometer);
    expect(all.map((values) => rankNumerals(values, radixes))).toEqual(all.map((_, rank) => BigInt(rank)));
  });

  test('are enciphered by a permutation of all of them, and deciphered', () => {
    const cipher = createCipher(key, 'numerals');
    const images = all.map((values) => cipherNumerals(cipher, 'encipher', values, radixes, 'd'));
    expect(new Set(images.map(String)).size).toBe(all.length);
    expect(images.map((image) => cipherNumerals(cipher, 'decipher', image, radixes, 'd'))).toEqual(all);
  });

  test('of more than a piece: what begins alike ends up alike only in the pieces that are the same', () => {
    const cipher = createCipher(key, 'numerals');
    const long = Array.from({ length: 100 }, (_, at) => at % 10);
    const other = long.map((value, at) => (at === 60 ? (value + 1) % 10 : value));
    const tens = long.map(() => 10);
    const [one, two] = [long, other].map((values) => cipherNumerals(cipher, 'encipher', values, tens, 'd'));
    expect(one?.slice(0, 40)).toEqual(two?.slice(0, 40));
    expect(one?.slice(40, 80)).not.toEqual(two?.slice(40, 80));
    expect(one?.slice(80)).not.toEqual(two?.slice(80));
    expect(cipherNumerals(cipher, 'decipher', one ?? [], tens, 'd')).toEqual(long);
  });
});

describe('a walk', () => {
  test('of a permutation is a permutation of every subset it walks back to', () => {
    const shuffle = shuffled(hmac(key, 'walk'), 200);
    for (const inside of [(n: number) => n % 3 === 0, (n: number) => n < 7, () => true]) {
      const members = Array.from({ length: 200 }, (_, n) => n).filter(inside);
      const images = members.map((start) => walk(start, (n) => shuffle[n] ?? 0, inside));
      expect(images.every(inside)).toBe(true);
      expect(new Set(images).size).toBe(members.length);
    }
  });

  test('ends where nothing is inside', () => {
    expect(
      walk(
        0,
        (n) => n + 1,
        () => false,
      ),
    ).toBe(2000);
  });
});

describe('the calendar', () => {
  const dayLength = 86_400_000;
  /** The platform's own calendar; its years below 100 need care. */
  const platform = (days: number): { year: number; month: number; day: number } => {
    const date = new Date(new Date(0).setUTCFullYear(1, 0, 1) + days * dayLength);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  };

  test('counts days as the platform does, over 400 years and at both ends', () => {
    const last = dayNumber({ year: 9999, month: 12, day: 31 });
    const days = [
      ...Array.from({ length: 146_097 / 3 }, (_, at) => 620_000 + 3 * at),
      0,
      1,
      58,
      59,
      365,
      last - 1,
      last,
    ];
    const wrong = days.filter((number) => {
      const expected = platform(number);
      const date = fromDayNumber(number);
      return (
        date === null ||
        dayNumber(date) !== number ||
        date.year !== expected.year ||
        date.month !== expected.month ||
        date.day !== expected.day ||
        yearOfDay(number) !== expected.year ||
        !isValid(date)
      );
    });
    expect(wrong).toEqual([]);
    expect([fromDayNumber(-1), fromDayNumber(last + 1), fromDayNumber(0.5)]).toEqual([null, null, null]);
  });

  test('knows every month’s length and every day of a year', () => {
    for (const year of [1900, 1999, 2000, 2023, 2024]) {
      for (let month = 1; month <= 12; month++)
        expect(monthLength(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      for (let day = 0; day < (monthLength(year, 2) === 29 ? 366 : 365); day++)
        expect(dayOfYear(fromDayOfYear(year, day))).toBe(day);
    }
    expect(isValid({ year: 2023, month: 2, day: 29 })).toBe(false);
    expect(isValid({ year: 2024, month: 2, day: 29 })).toBe(true);
  });

  test('moves by weeks and comes back, the weekday the same, round its ends', () => {
    const date = { year: 2024, month: 2, day: 29 };
    expect(addWeeks(date, 52n)).toEqual(platform(dayNumber(date) + 364));
    for (const weeks of [1n, -1n, 521_000n, -521_000n, 10n ** 20n]) {
      const moved = addWeeks(date, weeks);
      expect(Math.abs(dayNumber(moved) - dayNumber(date)) % 7).toBe(0);
      expect(isValid(moved)).toBe(true);
    }
  });
});
