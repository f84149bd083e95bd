import type { LinkDecision, ValueRef } from '../../../../shared/domain';
import { plus } from '../noise/rational';
import { valueKey } from '../values';
import { explains, type Figure, type Reading } from './figures';
import { multipleOf, negative, one, over, rootsOf, sumOf, zero } from './formula';
import { joined, type Proposal, strengths } from './proposal';

/** The figure that a value stands for in a draft. */
export type FigureOf = (value: ValueRef) => Figure | null;

export const figureFinder = ({ figures }: Reading): FigureOf => {
  const byKey = new Map(
    figures.flatMap((figure) => (figure.type === null ? [] : [[valueKey(figure.type, figure.text), figure]])),
  );
  return ({ type, value }) => byKey.get(valueKey(type, value)) ?? null;
};

const isBirth = ({ type }: Figure): boolean => type === 'AGE' || type === 'DATE_OF_BIRTH';

/**
 * Values that the user linked: a sum where they add up, an age and a birth by what they add up to, otherwise in
 * proportion.
 */
const linkedByUser = (decision: LinkDecision, figureOf: FigureOf, { figures }: Reading): Proposal[] => {
  const derived = figureOf(decision.derived);
  const roots = decision.roots.flatMap((root) => figureOf(root) ?? []);
  if (derived === null || roots.length !== decision.roots.length || roots.includes(derived)) return [];
  const shared = { derived: derived.index, strength: strengths.user, distance: 0, source: 'user' as const };
  const indices = roots.map(({ index }) => index);
  const total = roots.reduce((sum, { value }) => plus(sum, value), zero);
  if (total.numerator === 0n || derived.value.numerator === 0n) return [];
  const [only] = roots;
  if (only !== undefined && roots.length === 1 && only.type !== derived.type && isBirth(only) && isBirth(derived)) {
    const sum = plus(only.value, derived.value);
    const year = `${sum.numerator / sum.denominator}`;
    return [{ ...shared, formula: sumOf(indices, [negative(one)], sum), says: `${year} − ${only.value.numerator}` }];
  }
  const texts = joined(
    roots.map((figure) => ({ figure })),
    ' + ',
  );
  const sum = sumOf(indices);
  if (roots.length > 1 && explains(sum, derived, figures)) return [{ ...shared, formula: sum, says: texts }];
  const ratio = over(derived.value, total);
  const formula =
    roots.length === 1
      ? multipleOf(indices[0] ?? 0, ratio)
      : sumOf(
          indices,
          roots.map(() => ratio),
        );
  const share = Number(ratio.numerator) / Number(ratio.denominator);
  const says = `${Number.isInteger(share) ? share : share.toPrecision(4)} × ${roots.length === 1 ? texts : `(${texts})`}`;
  return [{ ...shared, formula, says }];
};

/** What the user linked, and whether the user took apart what a proposal links. */
export const readDecisions = (decisions: readonly LinkDecision[], reading: Reading) => {
  const figureOf = figureFinder(reading);
  const apart = decisions
    .filter(({ linked }) => !linked)
    .flatMap(({ derived, roots }) => {
      const figure = figureOf(derived);
      return figure === null
        ? []
        : [{ derived: figure.index, roots: new Set(roots.flatMap((root) => figureOf(root)?.index ?? [])) }];
    });
  return {
    linked: decisions.filter(({ linked }) => linked).flatMap((decision) => linkedByUser(decision, figureOf, reading)),
    /** In whichever direction: what is apart does not come back turned round. */
    isApart: ({ derived, formula }: Proposal): boolean => {
      if (apart.length === 0) return false;
      const members = new Set([derived, ...rootsOf(formula)]);
      return apart.some((each) => members.has(each.derived) && [...each.roots].some((root) => members.has(root)));
    },
  };
};
