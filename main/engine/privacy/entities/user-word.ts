import { foldText, identifier } from './identifier';
import { cipherText } from './text';

/**
 * A word that the user protects: a project's name, a nickname. Contextual, Task-aware and Blanket have their own ways
 * with the words that they take (modes/).
 */
export const userWord = identifier({
  type: 'WORD',
  risk: 5,
  recognise: null,
  leakage: [
    'number of words, separators, case, accents, which words are names, cities or in no list',
    'words that it shares with another value of the conversation',
  ],
  canonical: foldText,
  cipher: (direction, text, { cipher, keepGender }) =>
    cipherText(text, direction, { cipher, keepGender, isKept: () => false }),
});
