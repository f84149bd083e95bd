import { isCommonWord } from '../../detect/words/vocabulary';
import { titled } from '../../entities/letter-case';
import { foldName, isCity, townForms } from '../../lists';
import { placeWords } from '../../lists/kept';
import { statesByLetters } from '../../lists/states';
import type { Draft } from './form';
import { ofHanAddress, ofHanParts } from './han-places';
import { declined, type Inflected, withS } from './inflections';
import { turkishSuffix } from './turkish';
import { ending, isOrdinary, part, wordsOf } from './words';

/** Forms of places, addresses and organisations: without number or legal form, piece by piece, with endings. */

/** A street without its house number. */
const withoutNumber = (text: string): string => text.replace(/^\d+\p{L}? +(?=\p{L})|(?<=\p{L}[.]?) +\d+\p{L}?$/gu, '');

/** Words for a kind of street, and how they are shortened. They stand in the stand-in as in the original. */
const shortened: readonly (readonly [RegExp, string])[] = [
  [/ Street\b/, ' St.'],
  [/ Street\b/, ' St'],
  // The saint of "Mill Lane, St Albans" stands before a name, as no street does in its piece of an address.
  [/(?<=[\p{L}\d]) St\b\.?(?=$|[,\n]| \d| [NSEW]{1,2}(?!\p{L}))/u, ' Street'],
  [/ Avenue\b/, ' Ave.'],
  [/ Avenue\b/, ' Ave'],
  [/ Ave\b\.?/, ' Avenue'],
  [/ Road\b/, ' Rd.'],
  [/ Road\b/, ' Rd'],
  [/ Rd\b\.?/, ' Road'],
  [/ Boulevard\b/, ' Blvd.'],
  [/ Boulevard\b/, ' Blvd'],
  [/ Blvd\b\.?/, ' Boulevard'],
  [/ Drive\b/, ' Dr.'],
  [/ Drive\b/, ' Dr'],
  [/ Dr\b\.?/, ' Drive'],
  [/ Lane\b/, ' Ln.'],
  [/ Lane\b/, ' Ln'],
  [/ Ln\b\.?/, ' Lane'],
  [/ Court\b/, ' Ct.'],
  [/ Place\b/, ' Pl.'],
  [/ Square\b/, ' Sq.'],
  [/straße(?!\p{L})/u, 'str.'],
  [/straße(?!\p{L})/u, 'strasse'],
  [/str\./, 'straße'],
  [/ Straße(?!\p{L})/u, ' Str.'],
  [/(?<!\p{L})Calle /u, 'C/ '],
  [/(?<!\p{L})Calle /u, 'C. '],
  [/(?<!\p{L})C\/ ?/u, 'Calle '],
  [/(?<!\p{L})Avenida /u, 'Avda. '],
  [/(?<!\p{L})Avenida /u, 'Av. '],
  [/(?<!\p{L})Plaza /u, 'Pza. '],
  [/(?<!\p{L})Via /u, 'V. '],
  [/(?<!\p{L})Viale /u, 'V.le '],
  [/(?<!\p{L})Piazza /u, 'P.za '],
  [/(?<!\p{L})Corso /u, 'C.so '],
  [/(?<!\p{L})Rua /u, 'R. '],
  [/(?<!\p{L})rue /u, 'r. '],
  [/(?<!\p{L})avenue /u, 'av. '],
  [/(?<!\p{L})boulevard /u, 'bd '],
  [/(?<!\p{L})ulica /u, 'ul. '],
  [/(?<!\p{L})ul\. /u, 'ulica '],
];

/** The same written otherwise: "6, rue des Lilas", "1015EA", "3.º". */
const otherSigns: readonly (readonly [RegExp, string])[] = [
  [/^(\d+\p{L}?(?: (?:bis|ter))?) (?=\p{L})/u, '$1, '],
  [/^(\d+\p{L}?(?: (?:bis|ter))?), (?=\p{L})/u, '$1 '],
  [/(?<!\d)(\d{4}) ([A-Z]{2})(?![\p{L}\d])/u, '$1$2'],
  [/(?<![\p{L}\d])([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})(?![\p{L}\d])/u, '$1$2'],
  [/(?<!\d)(\d{3}) (\d{2})(?= \p{L})/u, '$1$2'],
  [/(?<=\d)(?=[ºª])/u, '.'],
  [/(?<=\d)\.(?=[ºª])/u, ''],
];

