import { minus, over } from '../dependencies/formula';
import { plus, type Rational, rational, times } from '../noise/rational';
import type { Root } from './roots';

/** A number that the reply itself names, and that stays: a rate, a percentage. */
export interface Constant {
  readonly value: Rational;
  readonly size: number;
  readonly percent: boolean;
  readonly text: string;
}

/** One way to get a number from the conversation's. `size` is about what it gives of the stand-ins. */
export interface Way {
  readonly size: number;
  /** Of the stand-ins, or of the user's own numbers. */
  of(pick: (root: Root) => Rational): Rational;
  readonly says: string;
  /** Null where the way leads to another currency. */
  readonly unit: string | null | undefined;
}

/** What amounts are multiplied and divided by without a word: parts of a year, and a few. */
const factors: readonly number[] = [12, 52, 26, 24, 4, 365, 260, 2080, 2, 3, 5, 10, 6];
const factor = (count: number): Rational => rational(BigInt(count));

/** So many numbers are tried in pairs with a factor on top. */
const mostPairs = 16;

const multiples = (size: number, of: Way['of'], says: string, unit: Way['unit']): Way[] =>
  factors.flatMap((count) => [
    { size: size * count, of: (pick) => times(of(pick), factor(count)), says: `${count} × ${says}`, unit },
    { size: size / count, of: (pick) => over(of(pick), factor(count)), says: `${says} ÷ ${count}`, unit },
  ]);

const hundred = rational(100n);
const percentOf = ({ value }: Constant): Rational => over(value, hundred);

const byConstants = (
  size: number,
  of: Way['of'],
  says: string,
  unit: Way['unit'],
  constants: readonly Constant[],
): Way[] =>
  constants.flatMap((constant): Way[] => {
    if (constant.size === 0) return [];
    if (!constant.percent)
      return [
        {
          size: size * constant.size,
          of: (pick) => times(of(pick), constant.value),
          says: `${constant.text} × ${says}`,
          unit: undefined,
        },
        {
          size: size / constant.size,
          of: (pick) => over(of(pick), constant.value),
          says: `${says} ÷ ${constant.text}`,
          unit: undefined,
        },
      ];
    const share = percentOf(constant);
    const part = constant.size / 100;
    return [
      { size: size * part, of: (pick) => times(of(pick), share), says: `${constant.text} × ${says}`, unit },
      {
        size: size * (1 + part),
        of: (pick) => times(of(pick), plus(rational(1n), share)),
        says: `${says} + ${constant.text}`,
        unit,
      },
      {
        size: size * (1 - part),
        of: (pick) => times(of(pick), minus(rational(1n), share)),
        says: `${says} − ${constant.text}`,
        unit,
      },
    ];
  });

const itself =
  (root: Root): Way['of'] =>
  (pick) =>
    pick(root);

const pairs = (roots: readonly Root[]): { a: Root; b: Root }[] =>
  roots.flatMap((a, at) => roots.slice(at + 1).flatMap((b) => (a.unit === b.unit ? [{ a, b }] : [])));

const sumsAndRests = (roots: readonly Root[]): Way[] =>
  pairs(roots).flatMap(({ a, b }) => {
    const [more, less] = a.size >= b.size ? [a, b] : [b, a];
    return [
      { size: a.size + b.size, of: (pick) => plus(pick(a), pick(b)), says: `${a.text} + ${b.text}`, unit: a.unit },
      {
        size: more.size - less.size,
        of: (pick) => minus(pick(more), pick(less)),
        says: `${more.text} − ${less.text}`,
        unit: a.unit,
      },
    ] satisfies Way[];
  });

const listed = (roots: readonly Root[], sign: string): string =>
  roots.length > 4 ? `${roots[0]?.text}${sign}…${sign}${roots.at(-1)?.text}` : roots.map(({ text }) => text).join(sign);

/** Of at least three that were written after one another: their sum, and what the others leave of the first. */
const runs = (roots: readonly Root[]): Way[] =>
  roots.flatMap((first, from) => {
    const found: Way[] = [];
    let size = first.size;
    for (let to = from + 1; to < roots.length && roots[to]?.unit === first.unit; to++) {
      size += roots[to]?.size ?? 0;
      if (to - from < 2) continue;
      const run = roots.slice(from, to + 1);
      const sum: Way['of'] = (pick) => run.reduce((total, root) => plus(total, pick(root)), rational(0n));
      const rest: Way['of'] = (pick) => minus(times(pick(first), rational(2n)), sum(pick));
      found.push({ size, of: sum, says: listed(run, ' + '), unit: first.unit });
      if (2 * first.size > size)
        found.push({ size: 2 * first.size - size, of: rest, says: listed(run, ' − '), unit: first.unit });
    }
    return found;
  });

/** All ways, the simplest first: a later level counts only where no earlier one explains the number. */
export const levels = (roots: readonly Root[], constants: readonly Constant[]): (() => Way[])[] => [
  () => roots.flatMap((root) => byConstants(root.size, itself(root), root.text, root.unit, constants)),
  () => roots.flatMap((root) => multiples(root.size, itself(root), root.text, root.unit)),
  () => sumsAndRests(roots),
  () => runs(roots),
  () =>
    sumsAndRests(roots.slice(-mostPairs)).flatMap(({ size, of, says, unit }) => [
      ...byConstants(size, of, `(${says})`, unit, constants),
      ...multiples(size, of, `(${says})`, unit),
    ]),
];

/** Shares and changes in percent. */
export const percentages = (roots: readonly Root[]): (() => Way[])[] => [
  () =>
    pairs(roots).flatMap(({ a, b }) => {
      const [more, less] = a.size >= b.size ? [a, b] : [b, a];
      return [
        {
          size: (100 * less.size) / more.size,
          of: (pick) => times(hundred, over(pick(less), pick(more))),
          says: `${less.text} ÷ ${more.text}`,
          unit: '%',
        },
      ];
    }),
  () =>
    pairs(roots).map(({ a, b }) => {
      const [more, less] = a.size >= b.size ? [a, b] : [b, a];
      return {
        size: (100 * (more.size - less.size)) / less.size,
        of: (pick) => minus(times(hundred, over(pick(more), pick(less))), hundred),
        says: `${more.text} ÷ ${less.text} − 100 %`,
        unit: '%',
      };
    }),
];
