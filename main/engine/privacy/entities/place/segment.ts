import { type Direction, walk } from '../../ciphers/numerals';
import { cities, cityList, cityLists, countries, countryNames, foldName, type Part } from '../../lists';
import { areaList, areaName, irishCounties } from '../../lists/areas';
import { isRoman, placeWords } from '../../lists/kept';
import { australian, brazilian, canadian, italian, statesByLetters, swiss } from '../../lists/states';
import { oneLine } from '../../patterns/one-line';
import { cipherShape } from '../formats/shape';
import { dottedSmall, inCase, type LetterCase, letterCaseOf, titled } from '../letter-case';
import { withOrdinal } from '../quantities/ordinals';
import type { Run } from '../text';
import { cipherEntry, isOneWord, isParted, soundsLike, type WordSettings } from '../word';
import { alone, type Beside, cipherNaming } from './naming';
import { cipherCode } from './postal-code';
import { cipherWords } from './words';

/** Writings of countries and parts of the world that no list of names has. Folded. */
const widePlaces = new Set(
  oneLine`
    usa|us|u.s.|u.s.a.|uk|u.k.|uae|eu|europe|asia|africa|america|north america|south america|latin america|oceania
    |antarctica|europa|asien|afrika|amerika|the netherlands|the united states|great britain|england
  `.split('|'),
);

/** What makes an ordinal of the digits before it. */
const ordinal = /^(?:st|nd|rd|th|e|er|re|ème|ος|ου|ο|η|ης)$/iu;

/** "г. Ижевск", "ul. Polna 7 m. 12", "app. 6", "BL. C": short for a kind of place, before a dot. */
const shortKind =
  /^(?:[гдспмрa-z]|app|ap|bl|qd|lt|cj|conj|boul|imp|all|pza|entlo|pral|bjos|int|sc|pal|kl|os|bud|tv|th|mf|mh|cd|sk|hs|bov|et|tř|dept|dst)$/u;

/** "Co. Wicklow", "Co Mayo": a county; at the end of a place the letters are a state's. */
const countyWord = /^co$/u;

/** "Storgatan 9 i Umeå", "9 y 11": between spaces a word of many languages, hardly a house's letter. */
const smallWord = /^[ieyouwzàåè]$/u;

/** "No: 41 D: 6", "K:3": of Turkish addresses the flat and the floor. */
const labelLetter = /^[DK]$/u;

/** What a number counts in a Korean address: 152번길, 12동 502호. */
const koreanKind = /^(?:동|호|호실|층|번길|번지|로|길|가|통|반)$/u;

/** Words for a kind of place, "3rd" and "Vittorio Emanuele II". */
const isPlaceWord = ({ word, before, after }: Run): boolean => {
  const folded = foldName(word);
  if (after === '.' && (shortKind.test(word) || (word.length > 1 && shortKind.test(folded)))) return true;
  if (countyWord.test(folded) && (after === '.' || after === ' ')) return true;
  if (after === ':' && labelLetter.test(word)) return true;
  if (before === ' ' && after === ' ' && smallWord.test(word)) return true;
  // "nº 5": the raised letter is no part of the word.
  if (/[ºª]/.test(after) && placeWords.has(folded + after)) return true;
  if (/\p{Nd}/u.test(before) && koreanKind.test(word)) return true;
  return placeWords.has(folded) || isRoman(folded) || (/\p{Nd}/u.test(before) && ordinal.test(word));
};

/** 34th stays an ordinal whatever its number becomes. */
const agreeing = (text: string): string =>
  text.replace(/(\d+)(st|nd|rd|th)(?!\p{L})/giu, (_, digits: string, mark: string) => withOrdinal(digits, mark));

/** The list that a whole place stands in; null where in none. */
const listOf = (folded: string): Part | null => areaList(folded) ?? cityList(folded);

const writingOf = (folded: string): string => areaName(folded) ?? cities.get(folded)?.name ?? titled(folded);

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

/** Whether a place is a country, or in a list of towns or regions as a whole. */
export const isListed = (place: string): boolean => isWidePlace(place) || readListed(place) !== null;

/** "Curitiba - PR": a state of Brazil behind its town. */
const stateBehind = new RegExp(`(?<=\\p{L}) ?[-\u2013] ?(?:${brazilian.join('|')})$`, 'u');

export const isItalian = (town: string): boolean => cities.get(foldName(town))?.country === 'IT';

const stateLetters = [...statesByLetters.keys(), ...canadian, ...australian, ...swiss];
const lettersBehind = new RegExp(`(?<=\\p{Ll}) (?:${stateLetters.join('|')})$`, 'u');

/** "Minot ND", "Barrie ON", "Altdorf UR": the letters of a state behind its town; null where none stand there, or those of an Italian province. */
const stateOf = (place: string): string | null => {
  const [found = ''] = lettersBehind.exec(place) ?? [];
  const isOther = found === '' || isItalian(place.slice(0, -found.length)) || readListed(place) !== null;
  return isOther ? null : found.trim();
};

/** "São Paulo - SP": the letters of a state. NE, LA and DE are words for a kind of place as well. */
export const isStateCode = (part: string): boolean => /^\p{Lu}{2}$/u.test(part) && !placeWords.has(foldName(part));

/** Of no list of its own. */
const isUnlistedCode = (part: string): boolean => isStateCode(part) && !isWidePlace(part) && readListed(part) === null;

/** Those of Italy that are no other country's. */
const italianAlone = italian.filter((code) => ![brazilian, canadian, australian, swiss].flat().includes(code));

