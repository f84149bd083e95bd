import { type EntityType, entityTypes, type Replacement } from '../../../shared/domain';
import { createPeople } from './people';

/** What a type is called in them, where its name says little. */
const labels: Partial<Record<EntityType, string>> = { WORD: 'DETAIL' };
const labelOf = (type: EntityType): string => labels[type] ?? type;

/** What stands where nothing is left of a value: "[PERSON_1]". */
export const placeholder = new RegExp(`\\[(?:${entityTypes.map(labelOf).join('|')})_\\d{1,5}\\]`, 'g');

/**
 * Typed placeholders, numbered by value, people by person; a number that was sent, or that stands in the text, is not given
 * to another.
 */
export const createPlaceholders = (committed: readonly Replacement[], text: string) => {
  const last = new Map<EntityType, number>();
  const people = createPeople();
  for (const { type, mechanism, surrogate, original } of committed) {
    const number = mechanism === 'redact' ? Number(/_(\d+)\]$/.exec(surrogate)?.[1] ?? 0) : 0;
    last.set(type, Math.max(last.get(type) ?? 0, number));
    if (type === 'PERSON' && number > 0) people.add(number, original);
  }
  const taken = new Set(text.match(/\[[A-Z_]+_\d+\]/g));
  const given = new Map<string, string>();
  const written = (type: EntityType, number: number): string => `[${labelOf(type)}_${number}]`;
  const next = (type: EntityType): number => {
    let number = last.get(type) ?? 0;
    do number++;
    while (taken.has(written(type, number)));
    last.set(type, number);
    return number;
  };
  return (type: EntityType, key: string, original: string): string => {
    const known = given.get(key);
    if (known !== undefined) return known;
    const number = (type === 'PERSON' ? people.numberOf(original) : null) ?? next(type);
    if (type === 'PERSON') people.add(number, original);
    const placeholder = written(type, number);
    given.set(key, placeholder);
    return placeholder;
  };
};
