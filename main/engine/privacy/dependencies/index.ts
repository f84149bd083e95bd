import type { EntityType, LinkDecision } from '../../../../shared/domain';
import type { Link } from '../../../../shared/ipc';
import { quantityOf } from '../entities/quantities';
import { isLess, type Rational, rational, roundTo, times } from '../noise/rational';
import { choose, inOrder } from './choose';
import { readDecisions } from './decisions';
import { type Earlier, nothingEarlier } from './earlier';
import { type Drawn, type Ends, endsOf, type Figure, type Reading, readFigures } from './figures';
import { evaluate, type Formula, isZero, negative, one, over, rootsOf, zero } from './formula';
import { findLegalAges, findOrders } from './order/find';
import type { AgeSide, Order, Places } from './order/keep';
import { type Proposal, type Relation, strengths } from './proposal';
import { ageGaps } from './relations/age-gaps';
import { ageMultiples } from './relations/age-multiples';
import { birth, laterBirths } from './relations/birth';
import { conversions } from './relations/conversions';
import { divided } from './relations/divided';
import { equations } from './relations/equations';
import { fractions } from './relations/fractions';
import { loans } from './relations/loans';
import { bodyMass, durations, rounded, wholes } from './relations/measures';
import { orders } from './relations/orders';
import { periodic } from './relations/periods';
import { products } from './relations/products';
import { records } from './relations/records';
import { rents } from './relations/rents';
import { runway } from './relations/runway';
import { rowShares, shares, siblings } from './relations/shares';
import { columnMeans, columnSums, proseSums, rowSums, runningSums, steps } from './relations/sums';
import { turning } from './relations/turning';
import { believed, type Suggestion } from './suggestions';

export { readEarlier } from './earlier';
export type { Drawn } from './figures';
export { linksAcross, type PossibleLink, possibleLinks } from './possible';
export type { Suggestion } from './suggestions';

const relations: readonly Relation[] = [
  equations,
  periodic,
  rents,
  records,
  columnSums,
  columnMeans,
  rowSums,
  runningSums,
  proseSums,
  steps,
  rowShares,
  birth,
  laterBirths,
  ageGaps,
  ageMultiples,
  turning,
  loans,
  runway,
  products,
  orders,
  conversions,
  shares,
  siblings,
  fractions,
  divided,
  bodyMass,
  durations,
  rounded,
  wholes,
];

/** A value that follows from others, and how. Indices are of the draft's spans. */
export interface Derived {
  /** Every place of the value. */
  readonly places: readonly number[];
  /** The first place of each root of the draft that has noise; numbers that stay are in the formula. */
  readonly roots: readonly number[];
  readonly formula: string;
  /**
   * Its stand-in in one place's own writing, computed from what stands in for the roots; null where there is none.
   * @param surrogateOf What stands in for the value of a span.
   * @param like In whose writing, where that is not the original's.
   */
  write(place: number, surrogateOf: (span: number) => string, like?: string): string | null;
  /** The relation the other way round, for where the value cannot be written so: the root follows, and the value keeps its own. */
  readonly instead: { readonly derived: Derived; readonly link: Link } | null;
  /** Its root that is written once more behind it, as a percentage is of two amounts that are rounded. */
  readonly settled: Derived | null;
}

/** Preempt's helper string Ψ of a draft. */
export interface Dependencies {
  /** Roots before what follows from them. */
  readonly derived: readonly Derived[];
  /** Roots that the text's words put in order. */
  readonly orders: readonly Order[];
  /** What was sent before the draft. */
  readonly earlier: Earlier;
  /** Ages that its words put on a side of 18. */
  readonly sides: readonly AgeSide[];
  /** For the window: what is linked, and what the user took apart. */
  readonly links: readonly Link[];
}

/**
 * A value as its numbers are written in the draft; a minus sign stands before all of it: "-$120". Nobody's age is below zero.
 * @param isShare Of a whole: below zero where its part is.
 */
