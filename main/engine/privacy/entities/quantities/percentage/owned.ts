import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { mine, ours } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { standsIn } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { eitherCase, myself, relatives } from '../people/words';
import { owner } from './cues';
import { docked, isAsked, isOwnCard } from './debts';

/** Percentages that only what is shared, paid ahead or worked makes somebody's: by languages. */

/** Of what somebody owns or leaves: "of gran's house", "della casa di mamma", "vom Erbe". */
const belongings = [
  oneLine`
    house|home|flat|apartment|bungalow|cottage|land|farm|shop|store|firm|company|business|restaurant|café|practice
    |estate|inheritance|will|pension|savings|profits?|proceeds|boat|car|horse
  `,
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
  oneLine`
    ^ (?:
      (?:
        of|vom|von|meine[sr]|unsere[sr]|seine[sr]|ihre[sr]|de|du|des|del|dello|della|dei|delle|degli|dell['’]|di|do|da
        |dos|das|van|av
      )(?: |(?<=['’]))
    )?(?:\p{L}{1,12}(?:['’]s)? ){0,2}(?:de l['’]|d['’]|l['’])?(?:${belongings})(?!\p{L}| (?:style|rules|work))
  `,
  'iu',
);
/** Who gets it, where no subject does. */
const falls = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:me|nos|le|mi|ci|gli) (?:toca|tocan|corresponden?|spetta(?:no)?|tocca)|(?:me|nous|lui) (?:revient|reviennent)
      |mir (?:gehör\p{L}{1,3}|steh\p{L}{1,3})|uns (?:gehör\p{L}{1,3}|steh\p{L}{1,3})|należy (?:mi|nam) się|cabe-me
      |tenho direito
    )(?: \p{L}{1,4}){0,2} $
  `,
  'iu',
);

/** Paid ahead. */
const ahead = oneLine`
  (?:
    deposit|down[ -]?payment|Anzahlung|Eigenkapital|acompte|arrhes|apport(?: personnel)?|anticipo|señal|entrada
    |caparra|acconto|aanbetaling|zaliczk\p{L}|zadatek|wkład własny|sinal|handpenning\p{L}{0,2}|kontantinsats\p{L}{0,2}
    |kapora|peşinat
  )
