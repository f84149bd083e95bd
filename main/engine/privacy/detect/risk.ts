import type { EntityType, RiskRank, Span } from '../../../../shared/domain';
import { entities } from '../entities';
import type { Found } from './resolve';

/** What says something that a name alone does not: an illness, a creed, a number that is a key to someone. */
const telling = new Set<EntityType>([
  'MEDICAL_CONDITION',
  'NRP',
  'LAB_VALUE',
  'MEDICAL_RECORD',
  'INSURANCE_NUMBER',
  'DATE_OF_BIRTH',
  'SECRET',
  'CREDIT_CARD',
  'IBAN_CODE',
  'BANK_ACCOUNT',
  'PASSPORT',
  'DRIVER_LICENSE',
  'NATIONAL_ID',
  'US_SSN',
]);
/** Of these the harm grows with a name beside them. */
const named = new Set<EntityType>(['MEDICAL_CONDITION', 'NRP']);

const sentenceEnd = /[.!?][)"'”’»]?\s|[。！？\n]/u;

const rank = (value: number): RiskRank => Math.min(5, Math.max(1, value)) as RiskRank;

const within = ({ type }: Found, company: ReadonlySet<EntityType>): RiskRank => {
  const { risk } = entities[type];
  if (type === 'PERSON') return [...company].some((each) => telling.has(each)) ? risk : rank(risk - 1);
  return named.has(type) && company.has('PERSON') ? rank(risk + 1) : risk;
};

/**
 * Findings with their risk: by type, and by what stands in the same sentence. A name alone is less than a name with an
 * illness, and an illness more with a name. Sorted by place, as they come. Linear in the text.
 */
export const withRisk = (text: string, found: readonly Found[]): Span[] => {
  const sentences: Found[][] = [];
  let end = 0;
  for (const each of found) {
    const last = sentences.at(-1);
    if (last === undefined || sentenceEnd.test(text.slice(end, each.start))) sentences.push([each]);
    else last.push(each);
    end = each.end;
  }
  return sentences.flatMap((sentence) => {
    const company = new Set(sentence.map(({ type }) => type));
    return sentence.map((each) => ({ ...each, risk: within(each, company) }));
  });
};
