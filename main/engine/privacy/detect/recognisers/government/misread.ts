import type { EntityType } from '../../../../../../shared/domain';
import type { Candidate, PreparedText } from '../../../entities/entity';
import { textAfter } from '../../../text/around';
import { isStopWord } from '../../words/vocabulary';
import { digitsOf } from '../context';
import type { cuesIn } from './cues';

/** Numbers behind the name of their kind that are of no kind's form: one digit too many, one left out, a slip. */

/** A capital or two with digits, and further groups with digits. */
const value =
  /(?<![\p{L}\p{N}_.,-])(?:[A-Z]{1,6}[ .-]?)?[0-9][0-9A-Z]{0,17}(?:[ ./-](?:[A-Z]{0,3}[0-9][0-9A-Z]{0,17}|[A-Z](?= [0-9]))){0,9}(?:[ -]?[A-Z](?![\p{L}\p{N}]))?(?![\p{L}\p{N}_@])/u;
const window = 96;
/** Of a date or an amount behind it: "12 maja". */
const nextNumber = / [0-9]{1,2}$/;
const word = /^ ?(?:\p{L}|[€$£%])/u;
/** "NHS 1234567 patients": how many of something. */
const counted = /^ (?:people|\p{Ll}{3,}(?:s|en|ów|i|e))(?!\p{L})/u;
/** "NHS has 1234567 staff": an office has so many of something, whatever its form. No number has a noun behind it. */
const having = /^ (?:has|have|had|hat|hatte|a|tiene|tenía|ha|aveva|heeft|ma|tem|tinha|har) $/u;
const noun = /^ (\p{L}{3,})/u;
const notOne =
  /^(?:(?:19|20)\d\d([-./ ])\d{1,2}\1\d{1,2}|\d{1,2}([-./ ])\d{1,2}\2(?:19|20)?\d\d|(?:19|20)\d\d ?[-/–] ?(?:19|20)?\d\d|\d(?:[., ]?\d)*[., ]?[.,]\d\d|\d{1,3}(?:,\d{3})+)$/;
const [fewest, fewestBesideLetters, most] = [7, 3, 20];
/** What is surer of another kind, goes before. */
export const guessed = 0.79;

/** Whether a number between these says how many of something there are. */
const isCount = (left: string, right: string): boolean => {
  const what = noun.exec(right)?.[1];
  return counted.test(right) || (having.test(left) && what !== undefined && !isStopWord(what));
};

/**
 * @param isTight Whether nothing but words that join stand between a name and its number.
 */
export const misread = (
  { text }: PreparedText,
  cues: ReturnType<typeof cuesIn>,
  isTight: (between: string) => boolean,
): (Candidate & { readonly type: EntityType })[] =>
  cues.flatMap(({ names, own, general, word: cue, end: from }, at) => {
    if (names.size === 0 || (general && own.size === 0)) return [];
    const next = cues[at + 1]?.start ?? text.length;
    const rest = text.slice(from, Math.min(next, from + window));
    const match = value.exec(rest);
    if (match === null || !isTight(rest.slice(0, match.index))) return [];
    const behind = textAfter(text, from + match.index + match[0].length, 24);
    const written = word.test(behind) ? match[0].replace(nextNumber, '') : match[0];
    const { length } = digitsOf(written);
    const isLong = length >= fewest || (length >= fewestBesideLetters && /^[A-Z].{6,}[A-Z]$/.test(written));
    if (!isLong || length > most || notOne.test(written)) return [];
    if (/^[0-9]+$/.test(written) && isCount(rest.slice(0, match.index), behind)) return [];
    const types = new Set([...own].map(({ type }) => type));
    const [only] = types;
    const type = only !== undefined && types.size === 1 ? only : 'NATIONAL_ID';
    const start = from + match.index;
    return [{ start, end: start + written.length, type, score: guessed, reason: `after '${cue}'` }];
  });
