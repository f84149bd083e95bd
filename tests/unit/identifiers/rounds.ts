import fc from 'fast-check';
import { expect } from 'vitest';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import type { Entity, ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { createNoise } from '../../../main/engine/privacy/noise';
import { runs } from '../../property/runs';

const key = new Uint8Array(32).fill(9);

export const contextOf = (conversation: string): ProtectionContext => ({
  cipher: createCipher(key, conversation),
  noise: createNoise(key, conversation),
  epsilonMilli: 1000n,
  keepGender: true,
});
export const context = contextOf('conversation');

/** 10,000 values in the long form. */
export const numRuns = runs(200) * (process.env.LONG === undefined ? 1 : 5);
/** So many of them are looked at in another conversation too: a link there shows in the first hundreds, or it is none. */
export const compared = 500;

export const from = <T>(list: readonly T[]): fc.Arbitrary<T> =>
  fc.integer({ min: 0, max: list.length - 1 }).map((i) => list[i] as T);

const of = (characters: string) => (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: characters.length - 1 }), { minLength: length, maxLength: length })
    .map((indexes) => indexes.map((i) => characters.charAt(i)).join(''));
export const digits = of('0123456789');
export const capitals = of('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
export const hex = of('0123456789abcdef');
export const base64url = of('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');

/** 9 a digit, a a small letter, A a large one; all else itself. */
export const shapeOf = (text: string): string => text.replace(/\d/g, '9').replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A');

/**
 * What holds for every identifier: the key alone leads back, another conversation has another surrogate, and what `holds`
 * of the surrogate.
 */
export const holdsFor = (
  entity: Entity,
  values: fc.Arbitrary<string>,
  holds: (surrogate: string, value: string) => void = () => {},
  howMany = numRuns,
): void => {
  const other = contextOf('another');
  let same = 0;
  let tried = 0;
  fc.assert(
    fc.property(values, (value) => {
      const surrogate = entity.protect(value, context);
      expect(entity.recover(surrogate, context)).toBe(value);
      holds(surrogate, value);
      if (tried === compared) return;
      tried++;
      if (entity.protect(value, other) === surrogate) same++;
    }),
    { numRuns: howMany },
  );
  expect(same).toBeLessThan(Math.max(tried / 20, 1));
};
