import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import type { Candidate } from '../../entity';
import { ledger } from './ledger';

/** Sums without a currency that a list makes sums: who paid what, the lines of a statement. */

const sum = "\\d{1,3}(?:[.,' ]\\d{3})*[.,]\\d\\d|\\d{1,5}(?:\\.\\d(?!\\d))?";
const hundredths = /[.,]\d\d$/;
const tenths = /[.,]\d$/;
const candidate = (start: number, text: string, reason: string, score = 0.65): Candidate => ({
  start,
  end: start + text.length,
  score,
  reason,
});

const me = '[Ii]ch|[Mm]e|[Ii]|[Mm]oi|[Jj]e|[Yy]o|[Ii]o|[Ii]k|[Jj]a|[Ee]u|[Jj]ag|ben|我|私';
const isMe = new RegExp(`^(?:${me})$`, 'u');
const has = 'owes|hat';
const spent = 'paid|spent|put in|zahlte?|bezahlte?|a payé|payé|pagó|pagué|ha pagato|betaalde|zapłaciła?|pagou|betalade';
/**
 * "Ingo 64,30 Benzin": who, how much and what for, up to the next of the list. A space and a digit come first: there are
 * fewer of them than words.
 */
const item = new RegExp(
  oneLine`
    (?= \d)
    (?<=(?<![\p{L}\d])(?<who>\p{L}[\p{L}'-]{1,20}|\p{Script=Han}{2,4}|${me})(?: ?:| (?:${has}|(?<verb>${spent})))?) (?<amount>${sum})
    (?![\p{L}\d%:/-]|[.,]\d)(?<what>(?: [\p{L}][\p{L}-]{1,20}){0,2}) ?
    (?=[,;\n.，；。]|$| (?:${and}) )
  `,
  'dgu',
);
/** Chinese names begin with a family's name or with how friends are called. */
const hanPerson =
  /^[王李张張刘劉陈陳杨楊赵趙吴吳周徐孙孫马馬朱胡郭何高罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖田董袁潘蔡蒋蔣余于杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鐘谭譚陆陸汪范石廖贾賈韦韋夏付方白邹鄒孟熊秦邱江尹薛闫段雷侯龙龍史陶贺賀顾顧毛郝龚龔邵万钱錢严嚴武戴莫孔向汤湯小老阿]\p{Script=Han}{1,2}$/u;
