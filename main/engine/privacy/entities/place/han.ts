import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';
import { hanFirmCharacters, hanPlace, hanPlaceCharacters, hanRegion } from '../../lists';
import { cipherEntry } from '../word';

/**
 * Places written in Chinese characters: 杭州市西湖区文三路259号. The characters for a kind of place stay, as Street and
 * County do; those that would tell the place are none of them (都, 道 and 府 stand behind one, one and two names: those
 * are regions, which are whole entries of a list).
 */

const kinds =
  '大厦|大廈|大楼|大樓|广场|廣場|公寓|花园|花園|小区|小區|社区|社區|新村|家园|家園|宿舍|西入ル|東入ル|上ル|下ル|西入る|東入る|上る|下る|特别行政区|自治区|自治州|自治县|丁目|番地|号楼|号院|号室|单元|單元|胡同|大道|大街|街道|[省市区區县縣镇鎮乡鄉村路街巷弄段号號栋棟幢期楼樓层層室座県郡町番]';
/** A kind has a name or a number before it that it is the kind of. */
const behindName = new RegExp(`(?<=\\p{Script=Han})(${kinds})`, 'u');
const behindNumber = new RegExp(`(?<=^|\\p{Script=Han})(${kinds})`, 'u');

/** With what says in Kyoto on which side of a crossing: 三条下ル. */
export const isHan = (word: string): boolean => /^(?:\p{Script=Han}|(?<=[上下入])[ルる])+$/u.test(word);

/** Of a longer part, nearly every image would have a kind by chance: the word is enciphered as one without kinds. */
const longest = 8;

/** What a part that no list has may be made of. */
const charactersOf = { place: hanPlaceCharacters, firm: [...hanFirmCharacters, ...hanPlaceCharacters] };

export interface HanWay {
  readonly direction: Direction;
  readonly cipher: Cipher;
  readonly of: keyof typeof charactersOf;
  /** A word of no place's to another; one-to-one, at most `longest` characters to at most as many. */
  cipherOther(part: string): string;
}

/** A part that no list has is made of the characters of places, or firms: of which writing; −1 where it is not. */
const writingOf = (part: string, of: HanWay['of']): number =>
  part.length < 2
    ? -1
    : charactersOf[of].findIndex((members) => Array.from(part).every((each) => members.includes(each)));

/** Where the town ends in a town and its district without the character for a town (广州天河); 0 in any other part. */
const seamOf = (part: string): number => {
  for (let cut = 2; cut <= part.length - 2; cut++)
    if (hanPlace(part.slice(0, cut)) !== null && hanPlace(part.slice(cut)) !== null) return cut;
  return 0;
};

/** A name of a place to another: of its list, else of the characters of places, else by `cipherOther`. */
const cipherPart = (part: string, way: HanWay): string => {
  const { direction, cipher, of, cipherOther } = way;
  const listed = hanPlace(part);
  if (listed !== null) return cipherEntry(listed, direction, cipher, () => true);
  const seam = seamOf(part);
  if (seam > 0)
    return walk(
      [part.slice(0, seam), part.slice(seam)],
      (both) => both.map((each) => cipherPart(each, way)),
      ([first = '', second = '']) => hanPlace(first + second) === null && seamOf(first + second) === first.length,
    ).join('');
  const writing = writingOf(part, of);
  const isAlike = (to: string): boolean => hanPlace(to) === null && seamOf(to) === 0 && writingOf(to, of) === writing;
  const members = charactersOf[of][writing];
  if (members === undefined) return walk(part, cipherOther, isAlike);
  const step = (from: string): string => {
    const values = Array.from(from, (each) => members.indexOf(each));
    const radixes = values.map(() => members.length);
    const images = cipherNumerals(cipher, direction, values, radixes, `${of} ${writing} ${values.length}`);
    return images.map((at) => members[at] ?? '').join('');
  };
  return walk(part, step, isAlike);
};

/**
 * One-to-one.
 *
 * @param word Of Chinese characters.
 * @param isNumbered Whether a number or a letter stands before it.
 */
export const cipherHanPlace = (word: string, isNumbered: boolean, way: HanWay): string => {
  const region = isNumbered ? null : hanRegion(word);
  if (region !== null) {
    const from = region.at(region.index);
    const to = cipherEntry(region, way.direction, way.cipher, () => true);
    return to + cipherParts(word.slice(from.length), behindName, way, () => true);
  }
  const isInside = (to: string): boolean => isNumbered || hanRegion(to) === null;
  return cipherParts(word, isNumbered ? behindNumber : behindName, way, isInside);
};

/** @param isInside Of a word whose first part has become another. */
const cipherParts = (word: string, kind: RegExp, way: HanWay, isInside: (to: string) => boolean): string => {
  const isLong = (text: string): boolean => text.split(kind).some((part, at) => at % 2 === 0 && part.length > longest);
  if (isLong(word)) return walk(word, way.cipherOther, (to) => isLong(to) && isInside(to));
  const parts = word.split(kind);
  return parts
    .map((part, at) => {
      if (at % 2 === 1 || part === '') return part;
      // Between its kinds it is read as one part again, or the way back would be another.
      const [before, after] = [parts[at - 1], parts[at + 1]];
      const isOnePart = (to: string): boolean => {
        if (before === undefined && !isInside(to + (after ?? ''))) return false;
        const read = (before === undefined ? to : `中${before}${to}`) + (after ?? '');
        const wanted = [
          ...(before === undefined ? [] : ['中', before]),
          to,
          ...(after === undefined ? [] : [after, '']),
        ];
        return read.split(before === undefined ? kind : behindName).join('|') === wanted.join('|');
      };
      return walk(part, (from) => cipherPart(from, way), isOnePart);
    })
    .join('');
};
