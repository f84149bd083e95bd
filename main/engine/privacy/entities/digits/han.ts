import { headFirst } from '../../patterns/edge-last';

/** Numbers written digit by digit in Chinese characters: 一三八零零一三八零零零, ゼロ九〇-一二三四-五六七八, 138〇〇138〇〇〇. */

/** By digit; the first writing of one is the usual one. */
const writings: readonly (readonly string[])[] = [
  ['〇', '零', 'ゼロ', '○', '◯'],
  ['一', '幺', '壹'],
  ['二', '贰', '貳', '弐'],
  ['三', '叁', '參'],
  ['四', '肆'],
  ['五', '伍'],
  ['六', '陆', '陸'],
  ['七', '柒'],
  ['八', '捌'],
  ['九', '玖'],
];
const values = new Map(writings.flatMap((each, value) => each.map((writing) => [writing, String(value)] as const)));
const zeros = (writings[0] ?? []).join('|');
/** 一直, 一起: no number. */
const digit = `(?:(?!一[直起样樣般定边邊向些个個位下次家])(?:${[...values.keys()].join('|')}))`;
const sign = '[-‐–—―ー・の \\u3000]';
const digitOrSign = new RegExp(`${digit}|.`, 'gsu');
const runSource = `${digit}(?:${sign}?${digit}){6,23}|(?=\\d{1,23}(?:${zeros})|(?:${zeros})\\d)(?:\\d|${zeros})(?:${sign}?(?:\\d|${zeros})){6,23}`;
/** Neither a part of a longer number nor before a place: 一二三四五六七八九十. */
const runs = new RegExp(headFirst(`(?<![\\d十百千万萬億亿])(?:${runSource})(?![\\d十百千万萬億亿])`), 'gu');
const whole = new RegExp(`^(?:${runSource})$`, 'u');
const counted = /^(?:〇|零)?一二三四五六七/u;

/** The digit of each character or pair that stands for one, and every other character as it is. */
const partsOf = (text: string): { readonly written: string; readonly plain: string }[] =>
  Array.from(text.matchAll(digitOrSign), ([written]) => ({ written, plain: values.get(written) ?? written }));

/** Where a text has such numbers: each with its parts. Counting is none. */
export const hanDigitRuns = (text: string): { start: number; parts: { written: string; plain: string }[] }[] =>
  [...text.matchAll(runs)]
    .filter(([run]) => !counted.test(run))
    .map(({ 0: run, index }) => ({
      start: index,
      parts: partsOf(run).map(({ written, plain }) => ({ written, plain: /[‐–—―ー・の]/u.test(plain) ? '-' : plain })),
    }));

interface HanDigits {
  /** The same with digits for characters. */
  readonly digits: string;
  /** Other digits in the same writing; null where it could not be told from them. */
  write(digits: string): string | null;
}

/** Digits of which only the zero is a character. */
const ofRow = (row: string): readonly (readonly string[])[] =>
  Array.from(row, (each, value) => [each, ...(value === 0 ? (writings[0] ?? []) : [])]);
const rows: readonly (readonly [RegExp, readonly (readonly string[])[]])[] = [
  [/[0-9]/, ofRow('0123456789')],
  [/[０-９]/, ofRow('０１２３４５６７８９')],
];
const alphabetOf = (text: string): readonly (readonly string[])[] =>
  rows.find(([digit]) => digit.test(text))?.[1] ?? writings;

/** Null where the text is no such number. */
export const readHanDigits = (text: string): HanDigits | null => {
  const plain = text.normalize('NFKC');
  if (plain.length !== text.length || !whole.test(plain)) return null;
  const alphabet = alphabetOf(text);
  const parts = partsOf(text);
  const isDigit = parts.map(({ written }) => alphabet.some((each) => each.includes(written)));
  /** How each digit is written, in order. */
  const used = alphabet.map((each) => parts.flatMap(({ written }) => (each.includes(written) ? [written] : [])));
  return {
    digits: parts.map((part) => part.plain.normalize('NFKC')).join(''),
    write: (digits) => {
      const others = Array.from(digits);
      const next = alphabet.map(() => 0);
      const written = others
        .map((other, at) => {
          const value = Number(other);
          if (isDigit[at] !== true) return parts[at]?.written ?? '';
          const count = next[value] ?? 0;
          next[value] = count + 1;
          return used[value]?.[count] ?? used[value]?.[0] ?? alphabet[value]?.[0] ?? other;
        })
        .join('');
      const isTold = used.every((own, value) => {
        const [first] = own;
        const isOne = own.every((each) => each === first);
        if (first === undefined || (isOne && first === alphabet[value]?.[0])) return true;
        return isOne ? next[value] !== 0 : next[value] === own.length;
      });
      return isTold && whole.test(written.normalize('NFKC')) && alphabetOf(written) === alphabet ? written : null;
    },
  };
};
