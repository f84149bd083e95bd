import { walk } from '../../ciphers/numerals';

/**
 * Places written in Chinese characters: 杭州市西湖区文三路259号. The characters for a kind of place stay, as Street and
 * County do; those that would tell the place are none of them (都, 道 and 府 stand behind one, one and two names).
 */

const kinds =
  '特别行政区|自治区|自治州|自治县|丁目|番地|号楼|号院|号室|单元|單元|胡同|大道|大街|街道|[省市区區县縣镇鎮乡鄉村路街巷弄段号號栋棟幢期楼樓层層室座県郡町番]';
/** A kind has a name or a number before it that it is the kind of. */
const behindName = new RegExp(`(?<=\\p{Script=Han})(${kinds})`, 'u');
const behindNumber = new RegExp(`(?<=^|\\p{Script=Han})(${kinds})`, 'u');

export const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

/** Of a longer part, nearly every image would have a kind by chance: the word is enciphered as one without kinds. */
const longest = 8;

/**
 * One-to-one.
 *
 * @param word Of Chinese characters.
 * @param isNumbered Whether a number stands before it.
 * @param cipher A word to another; one-to-one, at most `longest` characters to at most as many.
 */
export const cipherHanPlace = (word: string, isNumbered: boolean, cipher: (part: string) => string): string => {
  const kind = isNumbered ? behindNumber : behindName;
  const isLong = (text: string): boolean => text.split(kind).some((part, at) => at % 2 === 0 && part.length > longest);
  if (isLong(word)) return walk(word, cipher, isLong);
  const parts = word.split(kind);
  return parts
    .map((part, at) => {
      if (at % 2 === 1 || part === '') return part;
      // Between its kinds it is read as one part again, or the way back would be another.
      const [before, after] = [parts[at - 1], parts[at + 1]];
      const isOnePart = (to: string): boolean => {
        const read = (before === undefined ? to : `中${before}${to}`) + (after ?? '');
        const wanted = [
          ...(before === undefined ? [] : ['中', before]),
          to,
          ...(after === undefined ? [] : [after, '']),
        ];
        return read.split(before === undefined ? kind : behindName).join('|') === wanted.join('|');
      };
      return walk(part, cipher, isOnePart);
    })
    .join('');
};
