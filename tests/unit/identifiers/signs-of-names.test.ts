import { describe, expect, test } from 'vitest';
import { person } from '../../../main/engine/privacy/entities/identity';
import { nameList } from '../../../main/engine/privacy/entities/name-tiers';
import { names } from '../../../main/engine/privacy/lists';
import { contextOf } from './rounds';

const contexts = Array.from({ length: 12 }, (_, at) => contextOf(`conversation ${at}`));

describe('a given name in Chinese characters has as many signs as its stand-in, as one or more', () => {
  test.each(['健', '婷', '勇', '舞', '文'])('%s', (name) => {
    for (const context of contexts) {
      const to = person.protect(name, context);
      expect(Array.from(to)).toHaveLength(1);
      expect(person.recover(to, context)).toBe(name);
    }
  });

  test.each(['健太', '美咲', '志强', '桂英'])('%s', (name) => {
    for (const context of contexts) {
      const to = person.protect(name, context);
      expect(Array.from(to).length).toBeGreaterThan(1);
      expect(person.recover(to, context)).toBe(name);
    }
  });

  test.each([true, false])('one is among eight at least, its gender kept: %s', (keepGender) => {
    const ones = Array.from(names).filter(
      ([word, { script, kind }]) => script === 'Hani' && kind !== 'family' && word.length === 1,
    );
    expect(ones.length).toBeGreaterThan(100);
    for (const [word] of ones) expect(nameList(word, keepGender)?.size ?? 8, word).toBeGreaterThanOrEqual(8);
  });
});

test.each(['김', '박', '최'])('a common family name of Korea becomes one: %s', (name) => {
  for (const context of contexts) {
    const to = person.protect(`${name}민서`, context);
    expect(names.get(to.charAt(0))?.index).toBeLessThan(44);
    expect(person.recover(to, context)).toBe(`${name}민서`);
  }
});