/** Shorter numbers are those of houses. */
const shortestCode = 4;
/** From this length on a code is known without a word for it. */
const longCode = 5;
/** The code of a town alone. */
const codeOf = (piece: string): string | null => {
  const code = piece
    .replace(withoutCode(piece), '')
    .replace(/^[A-Z]{2} (?=\d{5})/u, '')
    .trim();
  return code.length >= shortestCode && /\d/.test(code) && code !== piece ? code : null;
};

const shortStates = new Map(Array.from(statesByLetters, ([short, name]) => [name, short]));

/** A town's state the other way: Wisconsin where WI was sent, WI behind the town where Wisconsin was. */
const withState = (surrogates: readonly string[], originals: readonly string[]): Draft[] => {
  const [town, state, ...more] = surrogates;
  const [ownTown, ownState] = originals;
  if (town === undefined || state === undefined || more.length > 0 || ownState === undefined) return [];
  const both = (names: ReadonlyMap<string, string>): readonly [string, string] | null => {
    const [to, own] = [names.get(state), names.get(ownState)];
    return to === undefined || own === undefined ? null : [to, own];
  };
  const [long, short] = [both(statesByLetters), both(shortStates)];
  if (long !== null) return [part(`${town}, ${long[0]}`, `${ownTown}, ${long[1]}`), part(...long)];
  if (short === null) return [];
  return [
    part(`${town}, ${short[0]}`, `${ownTown}, ${short[1]}`),
    part(`${town} (${short[0]})`, `${ownTown} (${short[1]})`),
  ];
};

