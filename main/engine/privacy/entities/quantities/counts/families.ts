import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { ourPartitives, partitives } from '../people/words';

/** Counts of those who live or work together, by label, by what is led, or beside the next count: "Household: 2 adults, 3 children". */

const people = [
  oneLine`
    (?:(?:small|young|little|older|younger|big|lovely|teenage|grown|adult|step|half)[ -])?(?:
      children|kids|kiddos|sons|daughters|boys|girls|lads|adults|siblings|brothers|sisters|grandchildren|grandkids
      |stepkids|stepchildren|twins|babies|toddlers|teens|teenagers|little ones|flatmates|housemates|roommates|lodgers
      |people|persons|members|dependants|dependents
    )
  `,
  oneLine`
    (?:(?:kleine|kleinen|große|erwachsene|minderjährige)[nr]? )?(?:
      Kindern?|Söhnen?|Töchtern?|Mädchen|Mädels|Jungs|Jungen|Buben|Erwachsenen?|Geschwistern?|Brüdern?|Schwestern
      |Mitbewohner(?:n|innen)?|Personen|Leuten?|Enkeln?|Enkelkindern?|Zwillingen?|Köpfen?|Stiefkindern?|Pflegekindern?
    )
  `,
  '(?:petits? |jeunes |grands )?(?:enfants|fils|filles|garçons|adultes|frères|s(?:œ|oe)urs|colocs|colocataires|personnes|ados|petits-enfants|gosses|gamins|mômes|bébés)',
  'hij[oa]s|mell?iz[oa]s|gemel[oa]s|niñ[oa]s|adultos|herman[oa]s|compañer[oa]s de piso|personas|niet[oa]s|chic[oa]s|peques|miembros|menores|críos',
  'figli[ae]?|figlie|gemell[ie]|bambin[ie]|maschi(?:etti)?|femmin(?:e|ucce)|adulti|fratelli|sorelle|coinquilin[ie]|persone|nipot[ie]n?[ie]?|componenti|minori|ragazz[ie]|bimb[ie]',
  '(?:kleine |jonge )?(?:kinderen|zoons|zonen|dochters|jongens|meisjes|meiden|volwassenen|broers|zussen|huisgenoten|personen|mensen|kleinkinderen|stiefkinderen|pubers)',
  oneLine`
    dzieci|synów|synami|córki|córek|córkami|chłopców|chłopaków|dziewczyn(?:ki|ek|y)?|dorosłych|osób|osoby|osobami
    |braci|braćmi|sióstr|siostry|siostrami|współlokator\p{L}{1,5}|wnuków|wnucząt|rodzeństwa|dziećmi
  `,
  'filh[oa]s|menin[oa]s|crianças|adultos|irmãos|irmãs|pessoas|amig[oa]s|net[oa]s|dependentes|miúd[oa]s|putos',
  'barn|söner|döttrar|pojkar|flickor|killar|tjejer|vuxna|syskon|bröder|systrar|kompisar|personer|barnbarn|bonusbarn|tonåringar|stycken',
  'çocu[kğ]\\p{L}{0,7}|kardeş\\p{L}{0,6}|kişi\\p{L}{0,6}|yetişkin\\p{L}{0,4}|ev arkadaş\\p{L}{0,6}|oğlan|kız|oğl\\p{L}{2,4}|torun\\p{L}{0,5}',
].join('|');
const staff = oneLine`
  (?:(?:full|part)[ -]time |young |good |junior |permanent )?(?:
    staff|employees|people|colleagues|workers|hands|apprentices|interns|temps|nurses
    |\p{L}{3,12}(?:ers|ists|ors|men|cians)
  )|Mitarbeiter(?:n|innen)?|Leuten?|Angestellten?|Beschäftigten?|Azubis|Lehrlingen?|Gesellen|Mann|Köpfen?|salariés
  |employés|personnes|collègues|collaborateurs|ouvriers|apprentis|empleados|trabajadores|personas|operarios|dipendenti
  |persone|operai|collaboratori|addetti|medewerkers|werknemers|mensen|personeelsleden|man(?: personeel)?|pracowników
  |osób|osoby|ludzi|funcionários|empregados|trabalhadores|pessoas|colaboradores|anställda|personer|medarbetare|stycken
  |man|çalışan\p{L}{0,5}|kişi\p{L}{0,6}|personel\p{L}{0,4}|işçi\p{L}{0,5}
`;
const other = '(?:(?:other|andere[nr]?|autres|otr[oa]s|altr[ie]|outr[oa]s|andra) )?';
const counted = new RegExp(`^[ -]${other}(?:${people}|${staff})(?!\\p{L})`, 'iu');
const peopleBehind = new RegExp(`^[ -]${other}(?:${people})(?!\\p{L})`, 'iu');

