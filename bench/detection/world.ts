import { isBrand } from '../../main/engine/privacy/detect/public/brands';
import { fameOf } from '../../main/engine/privacy/detect/public/figures';
import { isLargePlace } from '../../main/engine/privacy/detect/words/reading';
import type { Place } from './score';

/**
 * Where a text names what the lists of general knowledge have: figures, products and firms, countries and regions. The app
 * leaves them alone by design; sets of news and posts label them as they label anybody.
 */

const word = /\p{L}[\p{L}\p{M}'’.-]*/gu;
const longestName = 4;

const typeOf = (words: string): Place['type'] | null => {
  const lower = words.toLowerCase();
  if (isLargePlace(lower)) return 'LOCATION';
  if (fameOf(words) === 'famous') return 'PERSON';
  return isBrand(words) ? 'ORGANIZATION' : null;
};

/** The longest names first; none overlap. */
export const worldIn = (text: string): Place[] => {
  const words = [...text.matchAll(word)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const places: Place[] = [];
  for (let i = 0; i < words.length; i++) {
    for (let many = Math.min(longestName, words.length - i); many > 0; many--) {
      const [start, end] = [words[i]?.start ?? 0, words[i + many - 1]?.end ?? 0];
      const type = typeOf(text.slice(start, end).replace(/[.'’-]+$/, ''));
      if (type === null) continue;
      places.push({ start, end, type });
      i += many - 1;
      break;
    }
  }
  return places;
};

/** Findings with what everybody knows beside them. */
export const withWorld = (text: string, found: readonly Place[]): Place[] => [
  ...found,
  ...worldIn(text).filter(({ start, end }) => !found.some((span) => span.start < end && start < span.end)),
];