/** Names that are given to what has versions as well. */
const product = /^(?:Claude|Gemini|Ruby|Julia|Pascal|Ada|Crystal|Jasper|Alexa|Siri|Max|Sora|Nova|Luna)$/u;
/** What the list is of. */
const expenses = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        expenses?|costs?|spending|spent|paid|split|owes?|bill|tab|kitty|Ausgaben|Auslagen|Kosten|Abrechnung|Kasse
        |zahl(?:te?|en)|gezahlt|bezahlt|ausgelegt|dépenses?|frais|dépensé|payé|avancé|cagnotte|tricount|gastos?|pagó
        |pagado|puso|spese|pagato|anticipato|uitgaven|kosten|betaald|voorgeschoten|wydatki|zapłacił\p{L}?|koszty
        |despesas?|pagou|gastou|utgifter|betalat|lagt ut|masraf\p{L}{0,3}|harcama\p{L}{0,3}
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** Times, marks, weights and scores have two decimals as well. */
const others = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      secs?|seconds?|times?|laps?|race|heat|sprint|metres?|meters?|marks?|grades?|gpa|scores?|scored|points?
      |rat(?:ed|ing)s?|average|odds|weigh\p{L}{0,3}|Sekunden?|Zeiten|Lauf|Rennen|Meter|Noten?|Schnitt|Punkte?n?
      |Quoten?|wiegt|Gewicht|secondes?|course|chrono|mètres?|notes?|moyenne|points|cotes?|segundos?|carrera|metros?
      |notas?|media|puntos|secondi|gara|metri|voti|voto|punti|seconden|wedstrijd|cijfers?|punten|sekund\p{L}?|bieg
      |metry|oceny|punkt\p{L}{0,3}|corrida|pontos|sekunder|lopp|betyg|poäng|versions?|release|install|tsp|tbsp|cups?
      |pts|cloudy|sunny|rainy|goals?|Tore?|buts|goles|gol|doelpunten|mål|kg|km|cm|beds?|Zimmer|rooms?|page
    )(?!\p{L})
  `,
  'iu',
);
const line = /[^\n]+/g;

const inCurrency = /[€$£¥₺₹]|(?<!\p{L})(?:euros?|EUR|USD|GBP|CHF|kr|zł|dollars?|pounds?|Franken)(?!\p{L})/u;
const clauseEnd = /[.;!?](?!\d)|$/u;

const isPayer = (who: string): boolean =>
  isMe.test(who) || (/^\p{Script=Han}/u.test(who) ? hanPerson.test(who) : isGivenName(who));

/** Each of two and more people with a number, in a list of expenses or of sums with their cents and what they were for. */
const shared = (text: string): Candidate[] =>
  [...text.matchAll(line)].flatMap(({ 0: row, index: from }): Candidate[] => {
    const all = Array.from(row.matchAll(item), ({ 0: whole, index, groups = {}, indices }) => {
      const { who = '', verb, amount = '', what = '' } = groups;
      return { who, verb, amount, what, whole, index, from: indices?.groups?.who?.[0] ?? index };
    }).filter(({ who }) => isPayer(who));
    const [first, last] = [all[0], all.at(-1)];
    if (first === undefined || last === undefined || all.length < 2) return [];
    const head = row.slice(0, first.from);
    const end = last.index + last.whole.length;
    const tail = row.slice(end, end + row.slice(end).search(clauseEnd));
    const isOfExpenses = expenses.test(`${head} ${tail}`) || all.some(({ verb }) => verb !== undefined);
    // In a list of expenses "note" and "essence" may stand: what else is counted is asked of each item.
    if (!isOfExpenses && others.test(`${head} ${tail}`)) return [];
    const items = all.filter(
      ({ who, amount, whole }) =>
        !others.test(whole) &&
        !(product.test(who) && tenths.test(amount)) &&
        (isOfExpenses || /^\p{Lu}|^\p{Script=Han}/u.test(who) || isMe.test(who)),
    );
    const isOfMoney =
      isOfExpenses ||
      items.some(
        ({ who, amount, what }) => what !== '' && (hundredths.test(amount) || isMe.test(who) || inCurrency.test(row)),
      );
    if (!isOfMoney || new Set(items.map(({ who }) => who)).size < 2) return [];
    return items.map(({ amount, index }) =>
      candidate(
        from + index + ' '.length,
        amount,
        'in a list of who paid what',
        // Before an age: "Anna paid 60, Ben 45, Chris 30".
        isOfExpenses ? 0.85 : 0.65,
      ),
    );
  });

const booked = "[-+\\u2212]? ?(\\d{1,3}(?:[.,' ]?\\d{3})*[.,]\\d\\d)(?!\\d) ?[-+SHDC]?";
const day = '(?:\\d{1,2}[./-]\\d{1,2}[./-]?(?:\\d\\d(?:\\d\\d)?)?|\\d{4}-\\d\\d-\\d\\d)';
/** A statement's line begins with its day and ends with its sum and the balance. */
const statement = new RegExp(
  `^[ \\t|>*-]{0,4}${day}[ \\t|;,]{1,4}(?=[^\\n]{0,80}\\p{L}{3})[^\\n]{3,80}?[ \\t|;](?:${booked}[ \\t|;]{1,12})?${booked}[ \\t|]*$`,
  'dgmu',
);
/** How money moves on an account. */
const movements = oneLine`
  Lastschrift|Kartenzahlung|Dauerauftrag|Abbuchung|direct debit|standing order|card payment|cash withdrawal
  |bank transfer|prélèvement|PRLV(?: SEPA)?|virement|paiement (?:par )?(?:carte|CB)|retrait DAB|adeudo|domiciliación
  |pago con tarjeta|addebito|bonifico|pagamento (?:carta|POS)|automatische incasso|overboeking|pinbetaling
  |płatność kartą|polecenie zapłaty|débito (?:direto|direct)|kortköp|överföring|otomatik ödeme