const firm = oneLine`
  company|firm|business|shop|store|bakery|salon|workshop|garage|café|cafe|restaurant|pub|kiosk|nursery|practice|agency
  |startup|charity|studio|farm|dealership|joinery|plumbing|builders?|contractors?|Betrieb|Firma|Unternehmen|Bäckerei
  |Metzgerei|Salon|Werkstatt|Praxis|Kanzlei|Agentur|Laden|Zimmerei|Tischlerei|Schreinerei|Malerbetrieb|Gärtnerei|Kiosk
  |Gasthof|Imbiss|Büro|Handwerksbetrieb|Familienbetrieb|Kita|boîte|entreprise|société|PME|TPE|boutique|boulangerie
  |resto|atelier|cabinet|agence|garage|salon|start-up|ferme|empresa|pyme|taller|tienda|panadería|bar|peluquería
  |negocio|despacho|estudio|granja|consultora|azienda|ditta|impresa|officina|negozio|panificio|ristorante|bar|studio
  |agenzia|cooperativa|bottega|bedrijf(?:je)?|zaak|winkel|bakkerij|salon|garage|praktijk|bureau|werkplaats|kapsalon
  |firma|zakład|sklep|piekarnia|warsztat|salon|biuro|restauracja|gospodarstwo|spółka|loja|padaria|oficina|restaurante
  |escritório|fábrica|clínica|quinta|pastelaria|företag|firma|butik|bageri|verkstad|salong|restaurang|byrå|kontor|gård
  |förskola
`;
/** "Kleiner Betrieb, 8 Leute", "Zimmerei Holtkamp, 11 Mitarbeiter", "Harlow Joinery, 12 people": behind what they work at. */
const atWork = {
  before: new RegExp(
    oneLine`
      (?:
        (?<!\p{L})(?:${firm})(?!\p{L})[^.!?;:\n\d]{0,32}
        |(?<![\p{L}'’-])\p{Lu}[\p{L}'’&-]{1,20}(?: (?:&|${and}))?(?: \p{Lu}[\p{L}'’&-]{1,20}){1,3}
      )(?:, | \(|: ?| [–—-] )(?:
        with |mit |avec |con |met |z |com |med |about |rund |knapp |environ |unos |circa |ongeveer |około |cerca de |ungefär )?$
    `,
    'u',
  ),
  after: new RegExp(
    `^ (?:${staff})(?=$|[,;:!?)\\n]|\\.(?!\\d)| (?:${and}|in|aus|à|dans|de|no|kein\\p{L}{0,2}|since|seit)(?!\\p{L}))`,
    'u',
  ),
};
/** "une boîte de 22", "a firm of 9": so many, where nothing else is counted. */
const sized = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      on est|nous sommes|c['’]est|je (?:dirige|gère)|i (?:run|own|manage)|we(?:['’]re| are| run)|it['’]s|somos|dirijo
      |tengo|siamo|ho|we zijn|wir sind|ich (?:leite|führe)|vi är|temos|tenho
    ) (?:an? |une? |una |un |eine? |een |en |ett |uma )?
    (?:(?:small|little|tiny|family|petite|kleine[rs]?|pequeñ[oa]|piccol[oa]|klein|liten|pequena) )?
    (?:${firm}|team|équipe|equipo|Team|squadra|equipe) (?:of|de|con|di|van|von|mit|med|på|com) $
  `,
  'iu',
);

const household = oneLine`
  household(?: size)?|people in (?:the |my |our )?(?:household|home|house)|family size|Haushalt(?:sgröße|smitglieder)?
  |Personen im Haushalt|Bedarfsgemeinschaft|foyer|ménage|composition (?:du foyer|familiale)|unidad familiar|hogar
  |núcleo familiar|nucleo familiare|stato di famiglia|gezin(?:ssamenstelling|sleden)?|huishouden|gospodarstwo domowe
  |agregado familiar|núcleo familiar|hushåll(?:et)?|familj(?:en)?|hane(?: ?halkı)?|wir sind|we are|nous sommes|somos
  |siamo|vi är|we zijn|jesteśmy
