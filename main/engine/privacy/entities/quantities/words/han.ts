import { textBefore } from '../../../text/around';

/** Chinese numerals, as Chinese and Japanese write whole numbers: 二十五, 三百零八, 二〇一九, 壹仟. */

const digits = '〇一二三四五六七八九';
const others: Readonly<Record<string, string>> = {
  零: '〇',
  两: '二',
  兩: '二',
  壹: '一',
  贰: '二',
  貳: '二',
  弐: '二',
  叁: '三',
  參: '三',
  参: '三',
  肆: '四',
  伍: '五',
  陆: '六',
  陸: '六',
  柒: '七',
  捌: '八',
  玖: '九',
  拾: '十',
  佰: '百',
  仟: '千',
};
/** 参加, 陆地, 伍: alone these are words; they count beside others of a cheque. */
const alone = /^[叁參参陆陸伍柒捌玖肆拾佰仟]$/u;
const places: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const ordinary = (character: string): string => others[character] ?? character;

const run = new RegExp(`[${digits}十百千${Object.keys(others).join('')}]{1,12}`, 'gu');

/**
 * The number of a run of numerals up to 9999; null where it is none. Scale words (万, 億) stay outside.
 * @param isShort Whether the last place may be left out.
 */
const readHan = (numerals: string, isShort: boolean): number | null => {
  if (alone.test(numerals)) return null;
  const plain = Array.from(numerals, ordinary);
  // 二〇一九: digit by digit.
  if (plain.length > 1 && plain.every((each) => digits.includes(each)))
    return plain.length > 4 ? null : Number(plain.map((each) => digits.indexOf(each)).join(''));
  let total = 0;
  let digit = -1;
  let smallest = 10_000;
  for (const each of plain) {
    const place = places[each];
    if (place === undefined) {
      if (digit > 0) return null;
      digit = digits.indexOf(each);
      continue;
    }
    if (place >= smallest) return null;
    smallest = place;
    total += (digit < 0 ? 1 : digit) * place;
    digit = -1;
  }
  // 六千五 leaves the last place out, and begins with a digit: 百五 is a hundred and five.
  const leavesOut = isShort && smallest > 10 && total > 0 && plain.at(-2) !== '〇' && digits.includes(plain[0] ?? '〇');
  return total + Math.max(0, digit) * (leavesOut ? smallest / 10 : 1);
};

const numeralRun = run.source;
/** 一直, 一起: no number. */
const word = /^[直起样樣些般定边邊切共旦向律致]/u;
const tenThousands = new RegExp(`(?:(${numeralRun})[万萬])?(${numeralRun})`, 'gu');

/** Japanese says each place: kana, yen and its sign for an age. */
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}円歳]/u;
/** What is counted so exactly that no place is left out: people, years, rooms. */
const counter = /^[人名年月日岁歲才号號室階度回台本冊枚]/u;
const leavesPlaceOut = (text: string): ((end: number) => boolean) => {
  const isChinese = !japanese.test(text);
  return (end) => isChinese && !counter.test(text.charAt(end));
};

/** 周一九点, 老二一米七: the first of them says which day or which child it is. */
const weekday = /(?:周|星期|礼拜|禮拜)$/u;
const named = (text: string, index: number, numerals: string): number =>
  /^[一二三四五六][^万萬]/u.test(numerals) &&
  (weekday.test(textBefore(text, index, 2)) || (text.charAt(index - 1) === '老' && digits.includes(numerals.charAt(1))))
    ? 1
    : 0;

/** Runs of numerals with their values, in order; where numerals stand on both sides of 万, the whole. */
export const readHanNumbers = (text: string): { start: number; end: number; value: number }[] => {
  const mayBeShort = leavesPlaceOut(text);
  return [...text.matchAll(tenThousands)].flatMap(({ 0: said, 1: above, 2: last = '', index: from }) => {
    const skipped = above === undefined ? named(text, from, said) : 0;
    const [run, all, index] = [said.slice(skipped), last.slice(skipped), from + skipped];
    // 六斤八两: the last is a measure.
    const measure = text.charAt(index - 1) === '斤' && /^.[两兩]$/u.test(run) ? 1 : 0;
    const [whole, numerals] = [run.slice(0, run.length - measure), all.slice(0, all.length - measure)];
    const isShort = mayBeShort(index + whole.length);
    // 8千, 3百万: the place of digits before it, a scale word of theirs.
    if (/^[十百千拾佰仟]/u.test(whole) && /\p{Nd}/u.test(text.charAt(index - 1))) return [];
    const high = above === undefined ? null : readHan(above, false);
    const rest = whole === '一' && word.test(text.charAt(index + 1)) ? null : readHan(numerals, isShort);
    // 三万五 leaves the thousands out.
    if (high !== null && rest !== null && rest < 10_000)
      return [
        {
          start: index,
          end: index + whole.length,
          value: high * 10_000 + (isShort && numerals.length === 1 ? rest * 1000 : rest),
        },
      ];
    const found: { start: number; end: number; value: number }[] = [];
    if (high !== null && above !== undefined) found.push({ start: index, end: index + above.length, value: high });
    if (rest !== null)
      found.push({ start: index + whole.length - numerals.length, end: index + whole.length, value: rest });
    return found;
  });
};

