import { and } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { anyOf } from './any-of';

/** Totals, means and results. */

/**
 * What is a total as a label and one of many sums in a sentence: before a colon, in a cell, or last in a list with no other
 * word beside it ("rent $120, power $80, to pay $200"; "…: $200 to pay"). Numbers stand where strings of words end.
 */
const labels = ((words: string): string => {
  const opening = `(?:^|\\n)[\\s,;:=–—-]*(?:(?:${and}),? )?(?:(?:the|total|amount|sum|der|die|das|Betrag|le|montant|net|el|importe|cantidad|il|totale|importo|netto|de|het|bedrag|kwota|o|valor|belopp) ){0,2}`;
  const isColon = '(?=\\s{0,2}[:=])';
  const isCell = `(?<=${opening}(?:${words}))(?=\\s{0,2}(?:$|\\n|\\())`;
  const isBehind = `(?<=^[\\s,;:=–—-]*\\n\\s*(?:${words}))(?=[\\s,;.]*$)`;
  return `(?:${words})(?:${isColon}|${isCell}|${isBehind})`;
})(
  [
    'purchase price|amount due|to (?:be )?pa(?:y|id)|Zahlbetrag|zu zahlen|Kaufpreis|Kaufsumme|à (?:payer|régler)|prix d.achat',
    'a pagar|precio de compra|da pagare|prezzo d.acquisto|te betalen|koopsom|koopprijs',
    'do zapłaty|cena (?:mieszkania|domu|zakupu|działki)|preço de compra|att betala|köpeskilling\\p{L}*',
  ].join('|'),
);
export const total = anyOf(
  labels,
  oneLine`
    FY\d{0,4}|(?:year|annual|Jahr|année|año|anno|rok|ano|år)(?=[ :=]*\n)|(?:full|fiscal|financial) year|for the year
    |sub-?totals?|grand total|totals?|totall?ing|sums?|altogether|overall|combined|together|split|divided?|in all
    |adds? up|all in all|comes? to|came to|gross|household income|total budget
    |(?:full|whole|entire) (?:year|month|week|period)|year to date|YTD
  `,
  oneLine`
    Gesamt\p{L}*|Geschäftsjahr|im ganzen Jahr|insgesamt|Summe|Summen|Zwischensumme|zusammen|Endbetrag|Rechnungsbetrag
    |Warmmiete|warm|(?:ganze[sn]|volle[sn]) (?:Jahr|Monat)|Brutto\p{L}*|Gesamt|aufgeteilt|geteilt|teilen
  `,
  'total\\p{L}{0,3}|totaux|somme|sous-total|en tout|ensemble|TTC|brut|année (?:complète|entière)|sur l.année|exercice',
  'suma|subtotal|en total|juntos|importe total|bruto|todo el año|año (?:completo|entero)|ejercicio',
  'totale|totali|somma|complessivo|complessiva|in tutto|lordo|(?:tutto l.|intero )anno|anno intero|esercizio',
  'totaal|samen|som|subtotaal|bruto|boekjaar|heel het jaar|hele jaar',
  'razem|łącznie|suma|ogółem|w sumie|brutto|cał[yego]{1,3} rok\\p{L}?',
  'soma|no total|ao todo',
  'totalt|summa|sammanlagt|tillsammans|i alt|til sammen|samlet',
  'итого|всего|сумма|вместе|разом|всього',
  'toplam',
);
export const totalAsian = /合计|合計|总计|總計|总额|総額|支給額|請求額|小计|小計|共计|합계|총/u;
export const mean = anyOf(
  'averag\\p{L}*|avg|mean|on average',
  'Durchschnitt\\p{L}*|durchschnittlich\\p{L}*|im Schnitt|Schnitt|Mittelwert|im Mittel',
  'moyenne?s?|en moyenne',
  'promedio|media|de media',
  'in media|gemiddelde?|średni\\p{L}*|média|genomsnitt\\p{L}*|i snitt|medel(?:värde)?|g(?:en|jenn)omsnit\\p{L}*|gennemsnit\\p{L}*',
  'средн\\p{L}*|в среднем|ortalama\\p{L}*',
);
export const meanAsian = /平均|均值|평균/u;
/** All that is paid for it, or in all. */
export const inAll = anyOf(
  oneLine`
    total (?:interest|cost|paid|payments?|repayment)|interest (?:in )?total|in interest|over the (?:life|term)
    |Gesamtzins\p{L}*|Zinsen (?:insgesamt|gesamt)|insgesamt|Gesamt\p{L}*|coût total|intérêts totaux|au total|en tout
    |intereses totales|coste total|en total|interessi totali|costo totale|totale rente|in totaal|łączn\p{L}*
    |juros totais|custo total|total ränta|totalt
  `,
);
/** Before what the numbers ahead of it come to. */
export const result = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      so|thus|making|giving|that(?:['’]s| is| makes)|which (?:is|makes)|also|das (?:sind|macht)|macht|soit|donc
      |c['’]est|así que|entonces|o sea|es decir|quindi|allora|cioè|dus|dat is|czyli|więc|zatem|ou seja|então|portanto
      |alltså|dvs\.?|(?:it|all this|that) (?:comes|adds up) to|das ergibt|ça fait|en total son|in tutto fa|fa in tutto
      |dat maakt|co daje|dá ao todo|(?:det|vilket) blir|yani
      |значит|то есть
    )(?: (?:
        (?:I|we) (?:each )?(?:pay|owe|get|keep|put in)|(?:zahle|zahlen|bezahle|bezahlen|bekomme) (?:ich|wir)
        |(?:je|on|nous) (?:paie|paye|payons|touche)|(?:pago|pagamos|paghiamo)|(?:betaal ik|betalen we|betalen wij)
        |(?:płacę|płacimy)|(?:betalar (?:jag|vi))
        |(?:плачу|платим)
      ))?[ :,]*$
  `,
  'iu',
);
