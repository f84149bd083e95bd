import type { EntityType, Finding } from '../../../shared/domain';
import type { Spend } from '../../../shared/ipc';
import { quantityOf } from './entities/quantities';

/** One draw that was sent: the observer saw `canonical` through noise of this ε, from this scope's coins. */
export interface Draw {
  readonly type: EntityType;
  /** User data: rests in the encrypted store only. */
  readonly canonical: string;
  /** ε in thousandths, an integer. */
  readonly epsilonMilli: number;
  /** '' where coins are the profile's, else the conversation's id. */
  readonly scope: string;
}

/** Whose coins a draw used: mldp by the policy, the shared shift of dates always by conversation. */
export interface Scopes {
  readonly mldp: string;
  readonly dateShift: string;
}

/** The draws behind a finding; none where it is kept, enciphered or redacted. */
export const drawsOf = (finding: Finding, scopes: Scopes): Draw[] => {
  const { type, epsilon, mechanism, original } = finding;
  const quantity = quantityOf(type);
  if (quantity === null || epsilon === null || (mechanism !== 'mldp' && mechanism !== 'date-shift')) return [];
  const scope = mechanism === 'mldp' ? scopes.mldp : scopes.dateShift;
  const epsilonMilli = Math.round(epsilon * 1000);
  return quantity.values(original).map((canonical) => ({ type, canonical, epsilonMilli, scope }));
};

const valueKey = ({ type, canonical }: Draw): string => JSON.stringify([type, canonical]);
/** The same draw again tells nothing new: its coins are the same. */
const drawKey = ({ type, canonical, epsilonMilli, scope }: Draw): string =>
  JSON.stringify([type, canonical, epsilonMilli, scope]);

/** ε in thousandths over the distinct draws of each value (basic composition). */
const spentByValue = (draws: Iterable<Draw>): Map<string, number> => {
  const distinct = new Map([...draws].map((draw) => [drawKey(draw), draw]));
  const spent = new Map<string, number>();
  for (const draw of distinct.values()) spent.set(valueKey(draw), (spent.get(valueKey(draw)) ?? 0) + draw.epsilonMilli);
  return spent;
};

/**
 * What sending a draft spends, one entry a noised value in the draft's order; of a range the end that has spent
 * more counts. Units are never summed with one another: each value stands alone.
 * @param past Every draw ever sent.
 * @param cap ε that may be spent on one value.
 */
export const spends = (past: readonly Draw[], findings: readonly Finding[], scopes: Scopes, cap: number): Spend[] => {
  const draft = findings.map((finding) => ({ finding, draws: drawsOf(finding, scopes) }));
  const before = spentByValue(past);
  const after = spentByValue([...past, ...draft.flatMap(({ draws }) => draws)]);
  const seen = new Set<string>();
  return draft.flatMap(({ finding, draws }) => {
    const fresh = draws.map(valueKey).filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    const [most] = fresh.sort((a, b) => (after.get(b) ?? 0) - (after.get(a) ?? 0));
    if (most === undefined) return [];
    const spent = before.get(most) ?? 0;
    return [{ value: finding.original, spent: spent / 1000, adds: ((after.get(most) ?? 0) - spent) / 1000, cap }];
  });
};
