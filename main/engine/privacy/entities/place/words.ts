import { type Direction, walk } from '../../ciphers/numerals';
import { organizationEnds } from '../../lists/kept';
import { oneLine } from '../../patterns/one-line';
import { cipherText, type Run } from '../text';
import { cipherWord, composedWord, type WordSettings } from '../word';
import { cipherHanPlace, type HanWay, isHan } from './han';

/** Endings of German, Dutch and Scandinavian street names in one word. */
const streetEnding = new RegExp(
  oneLine`
    ^(\p{L}{2,}?)(
      straße|strasse|str|straat|gasse|platz|allee|chaussee|damm|ufer|steig|stieg|pfad|ring|kai|markt|zeile|winkel
      |promenade|brücke|siedlung|twiete|gracht|laan|plein|singel|gatan|vägen|gränd|weg|gade|gata|vej|veien|kreis
    )$
  `,
  'iu',
);

/** In firms the kind of one as well: Familienzentrum, Dakdekkersbedrijf. */
const firmEnding = new RegExp(streetEnding.source.replace('straße|', `${organizationEnds}|straße|`), 'iu');

/** A name keeps its ending; a word without one gets none by chance, or the way back would be another. */
const cipherByEnding = (word: string, direction: Direction, settings: WordSettings, endings: RegExp): string => {
  const [, stem, ending = ''] = endings.exec(word) ?? [];
  // The stem of Weststraße is no word that is kept.
  const { cipher, keepGender, locale, wordsFirst = false, isKeptWord } = settings;
  if (stem !== undefined)
    return (
      walk(
        stem,
        (from) => cipherWord(from, direction, { cipher, keepGender, locale, wordsFirst }),
        (to) => endings.exec(to + ending)?.[1] === to && isKeptWord?.(to + ending) !== true,
      ) + ending
    );
  return walk(
    word,
    (from) => cipherWord(from, direction, settings),
    // On the way back of a kind that was enciphered where nothing else was the name: Catering, Brigade.
    (to) => !endings.test(to) || isKeptWord?.(to) === true,
  );
};

/** みなとみらい of 横浜市西区みなとみらい: a part in kana is a word by itself. */
const partsOf = (word: string): string[] => word.match(hanOrNot) ?? [];
const hanOrNot = /(?:\p{Script=Han}|(?<=[上下入])[ルる])+|(?:(?![\p{Script=Han}]|(?<=[上下入])[ルる]).)+/gsu;

const cipherBy =
  (of: HanWay['of'], endings: RegExp) =>
  (word: string, direction: Direction, settings: WordSettings, before: string): string => {
    const { cipher, keepGender, locale } = settings;
    const cipherOther = (part: string): string => cipherWord(part, direction, { cipher, keepGender, locale });
    const cipherPart = (part: string, last: string): string =>
      isHan(part)
        ? cipherHanPlace(part, /[\p{Nd}\p{Script=Latin}]/u.test(last), { direction, cipher, of, cipherOther })
        : cipherByEnding(composedWord(part), direction, settings, endings);
    const parts = partsOf(word);
    if (parts.length < 2) return cipherPart(word, before);
    return walk(
      parts,
      (from) => from.map((part, at) => cipherPart(part, at === 0 ? before : '')),
      (to) => partsOf(to.join('')).join('|') === to.join('|'),
    ).join('');
  };

const wayOf = { place: cipherBy('place', streetEnding), firm: cipherBy('firm', firmEnding) };

/** A place or a firm word by word; streets keep their ending, Chinese characters for a kind of place stay. */
export const cipherWords = (
  text: string,
  direction: Direction,
  settings: WordSettings,
  isKept: (run: Run) => boolean,
  of: keyof typeof wayOf = 'place',
): string =>
  cipherText(text, direction, {
    ...settings,
    isKept,
    townsFirst: of === 'place' || settings.townsFirst === true,
    wordsFirst: of === 'place' || settings.wordsFirst === true,
    cipherLonger: wayOf[of],
  });
