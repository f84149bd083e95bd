import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { foldName } from '../../lists';
import { cipherOddly } from '../formats/characters';
import { dottedSmall, inCase, letterCaseOf, titled } from '../letter-case';
import { encipherOther, hasOtherForm, isLatin } from '../other-words';
import { classOf, listOf, longest, type WordClass } from './classes';
import { bareAs } from './declined';
import { cipherFolded, isPlain } from './folded';
import type { Reader, WordSettings } from './settings';
import { elides, soundsLike } from './sounds';
import { isClear, read, write } from './writing';

/**
 * One word to another, the same in a name, an e-mail address, a firm and a place, so that what belongs together still
 * does. Every word is of one class and its surrogate of the same one; each class is enciphered within itself.
 *
 * - listed: a name to a name of its list, a city to one of its country, a firm's word to another, with accents or without;
 * - patronymic: a name after the father to another such, of a son or a daughter as it is, in the same case;
 * - declined: a name of the lists in a case of Polish, or with the s of whose something is, to what that name becomes, likewise;
 * - joined: two names in one word (mariagonzalez), or an initial and a family name, each as it is alone;
 * - inflected: neither, but with an ending that family names have by their case (Pieńkowskiego), to another name in that case;
 * - ended: neither, but with an ending of one of the languages (Obermoosbach), each part as another such;
 * - spelled: none of them, but of what names are made of, to another word that is as likely to be one;
 * - short: up to five Latin letters that are not (IBM), to others;
 * - other: to a pronounceable word that ends in CVx, longer than the original, which no word of the classes before is.
 */

export { isSpelledAsName, unlistedLeakage } from './classes';
export { cipherEntry, isOneWord } from './folded';
export { seam } from './joined';
export type { WordSettings } from './settings';
export { isParted, isSounded, soundLeakage, soundsLike } from './sounds';

/** The capital sharp s is another writing of ß, which stays in large letters; i with a second dot is a program's of i. */
export const composedWord = (word: string): string =>
  word.normalize('NFC').replaceAll('ẞ', 'ß').replaceAll(dottedSmall, 'i');

/** The classes of words that become another of their own. */
const moved: readonly WordClass[] = ['listed', 'joined', 'inflected', 'ended', 'spelled'];

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
  const of = classOf(folded, settings);
  const name = of === 'declined' ? bareAs(folded, settings)?.name : folded;
  const isMoved = elides(settings.locale) && name !== undefined && (name !== folded || moved.includes(of));
  const isSoundedAlike = isMoved ? soundsLike(name, listOf(name, settings), settings.locale) : () => true;
  const isInside = (to: string): boolean => isSoundedAlike(to) && isClear({ folded: to, cases }, settings);
  const image = walk(
    folded,
    (from) => cipherFolded(from, direction, settings),
    (to) => isOfKept(folded, to, direction, settings) || isInside(to),
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
