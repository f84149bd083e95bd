import { describe, expect, it } from 'vitest';
import { threadsFor, watchCores } from '../../../main/workers/models/cores';

const watched = () => {
  const time = { now: 0, others: 0 };
  const isAlone = watchCores(
    () => time.now,
    () => time.others,
  );
  return (passed: number, others: number): boolean => {
    time.now += passed;
    time.others += others;
    return isAlone();
  };
};

describe('a model that reads', () => {
  it('has the cores for itself where other programs took next to none of the time since the last look', () => {
    const after = watched();
    expect(after(500, 20)).toBe(true);
    expect(after(500, 400)).toBe(false);
    expect(after(500, 0)).toBe(true);
  });

  it('does not where that is not known: at first, and after a pause', () => {
    const after = watched();
    expect(after(10, 0)).toBe(false);
    expect(after(490, 0)).toBe(true);
    expect(after(60_000, 0)).toBe(false);
  });

  it('is not judged anew by moments too short to count', () => {
    const after = watched();
    expect(after(500, 0)).toBe(true);
    expect(after(20, 20)).toBe(true);
    expect(after(100, 20)).toBe(false);
  });
});

describe('the threads of a model', () => {
  it.each([
    ['one core of two', 1, 2, { shared: 1, alone: 1 }],
    ['two cores', 2, 2, { shared: 1, alone: 2 }],
    ['eight, half of them twins', 8, 4, { shared: 4, alone: 4 }],
    ['three of eight', 3, 8, { shared: 2, alone: 3 }],
  ])('are never more than the cores that it may use: %s', (_, available, mathCores, threads) => {
    expect(threadsFor(null, available, mathCores)).toEqual(threads);
  });

  it('are those that the user set', () => {
    expect(threadsFor(3, 2, 2)).toEqual({ shared: 3, alone: 3 });
  });
});
