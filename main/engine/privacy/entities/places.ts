import { type Direction, walk } from '../ciphers/numerals';
import { cities, cityGroup, countries, foldName, legalForms, regionLists, regions } from '../lists';
import { isRoman, organizationWords, placeWords } from '../lists/kept';
import { foldText, identifier } from './identifier';
import { inCase, letterCaseOf, titled } from './letter-case';
import { cipherCode, codeInAddress } from './postal-code';
import { withOrdinal } from './quantities/ordinals';
import { cipherShape } from './shape';
import { cipherText, type Run } from './text';
import { cipherEntry, cipherWord, type List, type WordSettings } from './word';

/** Writings of countries and parts of the world that no list of names has. Folded. */
const widePlaces = new Set(
  'usa|us|u.s.|u.s.a.|uk|u.k.|uae|eu|europe|asia|africa|america|north america|south america|latin america|oceania|antarctica|europa|asien|afrika|amerika|the netherlands|the united states|great britain|england'.split(
    '|',
  ),
);

/** Endings of German, Dutch and Scandinavian street names in one word. */
const streetEnding =
  /^(\p{L}{2,}?)(straße|strasse|str|straat|gasse|platz|allee|chaussee|damm|ufer|steig|pfad|gracht|laan|plein|singel|gatan|vägen|gränd|weg|gade|gata|vej|veien)$/iu;

/** A street's name keeps its ending; a word without one gets none by chance, or the way back would be another. */
const cipherStreetOrWord = (word: string, direction: Direction, settings: WordSettings): string => {
  const [, stem, ending = ''] = streetEnding.exec(word) ?? [];
  // The stem of Weststraße is no word that is kept.
  const { cipher, keepGender } = settings;
  if (stem !== undefined)
    return (
      walk(
        stem,
        (from) => cipherWord(from, direction, { cipher, keepGender }),
        (to) => streetEnding.exec(to + ending)?.[1] === to,
      ) + ending
    );
  return walk(
    word,
    (from) => cipherWord(from, direction, settings),
    (to) => !streetEnding.test(to),
  );
};

const cipherWords = (
  text: string,
  direction: Direction,
  settings: WordSettings,
  isKept: (run: Run) => boolean,
): string => cipherText(text, direction, { ...settings, isKept, cipherLonger: cipherStreetOrWord });

/** What makes an ordinal of the digits before it. */
const ordinal = /^(?:st|nd|rd|th|e|er|re|ème)$/i;

/** Words for a kind of place, "3º", "3rd" and "Vittorio Emanuele II". */
const isPlaceWord = ({ word, before }: Run): boolean => {
  const folded = foldName(word);
  return (
    placeWords.has(folded) || isRoman(folded) || /^[ºª]$/.test(word) || (/\p{Nd}/u.test(before) && ordinal.test(word))
  );
};

/** 34th stays an ordinal whatever its number becomes. */
const agreeing = (text: string): string =>
  text.replace(/(\d+)(st|nd|rd|th)(?!\p{L})/giu, (_, digits: string, mark: string) => withOrdinal(digits, mark));

/** The list that a whole place stands in; null where in none. */
const listOf = (folded: string): List | null => {
  const city = cityGroup(folded);
  if (city !== null) return { domain: `city ${city.name}`, entries: city.entries, index: city.index };
  const region = regions.get(folded);
  if (region === undefined) return null;
  return { domain: `region ${region.country}`, entries: regionLists[region.country] ?? [], index: region.index };
};

const writingOf = (folded: string): string => cities.get(folded)?.name ?? regions.get(folded)?.name ?? titled(folded);

const isWide = (folded: string): boolean => countries.has(folded) || widePlaces.has(folded);

const cipherSegment = (place: string, direction: Direction, settings: WordSettings): string => {
  const folded = foldName(place.replace(/\s+/gu, ' '));
  if (isWide(folded)) return place;
  const list = listOf(folded);
  const surface = place.normalize('NFC').replace(/\s+/gu, ' ');
  const letterCase = letterCaseOf(surface, folded, writingOf(folded));
  const write = (to: string): string => inCase(to, writingOf(to), letterCase);
  if (list === null || write(folded) !== surface) return agreeing(cipherWords(place, direction, settings, isPlaceWord));
  const isClear = (to: string): boolean =>
    foldName(write(to)) === to && (letterCase !== 'turkish' || write(to).includes('İ'));
  return write(cipherEntry(list, direction, settings.cipher, (to) => !isWide(to) && isClear(to)));
};

type CipherPart = (part: string, direction: Direction, settings: WordSettings) => string;

/** The spaces around a place stay. */
const cipherSpaced = (text: string, direction: Direction, settings: WordSettings, cipherPart: CipherPart): string => {
  const place = text.trim();
  if (place === '') return text;
  const start = text.indexOf(place);
  return text.slice(0, start) + cipherPart(place, direction, settings) + text.slice(start + place.length);
};

