import type { Cipher } from '../ciphers';
import { type Direction, walk } from '../ciphers/numerals';
import {
  cities,
  cityGroup,
  cityLists,
  countries,
  countryNames,
  foldName,
  legalForms,
  regionLists,
  regions,
} from '../lists';
import { isRoman, joiningWords, organizationWords, placeWords, sectorWords } from '../lists/kept';
import { cipherHanPlace, isHan } from './han-places';
import { foldText, identifier } from './identifier';
import { dottedSmall, inCase, type LetterCase, letterCaseOf, titled } from './letter-case';
import type { List } from './name-tiers';
import { cipherCode, codeInAddress } from './postal-code';
import { withOrdinal } from './quantities/ordinals';
import { cipherShape } from './shape';
import { cipherText, isElided, type Run } from './text';
import { cipherEntry, cipherWord, encipherKept, type WordSettings } from './word';

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

const cipherPlaceWord = (word: string, direction: Direction, settings: WordSettings, before: string): string => {
  const { cipher, keepGender } = settings;
  return isHan(word)
    ? cipherHanPlace(word, /\p{Nd}/u.test(before), (part) => cipherWord(part, direction, { cipher, keepGender }))
    : cipherStreetOrWord(word, direction, settings);
};

/** Words for a kind of place that name one as often, of one language or several that build their places alike. Folded. */
interface NamingWords {
  readonly words: readonly string[];
  /** Stand for a kind as they do, and name nothing: short forms, forms of a word in a name. */
  readonly kinds: readonly string[];
  /**
   * Where they name: on either side of any word for a kind (Park Road, Am Ring), before a kind of a language that puts it
   * last (Terrace Road, Plaza Sokak), or behind one of their own language (calle Portal, ul. Plac). Behind a joining word
   * all do (rue de la Ville).
   */
  readonly names: 'beside' | 'before' | 'behind';
}

const naming = (names: NamingWords['names'], words: string, kinds?: string): NamingWords => ({
  names,
  words: words.split(' '),
  kinds: kinds?.split(' ') ?? [],
});

export const namingWords: readonly NamingWords[] = [
  naming(
    'beside',
    'park gardens hill bridge north south east west northern southern eastern western upper lower central city town village island islands lake river mount mountain valley bay beach port new old grove court square',
  ),
  naming('beside', 'ring ufer damm weg platz gasse allee stadt nord süd ost steig pfad chaussee'),
  naming(
    'before',
    'street road lane drive terrace highway parkway circle close crescent row walk way state county province district region rise yard',
    'st rd ln dr ct hwy pkwy',
  ),
  naming('before', 'gata gatan gade gate väg vägen vej veien vei torg torget torv torvet plads pladsen plass plassen'),
  naming('before', 'sokak cadde mahalle bulvar meydan', 'sokağı caddesi mahallesi bulvarı meydanı mah cad sok'),
  naming(
    'behind',
    'rue ville quai cours place chemin avenue boulevard impasse allées passage résidence hameau',
    'av bd',
  ),
  naming(
    'behind',
    'calle plaza ciudad barrio portal puerta casa avenida paseo carrera ronda carretera',
    'avda avd av ctra urb',
  ),
  naming('behind', 'via piazza viale corso vicolo vico strada largo contrada'),
  naming('behind', 'rua praça travessa estrada', 'av'),
  naming('behind', 'straat gracht laan plein singel kade'),
  naming('behind', 'ulica aleja plac osiedle rondo skwer rynek', 'ul al pl os'),
];

/** What stands behind the name that it is the kind of. */
const lastKinds: ReadonlySet<string> = new Set(
  namingWords.flatMap(({ names, words, kinds }) => (names === 'before' ? [...words, ...kinds] : [])),
);

const namesThere = ({ names, words, kinds }: NamingWords, before: string, behind: string): boolean => {
  if (names === 'beside') return placeWords.has(before) || (placeWords.has(behind) && !joiningWords.has(behind));
  if (joiningWords.has(before) || lastKinds.has(behind)) return true;
  return names === 'behind' && (words.includes(before) || kinds.includes(before));
};

/** The words beside a part of a place: those of the lines before and behind it. '' where none are. */
interface Beside {
  readonly before: string;
  readonly behind: string;
}
const alone: Beside = { before: '', behind: '' };

