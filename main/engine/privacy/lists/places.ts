import data from '../../../../resources/lists/places.json';
import { foldName } from './names';

export interface CityEntry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Position in the country's list, the largest first. */
  readonly index: number;
  readonly name: string;
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
