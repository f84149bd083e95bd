import { describe, expect, test } from 'vitest';
import { createRecent } from '../../../main/engine/privacy/recent';

describe('what was made lately', () => {
  test('is found again, the newest of a name', () => {
    const recent = createRecent<number>(10);
    recent.set('a', 1, 1);
    recent.set('a', 2, 1);
    expect(recent.get('a')).toBe(2);
    expect(recent.get('b')).toBeUndefined();
  });

  test('stays while it is asked for, and what is not goes', () => {
    const recent = createRecent<number>(10);
    recent.set('used', 0, 1);
    recent.set('unused', 0, 1);
    for (let at = 0; at < 100; at++) {
      recent.set(`other ${at}`, at, 1);
      expect(recent.get('used')).toBe(0);
    }
    expect(recent.get('unused')).toBeUndefined();
  });

  test('is never more than the weight that is given, but for one that is heavier by itself', () => {
    const recent = createRecent<number>(10);
    for (let at = 0; at < 100; at++) recent.set(`${at}`, at, 2);
    const kept = Array.from({ length: 100 }, (_, at) => recent.get(`${at}`)).filter((value) => value !== undefined);
    expect(kept.length).toBeLessThanOrEqual(5);
    recent.set('heavy', 1, 1000);
    expect(recent.get('heavy')).toBe(1);
  });
});
