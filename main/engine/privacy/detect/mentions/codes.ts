import type { EntityType } from '../../../../../shared/domain';
import { entities } from '../../entities';
import { canonicalPhone, dialled } from '../../entities/contact/phone';
import { governmentTypes } from '../../entities/government';
import { matched } from '../../text/around';
import { rememberedBy } from '../../text/pieces';
import { asciiRuns } from '../words/word-runs';
import type { Mention, Sought } from './mention';

/** Numbers and codes that stand again with other separators: `4111-1111…` after `4111 1111…`. */

const codeTypes: readonly EntityType[] = [
  'PHONE_NUMBER',
  'CREDIT_CARD',
  'IBAN_CODE',
  'BANK_ACCOUNT',
  'VIN',
  'INSURANCE_NUMBER',
  'MEDICAL_RECORD',
  'ID_NUMBER',
  'MAC_ADDRESS',
  'IP_ADDRESS',
  'LICENSE_PLATE',
  ...(Object.keys(governmentTypes) as EntityType[]),
];
/** Shorter ones, and those with few digits, stand in a text by chance. */
const fewestSigns = 6;
const fewestDigits = 5;
/** Shorter numbers stand in an IBAN by chance. */
const fewestInside = 7;
const mostPieces = 10;
const longestCode = 40;

const compact = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d{5})/, '');

/** The bank's and the account's number in an IBAN: the ends of its digits, without the zeros that fill them up. */
const insideIban = (iban: string): string[] => {
  const digits = matched(/\d{10,}$/, compact(iban).slice(4));
  const lengths = Array.from({ length: digits.length }, (_, at) => at + 1).filter((length) => length >= fewestInside);
  return lengths.flatMap((length) => [digits.slice(0, length), withoutZeros(digits.slice(-length))]);
};

/** Digits alone, as files and records have it: 19860303 of 3 March 1986. */
const digitsOfDate = (date: string): string[] => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(entities.DATE_OF_BIRTH.canonical(date)) ?? [];
  return year === '' ? [] : [year + month + day, day + month + year, month + day + year];
};

/** Other writings of a value, and what they are found as. */
const otherWritings = ({
  type,
  value,
}: Sought): { readonly type: EntityType; readonly writings: readonly string[] }[] => {
  switch (type) {
    case 'PHONE_NUMBER':
      return [{ type, writings: [compact(value), ...dialled(canonicalPhone(value))] }];
    case 'BANK_ACCOUNT':
      return [{ type, writings: [compact(value), withoutZeros(compact(value))] }];
    case 'IBAN_CODE':
      return [
        { type, writings: [compact(value)] },
        { type: 'BANK_ACCOUNT', writings: insideIban(value) },
      ];
    case 'DATE_OF_BIRTH':
      return [{ type: 'ID_NUMBER', writings: digitsOfDate(value) }];
    default:
      return [{ type, writings: [compact(value)] }];
  }
};

const writingsOf = rememberedBy(({ type, value }) => `${type} ${value}`, otherWritings);

const gap = /^(?: ?[-–./()] ?|\) ?\(?| )$/;
const longestGap = 3;
/** Codes of ASCII. */
const ascii = 128;

/** Whether a word of ASCII begins as one of some, by two letters, or with a zero that may fill a number up. */
const beginningsOf = (heads: ReadonlySet<string>): ((text: string, start: number, end: number) => boolean) => {
  const firsts = new Uint8Array(ascii);
  const pairs = new Uint8Array(ascii * ascii);
  firsts['0'.charCodeAt(0)] = 1;
  pairs.fill(1, '0'.charCodeAt(0) * ascii, '1'.charCodeAt(0) * ascii);
  for (const head of heads)
    for (const first of [head.charCodeAt(0), head.toUpperCase().charCodeAt(0)]) {
      firsts[first] = 1;
      for (const second of [head.charCodeAt(1), head.toUpperCase().charCodeAt(1)]) pairs[first * ascii + second] = 1;
    }
  return (text, start, end) => {
    const first = text.charCodeAt(start);
    return (end - start < 2 ? firsts[first] : pairs[first * ascii + text.charCodeAt(start + 1)]) === 1;
  };
};

/** Every writing of the sought codes, from one word's edge to another. Linear in the text. */
export const codeMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const known = new Map<string, { readonly of: Sought; readonly type: EntityType }>();
  for (const of of sought.filter(({ type }) => codeTypes.includes(type) || type === 'DATE_OF_BIRTH')) {
    for (const { type, writings } of writingsOf(of))
      for (const writing of writings) {
        const digits = writing.replace(/\D/g, '').length;
        if (writing.length >= fewestSigns && digits >= fewestDigits && !known.has(writing))
          known.set(writing, { of, type });
      }
  }
  if (known.size === 0) return [];
  const { starts, ends } = asciiRuns(text);
  let longest = 0;
  const heads = new Set<string>();
  for (const writing of known.keys()) {
    longest = Math.min(longestCode, Math.max(longest, writing.length));
    heads.add(writing.slice(0, fewestSigns));
  }
  const mayBegin = beginningsOf(heads);
  const joins = (at: number): boolean => {
    const end = ends[at - 1] ?? Number.NEGATIVE_INFINITY;
    const start = starts[at] ?? Number.POSITIVE_INFINITY;
    const isSpace = start - end === 1 && text.charAt(end) === ' ';
    return isSpace || (start - end <= longestGap && gap.test(text.slice(end, start)));
  };
  const found: Mention[] = [];
  for (let at = 0; at < starts.length; at++) {
    const start = starts[at] ?? 0;
    // Most words are passed over by their first letters.
    if (!mayBegin(text, start, ends[at] ?? start)) continue;
    let joined = '';
    for (let i = at; i < starts.length && i < at + mostPieces; i++) {
      const end = ends[i];
      if (end === undefined || (i > at && !joins(i))) break;
      joined += text.slice(starts[i], end).toLowerCase();
      if (joined.length > longest) break;
      if (joined.length < fewestSigns) continue;
      const hasZeros = joined.startsWith('0');
      if (!hasZeros && !heads.has(joined.slice(0, fewestSigns))) break;
      const same =
        known.get(joined) ?? (hasZeros && /^\d+$/.test(joined) ? known.get(withoutZeros(joined)) : undefined);
      if (same !== undefined) found.push({ start, end, ...same, score: 0.9, reason: 'named before' });
    }
  }
  return found;
};
