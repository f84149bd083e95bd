import type { EntityType } from '../../../../shared/domain';
import { governmentTypes } from '../entities/government';
import { canonicalPhone, dialled } from '../entities/phone';
import type { Mention, Sought } from './mentions';

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
  ...(Object.keys(governmentTypes) as EntityType[]),
];
/** Shorter ones, and those with few digits, stand in a text by chance. */
const fewestSigns = 6;
const fewestDigits = 5;
const mostPieces = 10;
const longestCode = 40;

const compact = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const writingsOf = ({ type, value }: Sought): string[] => [
  compact(value),
  ...(type === 'PHONE_NUMBER' ? dialled(canonicalPhone(value)) : []),
];

const piece = /[A-Za-z0-9]+/g;
const gap = /^(?: ?[-–./()] ?|\) ?\(?| )$/;

/** Every writing of the sought codes, from one word's edge to another. Linear in the text. */
export const codeMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const known = new Map<string, Sought>();
  for (const of of sought.filter(({ type }) => codeTypes.includes(type))) {
    for (const writing of writingsOf(of)) {
      const digits = writing.replace(/\D/g, '').length;
      if (writing.length >= fewestSigns && digits >= fewestDigits && !known.has(writing)) known.set(writing, of);
    }
  }
  if (known.size === 0) return [];
  const pieces = [...text.matchAll(piece)].map(({ 0: signs, index: start }) => ({
    signs: signs.toLowerCase(),
    start,
    end: start + signs.length,
  }));
  let longest = 0;
  const beginnings = new Set<string>();
  for (const writing of known.keys()) {
    longest = Math.min(longestCode, Math.max(longest, writing.length));
    beginnings.add(writing.charAt(0));
  }
  const joins = pieces.map(({ start }, i) => i > 0 && gap.test(text.slice(pieces[i - 1]?.end, start)));
  const found: Mention[] = [];
  for (const [at, first] of pieces.entries()) {
    if (!beginnings.has(first.signs.charAt(0))) continue;
    let joined = '';
    for (let i = at; i < pieces.length && i < at + mostPieces; i++) {
      const next = pieces[i];
      if (next === undefined || (i > at && joins[i] !== true)) break;
      joined += next.signs;
      if (joined.length > longest) break;
      const of = known.get(joined);
      if (of !== undefined)
        found.push({ start: first.start, end: next.end, type: of.type, of, score: 0.9, reason: 'named before' });
    }
  }
  return found;
};