`;
const aheadBefore = new RegExp(
  `(?<!\\p{L})${ahead}(?:[ :=]{1,3}| (?:is|was|of|von|ist|war|beträgt|de|del|du|di|van|est|es|è|é|på|w wysokości)(?: (?:el|le|il|de))? )$`,
  'iu',
);
const aheadBehind = new RegExp(`^ (?:d['’]|de |di |w )?${ahead}(?!\\p{L})`, 'iu');

/** How much of a week somebody works. */
const worked = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        work(?:s|ing|ed)?|go(?:es|ing)?|went|dropp?(?:ed|ing|s)?|down|reduced
        |(?:i|she|he|we|they)(?:['’](?:m|s|re)| am| is| are) (?:now |only |back )?on|arbeite(?:t|n|te)?|geh(?:e|t|en)
        |ging|reduziere|reduziert|stocke|bin|travaill\p{L}{1,4}|pass(?:e|é|er)|suis|trabaj\p{L}{1,4}|estoy|baj[oeéó]
        |lavor\p{L}{1,4}|sono|scend\p{L}{1,4}|vorrei|werk(?:t|te|en)?|wil|ga|gaat|zit|pracuj\p{L}{1,3}
        |schodz\p{L}{1,2}|zejść|zejd\p{L}{1,3}|przejść|trabalh\p{L}{1,3}|reduz\p{L}{1,3}|quero|quiero|quiere|jornada
        |voudrais|veux|estou|jobba\p{L}{0,2}|arbeta\p{L}{0,2}|gå(?:r|tt)|ner
      )(?: (?!(?:um|by|de|del|av|met|o)(?!\p{L}))[\p{L}'’]{1,14}){0,4} (?:
        (?:auf|zu|at|on|to|à|al|a|na|naar|para|till|op|på|nu|nur|only|now|noch) )?$
    `,
    'iu',
  ),
);
const ofWork = new RegExp(
  oneLine`
    ^ (?:
      runter|rauf|hoch|etatu|tjänst|contract|Stelle|Pensum|der Zeit|du temps|Teilzeit|Homeoffice|hours|FTE
      |im (?:Kindergarten|Büro|Laden|Spital|Krankenhaus)|as an? \p{L}|als \p{L}|comme \p{L}|como \p{L}|come \p{L}
      |jako \p{L}|som \p{L}
    )
  `,
  'iu',
);
const compared = new RegExp(
  oneLine`
    ^ (?:
      more|less|faster|slower|better|harder|mehr|weniger|schneller|besser|plus|moins|más|menos|più|meno|meer|minder
      |więcej|mniej|mais|mer|mindre|of|von|de|del|di|van|av
    )(?!\p{L})
  `,
  'iu',
);
/** It has no week of its own. */
const ofThing = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      opacity|zoom|image|disk|cpu|gpu|code|Temperatur|Lautstärke|Deckkraft|Bild|luminosité|volume|brillo|volumen
      |luminosità|helderheid|jasność|brilho|ljusstyrka|batter(?:y|ie|ij)|akku|bateria|batería|phone|handy|capacity
      |volume|brightness|speed|price|score|Auslastung|Helligkeit|Preis
    )(?!\p{L})
  `,
  'iu',
);

/** "ich will auf 75 % reduzieren", "dass ich auf 60 Prozent gehe": the verb stands last, and nothing else is reduced. */
const verbBehind = {
  before: new RegExp(
    oneLine`
      (?:
        (?<!\p{L})(?:ich|er|sie|wir|will|möchte|würde)
        |(?<!\p{L})(?:mein\p{L}{0,2}|unser\p{L}{0,2}|seine?|ihre?) \p{Lu}\p{L}{2,14}
        |(?:^|[.,;!?\n] ?)\p{Lu}\p{Ll}{2,12}
      )(?: \p{Ll}{1,12}){0,4} auf (?:nur |etwa )?$
    `,
    'u',
  ),
  after:
    /^ (?:reduzier\p{L}{1,3}|gehe[n]?|geht|ging|runter|kürz\p{L}{1,3}|aufstock\p{L}{1,3}|arbeite\p{L}{0,2}|wechsel\p{L}{1,3}|zurück|hoch)(?!\p{L})/u,
};
/** Of one's own: "dei miei risparmi". */
const ofOwn = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${ours}|moich
    )(?!\p{L})
  `,
  'iu',
);
const payAhead = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        dar|pagar|entregar|pay|put down|zahlen|anzahlen|verser|payer|donner|pagare|versare|dare|betalen|aanbetalen
        |zapłacić|wpłacić|betala
      )(?: (?:el|un|the|le|il|about|etwa|circa)){0,2} $
    `,
    'iu',
  ),
  after:
    /^ (?:antes|por adelantado|before|up ?front|vorher|vorab|avant|d['’]avance|prima|in anticipo|vooraf|przed|z góry|innan|i förskott)(?!\p{L})/iu,
};
/** "Mon frère détient 51% du garage": of a whole that is named. */
const holds = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        holds?|owns?|owned|détien\p{L}{1,3}|détenons|possède|possédons|hält|halte|halten|besitz(?:t|e|en)
        |pose(?:e|o|emos)|tiene|tengo|tenemos|detiene|detengo|possied\p{L}{1,2}|bezit(?:ten)?|heeft|hebben
        |posiada(?:m|my)?|detém|detenho|possui|äger
      )(?: (?:only|just|now|nur|jetzt|el|un|il|o|le|maar|tylko|só|bara)){0,2} $
    `,
    'iu',
  ),
  behind: new RegExp(
    oneLine`
      ^ (?:
        of (?:the|a|an|our|my)|der|des|dieser|am|an der|de la|du|des|del|della|dello|dell['’]|van (?:de|het)|do|da|av
      )(?: |(?<=['’]))(?!people|time|population|Bevölkerung|Menschen|población|popolazione|bevolking|tiempo|temps)
    `,
    'iu',
  ),
};
/** Who takes a part: a pronoun, one of somebody's people or a name right before the verb. */
const takes = new RegExp(
  `(?:(?<!\\p{L})(?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|[Ii]ch|[Ee]r|[Ss]ie|[Ww]ir|[Jj]e|[Ii]l|[Ee]lle|[Nn]ous|[Yy]o|[Éé]l|[Ee]lla|[Ii]o|[Ll]ui|[Ll]ei|[Ii]k|[Hh]ij|[Zz]ij|[Zz]e|[Jj]a|[Oo]na?|[Ee]u|[Ee]l[ea]|[Jj]ag|[Hh]an|[Hh]on)|(${eitherCase(oneLine`
      ${relatives}|ex(?:-\p{L}+)?|boss|partner|socio|soci[oa]|sócio|associée?|Teilhaber(?:in)?|Geschäftspartner(?:in)?
      |vennoot|wspólnik|kompanjon
    `)})|(\\p{Lu}[\\p{L}'-]{1,20}))(?: (\\p{Lu}[\\p{L}'-]{1,20}))?(?: (?:would|will|should|also|only|still|now|würde|soll|auch|nur|veut|doit|quiere|debe|vuole|deve|wil|chce|quer|vill)){0,2} (?:gets?|got|keeps?|kept|takes?|took|owns?|pays?|paid|bekommt|bekomme|kriegt|kriege|behält|behalte|nimmt|nehme|besitzt|besitze|zahlt|zahle|garde[rs]?|prend|prends|touche|possède|paie|recibe|recibo|se queda(?: con)?|me quedo(?: con)?|cobra|cobro|paga|pago|posee|prende|prendo|possiede|possiedo|krijgt|krijg|neemt|houdt|bezit|betaalt|bierze|biorę|dostaje|dostaję|płaci|płacę|fica com|fico com|recebe|recebo|får|tar|äger|betalar)(?: (?:only|just|about|el|un|le|les|il|lo|o|os|nur|etwa|que|solo|sólo)){0,2} $`,
  'u',
);
/** "mi parte es el", "my cut is" */
const myShare = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      my|our|his|her|mein|unser|sein|ihr|ma|mon|sa|son|notre|mi|su|nuestra|la mia|sua|mijn|ons|zijn|haar|moja|mój|jego
      |jej|a minha|sua|min|vår|hans|hennes
    ) (?:share|cut|stake|part|slice|Anteil|Teil|parte|quota|aandeel|deel|część|udział|andel|del) (?:
      is|was|would be|ist|wäre|est|es|è|to|wynosi|é|är
    )(?: (?:about|only|nur|le|el|il|o|de))? $
  `,
  'iu',
);
/** From one holder's share to the next one's. */
const nextHolder = new RegExp(
  oneLine`
    ^,?(?: (?:${and}|&))? (?:
      I|${myself}|[Hh]e|[Ss]he|[Ee]r|[Ss]ie|[Ll]ui|[Ee]lle|[Ll]ei|[Hh]ij|[Zz]ij
      |(?:(?:${mine}) )?(?:${eitherCase(relatives)})
    )(?: (?:gets?|keeps?|kriegt?|bekomm[te]|garde))? $
  `,
  'u',
);
/** "van 100 % naar 80 %" */
const toNext = /^ (?:to|auf|naar|à|al?|do|na|para|till|zu) (?:el |il |only |nur )?$/iu;
/** "payım %25, abiminki %75" */
const nextTurkish = /^,? (?:ve )?\p{L}{2,16}[ıiuü]nki(?:ler)? $/iu;
export const isNextShare = (between: string): boolean =>
  nextHolder.test(between) || toNext.test(between) || nextTurkish.test(between);
const isShareOfPerson = (left: string, right: string): boolean => {
  const [whole, relative, name = '', second = ''] = takes.exec(left) ?? [];
  if (turkishTakes.behind.test(right) && turkishTakes.before.test(left)) return true;
  if (whole === undefined || !onward.test(right) || compared.test(right)) return false;
  return relative !== undefined || name === '' || isGivenName(name) || isGivenName(second);
};
const turkishTakes = {
  before: /(?<!\p{L})(?:kardeşim|abim|ablam|eşim|ortağım|annem|babam|oğlum|kızım|ben|biz|o) (?:\p{L}{1,12} )?$/iu,
  behind: /^ (?:al(?:ıyor|dı|acak)\p{L}{0,2}|isti(?:yor|yorum)|istedi\p{L}?|öd(?:üyor|edi)\p{L}{0,2})(?!\p{L})/iu,
};

/** A sum and what it is lent at: "signé pour 245 000 € à 1,15 %", "we borrowed £210,000 at 4.6%". */
const isLentAt = new RegExp(
  oneLine`
    (?:[€$£]|euros?|EUR|USD|CHF|kr|zł|reais|dollars?|pounds|\dk|mil|mila|[Mm]il+i?on\p{L}*|Mio\.?)
    (?: [^.!?%\n]{0,20})?(?:,| (?:à|at|zu|mit|al|a|aan|na|op|till|por))(?: (?:un|el|un taux de|only|nur))? $
    |[€$£]\d[\d.,]* (?:at|for) $
  `,
  'u',
);
const lent = wordPattern(
  /(?<!\p{L})(?:borrowed|remortgag\p{L}{1,3}|refinanc\p{L}{1,3}|financed|signed|signé|emprunté|aufgenommen|firm(?:é|amos|ado|ato)|geleend|lånade)(?!\p{L})/iu,
);
/** Of a task as well, where nobody is named. */
const lending = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        loan|mortgage|prêt|crédit|Kredit|Darlehen|Hypothek|Finanzierung|hipoteca|préstamo|mutuo|prestito|finanziamento
        |hypotheek|lening|kredyt\p{L}{0,2}|pożyczk\p{L}|hipotek\p{L}|empréstimo|financiamento|lån|bolån
      )(?!\p{L})
    `,
    'iu',
  ),
);

const isSomebodysLoan = (left: string, right: string): boolean =>
  lending.test(left) && (owner.test(left) || owner.test(right));

/** What somebody pays or is paid, and more of it. */
const rising = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      rent|Miete|loyer|alquiler|affitto|huur|czynsz|aluguel|aluguer|hyran?|wage|salary|Gehalt|Lohn|salaire|sueldo
      |stipendio|salaris|loon|pensja|salário|lön(?:en)?
    )(?: \p{L}{1,10}){0,2} (?:
      goes up|went up|going up|up|rises|rose|steigt|stieg|erhöht|augmente|augmenté|monte|sube|subió|aumenta|aumentato
      |sale|stijgt|omhoog|rośnie|wzrósł|sobe|subiu|höjs|höjdes|ökar
    )(?: (?:by|um|de|en|un|el|del|di|met|o|em|med)){0,2} $
    |(?<![的の])(?:房租|房东|房東|家賃|工资|薪水|月给|給料)(?:又)?(?:涨了?|加了?|が)$
  `,
  'iu',
);
const raise = oneLine`
  (?:
    raise|augmentation(?: de salaire)?|pay rise|opslag|loonsverhoging|podwyżk\p{L}|Gehaltserhöhung|Lohnerhöhung
    |aumento (?:de|di) (?:sueldo|stipendio|salário)|löneförhöjning|zam
    |加薪|涨薪|昇給
  )
`;
const raiseBefore = new RegExp(`(?<!\\p{L})${raise}(?: (?:of|by|von|van|um|de|del|di|o|på|met))? ?$`, 'iu');
const raiseBehind = new RegExp(
  oneLine`
    ^ (?:
      ${raise}|mehr (?:Lohn|Gehalt)|mer i lön|meer loon|de hausse|de subida|de aumento|di aumento|up front|upfront
      |im Voraus|por adelantado|vooraf|z góry|adiantado|i förskott|peşin
    )(?!\p{L})
  `,
  'iu',
);

/** A label of one's terms and nothing between: "Maklerprovision 3,57 %, Zins 3,8 %". */
const labelled = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:Makler|Verkaufs|Vermittlungs)?provision|Courtage|Zins(?:satz)?|Sollzins|Effektivzins|commission|APR|taux
      |frais d['’]agence|comisión|interés|TAE|provvigione|tasso|TAEG|TAN|courtage|makelaarskosten|rente|prowizja
      |oprocentowanie|marża|comissão|juros|TAEG|spread|provision|ränta|arvode|faiz|komisyon
    )(?:[ :=]{1,3}| (?:de|von|of|di|van|på|at|à|al|el|il|zu|bei|is|ist|est|es|è|é|är|wynosi)(?: (?:el|il|le))? )$
  `,
  'iu',
);
const termEnds =
  /^(?:$|[.,;)\n]| ?[-–|/] | (?:ao|al|par|pro|per|a|im|w|om|por) (?:mês|mes|mois|Monat|month|year|Jahr|an|año|anno|jaar|rok|år|mese|maand|ano)(?!\p{L}))/u;
/** What banks and states set, and tasks reckon with. */
const publicRate = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      EZB|ECB|BCE|EBC|Fed|SNB|NBP|TCMB|Riksbank\p{L}{0,2}|\p{L}*bank(?:en)?|banque|banco|banca|Leit\p{L}+|market|Markt
      |marché|mercado|mercato|markt|rynek|marknad\p{L}{0,2}|calculate|compute|berechne|calcule[rz]?|calcula|calcola
      |bereken|oblicz|beräkna|hesapla|%s
    )(?!\p{L})
  `,
  'iu',
);

