import { names } from '../../lists';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { isBrand } from '../public/brands';
import { isTitledName } from '../public/fame';
import type { Found } from '../resolve';

/** Before a firm that somebody is called like: "Herr Wolff arbeitet bei Wolff". */
const atFirm =
  /(?<!\p{L})(?:at|for|from|by|with|in|to|bei|beim|von|vom|für|in|zu|nach|chez|à|de|en|presso|da|di|a|bij|van|te|w|z|do|na|em|no|på|hos|i|från) $/iu;
const oneWord = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** "Kowalczyk ./. Bergische Bau GmbH": who goes to law against whom. */
const against = /^ (?:\.\/\.|v\.?|vs\.?|gegen|c\/|contre|contra) (?=\p{Lu})/u;
const isParty = (text: string, { start, end }: Found): boolean =>
  names.has(fold(text.slice(start, end))) && against.test(textAfter(text, end, 12));

/** "Mr Brennan … Brennan v Hafnarverk Ltd": whom a title announces elsewhere is no firm and no place; nor is a family name at law. */
export const withTitledElsewhere = (text: string, found: readonly Found[]): readonly Found[] => {
  const wordsOf = ({ start, end }: Found): string => text.slice(start, end);
  const titled = new Set(
    found.filter((each) => each.type === 'PERSON' && isTitledName(text, each)).map((each) => wordsOf(each)),
  );
  const isSame = (each: Found): boolean =>
    (each.type === 'ORGANIZATION' || each.type === 'LOCATION') &&
    oneWord.test(wordsOf(each)) &&
    !isBrand(wordsOf(each)) &&
    (isParty(text, each) || (titled.has(wordsOf(each)) && !atFirm.test(textBefore(text, each.start, 12))));
  return found.map((each) =>
    isSame(each) ? { ...each, type: 'PERSON' as const, reason: 'a name, not a firm' } : each,
  );
};
