import type { Direction } from '../ciphers/numerals';
import { cipherInitial } from './formats/characters';
import { cipherShape } from './formats/shape';
import { isCased } from './letter-case';
import { cipherWord, isSounded, type WordSettings } from './word';

/** A word of a text, and the characters on both sides of it. */
export interface Run {
  readonly word: string;
  readonly before: string;
  readonly after: string;
}

interface TextSettings extends Omit<WordSettings, 'isKeptWord'> {
  /** Whether a word stays. */
  isKept(run: Run): boolean;
  /** In place of `cipherWord`. @param before The character before the word. */
  cipherLonger?(word: string, direction: Direction, settings: WordSettings, before: string): string;
}

/** One letter with its marks. */
const isLetter = (word: string): boolean => /^\p{L}\p{M}*$/u.test(word);

/** The letter of O'Brien, D'Angelo, N'Golo, and of a possessive. */
export const isElided = ({ word, before, after }: Run): boolean => isLetter(word) && /['’]/.test(before + after);

/**
 * Words, without what makes an ordinal of a digit (2ºB) or shortens a word (Mª, D.ª, n.º), and numbers. Of a script without
 * spaces, words end where one with spaces begins: 现代城C座, 森タワーA棟.
 */
const wordsAndNumbers = (() => {
  const own = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}';
  const letter = String.raw`(?![ºª]|\p{L}\.[ºª])[\p{L}\p{M}]`;
  return new RegExp(
    `(?=\\p{L})[${own}](?:(?=[\\p{L}\\p{M}])[${own}\\p{M}])*|(?:(?![${own}])${letter})+|\\p{Nd}+`,
    'gu',
  );
})();

/** What stands before a word. In scripts without spaces one may stand between a number and what it counts: 188 号, 502 호. */
const beforeOf = (text: string, word: string, at: number): string => {
  const before = text.charAt(at - 1);
  return before === ' ' && unspaced.test(word) && /\p{Nd}/u.test(text.charAt(at - 2)) ? text.charAt(at - 2) : before;
};
const unspaced = /^[\p{Script=Han}\p{Script=Hangul}]/u;

/** Italian articles and prepositions that stand with an apostrophe before a vowel. */
export const elidedArticles: readonly string[] = 'dell dall nell sull coll all quell sant'.split(' ');
const articles = elidedArticles.join('|');
/** "d'Angers": behind these a vowel stands, or an h that is not heard, and so in what the word becomes. */
const elision = new RegExp(`(?<![\\p{L}\\p{M}])(?:[ld]|${articles})['’]$`, 'iu');
const longestElision = 7;
/** "dell'Arcivescovado": no word of a name, unlike Dell's. */
const article = new RegExp(`^(?:${articles})['’](?=\\p{L}{2})`, 'iu');

/** Words and numbers are enciphered, initials among themselves; what stands between them stays. */
export const cipherText = (text: string, direction: Direction, settings: TextSettings): string =>
  text.replace(wordsAndNumbers, (word: string, at: number) => {
    if (/^\p{Nd}/u.test(word)) {
      // No house has the number 07.
      const isInside = (to: string): boolean => to.startsWith('0') === word.startsWith('0');
      return cipherShape(settings.cipher, direction, word, 'number in words', false, isInside);
    }
    const run = { word, before: beforeOf(text, word, at), after: text.charAt(at + word.length) };
    const rest = text.slice(at + word.length, at + word.length + 3);
    const isArticle = (to: string): boolean => article.test(to + rest);
    if (isElided(run) || isArticle(word) || settings.isKept(run)) return word;
    if (isLetter(word) && isCased(word)) {
      const isInside = (to: string): boolean => !settings.isKept({ ...run, word: to });
      return cipherInitial(settings.cipher, direction, word.normalize('NFC'), isInside);
    }
    const isBehindElision = elision.test(text.slice(Math.max(0, at - longestElision), at));
    const isKeptWord = (to: string): boolean =>
      settings.isKept({ ...run, word: to }) || isArticle(to) || (isBehindElision && isSounded(to) !== isSounded(word));
    const ofWord = { ...settings, isKeptWord };
    return settings.cipherLonger?.(word, direction, ofWord, run.before) ?? cipherWord(word, direction, ofWord);
  });
