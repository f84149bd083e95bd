import { entities } from '../entities';
import type { Mention, Sought } from './mention';

/** A number that may be an amount again: grouped, of five digits and more, or with a k. */
const number =
  /(?<![\p{L}\p{N}_.,:/#-])(?:\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?|\d{5,9}(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{1,3})? ?[kK])(?![\p{L}\p{N}_%:/-]|[.,]\d)|(?<=_)\d{5,9}(?=_|\.\p{L}{2,4}(?!\p{L}))/gu;

const amountOf = (text: string): string => entities.MONEY.canonical(text).split(' ', 1)[0] ?? '';

/** Amounts that stand again without their currency: "84,500" and "84.5k" after $84,500. Linear in the text. */
export const amountMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const known = new Map(sought.filter(({ type }) => type === 'MONEY').map((of) => [amountOf(of.value), of]));
  if (known.size === 0) return [];
  return [...text.matchAll(number)].flatMap(({ 0: written, index: start }) => {
    const of = known.get(amountOf(written));
    return of === undefined
      ? []
      : [{ start, end: start + written.length, type: of.type, of, score: 0.9, reason: 'named before' }];
  });
};