/** A short form may have its dot: Blvd. Park. */
const wordRow = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*(?:(?:\.\s*|[\s-]+)\p{L}[\p{L}\p{M}]*)*/gu;

/** A word of a list to another of it, never itself: the next one in the order that the key gives. In its own case. */
const cipherAmong = (word: string, list: readonly string[], direction: Direction, cipher: Cipher): string => {
  const folded = foldName(word);
  const letterCase = letterCaseOf(word.normalize('NFC'), folded, titled(folded));
  if (typeof letterCase !== 'string') return word;
  const [size, domain] = [BigInt(list.length), `kind of place ${list[0]}`];
  const at = cipher.encipher(BigInt(list.indexOf(folded)), size, domain);
  const next = (at + (direction === 'encipher' ? 1n : size - 1n)) % size;
  const to = list[Number(cipher.decipher(next, size, domain))] ?? folded;
  return inCase(to, titled(to), letterCase);
};

/**
 * Words for a kind of place in a row become others of their list, or all of Park Road would stay.
 */
const cipherNaming = (text: string, direction: Direction, { cipher }: WordSettings, beside: Beside): string => {
  return text.replace(wordRow, (row, start: number) => {
    const words = row.split(/([.\s-]+)/);
    const neighbour = (at: number): string => {
      if (at < 0) return foldName(start === 0 ? beside.before : '');
      return foldName(words[at] ?? (start + row.length === text.length ? beside.behind : ''));
    };
    return words
      .map((word, at) => {
        const folded = foldName(word);
        const list = namingWords.find(({ words: all }) => all.includes(folded));
        if (list === undefined || !namesThere(list, neighbour(at - 2), neighbour(at + 2))) return word;
        return cipherAmong(word, list.words, direction, cipher);
      })
      .join('');
  });
};

const cipherWords = (
  text: string,
  direction: Direction,
  settings: WordSettings,
  isKept: (run: Run) => boolean,
): string => cipherText(text, direction, { ...settings, isKept, cipherLonger: cipherPlaceWord });

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
const listOf = (folded: string): List | null => {
  const region = regions.get(folded);
  if (region !== undefined)
    return { domain: `region ${region.country}`, entries: regionLists[region.country] ?? [], index: region.index };
  const city = cityGroup(folded);
  return city === null ? null : { domain: `city ${city.name}`, entries: city.entries, index: city.index };
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
const readListed = (place: string): { list: List; folded: string; letterCase: LetterCase } | null => {
  const surface = place.normalize('NFC').replace(/\s+/gu, ' ');
  const folded = foldName(surface);
  const list = listOf(folded);
  if (list === null) return null;
  const letterCase = letterCaseOf(surface, folded, writingOf(folded));
  return inCase(folded, writingOf(folded), letterCase) === surface ? { list, folded, letterCase } : null;
};

const isWidePlace = (place: string): boolean => isWide(foldName(place.replace(/\s+/gu, ' ')));

/** Whether a place is enciphered word by word. */
const isOfWords = (place: string): boolean => !isWidePlace(place) && readListed(place) === null;

type CipherPart = (part: string, direction: Direction, settings: WordSettings, beside: Beside) => string;

const cipherSegment: CipherPart = (place, direction, settings, beside) => {
  if (isWidePlace(place)) return place;
  const listed = readListed(place);
  // Foo City is not to become a listed city: another way would lead back from it.
  if (listed === null)
    return walk(
      place,
      (from) =>
        agreeing(cipherNaming(cipherWords(from, direction, settings, isPlaceWord), direction, settings, beside)),
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
    cipherEntry(
      list,
      direction,
      settings.cipher,
      (to) => !isWide(to) && listOf(to)?.domain === list.domain && isClear(to),
    ),
  );
};

/** The spaces around a place stay. */
const cipherSpaced = (
  text: string,
  direction: Direction,
  settings: WordSettings,
  cipherPart: CipherPart,
  beside: Beside,
): string => {
  const place = text.trim();
  if (place === '') return text;
  const start = text.indexOf(place);
  return text.slice(0, start) + cipherPart(place, direction, settings, beside) + text.slice(start + place.length);
};

/** Signs inside of these part nothing: a house without a number, a street in Spain, somebody's letter box. */
const shortened = /(?<!\p{L})(s\/n(?!\p{L})|c\/o(?!\p{L})|c\/(?= ?\p{Lu})|P\. ?O\.(?= Box))/iu;

/** "IL 62704": the letters of a state stay, as a country does. */
const stateCode = /^\p{Lu}{2}(?= [0-9]{5}(?:-[0-9]{4})?$)/u;

/** "Milano MI": two letters behind an Italian town are those of its province. */
const provinceCode = /(?<=\p{Ll}) \p{Lu}{2}$/u;

const isItalian = (town: string): boolean => cities.get(foldName(town))?.country === 'IT';

/** The place before the two letters of its province; null where none stand there. */
const beforeProvince = (place: string): string | null => {
  const code = provinceCode.exec(place)?.[0] ?? '';
  const town = place.slice(0, place.length - code.length);
  return code !== '' && isItalian(town) ? town : null;
};

/** The words at the ends of a line that is enciphered word by word: there a word for a kind of place stays one. */
const wordsAtEnds = (line: string): Beside => {
  const place = line.trim();
  if (!isOfWords(place) || beforeProvince(place) !== null) return alone;
  return { before: /[\p{L}\p{M}]+$/u.exec(place)?.[0] ?? '', behind: /^[\p{L}\p{M}]+/u.exec(place)?.[0] ?? '' };
};

/** Of a line of an address, whose postal codes are enciphered apart: of what stands before the first, behind the last. */
const wordsAtAddressEnds = (line: string): Beside => {
  if (stateCode.test(line)) return alone;
  const pieces = line.split(codeInAddress);
  return { before: wordsAtEnds(pieces.at(-1) ?? '').before, behind: wordsAtEnds(pieces[0] ?? '').behind };
};

/** How a segment is enciphered, and what its ends say to the lines beside it. */
interface Way {
  readonly cipherPart: CipherPart;
  readonly ends: (line: string) => Beside;
}

const byWords: Way = {
  cipherPart: cipherSegment,
  ends: (line) => (line.search(codeInAddress) >= 0 ? alone : wordsAtEnds(line)),
};

const cipherLines = (text: string, direction: Direction, settings: WordSettings, { cipherPart, ends }: Way): string => {
  const pieces = text.split(/([,;/()\n])/u);
  const lineAt = (at: number, sign: number): Beside => (pieces[sign] === '\n' ? ends(pieces[at] ?? '') : alone);
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1) return piece;
      const beside = { before: lineAt(at - 2, at - 1).before, behind: lineAt(at + 2, at + 1).behind };
      return cipherSpaced(piece, direction, settings, cipherPart, beside);
    })
    .join('');
};

