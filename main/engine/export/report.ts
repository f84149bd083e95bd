import type { EntityType, Finding, Mechanism, Message } from '../../../shared/domain';
import { promisedOf } from '../privacy';
import { grouped } from '../privacy/grouped';

/** What was done to one kind of data, without any of the data. */
export interface Protection {
  type: EntityType;
  mechanism: Mechanism;
  /** Different stand-ins sent. */
  standIns: number;
  /** The ε of the draws, ascending; empty for mechanisms without one. */
  epsilon: number[];
  /** One unit of distance, in words; null where nothing is noised. */
  unit: string | null;
  /** What an observer learns on purpose, besides the kind and which stand-ins are equal. */
  leakage: readonly string[];
}

export interface PrivacyReport {
  protections: Protection[];
  /** Findings that the user sent as they were, by kind. */
  kept: { type: EntityType; count: number }[];
}

const protectionOf = (same: readonly Finding[]): Protection[] => {
  const [first] = same;
  if (first === undefined || first.mechanism === null) return [];
  const { type, mechanism, epsilon } = first;
  const { unit, leakage } = promisedOf({ type, mechanism, epsilon });
  return [
    {
      type,
      mechanism,
      standIns: new Set(same.map(({ surrogate }) => surrogate)).size,
      epsilon: [...new Set(same.flatMap(({ epsilon }) => epsilon ?? []))].sort((a, b) => a - b),
      unit,
      leakage,
    },
  ];
};

/** The privacy report of these messages, from their findings and the table of guarantees. */
export const privacyReport = (messages: readonly Message[]): PrivacyReport => {
  const findings = messages.flatMap((message) => (message.role === 'user' ? message.findings : []));
  const kept = findings.filter(({ mechanism }) => mechanism === null);
  return {
    protections: [...grouped(findings, ({ type, mechanism }) => `${type} ${mechanism}`).values()].flatMap(protectionOf),
    kept: [...grouped(kept, ({ type }) => type).values()].flatMap((same) =>
      same[0] === undefined ? [] : [{ type: same[0].type, count: same.length }],
    ),
  };
};
