/** Numbers whose places only their neighbours tell: 十来万, 二十几万, 几十万, 两三千, 七八十万. */

const digits = '一二三四五六七八九';
const digitOf = (digit = ''): number => (digit === '两' ? 2 : digits.indexOf(digit) + 1);
const places: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
/** What 几 stands for: more than two, fewer than ten. */
const several = 5;

const arabic = /(\d{1,4})(?:来|來|几|幾|多)(?=[万萬亿億])/gu;
const tens = /([一二两三四五六七八九]?)([十百千])(?:来|來|几|幾|多)(?=[万萬亿億])/gu;
const unknown = /[几幾]([十百千]?)(?=[万萬亿億])/gu;
const either = /([一二两三四五六七八九])[二三四五六七八九](?:(十)(?=[万萬])|(?=[千百]))/gu;
const sign = /[来來几幾多](?=[十百千]?[万萬亿億])|[二三四五六七八九](?=[千百]|十[万萬])/u;

/** The numbers before their scale word, in order of their forms. */
export const readVague = (text: string): { start: number; end: number; value: number }[] => {
  if (!sign.test(text)) return [];
  const at = (pattern: RegExp, value: (match: RegExpExecArray) => number) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      value: value(match),
    }));
  return [
    ...at(arabic, ([, number]) => Number(number)),
    ...at(tens, ([, digit, place = '']) => (digit === '' ? 1 : digitOf(digit)) * (places[place] ?? 1)),
    ...at(unknown, ([, place = '']) => several * (places[place] ?? 1)),
    ...at(either, ([, digit, ten]) => digitOf(digit) * (ten === undefined ? 1 : 10)),
  ];
};