/** 我占三成, "evin yüzde 25'i bana kaldı", "kapora %20 verdim" */
const unspacedShare = {
  before:
    /[我他她们們](?:\p{Script=Han}{0,2})(?:占|佔|有|拿|分到?|持)(?:了|股)?$|(?:持ち分|持分|出資比率|持ち株)(?:は|が|:)? ?$/u,
  prepaid: /(?:首付|定金|订金|頭金|手付金)(?:は|が|是|要)? ?$/u,
};
/** "şirketteki payım %25" */
const turkishOwn =
  /(?<!\p{L})(?:pay|hisse|maaş|zam|kira|kredi|faiz|borc|gelir|komisyon)\p{L}{0,4}?[ıiuü]m(?:[ıiuü]z)?(?:a|e|da|de|ın|in)?(?!\p{L})[^.!?\n\d]{0,16}$/iu;
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
  if (whole !== undefined && (isPersonBefore(left) || falls.test(left) || ofOwn.test(whole))) return whole;
  if (standsIn(payAhead, left, right)) return 'paid ahead';
  if (turkishShare.before.test(left) && turkishShare.behind.test(right)) return 'a share';
  if (unspacedShare.before.test(left) || turkishOwn.test(left)) return 'a share';
  const isOfWork =
    (onward.test(right) || ofWork.test(right)) && !compared.test(right) && !ofThing.test(left) && worked.test(left);
  if (standsIn(verbBehind, left, right) && !ofThing.test(left)) return 'working time';
  if (isOfWork && (isPersonBefore(left) || firstPersonVerb.test(left))) return 'working time';
  if (holds.behind.test(right) && holds.before.test(left) && isPersonBefore(left)) return 'a share';
  if (isShareOfPerson(left, right) || myShare.test(left)) return 'a share';
  if (isAsked(left, right)) return 'a loan';
  if (isOwnCard(left, right) && !publicRate.test(left)) return 'a loan';
  if (
    (docked.before.test(left) && (docked.ofPay.test(right) || !compared.test(right))) ||
    (docked.behind.test(right) && docked.whose.test(left))
  )
    return 'a pay cut';
  if (isLentAt.test(left) && !publicRate.test(left) && (lent.test(left) || isSomebodysLoan(left, right)))
    return 'a loan';
  return labelled.test(left) && termEnds.test(right) && !publicRate.test(left + right) ? 'a term' : null;
};
/** Who works is in the verb. */
const firstPersonVerb = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      trabajo|estoy|bajo|quiero|quisiera|lavoro|sono|scendo|voglio|vorrei|pracuję|schodzę|chcę|trabalho|estou|quero
      |reduzo|reduje|reduzco|pasé|bajé|trabajaba|passai|ridotto|pracował[ae]m|zmniejszył[ae]m|reduzi|passei|trabalhava
    )(?!\p{L})
  `,
  'iu',
);
