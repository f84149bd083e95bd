import { and } from '../../lists/conjunctions';
import { hedges } from '../../lists/hedges';
import { oneLine } from '../../patterns/one-line';
import { anyOf } from './any-of';

/** From one value to another: more, less, instead of, once more. */

/** One value goes up or down to another. */
export const change = anyOf(
  oneLine`
    rais\p{L}*|rose|rise[sn]?|increas\p{L}*|grew|grow\p{L}*|up|more|higher|bump|change[ds]?|declin\p{L}*|decreas\p{L}*
    |drop\p{L}*|fell|falls?|down|less|lower|cut|discount\p{L}*|off|reduc\p{L}*|inflation|YoY|gain\p{L}*|loss|markup
    |appreciat\p{L}*|depreciat\p{L}*|last year|(?:previous|prior|preceding) (?:year|month|quarter)|margins?
  `,
  oneLine`
    erhöh\p{L}*|Gehaltserhöhung|Lohnerhöhung|gestiegen|stieg|steig\p{L}*|mehr|gesunken|sank|sink\p{L}*|weniger|Rabatt
    |Nachlass|Skonto|reduzier\p{L}*|Zuwachs|Wachstum|Veränderung|Änderung|Vorjahr\p{L}*|Vormonat\p{L}*
    |Vorquartal\p{L}*|minus|plus|\p{L}*marge
  `,
  "augment\\p{L}*|hausse|baisse|remise|rabais|réduction|de plus|de moins|croissance|variation|année précédente|l['’]an dernier|marges?",
  'aument\\p{L}*|subi\\p{L}*|baj\\p{L}*|descuento|rebaja|crecimiento|reducción|variación|año anterior|márgen(?:es)?|margen',
  'sconto|riduzione|diminu\\p{L}*|crescita|variazione|margine',
  'verhog\\p{L}*|opslag|korting|stijging|gestegen|daling|gedaald|\\p{L}*marge',
  'podwyżk\\p{L}*|wzrost\\p{L}*|wzrosł\\p{L}*|spad\\p{L}*|rabat|zniżk\\p{L}*|obniżk\\p{L}*|marż\\p{L}*',
  'menos|m[aá]s|mais|meno|più|meer|minder|więcej|mniej|mera?|mindre|больше|меньше|pass(?:e[rst]?|ent|ait|é\\p{L}{0,2}) (?:de|à)|passa\\p{L}{0,3} d[ae]',
  'desconto|redução|ökning|höjning|rabatt|minskning|stigning',
  'повыс\\p{L}*|рост\\p{L}*|вырос\\p{L}*|сни[зж]\\p{L}*|скидк\\p{L}*|упал\\p{L}*|подорожал\\p{L}*|подешевел\\p{L}*',
  'dearer|cheaper|pricier|teurer|billiger|günstiger|höher|niedriger|angehoben|gesenkt|mont(?:e[rs]?|ent|é\\p{L}{0,2})|grimp\\p{L}*|recul\\p{L}*|pass(?:e[rs]?|ent|ait)|sub[eo]n?|suba[ns]?|encarec\\p{L}*|sal(?:e|gono|ito|ita|iti)|cal(?:a|ano|ato|ata)|rincar\\p{L}*',
  'stijg\\p{L}*|steeg|daal\\p{L}*|verlaag\\p{L}*|duurder|goedkoper|rośnie|rosną|wzrasta\\p{L}*|podn(?:osz|os|ios|ies)\\p{L}*|obniż\\p{L}*|droż\\p{L}*|tani\\p{L}*|sob(?:e|em|iu|iram)|desc(?:e|em|eu|eram)|cai(?:u|em)?',
  'höj\\p{L}*|sänk\\p{L}*|öka\\p{L}*|stig\\p{L}*|steg|sjunk\\p{L}*|dyrare|billigare|sti[gk]\\p{L}*|fald\\p{L}*|øk\\p{L}*|senk\\p{L}*|sænk\\p{L}*|nous\\p{L}*|nost\\p{L}*|lask\\p{L}*|korot\\p{L}*|art(?:tı|ar|ıyor|acak|ış\\p{L}*)|zam\\p{L}*|yüksel\\p{L}*|düş\\p{L}*|indirim\\p{L}*',
);
/** The same in scripts without spaces. */
export const changeUnspaced = /[涨漲升降跌增减減折]|上が|下が|上げ|下げ|割引|昇給|인상|인하|올랐|내렸|할인/u;
/** Right before what follows from the numbers said so far: "that is 10 %", "soit 10 %". */
export const thatIs = new RegExp(
  `^[\\s,.;:–—(-]{0,3}(?:(?:so|${and}),? )?(?:${[
    "that(?:['’]s| is| was| makes| means)|which (?:is|was|makes|means)|i\\.?e\\.?,?|meaning|in other words,?|makes|so",
    'das (?:sind|ist|macht|entspricht|wären)|was .{0,12}(?:entspricht|sind)|also|d\\. ?h\\.|sprich|macht|entspricht',
    "soit|c['’]est[- ]à[- ]dire|donc|ça fait|ce qui fait|c['’]est",
    'es decir,?|o sea,?|esto es|eso es|lo que (?:es|supone)|son|así que',
    'cioè|ossia|vale a dire|quindi|ovvero|che fa|sono',
    'dat is|dat zijn|oftewel|ofwel|dus|wat neerkomt op',
    'czyli|to jest|to znaczy|co daje|a więc',
    'ou seja,?|isto é,?|quer dizer,?|o que dá|portanto',
    'det (?:vill säga|är|blir)|alltså|dvs\\.?|så',
    'yani|demek ki|bu da|det er|eli|(?:це|то есть|это|значит)',
  ].join('|')})(?: \\p{L}{1,10}){0,3} $`,
  'iu',
);
/** From one value to another. */
export const fromTo = /^(?: \p{L}{1,12}){0,3} ?(?:to|auf|à|a|naar|tot|do|para|till|→|->|=>) ?(?:\p{Sc} ?)?$/iu;
/** What is now, and what was. */
export const insteadOf = new RegExp(
  oneLine`
    ^(?: \p{L}{1,12}){0,3},? (?:
      instead of|rather than|(?:an)?statt|anstelle von|au lieu de|en vez de|en lugar de|invece (?:di|che)|anziché
      |in plaats van|zamiast|em vez de|i stället för|istället för
    )(?: \p{L}{1,12})? ?(?:\p{Sc} ?)?$
  `,
  'iu',
);
/** Before what is taken away. */
export const deducted = anyOf(
  oneLine`
    discount|rebate|less|minus|deduct\p{L}*|withh\p{L}*|Rabatt|Nachlass|Skonto|abzgl|abzüglich|minus|Abzug|Abzüge
    |Anzahlung|remise|rabais|ristourne|acompte|retenue|moins|descuento|rebaja|retención|anticipo|menos|sconto|acconto
    |ritenuta|meno|korting|aanbetaling|rabat|zniżka|zaliczka|desconto|retenção|sinal|rabatt|avdrag
  `,
);
/** A tax or surcharge that a gross price has in it. */
export const surcharge = anyOf(
  'VAT|tax(?:es)?|sales tax|GST|HST|tip|gratuity|service|fee|commission|interest|incl\\p{L}*|plus',
  'MwSt|USt|Mehrwertsteuer|Umsatzsteuer|Steuer|inkl|zzgl|zuzüglich|Provision|Zinsen|Trinkgeld',
  'TVA|taxes?|IVA|impuestos?|BTW|moms|VAT|podatk\\p{L}*|НДС|iva|incluid[oa]|compreso|inclus',
);
/** Right before a number that is the one ahead of it in other words: "that is", "which makes about", "(". */
export const again = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})(?:
        so|thus|hence|making|giving|meaning|that(?:['’]s| is| makes| means| would be| comes to| works out (?:to|at))
        |which (?:is|makes|means|comes to|works out (?:to|at))|(?:it['’]s|it is|works out (?:to|at))|i\.?e\.?,?|or
        |also|das (?:sind|macht|wären|entspricht)|macht|soit|donc|c['’]est(?:-à-dire)?|ce qui fait|así que|o sea
        |es decir|eso es|son|quindi|cioè|ossia|vale a dire|dus|dat is|oftewel|czyli|więc|to jest|ou seja|isto é
        |portanto|alltså|dvs\.?|det är|det er
        |значит|то есть|это
      )|[(=≈~]
    )[ :,]*(?:${hedges('about')})? ?$
  `,
  'iu',
);
