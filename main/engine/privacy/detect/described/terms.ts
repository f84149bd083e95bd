import type { TypedCandidate } from '../../entities/entity';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { withSingleSpaces } from '../../text/pieces';
import { isVisited } from '../tagger/descriptions';
import { isSmallWord } from '../tagger/words';
import { mayBeginTerm, termsFrom } from '../words/terms';
import { isCommonWord, isStopWordOf } from '../words/vocabulary';
import { type Places, wordRuns } from '../words/word-runs';
import { asOneOf, selfNext } from './as-one';
import { isAsked } from './asked';
import { apposedToKin, isBesideName, otherwise } from './beside-names';
import { itsCourse, withArticle } from './course';
import { absent, cues } from './cues';
import { isOnOwnLine } from './own-lines';
import { isAnimal } from './shellfish';
import { byTrade, score } from './titles';

/** Occupations, nationalities and creeds, illnesses of the lists, where the words beside them make them somebody's. */

/** "l'idraulico", "d'asthme". */
const elided = /^(?:l|d|un|dell|all|nell|dall|sull|qu)'(?=\p{L})/iu;
const reach = 64;

/** Of an illness that no cue claims, in a text about somebody. */
const mentioned = 0.65;

/** Whether a term is an illness and nothing else, in any of the languages: "gout" and "gut" are not. */
const isPlainIllness = (term: string): boolean => term.length > 4 && !isCommonWord(term);

/** Words with the apostrophes and hyphens in them and behind them; without a Romance article. */
const wordsOf = (text: string): Places => {
  const { starts, ends } = wordRuns(text);
  const words = { starts: [] as number[], ends: [] as number[] };
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0;
    let end = ends[i] ?? start;
    let hasApostrophe = false;
    for (;;) {
      const sign = text.charAt(end);
      if (sign === "'" || sign === '-') end++;
      else if (starts[i + 1] === end) end = ends[++i] ?? end;
      else break;
      hasApostrophe ||= sign === "'";
    }
    const article = hasApostrophe ? matchedLength(elided, text.slice(start, end)) : 0;
    words.starts.push(start + article);
    words.ends.push(end);
  }
  return words;
};

/** @param endsHere Whether nothing stands behind it. */
export const terms = (text: string, code: string | null, isPersonal: boolean, endsHere: boolean): TypedCandidate[] => {
  const { starts, ends } = wordsOf(text);
  const folded = (i: number): string => fold(text.slice(starts[i] ?? text.length, ends[i]));
  const result: TypedCandidate[] = [];
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0;
    if (!mayBeginTerm(text, start)) continue;
    const first = folded(i);
    for (const { type, rest } of termsFrom(first) ?? []) {
      // "elle a passé les soixante ans": LES is an illness, too.
      if (rest.length === 0 && isStopWordOf(first, code) && isSmallWord(text.slice(start, ends[i]))) continue;
      if (!rest.every((part, k) => folded(i + 1 + k) === part)) continue;
      const before = withSingleSpaces(textBefore(text, start, reach));
      const end = ends[i + rest.length] ?? start;
      if (type === 'MEDICAL_CONDITION' && isAnimal(first, before, textAfter(text, end, reach))) break;
      const cue = (cues[type] ?? [])
        .filter(
          (each) =>
            each !== absent || !isAsked(before, textAfter(text, end, reach)) || !endsHere || text.length - end > reach,
        )
        .map((each) => each.exec(before)?.[0].trim())
        .find((each) => each !== undefined);
      if (type === 'OCCUPATION' && isVisited(before, textAfter(text, end, reach))) break;
      const isDescribing = cue === undefined && type !== 'MEDICAL_CONDITION';
      if (isDescribing && isBesideName(type, text.slice(start, end), before, textAfter(text, end, reach)))
        result.push({ type, start, end, score, reason: 'beside a name' });
      else if (
        isDescribing &&
        type === 'OCCUPATION' &&
        (byTrade.test(textAfter(text, end, reach)) ||
          (asOneOf.test(before) && selfNext.test(textAfter(text, end, reach))))
      )
        result.push({ type, start, end, score, reason: 'what the writer is' });
      else if (
        isDescribing &&
        type === 'OCCUPATION' &&
        apposedToKin.test(before) &&
        !otherwise.test(textAfter(text, end, reach))
      )
        result.push({ type, start, end, score, reason: 'beside one of the family' });
      else if (isDescribing && type === 'OCCUPATION' && isOnOwnLine(text, start, end))
        result.push({ type, start, end, score, reason: 'on a line of its own' });
      else if (cue !== undefined)
        result.push({ type, start, end, score, reason: `after '${cue.replace(/[: ]+$/, '')}'` });
      else {
        if (type !== 'MEDICAL_CONDITION' || !isPlainIllness([first, ...rest].join(' '))) continue;
        const isFelt = withArticle.test(before) && itsCourse.test(textAfter(text, end, reach));
        if (!isFelt && !isPersonal) break;
        result.push({ type, start, end, score: mentioned, reason: 'in a list of illnesses' });
      }
      i += rest.length;
      break;
    }
  }
  return result;
};