const written = (
  { type, original }: Drawn,
  [first, ...others]: readonly Rational[],
  isShare: boolean,
): string | null => {
  const quantity = quantityOf(type);
  if (quantity === null || first === undefined) return null;
  const isBelow = (value: Rational): boolean => isLess(value, zero);
  // A raise that the stand-ins make a cut, or none, keeps a noise of its own.
  if (type === 'PERCENTAGE' && !isShare && !isLess(zero, first)) return null;
  if (!isBelow(first)) return others.some(isBelow) ? null : quantity.write(original, [first, ...others]);
  const text = others.length > 0 || type === 'AGE' ? null : quantity.write(original, [negative(first)]);
  return text === null ? null : `-${text}`;
};

/** Spans of a figure, in order, and the one that shows most digits: what follows is computed from that. */
interface FigurePlaces {
  readonly spans: readonly number[];
  readonly finest: number;
}

const placesOf = ({ figures, mentions }: Reading, drawn: readonly (Drawn | null)[]): FigurePlaces[] => {
  const spans = figures.map((): number[] => []);
  for (const { figure, span } of mentions) if (span >= 0) spans[figure.index]?.push(span);
  const step = (span: number): Rational => {
    const each = drawn[span];
    return (each === undefined || each === null ? null : endsOf(each.type, each.original))?.measure.step ?? one;
  };
  return spans.map((each) => ({
    spans: each,
    finest:
      each.length < 2 ? (each[0] ?? -1) : each.reduce((best, span) => (isLess(step(span), step(best)) ? span : best)),
  }));
};

/** What stands in for a figure, as it is shown; below zero with the sign. */
const shownAs = (type: EntityType, surrogate: string): Ends | null => {
  const ends = endsOf(type, surrogate);
  return ends === null || !surrogate.startsWith('-')
    ? ends
    : { ...ends, measure: { ...ends.measure, value: negative(ends.measure.value) } };
};

/** A figure that stays has no type: it is as it is. */
const asItIs = ({ value, unit, step, high }: Figure): Ends => ({ measure: { value, unit, step }, high });

/**
 * Finds which values of a draft follow from others (Preempt §4.5, App. .7): by arithmetic and cue words, by what a
 * local model suggests, by what the user says. Pure; time linear in the draft.
 * @param drawn One entry a span of the draft; null for what is kept, enciphered or redacted: nothing follows from it.
 * @param earlier What was sent before: roots only.
 */
