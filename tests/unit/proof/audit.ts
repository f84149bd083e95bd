import { atLeast, noMoreThan } from './statistics';

/** A mechanism as the auditor sees it: the output for an index, another one at every run. */
export type Mechanism = (index: number, run: number) => number;

/** A set of outputs: those up to, from, or at a point. */
interface Event {
  readonly side: 'up to' | 'from' | 'at';
  readonly point: number;
}

const holds = ({ side, point }: Event, output: number): boolean =>
  side === 'at' ? output === point : side === 'from' ? output >= point : output <= point;

const countsOf = (outputs: readonly number[], size: number): number[] => {
  const counts = new Array<number>(size).fill(0);
  for (const output of outputs) counts[output] = (counts[output] ?? 0) + 1;
  return counts;
};

/** How often each event holds, from counts alone. */
const hits = (counts: readonly number[], { side, point }: Event): number =>
  counts.reduce((sum, count, output) => sum + (holds({ side, point }, output) ? count : 0), 0);

export interface Audit {
  /** The ε that the outputs for two neighbours show, as they were counted. */
  readonly estimate: number;
  /** The ε that they prove: wrong once in a million at most. */
  readonly proven: number;
}

/**
 * Draws for two neighbours, `runs` times each. On the first half the auditor looks for the event that speaks most for
 * one of them; on the second half it is measured, so that looking costs no confidence.
 */
export const audit = (mechanism: Mechanism, indices: readonly [number, number], size: number, runs: number): Audit => {
  const half = Math.floor(runs / 2);
  const drawn = indices.map((index) => Array.from({ length: 2 * half }, (_, run) => mechanism(index, run)));
  const [look, measure] = [0, half].map((from) =>
    drawn.map((outputs) => countsOf(outputs.slice(from, from + half), size)),
  ) as [[number[], number[]], [number[], number[]]];
  const odds = (counts: readonly number[][], event: Event, order: readonly [number, number]): number =>
    Math.log(
      atLeast(hits(counts[order[0]] ?? [], event), half) / noMoreThan(hits(counts[order[1]] ?? [], event), half),
    );
  // A grid of many points: those where something was drawn, and not more than 60 of them.
  const drawnAt = look[0].flatMap((count, point) => (count + (look[1][point] ?? 0) > 0 ? [point] : []));
  const step = Math.max(1, Math.floor(drawnAt.length / 60));
  const points = drawnAt.filter((_, at) => at % step === 0 || indices.includes(drawnAt[at] ?? -1));
  let best: { event: Event; order: readonly [number, number]; odds: number } | null = null;
  for (const point of points)
    for (const side of ['up to', 'from', 'at'] as const)
      for (const order of [
        [0, 1],
        [1, 0],
      ] as const) {
        const event = { side, point };
        const found = odds(look, event, order);
        if (best === null || found > best.odds) best = { event, order, odds: found };
      }
  if (best === null) return { estimate: 0, proven: 0 };
  const { event, order } = best;
  const [mine, theirs] = order.map((at) => hits(measure[at] ?? [], event));
  return {
    estimate: Math.log((mine ?? 0) / (theirs ?? 0)),
    proven: Math.max(0, odds(measure, event, order)),
  };
};
