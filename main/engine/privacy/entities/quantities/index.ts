import type { EntityType } from '../../../../../shared/domain';
import { age } from './age';
import { dateOfBirth } from './dates/birth';
import { date } from './dates/date';
import { money } from './money';
import type { Quantity, QuantityType } from './quantity';

export type { Measure, Quantity, QuantityType } from './quantity';

/** The noised types, as the table of entities takes them. */
export const quantities: Readonly<Record<QuantityType, Quantity>> = {
  MONEY: money,
  AGE: age,
  DATE: date,
  DATE_OF_BIRTH: dateOfBirth,
};

/** The quantity of a type; null for identifiers. */
export const quantityOf = (type: EntityType): Quantity | null => quantities[type as QuantityType] ?? null;
