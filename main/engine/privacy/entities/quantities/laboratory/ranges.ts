import { from } from '../../../lists/linking';
import { textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { clauseAfter, clauseBefore } from '../clause';
import { isPersonBefore } from '../people/before';
import { number, unit } from './judge';
import { analyteIn, reach } from './named';
import { generalAnywhere, weak } from './whose';

/** Somebody's values from one to another: "my glucose is 95-110 mg/dL". Of nobody it is the laboratory's range. */

const source = `(?<low>${number})(?<gap> ?[-\\u2013~～〜] ?| (?:to|bis|à|a|tot|do|till|até) |[到至])(?<high>${number})(?<unit>${unit})?`;
export const wholeRange = new RegExp(`^${source}$`, 'u');
const ranges = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d_]|\\d[.,:/-]|[$€£#<>≤≥-] ?)${source}(?![\\p{Lu}\\p{Ll}\\d]|[-/]\\d)`,
  'gu',
);

/** "went from 3.1 to 5.4": one value, and what it became. */
const isFrom = new RegExp(`(?<!\\p{L})(?:${from}) $`, 'iu');

const decimal = (digits: string): number => Number(digits.replace(',', '.'));

export const ownRanges = (text: string): Candidate[] =>
  [...text.matchAll(ranges)].flatMap(({ 0: whole, index: start, groups = {} }) => {
    const { low = '', gap = '', high = '', unit: of } = groups;
    const left = textBefore(text, start, reach);
    if (/\p{L}/u.test(gap) && isFrom.test(left)) return [];
    const end = start + whole.length;
    const analyte = analyteIn(left);
    if (analyte === null || !(decimal(low) < decimal(high)) || (of === undefined && weak.test(analyte.name))) return [];
    const clause = clauseBefore(left);
    const isGeneral = generalAnywhere.test(clause + clauseAfter(textAfter(text, end, reach)));
    return isGeneral || !isPersonBefore(clause) ? [] : [{ start, end, score: 0.9, reason: `after '${analyte.name}'` }];
  });
