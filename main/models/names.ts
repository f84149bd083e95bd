import type { Entry } from './manifest';

/** An entry's name may be that of another: of a file's header, which does not know of it. */
interface Named {
  readonly entry: Entry;
  /** Where its file is, as a path or an address; null for one that the app offers. */
  readonly place: string | null;
}

const partsOf = (place: string): string[] => place.replace(/\.gguf$/i, '').split(/[\\/]/);

/** As many last parts of each path as tell them apart. */
const endings = (places: readonly string[]): string[] => {
  const parts = places.map(partsOf);
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  for (let count = 1; count < longest; count += 1) {
    const names = parts.map((each) => each.slice(-count).join('/'));
    if (new Set(names).size === names.length) return names;
  }
  return parts.map((each) => each.join('/'));
};

/** What each is called, by its id: where several have one name, the user's own say their files' as well. */
export const namesOf = (named: readonly Named[]): ReadonlyMap<string, string> => {
  const names = new Map(named.map(({ entry: { id, name } }) => [id, name]));
  const keyOf = ({ entry }: Named): string => entry.name.toLowerCase();
  for (const key of new Set(named.map(keyOf))) {
    const same = named.filter((each) => keyOf(each) === key);
    if (same.length < 2) continue;
    const own = same.flatMap(({ entry, place }) => (place === null ? [] : [{ entry, place }]));
    for (const [at, file] of endings(own.map(({ place }) => place)).entries()) {
      const { id, name } = (own[at] as (typeof own)[number]).entry;
      names.set(id, `${name} (${file})`);
    }
  }
  return names;
};
