import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';

/** What the trained model reads: a value where it stands first in a text. */
export const asRead = (text: string, value: string, type: EntityType = 'PERSON', score = 0.95): Tagged => {
  const start = text.indexOf(value);
  return { start, end: start + value.length, type, score };
};

type Read = readonly Tagged[] | undefined;
const detected = (text: string, tagged: Read) => detect(text, { decisions: [], known: [], tagged });

/** What is found of a type. @param tagged What the model read; absent where it did not. */
export const valuesOf = (text: string, type: EntityType, tagged?: Read): string[] =>
  detected(text, tagged)
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));

/** All that is found, each with its type. */
export const typedIn = (text: string, tagged?: Read): string[] =>
  detected(text, tagged).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
