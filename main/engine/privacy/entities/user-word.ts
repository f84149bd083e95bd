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
  promise:
    'Withheld: a number stands for a word or phrase ([DETAIL_1]), and only the conversation leads back, not the key alone. A single word that may be a name (Zephyr) becomes another such word, from which the key leads back.',
  leakage: [
    'of what is withheld: that it is there, and what the words around it tell; neither how many words it has nor which',
    'whether it may be a name: it has a capital where not every word has one, is no word of a language nor made of two, has no accent, and can be said; in German, where every noun has a capital, and at the start of a sentence only what our lists have as a name',
    'of such a name: case, accents, its list, and the parts that it shares with another value of the conversation',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherText(text, direction, { ...context, isKept: () => false }),
});
