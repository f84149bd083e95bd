import { cities, countries, listedName, type NameEntry, names, rankOf, stopWordsOf } from '../../lists';
import cueWords from './cues.json';
import knownWords from './known.json';
import { type Token, tokenise } from './tokens';
import { isCommonIn, isCommonWord, isTitle } from './vocabulary';

const setOf = (joined: string): ReadonlySet<string> => new Set(joined.split('|'));

/** Phrases that stand beside names and places, by what they say. */
export const cues = Object.fromEntries(
  Object.entries(cueWords).map(([kind, joined]) => [kind, setOf(joined)]),
) as Readonly<Record<keyof typeof cueWords, ReadonlySet<string>>>;

/** Who somebody is to another, as alternatives of a regular expression; "ex" is said of things as well. */
export const kinWords = [...cues.kin].filter(({ length }) => length > 2).join('|');

/** Products, programs, public firms: one word each. */
export const products: ReadonlySet<string> = new Set(knownWords.products.split(' '));
/** Public persons known by one name. */
export const publicNames: ReadonlySet<string> = new Set(knownWords.names.split(' '));
const knownRegions: ReadonlySet<string> = new Set(knownWords.regions.split(' '));
/** A country, a continent or a region that everybody knows. */
export const isLargePlace = (lower: string): boolean => countries.has(lower) || knownRegions.has(lower);

/** Phrases of several words, keyed by their first. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const phrasesOf = (values: Iterable<string>): Phrases => {
  const phrases = new Map<string, string[][]>();
  for (const value of values) {
    const [first, ...rest] = value.split(/[\s.]+/).filter((word) => word !== '');
    if (first === undefined || rest.length === 0) continue;
    const known = phrases.get(first);
    if (known === undefined) phrases.set(first, [rest]);
    else known.push(rest);
  }
  for (const known of phrases.values()) known.sort((a, b) => b.length - a.length);
  return phrases;
};

export const publicPersons = phrasesOf(knownWords.people.split('|'));
export const publicOrganisations = phrasesOf(knownWords.organisations.split('|'));
export const longPlaces = phrasesOf([
  ...Array.from(cities, ([name]) => name),
  ...countries.keys(),
  ...knownWords.regionPhrases.split('|'),
]);

const largeCities = 25;
const veryCommonName = 150;

/** A text as names and places are read in it. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** BCP 47; English where the text is too short to tell. */
  readonly language: string;
}

export const read = (text: string, language: string | null): Reading => ({
  text,
  tokens: tokenise(text),
  language: language ?? 'en',
});

/** O'Sullivan stands in the lists as Osullivan. */
const withoutApostrophe = (lower: string): NameEntry | undefined =>
  listedName(lower) ?? (lower.includes("'") ? listedName(lower.replaceAll("'", '')) : undefined);

/** The entry of a name; of Okonkwo-Reyes where each part is listed. */
export const nameEntry = (token: Token): NameEntry | null => {
  if (token.kind !== 'word') return null;
  const whole = withoutApostrophe(token.lower);
  if (whole !== undefined || !token.lower.includes('-')) return whole ?? null;
  // "Paris-Lyon" is a way, not a name.
  const parts = token.lower.split('-').map(withoutApostrophe);
  const [first] = parts;
  if (first === undefined || parts.some((part) => part === undefined)) return null;
  return token.lower.split('-').every(isPlaceWord) ? null : first;
};

/** A place that many know: of a common name only the large cities, Paris and Sydney. */
export const isPlaceWord = (lower: string): boolean => {
  if (isLargePlace(lower)) return true;
  const city = cities.get(lower);
  if (city === undefined) return false;
  const name = names.get(lower);
  return name === undefined || (city.index < largeCities && rankOf(name) >= veryCommonName);
};

/** Means something else as well: a word, a product, a place. */
export const isAmbiguous = ({ language }: Reading, token: Token): boolean =>
  token.lower.length < 3 ||
  isCommonIn(token.lower, language) ||
  products.has(token.lower) ||
  publicNames.has(token.lower) ||
  isPlaceWord(token.lower) ||
  (token.case === 'small' && isCommonWord(token.lower));

/** A word of the sentence, never part of a name: stop words, and words that no name list knows. */
export const isSentenceWord = (reading: Reading, token: Token): boolean =>
  token.kind !== 'word' ||
  (isCommonIn(token.lower, reading.language) &&
    (nameEntry(token) === null || (stopWordsOf[reading.language]?.has(token.lower) ?? false))) ||
  (token.case === 'small' && isCommonWord(token.lower));

/** The last words of phrases: most words of a text end none. */
const lastWordsOf = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
export const lastWords = (phrases: ReadonlySet<string>): ReadonlySet<string> => {
  const known =
    lastWordsOf.get(phrases) ?? new Set(Array.from(phrases, (phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)));
  lastWordsOf.set(phrases, known);
  return known;
};

/**
 * The phrase of `phrases` that ends right before token `at`, within its sentence; as written. Titles between are
 * passed over by the caller.
 */
export const phraseBefore = ({ text, tokens }: Reading, at: number, phrases: ReadonlySet<string>): string | null => {
  let joined = '';
  let found: string | null = null;
  for (let i = at - 1; i >= 0 && i >= at - 5; i--) {
    const token = tokens[i];
    const later = tokens[i + 1];
    if (token === undefined || later === undefined || later.gap === 'line' || token.kind === 'number') break;
    if (token.kind === 'sign') {
      if (token.text === "'" || token.text === ',') continue;
      break;
    }
    const word = token.possessive ? `${token.lower}'s` : token.lower;
    if (joined === '' && !lastWords(phrases).has(word)) break;
    joined = joined === '' ? word : `${word} ${joined}`;
    const before = tokens[at - 1];
    if (phrases.has(joined) && before !== undefined) found = text.slice(token.start, before.end);
  }
  return found;
};

/** Whether a phrase of `phrases` follows after token `at`. */
export const phraseAfter = ({ tokens }: Reading, at: number, phrases: ReadonlySet<string>): boolean => {
  let joined = '';
  for (let i = at + 1; i <= at + 3; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.gap !== 'space') return false;
    joined = joined === '' ? token.lower : `${joined} ${token.lower}`;
    if (phrases.has(joined)) return true;
  }
  return false;
};

/** Index after the phrase that begins at token `at`; null where none does. Dots inside are passed over. */
export const phraseFrom = ({ tokens }: Reading, at: number, phrases: Phrases): number | null => {
  const first = tokens[at];
  const known = first === undefined ? undefined : phrases.get(first.lower);
  if (known === undefined) return null;
  for (const rest of known) {
    let i = at + 1;
    let matched = 0;
    while (matched < rest.length) {
      const token = tokens[i];
      if (token === undefined || (token.kind === 'sign' && token.text !== '.')) break;
      if (token.kind !== 'sign') {
        if (token.lower !== rest[matched] || token.gap === 'line') break;
        matched++;
      }
      i++;
    }
    if (matched === rest.length) return i;
  }
  return null;
};

/** Skips titles with their dots: "Dr. med. Anna". */
export const afterTitles = ({ tokens }: Reading, at: number): number => {
  let i = at;
  for (let token = tokens[i]; token !== undefined && token.kind === 'word' && isTitle(token.lower); token = tokens[i]) {
    const dotted = tokens[i + 1]?.text === '.' && tokens[i + 1]?.gap === 'none';
    const next = tokens[i + (dotted ? 2 : 1)];
    if (next === undefined || next.kind !== 'word' || next.gap === 'line') break;
    i += dotted ? 2 : 1;
  }
  return i;
};
