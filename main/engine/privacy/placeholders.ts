import type { EntityType, Replacement } from '../../../shared/domain';

/** Typed placeholders, numbered by value; a number that was sent, or that stands in the text, is not used again. */
export const createPlaceholders = (committed: readonly Replacement[], text: string) => {
  const last = new Map<EntityType, number>();
  for (const { type, mechanism, surrogate } of committed) {
    const number = mechanism === 'redact' ? Number(/_(\d+)\]$/.exec(surrogate)?.[1] ?? 0) : 0;
    last.set(type, Math.max(last.get(type) ?? 0, number));
  }
  const taken = new Set(text.match(/\[[A-Z_]+_\d+\]/g));
  const given = new Map<string, string>();
  return (type: EntityType, key: string): string => {
    const known = given.get(key);
    if (known !== undefined) return known;
    let number = last.get(type) ?? 0;
    let placeholder: string;
    do placeholder = `[${type}_${++number}]`;
    while (taken.has(placeholder));
    last.set(type, number);
    given.set(key, placeholder);
    return placeholder;
  };
};
