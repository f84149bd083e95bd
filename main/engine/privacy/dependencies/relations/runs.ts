import { rational } from '../../noise/rational';
import { type Mention, type Reading, sameUnit } from '../figures';
import { negative, one, over, sumOf } from '../formula';
import { joined, mayBe, type Proposal, propose, strengths } from '../proposal';

/** The longest list in a sentence. */
export const longestList = 12;

/** A run of numbers that a total sums: those right before it, as many as it takes, at least two. */
export const runBefore = (
  reading: Reading,
  list: readonly Mention[],
  at: number,
  longest: number,
  strength: number,
): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  let sum = 0;
  const parts: Mention[] = [];
  for (let from = at - 1; from >= 0 && parts.length < longest; from--) {
    const part = list[from];
    if (part === undefined || !sameUnit(part.figure, derived.figure)) break;
    parts.unshift(part);
    sum += part.figure.size;
    if (parts.length < 2 || !mayBe(sum, derived.figure)) continue;
    const proposal = proposeSum(reading, derived, parts, strength);
    if (proposal !== null) return proposal;
  }
  return null;
};

export const runAfter = (
  reading: Reading,
  list: readonly Mention[],
  at: number,
  longest: number,
  strength: number,
): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  let sum = 0;
  const parts: Mention[] = [];
  for (let to = at + 1; to < list.length && parts.length < longest; to++) {
    const part = list[to];
    if (part === undefined || !sameUnit(part.figure, derived.figure)) break;
    parts.push(part);
    sum += part.figure.size;
    if (parts.length < 2 || !mayBe(sum, derived.figure)) continue;
    const proposal = proposeSum(reading, derived, parts, strength);
    if (proposal !== null) return proposal;
  }
  return null;
};

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
  if (proposal === null || derived.figure.size * smallRest > first.figure.size) return proposal;
  return { ...proposal, rather: proposeSum(reading, first, [...others, derived], strength + 0.5) };
};

export const restOfRun = (
  reading: Reading,
  list: readonly Mention[],
  at: number,
  longest: number,
  strength: number,
): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  let taken = 0;
  const parts: Mention[] = [];
  for (let from = at - 1; from >= 0 && parts.length < longest; from--) {
    const part = list[from];
    if (part === undefined || !sameUnit(part.figure, derived.figure)) break;
    parts.unshift(part);
    if (parts.length > 1 && mayBe(part.figure.size - taken, derived.figure)) {
      const proposal = proposeRest(reading, derived, parts, strength);
      if (proposal !== null) return proposal;
    }
    taken += part.figure.size;
  }
  return null;
};

export const meanOfRun = (reading: Reading, list: readonly Mention[], at: number): Proposal | null => {
  const derived = list[at];
  if (derived === undefined) return null;
  for (const step of [-1, 1]) {
    let sum = 0;
    const parts: Mention[] = [];
    for (let next = at + step; list[next] !== undefined && parts.length < longestList; next += step) {
      const part = list[next];
      if (part === undefined || !sameUnit(part.figure, derived.figure)) break;
      parts.push(part);
      sum += part.figure.size;
      if (parts.length < 2 || !mayBe(sum / parts.length, derived.figure)) continue;
      const each = over(one, rational(BigInt(parts.length)));
      const formula = sumOf(
        parts.map(({ figure }) => figure.index),
        parts.map(() => each),
      );
      const proposal = propose(
        reading,
        derived,
        formula,
        parts,
        `(${joined(parts, ' + ')}) ÷ ${parts.length}`,
        strengths.mean,
      );
      if (proposal !== null) return proposal;
    }
  }
  return null;
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
