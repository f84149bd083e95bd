import { foldText, identifier } from './identifier';
import { cipherText } from './text';

/**
 * What the user protects, or the local model without a type for it: a project's name, a nickname, a phrase, which is
 * withheld (withheld.ts). Contextual, Task-aware and Blanket have their own ways with the words that they take (modes/).
 */
export const userWord = identifier({
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
