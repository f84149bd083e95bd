import type { EntityType } from '../../../../../shared/domain';

/** Values whose exact repetition is the same thing: an age of 34 is not every 34. */
export const isDistinctive = (type: EntityType, value: string): boolean => {
  const digits = value.match(/\d/g)?.length ?? 0;
  switch (type) {
    case 'AGE':
    case 'DATE':
    case 'PERCENTAGE':
    case 'COUNT':
    case 'TIME':
    case 'DURATION':
    case 'BODY_MEASURE':
    case 'LAB_VALUE':
      return false;
    case 'MONEY':
    case 'ID_NUMBER':
      return digits >= 4;
    case 'DATE_OF_BIRTH':
      return digits >= 5;
    default:
      return /[\p{L}\p{N}][^\p{L}\p{N}]*[\p{L}\p{N}]/u.test(value);
  }
};
