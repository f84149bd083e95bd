import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** What money came from or went to: earned, spent, asked, offered, bought for. */

/** What somebody did with money, right before a sum: "put down 20k", "left us 40 thousand". */
export const handled = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:i|we|s?he|they) received|(?:bill|total|it) (?:came|comes) to|bet|erhielt|erhalten|reçu|vendu|acheté|payé
        |recibí|recibió|cobré|ricevuto|ontving|ontvangen|dostał\p{L}{0,2}|otrzymał\p{L}{0,2}|recebi|recebeu
        |put (?:down|away|aside|in|up)|puts (?:down|away|aside|in)|borrow(?:s|ed|ing)?|saved(?: up)?|saving|spen[dt]
        |spending|inherited|invested|withdr[ae]w|deposited|blew|burned through
        |left (?:each of |both of )?(?:me|us|him|her|them)|took home|takes? home|bring(?:s|ing)? (?:home|in)
        |brought (?:home|in)|charg(?:ed|es)|quoted|billed|fined|clear(?:s|ed)?|cashed out|scammed out of|sued for
        |settled for|shell(?:ed|ing) out|cough(?:ed)? up|fork(?:ed)? out|ausgegeben|gespart|geerbt|angelegt|investiert
        |abgehoben|hinterl\p{L}{3,6}|verzockt|verprasst|abgedrückt|hingeblättert|geblecht|dépensé|économisé|hérité
        |investi|retiré|légué|claqué|gasté|gastó|gastamos|ahorré|heredé|heredó|invertí|saqué|dejó|dejaron|speso
        |risparmiato|ereditato|investito|prelevato|lasciato|uitgegeven|gespaard|geërfd|geïnvesteerd|wydał\p{L}{0,2}
        |odłożył\p{L}{0,2}|odziedziczył\p{L}{0,2}|wpłacił\p{L}{0,2}|zostawił\p{L}{0,2}|gastei|gastou|poupei|herdei
        |herdou|investi|deixou|spenderade|sparat|ärvde|ärvt|investerade|harcadım|biriktirdim|yatırdım
      )(?: (?!in(?!\p{L}))\p{L}{1,12}){0,2} (?:d['’])?$
    `,
    'iu',
  ),
);
/** A large sum that came or went: "got half a million from", where "got 1450 on the test" is none. */
export const came = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:i|we|they)['’]ve|have|has|had|need|needs|own|owns|put|owe|owes|lend|lends|cost|costs|brauch\p{L}{1,2}
      |besitz\p{L}{1,2}|kost\p{L}{1,3}|leih\p{L}{1,2}|prêt\p{L}{1,3}|coût\p{L}{1,3}|il (?:me|nous) faut|besoin de
      |necesit\p{L}{1,5}|presta|cuesta|debe|serve|servono|costa|deve|chiede|nodig|kost|potrzebuj\p{L}|preciso de
      |precisa de|har|behöver|soll(?:en)?|got|get|getting|won|win|lost|lose|made|make|worth|hat|habe|haben|hab
      |bekam\p{L}{0,2}|bekomm\p{L}{1,2}|gewonnen|verloren|j['’]ai|eu|gagné|perdu|touché|vaut|tengo|gané|ganó|perdí
      |vale|ho|vinto|perso|heb|kreeg|won|verloor|mam|wygrał\p{L}{0,2}|stracił\p{L}{0,2}|ganhei|perdi|vann|förlorade
    )(?: (?:
        ${hedges('about', 'nearly', 'over')}|wir|ich|un|a
      )){0,2} $
  `,
  'iu',
);
/** What someone asks to be paid: "ich wollte 72.000 im Jahr". */
export const wanted = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        wollte|möchte|verlang\p{L}{1,3}|forder\p{L}{1,3}|hätte gern|asked for|want(?:s|ed)?|expect\p{L}{0,3}
        |hoping for|aim(?:ing)? for|demand\p{L}{1,4}|voudrais|veux|voulais|quiero|quería|pedí|pido|pedir|vorrei|volevo
        |chie(?:do|sto|devo)|wil|wilde|vroeg|chcę|chciał\p{L}{1,2}|quero|queria|pedi|vill ha|ville ha
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** "an offer for 185k" */
export const offers = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      offer(?:s|ed|ing)?|base|sign-on|salary|raise|counter(?:ed|offer)?|negotiat\p{L}{1,4}|RSUs?|comp|compensation
      |bietet|bieten|biete|Angebot|Gehalt\p{L}{0,12}|brutto|poste|salaire|proposé|oferta|ofrecen|sueldo|stipendio
      |offerta|salaris|aanbod|pensj\p{L}|salário|proposta|lön\p{L}{0,2}
    )(?!\p{L})
  `,
  'iu',
);
/** Someone came to it or lost it: "3 Mio geerbt", "inherited 2 million". */
export const gained = new RegExp(
  oneLine`
    ^(?:,? (?:die|das|which|that|que|che|dat|som|które) \p{L}{1,8})? (?:
      verzockt|verspielt|verprasst|geklaut|gestohlen|gezockt|abgedrückt|rausgehauen|kosten|gekostet|istiyor(?:lar)?
      |ödüyorum|ödüyoruz|alıyorum|kazanıyorum|veriyorum|borcum|locker ?gemacht|draufgezahlt|zurückgelegt|angespart
      |eingenommen|geerbt|gewonnen|geliehen|geborgt|ausgeliehen|vorgestreckt|gegeben|geschenkt|abgebucht|verlangt
      |gefordert|bewilligt|genehmigt|zurückgezahlt|abbezahlt|kassiert|geleend|gekregen|betaald|overgemaakt|schuldig
      |lånat|fått|borcu[mn]?|borç(?:luyum)?|verdient|verloren|gespart|ausgegeben|bezahlt|überwiesen|auf dem Konto
      |auf der Bank|in the bank|on my account|en banque|sur mon compte|en el banco|en mi cuenta|in banca|sul conto
      |op de bank|na koncie|no banco|na conta|på kontot
    )(?!\p{L})
  `,
  'iu',
);
/** Who asks, offers or approves a sum: "the bank approved 260k", "der Vermieter will 900". */
export const asked = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        they|he|she|sie|er|ils?|elles?|ell[oa]s?|loro|ze|zij|oni|eles|bank|landlord|landlady|boss|mechanic|plumber
        |lawyer|dentist|insurers?|insurance|seller|buyer|agent|university|ex|Vermieter(?:in)?|Chef(?:in)?|Werkstatt
        |Anwalt|Anwältin|Handwerker|Versicherung|Käufer|Verkäufer|Makler(?:in)?|proprio|propriétaire|banque|garagiste
        |garage|assurance|patron|casero|casera|banco|jefe|taller|seguro|abogad[oa]|padrone|proprietario|banca|capo
        |meccanico|avvocato|huisbaas|huurbaas|baas|verhuurder|właściciel\p{L}{0,2}|szef|mechanik|senhorio|patrão
        |oficina|hyresvärd\p{L}{0,2}|banken|chefen|verkstaden
      )(?: (?!(?:in|until|since|bis|seit)(?!\p{L}))\p{L}{1,14}){0,2} (?:
        approved|approves|granted|offer(?:ed|s)?|quoted?|quotes|want|wants|wanted|demands?|charge|asks for|asked for
        |charged|charges|is asking(?: for)?|verlangt|will|wollte|fordert|bietet|bewilligt|réclame|demande|veut|propose
        |pide|exige|quiere|ofrece|chiede|vuole|offre|vraagt|vroeg(?:en)?|wilden?|wil|biedt|chce|żąda|pede|quer|oferece
        |begär|vill ha|kräver|erbjuder
      )(?: (?:me|us|mir|uns|nog|noch|now|jetzt|about|around|nun|mi|ci|mij|ons|mig|oss))? $
    `,
    'iu',
  ),
);
/** What somebody bought or sold something for. */
export const boughtFor = new RegExp(
  `(?<!\\p{L})(?:for|für|um|pour|por|per|voor|za|för)(?: (?:${hedges('about', 'only')}))? $`,
  'iu',
);
export const bought = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        bought|sold|gekauft|kaufte|geholt|verkauft|verkaufte|geschossen|ersteigert|acheté|vendu|compré|compró|vendí
        |vendió|comprato|venduto|gekocht|verkocht|kupił\p{L}{0,2}|sprzedał\p{L}{0,2}|comprei|comprou|vendi|vendeu
        |köpte|sålde|köpt|sålt
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** What is bought stands behind: "für 449 ne Kamera". */
export const anArticle =
  /^ (?:an?|['’]?ne|nen|eine?[nr]?|ein|das|den|die|une?|la|le|un[oa]?|el|il|een|het|uma?|en|ett) (?=\p{L})/iu;
