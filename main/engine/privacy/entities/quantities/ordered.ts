import type { QuantityType } from './quantity';

/** Types whose values stay in the order that a text's words put them in. */
export const orderedTypes = [
  'MONEY',
  'PERCENTAGE',
  'COUNT',
  'AGE',
  'DATE_OF_BIRTH',
  'DURATION',
  'BODY_MEASURE',
  'LAB_VALUE',
] as const satisfies readonly QuantityType[];

/** 𝓛 of each of them. */
export const orderLeakage =
  'of two values that the words around compare, or say to have become one another, which is larger';
