export { firmWord } from './firm-words';
export { commonHan, grammarHan, hanKindOf } from './han';
export {
  common,
  foldName,
  isCommonGivenName,
  isCommonName,
  isFamily,
  isGiven,
  isGivenName,
  japaneseNames,
  listedName,
  type NameEntry,
  type NameKind,
  nameListsOf,
  nameScripts,
  names,
  namesVersion,
  rankOf,
  writtenName,
} from './names';
export { isNickname, isShortFor, nicknamesOf } from './nicknames';
export { hanFirmCharacters, hanPlace, hanPlaceCharacters, hanRegion, ownTown, ownTowns, townForms } from './own-script';
export type { Part } from './packed';
export {
  cities,
  cityGroup,
  cityLists,
  countries,
  countryNames,
  placesVersion,
  regionLists,
  regions,
} from './places';
export {
  commonWordsOf,
  firmWords,
  isWordOfAny,
  legalForms,
  ordinaryWords,
  otherMeanings,
  smallWordsOf,
  stopWordsOf,
  wordsVersion,
} from './words';
