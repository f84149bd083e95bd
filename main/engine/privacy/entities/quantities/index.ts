import type { EntityType, Finding } from '../../../../../shared/domain';
import { age } from './age';
import { bodyMeasure } from './body';
import { count } from './count';
import { dateOfBirth } from './dates/birth';
import { date } from './dates/date';
import { duration } from './duration';
import { laboratoryValue } from './laboratory';
import { money } from './money';
import { percentage } from './percentage';
import type { Quantity, QuantityType } from './quantity';
import { time } from './time';

export { textLocale } from './dates/locale';
export type { Measure, QuantityType } from './quantity';

/** The noised types, as the table of entities takes them. */
export const quantities: Readonly<Record<QuantityType, Quantity>> = {
  MONEY: money,
  PERCENTAGE: percentage,
  COUNT: count,
  AGE: age,
  DATE: date,
  DATE_OF_BIRTH: dateOfBirth,
  TIME: time,
  DURATION: duration,
  BODY_MEASURE: bodyMeasure,
  LAB_VALUE: laboratoryValue,
};

/** Whether another number stands for a quantity, so that a reply may compute with it: noised or enciphered. */
export const isOtherNumber = ({ type, mechanism }: Pick<Finding, 'type' | 'mechanism'>): boolean =>
  quantityOf(type) !== null && (mechanism === 'mldp' || mechanism === 'fpe');

/** The quantity of a type; null for identifiers. */
export const quantityOf = (type: EntityType): Quantity | null => quantities[type as QuantityType] ?? null;
