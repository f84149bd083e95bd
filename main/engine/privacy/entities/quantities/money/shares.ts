import { isGivenName } from '../../../lists';
import { wordPattern } from '../../word-starts';
import type { Amount, Money } from './read';

/** Bare amounts by the form of what they stand in: lists of who paid what, lines of a statement. */

const myself = '(?:ich|I|i|me|moi|je|yo|io|ik|ja|eu|jag|ben|we|wir|nous|nosotros|noi|wij|my|nós|vi|biz|我|私)';
const isMyself = new RegExp(`^${myself}$`, 'u');
const spent =
  'paid|spent|put in|owes|zahlte?|bezahlte?|hat|a payé|pagó|puso|ha pagato|betaalde|zapłaciła?|pagou|betalade';
/** "Ingo ", "ich ", "Anna paid ", "李娜 ": who begins an item. */
const whoBefore = new RegExp(
  `(?:^|[,;:\\n，；：、(•] ?|[-–*] |(?<=\\p{L}[,;]? )(?:and|und|et|y|e|en|i|och|ve) )(${myself}|\\p{Lu}[\\p{Ll}'’-]{1,20}|\\p{Script=Han}{2,4})(?: ?:| (?:${spent}))? $`,
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
/** Times, marks, weights and scores have two decimals as well. */
const others =
  /(?<!\p{L})(?:secs?|seconds?|times?|laps?|race|heat|sprint|metres?|meters?|marks?|grades?|gpa|scores?|scored|points?|rat(?:ed|ing)s?|average|odds|weigh\p{L}{0,3}|Sekunden?|Zeiten|Lauf|Rennen|Meter|Noten?|Schnitt|Punkte?n?|Quoten?|wiegt|Gewicht|secondes?|course|chrono|mètres?|notes?|moyenne|points|cotes?|segundos?|carrera|metros?|notas?|media|puntos|secondi|gara|metri|voti|voto|punti|seconden|wedstrijd|cijfers?|punten|sekund\p{L}?|bieg|metry|oceny|punkt\p{L}{0,3}|corrida|pontos|sekunder|lopp|betyg|poäng|goals?|Tore?|buts|goles|gol|doelpunten|mål|kg|km|cm|beds?|Zimmer|rooms?|page)(?!\p{L})/iu;
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
    const end = items.at(-1)?.money.end ?? 0;
    if (others.test(text.slice(Math.max(0, first.money.start - headingReach), end + widest))) return [];
    const isHeaded = heading.test(before) || headingHan.test(before);
    const isExactRow = items.some(({ money }) => money.amounts.every(isExact));
    const hasPerson = items.some(({ who }) => isGivenName(who) || isMyself.test(who));
    return (isHeaded || isExactRow) && (hasPerson || isHeaded) ? items.map(({ money }) => money) : [];
  });
};

const dated =
  /^[ \t>|*-]{0,6}(?:\d{1,2}[./]\d{1,2}\.?(?:\d{2}|\d{4})?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}\.? \p{L}{3,9}\.?)[ \t|;,]{1,4}(?=[^\n]*\p{L}{3})[^\n[\]{}=]{3,60}[ \t|;:][-−+]?$/u;
const clock = /\d:\d\d/;
const lineEnd =
  /^ ?(?:[SH+−-]|CR|DR|EUR|€)?[ \t|;]*(?:[-−+]?\d{1,3}(?:[.,' ]?\d{3})*[.,]\d\d ?(?:[SH+−-]|CR|DR|EUR|€)?[ \t|;]*)?(?:\n|$)/u;
/** What else is written with two decimals behind a day. */
const measured =
  /(?<!\p{L})(?:km|Lauf|run|race|kg|Gewicht|weight|poids|peso|temp\p{L}*|mmol|mg|reps|kurs|\p{L}+kurs|versions?|Version|release|build|server|commit)(?!\p{L})|°/iu;
/** How money moves on an account. */
const booking =
  'Lastschrift|Kartenzahlung|Überweisung|Dauerauftrag|Gutschrift|Abhebung|Abbuchung|direct debit|standing order|card payment|cash withdrawal|bank transfer|prélèvement|PRLV(?: SEPA)?|virement|paiement (?:par )?(?:carte|CB)|retrait(?: DAB)?|recibo|adeudo|transferencia|domiciliación|pago con tarjeta|addebito|bonifico|pagamento (?:carta|POS)|prelievo|automatische incasso|incasso|overboeking|pinbetaling|przelew|płatność kartą|polecenie zapłaty|débito (?:direto|direct)|transferência|levantamento|autogiro|kortköp|överföring|uttag|havale|EFT|otomatik ödeme';
const booked = wordPattern(new RegExp(`(?<!\\p{L})(?:${booking})(?!\\p{L})[^\\n\\d]{0,40}[ \\t:|;][-−+]?$`, 'iu'));

/** "04.02. Lastschrift Stadtwerke -96,40": a line of a statement, or a movement that it names, and the balance behind. */
export const isStatementLine = (text: string, { start, end, amounts }: Money): boolean => {
  if (!amounts.every(({ format }) => format.decimals === 2)) return false;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (line.length > 99 || measured.test(line)) return false;
  const isDay = lineEnd.test(text.slice(end, end + 40)) && dated.test(line) && !clock.test(line);
  return isDay || (booked.test(line) && /^(?:$|[\s,;|)])/.test(text.slice(end, end + 1)));
};
