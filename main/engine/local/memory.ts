/** What was read of texts, by key, as long as there is room: the keys' characters are counted, and the least recently used go. */
export interface Memory<T> {
  has(key: string): boolean;
  /** Undefined where it is not known, or not any more. */
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** @param room Characters of all keys. The newest stays, however long. */
export const createMemory = <T>(room: number): Memory<T> => {
  const known = new Map<string, { readonly value: T }>();
  let held = 0;
  const forget = (key: string): void => {
    if (known.delete(key)) held -= key.length;
  };
  return {
    has: (key) => known.has(key),
    get: (key) => {
      const entry = known.get(key);
      if (entry === undefined) return undefined;
      // The last in the order of a Map is the newest.
      known.delete(key);
      known.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      forget(key);
      known.set(key, { value });
      held += key.length;
      for (const oldest of known.keys()) {
        if (held <= room || oldest === key) break;
        forget(oldest);
      }
    },
  };
};
