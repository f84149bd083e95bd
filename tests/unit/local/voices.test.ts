import { describe, expect, it } from 'vitest';
import { voices } from '../../../bench/local/voices';
import { combined } from '../../../main/engine/local/infer/combine';
import { inClear } from '../../../main/engine/local/infer/kept';
import { guesses, inferred } from './inferred';

const rank = { possible: 1, likely: 2, sure: 3 } as const;

describe('what voices of many kinds tell', () => {
  it.each(voices.map((voice) => [voice.text, voice] as const))('%s', (text, { said, perhaps }) => {
    const inferences = inferred(text);
    const own = guesses(inferences).filter((each) => !each.endsWith(inClear) && !each.includes(combined));
    expect(own).toEqual(expect.arrayContaining([...said]));
    expect(own.filter((each) => !said.includes(each) && !perhaps.includes(each))).toEqual([]);
    // Who protects the words of a guess leaves it no words to rest on.
    for (const { attribute, guess, certainty, clues } of inferences) {
      const decisions = clues.flatMap(({ decision }) => decision ?? []);
      const left = inferred(text, decisions).find((each) => each.attribute === attribute && each.guess === guess);
      expect(left === undefined || rank[left.certainty] < rank[certainty], guess).toBe(true);
    }
  });

  it('are of a third that tells nothing', () => {
    const silent = voices.filter(({ said, missed, perhaps }) => said.length + missed.length + perhaps.length === 0);
    expect(silent.length).toBeGreaterThan(voices.length / 3);
  });
});
