import { type Direction, walk } from '../../ciphers/numerals';
import { matched } from '../../text/around';
import { foldText, identifier } from '../identifier';
import { soundLeakage, unlistedLeakage, type WordSettings } from '../word';
import { alone, type Beside, namingWords } from './naming';
import { cipherNumberWords } from './number-words';
import { cipherCode, codeInAddress } from './postal-code';
import {
  type CipherPart,
  cipherProvince,
  cipherSegment,
  cipherStateCode,
  isItalian,
  isListed,
  isOfWords,
  isStateCode,
} from './segment';

/** The spaces around a place stay. */
const cipherSpaced = (
  text: string,
  direction: Direction,
  settings: WordSettings,
  cipherPart: CipherPart,
  beside: Beside,
): string => {
  const place = text.trim();
  if (place === '') return text;
  const start = text.indexOf(place);
  return text.slice(0, start) + cipherPart(place, direction, settings, beside) + text.slice(start + place.length);
};

/** Signs inside of these part nothing: a house without a number, a street in Spain, somebody's letter box. */
const shortened = /(?<!\p{L})(s\/n(?!\p{L})|c\/o(?!\p{L})|c\/(?= ?\p{Lu})|P\. ?O\.(?= Box))/iu;

/** "IL 62704": the letters of a state stay, as a country does. */
const stateCode = /^\p{Lu}{2}(?= [0-9]{5}(?:-[0-9]{4})?$)/u;

/** "Milano MI": two letters behind an Italian town are those of its province. */
const provinceCode = /(?<=\p{Ll}) \p{Lu}{2}$/u;

/** The place before the two letters of its province; null where none stand there. */
const beforeProvince = (place: string): string | null => {
  const code = matched(provinceCode, place);
  const town = place.slice(0, place.length - code.length);
  return code !== '' && isItalian(town) ? town : null;
};

/** The words at the ends of a line that is enciphered word by word: there a word for a kind of place stays one. */
const wordsAtEnds = (line: string): Beside => {
  const place = line.trim();
  if (!isOfWords(place) || beforeProvince(place) !== null) return alone;
  return { before: matched(/[\p{L}\p{M}]+$/u, place), behind: matched(/^[\p{L}\p{M}]+/u, place) };
};

/** Of a line of an address, whose postal codes are enciphered apart: of what stands before the first, behind the last. */
const wordsAtAddressEnds = (line: string): Beside => {
  if (stateCode.test(line)) return alone;
  const pieces = line.split(codeInAddress);
  return { before: wordsAtEnds(pieces.at(-1) ?? '').before, behind: wordsAtEnds(pieces[0] ?? '').behind };
};

/** How a segment is enciphered, and what its ends say to the lines beside it. */
interface Way {
  readonly cipherPart: CipherPart;
  readonly ends: (line: string) => Beside;
}

const byWords: Way = {
  cipherPart: cipherSegment,
  ends: (line) => (line.search(codeInAddress) >= 0 ? alone : wordsAtEnds(line)),
};

const cipherLines = (text: string, direction: Direction, settings: WordSettings, { cipherPart, ends }: Way): string => {
  const pieces = text.split(/([,;/()\n])/u);
  const lineAt = (at: number, sign: number): Beside => (pieces[sign] === '\n' ? ends(pieces[at] ?? '') : alone);
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1) return piece;
      const beside = { before: lineAt(at - 2, at - 1).before, behind: lineAt(at + 2, at + 1).behind };
      return cipherSpaced(piece, direction, settings, cipherPart, beside);
    })
    .join('');
};

/** Between signs, a country stays, a city or region is another of its country, and all else is enciphered by words. */
const cipherPlace = (text: string, direction: Direction, settings: WordSettings, way: Way = byWords): string =>
  text
    .split(shortened)
    .map((part, i) => (i % 2 === 1 ? part : cipherLines(part, direction, settings, way)))
    .join('');

const cipherTown: CipherPart = (place, direction, settings, beside) => {
  const town = beforeProvince(place);
  if (town === null) return cipherSegment(place, direction, settings, beside);
  const code = cipherProvince(place.slice(town.length + 1), direction, settings);
  return `${cipherSegment(town, direction, settings, alone)} ${code}`;
};

