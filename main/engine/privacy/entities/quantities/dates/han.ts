import { isHan, readHanNumbers, writeHan } from '../words/han';

/** The parts of a date in Chinese numerals: 二〇二四年三月十五日, 昭和六十三年四月二日, 二月初四. */

const unit = '[一二三四五六七八九]';
export const hanYear = '[〇零一二三四五六七八九]{4}';
export const hanOfEra = `(?:[二三四五六]?十${unit}?|${unit})`;
export const hanMonth = `十[一二]?|${unit}`;
/** The first ten days of a month of the old calendar have 初. */
export const hanDay = `初(?:${unit}|十)|(?:[二三]十|[十廿])${unit}?|${unit}`;

const plainHan = (text: string): string => text.replace('初', '').replace('廿', '二十');

/** Whether a part of a date is in Chinese numerals. */
export const isHanPart = (text: string): boolean => isHan(plainHan(text));

/** A part of a date in digits, as it stands or from Chinese numerals. */
export const inPlainDigits = (text: string): string =>
  isHanPart(text) ? String(readHanNumbers(plainHan(text))[0]?.value ?? '') : text;

/** A number as such a part, written as `like`: years digit by digit. */
export const writeHanPart = (value: number, like: string): string => {
  const written = value > 31 ? [...String(value)].map((digit) => '〇一二三四五六七八九'[Number(digit)]).join('') : null;
  const said = written ?? writeHan(BigInt(value), plainHan(like)) ?? String(value);
  return like.startsWith('初') && value <= 10 ? `初${said}` : said;
};
