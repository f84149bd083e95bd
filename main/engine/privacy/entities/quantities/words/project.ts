import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textBefore } from '../../../text/around';
import { readDecades } from './decades';
import { readFractions } from './fractions';
import { mayBeMixed, readHanNumbers, readMixed } from './han';
import { readHours } from './hours';
import type { NumberWords } from './languages';
import { readQuarters } from './quarters';
import { readNumberWords } from './read';
import { readShares } from './suffixed';
import { readVague } from './vague';

/** A text with its number words as digits, and the way back. */
export interface Projection {
  readonly text: string;
  /** The place in the source of `[start, end)` of `text`; a number in words is whole. */
  toSource(start: number, end: number): { start: number; end: number };
}

const mayHold = /[\p{L}]/u;
const han = /[一二三四五六七八九十百千〇零两兩壹贰貳叁肆伍陆柒捌玖拾]/u;

/** "pour cent", "por ciento": a sign, not a number; "forty cents" are no hundred. */
const isPerCent = (source: string, { start, end, value }: NumberWords): boolean =>
  value === 100 &&
  (/(?:^|[^\p{L}])(?:pour|por|per|pro) $/iu.test(textBefore(source, start, 6)) ||
    source.slice(start, end).toLowerCase() === 'cents');

/** "a grand", "einen Tausender": the article is the number. */
const article = wordPattern(
  /(?<!\p{L})(?:a(?= (?:grand|quid|fiver|tenner)(?!\p{L}))|ein(?:en)?(?= (?:Riesen|Tausender|Hunderter|Zwanziger|Zwanni|Fuffi|Fuffziger|Fünfziger|Hunni)(?!\p{L})))/iu,
);

