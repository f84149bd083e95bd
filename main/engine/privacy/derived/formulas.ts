import { minus, one, over, zero } from '../dependencies/formula';
import { plus, type Rational, rational, times } from '../noise/rational';
import type { Root } from './roots';

/** A number that the reply itself names, and that stays: a rate, a percentage. */
export interface Constant {
  readonly value: Rational;
  /** About its value. */
  readonly size: number;
  readonly percent: boolean;
  readonly text: string;
}

/** One way to get a number from the conversation's. */
export interface Way {
  /** Of the stand-ins, or of the user's own numbers. */
  of(pick: (root: Root) => Rational): Rational;
  readonly says: string;
}

/** Of one currency; undefined where the way may lead to another. */
type Unit = string | null | undefined;

/**
 * Looks at a way that gives about `size` of the stand-ins. Of thousands hardly one fits: a way is made only where it
 * may.
 */
type Visit = (size: number, unit: Unit, make: () => Way) => void;

/** Ways of one kind. */
export type Level = (visit: Visit) => void;

/** What amounts are multiplied and divided by without a word: parts of a year, and a few. */
const factors: readonly number[] = [12, 52, 26, 24, 4, 365, 260, 2080, 2, 3, 5, 10, 6];
const hundred = rational(100n);

/** So many numbers are tried in pairs with a factor on top. */
const mostPairs = 12;

/** A way, and what it is multiplied, divided, raised or lowered by. */
type Base = (visit: Visit) => void;

const multiplesOf =
  (base: Base): Level =>
  (visit) =>
    base((size, unit, make) => {
      for (const count of factors) {
        const by = rational(BigInt(count));
        visit(size * count, unit, () => {
          const { of, says } = make();
          return { of: (pick) => times(of(pick), by), says: `${count} × ${says}` };
        });
        visit(size / count, unit, () => {
          const { of, says } = make();
          return { of: (pick) => over(of(pick), by), says: `${says} ÷ ${count}` };
        });
      }
    });

const byConstant = (visit: Visit, size: number, unit: Unit, make: () => Way, constant: Constant): void => {
  const { percent, text } = constant;
  const value = percent ? over(constant.value, hundred) : constant.value;
  const about = percent ? constant.size / 100 : constant.size;
  const change = (factor: Rational, says: (of: string) => string) => (): Way => {
    const way = make();
    return { of: (pick) => times(way.of(pick), factor), says: says(way.says) };
  };
  visit(
    size * about,
    percent ? unit : undefined,
    change(value, (of) => `${text} × ${of}`),
  );
  if (percent) {
    visit(
      size * (1 + about),
      unit,
      change(plus(one, value), (of) => `${of} + ${text}`),
    );
    visit(
      size * (1 - about),
      unit,
      change(minus(one, value), (of) => `${of} − ${text}`),
    );
  } else
    visit(
      size / about,
      undefined,
      change(over(one, value), (of) => `${of} ÷ ${text}`),
    );
};

const changedBy =
  (base: Base, constants: readonly Constant[]): Level =>
  (visit) =>
    base((size, unit, make) => {
      for (const constant of constants) if (constant.size !== 0) byConstant(visit, size, unit, make, constant);
    });

const singles =
  (roots: readonly Root[]): Base =>
  (visit) => {
    for (const root of roots) visit(root.size, root.unit, () => ({ of: (pick) => pick(root), says: root.text }));
  };

/** Every two of one currency, the larger one first. */
const eachTwo = (roots: readonly Root[], visit: (more: Root, less: Root) => void): void => {
  for (const [at, a] of roots.entries())
    for (let next = at + 1; next < roots.length; next++) {
      const b = roots[next];
      if (b !== undefined && a.unit === b.unit) visit(...(a.size >= b.size ? ([a, b] as const) : ([b, a] as const)));
    }
};

const sumsAndRests =
  (roots: readonly Root[]): Base =>
  (visit) =>
    eachTwo(roots, (more, less) => {
      visit(more.size + less.size, more.unit, () => ({
        of: (pick) => plus(pick(more), pick(less)),
        says: `${more.text} + ${less.text}`,
      }));
      visit(more.size - less.size, more.unit, () => ({
        of: (pick) => minus(pick(more), pick(less)),
        says: `${more.text} − ${less.text}`,
      }));
    });

const inBrackets =
  (base: Base): Base =>
  (visit) =>
    base((size, unit, make) =>
      visit(size, unit, () => {
        const { of, says } = make();
        return { of, says: `(${says})` };
      }),
    );

const listed = (roots: readonly Root[], sign: string): string =>
  roots.length > 4 ? `${roots[0]?.text}${sign}…${sign}${roots.at(-1)?.text}` : roots.map(({ text }) => text).join(sign);

/** Of at least three that were written after one another: their sum, and what the others leave of the first. */
const runs =
  (roots: readonly Root[]): Level =>
  (visit) => {
    for (const [from, first] of roots.entries()) {
      let size = first.size;
      for (let to = from + 1; to < roots.length && roots[to]?.unit === first.unit; to++) {
        size += roots[to]?.size ?? 0;
        if (to - from < 2) continue;
        const run = (): Root[] => roots.slice(from, to + 1);
        const sum: Way['of'] = (pick) => run().reduce((total, root) => plus(total, pick(root)), zero);
        const rest: Way['of'] = (pick) => minus(times(pick(first), rational(2n)), sum(pick));
        visit(size, first.unit, () => ({ of: sum, says: listed(run(), ' + ') }));
        visit(2 * first.size - size, first.unit, () => ({ of: rest, says: listed(run(), ' − ') }));
      }
    }
  };

/** All ways, the simplest first: a later level counts only where no earlier one explains the number. */
export const levels = (roots: readonly Root[], constants: readonly Constant[]): Level[] => {
  const pairs = inBrackets(sumsAndRests(roots.slice(-mostPairs)));
  return [
    // The number itself, rounded by the reply: "about $85k".
    singles(roots),
    changedBy(singles(roots), constants),
    multiplesOf(singles(roots)),
    sumsAndRests(roots),
    runs(roots),
    changedBy(pairs, constants),
    multiplesOf(pairs),
  ];
};

/** Of a result without a currency: only what the reply itself says, with the numbers that it names. */
export const said = (roots: readonly Root[], constants: readonly Constant[]): Level[] => {
  const pairs = inBrackets(sumsAndRests(roots.slice(-mostPairs)));
  return [changedBy(singles(roots), constants), sumsAndRests(roots), runs(roots), changedBy(pairs, constants)];
};

/** Shares and changes in percent. */
export const percentages = (roots: readonly Root[]): Level[] => [
  (visit) =>
    eachTwo(roots, (more, less) =>
      visit((100 * less.size) / more.size, '%', () => ({
        of: (pick) => times(hundred, over(pick(less), pick(more))),
        says: `${less.text} ÷ ${more.text}`,
      })),
    ),
  (visit) =>
    eachTwo(roots, (more, less) =>
      visit((100 * (more.size - less.size)) / less.size, '%', () => ({
        of: (pick) => minus(times(hundred, over(pick(more), pick(less))), hundred),
        says: `${more.text} ÷ ${less.text} − 100 %`,
      })),
    ),
];
