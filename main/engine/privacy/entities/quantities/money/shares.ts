import { isGivenName } from '../../../lists';
import type { Candidate } from '../../entity';
import { wordPattern } from '../../word-starts';

/** Sums without a currency that a list makes sums: who paid what, the lines of a statement. */

const sum = "\\d{1,3}(?:[.,' ]\\d{3})*[.,]\\d\\d|\\d{1,5}(?:\\.\\d(?!\\d))?";
const cents = /[.,]\d\d?$/;
const candidate = (start: number, text: string, reason: string): Candidate => ({
  start,
  end: start + text.length,
  score: 0.65,
  reason,
});

const me = 'ich|me|i|moi|je|yo|io|ik|ja|eu|jag|ben|我|私';
const spent =
  'paid|spent|put in|owes|zahlte?|bezahlte?|hat|a payé|payé|pagó|pagué|ha pagato|betaalde|zapłaciła?|pagou|betalade';
/** "Ingo 64,30 Benzin": who, how much and what for, up to the next of the list. */
const item = new RegExp(
  `(?<![\\p{L}\\d])(${me}|\\p{Lu}[\\p{L}'-]{1,20}|\\p{Script=Han}{2,4})(?: ?:| (?:${spent}))? (${sum})(?![\\p{L}\\d%:/-]|[.,]\\d)( [\\p{L}][\\p{L}-]{1,20}){0,2} ?(?=[,;\\n.，；。]|$| (?:and|und|et|y|e|en|i|och) )`,
  'giu',
);
/** What the list is of. */
const expenses = wordPattern(
  /(?<!\p{L})(?:expenses?|costs?|spending|spent|paid|split|owes?|bill|tab|kitty|Ausgaben|Auslagen|Kosten|Abrechnung|Kasse|gezahlt|bezahlt|ausgelegt|dépenses?|frais|dépensé|payé|avancé|cagnotte|tricount|gastos?|pagó|pagado|puso|spese|pagato|anticipato|uitgaven|kosten|betaald|voorgeschoten|wydatki|zapłacił\p{L}?|koszty|despesas?|pagou|gastou|utgifter|betalat|lagt ut|masraf\p{L}{0,3}|harcama\p{L}{0,3})(?!\p{L})/iu,
);
/** Times, marks, weights and scores have two decimals as well. */
const others =
  /(?<!\p{L})(?:secs?|seconds?|times?|laps?|race|heat|sprint|metres?|meters?|marks?|grades?|gpa|scores?|scored|points?|rat(?:ed|ing)s?|average|odds|weigh\p{L}{0,3}|Sekunden?|Zeiten|Lauf|Rennen|Meter|Noten?|Schnitt|Punkte?n?|Quoten?|wiegt|Gewicht|secondes?|course|chrono|mètres?|notes?|moyenne|points|cotes?|segundos?|carrera|metros?|notas?|media|puntos|secondi|gara|metri|voti|voto|punti|seconden|wedstrijd|cijfers?|punten|sekund\p{L}?|bieg|metry|oceny|punkt\p{L}{0,3}|corrida|pontos|sekunder|lopp|betyg|poäng|goals?|Tore?|buts|goles|gol|doelpunten|mål|kg|km|cm|beds?|Zimmer|rooms?|page)(?!\p{L})/iu;
const line = /[^\n]+/g;

/** Each of two and more people with a number, one with its cents or in a list of expenses. */
const shared = (text: string): Candidate[] =>
  [...text.matchAll(line)].flatMap(({ 0: row, index: from }): Candidate[] => {
    const items = [...row.matchAll(item)].filter(
      ([, who = '']) => new RegExp(`^(?:${me})$`, 'iu').test(who) || isGivenName(who) || /^\p{Script=Han}/u.test(who),
    );
    const isOfMoney = (): boolean =>
      items.some(([, , amount = '', what]) => cents.test(amount) && what !== undefined) || expenses.test(row);
    if (items.length < 2 || !isOfMoney() || others.test(row)) return [];
    return items.map(({ 0: whole, 1: who = '', 2: amount = '', index }) =>
      candidate(from + index + whole.indexOf(amount, who.length), amount, 'in a list of who paid what'),
    );
  });

const booked = "[-+\\u2212]? ?(\\d{1,3}(?:[.,' ]?\\d{3})*[.,]\\d\\d)(?!\\d) ?[-+SHDC]?";
/** A statement's line begins with its day and ends with its sum and the balance. */
const statement = new RegExp(
  `^[ \\t|>*-]{0,4}(?:\\d{1,2}[./-]\\d{1,2}[./-]?(?:\\d\\d(?:\\d\\d)?)?|\\d{4}-\\d\\d-\\d\\d)[ \\t|;,]{1,4}(?=[^\\n]{0,80}\\p{L}{3})[^\\n]{3,80}?[ \\t|;](?:${booked}[ \\t|;]{1,12})?${booked}[ \\t|]*$`,
  'dgmu',
);
/** How money moves on an account. */
const booking =
  'Lastschrift|Kartenzahlung|Überweisung|Dauerauftrag|Gutschrift|Abhebung|Abbuchung|direct debit|standing order|card payment|cash withdrawal|bank transfer|prélèvement|PRLV(?: SEPA)?|virement|paiement (?:par )?(?:carte|CB)|retrait(?: DAB)?|recibo|adeudo|transferencia|domiciliación|pago con tarjeta|addebito|bonifico|pagamento (?:carta|POS)|prelievo|automatische incasso|incasso|overboeking|pinbetaling|przelew|płatność kartą|polecenie zapłaty|débito (?:direto|direct)|transferência|levantamento|autogiro|kortköp|överföring|uttag|havale|EFT|otomatik ödeme';
const movement = new RegExp(
  `(?<!\\p{L})(?:${booking})(?!\\p{L})[^\\n\\d]{0,40}[ \\t:|;]${booked}(?=$|[\\s,;|)])`,
  'dgiu',
);
/** The amount of a sum's line is no distance, time or temperature. */
const measured =
  /(?<!\p{L})(?:km|Lauf|run|race|kg|Gewicht|weight|poids|peso|temp\p{L}*|°|mmol|mg|RPE|reps|Schlusskurs|close|kurs|versions?|Version|release|build|server|commit|INFO|WARN|ERROR|DEBUG)(?!\p{L})|\d\d:\d\d:\d\d/iu;

const lines = (text: string): Candidate[] =>
  [statement, movement].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, indices }) =>
      measured.test(whole)
        ? []
        : (indices ?? [])
            .slice(1)
            .flatMap((place) =>
              place === undefined ? [] : [candidate(place[0], text.slice(...place), 'a line of a statement')],
            ),
    ),
  );

/** All of them, in no order. */
export const listedSums = (text: string): Candidate[] => [...shared(text), ...lines(text)];
