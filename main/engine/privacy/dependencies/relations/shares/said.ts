import { again, thatIs } from '../../cues/changes';
import { isShare, ownShare } from '../../cues/shares';
import type { Mention, Reading } from '../../figures';

/** By what words and signs a percentage is of an amount, or of two. */

/** Behind an amount, such words are of it no farther than this. */
const nearWords = 48;

/** "$1,610, which is 35 %": the share of what stands ahead of such words. */
const isAgain = ({ text }: Reading, percent: Mention, part: Mention): boolean => {
  if (part.end > percent.start || percent.start - part.end > nearWords) return false;
  const between = text.slice(part.end, percent.start);
  return again.test(between) && !/[.!?;]\s|\n|\d/.test(between);
};

/** Nothing, or the name of the tax: "19 % MwSt.: 281,20 €". */
const besides =
  /^(?:[\s(=:,|\u2013\u2014-]{0,8}|[ )]{0,2}(?:(?:of |de |di )?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer|VAT|sales tax|tax|GST|TVA|IVA|IGIC|IRPF|BTW|btw|moms|mva|DPH|PDV|ALV|KDV|НДС)\.?)[ )]{0,2}[:=(]?\s{0,2})$/iu;

/** A percentage and an amount that stand side by side: "25 % ($1,500)", "$1,500 (25 %)", "VAT 20 %: $166.20". */
export const isBeside = ({ text }: Reading, a: Mention, b: Mention): boolean => {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return besides.test(text.slice(first.end, second.start));
};

/** "60 % is $5,400". */
const isSaid = ({ text }: Reading, percent: Mention, part: Mention): boolean =>
  percent.end < part.start && part.start - percent.end < 40 && isShare.test(text.slice(percent.end, part.start));

/** "50 % needs = $2,100". */
export const isEquated = ({ text }: Reading, percent: Mention, part: Mention): boolean =>
  percent.end < part.start && /^(?: \p{L}{2,15}){1,3} ?[=:] ?$/u.test(text.slice(percent.end, part.start));

/** "35 % is in stocks ($420k)": the share of what the brackets behind it hold. */
export const isAside = ({ text }: Reading, percent: Mention, part: Mention): boolean =>
  percent.end < part.start &&
  /^[^.;:!?\n()\d]{0,40}\($/.test(text.slice(percent.end, part.start)) &&
  text.charAt(part.end) === ')';

/** Whether the part is said to be that percentage of something, in any of these ways. */
export const isPartBy = (reading: Reading, percent: Mention, part: Mention): boolean =>
  [isBeside, isSaid, isAside, isAgain, isEquated].some((binds) => binds(reading, percent, part));

/** "I own 40 %; my share of the $250,000 is $100,000": by what was told in the clause ahead. */
export const isOwnShare = ({ text }: Reading, percent: Mention, whole: Mention, part: Mention): boolean =>
  percent.end < whole.start &&
  whole.end < part.start &&
  ownShare.test(text.slice(percent.end, whole.start)) &&
  isShareOf.test(text.slice(whole.end, part.start));
/** What was made, and that the amount behind is the share of it. */
const isShareOf =
  /^(?: \p{L}{2,15}){0,3}[ :=,]{1,3}(?:is|was|are|were|comes? to|ist|war|sind|beträgt|est|était|es|era|son|è|sono|wynosi|é|är)?[ :=]*$/iu;

/** "From $50,000 to $55,000, that is 10 %", "$1,500 and I earn $6,000: that makes 25 %": behind both, and said to follow. */
export const isTold = ({ text }: Reading, percent: Mention, second: Mention): boolean =>
  second.end < percent.start && thatIs.test(text.slice(second.end, percent.start));
