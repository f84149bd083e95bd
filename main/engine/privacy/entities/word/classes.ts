import { cityList, declinedTown, firmWord, ownTown } from '../../lists';
import { areaList } from '../../lists/areas';
import { splitEnding } from '../../lists/endings';
import { splitInflected } from '../../lists/inflected';
import { isReserved } from '../../lists/kept';
import type { Part } from '../../lists/packed';
import { type SpelledClass, spelledAs } from '../../lists/spelling';
import { createRecent } from '../../recent';
import { scriptOf } from '../formats/characters';
import { dottedSmall, isCased } from '../letter-case';
import { nameList } from '../name-tiers';
import { hasOtherForm, isAscii, isLatin } from '../other-words';
import { declinedAs, ordinaryAs, patronymicAs } from './declined';
import { seam } from './joined';
import type { Reader } from './settings';

/** What a word is read as, by itself: its list, and the class within which it is enciphered. */

/**
 * The list that a folded word stands in; null where in none. A name with İ is in none: in small letters, where İ is no
 * letter, another could not become it.
 */
export const listOf = (word: string, reader: Reader): Part | null => {
  const { keepGender, townsFirst } = reader;
  if (word.includes(dottedSmall) || patronymicAs(word, reader) !== null) return null;
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
  'how much it is spelled as names are; whether it ends as things are called in pairs (-berg, -ton) or as what one is called after the father (-ovich, -ovna), of which language that is, which ending of a declined family name it has (-skiego, -ová, -nen; where the gender is kept), and what stands before such an ending as of a word by itself: its list, else its length; else of seven letters or more its length; of scripts whose letters carry signs (Devanagari, Tamil, Thai, Burmese, Khmer …) which of them are consonants, vowels and signs, and the signs that others hang on';

export type WordClass =
  | 'listed'
  | 'patronymic'
  | 'declined'
  | 'joined'
  | 'inflected'
  | 'ended'
  | 'spelled'
  | 'short'
  | 'other'
  | 'characters';

export const longest = 40;

export const alikeTo = (word: string): SpelledClass | null => spelledAs(scriptOf(word), word);

/** What is longer and spelled as no name is is no abbreviation. */
const longestShort = 5;

/** Whether a word is in no list, and read as no other words put together. */
const isUnlisted = (word: string, reader: Reader): boolean =>
  word.length <= longest &&
  !isReserved(word) &&
  !hasOtherForm(word) &&
  listOf(word, reader) === null &&
  patronymicAs(word, reader) === null &&
  declinedAs(word, reader) === null &&
  seam(word) === 0;

/**
 * Whether all forms of a name are in no list and read as its forms: then they have one stem, which is enciphered, and so forms of
 * one name become forms of one other.
 */
export const isStem = (stem: string, endings: readonly string[], reader: Reader): boolean =>
  ['listed', 'inflected', 'ended', 'spelled'].includes(classOf(stem, reader)) &&
  endings.every((ending) => {
    const read = splitInflected(stem + ending);
    return read?.stem === stem && read.endings === endings && isUnlisted(stem + ending, reader);
  });

/** Its endings tell a gender. */
const isInflected = (word: string, reader: Reader): boolean => {
  const split = reader.keepGender ? splitInflected(word) : null;
  return split !== null && isStem(split.stem, split.endings, reader);
};

/** Whether it has an ending, and what stands before that a stand-in that can be said. */
const isEnded = (word: string, reader: Reader): boolean => {
  const split = splitEnding(word, reader.keepGender);
  return split !== null && !['joined', 'other', 'short', 'characters'].includes(classOf(split.stem, reader));
};

/** Characters of the words whose class is remembered: of each it is asked several times. */
const rememberedLength = 20_000;
const known = createRecent<WordClass>(rememberedLength);

export const classOf = (word: string, reader: Reader): WordClass => {
  const { keepGender, locale, townsFirst = false, wordsFirst = false } = reader;
  const name = `${word} ${keepGender} ${townsFirst} ${wordsFirst} ${locale?.language}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const of = readClass(word, reader);
  known.set(name, of, word.length);
  return of;
};

const readClass = (word: string, reader: Reader): WordClass => {
  if (listOf(word, reader) !== null) return 'listed';
  if (patronymicAs(word, reader) !== null) return 'patronymic';
  if (declinedAs(word, reader) !== null) return 'declined';
  if (hasOtherForm(word)) return 'other';
  if (word.startsWith(dottedSmall)) return isLatin(word) ? 'other' : 'characters';
  if (word.length > longest) return 'characters';
  if (seam(word) > 0) return 'joined';
  if (!isReserved(word)) {
    if (isInflected(word, reader)) return 'inflected';
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
    ['listed', 'patronymic', 'declined', 'joined'].includes(of) ||
    (['inflected', 'ended', 'spelled'].includes(of) && alikeTo(word)?.isUsual === true)
  );
};
