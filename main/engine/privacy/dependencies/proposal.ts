import type { Link } from '../../../../shared/ipc';
import type { Rational } from '../noise/rational';
import { explains, type Figure, type Mention, type Reading } from './figures';
import { type Formula, rootsOf } from './formula';

/** A way in which one figure may follow from others: arithmetic and a cue agree on it. */
export interface Proposal {
  /** Index of the figure. */
  readonly derived: number;
  readonly formula: Formula;
  /** With the draft's own values: "12 × $7,000". */
  readonly says: string;
  /** How sure the cue is: of two ways the stronger one counts, then the nearer one. */
  readonly strength: number;
  /** Characters between the derived figure and the farthest root. */
  readonly distance: number;
  readonly source: Link['source'];
  /** What the derived figure is rounded to, where that is coarser than its last digit. */
  readonly to?: Rational;
  /** The same relation turned so that it counts first, where the figure that it derives is free. */
  readonly rather?: Proposal | null;
  /**
   * … and so that it counts first where a percentage came out of the figure, as a gain may not become a loss; or where the
   * stand-ins leave nothing that the figure can be.
   */
  readonly turned?: Proposal | null;
  /** What a percentage among the roots is, to the last digit that it shows, once the derived figure is rounded. */
  readonly settled?: Proposal | null;
}

/** Looks for one kind of dependency. Time linear in the mentions. */
export type Relation = (reading: Reading) => Proposal[];

export const strengths = {
  user: 100,
  equation: 90,
  tableTotal: 80,
  rowShare: 79,
  multiple: 75,
  birth: 70,
  /** By a percentage that stays: what does not follow makes it false. */
  keptShare: 69,
  /** A percentage that came out of amounts: those do not follow from it to their last digit. */
  measured: 69.5,
  keptChange: 67.5,
  total: 68,
  rest: 66,
  product: 64,
  loan: 63,
  conversion: 62,
  measure: 60,
  share: 50,
  change: 49,
  /** A change of which the words say that it follows. */
  told: 49.5,
  /** Another share of the same whole, which is not said. */
  sibling: 47,
  fraction: 45,
  mean: 42,
  round: 40,
  /** The same relation the other way round, for where the first cannot be. */
  turned: 25,
  model: 20,
} as const;

/** A proposal where the formula gives the figure; null otherwise. */
export const propose = (
  reading: Reading,
  derived: Mention,
  formula: Formula,
  roots: readonly Mention[],
  says: string,
  strength: number,
): Proposal | null => {
  const { figure } = derived;
  if (figure.type === null || rootsOf(formula).includes(figure.index)) return null;
  if (!roots.some((root) => root.figure.type !== null)) return null;
  if (!explains(formula, figure, reading.figures)) return null;
  const distance = Math.max(...roots.map((root) => Math.abs(root.start - derived.start)));
  return { derived: figure.index, formula, says, strength, distance, source: 'arithmetic' };
};

/** A first look in doubles, for loops over many pairs: false only where the exact answer is no. */
export const mayBe = (value: number, { size, step }: Pick<Figure, 'size' | 'step'>): boolean => {
  const half = Number(step.numerator) / Number(step.denominator) / 2;
  return Math.abs(value - size) <= half * 1.000001 + Math.abs(size) * 1e-9;
};

export const joined = (figures: readonly { readonly figure: Figure }[], sign: string): string =>
  figures.length > 6
    ? `${figures
        .slice(0, 3)
        .map(({ figure }) => figure.text)
        .join(sign)}${sign}…${sign}${figures.at(-1)?.figure.text}`
    : figures.map(({ figure }) => figure.text).join(sign);