/** "69003 Lyon", "3511 KX Utrecht", "London SW1A 1AA": the town alone. */
const withoutCode = (piece: string): string =>
  piece.replace(
    /^(?:[A-Z]{1,2}-)?\d[\d -]{2,7} (?:[A-Z]{2} )?(?=\p{L})|(?<=\p{L}) (?:[A-Z]{2} )?\d[\d -]{3,9}$|(?<=\p{L}) [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u,
    '',
  );

/** Words for a street that stand small in a sentence. */
const smallKind =
  /^(?:calle|avenida|plaza|paseo|carrera|rua|travessa|praça|via|viale|piazza|corso|rue|avenue|boulevard|place|chemin|ulica|ul\.|aleja|al\.|plac|pl\.) /iu;

const houses = /(?<=\d)\p{L}? ?[/-] ?\d+\p{L}?$/u;
/** What stands before the number of a house. */
const houseWord =
  /(?<!\p{L})(?:house (?:number|no\.?)|hausnummer|hausnr\.|numéro|número|numero civico|civico|nr domu|numer domu|huisnummer|husnummer|kapı no:?) $/u;

/** A street alone, with its house but without the flat, and the house alone where a word says that it is one. */
const ofStreet = (surrogate: string, original: string, near: readonly string[]): Draft[] => {
  const [street, own] = [withoutNumber(surrogate.replace(houses, '')), withoutNumber(original.replace(houses, ''))];
  if (street === surrogate || own === original || !/\p{L}{3}/u.test(street)) return [];
  if (withoutCode(surrogate) !== surrogate || withoutCode(original) !== original) return [];
  const [house, ownHouse] = [surrogate, original].map((piece) => /\d+\p{L}?/u.exec(piece)?.[0] ?? '');
  const drafts: Draft[] = [];
  // Rynek is a market as well.
  const isWord = !/\s/.test(street) && (isCommonWord(street.toLowerCase()) || isOrdinary(street));
  if (street !== own && !isWord)
    drafts.push({
      ...part(street, own),
      ...(smallKind.test(street) ? { capital: 'free' as const } : {}),
    });
  if (houses.test(surrogate) && houses.test(original))
    drafts.push(part(surrogate.replace(houses, ''), original.replace(houses, '')));
  if (house !== undefined && ownHouse !== undefined && house !== ownHouse)
    drafts.push({ surrogate: house, original: ownHouse, rank: 6, after: houseWord, near, joined: 'no' });
  return drafts;
};

/** What stands before the code of a town. */
const codeWord =
  /(?<!\p{L})(?:plz|postleitzahl|post ?code|postal code|zip(?: code)?|code postal|código postal|codice postale|postcode|postnummer|irányítószám)[ :]{1,2}$/u;

/** In Italian CAP is one too; a cap is something else elsewhere. */
const behindCap = (code: string, ownCode: string, near: readonly string[]): Draft[] =>
  ['CAP ', 'CAP: '].map((word) => ({
    surrogate: word + code,
    original: word + ownCode,
    rank: 3,
    language: 'Italian',
    near,
    joined: 'no',
  }));

const pieces = (text: string): string[] => text.split(/\s*[,\n]\s*/);

/** An address's other parts, as a reply may write them beside its town. */
const partsBeside = (all: readonly string[], town: string): string[] =>
  all
    .flatMap((piece) => [piece, withoutNumber(piece), piece.replace(withoutCode(piece), '').trim()])
    .filter((piece, at, each) => piece.length > 2 && each.indexOf(piece) === at && !piece.includes(town))
    .map((piece) => piece.toLowerCase());

/** The streets and the towns of an address, as they stand where one of its numbers is meant. */
const namesOf = (all: readonly string[]): string[] =>
  all
    .flatMap((piece) => [withoutNumber(piece.replace(houses, '')), withoutCode(piece)])
    .map((name) => name.toLowerCase())
    .filter((name) => /\p{L}{3}/u.test(name) && !/\d/.test(name) && !isCommonWord(name));

export const placeForms = (surrogate: string, original: string): Draft[] => formsOf(surrogate, original, false);

/** Of an address a town alone is doubtful, or a word. */
export const addressForms = (surrogate: string, original: string): Draft[] => formsOf(surrogate, original, true);

/** Berliner, Karlsruher, Farmsen-Berner, Bad Kreuznacher; İzmirli, Ankaralı. */
const inhabitants = (from: string, to: string): Inflected[] => {
  const isTown = (text: string): boolean => /^\p{L}+(?:[ -]\p{L}+)*$/u.test(text);
  if (!isTown(from) || !isTown(to)) return [];
  const original = to.endsWith('e') ? `${to}r` : `${to}er`;
  const written = from.endsWith('e') ? [`${from}r`, `${from}er`] : [`${from}er`];
  const [surrogateSuffix, ownSuffix] = [turkishSuffix('li', from), turkishSuffix('li', to)];
  const turkish =
    surrogateSuffix === null || ownSuffix === null
      ? []
      : [{ surrogate: from + surrogateSuffix, original: to + ownSuffix, language: 'Turkish' as const }];
  return [...written.map((form) => ({ surrogate: form, original, language: null })), ...turkish];
};

/** "Вельска", of which a reply says Вельск and Вельске: the original's town in the same case. */
const inOtherCases = (surrogate: string, original: string): Draft[] => {
  const [forms, own] = [townForms(foldName(surrogate)), townForms(foldName(original))];
  if (forms === null || own === null) return [];
  return Array.from(forms).flatMap(([name, form]) => {
    const to = own.get(name);
    return to === undefined || form === foldName(surrogate) ? [] : [part(titled(form), titled(to))];
  });
};

/** "Berlin Köpenick", "Hansestadt Ostadel": the town and the district alone; a town of two words is one. */
const ofDistricts = (surrogates: readonly string[], originals: readonly string[]): Draft[] => {
  const isOne = [surrogates, originals].some((words) => words.length !== 2 || isCity(words.join(' ')));
  if (isOne) return [];
  return surrogates.flatMap((word, at) => {
    const own = originals[at] ?? '';
    const isName = [word, own].every((each) => /^\p{Lu}\p{Ll}{3,}$/u.test(each) && !placeWords.has(foldName(each)));
    return isName ? [part(word, own)] : [];
  });
};

const formsOf = (surrogate: string, original: string, isAddress: boolean): Draft[] => {
  const drafts: Draft[] = [];
  const [surrogates, originals] = [wordsOf(surrogate), wordsOf(original)];
  // Without its last word, which stayed, or several: "Hurtownia Wolt sp. z o.o."
  for (let left = Math.min(surrogates.length, originals.length) - 1, cut = 1; left > 0; left--, cut++) {
    if (surrogates.at(-cut) !== originals.at(-cut) || (cut > 1 && left < 2)) break;
    const short = (words: readonly string[]): string => words.slice(0, -cut).join(' ').replace(/,$/, '');
    drafts.push(part(short(surrogates), short(originals)));
  }
  const [street, ownStreet] = [withoutNumber(surrogate), withoutNumber(original)];
  if (street !== surrogate && ownStreet !== original) drafts.push(part(street, ownStreet));
  const [here, there] = [pieces(surrogate), pieces(original)];
  const near = namesOf(here);
  if (here.length > 1 && here.length === there.length) {
    here.forEach((piece, at) => {
      const own = there[at] ?? '';
      const alone = (town: string): Partial<Draft> => (isAddress ? { beside: partsBeside(here, town) } : {});
      // The first piece is the street, or the house.
      const isTown = at > 0 && !/\d/.test(piece);
      if (piece !== own && /\p{L}{3}/u.test(piece))
        drafts.push({ ...part(piece, own), ...(isTown ? alone(piece) : {}) });
      const [town, ownTown] = [withoutCode(piece), withoutCode(own)];
      if (town !== piece && ownTown !== own && town !== ownTown)
        drafts.push({ ...part(town, ownTown), ...alone(town) });
      const [code, ownCode] = [codeOf(piece), codeOf(own)];
      if (code !== null && ownCode !== null && code !== ownCode)
        drafts.push({
          surrogate: code,
          original: ownCode,
          rank: 3,
          // Digits alone may be a number of something else.
          doubtful: code.length >= longCode && !/\p{L}/u.test(code),
          after: code.length >= longCode ? null : codeWord,
          near: code.length >= longCode ? null : near,
          joined: 'no',
        });
      if (code !== null && ownCode !== null && code !== ownCode && code.length < longCode)
        drafts.push(...behindCap(code, ownCode, near));
    });
  }
  if (here.length === there.length) drafts.push(...here.flatMap((piece, at) => ofStreet(piece, there[at] ?? '', near)));
  drafts.push(...withState(here, there));
  if (!isAddress) drafts.push(...ofDistricts(surrogates, originals));
  const asTheyAre = isAddress
    ? ofHanAddress(surrogate, original)
    : [...inOtherCases(surrogate, original), ...ofHanParts(surrogate, original)];
  const whole = { surrogate, original };
  const alike = isAddress ? [...shortened, ...otherSigns] : shortened;
  const abbreviated = [whole, ...drafts].flatMap((draft) =>
    alike
      .filter(([word]) => word.test(draft.surrogate) && word.test(draft.original))
      .map(([word, short]) => ({
        ...draft,
        surrogate: draft.surrogate.replace(word, short),
        original: draft.original.replace(word, short),
        rank: 3,
      })),
  );
  const declinable = [whole, ...drafts.filter(({ beside }) => beside === undefined)];
  const endings = declinable.flatMap(({ surrogate: from, original: to }): Inflected[] => [
    ...withS(from, to),
    ...inhabitants(from, to),
    ...(/^\p{L}+$/u.test(from) && /^\p{L}+$/u.test(to) ? declined(from, to) : []),
  ]);
  return [...drafts, ...asTheyAre, ...abbreviated, ...endings.map(ending)];
};
