import type { LinkDecision } from '../../../../shared/domain';
import type { Link } from '../../../../shared/ipc';
import { quantityOf } from '../entities/quantities';
import { isLess, type Rational } from '../noise/rational';
import { choose, inOrder } from './choose';
import { readDecisions } from './decisions';
import { type Drawn, measureOf, type Reading, readFigures } from './figures';
import { evaluate, negative, one, rootsOf, zero } from './formula';
import type { Proposal, Relation } from './proposal';
import { birth } from './relations/birth';
import { conversions } from './relations/conversions';
import { equations } from './relations/equations';
import { bodyMass, durations, rounded, wholes } from './relations/measures';
import { periodic } from './relations/periods';
import { products } from './relations/products';
import { shares } from './relations/shares';
import { columnSums, proseSums, rowSums, runningSums } from './relations/sums';
import { believed, type Suggestion } from './suggestions';

export type { Drawn } from './figures';
export type { Proposer, Suggestion } from './suggestions';

const relations: readonly Relation[] = [
  equations,
  periodic,
  columnSums,
  rowSums,
  runningSums,
  proseSums,
  birth,
  products,
  conversions,
  shares,
  bodyMass,
  durations,
  rounded,
  wholes,
];

/** A value that follows from others, and how. Indices are of the draft's spans. */
export interface Derived {
  /** Every place of the value. */
  readonly places: readonly number[];
  /** The first place of each root that has noise; numbers that stay are in the formula. */
  readonly roots: readonly number[];
  readonly formula: string;
  /**
   * Its stand-in in one place's own writing, computed from what stands in for the roots; null where there is none.
   * @param surrogateOf What stands in for the value of a span.
   */
  write(place: number, surrogateOf: (span: number) => string): string | null;
}

/** Preempt's helper string Ψ of a draft. */
export interface Dependencies {
  /** Roots before what follows from them. */
  readonly derived: readonly Derived[];
  /** For the window: what is linked, and what the user took apart. */
  readonly links: readonly Link[];
}

/** A value as a number is written in the draft; a minus sign stands before all of it: "-$120". */
const written = ({ type, original }: Drawn, value: Rational): string | null => {
  const below = isLess(value, zero);
  const text = quantityOf(type)?.write(original, [below ? negative(value) : value]) ?? null;
  return below && text !== null ? `-${text}` : text;
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
    return (each === undefined || each === null ? null : measureOf(each.type, each.original))?.step ?? one;
  };
  return spans.map((each) => ({
    spans: each,
    finest:
      each.length < 2 ? (each[0] ?? -1) : each.reduce((best, span) => (isLess(step(span), step(best)) ? span : best)),
  }));
};

const linkOf = (
  { derived, formula, says, source }: Proposal,
  places: readonly FigurePlaces[],
  linked: boolean,
): Link => ({
  derived: places[derived]?.spans[0] ?? 0,
  roots: rootsOf(formula).flatMap((root) => places[root]?.spans[0] ?? []),
  formula: says,
  source,
  linked,
});

/**
 * Finds which values of a draft follow from others (Preempt §4.5, App. .7): by arithmetic and cue words, by what a
 * local model suggests, by what the user says. Pure; time linear in the draft.
 * @param drawn One entry a span of the draft; null for what is kept, enciphered or redacted: nothing follows from it.
 */
export const findDependencies = (
  text: string,
  drawn: readonly (Drawn | null)[],
  decisions: readonly LinkDecision[] = [],
  suggestions: readonly Suggestion[] = [],
): Dependencies => {
  if (drawn.filter((each) => each !== null).length < 2) return { derived: [], links: [] };
  const reading = readFigures(text, drawn);
  const { linked, isApart } = readDecisions(decisions, reading);
  const found = relations.flatMap((relation) => relation(reading));
  const proposals = [
    ...found.flatMap((proposal) => [proposal.rather ?? [], proposal].flat()),
    ...believed(suggestions, reading),
  ];
  const apart = proposals.filter(isApart);
  const chosen = choose([...proposals.filter((proposal) => !isApart(proposal)), ...linked], reading.figures);
  const places = placesOf(reading, drawn);

  const deriveOf = ({ derived, formula, says }: Proposal): Derived => ({
    places: places[derived]?.spans ?? [],
    roots: rootsOf(formula).flatMap((root) => places[root]?.spans[0] ?? []),
    formula: says,
    write: (place, surrogateOf) => {
      const valueOfRoot = (figure: number): Rational | null => {
        const { type, value } = reading.figures[figure] ?? {};
        if (type === undefined || type === null) return value ?? null;
        const surrogate = surrogateOf(places[figure]?.finest ?? -1);
        const shown = measureOf(type, surrogate)?.value ?? null;
        return shown !== null && surrogate.startsWith('-') ? negative(shown) : shown;
      };
      const known = new Map(rootsOf(formula).map((root) => [root, valueOfRoot(root)]));
      const each = drawn[place];
      if ([...known.values()].includes(null) || each === undefined || each === null) return null;
      const value = evaluate(formula, (figure) => known.get(figure) ?? zero);
      return value === null ? null : written(each, value);
    },
  });

  // Of what was taken apart the window shows the link that would hold.
  const without = choose(apart, reading.figures);
  const shown = [...without.values()].filter((proposal) => !chosen.has(proposal.derived));
  const ordered = inOrder(chosen);
  return {
    derived: ordered.map(deriveOf),
    links: [
      ...ordered.map((proposal) => linkOf(proposal, places, true)),
      ...shown.map((proposal) => linkOf(proposal, places, false)),
    ],
  };
};
