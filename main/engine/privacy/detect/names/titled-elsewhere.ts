import { textBefore } from '../../text/around';
import { isBrand } from '../public/brands';
import { isTitledName } from '../public/fame';
import type { Found } from '../resolve';

/** Before a firm that somebody is called like: "Herr Wolff arbeitet bei Wolff". */
const atFirm =
  /(?<!\p{L})(?:at|for|from|by|with|in|to|bei|beim|von|vom|für|in|zu|nach|chez|à|de|en|presso|da|di|a|bij|van|te|w|z|do|na|em|no|på|hos|i|från) $/iu;
const oneWord = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** "Mr Brennan … Brennan v Hafnarverk Ltd": whom a title announces elsewhere is no firm and no place. */
export const withTitledElsewhere = (text: string, found: readonly Found[]): readonly Found[] => {
  const wordsOf = ({ start, end }: Found): string => text.slice(start, end);
  const titled = new Set(
    found.filter((each) => each.type === 'PERSON' && isTitledName(text, each)).map((each) => wordsOf(each)),
  );
  if (titled.size === 0) return found;
  const isSame = (each: Found): boolean =>
    (each.type === 'ORGANIZATION' || each.type === 'LOCATION') &&
    oneWord.test(wordsOf(each)) &&
    titled.has(wordsOf(each)) &&
    !isBrand(wordsOf(each)) &&
    !atFirm.test(textBefore(text, each.start, 12));
  return found.map((each) => (isSame(each) ? { ...each, type: 'PERSON' as const, reason: 'titled elsewhere' } : each));
};
