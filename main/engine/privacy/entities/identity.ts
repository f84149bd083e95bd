import { foldName, names } from '../lists';
import { isRoman, nameWords } from '../lists/kept';
import { foldText, identifier } from './identifier';
import { cipherSpelledName } from './spelled-name';
import { cipherText, type Run } from './text';
import { cipherBetweenTitles, cipherTitled } from './titles';
import { encipherKept, soundLeakage, unlistedLeakage } from './word';

const isKept = ({ word, after }: Run): boolean => {
  // Mª is María, and a title is written so as well (Dª): neither is an initial.
  if (/[ªº]/u.test(after)) return true;
  // A small letter may be a particle (y, e, i), a large one is an initial.
  if (word.length === 1) return nameWords.has(word);
  const folded = foldName(word);
  return (nameWords.has(folded) || isRoman(folded)) && !names.has(folded);
};

const wordIn = /[\p{L}\p{M}]+/gu;

/**
 * Words that stay beside a name are the name where nothing else is: Al, Van, Bin. None of them is enciphered anywhere
 * else, so that their stand-ins are no other name's.
 */
const isAllKept = (name: string): boolean => {
  const words = name.match(wordIn) ?? [];
  return words.some(({ length }) => length > 1) && words.every((word) => isKept({ word, before: '', after: '' }));
};

export const person = identifier({
  type: 'PERSON',
  risk: 5,
  recognise: null,
  leakage: [
    'script (of common Chinese characters: of which writing), how many letters have accents and which language has these, letters that not all languages of a script have, case, number and order of the parts, whether it is spelled letter by letter, titles, particles and suffixes beside others, which parts are initials',
    'which parts are given and which are family names, of Chinese characters whether a name is Japanese and a given name one character, and whether a name is common, known, rare or in no list, or a word as well',
    'grammatical gender of given names (can be turned off) and of family names with a feminine form',
    'of names in Latin letters how Polish declines them (as Kowalski, Piotr, Agnieszka, Zofia, or not at all), whether one is a case of another name as well (Jana), and which case it stands in; none of it where the gender is not kept',
    'whether it is a name after the father (Петрович, Sergeevna, Jónsdóttir), of which language, of a son or a daughter, and which case it stands in; none of it where the gender is not kept',
    'whether it stands with the s of whose something is (Tims)',
    'whether a name of English letters is one that has accents (Garcia), and whether an umlaut of it is written with an e (Mueller); of names with accents, whether they have umlauts, and whether they are known again without, where a list has enough of both',
    soundLeakage,
    `parts that two names share; of a name in no list ${unlistedLeakage}; of abbreviations and in Chinese characters their length; of Chinese characters which are words of grammar`,
  ],
  canonical: foldText,
  // Part by part: titles, particles and suffixes stay beside others.
  cipher: (direction, text, context) => {
    const { cipher } = context;
    const settings = { ...context, isKept, cipherLonger: cipherTitled };
    const isKeptWord = (word: string): boolean => isKept({ word, before: '', after: '' });
    const spelled = cipherSpelledName(text, direction, { ...context, isKeptWord });
    if (spelled !== null) return spelled;
    if (direction === 'decipher' || !isAllKept(text))
      return cipherBetweenTitles(text, (part) => cipherText(part, direction, settings));
    const words = text.replace(wordIn, (word) => (word.length === 1 ? word : encipherKept(word, cipher)));
    return cipherText(words, direction, { ...context, isKept: () => true });
  },
});
