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
export {
  cityList,
  declinedTown,
  hanFirmCharacters,
  hanPlace,
  hanPlaceCharacters,
  hanRegion,
  ownTown,
  ownTowns,
  townCase,
  townForms,
  townInCase,
} from './own-script';
export type { Part } from './packed';
export {
  cities,
  cityLists,
  countries,
  countryNames,
  isCity,
  isCountry,
  isListedPlace,
  isRegion,
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
