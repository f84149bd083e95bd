import type { EntityType, RiskRank, Span } from '../../../../shared/domain';
import { entities } from '../entities';
import type { Found } from './resolve';

/** What says something that a name alone does not: an illness, a creed … */
const ofBody = new Set<EntityType>(['MEDICAL_CONDITION', 'NRP', 'LAB_VALUE']);
/** … or a number that is a key to someone: every type of the highest rank but names and words. */
const isTelling = (type: EntityType): boolean =>
  ofBody.has(type) || (entities[type].risk === 5 && type !== 'PERSON' && type !== 'WORD');
/** Of these the harm grows with a name beside them. */
const named = new Set<EntityType>(['MEDICAL_CONDITION', 'NRP', 'ADDRESS']);

const sentenceEnd = /[.!?][)"'”’»]?\s|[。！？\n]/u;

const rank = (value: number): RiskRank => Math.min(5, Math.max(1, value)) as RiskRank;

const within = ({ type }: Found, around: ReadonlySet<EntityType>): RiskRank => {
  const { risk } = entities[type];
  if (type === 'PERSON') return [...around].some(isTelling) ? risk : rank(risk - 1);
  return named.has(type) && around.has('PERSON') ? rank(risk + 1) : risk;
};

/**
 * Findings with their risk: by type, and by what stands in the same sentence. A name alone is less than a name with an
 * illness or a number, and an illness, a creed or a home more with a name. Sorted by place, as they come. Linear.
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
    const around = new Set(sentence.map(({ type }) => type));
    return sentence.map((each) => ({ ...each, risk: within(each, around) }));
  });
};
