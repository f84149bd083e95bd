import { isStopWord } from '../detect/words/vocabulary';
import { isPartOfName } from './company';

/** The town of an address that stands alone in a reply: that town is meant, perhaps, or another one or a word is. */
export type TownReading = 'meant' | 'doubtful' | 'another';

/** What is looked at before it, and the most that is behind it. */
export const townReach = 48;

const afterPreposition = /(?<!\p{L})(?:in|to|near|from|à|vers|nach|aus|bei|en|desde|hacia|w|em|te|uit|naar|från) $/iu;
/** The word before, and whether it begins a sentence. New York, Duke of York, St. Louis. */
const capitalBefore =
  /(?<start>^|[.!?:] )?(?<![\p{L}\p{M}])(?<word>\p{Lu}[\p{L}\p{M}'’-]*)(?:\.? (?:of|de|du|von|di|da|do) | |(?<=\b(?:St|Ste|Mt|Ft))\. )$/u;
const joint = /^[\s,;()–-]*$/u;

const isAnothers = (before: string): boolean => {
  const { groups } = capitalBefore.exec(before) ?? {};
  const word = groups?.word?.toLowerCase();
  if (word === undefined || afterPreposition.test(before)) return false;
  return isPartOfName(word) || !(isStopWord(word) && !/ (?:of|de|du|von|di|da|do) $/u.test(before));
};

/** Whether a part stands in `text` with nothing between it and the end, or the start. */
const isBeside = (text: string, part: string, side: 'before' | 'behind'): boolean => {
  const at = side === 'before' ? text.lastIndexOf(part) : text.indexOf(part);
  if (at < 0) return false;
  const [edge, gap] =
    side === 'before'
      ? [text.charAt(at - 1), text.slice(at + part.length)]
      : [text.charAt(at + part.length), text.slice(0, at)];
  return gap !== '' && joint.test(gap) && !/[\p{L}\p{N}]/u.test(edge);
};

/**
 * @param before What stands before the town, and `after` behind it: `townReach` characters, or all there is.
 * @param beside The other parts of its address, in small letters.
 * @param isWord Whether the town's name is an ordinary word as well: Nice, Reading, Mobile, Bath.
 */
export const readTown = (before: string, after: string, beside: readonly string[], isWord: boolean): TownReading => {
  const [left, right] = [before.toLowerCase(), after.toLowerCase()];
  if (beside.some((part) => isBeside(left, part, 'before') || isBeside(right, part, 'behind'))) return 'meant';
  return isAnothers(before) || (isWord && !afterPreposition.test(before)) ? 'another' : 'doubtful';
};