/** "une centaine d'euros", "a couple of hundred": about so many. */
const rounded: readonly { readonly pattern: RegExp; values(match: RegExpMatchArray): number | null }[] = [
  {
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:un[ea]? |uma )?(?:(?:petite|bonne) )?(
          dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine|millier|decina
          |quindicina|ventina|trentina|quarantina|cinquantina|centinaio|migliaio|decena|docena|quincena|veintena
          |treintena|centenar|dezena|dúzia|centena
        )(?= (?:d['\u2019]euros|d[ei] (?:euros?|dollars|francs|livres|pesos|dólares|reais|libras)(?!\p{L})))
      `,
      'giu',
    ),
    values: ([, word = '']) => collective[word.toLowerCase()] ?? null,
  },
  {
    pattern: /(?<!\p{L})(?:a )?couple (?:of )?(hundred|thousand|grand|million)(?!\p{L})/giu,
    values: ([, word = '']) => 2 * (collective[word.toLowerCase()] ?? 0),
  },
];
/** "met z'n vieren", or such a word alone: of so many together; elsewhere vieren is to feast. */
const dutchTogether = ['tweeën', 'drieën', 'vieren', 'vijven', 'zessen', 'zevenen', 'achten', 'negenen', 'tienen'];
const together = new RegExp(
  `(?:(?<=met (?:z['\u2019]n|ons|hun|jullie) )|^(?=\\p{L}+$))(?:${dutchTogether.join('|')})(?!\\p{L})`,
  'giu',
);
const readTogether = (source: string): { start: number; end: number; value: number }[] =>
  /met (?:z['\u2019]n|ons|hun|jullie) |^\p{L}{6,8}$/iu.test(source)
    ? [...source.matchAll(together)].map(({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
        value: 2 + dutchTogether.indexOf(word.toLowerCase()),
      }))
    : [];
const collective: Readonly<Record<string, number>> = {
  dizaine: 10,
  decina: 10,
  decena: 10,
  dezena: 10,
  douzaine: 12,
  docena: 12,
  dúzia: 12,
  quinzaine: 15,
  quindicina: 15,
  quincena: 15,
  vingtaine: 20,
  ventina: 20,
  veintena: 20,
  trentaine: 30,
  trentina: 30,
  treintena: 30,
  quarantaine: 40,
  quarantina: 40,
  cinquantaine: 50,
  cinquantina: 50,
  soixantaine: 60,
  centaine: 100,
  centinaio: 100,
  centenar: 100,
  centena: 100,
  hundred: 100,
  millier: 1000,
  migliaio: 1000,
  thousand: 1000,
  grand: 1000,
  million: 1_000_000,
};
const roundedSign = /aine|illier|[cd]ina|ntina|cena|ntena|inaio|gliaio|tenar|zena|dúzia|ouple/iu;
const readRounded = (source: string): { start: number; end: number; value: number }[] =>
  roundedSign.test(source)
    ? rounded.flatMap(({ pattern, values }) =>
        [...source.matchAll(pattern)].flatMap((match) => {
          const value = values(match);
          return value === null ? [] : [{ start: match.index, end: match.index + match[0].length, value }];
        }),
      )
    : [];

/** What would make one number of two. */
const parting = /[.,:/]/;
const digit = /\p{Nd}/u;
const isGlued = (source: string, sign: number, beyond: number): boolean =>
  parting.test(source.charAt(sign)) && digit.test(source.charAt(beyond));

/** 老二5岁: the second child, whose age stands behind. */
const isBirthOrder = (source: string, { start, end }: { start: number; end: number }): boolean =>
  end === start + 1 && source.charAt(start - 1) === '老' && digit.test(source.charAt(end));

const identity = (text: string): Projection => ({ text, toSource: (start, end) => ({ start, end }) });

/** A number of a text, and what stands for it: its digits, where nothing else is said. */
interface Told {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly text?: string;
}

/** The text with these numbers, in order, as digits; of two in one place the first. */
const withDigits = (source: string, numbers: readonly Told[]): Projection => {
  if (numbers.length === 0) return identity(source);
  const parts: string[] = [];
  /** Where each piece begins in `text` and in `source`; numbers are marked by their source's end. */
  const pieces: { at: number; from: number; to: number; number: boolean }[] = [];
  let length = 0;
  let cursor = 0;
  const push = (piece: string, from: number, to: number, number: boolean): void => {
    if (piece === '') return;
    pieces.push({ at: length, from, to, number });
    parts.push(piece);
    length += piece.length;
  };
  for (const { start, end, value, text } of numbers) {
    if (start < cursor) continue;
    push(source.slice(cursor, start), cursor, start, false);
    const digits = text ?? String(value);
    // 血压150/90,五十八岁: the comma parts no decimals.
    const [isAhead, isBehind] = [isGlued(source, start - 1, start - 2), isGlued(source, end, end + 1)];
    push(`${isAhead ? ' ' : ''}${digits}${isBehind ? ' ' : ''}`, start, end, true);
    cursor = end;
  }
  push(source.slice(cursor), cursor, source.length, false);

  const pieceAt = (at: number): (typeof pieces)[number] | undefined => {
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((pieces[middle]?.at ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return pieces[low];
  };
  return {
    text: parts.join(''),
    toSource: (start, end) => {
      const first = pieceAt(start);
      const last = pieceAt(Math.max(start, end - 1));
      if (first === undefined || last === undefined) return { start, end };
      return {
        start: first.number ? first.from : first.from + start - first.at,
        end: last.number ? last.to : last.from + end - last.at,
      };
    },
  };
};

/**
 * "two thousand three hundred euros" as `2300 euros`, 二十五万 as `25万`: whoever reads digits reads words as well. What
 * is no amount, age or measure stays as it was, for only numbers in their context are taken. Linear time.
 * @param isMeant Whether words are read as a number: "once" is eleven in Spanish.
 */
export const project = (source: string, isMeant: (number: NumberWords) => boolean = () => true): Projection => {
  if (!mayHold.test(source)) return identity(source);
  const words = readNumberWords(source);
  const numbers: readonly Told[] = [
    ...readFractions(source, words),
    ...readRounded(source),
    ...readTogether(source),
    ...readQuarters(source),
    ...readDecades(source),
    ...readHours(source),
    ...readShares(source),
    ...article.all(source).map(({ 0: one, index }) => ({ start: index, end: index + one.length, value: 1 })),
    ...(mayBeMixed(source) ? readMixed(source) : []),
    ...words.filter((number) => !isPerCent(source, number) && isMeant(number)),
    ...readVague(source),
    ...(han.test(source) ? readHanNumbers(source).filter((number) => !isBirthOrder(source, number)) : []),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  return withDigits(source, numbers);
};

/** 8万5千 as `85000`, and every other number as it stands. */
export const projectMixed = (source: string): Projection =>
  mayBeMixed(source) ? withDigits(source, readMixed(source)) : identity(source);