/** Between signs, a country stays, a city or region is another of its country, and all else is enciphered by words. */
const cipherPlace = (text: string, direction: Direction, settings: WordSettings, way: Way = byWords): string =>
  text
    .split(shortened)
    .map((part, i) => (i % 2 === 1 ? part : cipherLines(part, direction, settings, way)))
    .join('');

const cipherTown: CipherPart = (place, direction, settings, beside) => {
  const town = beforeProvince(place);
  if (town === null) return cipherSegment(place, direction, settings, beside);
  const code = cipherShape(settings.cipher, direction, place.slice(town.length), 'province', true);
  return cipherSegment(town, direction, settings, alone) + code;
};

/** A segment of an address: its postal code becomes another of its country, as one that stands alone. */
const cipherAddressPart: CipherPart = (part, direction, settings, beside) => {
  if (/^\p{Lu}{2}$/u.test(part)) {
    // NE, LA and DE are words for a kind of place as well.
    const isProvince = (code: string): boolean => !placeWords.has(foldName(code));
    return isProvince(part) ? cipherShape(settings.cipher, direction, part, 'province', true, isProvince) : part;
  }
  const state = stateCode.exec(part)?.[0] ?? '';
  const pieces: string[] = [state];
  let [end, before] = [state.length, state === '' ? beside.before : ''];
  for (const { 0: code, index } of part.matchAll(codeInAddress)) {
    pieces.push(cipherSpaced(part.slice(end, index), direction, settings, cipherTown, { before, behind: '' }));
    pieces.push(cipherCode(settings.cipher, direction, code));
    [end, before] = [index + code.length, ''];
  }
  const { behind } = beside;
  return pieces.join('') + cipherSpaced(part.slice(end), direction, settings, cipherTown, { before, behind });
};