const mixed = /(?<![\d.,])(?:(\d{1,4})[万萬](?:(\d)千|(\d{1,4}))|(\d)千(\d{1,3}))(?!\d)/g;
/** Whether digits with scale words between them may stand in a text. */
export const mayBeMixed = (text: string): boolean => /\d[万萬千]\d/.test(text);

/** Digits with scale words between them, in order: 8万5千, 1万2500, 3万5, 8千5. */
export const readMixed = (text: string): { start: number; end: number; value: number }[] => {
  const mayBeShort = leavesPlaceOut(text);
  return [...text.matchAll(mixed)].map(
    ({ 0: whole, 1: high = '0', 2: thousands, 3: rest, 4: below, 5: last, index }) => {
      const end = index + whole.length;
      const isShort = mayBeShort(end);
      const value =
        below === undefined
          ? Number(high) * 10_000 +
            Number(thousands ?? 0) * 1000 +
            Number(rest ?? 0) * (rest?.length === 1 && isShort ? 1000 : 1)
          : Number(below) * 1000 + Number(last) * (last?.length === 1 && isShort ? 100 : 1);
      return { start: index, end, value };
    },
  );
};

/** The last place that is said: 3万5, 8万5千 are in thousands, 8千5 is in hundreds. */
const placeOf = (like: string): bigint => (/[万萬]\d千?$/.test(like) ? 1000n : /千\d$/.test(like) ? 100n : 1n);

/** Rounded to the last place that `like` says. */
export const toPlaceOf = (value: bigint, like: string): bigint => {
  const place = placeOf(like);
  return ((value + place / 2n) / place) * place;
};

/** A whole number as `like` has it, 8万5千, 3万5. Null where `like` is no such number, or it is too large. */
export const writeMixed = (value: bigint, like: string): string | null => {
  if (readMixed(like).length === 0 || value < 0n || value > 99_999_999n) return null;
  const place = placeOf(like);
  const [high, low] = [value / 10_000n, value % 10_000n];
  const [thousands, rest] = [low / 1000n, low % 1000n];
  const scale = /[万萬]/.exec(like)?.[0] ?? '万';
  if (high > 0n && low === 0n) return `${high}${scale}`;
  if (high > 0n && rest === 0n) return `${high}${scale}${thousands}${like.endsWith('千') || place === 1n ? '千' : ''}`;
  if (high === 0n && thousands > 0n && rest % 100n === 0n) return `${thousands}千${rest === 0n ? '' : rest / 100n}`;
  return high === 0n ? low.toString() : `${high}${scale}${low}`;
};

/** Whether a text holds Chinese numerals and no other digits. */
export const isHan = (text: string): boolean => text !== '' && text.replace(run, '').replace(/^[万萬]$/u, '') === '';

const below10000 = (value: number): string => {
  let written = '';
  let gap = false;
  for (const [name, place] of [
    ['千', 1000],
    ['百', 100],
    ['十', 10],
    ['', 1],
  ] as const) {
    const digit = Math.floor(value / place) % 10;
    if (digit === 0) {
      gap = written !== '';
      continue;
    }
    // 十五, not 一十五, at the beginning.
    const one = digit === 1 && place === 10 && written === '';
    written += `${gap ? '〇' : ''}${one ? '' : digits[digit]}${name}`;
    gap = false;
  }
  return written;
};

/** 七八 of 一米七八, 二〇一九: a digit for each place. */
const isByDigits = (like: string): boolean =>
  like.length > 1 && Array.from(like, ordinary).every((each) => digits.includes(each));

/** A whole number up to 99,999,999 in the kind of numerals that `like` has. Null beyond. */
export const writeHan = (value: bigint, like: string): string | null => {
  if (value < 0n || value > 99_999_999n) return null;
  const number = Number(value);
  const [high, low] = [Math.floor(number / 10_000), number % 10_000];
  const zero = /〇/.test(like) ? '〇' : '零';
  if (isByDigits(like) && high === 0)
    return value
      .toString()
      .padStart(like.length, '0')
      .replace(/\d/g, (digit) => (digit === '0' ? zero : digits.charAt(Number(digit))));
  if (number === 0) return zero;
  const joint = high > 0 && low > 0 && low < 1000 ? '〇' : '';
  return ((high > 0 ? `${below10000(high)}万` : '') + joint + below10000(low)).replaceAll('〇', zero);
};