`;
/** So many of them are said of other things: of heat, of blood, of a patient. */
const looseMovements =
  'Überweisung|Gutschrift|Abhebung|retrait|recibo|transferencia|prelievo|incasso|przelew|transferência|levantamento|autogiro|uttag|havale|EFT';
const small = 'de la|del|de|da|do|dos|di|du|an|von|für|a|à|aan|till|na|od|dla|para|por|la|el';
const creditor =
  'luz|agua|gas|electricidad|teléfono|móvil|alquiler|seguro|comunidad|hipoteca|renda|água|aluguel|hyra|el|czynsz|prąd|kira|elektrik|su|loyer';
const behind = `[ \\t:|;]{1,2}${booked}(?=$|[\\s,;|)])(?! \\p{L})`;
const movement = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${movements})(?!\\p{L})[^\\n\\d]{0,40}(?:${day}[^\\n\\d]{0,40})?${behind}`, 'diu'),
);
const looseMovement = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${looseMovements})(?!\\p{L})([^\\n\\d]{0,40})${behind}`, 'diu'),
);
/** To whom or for what it is: a name, a bill. */
const isBill = new RegExp(`^ ?(?:(?:${small}) )?(?:(?:(?:${creditor})(?!\\p{L})|\\p{Lu}).*)?$`, 'u');
const signed = /[-+\u2212] ?[\d.,' ]+\d ?$/u;

/** A line of an account says so: a word of a movement, a sign, a balance in the hundreds. */
const accounted = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${movements}|${looseMovements}|SEPA|Miete|rent|salary|payroll|Gehalt|Lohn|ATM|POS|refund|fee|loyer|salaire
      |nómina|alquiler|stipendio|affitto
    )(?!\p{L})|[ \t|;][-+\u2212] ?\d[\d.,' ]*[ \t|]*(?:$|[ \t|;])
    |\d[.,]\d\d ?[-+SH]?[ \t|;]{1,12}[-+\u2212]?\d{0,3}[.,' ]?\d{3}[.,]\d\d[ \t|]*$
  `,
  'iu',
);
/** The amount of a sum's line is no distance, time or temperature: what is measured, a word or two before it. */
const measured = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      km|Lauf|run|race|kg|Gewicht|weight|poids|peso|temp\p{L}*|°|mmol|mg|RPE|reps|humidity|loss|Schlusskurs|close|kurs
      |versions?|release|build|commit
    )(?!\p{L})(?: [^ \n]+){0,2}[ \t|:;]+[-+\u2212]? ?$|\d\d:\d\d:\d\d
  `,
  'iu',
);

const sums = (text: string, match: RegExpExecArray, skipped = 0): Candidate[] => {
  const places = (match.indices ?? []).slice(1 + skipped).filter((place) => place !== undefined);
  const until = places[0]?.[0] ?? match.index;
  return measured.test(text.slice(match.index, until))
    ? []
    : places.map((place) => candidate(place[0], text.slice(...place), 'a line of a statement'));
};
const lines = (text: string): Candidate[] => {
  const dated = [...text.matchAll(statement)];
  const isLedger = dated.length > 1 && (ledger.test(text) || dated.some(([whole]) => accounted.test(whole)));
  const moved = looseMovement.all(text).filter(([whole, gap = '']) => isBill.test(gap) || signed.test(whole));
  return [
    ...[...dated.filter(([whole]) => isLedger || accounted.test(whole)), ...movement.all(text)].flatMap((match) =>
      sums(text, match),
    ),
    ...moved.flatMap((match) => sums(text, match, 1)),
  ];
};

/** All of them, in no order. */
export const listedSums = (text: string): Candidate[] => [...shared(text), ...lines(text)];