/** Signs inside of these part nothing: a house without a number, a street in Spain, somebody's letter box. */
const shortened = /(?<!\p{L})(s\/n(?!\p{L})|c\/o(?!\p{L})|c\/(?= ?\p{Lu})|P\. ?O\.(?= Box))/iu;

/** Between signs, a country stays, a city or region is another of its country, and all else is enciphered by words. */
const cipherPlace = (
  text: string,
  direction: Direction,
  settings: WordSettings,
  cipherPart: CipherPart = cipherSegment,
): string =>
  text
    .split(shortened)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(/[^,;/()\n]+/gu, (segment) => cipherSpaced(segment, direction, settings, cipherPart)),
    )
    .join('');

/** "IL 62704": the letters of a state stay, as a country does. */
const stateCode = /^\p{Lu}{2}(?= [0-9]{5}(?:-[0-9]{4})?$)/u;

/** "Milano MI": two letters behind an Italian town are those of its province. */
const provinceCode = /(?<=\p{Ll}) \p{Lu}{2}$/u;

const cipherTown: CipherPart = (place, direction, settings) => {
  const code = provinceCode.exec(place)?.[0] ?? '';
  const town = place.slice(0, place.length - code.length);
  if (code === '' || cities.get(foldName(town))?.country !== 'IT') return cipherSegment(place, direction, settings);
  return cipherSegment(town, direction, settings) + cipherShape(settings.cipher, direction, code, 'province', true);
};

/** A segment of an address: its postal code becomes another of its country, as one that stands alone. */
const cipherAddressPart: CipherPart = (part, direction, settings) => {
  if (/^\p{Lu}{2}$/u.test(part) && !placeWords.has(foldName(part)))
    return cipherShape(settings.cipher, direction, part, 'province', true, (to) => !placeWords.has(foldName(to)));
  const state = stateCode.exec(part)?.[0] ?? '';
  const pieces: string[] = [state];
  let end = state.length;
  for (const { 0: code, index } of part.matchAll(codeInAddress)) {
    pieces.push(cipherSpaced(part.slice(end, index), direction, settings, cipherTown));
    pieces.push(cipherCode(settings.cipher, direction, code));
    end = index + code.length;
  }
  return pieces.join('') + cipherSpaced(part.slice(end), direction, settings, cipherTown);
};

export const address = identifier({
  type: 'ADDRESS',
  risk: 4,
  recognise: null,
  leakage: [
    'country of a city in it, and a postal code’s; countries stay as they are, and a US state’s two letters',
    'number of words and of digits, words for a kind of street, dwelling, floor or district, Roman numerals, separators, case, accents',
    'words that two addresses share, or that an address shares with a name or a firm',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherPlace(text, direction, context, cipherAddressPart),
});

export const location = identifier({
  type: 'LOCATION',
  risk: 1,
  recognise: null,
  leakage: [
    'country (of a country with few cities: its continent); countries and continents stay as they are',
    'whether it is a city, a state or region, or in no list; for a word in no list of seven letters or more, its length',
    'number of words and of digits, words for a kind of place (Lake, County), separators, case, accents',
    'words that two places share, or that a place shares with a name or a firm',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherPlace(text, direction, context),
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** "BV" is written "B.V." as well, and so are the others of two to four capitals; these have their own dots. */
const dottedForms = [...legalForms].flatMap((form) => (/^\p{Lu}{2,4}$/u.test(form) ? [[...form].join('.')] : []));
const dottedOtherwise = ['S.p.A', 'S.r.l', 'Sp. z o.o', 'Sp. z o. o', 's.r.o', 'a.s', 'e.V'];

/** A legal form at the end, and what comes before it. */
const legalForm = new RegExp(
  `[\\s,]+(?:${[...legalForms, ...dottedForms, ...dottedOtherwise]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})\\.?$`,
  'iu',
);
/** Chinese, Japanese and Korean write it before the name as well, without a space. */
const leadingForm = new RegExp(
  `^(?:${[...legalForms].filter((form) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(form)).join('|')})`,
  'u',
);
const longestForm = 60;

/** Kind and legal form stay; names, cities and other words become others. */
const cipherOrganization = (text: string, direction: Direction, settings: WordSettings): string => {
  const form = legalForm.exec(text.slice(-longestForm))?.[0] ?? '';
  const lead = leadingForm.exec(text)?.[0] ?? '';
  const name = text.slice(lead.length, Math.max(lead.length, text.length - form.length));
  const isKept = ({ word }: Run): boolean => organizationWords.has(foldName(word));
  return lead + cipherWords(name, direction, settings, isKept) + text.slice(lead.length + name.length);
};

export const organization = identifier({
  type: 'ORGANIZATION',
  risk: 1,
  recognise: null,
  leakage: [
    'kind of organisation (Hospital, Bank, University) and legal form (GmbH, Ltd)',
    'number of words, which of them are names, cities or ordinary words, separators, case, accents',
    'length of an abbreviation, and of a word in no list of seven letters or more',
    'words that it shares with another value of the conversation',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherOrganization(text, direction, context),
});
