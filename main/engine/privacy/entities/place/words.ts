import { type Direction, walk } from '../../ciphers/numerals';
import { cipherText, type Run } from '../text';
import { cipherWord, composedWord, type WordSettings } from '../word';
import { cipherHanPlace, isHan } from './han';

/** Endings of German, Dutch and Scandinavian street names in one word. */
const streetEnding =
  /^(\p{L}{2,}?)(straße|strasse|str|straat|gasse|platz|allee|chaussee|damm|ufer|steig|pfad|gracht|laan|plein|singel|gatan|vägen|gränd|weg|gade|gata|vej|veien)$/iu;

/** A street's name keeps its ending; a word without one gets none by chance, or the way back would be another. */
const cipherStreetOrWord = (word: string, direction: Direction, settings: WordSettings): string => {
  const [, stem, ending = ''] = streetEnding.exec(word) ?? [];
  // The stem of Weststraße is no word that is kept.
  const { cipher, keepGender } = settings;
  if (stem !== undefined)
    return (
      walk(
        stem,
        (from) => cipherWord(from, direction, { cipher, keepGender }),
        (to) => streetEnding.exec(to + ending)?.[1] === to,
      ) + ending
    );
  return walk(
    word,
    (from) => cipherWord(from, direction, settings),
    (to) => !streetEnding.test(to),
  );
};

const cipherPlaceWord = (word: string, direction: Direction, settings: WordSettings, before: string): string => {
  const { cipher, keepGender } = settings;
  return isHan(word)
    ? cipherHanPlace(word, /\p{Nd}/u.test(before), direction, cipher, (part) =>
        cipherWord(part, direction, { cipher, keepGender }),
      )
    : cipherStreetOrWord(composedWord(word), direction, settings);
};

/** A place or a firm word by word; streets keep their ending, Chinese characters for a kind of place stay. */
export const cipherWords = (
  text: string,
  direction: Direction,
  settings: WordSettings,
  isKept: (run: Run) => boolean,
): string => cipherText(text, direction, { ...settings, isKept, cipherLonger: cipherPlaceWord });
