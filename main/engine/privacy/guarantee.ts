import type { EntityType, Finding, Mechanism } from '../../../shared/domain';
import type { Promised } from '../../../shared/ipc';
import { mechanismWords } from '../../../shared/mechanism-words';
import { entities } from './entities';
import { modeGuarantees } from './modes/guarantees';

type Row = Pick<Promised, 'unit' | 'epsilon' | 'leakage'> & { readonly promise?: string };

/** A type's own row, that of its other mechanism, or a mode's. */
const rowOf = (type: EntityType, mechanism: Mechanism, epsilon: number | null): Row | null => {
  const { guarantee, alternatives } = entities[type];
  if (mechanism === guarantee.mechanism) return guarantee;
  const other = alternatives?.[mechanism];
  if (other !== undefined) return { unit: null, epsilon: null, leakage: other.leakage };
  const ofMode = Object.values(modeGuarantees).find(
    (row) => row?.mechanism === mechanism && (row.epsilon === null) === (epsilon === null),
  );
  return ofMode ?? null;
};

/** What the table of guarantees promises for a value that was replaced so. */
export const promisedOf = ({
  type,
  mechanism,
  epsilon,
}: Pick<Finding, 'type' | 'epsilon'> & { mechanism: Mechanism }): Promised => {
  const row = rowOf(type, mechanism, epsilon);
  return {
    replaced: row?.promise ?? mechanismWords[mechanism].sentence,
    unit: row?.unit ?? null,
    epsilon: row?.epsilon ?? null,
    leakage: row?.leakage ?? [],
  };
};
