import { isCommonWord, isEnglishWord } from '../detect/vocabulary';
import { foldName } from '../lists';
import { foldText, identifier, NoStandInError } from './identifier';
import { cipherText } from './text';
import { isSpelledAsName } from './word';

/**
 * What the user protects, or the local model without a type for it: a project's name, a nickname, a phrase. Words of a
 * language that are enciphered one by one read as a broken sentence, or as another claim: only what may be a name becomes
 * one. Contextual, Task-aware and Blanket have their own ways with the words that they take (modes/).
 */
const word = identifier({
  type: 'WORD',
  risk: 5,
  recognise: null,
  leakage: [
    'whether it may be a name: one word that no language has and that can be said (`Zephyr`) becomes another of like case, accents and list',
    'of anything else nothing but that it is there: a number stands for it (`[DETAIL_1]`), and the key alone does not lead back',
    'parts that such a name shares with another value of the conversation',
  ],
  canonical: foldText,
  cipher: (direction, text, { cipher, keepGender }) =>
    cipherText(text, direction, { cipher, keepGender, isKept: () => false }),
});

/** However it is written, so that it has one stand-in in any case. */
const mayBeName = (text: string): boolean =>
  !/\s/u.test(text.trim()) &&
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).every((part) => {
    const folded = foldName(part);
    return isSpelledAsName(folded) && !isCommonWord(folded) && !isEnglishWord(folded);
  });

export const userWord: typeof word = {
  ...word,
  protect: (original, context) => {
    if (!mayBeName(original)) throw new NoStandInError('no name');
    return word.protect(original, context);
  },
};
