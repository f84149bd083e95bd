import type { ValueRef } from '../../../../shared/domain';
import { endsOf, type Figure } from './figures';
import { about } from './formula';
import { mayBe } from './proposal';
import { areTelling } from './roundness';
import type { Suggestion } from './suggestions';

/** A way in which values may hang together, for their numbers fit. Whether a text means it, numbers cannot tell. */
export interface PossibleLink {
  readonly suggestion: Suggestion;
  /** "$1,800 = $1,200 + $600" */
  readonly says: string;
}

/** Values that are compared with each other: of more the first ones. */
const mostValues = 10;
/** What is asked about at once: the simplest. */
const mostLinks = 12;
const mostTerms = 4;
const factors = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 26, 52];

interface Sized extends Pick<Figure, 'unit' | 'size' | 'step'> {
  readonly ref: ValueRef;
}

const sized = (ref: ValueRef): Sized[] => {
  const ends = endsOf(ref.type, ref.value);
  if (ends === null || ends.high !== null) return [];
  const { value, unit, step } = ends.measure;
  const size = about(value);
  return size > 0 ? [{ ref, unit, size, step }] : [];
};

/** The choices of `count` of some values, in their order. */
const choices = (values: readonly Sized[], count: number): Sized[][] =>
  count === 0
    ? [[]]
    : values.flatMap((first, at) => choices(values.slice(at + 1), count - 1).map((rest) => [first, ...rest]));

const linkOf = (
  derived: Sized,
  roots: readonly Sized[],
  relation: Suggestion['relation'],
  sign: string,
  factor?: number,
): PossibleLink => ({
  suggestion: {
    derived: derived.ref,
    roots: roots.map(({ ref }) => ref),
    relation,
    ...(factor === undefined ? {} : { factor: String(factor) }),
  },
  says: `${derived.ref.value} = ${factor === undefined ? '' : `${factor} × `}${roots.map(({ ref }) => ref.value).join(sign)}`,
});

const nameOf = ({ type, value }: ValueRef): string => `${type} ${value}`;

const linksOf = (refs: readonly ValueRef[], most: number): PossibleLink[] => {
  const values = [...new Map(refs.map((ref) => [nameOf(ref), ref])).values()].flatMap(sized).slice(0, most);
  const ofKind = (one: Sized): Sized[] =>
    values.filter(({ ref, unit, size }) => ref.type === one.ref.type && unit === one.unit && size < one.size);
  const multiples = values.flatMap((derived) =>
    ofKind(derived).flatMap((root) =>
      factors
        .filter((factor) => mayBe(factor * root.size, derived))
        .map((factor) => linkOf(derived, [root], 'multiple', '', factor)),
    ),
  );
  const sums = Array.from({ length: mostTerms - 1 }, (_, more) => more + 2).flatMap((count) =>
    values.flatMap((derived) =>
      choices(ofKind(derived), count)
        .filter((roots) =>
          mayBe(
            roots.reduce((sum, { size }) => sum + size, 0),
            derived,
          ),
        )
        .map((roots) => linkOf(derived, roots, 'sum', ' + ')),
    ),
  );
  const shares = values
    .filter(({ ref }) => ref.type === 'PERCENTAGE')
    .flatMap((derived) =>
      values
        .filter(({ ref }) => ref.type === 'MONEY')
        .flatMap((whole) =>
          ofKind(whole)
            .filter((part) => mayBe((100 * part.size) / whole.size, derived))
            .map((part) => linkOf(derived, [part, whole], 'percentage', ' ÷ ')),
        ),
    );
  return [...multiples, ...shares, ...sums];
};

/**
 * The links that the numbers of some values bear out, the simplest first: of values of one kind and unit each larger one as
 * a multiple of or the sum of others, and shares of one in another. A model is asked which of them its text means.
 */
export const possibleLinks = (refs: readonly ValueRef[]): PossibleLink[] =>
  linksOf(refs, mostValues).slice(0, mostLinks);

/**
 * The links between values of two places, each with some of either. Among so many round numbers fit by chance: only those
 * count whose numbers are not.
 */
export const linksAcross = (first: readonly ValueRef[], second: readonly ValueRef[]): PossibleLink[] => {
  const [here, there] = [first, second].map((refs) => new Set(refs.map(nameOf)));
  return linksOf([...first.slice(0, mostValues), ...second.slice(0, mostValues)], 2 * mostValues)
    .filter(({ suggestion: { derived, roots } }) => {
      const all = [derived, ...roots];
      const isIn = (names: ReadonlySet<string> | undefined): boolean => all.every((ref) => names?.has(nameOf(ref)));
      const amounts = all.filter(({ type }) => type !== 'PERCENTAGE').flatMap(sized);
      return !isIn(here) && !isIn(there) && areTelling(amounts.map(({ size }) => size));
    })
    .slice(0, mostLinks);
};