/** A segment of an address: its postal code becomes another of its country, as one that stands alone. */
const cipherAddressPart: CipherPart = (part, direction, settings, beside) => {
  if (/^\p{Lu}{2}$/u.test(part)) return isStateCode(part) ? cipherStateCode(part, direction, settings) : part;
  const state = matched(stateCode, part);
  // No name with a number ("A12 Anna1") becomes a code: another way would lead back from it.
  const cipherBetween = (piece: string, ends: Beside): string =>
    walk(
      piece,
      (from) =>
        cipherNumberWords(from, direction, settings, isListed, (words, { isFirst, isLast }) =>
          cipherSpaced(words, direction, settings, cipherTown, {
            before: isFirst ? ends.before : '',
            behind: isLast ? ends.behind : '',
          }),
        ),
      (to) => to.search(codeInAddress) < 0,
    );
  const pieces: string[] = [state];
  let [end, before] = [state.length, state === '' ? beside.before : ''];
  for (const { 0: code, index } of part.matchAll(codeInAddress)) {
    pieces.push(cipherBetween(part.slice(end, index), { before, behind: '' }));
    pieces.push(cipherCode(settings.cipher, direction, code));
    [end, before] = [index + code.length, ''];
  }
  const { behind } = beside;
  return pieces.join('') + cipherBetween(part.slice(end), { before, behind });
};

const [fewest, most] = [Math.min, Math.max].map((of) => of(...namingWords.map(({ words }) => words.length - 1)));
const ownScripts =
  'of a town in Russian, Ukrainian, Bulgarian or Greek letters its language and case, of a Polish one its case, and of both which other towns have the same cases; of a place in Chinese characters whether it is a region, a city or a district of its country, or made of the characters of such; of a Cyrillic or Greek word in no list the alphabet and, where it is spelled as no name is, its length and which letters are vowels';
const ordinary =
  'of a word that is an ordinary one of some language (Maple, Mayor) that, and the language; whether it is a numbered district of Budapest, or a name or town with the s of whose something is';
const states =
  'of a state, province, department or county its country, the language that calls it so and, of a French department, its article; that a town’s letters are those of a state of Brazil, Canada, Australia, Switzerland or the USA or of a province of Italy, and that a title (Hansestadt) stands before it';

const keptKinds = `of words for a kind of place that stand side by side, those that name one become another of ${fewest} to ${most} of their language (in mixed case of those that it can write), and never themselves (Park of Park Road); one alone (North, Lake), and one for a dwelling or a floor, stays`;

export const address = identifier({
  type: 'ADDRESS',
  risk: 4,
  recognise: null,
  leakage: [
    `script (of common Chinese characters: of which writing), and in Chinese characters the length of each part and which are words of grammar; of a word in no list ${unlistedLeakage}`,
    'country of a city in it, and a postal code’s; countries stay as they are, and a US state’s two letters',
    'number of words and of digits, words and Chinese characters for a kind of street, dwelling, floor or district, Roman numerals, separators, case, accents',
    'of numbers in words (“one twenty-two”) their language and how it is written, how many digits each has, and what is said for a nought',
    soundLeakage,
    keptKinds,
    ownScripts,
    states,
    ordinary,
    'words that two addresses share, or that an address shares with a name or a firm',
  ],
  canonical: foldText,
  cipher: (direction, text, context) =>
    cipherPlace(text, direction, context, { cipherPart: cipherAddressPart, ends: wordsAtAddressEnds }),
});

export const location = identifier({
  type: 'LOCATION',
  risk: 1,
  recognise: null,
  leakage: [
    'country (of a country with few cities: its continent), and whether a town’s name reads as another’s (Norman, College Park); countries and continents stay as they are',
    `script (of common Chinese characters: of which writing); whether it is a city, a state or region, or in no list; of abbreviations and in Chinese characters its length and which are words of grammar; of a word in no list ${unlistedLeakage}`,
    'number of words and of digits, words and Chinese characters for a kind of place (County, North, Lake, 市), separators, case, accents',
    soundLeakage,
    keptKinds,
    ownScripts,
    states,
    ordinary,
    'words that two places share, or that a place shares with a name or a firm',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherPlace(text, direction, context),
});
