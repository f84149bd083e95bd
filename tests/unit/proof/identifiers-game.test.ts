import { describe, expect, test, vi } from 'vitest';
import { entities } from '../../../main/engine/privacy';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import { createNoise } from '../../../main/engine/privacy/noise';
import type { EntityType } from '../../../shared/domain';
import { chanceOf } from './chance';
import { app, type Pair, play, protectWith, replacing } from './game';
import { learner } from './pairs';
import { writings } from './values';

vi.setConfig({ testTimeout: 3_600_000 });

const runs = process.env.LONG === undefined ? 40 : 4000;

const other = new Uint8Array(32).fill(255);
const contextOf = (key: Uint8Array, conversation: string) => ({
  cipher: createCipher(key, conversation),
  noise: createNoise(key, ''),
  epsilonMilli: 1000n,
  keepGender: true,
});

const enciphered = (Object.keys(writings) as EntityType[]).filter(
  (type) => entities[type].guarantee.mechanism === 'fpe',
);

/** A value and another one of the same leakage: its stand-in under a key that the game does not use. */
const valuesOf = (type: EntityType): { mine: string; theirs: string } => {
  for (let seed = 1; ; seed++) {
    const mine = writings[type]?.value(chanceOf(seed)) ?? '';
    const theirs = protectWith(type, mine, contextOf(other, 'of another'));
    if (mine !== theirs) return { mine, theirs };
  }
};

/** The same value in two conversations, or another value in the second: told apart by its look or by the link. */
const pairOf = (type: EntityType): Pair => {
  const { mine, theirs } = valuesOf(type);
  return {
    templates: ['zz {0} zz', 'yy {1} yy'],
    values: [
      { type, pair: [mine, mine] },
      { type, pair: [mine, theirs] },
    ],
    epsilon: 1,
    distance: 0,
    ruled: true,
  };
};

describe('the game on identifiers: values of one leakage are not told apart', () => {
  test.each(enciphered)('%s, nor linked between conversations', (type) => {
    const pair = pairOf(type);
    const played = play(pair, app(1), learner(pair), runs);
    expect(played.low).toBeLessThanOrEqual(0);
    expect(played.surest.low).toBeLessThanOrEqual(0);
  });
});

describe('the game catches a cipher that is broken on purpose', () => {
  test('one code book for all conversations', () => {
    const codeBook = replacing((type, original, key) => protectWith(type, original, contextOf(key, 'always')));
    const pair = pairOf('CREDIT_CARD');
    expect(play(pair, codeBook, learner(pair), runs).low).toBeGreaterThan(0.3);
  });

  test('a stand-in that is never the value itself, in a small domain', () => {
    const moved = replacing((type, original, key) => {
      for (let again = 0; ; again++) {
        const surrogate = protectWith(type, original, contextOf(key, `${again}`));
        if (surrogate !== original) return surrogate;
      }
    });
    const pair: Pair = {
      templates: ['zz {0} zz'],
      values: [{ type: 'ID_NUMBER', pair: ['7', '4'] }],
      epsilon: 1,
      distance: 0,
      ruled: true,
    };
    expect(play(pair, moved, learner(pair), 12 * runs).surest.low).toBeGreaterThan(0);
    expect(play(pair, app(1), learner(pair), 12 * runs).surest.low).toBeLessThanOrEqual(0);
  });

  test('a first digit that stays', () => {
    const lazy = replacing((type, original, key) =>
      original.slice(0, 1).concat(protectWith(type, original, contextOf(key, 'c')).slice(1)),
    );
    const pair: Pair = {
      templates: ['zz {0} zz'],
      values: [{ type: 'ID_NUMBER', pair: ['72345678', '42345678'] }],
      epsilon: 1,
      distance: 0,
      ruled: true,
    };
    expect(play(pair, lazy, learner(pair), runs).low).toBeGreaterThan(0.3);
  });

  test('a key for all runs', () => {
    const fixed = replacing((type, original) => protectWith(type, original, contextOf(other, 'c')));
    const pair = pairOf('US_SSN');
    expect(play(pair, fixed, learner(pair), runs).low).toBeGreaterThan(0.3);
  });
});
