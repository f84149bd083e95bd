import { wordPattern } from '../../word-starts';
import { isPersonBefore } from '../age/told';
import { onward } from '../money/dealings';

/** Percentages that only what is shared, paid ahead or worked makes somebody's: by languages. */

/** Of what somebody owns or leaves: "of gran's house", "della casa di mamma", "vom Erbe". */
const belongings = [
  'house|home|flat|apartment|bungalow|cottage|land|farm|shop|store|firm|company|business|restaurant|café|practice|estate|inheritance|will|pension|savings|profits?|proceeds|boat|car|horse',
  'Haus(?:es)?|Wohnung|Grundstücks?|Hofe?s?|Ladens?|Firma|Betriebs?|Praxis|Erbes?|Erbschaft|Nachlass(?:es)?|Ersparnisse|Gewinns?|Erlöse?s?|Boots?|Autos?|Pferde?s?',
  'maison|appartement|appart|terrain|ferme|magasin|boutique|société|boîte|entreprise|héritage|succession|économies|bénéfices|bateau|voiture',
  'casa|piso|terreno|finca|tienda|empresa|negocio|bar|herencia|ahorros|beneficios|barco|coche',
  'appartamento|terreno|negozio|ditta|azienda|locale|eredità|risparmi|utili|barca|macchina',
  'huis|woning|appartement|grond|boerderij|winkel|zaak|bedrijf|erfenis|spaargeld|winst|boot|auto',
  'domu|mieszkania|działki|gospodarstwa|sklepu|firmy|spadku|oszczędności|zysków|łodzi|auta',
  'apartamento|terreno|quinta|sítio|loja|empresa|negócio|herança|poupanças|lucros|barco|carro',
  'huset|stugan|lägenheten|marken|gården|butiken|firman|bolaget|arvet|sparpengarna|vinsten|båten|bilen',
].join('|');
const belonging = new RegExp(
  `^ (?:(?:of|vom|von|de|du|del|dello|della|dell['’]|di|do|da|van|av)(?: |(?<=['’])))?(?:\\p{L}{1,12}(?:['’]s)? ){0,2}(?:de l['’]|d['’]|l['’])?(?:${belongings})(?!\\p{L}| (?:style|rules|work))`,
  'iu',
);
/** Who gets it, where no subject does. */
const falls =
  /(?<!\p{L})(?:(?:me|nos|le|mi|ci|gli) (?:toca|tocan|corresponden?|spetta(?:no)?|tocca)|(?:me|nous|lui) (?:revient|reviennent)|mir (?:gehör\p{L}{1,3}|steh\p{L}{1,3})|uns (?:gehör\p{L}{1,3}|steh\p{L}{1,3})|należy (?:mi|nam) się|cabe-me|tenho direito)(?: \p{L}{1,4}){0,2} $/iu;

/** Paid ahead. */
const ahead =
  '(?:deposit|down[ -]?payment|Anzahlung|Eigenkapital|acompte|arrhes|apport(?: personnel)?|anticipo|señal|entrada|caparra|acconto|aanbetaling|zaliczk\\p{L}|zadatek|wkład własny|sinal|handpenning\\p{L}{0,2}|kontantinsats\\p{L}{0,2}|kapora|peşinat)';
const aheadBefore = new RegExp(
  `(?<!\\p{L})${ahead}(?:[ :=]{1,3}| (?:is|was|of|von|ist|war|beträgt|de|del|du|di|van|est|es|è|é|på|w wysokości)(?: (?:el|le|il|de))? )$`,
  'iu',
);
const aheadBehind = new RegExp(`^ (?:d['’]|de |di |w )?${ahead}(?!\\p{L})`, 'iu');

