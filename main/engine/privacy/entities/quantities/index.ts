import type { EntityType } from '../../../../../shared/domain';
import { age } from './age';
import { money } from './money';
import type { Quantity, QuantityType } from './quantity';

export type { Quantity, QuantityType } from './quantity';

const placeholder = (type: QuantityType): Quantity => ({
  type,
  risk: 3,
  action: 'protect',
  recognise: () => [],
  guarantee: { mechanism: type === 'DATE' ? 'date-shift' : 'mldp', unit: null, epsilon: null, leakage: [] },
  canonical: (original) => original,
  protect: () => `[${type}]`,
  recover: () => null,
  values: () => [],
  window: () => null,
});

/** The noised types, as the table of entities takes them. */
export const quantities: Readonly<Record<QuantityType, Quantity>> = {
  MONEY: money,
  AGE: age,
  DATE: placeholder('DATE'),
  DATE_OF_BIRTH: placeholder('DATE_OF_BIRTH'),
};

/** The quantity of a type; null for identifiers. */
export const quantityOf = (type: EntityType): Quantity | null => quantities[type as QuantityType] ?? null;