export const findDependencies = (
  draft: string,
  drawn: readonly (Drawn | null)[],
  decisions: readonly LinkDecision[] = [],
  suggestions: readonly Suggestion[] = [],
  earlier: Earlier = nothingEarlier,
): Dependencies => {
  const isOpen = drawn.some((each) => each !== null && !each.sent);
  const before = isOpen ? earlier : nothingEarlier;
  const offset = before.drawn.length;
  const all = [
    ...before.drawn,
    ...drawn.map((each) =>
      each === null ? null : { ...each, start: each.start + before.text.length, end: each.end + before.text.length },
    ),
  ];
  // One value alone follows from none; an age may stand beside words of legal age.
  const noised = all.filter((each) => each !== null);
  if (noised.length < 2 && noised[0]?.type !== 'AGE')
    return { derived: [], orders: [], earlier: before, sides: [], links: [] };
  const reading = readFigures(before.text + draft, all);
  const { figures } = reading;
  const { linked, isApart } = readDecisions(decisions, reading);
  const found = relations.flatMap((relation) => relation(reading));
  const measured = new Set(
    found.flatMap(({ strength, formula }) => (strength === strengths.measured ? rootsOf(formula) : [])),
  );
  const turnedOf = ({ rather, turned, derived }: Proposal): Proposal | null =>
    rather ?? (measured.has(derived) ? (turned ?? null) : null);
  const proposals = [
    ...found.flatMap((proposal) => [turnedOf(proposal) ?? [], proposal].flat()),
    ...believed(suggestions, reading),
  ];
  const apart = proposals.filter(isApart);
  const chosen = choose([...proposals.filter((proposal) => !isApart(proposal)), ...linked], figures);
  const places = placesOf(reading, all);
  /** Spans of the draft; none where the figure stands in what was sent only. */
  const spansOf = (figure: number): number[] =>
    (places[figure]?.spans ?? []).flatMap((span) => (span >= offset ? [span - offset] : []));

  const rootsInDraft = (formula: Formula): number[] => rootsOf(formula).flatMap((root) => spansOf(root)[0] ?? []);

  const uses = new Map<number, number>();
  for (const { formula } of chosen.values())
    for (const root of rootsOf(formula)) uses.set(root, (uses.get(root) ?? 0) + 1);
  /** Where nothing else follows from the root, and the root from nothing. */
  const insteadOf = ({ turned }: Proposal): Derived['instead'] => {
    if (turned === undefined || turned === null || isApart(turned)) return null;
    const { derived } = turned;
    if (figures[derived]?.free !== true || chosen.has(derived) || uses.get(derived) !== 1) return null;
    return { derived: deriveOf({ ...turned, turned: null }), link: linkOf(turned, true) };
  };

  const deriveOf = (proposal: Proposal): Derived => ({
    ...plainly(proposal),
    instead: insteadOf(proposal),
    settled: settledOf(proposal),
  });

  /** Where nothing else follows from it, and it was not sent. */
  const settledOf = ({ settled }: Proposal): Derived | null => {
    if (settled === undefined || settled === null || chosen.has(settled.derived)) return null;
    const isSent = (places[settled.derived]?.spans ?? []).some((span) => all[span]?.sent !== false);
    return isSent || uses.get(settled.derived) !== 1 ? null : { ...plainly(settled), instead: null, settled: null };
  };

  const plainly = ({ derived, formula, says, to }: Proposal): Omit<Derived, 'instead' | 'settled'> => ({
    places: spansOf(derived),
    roots: rootsInDraft(formula),
    formula: says,
    write: (place, surrogateOf, like) => {
      const endsOfRoot = (root: number): Ends | null => {
        const figure = figures[root];
        if (figure === undefined || figure.type === null) return figure === undefined ? null : asItIs(figure);
        const span = places[root]?.finest ?? -1;
        return shownAs(figure.type, before.surrogates[span] ?? surrogateOf(span - offset));
      };
      const roots = new Map(rootsOf(formula).map((root) => [root, endsOfRoot(root)]));
      const each = drawn[place];
      if ([...roots.values()].includes(null) || each === undefined || each === null) return null;
      const low = evaluate(formula, (root) => roots.get(root)?.measure.value ?? zero);
      const high = evaluate(formula, (root) => roots.get(root)?.high ?? roots.get(root)?.measure.value ?? zero);
      if (low === null || high === null) return null;
      const values = figures[derived]?.high == null ? [low] : [low, high];
      return written(
        { ...each, original: like ?? each.original },
        to === undefined ? values : values.map((value) => times(rational(roundTo(over(value, to), 0)), to)),
        formula.kind === 'product' && isZero(formula.plus),
      );
    },
  });

  const linkOf = ({ derived, formula, says, source }: Proposal, isLinked: boolean): Link => {
    const sentOnly = rootsOf(formula).flatMap((root) => {
      const { type, text } = figures[root] ?? {};
      return spansOf(root).length > 0 || type === undefined || type === null ? [] : [{ type, value: text ?? '' }];
    });
    return {
      derived: spansOf(derived)[0] ?? 0,
      roots: rootsInDraft(formula),
      ...(sentOnly.length > 0 ? { earlier: sentOnly } : {}),
      formula: says,
      source,
      linked: isLinked,
    };
  };

  // Of what was taken apart the window shows the link that would hold.
  const without = choose(apart, figures);
  const shown = [...without.values()].filter((proposal) => !chosen.has(proposal.derived));
  const ordered = inOrder(chosen);
  const placesIn = (figure: Figure): Places => ({ spans: spansOf(figure.index), moves: figure.free });
  const areRoots = (...each: readonly Figure[]): boolean =>
    each.every(({ index }) => !chosen.has(index) && spansOf(index).length > 0);
  return {
    derived: ordered.map(deriveOf),
    orders: findOrders(reading)
      .filter(({ lower, higher }) => areRoots(lower, higher))
      .map(({ lower, higher }) => ({ lower: placesIn(lower), higher: placesIn(higher) })),
    earlier: before,
    sides: findLegalAges(reading)
      .filter(({ figure }) => areRoots(figure))
      .map(({ figure, isMinor }) => ({ ...placesIn(figure), isMinor })),
    links: [...ordered.map((proposal) => linkOf(proposal, true)), ...shown.map((proposal) => linkOf(proposal, false))],
  };
};
