import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';
import { declinedTown } from '../../lists';
import { endingsOf, splitEnding } from '../../lists/endings';
import { splitInflected } from '../../lists/inflected';
import type { Part } from '../../lists/packed';
import { cipherCharacters } from '../formats/characters';
import { cipherShape } from '../formats/shape';
import { dottedSmall, isCased } from '../letter-case';
import { decipherOther, encipherOther, isAscii, plainLetters } from '../other-words';
import { alikeTo, classOf, isStem, listOf, longest } from './classes';
import { declinedAs, patronymicAs } from './declined';
import { seam } from './joined';
import type { WordSettings } from './settings';
import { lettersOf } from './sounds';

/** A folded word to another of its class, class by class. */

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

/** To another father's, in the same form. */
const cipherPatronymic = (word: string, direction: Direction, settings: WordSettings): string => {
  const own = patronymicAs(word, settings);
  if (own === null) return word;
  const { name, size, form, at } = own;
  const step = (index: bigint): bigint => settings.cipher.moved[direction](index, BigInt(size), `patronymic ${name}`);
  const isInside = (to: string): boolean =>
    settings.isKeptWord?.(to) !== true && patronymicAs(to, settings)?.form === form;
  return at(Number(walk(BigInt(own.index), step, (index) => isInside(at(Number(index))))));
};

export const isOneWord = (word: string): boolean => /^[\p{L}\p{M}]+$/u.test(word);

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

/** The stem, again and again until all forms of the name are read as such: whichever form comes, the same stem is reached. */
const cipherInflected = (word: string, direction: Direction, settings: WordSettings): string => {
  const split = splitInflected(word);
  if (split === null) return word;
  const { stem, ending, endings } = split;
  const ofStem = { ...settings, isKeptWord: () => false };
  const isInside = (to: string): boolean =>
    isStem(to, endings, settings) && !endings.some((each) => settings.isKeptWord?.(to + each) === true);
  return walk(stem, (from) => cipherFolded(from, direction, ofStem), isInside) + ending;
};

/** Stem and ending, again and again until they are read as such. */
const cipherEnded = (
  word: string,
  direction: Direction,
  settings: WordSettings,
  isAlike: (to: string) => boolean,
): string => {
  const split = splitEnding(word, settings.keepGender);
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
    const read = splitEnding(joined(parts), settings.keepGender);
    return read?.stem === parts[0] && read.ending.group === group && isAlike(joined(parts));
  };
  return joined(walk([split.stem, index] as const, step, isRead));
};

/** In composed characters, and without the dot of İ but at its start: within a word, İ is a large i. */
export const isPlain = (word: string): boolean => word === word.normalize('NFC') && word.lastIndexOf(dottedSmall) < 1;

/** No name begins with ß or ı: one has no capital, and the other's, I, is that of i. */
const withoutCapital = /^[ßı]/u;

export const cipherFolded = (word: string, direction: Direction, settings: WordSettings): string => {
  const { cipher } = settings;
  const of = classOf(word, settings);
  const stays = (to: string): boolean => settings.isKeptWord?.(to) === true;
  const isAlike = (to: string): boolean => classOf(to, settings) === of && !stays(to);
  switch (of) {
    case 'listed': {
      const list = listOf(word, settings);
      // A town or a region is the same in a place of its own, where accents tell nothing.
      const isTown = list?.name === `city ${declinedTown(word)?.name}` || list?.name.startsWith('region ') === true;
      const letters = list === null ? isAscii : lettersOf(list);
      const own = letters(word);
      const isWritten = (to: string): boolean => isTown || letters(to) === own;
      const isInside = (to: string): boolean =>
        isOneWord(to) && isWritten(to) && !stays(to) && listOf(to, settings)?.name === list?.name;
      return list === null ? word : cipherEntry(list, direction, cipher, isInside);
    }
    case 'patronymic':
      return cipherPatronymic(word, direction, settings);
    case 'declined':
      return cipherDeclined(word, direction, settings);
    case 'joined':
      return cipherJoined(word, direction, settings);
    case 'inflected':
      return cipherInflected(word, direction, settings);
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
