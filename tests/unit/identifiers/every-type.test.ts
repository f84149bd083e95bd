import { describe, expect, test } from 'vitest';
import { entities } from '../../../main/engine/privacy';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import type { ProtectionContext } from '../../../main/engine/privacy/entities';
import { createNoise } from '../../../main/engine/privacy/noise';
import type { EntityType } from '../../../shared/domain';
import { type Chance, chanceOf } from '../proof/chance';
import { writings } from '../proof/values';

const contextOf = (byte: number, conversation: string): ProtectionContext => {
  const key = new Uint8Array(32).fill(byte);
  return {
    cipher: createCipher(key, conversation),
    noise: createNoise(key, conversation),
    epsilonMilli: 1000n,
    keepGender: true,
  };
};
const here = contextOf(1, 'here');
const elsewhere = contextOf(1, 'elsewhere');
const stranger = contextOf(2, 'here');

/** Types without a writing of people's own. */
const others: Partial<Record<EntityType, (chance: Chance) => string>> = {
  NATIONAL_ID: ({ like, pick }) => pick([like('### ### ###'), like('########A'), like('####-####-####')]),
  WORD: ({ faker }) => faker.lorem.word(),
};

const enciphered = (Object.keys(entities) as EntityType[]).filter(
  (type) => entities[type].guarantee.mechanism === 'fpe',
);
const rounds = process.env.LONG === undefined ? 30 : 1000;
const valuesOf = (type: EntityType): string[] => {
  const value = writings[type]?.value ?? others[type];
  if (value === undefined) throw new Error(`no values of ${type}`);
  return Array.from({ length: rounds }, (_, at) => value(chanceOf(at)));
};

/** Mcdonald comes back as McDonald (docs/decisions.md). */
const asUsual = (name: string): string =>
  name.replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);

describe.each(enciphered)('%s, as people write it', (type) => {
  const { protect, recover } = entities[type];
  test('comes back from its stand-in with the key alone, in small and large letters as well', () => {
    for (const value of valuesOf(type))
      for (const writing of new Set([value, value.toLowerCase(), value.toUpperCase()])) {
        const surrogate = protect(writing, here);
        expect([writing, asUsual(writing)], `${writing} → ${surrogate}`).toContain(recover(surrogate, here));
      }
  }, 3_600_000);

  test('has another stand-in in another conversation, and another key leads elsewhere', () => {
    const values = valuesOf(type).map((value) => ({ value, surrogate: protect(value, here) }));
    const linked = values.filter(({ value, surrogate }) => protect(value, elsewhere) === surrogate);
    const read = values.filter(({ value, surrogate }) => recover(surrogate, stranger) === value);
    // By chance, where few values are alike.
    expect(linked.length).toBeLessThanOrEqual(rounds / 10);
    expect(read.length).toBeLessThanOrEqual(rounds / 10);
  }, 3_600_000);
});
