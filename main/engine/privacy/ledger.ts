import type { EntityType, Finding } from '../../../shared/domain';
import type { Link, Spend } from '../../../shared/ipc';
import { quantityOf } from './entities/quantities';

/** One draw that was sent: the observer saw `canonical` through noise of this ε, from these coins. */
export interface Draw {
  readonly type: EntityType;
  /** User data: rests in the encrypted store only. */
  readonly canonical: string;
  /** ε in thousandths, an integer. */
  readonly epsilonMilli: number;
  /**
   * Whose coins: '' for the profile's, else the conversation's id. Where the value was not drawn itself but follows
   * from another (Ψ), that one's scope, type and canonical form, as JSON: its draw tells of both.
   */
  readonly scope: string;
}

/** What a scope of a draw begins with that only a model on this computer has seen. */
const here = 'here ';
/** Before the scope of a draw that only a model on this computer has seen: no observer has, until its conversation sends it. */
export const seenHere = (conversation: string): string => `${here}${conversation} `;

/** A conversation's draws as they are written down where nothing of them leaves this computer. */
export const keptHere = (draws: readonly Draw[], conversation: string): Draw[] =>
  draws.map((draw) => ({ ...draw, scope: `${seenHere(conversation)}${draw.scope}` }));

/** Whose coins a draw used: mldp by the policy, the shared shift of dates always by conversation. */
export interface Scopes {
  readonly mldp: string;
  readonly dateShift: string;
}

type Value = Pick<Draw, 'type' | 'canonical'>;

/** What of a finding says which draws are behind it. */
type Spending = Pick<Finding, 'type' | 'original' | 'mechanism' | 'epsilon'>;

/** The draws behind a finding; none where it is kept, enciphered or redacted, or follows from others. */
export const drawsOf = (finding: Spending, scopes: Scopes): Draw[] => {
  const { type, epsilon, mechanism, original } = finding;
  const quantity = quantityOf(type);
  if (quantity === null || epsilon === null || (mechanism !== 'mldp' && mechanism !== 'date-shift')) return [];
  const scope = mechanism === 'mldp' ? scopes.mldp : scopes.dateShift;
  const epsilonMilli = Math.round(epsilon * 1000);
  return quantity.values(original).map((canonical) => ({ type, canonical, epsilonMilli, scope }));
};

/**
 * Preempt's ε/t: what each new root of a prompt gets where they share its ε (§4.2, Algorithm 1; linked values are one
 * root). In whole thousandths, at least one.
 * @param roots The new ones, as if each had the whole ε.
 */
export const sharedEpsilon = (epsilon: number, roots: readonly Spending[]): number => {
  const draws = roots.flatMap((root) =>
    drawsOf(root, { mldp: '', dateShift: '' }).map((draw) =>
      root.mechanism === 'date-shift' ? 'dates' : valueKey(draw),
    ),
  );
  // All dates of a conversation share one shift; a value that stands twice is one root.
  return Math.max(1, Math.floor((epsilon * 1000) / Math.max(1, new Set(draws).size))) / 1000;
};

const valueKey = ({ type, canonical }: Value): string => JSON.stringify([type, canonical]);

/** The value that was drawn itself; `scope` is its own. */
const originOf = (draw: Draw): Draw => {
  if (!draw.scope.startsWith('[')) return draw;
  const [scope, type, canonical] = JSON.parse(draw.scope);
  return { type, canonical, epsilonMilli: draw.epsilonMilli, scope };
};

/** A draw as it is written down for a value that it tells of. */
const writtenFor = ({ type, canonical }: Value, origin: Draw): Draw =>
  type === origin.type && canonical === origin.canonical
    ? origin
    : {
        type,
        canonical,
        epsilonMilli: origin.epsilonMilli,
        scope: JSON.stringify([origin.scope, origin.type, origin.canonical]),
      };

const valuesOf = ({ type, original }: Pick<Finding, 'type' | 'original'>): Value[] =>
  (quantityOf(type)?.values(original) ?? []).map((canonical) => ({ type, canonical }));

