import type { Found } from '../resolve';
import { isThing, weigh } from './weighed';
import { worldsNames } from './worlds-names';
import { worldsThings } from './worlds-things';

/**
 * The findings without general knowledge: public figures, brands that are asked about, places of travel, history and
 * comparison. What a cue claims stays ("my brother Michael Jordan"); everything else is weighed, the mentions of one
 * person together. Linear in the text.
 * @param found Sorted by their start; types that check themselves stay.
 * @param read Whether the trained model found them: the lists leave such places alone by themselves.
 */
export const withoutKnowledge = (text: string, found: readonly Found[], read: boolean): Found[] => {
  const names = found.filter(({ type }) => type === 'PERSON');
  if (names.length === 0 && !found.some((each) => isThing(text, each))) return [...found];
  const weighed = weigh(text, found);
  const figures = worldsNames(text, found, names, weighed);
  const things = read ? worldsThings(text, found, figures, weighed) : [];
  const dropped = new Set([...figures, ...things]);
  return found.filter((each) => !dropped.has(each));
};
