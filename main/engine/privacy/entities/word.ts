import type { Cipher } from '../ciphers';
import { cipherNumerals, type Direction, walk } from '../ciphers/numerals';
import {
  cities,
  cityList,
  common,
  declinedTown,
  firmWord,
  foldName,
  isGiven,
  japaneseNames,
  names,
  ownTown,
  rankOf,
  townCase,
  townInCase,
  writtenName,
} from '../lists';
import { areaList } from '../lists/areas';
import { declinedName, inForm, writtenForm } from '../lists/declensions';
import { endingsOf, splitEnding } from '../lists/endings';
import { isReserved, readOtherwise } from '../lists/kept';
import type { Part } from '../lists/packed';
import { type SpelledClass, spelledAs } from '../lists/spelling';
import type { TextLocale } from './entity';
import { cipherCharacters, cipherOddly, scriptOf } from './formats/characters';
import { cipherShape } from './formats/shape';
import { dottedSmall, inCase, isCased, type LetterCase, letterCaseOf, titled } from './letter-case';
import { nameList } from './name-tiers';
import { decipherOther, encipherOther, hasOtherForm, isAscii, isLatin, plainLetters } from './other-words';

/**
 * One word to another, the same in a name, an e-mail address, a firm and a place, so that what belongs together still
 * does. Every word is of one class and its surrogate of the same one; each class is enciphered within itself.
 *
 * - listed: a name to a name of its list, a city to one of its country, a firm's word to another, with accents or without;
 * - declined: a name of the lists in a case of Polish, or with the s of whose something is, to what that name becomes, likewise;
 * - joined: two names in one word (mariagonzalez), or an initial and a family name, each as it is alone;
 * - ended: neither, but with an ending of one of the languages (Obermoosbach), each part as another such;
 * - spelled: none of them, but of what names are made of, to another word that is as likely to be one;
 * - short: up to five Latin letters that are not (IBM), to others;
 * - other: to a pronounceable word that ends in CVx, longer than the original, which no word of the classes before is.
 */
export interface WordSettings {
  readonly cipher: Cipher;
  readonly keepGender: boolean;
  /** Of the text around: in Polish, what is a name and a case of a more common one is the latter (Jana). */
  readonly locale?: TextLocale | undefined;
  /** Whether a town that is a name as well is a town here: Bologna Bolognina. */
  readonly townsFirst?: boolean;
  /** Whether an ordinary word that is a name as well is the word here: Maple Street, Golden Plains Ltd. */
  readonly wordsFirst?: boolean;
  /** Whether a family name stands before it, in one word. */
  readonly isGiven?: boolean;
  /** Words that stay where this one stands (Hospital in a firm): it becomes none of them. */
  readonly isKeptWord?: (folded: string) => boolean;
}

/** An entry of a list, folded, to another one that `isInside`, where there is one. */
export const cipherEntry = (
  { name, size, at, index }: Part,
  direction: Direction,
  cipher: Cipher,
  isInside: (folded: string) => boolean,
): string => {
  const entry = (place: bigint): string => at(Number(place));
  const step = (place: bigint): bigint => cipher.moved[direction](place, BigInt(size), name);
  return entry(walk(BigInt(index), step, (place) => isInside(entry(place))));
};

/** What says as what a word is read. */
type Reader = Pick<WordSettings, 'keepGender' | 'locale' | 'townsFirst' | 'wordsFirst'>;

/** A case of a name or of a town of the lists. */
interface Declined {
  readonly name: string;
  /** Which case, of what. */
  readonly of: string;
  /** The same case of another; null where it has none. */
  likewise(name: string): string | null;
}

/** The name that a folded word is a case of. Told by their cases, names tell a gender: none is where that is not to be kept. */
const declinedNameAs = (word: string, { keepGender, locale, townsFirst }: Reader): Declined | null => {
  const declined = keepGender ? declinedName(word) : null;
  if (declined === null || hasOtherForm(word) || firmWord(word) !== null) return null;
  const isTown = cities.has(word) && (townsFirst === true || locale?.language !== 'pl');
  if (isTown || (names.has(word) && locale?.language !== 'pl')) return null;
  const { name, form } = declined;
  return { name, of: `name ${form}`, likewise: (other) => inForm(other, form) };
};

