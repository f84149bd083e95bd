import { oneLine } from '../../../patterns/one-line';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { isGrouped, isOfDigits, isSum } from './amounts';
import {
  articleBefore,
  cameTo,
  dealtBehind,
  dutch,
  had,
  handed,
  ownVerb,
  traded,
  turkish,
  unspacedDeal,
} from './dealings';
import type { Amount } from './read';
import { isFortune, isTallied, isUnspacedSum, ownThousands } from './thousands';

/** Sums that only what somebody does with them tells. */

const isScaled = ({ scale }: Amount): boolean => scale > 2;
/** With separators and no small number: nothing else is sold for it. */
const isPrice = (amount: Amount): boolean => isSum(amount) && isOfDigits(5)(amount);

const fromBefore = /(?:bin|milyon|TL['’]?|lira)d[ea]n $/iu;
const toBehind = /^ \d{1,4}(?:[.,]\d{1,3})? (?:bin|milyon)[ea](?!\p{L})/iu;

const isTurkish = (word: string, clause: string, rest: string): boolean => {
  if (turkish.counted.test(clause)) return false;
  if (turkish.inCase.test(word)) return turkish.priced.test(rest) || fromBefore.test(clause) || toBehind.test(rest);
  return /^(?:bin|milyon)$/iu.test(word) && turkish.verb.test(rest);
};

const isUnspaced = (clause: string, rest: string): boolean =>
  unspacedDeal.behind.test(rest) || (unspacedDeal.ends.test(rest) && unspacedDeal.before.test(clause));

/** Nothing but a Dutch house is paid for in tons. */
export const isWeight = (word: string, context: string): boolean => word === 'ton' && !dutch.test(context);

const isTwoThousand = ({ value, scale }: Amount): boolean =>
  scale === 0 && value.exponent === 0 && value.coefficient === 2000n;
const inYear =
  /(?<!\p{L})(?:in|im|im Jahre?|en|nel|dal|em|de|del|do|w|roku|i|år|året|since|seit|depuis|desde|sinds|od|sedan|by|until|bis|before|after|year|Jahr|anno|año) $/iu;
const offered = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      bids?|offer(?:s|ed)?|bot|bietet|bieten|offre|offrait|proposait|ofrece|ofreció|offr[eì]|offerto|bood|bieden|biedt
      |oferuje|zaoferował\p{L}?|ofereceu|oferece|erbjöd|bjöd
    )(?: [\p{L}]{1,6}){0,2} $
  `,
  'iu',
);

/** "dają tylko 1 200", "swishade bara 15 000": less than was due. */
const only =
  /(?<!\p{L})(?:only|just|nur|bloß|lediglich|gerade mal|seulement|que|solo|sólo|soltanto|maar|slechts|tylko|só|apenas|bara|endast) $/iu;

/** "ging für 300.000 weg" */
const gone = /^ (?:weg|raus|über den Tisch)(?!\p{L})/u;

const dealtBy = (amounts: readonly Amount[], clause: string, rest: string): string | null => {
  const word = amounts.at(-1)?.word ?? '';
  if (amounts.every(isSum) && isUnspaced(clause, rest)) return 'what was paid or owed';
  if (isUnspacedSum(amounts, clause, rest)) return 'a sum of somebody';
  if (amounts.every(isScaled)) {
    if (isTurkish(word, clause, rest)) return 'what was paid or owed';
    if (dealtBehind.test(rest)) return 'what it is worth';
    if (!onward.test(rest)) return null;
    if (cameTo.test(clause)) return 'what it came to';
    if (
      had.test(clause) &&
      !articleBefore.test(clause) &&
      !isTallied(clause, rest) &&
      (isPersonBefore(clause) || ownVerb.test(clause))
    )
      return 'what somebody has or wants';
    return traded.test(clause) || (handed.test(clause) && !articleBefore.test(clause)) ? 'what was paid or owed' : null;
  }
  if (amounts.every(isFortune) && turkish.priced.test(rest) && !turkish.counted.test(clause))
    return 'what was paid or owed';
  if (gone.test(rest) && amounts.every(isPrice) && traded.test(clause)) return 'a price';
  if (!onward.test(rest)) return null;
  // Two thousand in words looks like a year.
  if (amounts.every(isTwoThousand) && handed.test(clause) && !inYear.test(clause)) return 'what was paid or owed';
  if (amounts.every(isGrouped) && only.test(clause) && handed.test(clause)) return 'what was paid or owed';
  if (!amounts.every(isPrice)) return null;
  return traded.test(clause) || (amounts.every(isGrouped) && offered.test(clause)) ? 'a price' : null;
};

/** Why sums without a currency are somebody's; null where nothing says so. */
export const dealtReason = (amounts: readonly Amount[], clause: string, rest: string): string | null =>
  dealtBy(amounts, clause, rest) ?? ownThousands(amounts, clause, rest);
