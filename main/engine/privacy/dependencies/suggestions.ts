import type { ValueRef } from '../../../../shared/domain';
import { rational } from '../noise/rational';
import { type FigureOf, figureFinder } from './decisions';
import { explains, type Figure, type Reading } from './figures';
import { type Formula, hundred, multipleOf, negative, one, productOf, sumOf, zero } from './formula';
import { joined, type Proposal, strengths } from './proposal';

/**
 * What a local model says of a draft's values, each named by its text. Believed only where arithmetic agrees. It is asked
 * before the pure core runs; what it says goes in as data.
 */
export interface Suggestion {
  readonly derived: ValueRef;
  readonly roots: readonly ValueRef[];
  /** `difference`: the first less all others. `multiple`: `factor` times the root. `percentage`: the first in percent of the second. */
  readonly relation: 'sum' | 'difference' | 'product' | 'ratio' | 'percentage' | 'multiple';
  /** A decimal number; of a multiple only. */
  readonly factor?: string;
}

const factorOf = (written: string | undefined) => {
  const digits = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(written ?? '');
  return digits === null
    ? null
    : rational(BigInt(`${digits[1]}${digits[2] ?? ''}`), 10n ** BigInt(digits[2]?.length ?? 0));
};

const formulaOf = (
  { relation, factor }: Suggestion,
  roots: readonly Figure[],
): { formula: Formula; says: string } | null => {
  const indices = roots.map(({ index }) => index);
  const [first = 0, second = 0] = indices;
  const two = indices.length === 2;
  const says = (sign: string): string =>
    joined(
      roots.map((figure) => ({ figure })),
      sign,
    );
  switch (relation) {
    case 'sum':
      return { formula: sumOf(indices), says: says(' + ') };
    case 'difference':
      return {
        formula: sumOf(
          indices,
          indices.map((_, at) => (at === 0 ? one : negative(one))),
        ),
        says: says(' − '),
      };
    case 'product':
      return { formula: productOf(one, ...indices.map((index) => [index, 1] as const)), says: says(' × ') };
    case 'ratio':
      return two ? { formula: productOf(one, [first, 1], [second, -1]), says: says(' ÷ ') } : null;
    case 'percentage':
      return two ? { formula: productOf(hundred, [first, 1], [second, -1]), says: says(' ÷ ') } : null;
    case 'multiple': {
      const times = factorOf(factor);
      return times === null || times.numerator === zero.numerator || indices.length !== 1
        ? null
        : { formula: multipleOf(first, times), says: `${factor} × ${says('')}` };
    }
  }
};

/** The suggestions that are true to the last digit shown. */
export const believed = (suggestions: readonly Suggestion[], reading: Reading): Proposal[] => {
  const figureOf: FigureOf = figureFinder(reading);
  return suggestions.flatMap((suggestion): Proposal[] => {
    const derived = figureOf(suggestion.derived);
    const roots = suggestion.roots.flatMap((root) => figureOf(root) ?? []);
    if (derived === null || roots.length === 0 || roots.length !== suggestion.roots.length || roots.includes(derived))
      return [];
    const found = formulaOf(suggestion, roots);
    if (found === null || !explains(found.formula, derived, reading.figures)) return [];
    return [{ derived: derived.index, ...found, strength: strengths.model, distance: 0, source: 'model' }];
  });
};
