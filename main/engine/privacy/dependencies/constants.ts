import { numberSource, readNumber } from '../entities/quantities/money/number';
import { plain } from '../entities/quantities/plain';
import type { Measure } from '../entities/quantities/quantity';
import { ofDecimal } from '../noise/rational';

/** A number of nobody, which stays as it is: a rate, a count, a percentage. */
interface Constant extends Measure {
  readonly start: number;
  readonly end: number;
  readonly unit: '%' | '1';
  readonly text: string;
}

const percentSign =
  /^(?: ?[%％]|[ -]?(?:percent|per cent|pct|Prozent|pour ?cent|por ciento|per cento|procent|procento?|por cento|prosent|процент\p{L}*)(?!\p{L}))/iu;
/** Turkish has it before the number: "%25", "yüzde 25". */
const percentAhead = /(?<![\p{N}\p{L}%]|\p{N} )(?:%|yüzde )$/iu;
const start = "(?<![\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lm}\\p{N}_#]|[\\p{N}][.,:/'-]|[-.][\\p{N}]{0,4}";
const end = '(?![.,:/-]?\\p{N}';
/** `of`: all of them. `beside`: none that a currency sign stands beside. */
const numbers = {
  of: new RegExp(`${start})(?:${numberSource})${end})`, 'gu'),
  beside: new RegExp(`${start}|\\p{Sc} ?)(?:${numberSource})${end}| ?\\p{Sc})`, 'gu'),
};
/** Longer ones are codes. */
const longest = 12;

/**
 * The plain numbers of a text.
 * @param taken Places that are something else; sorted, not overlapping. Null where they are not known: then numbers
 * with a currency sign are left out.
 */
export const readConstants = (
  text: string,
  taken: readonly { readonly start: number; readonly end: number }[] | null,
): Constant[] => {
  const flat = plain(text);
  const found: Constant[] = [];
  let at = 0;
  for (const { 0: written, index } of flat.matchAll(taken === null ? numbers.beside : numbers.of)) {
    while ((taken?.[at]?.end ?? Number.POSITIVE_INFINITY) <= index) at += 1;
    if ((taken?.[at]?.start ?? Number.POSITIVE_INFINITY) < index + written.length || written.length > longest) continue;
    const { value, format } = readNumber(written, (separator) => separator === '.');
    const behind = index + written.length;
    const ahead = percentAhead.exec(flat.slice(Math.max(0, index - 8), index))?.[0];
    const sign = ahead ?? percentSign.exec(flat.slice(behind, behind + 14))?.[0];
    const start = index - (ahead?.length ?? 0);
    const end = behind + (ahead === undefined ? (sign?.length ?? 0) : 0);
    found.push({
      start,
      end,
      value: ofDecimal(value),
      unit: sign === undefined ? '1' : '%',
      step: ofDecimal({ coefficient: 1n, exponent: -format.decimals }),
      text: text.slice(start, end),
    });
  }
  return found;
};
