import japanese from '../../../../resources/lists/japanese.json';
import data from '../../../../resources/lists/names.json';

/**
 * Which list a name stands in. `familyFemale`: family names in their feminine form (Nováková, Иванова).
 * `either`: given names of both genders.
 */
export type NameKind = 'female' | 'male' | 'either' | 'family' | 'familyFemale';

export interface NameEntry {
  /** ISO 15924: Latn, Cyrl, Grek … */
  readonly script: string;
  readonly kind: NameKind;
  /** Position in its list, the most common first. */
  readonly index: number;
  /** As it is written in a text: McDonald, José. */
  readonly name: string;
}

const { version, ...scripts } = data;

/** Goes up with every change of a list. Surrogates of another version need the stored conversation. */
export const namesVersion: number = version;

/** Large in Turkish, where İ is a large i and I a large ı; its first letter as the lists fold it. */
const smallInTurkish = (word: string): string =>
  word.charAt(0) + word.slice(1).replaceAll('I', 'ı').replaceAll('İ', 'i');

/** The one form under which a name is looked up. A word with İ inside is read as Turkish: ÇİĞDEM is Çiğdem. */
export const foldName = (name: string): string => {
  const composed = name.normalize('NFC');
  if (!composed.includes('İ')) return composed.toLowerCase();
  return composed
    .replace(/[\p{L}\p{M}]+/gu, (word) => (word.includes('İ', 1) ? smallInTurkish(word) : word))
    .toLowerCase();
};

/** Lists by script and kind; absent where a script has none. */
export const nameLists: Readonly<Record<string, Partial<Record<NameKind, readonly string[]>>>> = Object.fromEntries(
  Object.entries(scripts as Record<string, Partial<Record<NameKind, string>>>).map(([script, kinds]) => [
    script,
    Object.fromEntries(Object.entries(kinds).map(([kind, joined]) => [kind, joined.split(' ')])),
  ]),
);

/** Every name by its folded form. The lists are a partition: each name stands in exactly one. */
export const names: ReadonlyMap<string, NameEntry> = new Map(
  Object.entries(nameLists).flatMap(([script, kinds]) =>
    (Object.entries(kinds) as [NameKind, readonly string[]][]).flatMap(([kind, list]) =>
      list.map((name, index) => [foldName(name), { script, kind, index, name }] as const),
    ),
  ),
);

/** Of the names in Chinese characters the Japanese ones. Of a name that is Chinese as well it cannot be told. */
export const japaneseNames: ReadonlySet<string> = new Set(japanese.names.split(' '));

const givenKinds: readonly NameKind[] = ['female', 'male', 'either'];

/** Whether a word, in any case, is a given name of the lists. */
export const isGivenName = (word: string): boolean => {
  const kind = names.get(foldName(word))?.kind;
  return kind !== undefined && givenKinds.includes(kind);
};