`;
const amount =
  "(?:number|no\\.?|nr\\.?|count) of|Anzahl(?: der)?|Zahl der|nombre (?:d['’]|de )|nb (?:d['’]|de )?|número de|numero (?:di )?|nº de|n° (?:di|de)|aantal|liczba|ilość|antal";
const dependent = oneLine`
  dependants|dependents|kids|children|siblings|employees|staff|Kinder|unterhaltsberechtigte \p{L}{5,8}|Geschwister
  |Mitarbeiter(?:zahl)?|Beschäftigte|enfants(?: à charge)?|personnes à charge|salariés|effectif|hijos(?: a cargo)?
  |personas (?:a cargo|en el hogar|convivientes)|empleados|figli(?: a carico)?|familiari a carico
  |(?:persone|familiari) conviventi|dipendenti|kinderen|thuiswonende kinderen|medewerkers|dzieci(?: na utrzymaniu)?
  |osób (?:w gospodarstwie|na utrzymaniu)|pracowników|filhos|dependentes|pessoas (?:a cargo|no agregado)|funcionários
  |barn|hemmaboende barn|anställda|çocuk|kardeş|çalışan|bakmakla yükümlü\p{L}{0,20}
`;
/** "Household: 2 adults", "Number of dependants: 4", "Personas a cargo: 2", "Çocuk sayısı: 3": a form's line. */
const form = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${household}|(?:(?:${amount}) ?)?(?:${dependent})(?: (?:in|im|à|a|en|w|no|i) \p{L}{2,12}(?: \p{L}{2,12})?)?
      |(?:${dependent}|hane ?halkı|aile birey\p{L}{0,4}|ailedeki kişi) sayısı
    ) ?[:=] ?$
  `,
  'iu',
);
const inBare = new RegExp(`(?<!\\p{L})(?:${household}) ?[:=] ?$`, 'iu');
const formEnds = /^(?:$|\n|[.,;)|](?!\d)|\s{2})/u;