const declinedTownAs = (word: string): Declined | null => {
  const [name, of] = townCase(word) ?? [];
  if (name === undefined || of === undefined) return null;
  return { name, of: `town ${of}`, likewise: (other) => townInCase(other, of) };
};

const isInLists = (word: string): boolean =>
  names.has(word) || [cityList, declinedTown, ownTown, firmWord].some((listOfWord) => listOfWord(word) !== null);

/** Behind these no language writes an s for whose something is. */
const hissing = /[sxzß]$/;
const shortestOwner = 3;

/** "Tims Einweihung", "Uppsalas kommun": a name or a town with the s of whose something is, where the lists have no such word. */
const ownerAs = (word: string, { townsFirst }: Reader): Declined | null => {
  const name = word.slice(0, -1);
  if (!word.endsWith('s') || name.length < shortestOwner || hissing.test(name)) return null;
  if (hasOtherForm(word) || isReserved(word) || isReserved(name) || isInLists(word)) return null;
  const isTown = cities.has(name) && (townsFirst === true || !names.has(name));
  if (!isTown && !names.has(name)) return null;
  const likewise = (other: string): string | null => (hissing.test(other) ? null : `${other}s`);
  return { name, of: isTown ? 'town s' : 'name s', likewise };
};

/** The list of an ordinary word, where it is that before it is a name. */
const ordinaryAs = (word: string, { wordsFirst }: Reader): Part | null =>
  wordsFirst === true && !hasOtherForm(word) ? firmWord(word) : null;

const declinedAs = (word: string, reader: Reader): Declined | null => {
  if (ordinaryAs(word, reader) !== null) return null;
  const [ofTown, ofName] = [() => declinedTownAs(word), () => declinedNameAs(word, reader)];
  const declined = reader.townsFirst === true ? (ofTown() ?? ofName()) : (ofName() ?? ofTown());
  return declined ?? ownerAs(word, reader);
};

/**
 * The list that a folded word stands in; null where in none. A name with İ is in none: in small letters, where İ is no
 * letter, another could not become it.
 */
const listOf = (word: string, reader: Reader): Part | null => {
  const { keepGender, townsFirst } = reader;
  if (word.includes(dottedSmall)) return null;
  const name = nameList(word, keepGender);
  const city = name === null || townsFirst === true ? cityList(word) : null;
  if (townsFirst === true) {
    const region = city ?? (word.length > 2 ? areaList(word) : null);
    if (region !== null) return region;
  }
  const ordinary = ordinaryAs(word, reader);
  if (ordinary !== null) return ordinary;
  if (declinedAs(word, reader) !== null) return null;
  if (city !== null) return city;
  if (name !== null) return name;
  const town = declinedTown(word) ?? ownTown(word);
  if (town !== null) return { ...town, name: `town ${town.name}` };
  return hasOtherForm(word) ? null : firmWord(word);
};

/** What a stand-in tells of a word in no list. */
export const unlistedLeakage =
  'how much it is spelled as names are; whether it ends as things are called in pairs (-berg, -ton), of which language that is, and what stands before it as of a word by itself: its list, else its length; else of seven letters or more its length';

type WordClass = 'listed' | 'declined' | 'joined' | 'ended' | 'spelled' | 'short' | 'other' | 'characters';

const longest = 40;

const alikeTo = (word: string): SpelledClass | null => spelledAs(scriptOf(word), word);

/** What is longer and spelled as no name is is no abbreviation. */
const longestShort = 5;

const isFamily = (word: string): boolean => /^family/.test(names.get(word)?.kind ?? '') && !readOtherwise.has(word);

/** Shorter names stand in too many words by chance. Chinese and Korean ones are one or two characters, family name first. */
const shortestJoined = 3;

const shortName = 4;
/** A rare short name stands in many a word by chance: sie and mens, rado and miu. */
const isEvident = (name: string): boolean => {
  const entry = names.get(name);
  return name.length > shortName || (entry !== undefined && rankOf(entry) < common);
};

