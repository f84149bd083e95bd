import type { EntityType, RiskRank, Span } from '../../../../shared/domain';
import { firstPerson, thirdPerson } from '../dependencies/cues/persons';
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
/** One sentence right behind another, in one paragraph. */
const nextSentence = /^[^.!?。！？\n]*(?:[.!?][)"'”’»]? |[。！？])(?<said>[^.!?。！？\n]*)$/u;
/** Whether between two findings the next sentence begins, and is of somebody by he or she. */
const isOfThem = (between: string): boolean => {
  const said = nextSentence.exec(between)?.groups?.said ?? '';
  return thirdPerson.test(said) && !firstPerson.test(said);
};

const rank = (value: number): RiskRank => Math.min(5, Math.max(1, value)) as RiskRank;

const within = ({ type }: Found, around: ReadonlySet<EntityType>): RiskRank => {
  const { risk } = entities[type];
  if (type === 'PERSON') return [...around].some(isTelling) ? risk : rank(risk - 1);
  return named.has(type) && around.has('PERSON') ? rank(risk + 1) : risk;
};

/**
 * Findings with their risk: by type, and by what stands in the same sentence, or in the next where that says he or she:
 * "Anna Keller called. She has HIV." A name alone is less than a name with an illness or a number, and an illness, a creed
 * or a home more with a name. Sorted by place, as they come. Linear.
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
  const told: Found[][] = [];
  for (const sentence of sentences) {
    const [last, first] = [told.at(-1), sentence[0]];
    const isOfLast =
      last !== undefined &&
      first !== undefined &&
      sentence.every(({ type }) => type !== 'PERSON') &&
      isOfThem(text.slice(last.at(-1)?.end ?? 0, first.start));
    if (isOfLast) last.push(...sentence);
    else told.push([...sentence]);
  }
  return told.flatMap((together) => {
    const around = new Set(together.map(({ type }) => type));
    return together.map((each) => ({ ...each, risk: within(each, around) }));
  });
};
