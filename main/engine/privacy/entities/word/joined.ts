import { common, isGiven, japaneseNames, type NameEntry, names, rankOf } from '../../lists';
import { readOtherwise } from '../../lists/kept';
import { bareOf } from './bare';

/** Two names in one word. */

/** Of a name without its accents (wilczynski) its entry with them. */
const entryOf = (word: string): NameEntry | undefined => names.get(word) ?? names.get(bareOf(word)?.name ?? word);
const isFamily = (word: string): boolean => /^family/.test(entryOf(word)?.kind ?? '') && !readOtherwise.has(word);

/** Shorter names stand in too many words by chance. Chinese and Korean ones are one or two characters, family name first. */
const shortestJoined = 3;

const shortName = 4;
/** A rare short name stands in many a word by chance: sie and mens, rado and miu. */
const isEvident = (name: string): boolean => {
  const entry = entryOf(name);
  return name.length > shortName || (entry !== undefined && rankOf(entry) < common);
};

/** Where the first of two joined names ends; 0 for one word. */
export const seam = (word: string): number => {
  const isEast = /^[\p{Script=Han}\p{Script=Hangul}]/u.test(word);
  const least = isEast ? 1 : shortestJoined;
  for (let cut = least; cut <= word.length - least; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (!isEast && !(isEvident(first) && isEvident(second))) continue;
    const isGivenFirst = isGiven(entryOf(first)) && isFamily(second);
    if (isGivenFirst || (isFamily(first) && isGiven(entryOf(second)))) return cut;
  }
  if (word.length > shortestJoined && isFamily(word.slice(1))) return 1;
  return familyFirst(word);
};

/** Of a Japanese name whose given name no list has, where the family name ends: the longest, of two characters or more. */
const familyFirst = (word: string): number => {
  for (let cut = Math.min(4, word.length - 1); cut > 1; cut--)
    if (word.length - cut <= 3 && japaneseNames.has(word.slice(0, cut)) && isFamily(word.slice(0, cut))) return cut;
  return 0;
};
