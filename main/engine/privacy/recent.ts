export interface Recent<Value> {
  get(name: string): Value | undefined;
  /** @param weight What it counts of what is kept. */
  set(name: string, value: Value, weight: number): void;
}

/**
 * What was made lately, by name. Two generations: what is asked for moves to the younger one, and when that weighs half of
 * `most`, the older one is dropped. So hits cost a look-up, and what is in use stays.
 */
export const createRecent = <Value>(most: number): Recent<Value> => {
  interface Entry {
    readonly value: Value;
    readonly weight: number;
  }
  let younger = new Map<string, Entry>();
  let older = new Map<string, Entry>();
  let weight = 0;
  const put = (name: string, entry: Entry): void => {
    if (weight > 0 && weight + entry.weight > most / 2) {
      older = younger;
      younger = new Map();
      weight = 0;
    }
    younger.set(name, entry);
    weight += entry.weight;
  };
  return {
    get: (name) => {
      const entry = younger.get(name);
      if (entry !== undefined) return entry.value;
      const before = older.get(name);
      if (before !== undefined) put(name, before);
      return before?.value;
    },
    set: (name, value, weight) => put(name, { value, weight }),
  };
};
