import type { Figure } from './figures';
import { rootsOf } from './formula';
import type { Proposal } from './proposal';

/**
 * The dependencies that hold together: each figure has one formula at most, and none follows from itself. The
 * stronger proposal counts, then the nearer one, then the one for the later figure: what is said first is the root.
 */
export const choose = (proposals: readonly Proposal[], figures: readonly Figure[]): Map<number, Proposal> => {
  const chosen = new Map<number, Proposal>();
  const follows = (figure: number, from: number): boolean => {
    const seen = new Set<number>();
    const open = [figure];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === from) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      const formula = chosen.get(next)?.formula;
      if (formula !== undefined) open.push(...rootsOf(formula));
    }
    return false;
  };
  const order = [...proposals].sort(
    (a, b) => b.strength - a.strength || a.distance - b.distance || b.derived - a.derived,
  );
  for (const proposal of order) {
    const { derived, formula } = proposal;
    if (figures[derived]?.free !== true || chosen.has(derived)) continue;
    if (rootsOf(formula).some((root) => follows(root, derived))) continue;
    chosen.set(derived, proposal);
  }
  return chosen;
};

/** Roots before what follows from them. */
export const inOrder = (chosen: ReadonlyMap<number, Proposal>): Proposal[] => {
  const ordered: Proposal[] = [];
  const done = new Set<number>();
  for (const first of chosen.keys()) {
    const open = [first];
    for (let figure = open.at(-1); figure !== undefined; figure = open.at(-1)) {
      const proposal = chosen.get(figure);
      const before =
        proposal === undefined || done.has(figure)
          ? []
          : rootsOf(proposal.formula).filter((root) => chosen.has(root) && !done.has(root));
      if (before.length > 0) {
        open.push(...before);
        continue;
      }
      open.pop();
      if (proposal !== undefined && !done.has(figure)) ordered.push(proposal);
      done.add(figure);
    }
  }
  return ordered;
};