/** Where the first of two joined names ends; 0 for one word. */
export const seam = (word: string): number => {
  const isEast = /^[\p{Script=Han}\p{Script=Hangul}]/u.test(word);
  const least = isEast ? 1 : shortestJoined;
  for (let cut = least; cut <= word.length - least; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (!isEast && !(isEvident(first) && isEvident(second))) continue;
    const isGivenFirst = isGiven(names.get(first)) && isFamily(second);
    if (isGivenFirst || (isFamily(first) && isGiven(names.get(second)))) return cut;
  }
  if (word.length > shortestJoined && isFamily(word.slice(1))) return 1;
  return familyFirst(word);
};

/** Of a Japanese name whose given name no list has, where the family name ends: the longest, of two characters or more. */
const familyFirst = (word: string): number => {
  for (let cut = Math.min(4, word.length - 1); cut > 1; cut--)
    if (word.length - cut <= 3 && japaneseNames.has(word.slice(0, cut)) && isFamily(word.slice(0, cut))) return cut;
  return 0;
};

/** Whether it has an ending, and what stands before that a stand-in that can be said. */
const isEnded = (word: string, reader: Reader): boolean => {
  const split = splitEnding(word);
  return split !== null && !['joined', 'other', 'short', 'characters'].includes(classOf(split.stem, reader));
};

const classOf = (word: string, reader: Reader): WordClass => {
  if (listOf(word, reader) !== null) return 'listed';
  if (declinedAs(word, reader) !== null) return 'declined';
  if (hasOtherForm(word)) return 'other';
  if (word.startsWith(dottedSmall)) return isLatin(word) ? 'other' : 'characters';
  if (word.length > longest) return 'characters';
  if (seam(word) > 0) return 'joined';
  if (!isReserved(word)) {
    if (isEnded(word, reader)) return 'ended';
    if (alikeTo(word) !== null) return 'spelled';
    if (isAscii(word) && word.length <= longestShort) return 'short';
  }
  return isLatin(word) ? 'other' : 'characters';
};

/** Whether a folded word is in a list, or spelled much as those of its script are, so that its stand-in can be said. */
export const isSpelledAsName = (word: string): boolean => {
  if (!isCased(word)) return false;
  const of = classOf(word, { keepGender: true });
  return (
    ['listed', 'declined', 'joined'].includes(of) ||
    (['ended', 'spelled'].includes(of) && alikeTo(word)?.isUsual === true)
  );
};

const cipherShort = (word: string, direction: Direction, { cipher }: WordSettings): string => {
  const values = Array.from(word, (letter) => plainLetters.indexOf(letter));
  const image = cipherNumerals(
    cipher,
    direction,
    values,
    values.map(() => plainLetters.length),
    `short ${word.length}`,
  );
  return image.map((value) => plainLetters[value]).join('');
};

/** The name in its list, again and again until it has the same case. */
const cipherDeclined = (word: string, direction: Direction, settings: WordSettings): string => {
  const declined = declinedAs(word, settings);
  if (declined === null) return word;
  const isInside = (name: string): boolean => {
    const to = declined.likewise(name);
    const read = to === null || settings.isKeptWord?.(to) === true ? null : declinedAs(to, settings);
    return read?.name === name && read.of === declined.of;
  };
  // A word that stays, as Nord does, is a name where it stands in a case, and so is an ordinary word.
  const ofName = { ...settings, wordsFirst: false, isKeptWord: () => false };
  return declined.likewise(walk(declined.name, (from) => cipherFolded(from, direction, ofName), isInside)) ?? word;
};

const isOneWord = (word: string): boolean => /^[\p{L}\p{M}]+$/u.test(word);

