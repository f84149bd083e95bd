import japanese from '../../../../resources/lists/japanese.json';
import data from '../../../../resources/lists/names.json';
import { createRecent } from '../recent';
import { withoutAccents } from '../text/fold';
import { type PackedMap, type PackedWords, packedList, packedMap, packedWords } from './packed';
import { isWordOfAny } from './words';

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
}

const { version, ...scripts } = data;

/** Goes up with every change of a list. Surrogates of another version need the stored conversation. */
export const namesVersion: number = version;

/** Large in Turkish, where İ is a large i and I a large ı; its first letter as the lists fold it. */
const smallInTurkish = (word: string): string =>
  word.charAt(0) + word.slice(1).replaceAll('I', 'ı').replaceAll('İ', 'i');

/** Whether no mark can stand by itself in a text: it is composed as it is. Asked of every word. */
const isComposed = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x300) return false;
  return true;
};

/** The one form under which a name is looked up. A word with İ inside is read as Turkish: ÇİĞDEM is Çiğdem. */
export const foldName = (name: string): string => {
  const composed = isComposed(name) ? name : name.normalize('NFC');
  if (!composed.includes('İ')) return composed.toLowerCase();
  return composed
    .replace(/[\p{L}\p{M}]+/gu, (word) => (word.includes('İ', 1) ? smallInTurkish(word) : word))
    .toLowerCase();
};

interface List {
  readonly script: string;
  readonly kind: NameKind;
  readonly words: PackedWords;
}
const kindsOf = scripts as Readonly<Record<string, Partial<Record<NameKind, string>>>>;
const lists = Object.entries(kindsOf).flatMap(([script, kinds]) =>
  (Object.entries(kinds) as [NameKind, string][]).map(
    ([kind, joined]): List => ({ script, kind, words: packedWords(joined, ' ') }),
  ),
);

/** ISO 15924. */
export const nameScripts: readonly string[] = Object.keys(kindsOf);

/** The lists of a script by kind, read anew; absent where it has none. */
export const nameListsOf = (script: string): Partial<Record<NameKind, readonly string[]>> =>
  Object.fromEntries(Object.entries(kindsOf[script] ?? {}).map(([kind, joined]) => [kind, joined.split(' ')]));

/** All at once: folding asks what stands within a word. */
const folded = Object.values(kindsOf).flatMap((kinds) => Object.values(kinds).map(foldName));
/** Of each name its list's number, and of each list the place of its first name. */
const listNumbers = Uint16Array.from(lists.flatMap(({ words }, number) => Array<number>(words.size).fill(number)));
const firstPlaces = lists.map((_, number) => listNumbers.indexOf(number));

/** Every name by its folded form. The lists are a partition: each name stands in exactly one. */
export const names: PackedMap<NameEntry> = packedMap(packedList(folded.join(' '), ' '), (place) => {
  const number = listNumbers[place] ?? 0;
  const { script, kind } = lists[number] as List;
  return { script, kind, index: place - (firstPlaces[number] ?? 0) };
});

/** A listed name as it is written in a text: McDonald, José. */
export const writtenName = (folded: string): string | undefined => {
  const place = names.placeOf(folded);
  const number = listNumbers[place] ?? -1;
  return lists[number]?.words.at(place - (firstPlaces[number] ?? 0));
};

/** Of the names in Chinese characters the Japanese ones. Of a name that is Chinese as well it cannot be told. */
export const japaneseNames: ReadonlySet<string> = new Set(japanese.names.split(' '));

const hasAccents = /[\u00c0-\u024f\u1e00-\u1eff]/;
/** Of no given name: an umlaut is a letter of its own (Länder), and with one at the end a verb differs (salvó); Weroniką is a case. */
const isOfWord = (folded: string): boolean =>
  !hasAccents.test(folded.replace(/[äöüå]/g, '')) || hasAccents.test(folded.slice(-1).replace(/[ąę]/, ''));

/** Whether a name that is listed without accents is meant by a word with them: Grażyna, no word of a language (está). */
const isMeant = (folded: string, bare: NameEntry): boolean =>
  !(isGiven(bare) && isOfWord(folded)) && !isWordOfAny(folded);

const givenKinds: readonly NameKind[] = ['female', 'male', 'either'];
export const isGiven = (entry: NameEntry | null | undefined): entry is NameEntry =>
  entry !== null && entry !== undefined && givenKinds.includes(entry.kind);
export const isFamily = (entry: NameEntry | null | undefined): entry is NameEntry =>
  entry !== null && entry !== undefined && (entry.kind === 'family' || entry.kind === 'familyFemale');

/** Characters of the words with accents that are remembered. */
const rememberedLength = 50_000;
const bareEntries = createRecent<NameEntry | null>(rememberedLength);
/** The entry of a word with accents that the lists have without; null where none is meant. */
const bareEntry = (folded: string): NameEntry | null => {
  const known = bareEntries.get(folded);
  if (known !== undefined) return known;
  const bare = names.get(withoutAccents(folded));
  const entry = bare !== undefined && isMeant(folded, bare) ? bare : null;
  bareEntries.set(folded, entry, folded.length);
  return entry;
};

/** The entry of a name in any case; of Grażyna that of Grazyna, as some of the sources write her. */
export const listedName = (word: string): NameEntry | undefined => {
  const folded = foldName(word);
  const known = names.get(folded);
  return known !== undefined || !hasAccents.test(folded) ? known : (bareEntry(folded) ?? undefined);
};

/** How rare a name is: the lists of names that both genders bear and of feminine family names are shorter. */
export const rankOf = ({ kind, index }: NameEntry): number =>
  kind === 'either' || kind === 'familyFemale' ? index * 10 : index;

/** Whether a word, in any case and with any accents, is a given name of the lists, or two of them: Gun-Britt. */
export const isGivenName = (word: string): boolean =>
  isGiven(listedName(word)) || (word.includes('-') && word.split('-').every((part) => isGiven(listedName(part))));

/** Ranks below which many private persons bear a name. */
export const common = 3000;
/** Whether a word is a name of the lists, given or of a family, that many bear. */
export const isCommonName = (word: string): boolean => {
  const entry = listedName(word);
  return entry !== undefined && rankOf(entry) < common;
};
/** Whether a word is a given name that many bear. */
export const isCommonGivenName = (word: string): boolean => isGivenName(word) && isCommonName(word);
