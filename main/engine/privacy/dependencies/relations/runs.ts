import { rational } from '../../noise/rational';
import { deducted } from '../cues/changes';
import { type Mention, type Reading, sameUnit } from '../figures';
import { about, negative, one, over, sumOf } from '../formula';
import { joined, mayBe, type Proposal, propose, strengths } from '../proposal';

/** The longest list in a sentence. */
export const longestList = 12;

/**
 * Grows a run from beside `at`, its numbers in the order of the text, while they are of one unit with it; the first
 * proposal that is made of it.
 * @param of Asked at each number that comes to the run.
 */
const growRun = (
  list: readonly Mention[],
  at: number,
  step: 1 | -1,
  longest: number,
  of: (derived: Mention, parts: readonly Mention[], newest: Mention) => Proposal | null,
): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  const parts: Mention[] = [];
  for (let next = at + step; parts.length < longest; next += step) {
    const part = list[next];
    if (part === undefined || !sameUnit(part.figure, derived.figure)) return null;
    if (step === 1) parts.push(part);
    else parts.unshift(part);
    const proposal = of(derived, parts, part);
    if (proposal !== null) return proposal;
  }
  return null;
};

/** A run of numbers that a total sums: those right beside it, as many as it takes, at least two. */
const runOf =
  (step: 1 | -1) =>
  (reading: Reading, list: readonly Mention[], at: number, longest: number, strength: number): Proposal | null => {
    let sum = 0;
    return growRun(list, at, step, longest, (derived, parts, newest) => {
      sum += newest.figure.size;
      return parts.length > 1 && mayBe(sum, derived.figure) ? proposeSum(reading, derived, parts, strength) : null;
    });
  };

export const runBefore = runOf(-1);
export const runAfter = runOf(1);

export const proposeSum = (
  reading: Reading,
  derived: Mention,
  parts: readonly Mention[],
  strength: number,
): Proposal | null =>
  propose(reading, derived, sumOf(parts.map(({ figure }) => figure.index)), parts, joined(parts, ' + '), strength);

/** A rest that is a smaller part of the whole than this one by so many is rather a root: its noise would be the whole's. */
const smallRest = 4;

/** What is left of the first of a run after all the others. */
export const proposeRest = (
  reading: Reading,
  derived: Mention,
  [first, ...others]: readonly Mention[],
  strength: number,
): Proposal | null => {
  if (first === undefined) return null;
  const factors = [one, ...others.map(() => negative(one))];
  const all = [first, ...others];
  const indices = all.map(({ figure }) => figure.index);
  const proposal = propose(reading, derived, sumOf(indices, factors), all, joined(all, ' − '), strength);
  if (proposal === null) return null;
  const turned = proposeSum(reading, first, [...others, derived], strength + 0.5);
  return derived.figure.size * smallRest > first.figure.size
    ? { ...proposal, turned }
    : { ...proposal, rather: turned };
};

export const restOfRun = (
  reading: Reading,
  list: readonly Mention[],
  at: number,
  longest: number,
  strength: number,
): Proposal | null => {
  let taken = 0;
  return growRun(list, at, -1, longest, (derived, parts, first) => {
    const left = first.figure.size - taken;
    taken += first.figure.size;
    return parts.length > 1 && mayBe(left, derived.figure) ? proposeRest(reading, derived, parts, strength) : null;
  });
};

/** A number of fewer steps fits some way of taking others away by chance: there each must be said to be taken. */
const exact = 20_000;
const longestMixed = 10;

/** "discount 10 % 114": with its percentage. */
const isDeducted = ({ text }: Reading, { start }: Mention): boolean => {
  const ahead = text.slice(Math.max(0, start - 28), start);
  return deducted.test(ahead.slice(ahead.search(/[^,;\n]*$/)));
};

/** "Salary 1,350, allowance 166.32, tax 189, insurance 148.50, net 1,178.82": the first are added, the ones behind them taken away. */
export const mixedRun = (reading: Reading, list: readonly Mention[], at: number, strength: number): Proposal | null => {
  const { size, step } = list[at]?.figure ?? { size: 0, step: one };
  const steps = size / about(step);
  return growRun(list, at, -1, longestMixed, (derived, parts) => {
    const sum = parts.reduce((total, { figure }) => total + figure.size, 0);
    let added = parts[0]?.figure.size ?? 0;
    for (let count = 2; count < parts.length; count++) {
      added += parts[count - 1]?.figure.size ?? 0;
      if (!mayBe(2 * added - sum, derived.figure)) continue;
      if (steps < exact && !parts.slice(count).every((part) => isDeducted(reading, part))) continue;
      const formula = sumOf(
        parts.map(({ figure }) => figure.index),
        parts.map((_, place) => (place < count ? one : negative(one))),
      );
      const says = `${joined(parts.slice(0, count), ' + ')} − ${joined(parts.slice(count), ' − ')}`;
      const proposal = propose(reading, derived, formula, parts, says, strength);
      if (proposal !== null) return proposal;
    }
    return null;
  });
};

/** The mean of some, the nearest first. Where it is one of them as well, it is the mean of the others. */
export const proposeMean = (
  reading: Reading,
  derived: Mention,
  run: readonly Mention[],
  strength: number,
): Proposal | null => {
  const parts = run.filter(({ figure }) => figure.index !== derived.figure.index);
  if (parts.length < 2) return null;
  const each = over(one, rational(BigInt(parts.length)));
  const formula = sumOf(
    parts.map(({ figure }) => figure.index),
    parts.map(() => each),
  );
  return propose(reading, derived, formula, parts, `(${joined(parts, ' + ')}) ÷ ${parts.length}`, strength);
};

export const meanOfRun = (reading: Reading, list: readonly Mention[], at: number): Proposal | null => {
  const meanOf = (step: 1 | -1): Proposal | null => {
    let sum = 0;
    return growRun(list, at, step, longestList, (derived, run, newest) => {
      sum += newest.figure.size;
      if (run.length < 2 || !mayBe(sum / run.length, derived.figure)) return null;
      return proposeMean(reading, derived, step === 1 ? run : run.toReversed(), strengths.mean);
    });
  };
  return meanOf(-1) ?? meanOf(1);
};

/** Two of a few that add up to, or differ by, what a cue says is a total or a rest. */
export const ofTwo = (
  reading: Reading,
  derived: Mention,
  others: readonly Mention[],
  wanted: '+' | '−',
  strength: number,
): Proposal | null => {
  for (const [at, a] of others.entries())
    for (const b of others.slice(at + 1)) {
      if (
        a.figure.index === b.figure.index ||
        !sameUnit(a.figure, derived.figure) ||
        !sameUnit(b.figure, derived.figure)
      )
        continue;
      if (wanted === '+' && mayBe(a.figure.size + b.figure.size, derived.figure)) {
        const proposal = proposeSum(reading, derived, [a, b], strength);
        if (proposal !== null) return proposal;
      }
      const [more, less] = a.figure.size > b.figure.size ? [a, b] : [b, a];
      if (wanted === '−' && mayBe(more.figure.size - less.figure.size, derived.figure)) {
        const proposal = proposeRest(reading, derived, [more, less], strength);
        if (proposal !== null) return proposal;
      }
    }
  return null;
};
