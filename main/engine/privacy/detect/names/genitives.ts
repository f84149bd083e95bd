import { isCommonGivenName, isGivenName } from '../../lists';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { wordSet } from '../../word-set';
import type { Found } from '../resolve';

/** Languages with a genitive in a bare -s: "Heikos Frau". */
const bare = wordSet('de nl sv da no nb');
/** Also where a text is too short to tell its language. */
export const hasBareGenitive = (text: string): boolean => bare.has(language(text) ?? 'de');

/** Whether a word is a given name with the -s of a genitive, and no name itself: Heikos, not Lukas. */
export const isGivenGenitive = (word: string): boolean => isGivenName(word.slice(0, -1)) && !isGivenName(word);
/** Annas and Tims are names as well, of few. */
const isCommonGenitive = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && isCommonGivenName(word.slice(0, -1)) && !isCommonGivenName(word);

/** Names without the -s of a genitive, where the rest is a given name or a name that stands without it. */
export const withoutGenitives = (text: string, found: readonly Found[], known: readonly string[]): readonly Found[] => {
  const isGenitive = ({ start, end, type }: Found): boolean =>
    type === 'PERSON' && end - start > 3 && text.charAt(end - 1) === 's';
  if (!found.some(isGenitive) || !hasBareGenitive(text)) return found;
  const names = new Set<string>();
  const add = (name: string): void => {
    names.add(name);
    for (const part of name.split(' ')) names.add(part);
  };
  for (const name of known) add(fold(name));
  for (const { start, end, type } of found) if (type === 'PERSON') add(fold(text.slice(start, end)));
  return found.map((each) => {
    if (!isGenitive(each)) return each;
    const name = fold(text.slice(each.start, each.end));
    const rest = name.slice(0, -1);
    const isRest =
      names.has(rest) ||
      ((isGivenGenitive(name) || isCommonGenitive(text.slice(each.start, each.end))) &&
        /^ \p{L}/u.test(text.slice(each.end, each.end + 2)));
    return isRest ? { ...each, end: each.end - 1 } : each;
  });
};
