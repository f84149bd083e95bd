import type { Candidate } from '../../entities/entity';
import { isCity, isCommonName, isGivenName } from '../../lists';
import { textBefore } from '../../text/around';
import { cueIn } from '../recognisers/id-number/cue';

/** Who signs behind a number: "Umowa nr 7741/22, Gosia", "Kd-Nr. 44812, Pit". */
const last = /(?<![\p{L}\p{N}./-])(\d[\d./-]{2,20}\d)(?:[,.;]? |[,.;]?\s*\n\s*)[–—-]? ?(\p{Lu}\p{Ll}{1,14})[.!]?\s*$/u;

/** A town that few are called like ends an address or says where. */
const isTown = (word: string): boolean => isCity(word) && !isCommonName(word);

/** How much of a text's end is read. */
const end = 64;

export const signedNames = (text: string): Candidate[] => {
  const from = Math.max(0, text.length - end);
  const match = last.exec(text.slice(from));
  if (match === null) return [];
  const [whole, , name = ''] = match;
  const at = from + match.index;
  const start = at + whole.lastIndexOf(name);
  return isGivenName(name) && !isTown(name) && cueIn(textBefore(text, at)) !== null
    ? [{ start, end: start + name.length, score: 0.9, reason: 'who signs' }]
    : [];
};
