import type { Tagged } from '../../../../../shared/tagger';
import { isNickname, names } from '../../lists';
import { and, or } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { matched, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { isBrand } from '../public/brands';
import { cues } from '../words/reading';
import { isTitle } from '../words/vocabulary';
import { payments } from './calls';

/** Firms that everybody knows and that the model read as somebody. */

/** "Mr Costco", "my aunt": by a title, a relative or a greeting. */
const isAnnounced = (text: string, start: number): boolean => {
  const word = matched(/\p{L}+(?=[.,:]? $)/u, textBefore(text, start, 16)).toLowerCase();
  return isTitle(word) || cues.kin.has(word) || cues.greetings.has(word);
};

/** "ho pagato enel": no list has anybody who is called so. */
const isFirm = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end);
  return (
    !/\s/.test(words) &&
    isBrand(words) &&
    !payments.has(words.toLowerCase()) &&
    !names.has(fold(words)) &&
    !isNickname(words) &&
    !isAnnounced(text, start)
  );
};

const joiner = `(?:${and}|${or}|&)`;
const joining = new RegExp(`^(?:,|,? ${joiner}) $`, 'u');
/** "mit Braun und Siemens", "Siemens and Ms Braun": beside somebody a name is somebody's. */
const isBesidePerson = (text: string, { start, end }: Tagged, all: readonly Tagged[]): boolean =>
  all.some(
    (other) =>
      other.type === 'PERSON' &&
      !isFirm(text, other) &&
      (joining.test(text.slice(other.end, Math.max(other.end, start))) ||
        joining.test(text.slice(end, Math.max(end, other.start)))),
  );

/** Before whom money is owed, or who was paid. */
const owed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      owe[sd]?|owing|(?:re)?pa(?:y|ys|id|ying)|debt (?:to|with)|schulde[tn]?|(?:be|ge|ab)?zahl(?:e|en|t|te)
      |schulden bei|do(?:is|it|ivent)|pa(?:ie|ye|yer|yé)|deb(?:o|e|emos)|deuda con
      |pag(?:o|ar|ado|ué|are|ato|hiamo|uei|ando)|dev(?:o|e|i|iamo)|debito con|dívida com|betaal[dt]?|schuldig aan
      |zapłacił\p{L}{0,2}|płacę|jest\p{L}{1,2} win\p{L}{2,4}|skyldig|betala[rt]?|borçluyum
    )(?: (?:to|an|à|a|al|alla|aan|till|dla))?(?: (?:the|die|der|das|den|la|le|el|il|de|het))?
    (?: [€£$]? ?\d[\d.,]{0,9} ?(?:[€£$]|euros?|zł|kr)?(?: (?:to|an|à|a|al|alla|aan|till|dla))?)? $
  `,
  'iu',
);

/** … as the firm where one owes it money, which tells of the debt, or as nothing. */
export const asFirm = (text: string, span: Tagged, all: readonly Tagged[]): Tagged | null => {
  if (span.type !== 'PERSON' || !isFirm(text, span) || isBesidePerson(text, span, all)) return span;
  return owed.test(textBefore(text, span.start)) ? { ...span, type: 'ORGANIZATION' } : null;
};