/** Whom somebody lives with or brings up: "vivo con 3 compañeros", "alleinerziehend mit 2". */
const livingWith = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:live|lives|living|staying|stay|share|sharing|moved in)(?: \\p{L}{1,10}){0,3} with(?: my| the)?',
    oneLine`
      (?:single|solo|lone) (?:mum|mom|mam|mother|dad|father|parent) (?:of|to|with)
      |(?:mum|mom|mam|dad|mother|father|parent|nan|grandma|granny) (?:of|to)|raising|bringing up
      |(?:me|partner|wife|husband|mum|dad),? (?:and|&) (?:my|our|the)|wife and|husband and|left behind
    `,
    oneLine`
      (?:wohne|wohnen|wohnt|lebe|leben|lebt|WG|zusammen)(?: \p{L}{2,10}){0,2} mit(?: meinen)?
      |alleinerziehend(?:e|er)?,?(?: \p{L}{4,8})? (?:mit|von)|Mama von|Papa von|(?:Mutter|Vater) von
      |erziehe(?: allein)?
    `,
    oneLine`
      (?:vis|vivons|vit|habite|habitons|loge|coloc(?:ation)?|seule?|solo)(?: \p{L}{1,10}){0,2} avec
      |(?:maman|papa|mère|père|mamie)(?: solo| célibataire)? (?:de|à)|élève(?: seule?)?
    `,
    '(?:vivo|vive|vivimos|convivo|comparto (?:piso|casa))(?: \\p{L}{1,8})? con(?: mis)?|(?:madre|padre|mamá|papá|mami) (?:solter[oa] )?de|crío(?: sol[oa])? a|sol[oa] con',
    '(?:vivo|abito|vive|viviamo|convivo|casa)(?: \\p{L}{2,8})? con(?: i miei| le mie)?|(?:mamma|papà|madre|padre)(?: single)? di|cresco(?: da sol[oa])?|sol[oa] con',
    '(?:woon|wonen|woont|leef)(?: \\p{L}{2,8}){0,3} met(?: mijn)?|(?:moeder|vader|mama|papa) van|alleenstaande (?:moeder|vader|ouder) (?:van|met)|voed(?: \\p{L}{2,8})?',
    'mieszka(?:m|my)(?: \\p{L}{1,8})? ze?|wychowuj(?:ę|emy)(?: sam[aoi]?)?|(?:mam[ay]|matk[aą]|tata|ojciec) (?!\\p{L}+m(?!\\p{L}))',
    '(?:moro|moramos|vivo|divido (?:casa|apê|o apartamento))(?: \\p{L}{1,8})? com|(?:mãe|pai|mamã)(?: solteir[oa]| solo)? de|crio(?: sozinh[oa])?|sozinh[oa] com',
    '(?:bor|lever)(?: \\p{L}{2,8}){0,2} med|ensamstående(?: \\p{L}{4,8})? (?:med|till)|(?:mamma|pappa) till',
    "(?:tengo|hab|habe|haben|ho|heb|hebben|heeft|tenho|har|mam|mamy|wir haben|we have|i have|j[’']ai|on a|avons)",
  ].join('|')}) $`,
  'iu',
);

/** "Vi är 9 på jobbet", "somos 12 en la empresa": whoever speaks is one of them. */
const we = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      somos|éramos|vivimos|siamo(?: in)?|eravamo(?: in)?|we(?:['’]re| are) (?:down to|back to|up to)|viviamo in
      |moramos|vivemos|we zijn met(?: z['’]n)?|jest nas|mieszka nas|(?:on est|nous sommes)|vi är
      |(?:sind|waren|wohnen|leben) wir|wir (?:sind|waren)|bei uns(?: \p{L}{2,8})? (?:sind|wohnen|leben)
      |(?:
        ons gezin|onze (?:zaak|ploeg)|ma boîte|notre (?:famille|foyer|boîte|équipe)|unsere (?:Familie|Firma)
        |our (?:family|household|team|firm)|mi (?:familia|empresa)|nuestr[oa] (?:familia|hogar|empresa)
        |la nostra (?:famiglia|ditta)|nasza rodzina|minha família|vår familj
      ) (?:telt|compte|zählt|counts|has|hat|cuenta con|tiene|conta|liczy|tem|har)
    )(?: (?:
        now|nur|jetzt|plus que|encore|ya|solo|só|già|nog|maar|bara|nu|już|tylko|insgesamt|todos|tutti|en tout|totaal
        |totalt|razem
      ))? $
  `,
  'iu',
);
const us = {
  before: /(?<!\p{L})there(?:['’]?s| is| are| were|['’]ll be) (?:only |just |now |still )?$/iu,
  after: /^ of us(?!\p{L})/iu,
};
const together = {
  before: /(?<!\p{L})(?:sind|leben|wohnen|waren) (?:hier |nur |jetzt |wir )?zu $/iu,
  after: /^(?: (?:auf|in) \d)/u,
};
/** Of a company, a place of work or a home, where the count says nothing else. */
const where = new RegExp(
  oneLine`
    ^ (?:
      (?:lá |aquí |hier |här |qui |ici )?(?:em casa|en casa|in casa|a casa|à la maison|zu ?[Hh]ause|thuis|hemma)
      |(?:en|in|na|no|dans|på|w|op|i|im|am|bei|at|on) (?:
        (?:la|el|mi|nuestra|ditta|notre|ma|der|de|den|mijn|ons|minha|a|o|das|dem|il|lo|the|our|my|unserer) ?
      )?(?:
        empresa|oficina|taller|trabajo|equipo|ditta|azienda|ufficio|squadra|boîte|boulot|équipe|bureau|zaak|werk
        |kantoor|firmie|pracy|biurze|firma|jobbet|firman|kontoret|laget|Firma|Betrieb|Team|Büro|Haus|work|team
      )
    )(?!\p{L})
  `,
  'iu',
);
const most = 40;
/** "2 a 1" */
const score = new RegExp(`^ (?:a|à|zu|to|tegen|contre|mot|do|${and}) \\d`, 'u');
/** A firm with more is known to all. */
const digitsOfSmall = 3;

