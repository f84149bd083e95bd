import { foldName, names } from '../lists';
import { isRoman, nameWords } from '../lists/kept';
import { foldText, identifier } from './identifier';
import { cipherText, type Run } from './text';

const isKept = ({ word }: Run): boolean => {
  // A small letter may be a particle (y, e, i), a large one is an initial.
  if (word.length === 1) return nameWords.has(word);
  const folded = foldName(word);
  return (nameWords.has(folded) || isRoman(folded)) && !names.has(folded);
};

export const person = identifier({
  type: 'PERSON',
  risk: 5,
  recognise: null,
  leakage: [
    'script, accents, case, number and order of the parts, titles, particles and suffixes, which parts are initials',
    'which parts are given and which are family names, and whether a name is common, rare or in no list',
    'grammatical gender of given names (can be turned off) and of family names with a feminine form',
    'parts that two names share; for names in no list of seven letters or more, their length',
  ],
  canonical: foldText,
  // Part by part: titles, particles and suffixes stay.
  cipher: (direction, text, { cipher, keepGender }) => cipherText(text, direction, { cipher, keepGender, isKept }),
});
