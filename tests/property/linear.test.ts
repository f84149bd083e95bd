import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deriveKeys } from '../../main/engine/keys';
import { findEvidence } from '../../main/engine/local/infer/evidence';
import { detect, restore, sanitize } from '../../main/engine/privacy';
import { prepare } from '../../main/engine/privacy/text/prepare';
import { defaultPolicy, type Replacement } from '../../shared/domain';
import { cpu } from '../cpu';
import { type Pattern, patterns, searching, unitsOf } from './patterns';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 600_000 });

/** With `LONG=1` every unit of every expression goes the whole way, not the hard ones only, and four times as far. */
const long = process.env.LONG !== undefined;
const farthest = long ? 40_000 : 10_000;

const keys = deriveKeys(new Uint8Array(32).fill(5));

/** As long as asked, and an end that no unit fits. */
const repeated = (unit: string, length: number): string => `${unit.repeat(Math.ceil(length / unit.length))}\u0001`;

const wholeWay = (text: string): void => {
  const spans = detect(text, { decisions: [], known: [] });
  const { text: sanitized, findings } = sanitize(
    text,
    spans,
    { conversation: 'c', committed: [] },
    defaultPolicy,
    keys,
  );
  const sent = findings.filter((finding): finding is Replacement => finding.mechanism !== null);
  restore(sanitized, sent.slice(0, 50));
  findEvidence(sanitized, findings);
};

let all: Pattern[];
beforeAll(async () => {
  all = await patterns();
  wholeWay('Dear Maria, I earn $84,500 since 3 March 2020.');
});

/** A search that takes this long over 12,000 characters does more than read them. */
const hardFor = 40;

describe('time grows linearly', () => {
  test('the expressions are read off the source', () => {
    expect(all.filter(({ flags }) => flags !== null).length).toBeGreaterThan(300);
    const digits: Pattern = { file: '', source: '(?:a|b)+[xy]\\d{2}', flags: 'u' };
    expect(unitsOf(digits)).toEqual(expect.arrayContaining(['a', 'x', 'y', 'b']));
    // The finder of hard texts finds one.
    const bad: Pattern = { file: '', source: '(a+)+$', flags: 'u' };
    expect(Math.max(...unitsOf(bad).map((unit) => searching(bad, [repeated(unit, 12_000)], 500)))).toBe(500);
  });

  test('for the repetition of what is hard for any expression alone', () => {
    const expressions = all.filter(({ flags }) => flags !== null);
    const hard = new Set<string>();
    for (const expression of expressions) {
      const units = [...new Set(unitsOf(expression))].filter((unit) => !hard.has(unit));
      const isHard = (...some: string[]): boolean =>
        searching(
          expression,
          some.map((unit) => repeated(unit, 12_000)),
          2 * hardFor,
        ) > hardFor;
      // Most expressions look for all of theirs in less time than one may take.
      if (long || isHard(...units)) for (const unit of units) if (long || isHard(unit)) hard.add(unit);
    }
    for (const unit of hard) {
      const fourfold = cpu(() => wholeWay(repeated(unit, farthest)));
      // A tenth of a millisecond a character: a draft of the largest size would take minutes.
      expect(fourfold, `${JSON.stringify(unit)} is slow`).toBeLessThan(0.15 * farthest);
      // So little time says nothing of its growth.
      if (fourfold < 0.0375 * farthest) continue;
      const short = cpu(() => wholeWay(repeated(unit, farthest / 4)));
      // Quadratic work would take sixteen times as long.
      expect(fourfold, `${JSON.stringify(unit)}: ${short} ms, then ${fourfold} ms`).toBeLessThan(8 * short);
    }
  });

  test.each(['*1* ', '_a b_ ', '**Anna** said so. '])('for what is stressed again and again: %s', (unit) => {
    const prepared = (length: number): number => cpu(() => void prepare(repeated(unit, length)));
    prepared(20_000);
    expect(prepared(160_000)).toBeLessThan(32 * Math.max(2, prepared(20_000)));
  });

  test('for the names of accounts in a script without spaces, one behind another', () => {
    const read = (length: number): number =>
      cpu(() => void detect('我的昵称是'.repeat(length / 5), { decisions: [], known: [] }));
    read(500);
    expect(read(2000)).toBeLessThan(1000);
  });

  test('for one sentence without an end in which each word may tell something', () => {
    const read = (length: number): number => cpu(() => findEvidence(repeated('€aEURa', length), []));
    // Once for what is made at first.
    read(10_000);
    const short = read(10_000);
    expect(read(40_000)).toBeLessThan(8 * short);
  });
});
