import { cities, cityList, declinedTown, firmWord, names, ownTown, townCase, townInCase } from '../../lists';
import { areaList } from '../../lists/areas';
import { declinedName, inForm } from '../../lists/declensions';
import { fewestBare } from '../../lists/fewest';
import { isReserved, readOtherwise } from '../../lists/kept';
import type { Part } from '../../lists/packed';
import { type Patronymic, patronymic } from '../../lists/patronymics';
import { nameList } from '../name-tiers';
import { hasOtherForm, isAscii } from '../other-words';
import { bareOf, bareWriting } from './bare';
import type { Reader } from './settings';
import { lettersOf } from './sounds';

/** A word that is a case of a name or a town. */

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
  // It is in no list of names, and what becomes another word leads back to a case of a name after thousands of steps.
  if (readOtherwise.has(declined.name)) return null;
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

const sizes = new Map<string, number>();
/** Whether enough of those that a name becomes are known again in a writing. */
const isAmongMany = (name: string, writing: number, keepGender: boolean): boolean => {
  const ending = names.has(name) ? '' : name.slice(-1);
  const root = ending === '' ? name : declinedName(name)?.name;
  const list = root === undefined || (ending !== '' && !keepGender) ? null : nameList(root, keepGender);
  if (root === undefined || list === null) return false;
  const letters = lettersOf(list);
  const key = `${list.name} ${list.size} ${letters(root)} ${writing} ${ending}`;
  const known = sizes.get(key);
  if (known !== undefined) return known >= fewestBare;
  let size = 0;
  for (let at = 0; at < list.size; at++) {
    const other = list.at(at);
    if (isAscii(other) || letters(other) !== letters(root)) continue;
    const form = ending === '' ? other : other.slice(0, -1) + ending;
    const bare = bareWriting(form, writing);
    if (bare !== null && bareOf(bare)?.name === form) size++;
  }
  sizes.set(key, size);
  return size >= fewestBare;
};

/** wilczynski, in an e-mail address or typed so: a name without its accents, or a feminine form of one. */
export const bareAs = (word: string, { keepGender, townsFirst }: Reader): Declined | null => {
  const bare = isAscii(word) ? bareOf(word) : null;
  if (bare === null || !isAmongMany(bare.name, bare.writing, keepGender)) return null;
  if (keepGender && patronymic(bare.name) !== null) return null;
  if (townsFirst === true && (cityList(word) !== null || areaList(word) !== null)) return null;
  const { name, writing } = bare;
  return { name, of: `bare ${writing}`, likewise: (other) => bareWriting(other, writing) };
};

/** Петрович, Сергеевне, Jónsdóttir. It tells a gender: none is where that is not to be kept. */
export const patronymicAs = (word: string, { keepGender, locale }: Reader): Patronymic | null =>
  keepGender ? patronymic(word, locale?.language) : null;

/** Behind these no language writes an s for whose something is. */
const hissing = /[sxzß]$/;
const shortestOwner = 3;

/** "Tims Einweihung", "Uppsalas kommun": a name or a town with the s of whose something is, where the lists have no such word. */
const ownerAs = (word: string, { townsFirst }: Reader): Declined | null => {
  const name = word.slice(0, -1);
  if (!word.endsWith('s') || name.length < shortestOwner || hissing.test(name)) return null;
  if (hasOtherForm(word) || isReserved(word) || isReserved(name) || isInLists(word)) return null;
  const isTown = cities.has(name) && (townsFirst === true || !names.has(name));
  if (!isTown && bareOf(name) === null && (!names.has(name) || readOtherwise.has(name))) return null;
  const likewise = (other: string): string | null => (hissing.test(other) ? null : `${other}s`);
  return { name, of: isTown ? 'town s' : 'name s', likewise };
};

/** The list of an ordinary word, where it is that before it is a name. */
export const ordinaryAs = (word: string, { wordsFirst }: Reader): Part | null =>
  wordsFirst === true && !hasOtherForm(word) ? firmWord(word) : null;

export const declinedAs = (word: string, reader: Reader): Declined | null => {
  if (ordinaryAs(word, reader) !== null || patronymicAs(word, reader) !== null) return null;
  const bare = bareAs(word, reader);
  if (bare !== null) return bare;
  const [ofTown, ofName] = [() => declinedTownAs(word), () => declinedNameAs(word, reader)];
  const declined = reader.townsFirst === true ? (ofTown() ?? ofName()) : (ofName() ?? ofTown());
  return declined ?? ownerAs(word, reader);
};
