import { detect } from '../../../main/engine/privacy/detect';
import { asRead } from './read';

/** The persons that are found where the model reads `values` as such, this sure. */
export const persons = (text: string, values: readonly string[], score = 0.95): string[] =>
  detect(text, {
    decisions: [],
    known: [],
    tagged: values.map((value) => asRead(text, value, 'PERSON', score)),
  })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));
