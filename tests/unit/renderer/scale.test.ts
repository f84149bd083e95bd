import { describe, expect, it } from 'vitest';
import { createScale } from '../../../renderer/features/inspector/scale';
import { epsilonRange, sliderRanges } from '../../../shared/domain';

describe('the scale of ε', () => {
  const { positionOf, at, byKey } = createScale(epsilonRange, 0.45);

  it('runs from end to end, with 1.0 at 38 %', () => {
    expect(positionOf(0.1)).toBe(0);
    expect(positionOf(5)).toBe(1);
    expect(positionOf(1)).toBeCloseTo(0.38, 2);
  });

  it('leads back from each position to its ε', () => {
    for (let tenth = 1; tenth <= 50; tenth += 1) expect(at(positionOf(tenth / 10))).toBe(tenth / 10);
  });

  it('moves by tenths of ε, and by whole ones, and stops at the ends', () => {
    expect(byKey(0.2, 'ArrowRight', false)).toBe(0.3);
    expect(byKey(0.3, 'ArrowDown', false)).toBe(0.2);
    expect(byKey(1, 'PageUp', false)).toBe(2);
    expect(byKey(1, 'ArrowLeft', true)).toBe(0.1);
    expect(byKey(4.9, 'PageUp', false)).toBe(5);
    expect(byKey(1, 'Home', false)).toBe(0.1);
    expect(byKey(1, 'End', false)).toBe(5);
    expect(byKey(1, 'Tab', false)).toBeNull();
  });
});

describe("the other modes' scales", () => {
  it.each(Object.values(sliderRanges))('leads back from each step of $min to $max', (range) => {
    const { positionOf, at } = createScale(range, 1);
    for (let value = range.min; value <= range.max; value += range.step)
      expect(at(positionOf(value))).toBeCloseTo(value, 6);
  });
});
