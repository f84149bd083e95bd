import { oneLine } from '../../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../../text/around';
import { language } from '../../../text/language';
import { isPersonBefore, personWords } from '../people/before';
import { onward } from '../people/onward';
import { turkishKin } from '../people/words';
import { dayDigits } from './written-date';

/** Days without their month behind an article or a word for a day: "le 3", "dia 21", "am 5.", "de 9e", "ayın 21'inde", 18号. */

interface Way {
  /** What stands right before the day's number and belongs to it. */
  readonly head: RegExp;
  /** What stands right behind it. */
  readonly mark: RegExp;
  /** Nothing else has such words: whatever follows. */
  readonly certain?: true;
}
const germanHead = /(?<!\p{L})(?:(?:ab|seit|bis) (?:dem |zum )?|am |zum |vom |den |dem )$/iu;
const ways: readonly Way[] = [
  { head: /(?<!\p{L})the $/iu, mark: /^(?:st|nd|rd|th)/u },
  // What an ordinal is of has a capital.
  { head: germanHead, mark: /^\.(?= \p{Ll})/u, certain: true },
  { head: germanHead, mark: /^\./u },
  { head: /(?<!\p{L})(?:le|au|du) $/iu, mark: /^(?:er)?/u },
  { head: /(?<!\p{L})(?:(?:el |al |del )?d[ií]a) $/iu, mark: /^º?/u, certain: true },
  { head: /(?<!\p{L})el $/iu, mark: /^/u },
  { head: /(?<!\p{L})il giorno $/iu, mark: /^°?/u, certain: true },
  { head: /(?<!\p{L})il $/iu, mark: /^°?/u },
  { head: /(?<!\p{L})de $/iu, mark: /^(?:e|ste|de)/u },
  { head: /(?<!\p{L})(?:dnia )?$/iu, mark: /^-?(?:go|ego|tego|stego|szego)/u },
  { head: /(?<!\p{L})dnia $/iu, mark: /^/u, certain: true },
  { head: /(?<!\p{L})den $/iu, mark: /^(?::[ae])?/u },
  { head: /(?<!\p{L})ayın $/iu, mark: /^['’](?:[ıiuü]|s[ıiuü])(?:n[de]?[ae]n?)?/u, certain: true },
  { head: /^|(?<=[^\p{L}])$/u, mark: /^['’](?:[ıiuü]|s[ıiuü])n(?:d[ae]n?|[ae])/u, certain: true },
  { head: /(?:(?:下|本|上|这|這)个?個?月)?$/u, mark: /^[号號]/u },
  { head: /(?:来月|今月|先月|[月火水木金土日]曜日?)の$|$/u, mark: /^日/u },
];
/** Nothing goes on behind it that makes another number, a share or a sum of it. */
const edge = /^(?![\p{Script=Latin}\d%°]|[.,:/-]\d| ?[%€$£°]|間|目|分|以上|以内|ほど|くらい|ぐらい|に[一1])/u;
const numbers = new RegExp(`(?<![\\p{Script=Latin}\\d$€£#.,:/-]|[.,:/-] )(?:${dayDigits})(?!\\d)`, 'gu');
const headReach = 14;
const markReach = 12;

/** A day as it stands in a text: from its article to its mark. */
interface DayAlone {
  readonly start: number;
  readonly end: number;
  readonly number: number;
  readonly numberEnd: number;
  readonly certain: boolean;
}

/** Every place of a text that is written as such a day, whatever it is. */
export const daysAloneIn = (text: string): DayAlone[] =>
  [...text.matchAll(numbers)].flatMap(({ 0: digits, index: number }): DayAlone[] => {
    const ahead = textBefore(text, number, headReach);
    const numberEnd = number + digits.length;
    const behind = textAfter(text, numberEnd, markReach);
    for (const { head, mark, certain = false } of ways) {
      const marked = mark.exec(behind)?.[0];
      const headed =
        marked === undefined || !edge.test(behind.slice(marked.length)) ? undefined : head.exec(ahead)?.[0];
      if (marked !== undefined && headed !== undefined && headed + marked !== '')
        return [{ start: number - headed.length, end: numberEnd + marked.length, number, numberEnd, certain }];
    }
    return [];
  });

/** What happens to people on a day, or is due on it. */
const occasions = new RegExp(
  `(?<!\\p{L})(?:${[
    oneLine`
      due|appointment|appt|interview|exam|viewing|surgery|op|operation|scan|hearing|wedding|funeral|rent|payday|paid
      |pay|deadline|move|moving|fly|flying|flight|discharged|admitted|born|birthday|bday|turns|turned|passed away|died
      |booked|scheduled
    `,
    oneLine`
      Termin|Vorstellungsgespräch|Prüfung|OP|operiert|Hochzeit|Beerdigung|Miete|Frist|fällig|Umzug|umziehen|ziehen
      |Flug|fliegen|entlassen|aufgenommen|geboren|Geburtstag|gestorben|gezahlt|bezahlen|überweisen|abgebucht
      |Nachzahlung|krankgeschrieben
    `,
    oneLine`
      rdv|rendez-vous|entretien|examen|opération|opérée?|mariage|enterrement|obsèques|loyer|échéance|déménage\p{L}*
      |vol|sorti[er]?|hospitalisée?|née?|anniversaire|décédée?|payer?|payé|viré|prélevé|convoqué\p{L}*|audience|fête
      |virement|salaire|paie
    `,
    oneLine`
      cita|entrevista|examen|operan|operación|boda|entierro|alquiler|vence|plazo|mudanza|mudamos|vuelo|alta
      |ingresad[oa]|ingresó|internaron|nació|cumple\p{L}*|falleció|murió|pagar|pagué|cobro|cobrar|nómina|presté|juicio
      |llega|llegamos|viaje|viajo|viajamos
    `,
    oneLine`
      appuntamento|colloquio|esame|opera\p{L}*|matrimonio|funerale|affitto|scadenza|scade|trasloco|volo|dimess[oa]
      |ricoverat[oa]|nat[oa]|compleanno|compie|mort[oa]|pagare|pagato|stipendio|udienza|caparra|visita|partiamo|parto
      |arriva
    `,
    oneLine`
      afspraak|gesprek|examen|operatie|geopereerd|bruiloft|begrafenis|huur|betalen|betaald|vervalt|verhuizen
      |verhuizing|vlucht|ontslagen|opgenomen|geboren|jarig|verjaardag|wordt|werd|overleden|aanslag|salaris|loon
      |uitgerekend|uitkering|zitting|bevallen
    `,
    oneLine`
      wizyta|wizytę|rozmow\p{L}|egzamin\p{L}{0,2}|zabieg|operacj\p{L}|ślub|pogrzeb|czynsz|termin|płatn\p{L}{1,3}
      |zapłacić|wpłacił\p{L}{0,2}|wypłat\p{L}|przeprowadzk\p{L}|lot|wypis\p{L}{0,3}|urodził\p{L}{0,2}|urodziny|kończy
      |zmarł\p{L}?|rozpraw\p{L}|kaucj\p{L}|zwolnieni\p{L}|rat\p{L}
    `,
    oneLine`
      consulta|entrevista|prova|cirurgia|opera\p{L}{0,3}|casamento|enterro|aluguel|renda|boleto|vence|vencimento|prazo
      |mudança|mudo|voo|viajo|alta|internad[oa]|nasceu|aniversário|faz|completou|completa|faleceu|morreu|pagar|paguei
      |recebo|salário|audiência|exame|caiu|cai
    `,
    oneLine`
      tid|intervju|tenta|operation|operera\p{L}{0,2}|bröllop|begravning|hyra\p{L}?|förfaller|betala\p{L}{0,2}
      |flytt\p{L}{0,3}|flyg\p{L}{0,2}|utskriven|inlagd|född|föddes|födelsedag|fyller|dog|lönen|läkartid|förhandling
      |besiktning
    `,
    oneLine`
      randevu\p{L}{0,4}|sınav\p{L}{0,4}|ameliyat\p{L}{0,4}|düğün\p{L}{0,4}|cenaze\p{L}{0,3}|kira\p{L}{0,4}|son gün
      |taksit\p{L}{0,3}|taşın\p{L}{1,8}|uçu[sş]\p{L}{0,4}|taburcu|yattı|doğdu\p{L}{0,2}|doğum\p{L}{0,4}|öldü
      |ödeme\p{L}{0,4}|maaş\p{L}{0,4}|duruşma\p{L}{0,3}|nikah\p{L}{0,3}|görüşme\p{L}{0,3}
    `,
  ].join(
    '|',
  )})(?!\\p{L})|面试|面談|面接|手术|手術|结婚|結婚|婚礼|葬礼|葬式|房租|家賃|发工资|发薪|给料日|給料日|搬家|引っ越|航班|フライト|出院|退院|住院|入院|出生|生日|誕生日|去世|亡くな|还款|還款|支払|振込|予約|預約|预约|复查|复诊|診察|検査|考试|試験|开庭|出结果|大寿|成人式|卒寿|喜寿|還暦|过寿`,
  'iu',
);
const turkishPerson = new RegExp(`(?<!\\p{L})(?:${turkishKin}|ben|biz|benim|bizim)(?!\\p{L})`, 'iu');
const kinUnspaced = /我|咱|妈|媽|爸|奶|爷|爺|姥|婆|老公|老婆|儿子|女儿|孩子|私|僕|俺|うち|母|父|祖|娘|息子|妻|夫/u;
/** Buses, rooms, shirts, questions have numbers behind an article as well; so do the days of a plan. */
const others = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      prends?|prenons|prennent|prendre|cojo|coger|llevo|lleva|wears?|wearing|indossa|porta|nehmen?|neem|bus|tram|metro
      |line|linea|línea|linha|ligne|lijn|linii|linjen|autobus|bondi|colectivo|room|habitación|chambre|kamer|camera
      |sala|shirt|jersey|camiseta|maglia|maillot|trikot|camisola|dorsal|numéro|numero|número|nummer|number|question
      |pregunta|domanda|frage|vraag|pytani\p{L}|menú|menu|plato|level|nivel|niveau|livello|floor|piso|étage|verdieping
      |etage|Stock|Platz|place|plaats|plek|puesto|posto|plaza|chapter|capítulo|capitolo|chapitre|hoofdstuk|Kapitel
      |artikel|madde\p{L}{0,4}|sayfa\p{L}{0,4}|soru\p{L}{0,4}|yüzde|saat|woon|wonen|wohne\p{L}?|habite|vivo|abito
      |grado|grade|classe|klas|klasse|rank\p{L}{0,3}|finish\p{L}{0,3}|eindigde|terminó|arrivato|plan|challenge|desafio
      |reto|sfida|défi|dieta|diet|itinerar\p{L}{0,3}|itinéraire|viaggio di|dice|dado|mod|bloco|edizione|edición|edição
    )(?!\p{L})
    |号线|号楼|号房|地铁|公交|第
  `,
  'iu',
);
/** Of a month or a year it is a whole date's; of a plan, its days. */
const partOf =
  /^ ?(?:of|de|di|du|do|da|del|d['’]|des)(?!\p{L})(?! (?:mes|mês|mois|mese|este|cada|this|next|the month|junho que))/iu;
const month = new RegExp(
  oneLine`
    ^ ?(?:
      jan|feb|m[aä]r[sztc]|apr|may|mai|maj|mei|jun|jul|aug|ago|ao[uû]t|sep|o[ckt]t|nov|de[czk]|st[yv]|lut|kwi|cze|lip
      |sie|wrz|paź|gru|gen|mag|giu|lug|set|ene|abr|dic|fév|avr|jui|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara
    )\p{L}*
  `,
  'iu',
);
/** A verb, or what somebody turns: "am 5. 88", "de 9e 85". */
const goesOn = new RegExp(
  oneLine`
    ^ (?:
      flyttar|åker|reser|kommer|ska|har|vertrek(?:ken)?|gaan?|komen|kom|heb|hebben|trouwen|hab|habe|haben|wird|werden
      |ziehe\p{L}|fahr\p{L}{1,2}|flieg\p{L}{1,2}|heirat\p{L}{1,2}|kommt|muss|operan|opera|parto|partiamo|cobro|vuelo
      |llega|był[ao]?|jest|mam|idę|lecę|\d{2,3}(?= |$|[.,!?])
    )(?!\p{L})
  `,
  'iu',
);
const ends = /^(?:$|[^\p{L}\d])|^[过過是出去到开開搬回早晚上下午有要前之结結考复還还にがはのでまから午朝夜、。]/u;

const clauseBefore = (left: string): string => matched(/[^.!?;\n]*$/u, left);
const clauseAfter = (right: string): string => matched(/^[^.!?;\n]*/u, right);

/** "Dopo le 18", "verso le 20": Italian says an hour so, and French nothing. */
const italianHour =
  /(?<!\p{L})(?:dopo|verso|entro|fra|tra|circa|oltre|sono|erano|chiam\p{L}+|prima delle|dalle|alle|tra le \d{1,2} e|fra le \d{1,2} e) $/iu;
const isItalianHour = (left: string, text: string): boolean =>
  /^le /iu.test(text) && (italianHour.test(left) || language(left) === 'it');

/** Whether such a day is somebody's by what stands around it. */
export const isSomebodysDay = (left: string, own: string, right: string, { certain }: DayAlone): boolean => {
  if (isItalianHour(left, own)) return false;
  if (month.test(right) || partOf.test(right)) return false;
  const before = clauseBefore(left);
  if (others.test(before)) return false;
  const isUnspaced = /^[\p{Script=Han}\p{Script=Hiragana},,、。]/u.test(right);
  const goes = certain || onward.test(right) || goesOn.test(right) || (isUnspaced && ends.test(right));
  if (!goes) return false;
  const after = clauseAfter(right);
  return (
    isPersonBefore(left) ||
    turkishPerson.test(before) ||
    occasions.test(before) ||
    occasions.test(after) ||
    personWords.test(after) ||
    (isUnspaced && kinUnspaced.test(before + after))
  );
};
