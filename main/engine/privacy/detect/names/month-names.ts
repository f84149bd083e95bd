import { isMonth as isMonthWord } from '../../entities/quantities/dates/months';
import { isGivenName } from '../../lists';
import { and, or } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';

/** Short and whole names of months that are people's names as well. */
const month =
  /^(?:jan|apr|april|may|mai|mei|maj|maja|jun|june|juni|jul|juli|july|aug|august|ago|agosto|augusto|set|nov|dec|dic|mart|nisan|eylül)$/iu;
/** "Anfang April", "in early June": a part of a month. Not "am Ende Jan" and "my late April". */
const part = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?<!(?:am|das|dem|zum|zu|vom|ein|kein|der|die) )(?:anfang|mitte|ende)
      |(?<!(?:het|een|geen|in|to|we|i|can|will|please) )(?:eind|begin)|(?<!(?:le|un|au|du) )début
      |(?:in|since|until|till|by|from|around) (?:early|late|mid)
    ) $
  `,
  'iu',
);
/** Before a month, and before somebody. */
const before = /(?<!\p{L})(?:im|in|en|em|w|since|until|depuis|desde|sinds|od|seit) $/iu;
/** "Jan 2024", "June of last year", "Mai oder September": what stands behind a month only. */
const behind = new RegExp(
  oneLine`
    ^(?:
      (?: de| of)? (?:(?:19|20)\d\d|['’]\d\d)
      |,? (?:
        of (?:last|this|next) year|(?:letzten|nächsten|vergangenen|kommenden|dieses) Jahres|de l['’]an(?:née)?
        |del (?:año|prossimo anno)|dell['’]anno|do ano|van (?:dit|vorig|volgend) jaar
        |(?:tego|zeszłego|przyszłego|ubiegłego) roku
      )
      |(?: ?[-–/] ?| (?:${and}|${or}|to|bis|tot) )(?:
        feb|february|februar|februari|sept|september|oct|october|okt|oktober|november|december|dezember|märz|maart
        |march|januar|january|janvier|février|mars|septembre|octobre|enero|febrero|septiembre|octubre|gennaio|febbraio
        |settembre|ottobre
      )
    )(?![\p{L}\d])
  `,
  'iu',
);

/** "14 Mart Cuma": a day before it, and behind it no more than the day of the week. */
const dayBefore = /(?<![\p{L}\p{N}.,:/-])(?:3[01]|[12]\d|0?[1-9]) $/u;
const withWeekday = new RegExp(
  oneLine`
    ^(?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)(?:
      [ ,]{1,2}(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?!\p{L})
      |(?=['’](?:[dt][ae]|[ae]|[ıiuü]n|y[ae]))
    )
  `,
  'iu',
);

/** "Jan 12 08:14:01": in a log. */
const ofLog = /^ {1,2}\d{1,2} \d\d:\d\d:\d\d(?!\d)/u;

/** "Eylül ayında" */
const monthBehind = /^ ay(?:ı\p{Ll}{0,4})?(?!\p{L})/u;

const cellBefore = /(?:^|[\n|,;\t])[ \t]*["'*]{0,3}$/u;
const cellBehind = /^["'*]{0,3}[ \t]*(?:[|,;\t\n]|$|: ?[\p{Sc}+(−-]{0,2}\d)/u;
/** Words that are whole cells: the first of the lines around, and those of a head. */
const cells =
  /(?<=(?:^|[\n|,;\t])[ \t]*["'*]{0,3})(\p{L}{3,12})(?=["'*]{0,3}\.?[ \t]*(?:[|,;\t\n]|$|: ?[\p{Sc}+(−-]{0,2}\d))/gu;
const rowsReach = 400;
/** "| Jan | 1,180 |" near "| Feb | 1,190 |", "Name,Jan,Feb": a table by months, of which one at least is nobody's name. */
const isOfTable = (text: string, start: number, end: number): boolean =>
  cellBefore.test(textBefore(text, start, 8)) &&
  cellBehind.test(textAfter(text, end, 8)) &&
  [textBefore(text, start, rowsReach), textAfter(text, end, rowsReach)].some((around) =>
    [...around.matchAll(cells)].some(([, word = '']) => isMonthWord(word) && !isGivenName(word)),
  );

/** Whether a name is a month here: "in Jan" alone may be somebody, only a further sign of time says that it is none. */
export const isMonth = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean => {
  if (dayBefore.test(textBefore(text, start, 4)) && withWeekday.test(textAfter(text, start, 24))) return true;
  if (!month.test(text.slice(start, end)) || /^(?:['’]s| \p{Lu})/u.test(text.slice(end, end + 2))) return false;
  if (monthBehind.test(textAfter(text, end, 12)) || ofLog.test(textAfter(text, end, 14))) return true;
  if (isOfTable(text, start, end)) return true;
  const window = textBefore(text, start, 16);
  return part.test(window) || (before.test(window) && behind.test(textAfter(text, end, 32)));
};