/** The values of a link's findings, and of what it follows from in earlier prompts. */
const rootsOf = ({ roots, earlier = [] }: Link, findings: readonly Finding[]): Value[] => [
  ...roots.flatMap((root) => (findings[root] === undefined ? [] : valuesOf(findings[root]))),
  ...earlier.flatMap(({ type, value }) => valuesOf({ type, original: value })),
];
const derivedOf = ({ derived }: Link, findings: readonly Finding[]): Value[] =>
  findings[derived] === undefined ? [] : valuesOf(findings[derived]);

/** By value the distinct draws, of itself or of others, that tell of it. The same coins again tell nothing new. */
type Told = Map<string, { readonly value: Value; readonly origins: Map<string, Draw> }>;

const tell = (told: Told, value: Value, origin: Draw): void => {
  const known = told.get(valueKey(value)) ?? { value, origins: new Map() };
  const { type, canonical, epsilonMilli, scope } = origin;
  known.origins.set(JSON.stringify([type, canonical, epsilonMilli, scope]), origin);
  told.set(valueKey(value), known);
};

/**
 * Everything that is known of some values when their draws are told along the links: a derived value learns all
 * draws of its roots. Where it has one root only, each tells the other, and the root learns the derived one's too.
 */
const follow = (told: Told, findings: readonly Finding[], links: readonly Link[]): void => {
  const linked = links.filter((link) => link.linked);
  const pass = (from: readonly Value[], to: readonly Value[]): void => {
    for (const value of from)
      for (const origin of [...(told.get(valueKey(value))?.origins.values() ?? [])])
        for (const each of to) tell(told, each, origin);
  };
  // Up from what follows to the roots, then down again: links come with roots first.
  for (const link of linked.toReversed())
    if (link.roots.length + (link.earlier?.length ?? 0) === 1) pass(derivedOf(link, findings), rootsOf(link, findings));
  for (const link of linked) pass(rootsOf(link, findings), derivedOf(link, findings));
};

/** ε in thousandths that was spent on a value. */
const spentOn = (told: Told, key: string): number =>
  [...(told.get(key)?.origins.values() ?? [])].reduce((total, { epsilonMilli }) => total + epsilonMilli, 0);

interface Account {
  /** One entry a root, in the draft's order: what it has spent together with all that is linked to it. */
  readonly spends: Spend[];
  /** What sending writes down. */
  readonly draws: Draw[];
}

/**
 * What sending a draft spends (basic composition over the distinct draws of each value). Units are never summed with
 * one another: each value stands alone, but for what is linked to it; of a range the end that has spent more counts.
 * @param past Every draw ever written down for some values.
 * @param cap ε that may be spent on one value.
 */
export const account = (
  past: (values: readonly Value[]) => readonly Draw[],
  findings: readonly Finding[],
  links: readonly Link[],
  scopes: Scopes,
  cap: number,
): Account => {
  const draft = findings.map((finding) => ({ finding, draws: drawsOf(finding, scopes) }));
  const values = [
    ...draft.flatMap(({ draws }) => draws),
    ...links.flatMap((link) => [...derivedOf(link, findings), ...rootsOf(link, findings)]),
  ];
  const sent = past(values);
  const before: Told = new Map();
  const after: Told = new Map();
  const own = seenHere(scopes.dateShift);
  for (const draw of sent) {
    if (!draw.scope.startsWith(here)) for (const told of [before, after]) tell(told, draw, originOf(draw));
    else if (draw.scope.startsWith(own)) {
      const sentNow = { ...draw, scope: draw.scope.slice(own.length) };
      tell(after, sentNow, originOf(sentNow));
    }
  }
  for (const draw of draft.flatMap(({ draws }) => draws)) tell(after, draw, draw);
  for (const told of [before, after]) follow(told, findings, links);

  const seen = new Set<string>();
  const spends = draft.flatMap(({ finding, draws }) => {
    const fresh = draws.map(valueKey).filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    const [most] = fresh.sort((a, b) => spentOn(after, b) - spentOn(after, a));
    if (most === undefined) return [];
    const spent = spentOn(before, most);
    return [{ value: finding.original, spent: spent / 1000, adds: (spentOn(after, most) - spent) / 1000, cap }];
  });
  const named = new Set(values.map(valueKey));
  const draws = [...after.values()].flatMap(({ value, origins }) =>
    named.has(valueKey(value)) ? [...origins.values()].map((origin) => writtenFor(value, origin)) : [],
  );
  return { spends, draws };
};
