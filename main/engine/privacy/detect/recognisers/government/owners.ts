import { persons, possessives } from '../../../entities/quantities/people/words';
import { isCommonName, isGivenName } from '../../../lists';

const whose = new RegExp(`(?<![\\p{L}\\p{N}])(?:${possessives}|${persons})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a label's words name one whose number it is: "van mijn zoon Daan", "Jens"; not "applications in Germany". */
export const namesOwner = (words: string): boolean =>
  whose.test(words) ||
  (words.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []).some((word) => isGivenName(word) || isCommonName(word));
