import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { onward } from '../people/onward';
import { children, eitherCase, relatives } from '../people/words';
import { isOfDigits, isSum, isYear } from './amounts';
import { moneyWord } from './cues';
import type { Amount } from './read';
import { isRising } from './rising';
import { type Rule, unspaced } from './unspaced';

/** Sums of everyday life in bare numbers: paid for fuel, still owed, offered for a car, put in by each, lost at cards. */

const before = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words}) $`, 'iu');
const after = (words: string): RegExp => new RegExp(`^ (?:${words})(?!\\p{L})`, 'iu');

/** I paid; others pay as well, but their instalments and hours are counted. */
const iPaid = oneLine`
  paid|i(?:['’]ve)? (?:just |also )?(?:paid|spent)|ich (?:zahlte|bezahlte)|j['’]ai (?:payé|avancé|dépensé|claqué)
  |pagué|pagamos|gasté|(?:ho|abbiamo) (?:pagato|speso)|ik (?:betaalde)|(?:za)?płacił[ae]m|wydał[ae]m|paguei|gastei
  |(?:jag|vi) (?:betalade|lade)|betalade
`;
const forGoods = oneLine`
  for(?! \d)|in|on|at|towards|für|fürs|pour|d['’]\p{L}{3,}|de(?! (?:los|las|les|ellos)(?!\p{L})) \p{L}{3,}
  |di \p{L}{3,}|por(?! c)|voor|za|na|för|på|em|no|na|\d{1,2} (?:years?|months?|weeks?|days?) ago
`;

const goods: Rule = {
  before: before(iPaid),
  after: after(forGoods),
  digits: 2,
  year: true,
  reason: 'what somebody paid',
};
/** "ich hab 45 für Sprit gezahlt" */
const verbLast: Rule = {
  before: before('ich hab|ich habe|wir haben|(?:er|sie) hat|ik heb|wij hebben|(?:hij|zij|ze) heeft|jag har'),
  after: after(
    oneLine`
      (?:für|fürs|voor|för) \p{L}+(?: \p{L}+)? (?:ge|be|aus)\p{L}{3,10}(?<=zahlt|legt|geben|taald|geven|talat)
      |(?:verloren|gewonnen|verzockt|verspielt)(?! \p{L}+ (?:gegen|tegen))|(?:geboten|verlangt|angeboten|geboden)
    `,
  ),
  digits: 2,
  reason: 'what somebody paid',
};

const still = '(?: (?:still|ancora|todavía|aún|nog|jeszcze|ainda|encore|noch|nadal|solo|sólo|solo|tylko|maar))?';
const owing: Rule = {
  before: before(
    oneLine`
      (?:
        (?:me|te|le|nos|les) deb(?:e|en|ía)|(?:mi|ti|ci|gli|le) dev(?:e|ono|i)|(?:me|lhe) dev(?:e|em)
        |wis(?:i|zą|isz) (?:mi|nam)|krijgt|krijg|moet (?:me|mij|ons)|kriege? (?:von|vom) \p{L}{2,15}
      )${still}
    `,
  ),
  after:
    /^(?:$|[.,;:!?)\n](?!\d)| (?:todavía|aún|ancora|van (?:mij|me|hem|haar|ons)|od|desde|da|de ayer|per|por|para|za)(?!\p{L}))/iu,
  digits: 2,
  reason: 'lent or owed to somebody',
};
/** "moet mijn zus nog 2000 terugbetalen", "400 hat er zurückgezahlt", "4000'ini geri verdi" */
const repaid: Rule = {
  before: /$/u,
  after: new RegExp(
    oneLine`
      ^(?:['’]\p{L}{1,3})?(?: (?:nog |al |schon )?
        (?:terugbetalen|zurückzahlen|zurückgeben|à rembourser|do oddania|geri (?:ver|öde|al)\p{L}{1,6})
        | (?:hat|hab|habe|haben) (?:er|sie|ich|wir|\p{Lu}\p{Ll}+) (?:\p{Ll}{2,9} )?
        (?:zurückgezahlt|zurückgegeben|abbezahlt|zurückbekommen|überwiesen))(?!\p{L})
    `,
    'iu',
  ),
  digits: 2,
  reason: 'what is paid of a debt',
};
/** "he'll pay me back the 350", "il me rend les 200", "odda mi te 250" */
const givesBack: Rule = {
  before: before(
    oneLine`
      (?:
        (?:pays?|paying|paid|gives?|giving|gave|sends?|sent)(?: (?:me|us|him|her|them|you))? back|repa(?:y|ys|id)
        |refund(?:s|ed)?
      )(?: (?:me|us|him|her|them))?(?: the)?|(?:me|te|lui|nous|leur) (?:rends?|rendra|rembourse(?:ra)?)(?: les)?
      |(?:me|te|le|nos) (?:devuelve|devolverá|devolvió)(?: los)?
      |(?:mi|ti|gli|le|ci) (?:ridà|ridarà|restituisce|restituirà|rende)(?: i)?
      |(?:odda(?:je|ł|ła)?|zwróci|zwraca)(?: (?:mi|nam|jej|mu))?(?: te)?|(?:me|lhe|nos) devolve(?:rá|u)?(?: os)?
      |devolve-me(?: os)?
    `,
  ),
  after: onward,
  digits: 2,
  reason: 'what is paid of a debt',
};
/** "er zahlt mir die 350 zurück"; what is given goes to somebody, or it is no money. */
const givesThemBack: Rule = {
  before: before(
    oneLine`
      (?:zahlt?e?n?(?: (?:mir|uns|ihm|ihr|dir|ihnen))?|(?:gibt|gebe|überweist) (?:mir|uns|ihm|ihr|dir|ihnen))(?: die)?
      |(?:betaalt?(?: (?:mij|me|ons|hem|haar))?|geeft? (?:mij|me|ons|hem|haar))(?: de)?
      |(?:betalar(?: (?:mig|oss|honom|henne))?|ger (?:mig|oss|honom|henne))(?: de)?
      |(?:pays?(?: (?:me|us|him|her|them))?|(?:gives?|gave|sends?) (?:me|us|him|her|them))(?: the)?
    `,
  ),
  after: after('(?:(?:mir|uns|noch|bald|morgen|mij|ons|gauw|me|us) )?(?:zurück|terug|tillbaka|back)'),
  digits: 2,
  reason: 'what is paid of a debt',
};
/** "debemos 640 al taller", "we zijn de garage 640 schuldig" */
const owingTo: Rule = {
  before: before(
    oneLine`
      deb(?:o|emos)|dev(?:o|emos)|dobbiamo|(?:je|on|nous) (?:dois|doit|devons)|wis(?:zę|imy)(?: \p{L}{3,14})?
      |skyldiga?(?: \p{L}{2,14}){0,2}|(?:me|nos|le|mi|ci|gli) prest(?:a|an|ano)|empresta-me|me empresta
      |(?:il|elle|on) me prête|pożyczył\p{L}{1,3} (?:ode mnie|od \p{L}{3,12})
    `,
  ),
  after: onward,
  digits: 2,
  reason: 'lent or owed to somebody',
};
/** "1,5 tysiąca dostałam od mamy" */
const polishFirst: Rule = {
  before: /$/u,
  after: /^ (?:dostał|pożyczył|oddał|pożycz|zapłacił)\p{L}{1,3} (?:od|ode|mu|jej|mi|im|za)(?!\p{L})/iu,
  digits: 3,
  year: true,
  reason: 'lent or owed to somebody',
};
const italianPrice: Rule = {
  before: before('(?:ri)?(?:comprat|vendut|pres)[oaie] a'),
  after: onward,
  digits: 3,
  year: true,
  reason: 'a price',
};
const repaidBefore: Rule = {
  before: before(
    'me ne (?:ha|hanno) (?:ridati|restituiti|dati|resi)|(?:gliene|glieli|ne) ho (?:ridati|restituiti|dati|resi)',
  ),
  after: onward,
  digits: 2,
  reason: 'what is paid of a debt',
};

/** "hij vraagt 6500 voor de golf, ik bood 5800" */
const bidding: Rule = {
  before: before(
    oneLine`
      (?:i|we|he|she|they)(?:['’]ve)? offered|(?:j['’]ai|on a|il a|elle a) proposé|je propose
      |(?:le |les |nos )?ofrec(?:í|ió|imos|en|e)|(?:ho|ha|hanno|abbiamo) offerto|bood|boden|ofereci|ofereceu
      |oferecemos|bjöd|(?:za)?oferował\p{L}{1,2}|zaproponował\p{L}{1,2}
    `,
  ),
  after: onward,
  digits: 3,
  year: true,
  reason: 'what somebody offers',
};
const asking: Rule = {
  before: before(
    oneLine`
      (?:i|he|she|they|we|who|guy|seller) (?:wants?|asks?)|(?:is|are|am|^)? ?asking
      |(?:er|sie|ich|wir|man|typ|verkäufer) (?:will|verlangt|fordert)|demande|veut|pide|piden|quiere|chied(?:e|ono)
      |vuole|vraagt|vragen|wil|chce|żąda|quer|pede|pedem|vill ha|begär
    `,
  ),
  after: after(
    oneLine`
      for (?:the|his|her|it|a)|für (?:den|die|das|ein)\p{L}{0,2}|fürs|fürn|pour (?:la|le|l['’]|sa|son|une?)
      |por (?:el|la|su)|per (?:la|il|l['’])|voor (?:de|het|zijn|haar|een)|za(?! \d)|pel[oa]|för \p{L}{2,14}[nt]
    `,
  ),
  digits: 3,
  reason: 'what somebody asks for it',
};
const turkishDeal: Rule = {
  before: /(?:^|[\p{L},;:.] )$/u,
  after: new RegExp(
    oneLine`
      ^(?: (?:TL|lira))?(?: (?:
          istiyor|istedi(?:ler)?|teklif etti(?:m|k|ler)?|verdi[mk]|ödedi[mk]|ödüyor(?:um|uz)|harcadı[mk]|yatırdı[mk]
          |kazandı[mk]|kazanıyorum|kaybetti[mk]|biriktir(?:di[mk]|iyor(?:um|uz))|alıyor(?:um|uz)?|geç(?:iyor|ti)
          |yat(?:tı|ıyor)|borç (?:ver|al|iste)\p{L}{1,6}|borcu(?:m|muz)(?: var)?|gönderdi[mk]|çekti[mk]|kaptırdı[mk]
          |borc(?:um|u)|tuttu|kira ver\p{L}{1,7}|nafaka|harçlık|kapora|peşinat|avans
        )| kal(?:ıyor|dı)(?= ?$|[.,!]))(?!\p{L})
    `,
    'iu',
  ),
  digits: 3,
  reason: 'what was paid or owed',
};
/** What is sold for it, in the case of its price: "5000'e sattım". */
const turkishPrice: Rule = {
  before: /(?:^|[\p{L}.,;:!?\n] ?)$/u,
  after: /^['’]?(?:y?[ea]) (?:satt|ald|kirala|kapatt|anlaşt|verdi|bıraktı)\p{L}{0,4}(?!\p{L})/iu,
  digits: 3,
  reason: 'a price',
};

/** "mein Chef hat mir 4 % mehr gegeben, jetzt 3640" */
const raised: Rule = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        raise|pay rise|boss|my pay|salary|Chef(?:in|en)?|Gehalt\p{L}{0,9}|patron(?:ne)?|salaire|jefe|jefa|sueldo|capo
        |stipendio|baas|salaris|opslag|szef(?:owa)?|podwyżk\p{L}{1,2}|pensj\p{L}|chefe|salário|lön\p{L}{0,8}
        |maaş\p{L}{0,6}|zam
      )(?!\p{L})[^.!?\n]{0,44}(?:,| -| and| und| et| y| e| en| i| och)? ?
      (?:now|jetzt|maintenant|ahora|adesso|ora|nu|teraz|agora|şimdi)(?: (?:
          at|on|i['’]m on|bin ich bei|bei|à|en|gano|cobro|prendo|sono a|zit ik op|verdien ik|op|mam|zarabiam|ganho
          |recebo|på|alıyorum
        ))? $
      |(?:涨|漲|加薪|工资|给我加)[^。\n]{0,16}(?:现在|現在|到手)$
    `,
    'iu',
  ),
  after: onward,
  digits: 4,
  year: true,
  reason: 'pay after a raise',
};
/** "je suis à 2340 maintenant" */
const raisedTo: Rule = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:augment\p{L}{1,4}|raise|rise|mehr|subi[óo]\p{L}{0,4}|aument\p{L}{1,5})(?!\p{L})[^.!?\n]{0,40}
      (?<!\p{L})(?:je suis à|on est à|i['’]m (?:on|at)|bin (?:ich )?(?:jetzt )?bei|estoy en|sono a|estou em) $
    `,
    'iu',
  ),
  after: onward,
  digits: 4,
  year: true,
  reason: 'pay after a raise',
};

/** "har 3000 kvar", "bana 3000 kalıyor" */
const leftOver: Rule = {
  before: before(
    "har|hade|houd|hou|houden|behalte|hab|habe|zostaje|zostało|tengo|ho|me quedan|i(?:['’]ve| have)?(?: got)?",
  ),
  after: after('kvar|over|übrig|left(?! (?:to|for|on) (?:do|read|go))'),
  digits: 3,
  reason: 'what is left of it',
};
const bills = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      rent|bills|mortgage|wages?|Miete|Strom|Lohn|Fixkosten|loyer|alquiler|affitto|huur|energie|czynsz|prąd|renda
      |aluguel|hyra\p{L}?|el|räkningar\p{L}{0,2}
    )(?!\p{L})
    |房租|水电|工资|花了|付了
  `,
  'iu',
);
const leftUnspaced = /(?:还剩|還剩|剩下?|只剩)$/u;

/** "jeder 25", "each", "每人出": what everybody puts in. */
const perHead: readonly Rule[] = [
  {
    before: before(
      oneLine`
        chacun (?:met|donne|paie|verse|a (?:mis|payé|donné))|cada um (?:dá|paga|põe|deu|pagou)
        |cada uno (?:pone|paga|da|puso)|ognuno (?:mette|paga|dà)|jeder (?:zahlt|gibt|legt)|kişi başı|adam başı
      `,
    ),
    after: new RegExp(`(?:${onward.source})|^ (?:pra|koy|ver|top|öde)`, 'iu'),
    digits: 2,
    reason: 'a share of each',
  },
  {
    before: before(
      oneLine`
        put in|paid|chipp?(?:ed)? in|giv(?:e|ing)|gave|pay|ponemos|pagamos|damos|pusimos|tocamos a|mettiamo|paghiamo
        |diamo|(?:messo|pagato|dato)|leggen(?: we)?(?: allemaal)?|betalen(?: we)?|doen(?: we)?(?: allemaal)?|lägger
        |betalar|ger|la|betalade|on (?:met|donne|paie)|mettons|legen|zahlen|geben
      `,
    ),
    after: after(
      oneLine`
        each|a head|cada uno|por cabeza|por barba|a testa|ciascuno|(?:allemaal )?in(?= voor)|ieder|elk|per persoon
        |p\.p\.|var|på var|per person|chacun|par tête|pro Kopf|pro Nase|jeder
      `,
    ),
    digits: 2,
    reason: 'a share of each',
  },
  {
    before: /(?<!\p{L})(?:(?:zrzuca\p{L}{1,4}|składa\p{L}{1,4}|daj\p{L}{1,4}) (?:się )?po|zusammen,? jede[rsn]?) $/iu,
    after: onward,
    digits: 2,
    reason: 'a share of each',
  },
  {
    before: /(?:每人|每个人|一人|一家)(?:出|交|付|给|凑|收|掏)了?$/u,
    after: /^(?:$|[,，。、块元]|给|買|买|过|来)/u,
    digits: 2,
    reason: 'a share of each',
  },
];

/** Where sums are lost, won and drawn. */
const places = oneLine`
  bingo|[ck]asin[oòô]\p{L}{0,2}|kasyn\p{L}{1,2}|lott\p{L}{1,5}|loter\p{L}{1,3}|loto|raspadinhas?|rasca|gratt\p{L}{2,9}
  |triss(?:lott)?|pok[eé]rn?|póquer|bookies?|bukmacher\p{L}{1,2}|Wett\p{L}{1,5}|paris sportifs|PMU|tiercé|slots?
  |scratch ?cards?|cajero|multibanco|bancomat|(?:Geld|Spiel)?automat\p{L}{0,3}|distributeur|ATM
  |cash ?(?:machine|point)|bankomat\p{L}{0,3}|pinautomaat|loterij|kraslot\p{L}{0,2}|gokkast\p{L}{0,2}|apuestas|apostas
  |scommesse|races|cartão|tarjeta|kreditkort\p{L}{0,2}|Kreditkarte|carta di credito|credit card|creditcard
`;
const drawn: Rule = {
  before: before(
    oneLine`
      perd[íi]|perdió|perdeu|gast(?:é|ei|ó|ou)|saqué|sacó|levantei|ganh(?:ei|ou)|gan[éó]
      |(?:ho|ha) (?:vinto|perso|speso|prelevato)|vann|vunnit|förlorade|tog ut|won|wygrał\p{L}{1,2}|przegrał\p{L}{1,2}
      |wypłacił\p{L}{1,2}|lost|blew|spent|withdrew|took out|(?:hab|habe|hat|haben)
      |(?:ai|a|as|avons) (?:gagné|perdu|claqué|retiré|dépensé)|won|verloor|gewonnen|heb|heeft
    `,
  ),
  after: new RegExp(
    oneLine`
      ^ (?:quid )?(?:
        en el|en la|en|no|na|nas|nos|al|alla|alle|nel|aan de|aan|bij het|bij|met de|in het|in de|på|beim|im|am|auf
        |mit der|aux?|à la|à|at the|at|on the|on|from the|from|in the|in|del|du|dal|dalla|do|da|ur|w|u|z|ze|i|con la
        |com o
      ) (?:(?:el|la|il|den|die) )?(?:${places})(?!\p{L})
    `,
    'iu',
  ),
  digits: 2,
  reason: 'a sum that came or went',
};
/** "put 200 aside", "j'ai mis 200 de côté", "in the pot" */
const putAside: Rule = {
  before: before(
    oneLine`
      (?:put|leg[et]?|mets|pongo|metto|odkładam|ponho|lägger)
      (?: (?:each|every|jeden|jede|elke|iedere|chaque|cada|ogni|każdego|todo|varje) \p{L}{3,8})?|puts|leg[et]?|lege
      |legt|mis|mets|met|mettre|mettons|pongo|puse|metto|mettiamo|messo|odkładam|odłożył\p{L}{1,2}|ponho|pus|lägger|la
      |sparar
    `,
  ),
  after: after(
    oneLine`
      (?:
        aside|away|by|in the (?:pot|kitty|jar|collection)|zur Seite|auf die Seite|beiseite|zurück|de côté
        |dans la (?:cagnotte|cagnotte commune)|aparte|a un lado|da parte|opzij|na bok|do skarbonki|de lado|de parte
        |undan|åt sidan
      )
    `,
  ),
  digits: 2,
  reason: 'what somebody saves',
};
/** "lost 120, won 40 back" */
const wonBack: Rule = {
  before: before('won|got|paid|gave'),
  after: after('back(?= ?$|[.,;!)]| (?:on|from|so|and|but))'),
  digits: 2,
  reason: 'a sum that came or went',
};
const pays: Rule = {
  before: before('pagam-me|paga-me|pagaram-me|me pagan|me pagaron|mi pagano|mi danno|on me paie|ils me paient'),
  after: new RegExp(`(?:${onward.source})|^ (?:al|por|per|par|pour|ao)(?!\\p{L})`, 'iu'),
  digits: 2,
  reason: 'what somebody earns',
};
/** "mi passa 350 per il bimbo", "verse 300 pour la petite": what is paid for a child. */
const forChild: Rule = {
  before: before(
    '(?:mi|gli|le|ci|me|nous|lui|nos) (?:passa|dà|da|verse|paie|paga|pasa|versa|donne|manda)|(?:pays|wants|gives) (?:me |us )?|zahlt(?: mir)?|betaalt|płaci|betalar',
  ),
  after: new RegExp(
    oneLine`
      ^ (?:(?:al mese|par mois|al mes|im Monat|a month) )?(?:per|por|para|pour|for|für|voor|na|för|i underhåll) (?:
        (?:il|la|lo|el|los|le|les|i|o|a|the|our|my|unser\p{L}{0,2}|den|die|das|nos|mon|ma|mijn|onze|vår) ){0,2}
      (?:${eitherCase(children)}|bimb[oaie]|nen[ea]s?|petite?s?|nipper|lad|peques?)(?!\p{L})
    `,
    'iu',
  ),
  digits: 2,
  reason: 'what is paid for a child',
};
const netPay: Rule = {
  before: before(
    'ganho|ganha|recebo|recebe|tiro|cobro|gano|gana|prendo|guadagno|zarabiam|zarabia|verdiene?|verdient|tjänar|verdien|gagne|touche|earn|make',
  ),
  after: after(
    'líquidos?|limpos|brutos?|limpios|netos|netti|puliti|lordi|na rękę|netto|brutto|nets?|bruts?|clean|gross|efter skatt|bar auf die Hand|cash in hand|schoon',
  ),
  digits: 3,
  reason: 'what somebody earns',
};
const rules: readonly Rule[] = [
  goods,
  verbLast,
  owing,
  repaid,
  givesBack,
  givesThemBack,
  repaidBefore,
  bidding,
  asking,
  turkishDeal,
  turkishPrice,
  raised,
  raisedTo,
  ...perHead,
  drawn,
  owingTo,
  polishFirst,
  italianPrice,
  putAside,
  wonBack,
  pays,
  forChild,
  netPay,
  ...unspaced,
];
/** "my wife 2100": who earns it, behind what another one earns. */
const nextEarner = new RegExp(
  oneLine`
    (?:到手|工资|月薪|年薪|收入|挣|赚)[^。\n]{0,20}[,，、](?:我?老婆|我?老公|妻子|丈夫|他|她)(?:也)?$
    |(?<!\p{L})\d+ ?k(?!\p{L})[^.!?\n]{0,32}, (?:i['’]?m|s?he['’]?s|my (?:${relatives})(?:['’]?s| is)) on $
    |(?<!\p{L})(?:
      verdiene?|kriege?|gagne|touche|gano|cobro|guadagno|prendo|ganho|recebo|tjänar|zarabiam|verdien|earn|make
      |alıyorum|geçiyor
    )(?!\p{L})[^.!?\n]{0,24}, (?:[oa] )?\p{L}{2,14} (?:
      kriegt|bekommt|verdient|touche|gagne|cobra|gana|prende|guadagna|recebe|ganha|får|tjänar|krijgt|verdient|dostaje
      |zarabia|gets|makes|earns
    )(?: only| nur| solo)? $
    |(?:到手|工资|月薪)[^。\n]{0,12}[,，]\p{Script=Han}{1,4}(?:拿|挣|赚)$
    |(?:手取り|給料|年収|月給)[^。\n]{0,12}、\p{Script=Han}{1,4}は$
  `,
  'iu',
);

/** Scores of games, marks of a school and points are won, lost and given as well. */
const counted = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      points?|goals?|score\p{L}{0,2}|level|match|game|exam|quiz|test|Punkte?n?|Tore?|Spiel|Prüfung|Klausur|buts|partie
      |examen|partido|puntos|punti|partita|esame|punten|wedstrijd|punkt\p{L}{1,3}|mecz\p{L}{0,2}|pontos|jogo|poäng
      |matchen|maç\p{L}{0,3}|puan\p{L}{0,3}|sınav\p{L}{0,5}|oyun\p{L}{0,3}|soru\p{L}{0,3}|film\p{L}{0,2}|takipçi|oy
      |adım|kalori|sayfa
    )(?!\p{L})
    |分数|考试|比赛|点数|試合|試験|ゲーム
  `,
  'iu',
);

const reasonOf = (amounts: readonly Amount[], left: string, rest: string): string | null => {
  const isDated = amounts.some(isYear);
  const rule = rules.find(
    ({ digits, year, before: ahead, after: behind }) =>
      amounts.every(isOfDigits(digits)) && behind.test(rest) && ahead.test(left) && !(isDated && year),
  );
  if (rule !== undefined) return rule.reason;
  if (amounts.every(isOfDigits(2)) && isRising(amounts, left, rest)) return 'what it cost and costs';
  if (amounts.every(isOfDigits(3)) && (onward.test(rest) || /^円?(?:です|だ)/u.test(rest)) && nextEarner.test(left))
    return 'what somebody earns';
  if (!amounts.every(isSum)) return null;
  if (standsIn(leftOver, left, rest) && (bills.test(left) || moneyWord.test(left))) return leftOver.reason;
  return leftUnspaced.test(left) && /^(?:$|[,，。块元了])/u.test(rest) && (bills.test(left) || moneyWord.test(left))
    ? leftOver.reason
    : null;
};

/** Why bare numbers are sums; null where nothing says so. */
export const everyday = (amounts: readonly Amount[], left: string, rest: string): string | null => {
  const reason = reasonOf(amounts, left, rest);
  return reason !== null && counted.test(left) ? null : reason;
};
