import type { EntityType } from '../../../../shared/domain';
import { entities } from '../entities';
import { isCountry } from '../lists';
import { leftOver } from './left-over';
import { byPlace, type Found, overlap, remainders } from './resolve';

/** Whether values of a type stay in clear where nobody decides otherwise. */
export const staysByDefault = (type: EntityType): boolean => entities[type].action === 'keep';

/** Whether a value stays in clear where nobody decides otherwise, by its type or as a country. */
const stays = (text: string, { type, start, end }: Found): boolean =>
  staysByDefault(type) || (type === 'LOCATION' && isCountry(text.slice(start, end)));

/** What a local model found in a text. Sorted, not overlapping: what is protected takes from what is kept by default. */
export const deepFindings = <Deep extends Pick<Found, 'start' | 'end' | 'type'>>(
  text: string,
  deep: readonly Deep[],
): readonly Deep[] => {
  const protects = leftOver(
    text,
    [],
    deep.filter(({ type }) => !staysByDefault(type)),
  );
  const others = deep.filter(({ type }) => staysByDefault(type));
  return [...protects, ...leftOver(text, protects, others)].sort((a, b) => a.start - b.start);
};

/**
 * Candidates of the other layers beside what a local model found. A value that stays in clear takes nothing from a finding
 * that is protected: of the eye of a "glass eye" that others have hidden, and of one that goes on behind it, the rest counts.
 * One that is or holds all that the model found says what it is. Time linear in both, once they are sorted.
 * @param deep Sorted, not overlapping.
 */
export const besideDeep = (
  text: string,
  candidates: readonly Found[],
  deep: readonly Pick<Found, 'start' | 'end' | 'type'>[],
): readonly Found[] => {
  const whole = deep.filter(({ type }) => !staysByDefault(type));
  if (whole.length === 0) return candidates;
  let from = 0;
  return candidates.toSorted(byPlace).flatMap((candidate) => {
    while ((whole[from]?.end ?? Number.POSITIVE_INFINITY) <= candidate.start) from++;
    if (!stays(text, candidate)) return [candidate];
    let pieces = [candidate];
    for (let at = from; (whole[at]?.start ?? Number.POSITIVE_INFINITY) < candidate.end; at++) {
      const found = whole[at];
      if (found === undefined || (candidate.start <= found.start && found.end <= candidate.end)) continue;
      pieces = pieces.flatMap((piece) => (overlap(piece, found) ? remainders(piece, found, text) : [piece]));
    }
    return pieces;
  });
};
