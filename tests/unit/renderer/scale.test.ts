import { describe, expect, it } from 'vitest';
import { epsilonAt, epsilonByKey, positionOf } from '../../../renderer/features/inspector/scale';

describe('the scale of ε', () => {
  it('runs from end to end, with 1.0 at 38 %', () => {
    expect(positionOf(0.1)).toBe(0);
    expect(positionOf(5)).toBe(1);
    expect(positionOf(1)).toBeCloseTo(0.38, 2);
  });

  it('leads back from each position to its ε', () => {
    for (let tenth = 1; tenth <= 50; tenth += 1) expect(epsilonAt(positionOf(tenth / 10))).toBe(tenth / 10);
  });

  it('moves by tenths of ε, and by whole ones, and stops at the ends', () => {
    expect(epsilonByKey(0.2, 'ArrowRight', false)).toBe(0.3);
    expect(epsilonByKey(0.3, 'ArrowDown', false)).toBe(0.2);
    expect(epsilonByKey(1, 'PageUp', false)).toBe(2);
    expect(epsilonByKey(1, 'ArrowLeft', true)).toBe(0.1);
    expect(epsilonByKey(4.9, 'PageUp', false)).toBe(5);
    expect(epsilonByKey(1, 'Home', false)).toBe(0.1);
    expect(epsilonByKey(1, 'End', false)).toBe(5);
    expect(epsilonByKey(1, 'Tab', false)).toBeNull();
  });
});
