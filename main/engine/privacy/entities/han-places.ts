import { walk } from '../ciphers/numerals';

/**
 * Places written in Chinese characters: 杭州市西湖区文三路259号. The characters for a kind of place stay, as Street and
 * County do; those that would tell the place are none of them (都, 道 and 府 stand behind one, one and two names).
 */

const kinds =
  '特别行政区|自治区|自治州|自治县|丁目|番地|号楼|号院|号室|单元|單元|胡同|大道|大街|街道|[省市区區县縣镇鎮乡鄉村路街巷弄号號栋棟幢楼樓层層室座県郡町番]';
const onlyKinds = new RegExp(`^(?:${kinds})+$`, 'u');
/** A kind has something before it that it is the kind of. */
const behindHan = new RegExp(`(?<=\\p{Script=Han})(${kinds})`, 'u');

export const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

/** Whether a word is of kinds alone: behind a number it stays. */
export const isHanKind = (word: string): boolean => onlyKinds.test(word);

/** Of a longer text without a kind, nearly every image would have one by chance. */
const longest = 8;
const pieces = new RegExp(`.{1,${longest}}`, 'gsu');

/**
 * @param word Of Chinese characters.
 * @param cipherName A name of a place, or a part of one, to another; one-to-one.
 * @param cipherPiece Characters to as many others; one-to-one.
 */
export const cipherHanPlace = (
  word: string,
  cipherName: (part: string) => string,
  cipherPiece: (part: string) => string,
): string =>
  word
    .split(behindHan)
    .map((part, at) => {
      if (at % 2 === 1 || part === '') return part;
      const [first = '', ...rest] = part.match(pieces) ?? [];
      const cipher = rest.length === 0 ? cipherName : cipherPiece;
      // A name gets no kind by chance, or the way back would be another; the first of a place may begin with one (市川).
      const hasNone = (to: string): boolean => !behindHan.test(`中${to}`);
      const isFirst = (to: string): boolean => (at > 0 ? hasNone(to) : !behindHan.test(to));
      return [walk(first, cipher, isFirst), ...rest.map((piece) => walk(piece, cipher, hasNone))].join('');
    })
    .join('');