/** Each part as it is alone; again and again until the parts are read as such. */
const cipherJoined = (word: string, direction: Direction, settings: WordSettings): string => {
  const cut = seam(word);
  // Words that stay are whole ones: a part may be any.
  const ofParts = { ...settings, townsFirst: false, wordsFirst: false, isKeptWord: () => false };
  const part = (text: string, at: number): string =>
    text.length === 1 && isCased(text)
      ? cipherShape(settings.cipher, direction, text, 'initial', true)
      : cipherFolded(text, direction, { ...ofParts, isGiven: at > 0 });
  const isAlike = ([first = '', second = '']: readonly string[]): boolean =>
    classOf(first + second, settings) === 'joined' && seam(first + second) === first.length;
  return walk([word.slice(0, cut), word.slice(cut)], (parts) => parts.map(part), isAlike).join('');
};

/** Stem and ending, again and again until they are read as such. */
const cipherEnded = (
  word: string,
  direction: Direction,
  settings: WordSettings,
  isAlike: (to: string) => boolean,
): string => {
  const split = splitEnding(word);
  if (split === null) return word;
  const { group, index } = split.ending;
  const endings = endingsOf(group);
  const ofStem = { ...settings, isKeptWord: () => false };
  const joined = ([stem, at]: readonly [string, number]): string => stem + (endings[at] ?? '');
  const step = ([stem, at]: readonly [string, number]): readonly [string, number] => {
    const ending = settings.cipher[direction](BigInt(at), BigInt(endings.length), `ending ${group}`);
    return [cipherFolded(stem, direction, ofStem), Number(ending)];
  };
  const isRead = (parts: readonly [string, number]): boolean => {
    const read = splitEnding(joined(parts));
    return read?.stem === parts[0] && read.ending.group === group && isAlike(joined(parts));
  };
  return joined(walk([split.stem, index] as const, step, isRead));
};

/** In composed characters, and without the dot of İ but at its start: within a word, İ is a large i. */
const isPlain = (word: string): boolean => word === word.normalize('NFC') && word.lastIndexOf(dottedSmall) < 1;

/** No name begins with ß or ı: one has no capital, and the other's, I, is that of i. */
const withoutCapital = /^[ßı]/u;

const cipherFolded = (word: string, direction: Direction, settings: WordSettings): string => {
  const { cipher } = settings;
  const of = classOf(word, settings);
  const stays = (to: string): boolean => settings.isKeptWord?.(to) === true;
  const isAlike = (to: string): boolean => classOf(to, settings) === of && !stays(to);
  switch (of) {
    case 'listed': {
      const list = listOf(word, settings);
      // A town or a region is the same in a place of its own, where accents tell nothing.
      const isTown = list?.name === `city ${declinedTown(word)?.name}` || list?.name.startsWith('region ') === true;
      const isWritten = (to: string): boolean => isTown || isAscii(to) === isAscii(word);
      const isInside = (to: string): boolean =>
        isOneWord(to) && isWritten(to) && !stays(to) && listOf(to, settings)?.name === list?.name;
      return list === null ? word : cipherEntry(list, direction, cipher, isInside);
    }
    case 'declined':
      return cipherDeclined(word, direction, settings);
    case 'joined':
      return cipherJoined(word, direction, settings);
    case 'ended':
      return cipherEnded(word, direction, settings, (to) => isAlike(to) && isAscii(to) === isAscii(word));
    case 'spelled': {
      const own = alikeTo(word);
      if (own === null) return word;
      const step = (from: string): string =>
        own.unrank(cipher[direction](own.rank(from), own.size, `spelled ${own.name}`));
      const isOfOwn = (to: string): boolean =>
        isAlike(to) && alikeTo(to)?.name === own.name && withoutCapital.test(to) === withoutCapital.test(word);
      return walk(word, step, isOfOwn);
    }
    case 'short':
      return walk(word, (from) => cipherShort(from, direction, settings), isAlike);
    case 'other':
      return direction === 'encipher' ? encipherOther(word, cipher) : decipherOther(word, cipher);
    case 'characters':
      return walk(
        word,
        (from) => cipherCharacters(cipher, direction, from, settings.isGiven),
        (to) => isAlike(to) && (word.length > longest || isPlain(to) === isPlain(word)),
      );
  }
};

const listedWriting = (word: string): string =>
  writtenName(word) ?? cities.get(word)?.name ?? writtenForm(word) ?? titled(word);