/** "foyer de 4 personnes", "WG mit 5" */
const homeOf =
  /(?<!\p{L})(?:foyer|ménage|famille|coloc(?:ation)?|familia|hogar|família|agregado|gezin|huishouden|hushåll|familj|rodzina|Haushalt|WG|Familie) (?:de|van|mit|von|på|z|met) $/iu;

/** A part of them: "vier Kinder, zwei davon in der Schule". */
const part = {
  before: new RegExp(
    `\\d (?:${people})(?: \\p{L}{2,12}){0,2}(?:, | \\(|,? (?:${and}) |,? (?:davon|darunter|of whom|dont|de los cuales|di cui|waarvan|w tym|dos quais|varav) )$`,
    'iu',
  ),
  after: new RegExp(
    `^ (?:${partitives}|under (?:18|school age)|(?:still )?at school|schulpflichtig|mineurs?|menores|minorenni|minderjarig|niepełnoletni\\p{L}{1,2}|minderjährig)(?!\\p{L})`,
    'iu',
  ),
};

/** "We are 6 in the office, 2 of us": behind the whole, in its sentence. */
const ourPart = {
  before: /\d(?!\d|[.,:]\d| ?[%€$£])[^.!?\n\d]{0,40}[ (]$/u,
  after: new RegExp(`^ (?:${ourPartitives})(?!\\p{L})`, 'iu'),
};

const turkish =
  /^ (?:kişiyiz|kardeşiz|çocukluyuz|kişi (?:çalış|yaş|kal|otur)\p{L}{0,3}[ıiuü]yoruz|kişilik (?:bir )?(?:aile|ekip)\p{L}{0,6}|(?:ev )?arkadaşımla|kişi var(?!\p{L}))/iu;
const turkishBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      evde|ailede|hanede|atölye\p{L}{0,4}|şirket\p{L}{0,4}|dükkan\p{L}{0,4}|ofis\p{L}{0,3}|iş ?yer\p{L}{0,5}
      |fabrika\p{L}{0,3}|restoran\p{L}{0,3}|ekip\p{L}{0,4}|yükümlü \p{L}{4,10}
    )(?: (?:biz|toplam|sadece|şu an))? $
  `,
  'iu',
);

const unspaced = {
  before: new RegExp(
    oneLine`
      (?:
        社員|従業員|職員|スタッフ|アルバイト|パート|部下|子供|子ども|こども|きょうだい|兄弟|姉妹|扶養(?:家族|親族)?
        |家族構成|同居(?:人|家族)?|世帯(?:人員|人数)?|家庭(?:人口|人数|成员|成員)|兄弟姐妹|兄弟姊妹|姐妹|子女|孩子
        |小孩|员工|員工|手下|室友|雇员|职工
      )(?:人数|数|總數|总数)?(?:は|が|有|共|就|只有|一共|是|为|為)?[:：、,，]? ?$
    `,
    'u',
  ),
  after:
    /^(?:人|名)(?![目前気氣分生の]?[前気氣分生目])|^[个個名位](?![月小]|人(?:资|信))|^口人?(?!径)|^$|^[\n,，。、；;]/u,
  alone: /^人(?:で(?:暮らし|住んで|生活|共働き)|暮らし|家族|世帯|きょうだい|兄弟|姉妹)|^[个個]室友/u,
};

/** What somebody keeps or lets: "62 Milchkühe", "four flats". */
const belongings = new RegExp(
  oneLine`
    ^[ -](?:\p{L}{3,12} )?(?:
      cows|cattle|sheep|goats|pigs|horses|hens|hives|flats|apartments|houses|properties|tenants|\p{L}{0,8}[kK]ühe
      |Rinder|Schafe|Ziegen|Schweine|Pferde|Hühner|Bienenvölker|Wohnungen|Häuser|Mieter|vaches|bovins|brebis|moutons
      |chèvres|chevaux|poules|ruches|appartements|logements|maisons|vacas|ovejas|cabras|caballos|gallinas|colmenas
      |pisos|apartamentos|mucche|vacche|pecore|capre|cavalli|galline|arnie|appartamenti|koeien|schapen|geiten|paarden
      |kippen|appartementen|woningen|krow[ay]|krów|owiec|owce|kóz|koni|kur|mieszkania|mieszkań|ovelhas|cavalos
      |galinhas|casas|kor|får|getter|hästar|höns|djur|lägenheter|inek|koyun|keçi|daire
    )(?!\p{L})
  `,
  'u',
);
/** Who has them is in the verb. */
const inVerb =
  /(?<!\p{L})(?:tengo|tenemos|tenho|temos|ho|abbiamo|mam|mamy|alquilo|allevo|hoduję)(?: \p{L}{1,9}){0,2} $/iu;
/** "Mi abuela tuvo nueve hijos", "Miał ośmioro wnuków", "daycare for two kids" */
const hadBy = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      tuvo|tuvieron|ha avuto|ebbe|a eu|ont eu|hatte|hatten|had|teve|tiveram|miał[ay]?|mieli|kreeg|kregen|fick|hade
      |pros|p(?:a|ra) (?:os|as)|daycare for|nursery for|childcare for|w\/?
      |(?:leder|leite|leid|leads?|manages?|dirijo|gestisco|coordeno|kieruję)|somos padres de|padres de
      |parents? (?:of|de)|genitori di|ouders van|rodzicami|pais de|föräldrar till|employ(?:s|ons)?|nous employons
      |zatrudniam(?:y)?|beschäftigen?|empleo|empleamos|anställer|i['’]ve(?: got)?|we['’]ve(?: got)?|abbiamo|tenemos
      |temos
    ) $
  `,
  'iu',
);
/** "Verheiratet, zwei Kinder", "nursery £940 a month for two kids", "en arriendo, con dos hijos": children of somebody. */
const children = new RegExp(
  oneLine`
    ^[ -](?:(?:small|young|little|kleine[nr]?|petits?|jeunes) )?(?:
      children|kids|Kindern?|enfants|gosses|hij[oa]s|niñ[oa]s|figli|bambini|kinderen|dzieci|filh[oa]s|crianças|barn
      |grandchildren|Enkel(?:n|kindern?)?|petits-enfants|niet[oa]s|nipoti|kleinkinderen|wnuków|net[oa]s|barnbarn
    )(?!\p{L})
  `,
  'iu',
);
const ofChildren = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})(?:
        married|divorced|widowed|separated|single|verheiratet|geschieden|ledig|verwitwet|getrennt|mariée?|divorcée?
        |pacsée?|séparée?|casad[oa]|divorciad[oa]|separad[oa]|sposat[oa]|divorziat[oa]|getrouwd|gescheiden|żonaty
        |zamężna|rozwiedzion[ya]|gift|skild
      )(?:,| with| mit| avec| con| met| com| med| und| and| et| y| e| en| och)
      |(?<!\p{L})(?:nursery|childcare|daycare|kita|crèche|cantine|guardería|asilo|opvang|żłobek|creche|förskola)
      (?!\p{L})[^.!?\n]{0,24} (?:for|für|pour|para|per|voor|dla|för)|, (?:with|mit|avec|con|met|z|com|med)
    ) $
  `,
  'iu',
);
/** Of a sentence without a verb: "Three kids here, youngest is", "Troje dzieci, najmłodsze ma". */
const opening = /(?:^|[.!?\n] ?)$/u;
const closing = new RegExp(
  oneLine`
    ^ (?!
      (?:
        people|persons?|Personen|Leute|Mann|personn?es|personas|persone|mensen|personen|osób|osoby|pessoas|personer
        |members|hands|kişi
      )(?!\p{L})
    )\p{L}{3,14}(?:
      ,|\.(?!\d)|$
      | (?:
        dont|davon|darunter|including|here|at home|zu ?[Hh]ause|à la maison|en casa|a casa|thuis|w domu|em casa|hemma
      )(?!\p{L})
    )
  `,
  'u',
);
/** 我请了5个工人, 他有七个孙辈, 牛80頭いて */
const ownUnspaced = {
  before:
    /(?:我|我家|我们|他|她|他们|老板)[^。，,\n]{0,12}(?:有|请了|雇了|雇|带|養|养了?)$|(?:牛|羊|豚|鶏|馬)$|孫(?:は|が)$/u,
  after: /^ ?(?:[个個名位]\p{Script=Han}{1,3}|[头頭匹只隻羽]|人)/u,
};

/** Whether a number counts the animals that somebody keeps, or the flats that somebody lets. */
export const isBelonging = (left: string, right: string): boolean =>
  belongings.test(right) && (isPersonBefore(left) || inVerb.test(left));

/** Whether a number counts those who live or work together, by what stands around it. */
export const isFamily = (left: string, right: string, digits: string): boolean => {
  if (unspaced.alone.test(right)) return true;
  if (/^[\p{Script=Han}\p{Script=Hiragana}\n,，。、；;]|^$/u.test(right) && unspaced.before.test(left))
    return unspaced.after.test(right);
  if (formEnds.test(right) ? form.test(left) && !/(?:are|sind|sommes|somos|siamo|är|zijn)[ :=]+$/iu.test(left) : false)
    return true;
  if (us.after.test(right)) return us.before.test(left);
  if (together.after.test(right)) return together.before.test(left);
  if (turkish.test(right)) return !/kişi var/u.test(right) || turkishBefore.test(left);
  if (Number(digits) <= most && (where.test(right) || (onward.test(right) && !score.test(right))) && we.test(left))
    return true;
  if (onward.test(right) && sized.test(left)) return true;
  if (standsIn(part, left, right)) return true;
  if (ourPart.after.test(right)) return ourPart.before.test(left);
  if (onward.test(right) || peopleBehind.test(right) ? homeOf.test(left) : false) return true;
  if (standsIn(ownUnspaced, left, right)) return true;
  if (!counted.test(right)) return false;
  if (Number(digits) <= most && opening.test(left) && closing.test(right)) return true;
  return (
    (peopleBehind.test(right) && hadBy.test(left)) ||
    (children.test(right) && ofChildren.test(left)) ||
    inBare.test(left) ||
    form.test(left) ||
    we.test(left) ||
    (peopleBehind.test(right) && livingWith.test(left)) ||
    (digits.length <= digitsOfSmall && standsIn(atWork, left, right))
  );
};

/** From one count to the next: "2 Erwachsene, 3 Kinder", "2 girls and 3 boys", "3 kids and 2 dogs". */
export const next = new RegExp(
  oneLine`
    ^ (?:\p{L}{2,14} ){0,1}\p{L}{2,16}(?:,|,? (?:${and}|&|plus|\+)|のほか)
    (?: (?:a|of|with|mit|avec|con|met|z|com|med))? $|^ ?[个個名位人]?\p{Script=Han}{1,4}[,，、和跟]$
  `,
  'iu',
);
/** What may stand behind that one. */
export const isCountedBehind = (right: string): boolean =>
  counted.test(right) ||
  /^ (?:cats?|dogs?|pets|horses|Katzen?|Hunde?|chats?|chiens?|gat[oa]s|perr[oa]s|gatti|cani|katten|honden|koty?|psy|cães|cachorros|katter|hundar|kedi\p{L}{0,3}|köpek\p{L}{0,3})(?!\p{L})/iu.test(
    right,
  );
