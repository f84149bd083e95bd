import { organizationWords } from './firms';
import { isRoman, nameWords, readOtherwise } from './names';
import { mailHosts, mailWords, reservedWords } from './online';
import { placeKinds } from './places';

export { formWords, isFirmKind, organizationEnds, organizationWords, sectorWords } from './firms';
export { isRoman, nameWords, readOtherwise } from './names';
export { isOfficeKind, isOfficeWord } from './offices';
export { mailHosts, mailWords, referenceKinds, reservedWords } from './online';
export { placeWords } from './place-words';
export { joiningWords, townTitles } from './places';
export { tradeWords } from './trades';

/** Words that stay as they are, in names, firms, places and addresses. */

const kept = [nameWords, organizationWords, placeKinds, mailWords, reservedWords, readOtherwise];
const hostLabels = new Set(Array.from(mailHosts, (host) => host.split('.')[0] ?? ''));

/** Whether a word has a meaning of its own in some format: no surrogate may be one. */
export const isReserved = (word: string): boolean =>
  kept.some((words) => words.has(word)) || hostLabels.has(word) || isRoman(word);
