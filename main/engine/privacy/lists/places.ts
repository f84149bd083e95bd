import data from '../../../../resources/lists/places.json';
import { foldName } from './names';

export interface CityEntry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Position in the country's list, the largest first. */
  readonly index: number;
  readonly name: string;
}

/** The list that a city is enciphered in. */
export interface CityGroup {
  /** A country, or a continent for its countries with few cities. */
  readonly name: string;
  readonly entries: readonly string[];
}

export interface CountryEntry {
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
export const continents: Readonly<Record<string, string>> = data.continents;

/** Cities by folded name: may have several words. */
export const cities: ReadonlyMap<string, CityEntry> = new Map(
  Object.entries(cityLists).flatMap(([country, list]) =>
    list.map((name, index) => [foldName(name), { country, index, name }] as const),
  ),
);

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

/** A country with fewer cities would give the city away: such countries of a continent share a list. */
const fewestCities = 50;

const byGroup = new Map<string, string[]>();
/** The islands that GeoNames counts to Antarctica are too few for a list; they go with Oceania's. */
const continentOf = (country: string): string =>
  `continent ${continents[country] === 'AN' ? 'OC' : continents[country]}`;
const groupNameOf = (country: string): string =>
  (cityLists[country]?.length ?? 0) < fewestCities ? continentOf(country) : country;
const groupIndex = new Map<string, number>();
for (const [country, list] of Object.entries(cityLists)) {
  const entries = byGroup.get(groupNameOf(country)) ?? [];
  byGroup.set(groupNameOf(country), entries);
  for (const name of list) groupIndex.set(foldName(name), entries.push(name) - 1);
}

/** A city's list and its place there, by folded name. */
export const cityGroup = (folded: string): (CityGroup & { readonly index: number }) | null => {
  const city = cities.get(folded);
  const index = groupIndex.get(folded);
  if (city === undefined || index === undefined) return null;
  const name = groupNameOf(city.country);
  return { name, entries: byGroup.get(name) ?? [], index };
};
