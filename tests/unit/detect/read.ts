import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';

/** What the trained model reads: a value where it stands first in a text. */
export const asRead = (text: string, value: string, type: EntityType = 'PERSON', score = 0.95): Tagged => {
  const start = text.indexOf(value);
  return { start, end: start + value.length, type, score };
};
