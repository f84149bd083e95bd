import { type Direction, walk } from '../../ciphers/numerals';
import {
  cities,
  cityGroup,
  cityLists,
  countries,
  countryNames,
  foldName,
  type Part,
  regionLists,
  regions,
} from '../../lists';
import { isRoman, placeWords } from '../../lists/kept';
import { dottedSmall, inCase, type LetterCase, letterCaseOf, titled } from '../letter-case';
import { withOrdinal } from '../quantities/ordinals';
import type { Run } from '../text';
import { cipherEntry, type WordSettings } from '../word';
import { type Beside, cipherNaming } from './naming';
import { cipherWords } from './words';

/** Writings of countries and parts of the world that no list of names has. Folded. */
const widePlaces = new Set(
  'usa|us|u.s.|u.s.a.|uk|u.k.|uae|eu|europe|asia|africa|america|north america|south america|latin america|oceania|antarctica|europa|asien|afrika|amerika|the netherlands|the united states|great britain|england'.split(
    '|',
  ),
);

/** What makes an ordinal of the digits before it. */
const ordinal = /^(?:st|nd|rd|th|e|er|re|ème)$/i;

/** Words for a kind of place, "3rd" and "Vittorio Emanuele II". */
const isPlaceWord = ({ word, before }: Run): boolean => {
  const folded = foldName(word);
  return placeWords.has(folded) || isRoman(folded) || (/\p{Nd}/u.test(before) && ordinal.test(word));
};

/** 34th stays an ordinal whatever its number becomes. */
const agreeing = (text: string): string =>
  text.replace(/(\d+)(st|nd|rd|th)(?!\p{L})/giu, (_, digits: string, mark: string) => withOrdinal(digits, mark));

/** The list that a whole place stands in; null where in none. */
const listOf = (folded: string): Part | null => {
  const region = regions.get(folded);
  if (region !== undefined) {
    const list = regionLists[region.country] ?? [];
    const at = (index: number): string => foldName(list[index] ?? '');
    return { name: `region ${region.country}`, size: list.length, at, index: region.index };
  }
  const city = cityGroup(folded);
  return city === null ? null : { ...city, name: `city ${city.name}` };
};

const writingOf = (folded: string): string => regions.get(folded)?.name ?? cities.get(folded)?.name ?? titled(folded);

/** Of so many towns of a country the largest one means the town, whatever another language calls a country. */
const amongLargest = 12;

/** Granada and Salvador are towns more often than what Spanish and French call countries. */
const isTown = (folded: string): boolean => {
  const [town, country] = [cities.get(folded), countries.get(folded)];
  if (town === undefined || country === undefined) return false;
  const english = countryNames[country.country]?.[0] ?? '';
  return foldName(english) !== folded && amongLargest * town.index < (cityLists[town.country]?.length ?? 0);
};

const isWide = (folded: string): boolean => (countries.has(folded) && !isTown(folded)) || widePlaces.has(folded);

/** A place as its list writes it; null where it is in none, or in another case than can be written. */
const readListed = (place: string): { list: Part; folded: string; letterCase: LetterCase } | null => {
  const surface = place.normalize('NFC').replace(/\s+/gu, ' ');
  const folded = foldName(surface);
  const list = listOf(folded);
  if (list === null) return null;
  const letterCase = letterCaseOf(surface, folded, writingOf(folded));
  return inCase(folded, writingOf(folded), letterCase) === surface ? { list, folded, letterCase } : null;
};

const isWidePlace = (place: string): boolean => isWide(foldName(place.replace(/\s+/gu, ' ')));

/** Whether a place is enciphered word by word. */
export const isOfWords = (place: string): boolean => !isWidePlace(place) && readListed(place) === null;

export type CipherPart = (part: string, direction: Direction, settings: WordSettings, beside: Beside) => string;

/** What stands between two signs: a country, a city or region, or words. */
export const cipherSegment: CipherPart = (place, direction, settings, beside) => {
  if (isWidePlace(place)) return place;
  const listed = readListed(place);
  // Foo City is not to become a listed city: another way would lead back from it.
  if (listed === null)
    return walk(
      place,
      (from) =>
        agreeing(cipherNaming(cipherWords(from, direction, settings, isPlaceWord), direction, settings.cipher, beside)),
      isOfWords,
    );
  const { list, folded, letterCase } = listed;
  const write = (to: string): string => inCase(to, writingOf(to), letterCase);
  // İ has no small letter: İzmir and its like are among themselves, or Ankara in small letters would become another city.
  const isClear = (to: string): boolean =>
    to.includes(dottedSmall) === folded.includes(dottedSmall) &&
    foldName(write(to)) === to &&
    (letterCase !== 'turkish' || write(to).includes('İ'));
  return write(
    cipherEntry(list, direction, settings.cipher, (to) => !isWide(to) && listOf(to)?.name === list.name && isClear(to)),
  );
};