/** A word of a text as its folded form and the case it is written in: of each part, where two names are joined. */
interface Reading {
  readonly folded: string;
  readonly cases: readonly LetterCase[];
}

const caseOf = (word: string, folded: string): LetterCase => letterCaseOf(word, folded, listedWriting(folded));

const read = (word: string, reader: Reader): Reading => {
  const folded = foldName(word);
  if (word.length !== folded.length || classOf(folded, reader) !== 'joined')
    return { folded, cases: [caseOf(word, folded)] };
  // MariaGonzalez: each part has its own case.
  const cut = seam(folded);
  return {
    folded,
    cases: [caseOf(word.slice(0, cut), folded.slice(0, cut)), caseOf(word.slice(cut), folded.slice(cut))],
  };
};

const write = ({ folded, cases: [first = 'small', second] }: Reading): string => {
  if (second === undefined) return inCase(folded, listedWriting(folded), first);
  const cut = seam(folded);
  return [first, second]
    .map((letterCase, i) => {
      const part = i === 0 ? folded.slice(0, cut) : folded.slice(cut);
      return inCase(part, listedWriting(part), letterCase);
    })
    .join('');
};

const plainCases: readonly LetterCase[] = ['small', 'large', 'title', 'listed'];

/**
 * Whether a folded word in these cases is read as just that. In title case it may be read as its list writes it: Mcdonald
 * comes back as McDonald, or the few names that are written otherwise would be all that it could become.
 */
const isClear = (reading: Reading, reader: Reader): boolean => {
  if (isAscii(reading.folded) && reading.cases.every((each) => plainCases.includes(each))) return true;
  const { folded, cases } = read(write(reading), reader);
  return (
    folded === reading.folded &&
    cases.length === reading.cases.length &&
    cases.every((each, i) => reading.cases[i] === 'title' || String(each) === String(reading.cases[i]))
  );
};

/** The capital sharp s is another writing of ß, which stays in large letters; i with a second dot is a program's of i. */
export const composedWord = (word: string): string =>
  word.normalize('NFC').replaceAll('ẞ', 'ß').replaceAll(dottedSmall, 'i');

/**
 * A word of letters and marks, in its own case. Folded words that a case can write and that are read as what they were
 * are enciphered among themselves; so are words whose letters have no such case (İ inside of a word, ǅ).
 */
export const cipherWord = (word: string, direction: Direction, settings: WordSettings): string => {
  const { cipher } = settings;
  const composed = composedWord(word);
  const { folded, cases } = read(composed, settings);
  // Of what is no word, hardly anything would be read as itself: it would be walked for minutes.
  if (composed.length > longest) return write({ folded: cipherFolded(folded, direction, settings), cases });
  const isOdd = (text: string): boolean => write(read(text, settings)) !== text;
  if (isOdd(composed)) return walk(composed, (from) => cipherOddly(cipher, direction, from), isOdd);
  const image = walk(
    folded,
    (from) => cipherFolded(from, direction, settings),
    (to) => isOfKept(folded, to, direction, settings) || isClear({ folded: to, cases }, settings),
  );
  return write({ folded: image, cases });
};

/** Whether `encipherKept` made a word of the class `other`: any other word of it comes from one of that class. */
const isOfKept = (folded: string, original: string, direction: Direction, reader: Reader): boolean =>
  direction === 'decipher' && hasOtherForm(folded) && classOf(original, reader) !== 'other';

/**
 * A word that stays where it stands beside others, and is enciphered where nothing else is: to one of the class `other`,
 * whatever list it is in, so that no other word has its surrogate and `cipherWord` leads back. In any case: the image is
 * longer than the word. Itself where it is not Latin.
 */
export const encipherKept = (word: string, cipher: Cipher): string => {
  const composed = word.normalize('NFC');
  const folded = foldName(composed);
  if (!isPlain(folded) || !isLatin(folded)) return word;
  const letterCase = letterCaseOf(composed, folded, titled(folded));
  const to = encipherOther(folded, cipher);
  return inCase(to, titled(to), letterCase);
};
