/**
 * How many entries a list, or a part of one, has at least that a word is enciphered in for what it is: with fewer, to know
 * that it is so would tell too much. What is of a smaller part goes with others, and that it is so is not kept.
 */

/**
 * By what the text says beside it as well (l’Aude begins with a vowel), and kinds of illnesses and occupations, which have
 * no more words. Of fewer, one might stand for itself (`ciphers`).
 */
export const fewestShown = 16;

/** Towns that are declined alike: their case stands in the text, and only how the others of it end does not. */
export const fewestDeclined = 25;

/** Names that are known again without their accents: José is of 40 such, and without them would be two people. */
export const fewestBare = 40;

/** By what nothing else says: a country, a case of its town, a language's own letters, that both genders bear a name. */
export const fewestTold = 50;
