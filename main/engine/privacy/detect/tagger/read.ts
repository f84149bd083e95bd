import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { readDates } from '../../entities/quantities/dates/read';
import { isOrganisationWord } from '../organisations';
import type { Found } from '../resolve';
import { isCommonWord } from '../vocabulary';
import { trim } from './trim';

/** Why, in the words that the window shows. */
const reasons: Readonly<Partial<Record<EntityType, string>>> = {
  PERSON: 'read as a name',
  LOCATION: 'read as a place',
  ORGANIZATION: 'read as an organisation',
  ADDRESS: 'read as an address',
  OCCUPATION: 'read as an occupation',
  NRP: 'read as a nationality or creed',
  MEDICAL_CONDITION: 'read as an illness',
  DATE: 'read as a date',
};

const joined = new Set<EntityType>(['PERSON', 'ORGANIZATION', 'ADDRESS']);
const startsLarge = (text: string, at: number): boolean => text.charAt(at) !== text.charAt(at).toLowerCase();

/** "Västerås stad": neighbours that are one name, parted by a space. */
const together = (text: string, before: Tagged, after: Tagged): EntityType | null => {
  if (text.slice(before.end, after.start) !== ' ') return null;
  if (before.type === after.type && joined.has(after.type) && startsLarge(text, after.start)) return after.type;
  const small = after.type === 'ORGANIZATION' && /^\p{Ll}+$/u.test(text.slice(after.start, after.end));
  return small && before.type === 'LOCATION' && startsLarge(text, before.start) ? 'ORGANIZATION' : null;
};

const withNeighbours = (text: string, spans: readonly Tagged[]): Tagged[] => {
  const result: Tagged[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const type = last === undefined ? null : together(text, last, span);
    if (last === undefined || type === null) result.push(span);
    else {
      const score = Math.max(last.score, span.score);
      result[result.length - 1] = { type, start: last.start, end: span.end, score };
    }
  }
  return result;
};

/** "ward 6", "plant 3" of a house; a list's acronym; a common noun by itself. */
const notAddress =
  /^(?:ward|plant|gate|platform|page|chapter|station|table|zone|level|line|step|bay|room|bar)\b[^,]*$/iu;
const acronym = /^\p{Lu}{2,5}$/u;

const isNothing = (text: string, { start, end, type, score }: Tagged): boolean => {
  const words = text.slice(start, end);
  switch (type) {
    case 'ADDRESS':
      return notAddress.test(words) || !/\p{L}{2}|\p{Script=Han}/u.test(words);
    case 'PERSON':
      return acronym.test(words) && score < 0.9 && !isLoud(text, start);
    case 'ORGANIZATION':
    case 'LOCATION':
      return /^\p{Ll}+$/u.test(words) && (isCommonWord(words) || isOrganisationWord(words));
    default:
      return false;
  }
};

/** Words beside it in capitals: a text that shouts has no acronyms. */
const isLoud = (text: string, at: number): boolean =>
  (text.slice(Math.max(0, at - 60), at + 60).match(/\p{Lu}{4,}/gu)?.length ?? 0) > 2;

/** A date by the model is one where the dates' own reader can read it, and took it for something else by itself. */
const datesIn = (text: string, { start, end, score }: Tagged): Tagged[] =>
  readDates(text.slice(start, end))
    .filter((date) => date.weak && (date.end - date.start) * 2 > end - start)
    .map((date) => ({ type: 'DATE', start: start + date.start, end: start + date.end, score }));

const house = /\d/;

/**
 * What the model read, as findings with edges that surrogates need, in order. A worker is not trusted: spans may lie
 * anywhere.
 */
export const readByModel = (text: string, tagged: readonly Tagged[]): Found[] => {
  const inside = tagged
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return withNeighbours(text, inside)
    .flatMap((span) => (span.type === 'DATE' ? datesIn(text, span) : trim(text, span)))
    .filter((span) => !isNothing(text, span))
    .map((span) => {
      const numbered = span.type === 'ADDRESS' && house.test(text.slice(span.start, span.end));
      return {
        ...span,
        score: numbered ? Math.max(span.score, 0.8) : span.score,
        source: 'tagger',
        reason: reasons[span.type] ?? 'read by the model',
      };
    });
};