/** A state of Brazil, Canada, Australia or Switzerland or a province of Italy to another of its country, other letters to any others. */
export const cipherStateCode = (
  code: string,
  direction: Direction,
  { cipher }: WordSettings,
  isInside: (to: string) => boolean = isStateCode,
): string => {
  const lists = [brazilian, canadian, australian, swiss, italianAlone].map((states) => states.filter(isInside));
  const own = lists.find((states) => states.includes(code));
  const isOther = (to: string): boolean => isInside(to) && !lists.some((states) => states.includes(to));
  if (own === undefined) return cipherShape(cipher, direction, code, 'province', true, isOther);
  const index = BigInt(own.indexOf(code));
  return own[Number(cipher.moved[direction](index, BigInt(own.length), `state beside ${own[0]}`))] ?? code;
};

/** The letters behind an Italian town, of its province: "Milano MI". */
export const cipherProvince = (code: string, direction: Direction, { cipher }: WordSettings): string => {
  const isOther = (to: string): boolean => !italian.includes(to);
  if (isOther(code)) return cipherShape(cipher, direction, code, 'province', true, isOther);
  const index = BigInt(italian.indexOf(code));
  return italian[Number(cipher.moved[direction](index, BigInt(italian.length), 'province of Italy'))] ?? code;
};

/** "Co. Wicklow", "County Mayo". */
const irishCounty = new RegExp(`^(?<lead>(?:Co\\.|County) )(?<name>${irishCounties.join('|')})$`, 'u');
const cipherCounty = (name: string, direction: Direction, { cipher }: WordSettings): string => {
  const size = BigInt(irishCounties.length);
  return irishCounties[Number(cipher.moved[direction](BigInt(irishCounties.indexOf(name)), size, 'county'))] ?? name;
};

/** "L-2338": a country's letter and its postal code. No other letter's number becomes one. */
const letteredCode = /(?<![\p{L}\p{N}-])(?:D|A|CH|F|S|B|E|I|L)-[0-9]{4,5}(?![\p{L}\p{N}-])/u;

const codeBehind = new RegExp(`^(?<town>.+ (?:${australian.join('|')})) (?<code>[0-9]{4})$`, 'su');
/** "Carlton VIC 3053": of an Australian town with its state the code behind; null in any other place. */
const australianCode = (place: string): { readonly town: string; readonly code: string } | null => {
  const { town = '', code = '' } = codeBehind.exec(place)?.groups ?? {};
  return town !== '' && stateOf(town) !== null ? { town, code } : null;
};

/** Whether a place is enciphered word by word. */
export const isOfWords = (place: string): boolean =>
  australianCode(place) === null &&
  !isWidePlace(place) &&
  readListed(place) === null &&
  !isStateCode(place) &&
  !stateBehind.test(place) &&
  stateOf(place) === null &&
  !irishCounty.test(place) &&
  !letteredCode.test(place);

export type CipherPart = (part: string, direction: Direction, settings: WordSettings, beside: Beside) => string;

/** What stands between two signs: a country, a city or region, or words. */
export const cipherSegment: CipherPart = (place, direction, settings, beside) => {
  if (isWidePlace(place)) return place;
  if (isUnlistedCode(place)) return cipherStateCode(place, direction, settings, isUnlistedCode);
  const { lead, name: county } = irishCounty.exec(place)?.groups ?? {};
  if (lead !== undefined && county !== undefined) return lead + cipherCounty(county, direction, settings);
  const code = letteredCode.exec(place);
  if (code !== null) {
    const ends = [place.slice(0, code.index), place.slice(code.index + code[0].length)];
    const [before = '', behind = ''] = ends.map((end) =>
      end.replace(/\S(?:.*\S)?/su, (words) => cipherSegment(words, direction, settings, alone)),
    );
    return before + cipherCode(settings.cipher, direction, code[0]) + behind;
  }
  const coded = australianCode(place);
  if (coded !== null)
    return `${cipherSegment(coded.town, direction, settings, beside)} ${cipherCode(settings.cipher, direction, coded.code)}`;
  const state = stateBehind.exec(place)?.[0];
  if (state !== undefined) {
    const town = cipherSegment(place.slice(0, -state.length), direction, settings, { ...beside, behind: '' });
    return town + state.slice(0, -2) + cipherStateCode(state.slice(-2), direction, settings, () => true);
  }
  const letters = stateOf(place);
  if (letters !== null) {
    const another = (from: string): string =>
      statesByLetters.has(from)
        ? cipherSegment(from, direction, settings, alone)
        : cipherStateCode(from, direction, settings, () => true);
    const step = ([town, state]: readonly [string, string]): readonly [string, string] => [
      cipherSegment(town, direction, settings, { ...beside, behind: '' }),
      another(state),
    ];
    const parts = [place.slice(0, -letters.length - 1), letters] as const;
    return walk(parts, step, ([town, state]) => stateOf(`${town} ${state}`) === state).join(' ');
  }
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
  // "colonia Del Valle" is none of two words.
  const isByWord = typeof letterCase === 'string' && letterCase.startsWith('words ');
  // İ has no small letter: İzmir and its like are among themselves, or Ankara in small letters would become another city.
  const isClear = (to: string): boolean =>
    to.includes(dottedSmall) === folded.includes(dottedSmall) &&
    foldName(write(to)) === to &&
    (letterCase !== 'turkish' || write(to).includes('İ')) &&
    (!isByWord || letterCaseOf(write(to), to, writingOf(to)) === letterCase);
  const isSoundedAlike = soundsLike(folded, list, settings.locale);
  const hasBoth = isParted(list, 'words', isOneWord);
  const isAlike = (to: string): boolean => isSoundedAlike(to) && (!hasBoth || isOneWord(to) === isOneWord(folded));
  const isInside = (to: string): boolean => !isWide(to) && listOf(to)?.name === list.name && isClear(to) && isAlike(to);
  return write(cipherEntry(list, direction, settings.cipher, isInside));
};
