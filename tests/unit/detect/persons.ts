import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

/** The persons that are found where the model reads `values` as such, this sure. */
export const persons = (text: string, values: readonly string[], score = 0.95): string[] =>
  detect(text, {
    decisions: [],
    known: [],
    tagged: values.map((value) => ({
      start: text.indexOf(value),
      end: text.indexOf(value) + value.length,
      type: 'PERSON' as EntityType,
      score,
    })),
  })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));
