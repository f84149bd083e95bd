import { isGivenName } from '../../../lists';
import { wordPattern } from '../../word-starts';
import type { Amount, Money } from './read';

/** Bare amounts by the form of what they stand in: lists of who paid what, lines of a statement. */

const myself = '(?:ich|I|i|me|moi|je|yo|io|ik|ja|eu|jag|ben|we|wir|nous|nosotros|noi|wij|my|nós|vi|biz|我|私)';
const isMyself = new RegExp(`^${myself}$`, 'u');
/** "Ingo ", "ich ", "李娜 ": who begins an item. */
const whoBefore = new RegExp(
  `(?:^|[,;:\\n，；：、(•] ?|[-–*] |(?<=\\p{L}[,;]? )(?:and|und|et|y|e|en|i|och|ve) )(${myself}|\\p{Lu}[\\p{Ll}'’-]{1,20}|\\p{Script=Han}{2,4})(?: ?:)? $`,
  'u',
);
/** What it was for, and the item's end. */
const itemAfter =
  /^(?: (?!(?:years?|Jahre|ans|años|anni|jaar|lat|anos|år|points?|Punkte?|goals?|Tore|votes?|kg|km|m|cm)(?!\p{L}))(?:(?:for|für|pour|para|per|voor|na|za|för) (?:the |das |die |den |la |le |el |il |het |de |o |a )?)?\p{L}[\p{L}'’-]{1,20}(?: \p{L}[\p{L}'’-]{1,20})?)? ?(?=$|[,;.!?\n，。；、)]| (?:and|und|et|y|e|en|i|och|ve) )/u;
/** Says that sums follow. */
const heading = wordPattern(
  /(?<!\p{L})(?:expenses?|costs?|paid|split|owes?|shared?|Ausgaben|Auslagen|Kosten|bezahlt|gezahlt|ausgelegt|Kasse|dépenses?|payé|frais|gastos|pagó|pagado|pagaron|spese|pagato|uitgaven|betaald|kosten|wydatki|zapłacił\p{L}{0,2}|koszty|despesas|pagou|gastos|utgifter|betalade?|betalat|masraf\p{L}{0,3}|harcama\p{L}{0,3}|ödedi)(?!\p{L})/iu,
);
const headingHan = /花费|支出|付了|费用|AA|費用|支払|立替/u;
const headingReach = 64;
const widest = 48;

interface Item {
  readonly money: Money;
  readonly who: string;
}

const isExact = ({ format }: Amount): boolean => format.decimals > 0;

/** Most numbers stand behind something else: they cost no more than two characters. */
const isBehindWord = (text: string, { start, currency }: Money): boolean =>
  currency === null && text.charAt(start - 1) === ' ' && /[\p{L}:]/u.test(text.charAt(start - 2));

/** The amounts of "Ingo 64,30 Benzin, Swantje 118 Hotel, ich 22,50 Maut". */
export const sharesIn = (text: string, found: readonly Money[]): Money[] => {
  const rows: Item[][] = [];
  let row: Item[] = [];
  for (const money of found) {
    const who = isBehindWord(text, money)
      ? whoBefore.exec(text.slice(Math.max(0, money.start - widest), money.start))?.[1]
      : undefined;
    const isItem =
      who !== undefined && money.amounts.length === 1 && itemAfter.test(text.slice(money.end, money.end + widest));
    const last = row.at(-1);
    if (last !== undefined && (money.start - last.money.end > widest || !isItem)) {
      rows.push(row);
      row = [];
    }
    if (isItem) row.push({ money, who });
  }
  rows.push(row);
  return rows.flatMap((items) => {
    const [first] = items;
    if (first === undefined || items.length < 2) return [];
    const before = text.slice(Math.max(0, first.money.start - headingReach), first.money.start);
    const isHeaded = heading.test(before) || headingHan.test(before);
    const isExactRow = items.some(({ money }) => money.amounts.every(isExact));
    const hasPerson = items.some(({ who }) => isGivenName(who) || isMyself.test(who));
    return (isHeaded || isExactRow) && (hasPerson || isHeaded) ? items.map(({ money }) => money) : [];
  });
};

const dated =
  /^[ \t>|*-]{0,6}(?:\d{1,2}[./]\d{1,2}\.?(?:\d{2}|\d{4})?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}\.? \p{L}{3,9}\.?)[ \t|;,]{1,4}(?=[^\n]*\p{L}{3})[^\n[\]{}=]{3,60}[ \t|;:][-−+]?$/u;
const clock = /\d:\d\d/;
const lineEnd = /^ ?(?:[SH+−-]|CR|DR|EUR|€)?[ \t|;]*(?:\n|$)/u;

/** "04.02. Lastschrift Stadtwerke -96,40": a line of a statement. */
export const isStatementLine = (text: string, { start, end, amounts }: Money): boolean => {
  if (!amounts.every(({ format }) => format.decimals === 2) || !lineEnd.test(text.slice(end, end + 8))) return false;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return line.length < 100 && dated.test(line) && !clock.test(line);
};
