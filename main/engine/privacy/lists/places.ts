import data from '../../../../resources/lists/places.json';
import { oneLine } from '../patterns/one-line';
import { fewestTold } from './fewest';
import { organizationWords } from './kept';
import { foldName, isGiven, names, rankOf } from './names';
import { type PackedMap, type Part, packedList, packedMap, partition } from './packed';

interface CityEntry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Position in the country's list, the largest first. */
  readonly index: number;
  readonly name: string;
}

interface CountryEntry {
  readonly country: string;
  readonly name: string;
}

const split = (lists: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(lists).map(([key, joined]) => [key, joined.split('|')]));

export const placesVersion: number = data.version;

/** Cities of 15,000 people or more in Latin script, by country. A name that several cities bear belongs to the largest. */
export const cityLists = split(data.cities);

/** A country's names in thirty languages, English first, by code. */
export const countryNames = split(data.countries);

/** Continent (AF, AN, AS, EU, NA, OC, SA) by country. */
const continents: Readonly<Record<string, string>> = data.continents;

const cityCountries = Object.keys(cityLists);
const foldedCities = Object.values(data.cities).map(foldName);
/** Of each city its country's number, and of each country the place of its first city. */
const countryNumbers = Uint16Array.from(
  Object.values(cityLists).flatMap(({ length }, number) => Array<number>(length).fill(number)),
);
const firstCities = cityCountries.map((_, number) => countryNumbers.indexOf(number));

/** Cities by folded name: may have several words. */
export const cities: PackedMap<CityEntry> = packedMap(packedList(foldedCities.join('|'), '|'), (place) => {
  const number = countryNumbers[place] ?? 0;
  const country = cityCountries[number] ?? '';
  const index = place - (firstCities[number] ?? 0);
  return { country, index, name: cityLists[country]?.[index] ?? '' };
});

/** Countries by folded name, in any of the languages. */
export const countries: ReadonlyMap<string, CountryEntry> = new Map(
  Object.entries(countryNames).flatMap(([country, list]) =>
    list.map((name) => [foldName(name), { country, name }] as const),
  ),
);

/**
 * States, provinces and the like of some countries; `US short`: their two letters. None is a city's name as well, but for states
 * of the USA whose name a town abroad bears: Florida is the state.
 */
export const regionLists = split(data.regions);

/** Regions by folded name. */
export const regions: ReadonlyMap<string, CityEntry> = new Map(
  Object.entries(regionLists).flatMap(([country, list]) =>
    list.map((name, index) => [foldName(name), { country, index, name }] as const),
  ),
);

/** Whether a town of the lists is called so, in whatever case. */
export const isCity = (name: string): boolean => cities.has(foldName(name));
export const isCountry = (name: string): boolean => countries.has(foldName(name));
export const isRegion = (name: string): boolean => regions.has(foldName(name));
/** Whether any place of the lists is called so. */
export const isListedPlace = (name: string): boolean => {
  const folded = foldName(name);
  return cities.has(folded) || countries.has(folded) || regions.has(folded);
};

/** Join the words of a place's name; of the kinds of firms no word for one. */
const joins = new RegExp(
  oneLine`
    ^(?:
      the|of|for|and|in|at|on|st|saint|san|santa|são|sankt|d[aeiou]|del|della|des|der|die|das|dem|den|la|les?|l[oa]s
      |el|il|gli|dei|degli|dello|het|aux|zum|zur|og|[eyiàw]|et|und|för?|van|voor|na|as|al|sa
    )$
  `,
  'u',
);
const isOfFirms = (word: string): boolean => organizationWords.has(word) && !joins.test(word);
/** A country's largest towns are known as such, but for those that bear the commonest of names (Charlotte). */
const mostKnown = 25;
const mostCommonNames = 150;
/** A rarer name that a town has alone is read as the town's (Boston). */
const commonNames = 3000;
const articles = new Set('el la los las le les lo il o os as the'.split(' '));
/**
 * Whether detection takes a town's name for something else where little stands beside it: Norman, Sherman Oaks, College
 * Park, l'Alfàs del Pi. Such towns are enciphered among themselves.
 */
const isReadOtherwise = (name: string, index: number): boolean => {
  const words = foldName(name).split(/[\s-]+/);
  const [first = '', second] = words;
  if (/^\p{Ll}|['’.]| - /u.test(name) || (second !== undefined && words.some(isOfFirms))) return true;
  // "El Vigía", "La Piedad": in small letters the article is the sentence's.
  if (second !== undefined && articles.has(first)) return true;
  const entry = names.get(first);
  if (!isGiven(entry) || joins.test(first)) return false;
  return second !== undefined || rankOf(entry) < (index < mostKnown ? mostCommonNames : commonNames);
};

/** "Budapest XX. kerület": forty of them; no other town is to become a district of the capital. */
const isNumbered = (name: string): boolean => /(?<!\p{L})[IVX]+\. \p{Ll}/u.test(name);

/** A word becomes a word, one without accents another such: among so many it is hidden. */
const shapeOf = (name: string): string => `${/^\p{L}+$/u.test(name)} ${/^\p{ASCII}+$/u.test(name)}`;
/** The islands that GeoNames counts to Antarctica are too few for a list; they go with Oceania's. */
const continentOf = (country: string): string =>
  `continent ${continents[country] === 'AN' ? 'OC' : continents[country]}`;

const groupNames = (): (string | null)[] =>
  Object.entries(cityLists).flatMap(([country, list]) => {
    // Countries of a continent that have few cities share a list.
    const isShared = list.length < fewestTold;
    const towns = list.map((name, index) => {
      const other = isReadOtherwise(name, index) ? ' read otherwise' : '';
      const part = isShared ? continentOf(country) : country + (isNumbered(name) ? ' numbered' : other);
      return { part, shape: `${part} ${shapeOf(name)}` };
    });
    const sizes = new Map<string, number>();
    for (const { shape } of towns) sizes.set(shape, (sizes.get(shape) ?? 0) + 1);
    // Towns that are read otherwise are among themselves where their country has enough of their shape.
    return towns.map(({ part, shape }, at) =>
      isShared || isNumbered(list[at] ?? '') || (sizes.get(shape) ?? 0) >= fewestTold ? part : country,
    );
  });

/**
 * The list that a city is enciphered in, and its place there, by folded name: a country, or a continent for its countries
 * with few cities; apart, where they are enough, the towns that detection reads otherwise.
 */
export const cityGroup: (folded: string) => Part | null = partition(() => [cities, groupNames()]);