const [fewest, most] = [Math.min, Math.max].map((of) => of(...namingWords.map(({ words }) => words.length - 1)));
const keptKinds = `of words for a kind of place that stand side by side in small or large letters or with a capital first, those that name one become another of ${fewest} to ${most} of their language, and never themselves (Park of Park Road); one alone (North, Lake), and one for a dwelling or a floor, stays`;

export const address = identifier({
  type: 'ADDRESS',
  risk: 4,
  recognise: null,
  leakage: [
    'script (of common Chinese characters: of which writing), and in Chinese characters the length of each part',
    'country of a city in it, and a postal code’s; countries stay as they are, and a US state’s two letters',
    'number of words and of digits, words and Chinese characters for a kind of street, dwelling, floor or district, Roman numerals, separators, case, accents',
    keptKinds,
    'words that two addresses share, or that an address shares with a name or a firm',
  ],
  canonical: foldText,
  cipher: (direction, text, context) =>
    cipherPlace(text, direction, context, { cipherPart: cipherAddressPart, ends: wordsAtAddressEnds }),
});

export const location = identifier({
  type: 'LOCATION',
  risk: 1,
  recognise: null,
  leakage: [
    'country (of a country with few cities: its continent), and whether a town’s name reads as another’s (Norman, College Park); countries and continents stay as they are',
    'script (of common Chinese characters: of which writing); whether it is a city, a state or region, or in no list; for a word in no list how much it is spelled as names are, and of seven letters or more, of abbreviations and in Chinese characters its length',
    'number of words and of digits, words and Chinese characters for a kind of place (County, North, Lake, 市), separators, case, accents',
    keptKinds,
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

const isKindOfFirm = ({ word }: Run): boolean => organizationWords.has(foldName(word));

/**
 * Whether a firm is named by what it deals in, in words that stay beside a name: National Gas Company, Energy GmbH,
 * Energy 24. One such word and nothing else may be the word as well.
 */
const isOfKinds = (name: string, hasForm: boolean): boolean => {
  const runs = [...name.matchAll(/[\p{L}\p{M}]+/gu)].map(
    ({ 0: word, index }): Run => ({
      word,
      before: name.charAt(index - 1),
      after: name.charAt(index + word.length),
    }),
  );
  const others = runs.filter((run) => !isElided(run));
  return (hasForm || others.length > 1 || /\p{Nd}/u.test(name)) && others.every(isKindOfFirm);
};

/** A firm's name between what says its legal form. */
const nameIn = (firm: string): { readonly start: number; readonly end: number } => {
  const form = legalForm.exec(firm.slice(-longestForm))?.[0] ?? '';
  const start = leadingForm.exec(firm)?.[0].length ?? 0;
  return { start, end: Math.max(start, firm.length - form.length) };
};

/** Kind and legal form stay; names, cities and other words become others. */
const cipherOrganization = (text: string, direction: Direction, settings: WordSettings): string => {
  const { start, end } = nameIn(text);
  const [lead, name, form] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  // Ba and Sa are names as well: at the end they would be read as a form, and stay on the way back.
  const isAlike = (to: string): boolean => {
    const whole = nameIn(lead + to + form);
    return whole.start === start && whole.end === start + to.length;
  };
  const encipherSector = (word: string): string =>
    sectorWords.has(foldName(word)) ? encipherKept(word, settings.cipher) : word;
  const named =
    direction === 'encipher' && isOfKinds(name, name.length < text.length)
      ? cipherText(name.replace(/[\p{L}\p{M}]+/gu, encipherSector), direction, { ...settings, isKept: () => true })
      : walk(name, (from) => cipherWords(from, direction, settings, isKindOfFirm), isAlike);
  return lead + named + form;
};

export const organization = identifier({
  type: 'ORGANIZATION',
  risk: 1,
  recognise: null,
  leakage: [
    'kind of organisation (Hospital, Bank, University) and legal form (GmbH, Ltd, at the end Group and Investment as well)',
    'what it deals in (Energy, Media) where a name stands beside it, and where that one word is all; it becomes a made-up word where all others are a kind, a number or a legal form (National Gas Company, Energy 24, Energy GmbH)',
    'number of words, which of them are names, cities or ordinary words, separators, case, accents',
    'length of an abbreviation, and of a word in no list of seven letters or more',
    'words that it shares with another value of the conversation',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherOrganization(text, direction, context),
});
