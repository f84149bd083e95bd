export { commonHan, grammarHan, type HanKind, hanKindOf } from './han';
export {
  foldName,
  isGivenName,
  japaneseNames,
  type NameEntry,
  type NameKind,
  nameLists,
  names,
  namesVersion,
} from './names';
export { isNickname, isShortFor, nicknamesOf } from './nicknames';
export {
  type CityEntry,
  type CountryEntry,
  cities,
  cityGroup,
  cityLists,
  continents,
  countries,
  countryNames,
  placesVersion,
  regionLists,
  regions,
} from './places';
export { firmWords, legalForms, ordinaryWords, otherMeanings, wordsVersion } from './words';
