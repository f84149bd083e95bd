import { cueReach, lastDigits, lastDigitsCue, namedByLastDigits } from '../../entities/digits/last';
import { textBefore } from '../../text/around';
import type { Mention, Sought } from './mention';

/** "The card ending in 1111": the last four digits of a number that was found elsewhere. Linear in the text. */
export const tailMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const known = new Map<string, Sought>();
  for (const of of sought) {
    const digits = namedByLastDigits.has(of.type) ? lastDigits(of.value) : null;
    if (digits !== null && !known.has(digits)) known.set(digits, of);
  }
  if (known.size === 0) return [];
  return [...text.matchAll(/(?<![\p{L}\p{N}])\d{4}(?![\p{L}\p{N}])/gu)].flatMap(({ 0: digits, index: start }) => {
    const of = known.get(digits);
    if (of === undefined || !lastDigitsCue.test(textBefore(text, start, cueReach).toLowerCase())) return [];
    return [{ start, end: start + digits.length, type: of.type, of, score: 0.9, reason: 'its last digits' }];
  });
};
