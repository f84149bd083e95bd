import type { Tagged } from '../../../../../shared/tagger';
import { isGivenName } from '../../lists';
import { matched, textAfter } from '../../text/around';
import { isCommonWord } from '../words/vocabulary';
import { isListedName } from './words';

/** Degrees and the letters behind a name: "BSc Computer Science", "FCA FRSA". */
const degree =
  /^(?:(?<short>BA|JD|RN)|BSc|BEng|BEd|LLB|MSc|MEng|MPhil|MBA|LLM|PhD|DPhil|EdD|MBBS|MBChB|BDS|DDS|DVM|CPA|CFA|PMP|CEng|IEng|[AF]CC?A|[AF]CMA|[MF]I(?:ET|EEE|MechE|ChemE|StructE|CE)|FI[AE]|MRICS|FRICS|RIBA|[MF]R(?:CP|CS|CGP|COG|CPCH|CPsych|CA|CR|CVS|CPath|SC|SB)|FR(?:S[AEC]?|AS|GS|HS|HistS|CEM|EngS)|[OMC]BE|PGCE|PGDip|PGCert|MCIPD|GCSEs?|NVQ|BTEC|Diploma|Bachelor|Master|Licence|Máster|Laurea)(?=[ ,]|$)/u;

/** Not "PhD Anna Moor", and not "JD Thompson": two letters may be a name's first ones. */
export const isDegree = (text: string, { start, end, type }: Tagged): boolean => {
  const words = text.slice(start, end);
  const found = degree.exec(words);
  if (found === null) return false;
  const follows = `${words.slice(found[0].length)}${matched(/^ \p{Lu}\p{L}+/u, textAfter(text, end, 32))}`;
  if (found.groups?.short !== undefined && /\p{Lu}/u.test(follows)) return false;
  const named = (word: string): boolean =>
    isGivenName(word) ||
    ((isListedName(word) || (type === 'PERSON' && /^\p{Lu}\p{Ll}/u.test(word))) && !isCommonWord(word.toLowerCase()));
  return !follows.split(/[^\p{L}\p{M}'’-]+/u).some(named);
};