/** How much of a week somebody works. */
const worked = wordPattern(
  /(?<!\p{L})(?:work(?:s|ing|ed)?|go(?:es|ing)?|went|dropp?(?:ed|ing|s)?|down|reduced|(?:i|she|he|we|they)(?:['’](?:m|s|re)| am| is| are) (?:now |only |back )?on|arbeite(?:t|n|te)?|geh(?:e|t|en)|ging|reduziere|reduziert|stocke|bin|travaill\p{L}{1,4}|pass(?:e|é|er)|suis|trabaj\p{L}{1,4}|estoy|baj[oeéó]|lavor\p{L}{1,4}|sono|scend[oe]|werk(?:t|te|en)?|ga|gaat|zit|pracuj\p{L}{1,3}|schodz\p{L}{1,2}|trabalh\p{L}{1,3}|estou|jobba\p{L}{0,2}|arbeta\p{L}{0,2}|gå(?:r|tt)|ner)(?: (?!(?:um|by|de|del|av|met|o)(?!\p{L}))[\p{L}'’]{1,14}){0,4} (?:(?:auf|zu|at|on|to|à|al|a|na|op|på|nu|nur|only|now|noch) )?$/iu,
);
const ofWork =
  /^ (?:runter|rauf|hoch|etatu|tjänst|contract|Stelle|Pensum|der Zeit|du temps|Teilzeit|Homeoffice|hours|FTE|im (?:Kindergarten|Büro|Laden|Spital|Krankenhaus)|as an? \p{L}|als \p{L}|comme \p{L}|como \p{L}|come \p{L}|jako \p{L}|som \p{L})/iu;
const compared =
  /^ (?:more|less|faster|slower|better|harder|mehr|weniger|schneller|besser|plus|moins|más|menos|più|meno|meer|minder|więcej|mniej|mais|mer|mindre|of|von|de|del|di|van|av)(?!\p{L})/iu;
/** It has no week of its own. */
const ofThing =
  /(?<!\p{L})(?:batter(?:y|ie|ij)|akku|bateria|batería|phone|handy|capacity|volume|brightness|speed|price|score|Auslastung|Helligkeit|Preis)(?!\p{L})/iu;

/** What somebody pays or is paid, and more of it. */
const rising =
  /(?<!\p{L})(?:rent|Miete|loyer|alquiler|affitto|huur|czynsz|aluguel|aluguer|hyran?|wage|salary|Gehalt|Lohn|salaire|sueldo|stipendio|salaris|loon|pensja|salário|lön(?:en)?)(?: \p{L}{1,10}){0,2} (?:goes up|went up|going up|up|rises|rose|steigt|stieg|erhöht|augmente|augmenté|monte|sube|subió|aumenta|aumentato|sale|stijgt|omhoog|rośnie|wzrósł|sobe|subiu|höjs|höjdes|ökar)(?: (?:by|um|de|en|un|el|del|di|met|o|em|med)){0,2} $|(?:房租|房东|房東|家賃|工资|薪水|月给|給料)(?:又)?(?:涨了?|加了?|が)$/iu;
const raise =
  '(?:raise|pay rise|opslag|loonsverhoging|podwyżk\\p{L}|Gehaltserhöhung|Lohnerhöhung|aumento (?:de|di) (?:sueldo|stipendio|salário)|löneförhöjning|zam|加薪|涨薪|昇給)';
const raiseBefore = new RegExp(`(?<!\\p{L})${raise}(?: (?:of|by|von|van|um|de|del|di|o|på|met))? ?$`, 'iu');
const raiseBehind = new RegExp(
  `^ (?:${raise}|mehr (?:Lohn|Gehalt)|mer i lön|meer loon|up front|upfront|im Voraus|por adelantado|vooraf|z góry|adiantado|i förskott|peşin)(?!\\p{L})`,
  'iu',
);

/** A label of one's terms and nothing between: "Maklerprovision 3,57 %, Zins 3,8 %". */
const labelled =
  /(?<!\p{L})(?:(?:Makler|Verkaufs|Vermittlungs)?provision|Courtage|Zins(?:satz)?|Sollzins|Effektivzins|commission|APR|taux|frais d['’]agence|comisión|interés|TAE|provvigione|tasso|TAEG|TAN|courtage|makelaarskosten|rente|prowizja|oprocentowanie|marża|comissão|juros|TAEG|spread|provision|ränta|arvode|faiz|komisyon)[ :=]{1,3}$/iu;
/** What banks and states set, and tasks reckon with. */
const publicRate =
  /(?<!\p{L})(?:EZB|ECB|BCE|EBC|Fed|SNB|NBP|TCMB|Riksbank\p{L}{0,2}|\p{L}*bank(?:en)?|banque|banco|banca|Leit\p{L}+|market|Markt|marché|mercado|mercato|markt|rynek|marknad\p{L}{0,2}|calculate|compute|berechne|calcule[rz]?|calcula|calcola|bereken|oblicz|beräkna|hesapla|%s)(?!\p{L})/iu;

/** 我占三成, "evin yüzde 25'i bana kaldı", "kapora %20 verdim" */
const unspacedShare = {
  before: /[我他她们們](?:\p{Script=Han}{0,2})(?:占|佔|有|拿|分到?|持)(?:了)?$/u,
  prepaid: /(?:首付|定金|订金|頭金|手付金)(?:は|が|是|要)? ?$/u,
};
const turkishShare = {
  before: /(?<!\p{L})(?:ev|daire|arsa|tarla|dükkan|dükkân|şirket|iş|miras|hisse|araba)\p{L}{0,5} $/iu,
  behind:
    /^['’]?\p{L}{0,4} (?:bana|bize|ona|benim|bizim|bende|kardeşim\p{L}{0,4}|abim\p{L}{0,4}|ablam\p{L}{0,4}|annem\p{L}{0,4}|babam\p{L}{0,4})(?!\p{L})/iu,
};

/** Why a percentage is somebody's though no word for a share is said; null where nothing says so. */
export const ownedShare = (left: string, right: string): string | null => {
  if (aheadBefore.test(left) || aheadBehind.test(right) || unspacedShare.prepaid.test(left)) return 'paid ahead';
  if (
    (rising.test(left) && !/^ (?:in|w|en|à|a) \p{Lu}/u.test(right)) ||
    raiseBefore.test(left) ||
    raiseBehind.test(right)
  )
    return 'a raise';
  const whole = belonging.exec(right)?.[0].trim();
  if (whole !== undefined && (isPersonBefore(left) || falls.test(left))) return whole;
  if (turkishShare.before.test(left) && turkishShare.behind.test(right)) return 'a share';
  if (unspacedShare.before.test(left)) return 'a share';
  const isOfWork =
    (onward.test(right) || ofWork.test(right)) && !compared.test(right) && !ofThing.test(left) && worked.test(left);
  if (isOfWork && (isPersonBefore(left) || firstPersonVerb.test(left))) return 'working time';
  return labelled.test(left) && /^(?:$|[.,;)\n]| ?[-–|/] )/u.test(right) && !publicRate.test(left + right)
    ? 'a term'
    : null;
};
/** Who works is in the verb. */
const firstPersonVerb = /(?<!\p{L})(?:trabajo|estoy|bajo|lavoro|sono|scendo|pracuję|schodzę|trabalho|estou)(?!\p{L})/iu;
