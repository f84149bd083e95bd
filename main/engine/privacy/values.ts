import type { EntityType, Mechanism } from '../../../shared/domain';
import { entities } from './entities';
import { createRecent } from './recent';

/** Characters of the values whose canonical forms are kept. */
const mostCharacters = 1_000_000;
const keys = createRecent<string>(mostCharacters);

/** One name for a value however it is written. */
export const valueKey = (type: EntityType, original: string): string => {
  const name = `${type} ${original}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = `${type} ${entities[type].canonical(original)}`;
  keys.set(name, key, name.length + key.length);
  return key;
};

/** What was scrambled character by character is the same only in the same characters. */
export const sentKey = (type: EntityType, original: string, mechanism: Mechanism | null): string =>
  mechanism === 'krr' ? `krr ${original}` : valueKey(type, original);

/** By value; where several say something, the first. Only of the types that are asked for: canonical forms cost time. */
export const byValue = <T extends { readonly type: EntityType }>(
  items: readonly T[],
  types: ReadonlySet<EntityType>,
  key: (item: T) => string,
): Map<string, T> => {
  const found = new Map<string, T>();
  for (const item of items) {
    if (!types.has(item.type)) continue;
    const name = key(item);
    if (!found.has(name)) found.set(name, item);
  }
  return found;
};
