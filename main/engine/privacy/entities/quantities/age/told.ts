import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { matched, standsIn } from '../../../text/around';
import { shortMonths } from '../dates/months';
import { isPersonBefore, parties, personWords } from '../people/before';
import {
  aged,
  countables,
  eitherCase,
  elder,
  persons,
  possessives,
  relatives,
  several,
  siblings,
  turkishKin,
} from '../people/words';
import { span } from './cues';
import { isOfMatch } from './imagined';
import { hedge, isOfSmallChild } from './infants';
import { asTens } from './tens';

/** Ages as they are told: of the eldest and the youngest, past a number, as a decade, of a time in a life. */

const whose = `${possessives}|the|die|der|das|mes|nos|ses|leurs?|le|la|l['’]|mis|el|il|i miei|de|het|moje|o meu|a minha|o|a|mitt|mina|benim|büyük|küçük`;
const kin = `${relatives}|${siblings}|${turkishKin}`;
const is = oneLine`
  (?:
    ['’]s|['’]re|['’]m|am|bin|bist|ben|soy|sou|sono|jestem|is|are|was|were|turns|turned|will be|['’]ll be|would be
    |must be|ist|sind|war|wird|werden|est|a|ont|avait|aura|es|son|tiene|tienen|tenía|ha|hanno|aveva|zijn|was|wordt
    |heeft|ma|mają|miał\p{L}{0,2}|skończył\p{L}{0,2}|tem|têm|tinha|fez|är|var|blir|fyller
  )
`;

/** "my eldest is almost 14", "both of us are over 60", "dude is like 45", "oma ist stolze 96". */
const ofSomebody = wordPattern(
  new RegExp(
    `(?<![\\p{L}'’-])(?:(?:${whose}) ?(?:\\p{L}{3,14} )?(?:${eitherCase(oneLine`
        ${kin}|${aged}|boss|landlord|landlady|neighbou?r|Chef(?:in)?|Vermieter(?:in)?|baas|jefe|jefa|patron(?:ne)?
        |proprio
      `)})(?: \\p{L}[\\p{L}'-]{1,20})?|(?:${elder}|grandson|granddaughter|${turkishKin}|ben)|(?:both|all|one|neither|each) of (?:us|them|you)|i|you|s?he|they|who|dude|guy|both(?: (?:my )?parents)?|ich|er|sie|die beiden|beide|ik|hij|zij|ze|jag|han|hon|jeg|hun|jestem)(?: (?:both|all|beide|båda|allebei|oboje))? ?${is}? (?:${hedge}){0,2}$`,
    'iu',
  ),
);
/** A verb, and no preposition alone: "she 40" is nobody's. */
const verbLast = new RegExp(`(?:${is}|m) (?:${hedge}){0,2}$`, 'iu');
/** Nothing that is counted or measured follows, only how a clause goes on. */
const goesOn = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?![\d\p{L}])| [—–-] |…
      | (?:
        and|but|so|or|n|with|who|that|if|when|because|bc|cause|cuz|come|come (?:June|May)|going on|is|isn['’]t|are|at
        |in (?=(?:${shortMonths('en')}|a |the |\d{4}))
        |on (?=(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|\d))|this|next|last|soon|lol|lmao|haha|tho|though|rn|atm|still|already
        |now|nu|jetzt|maintenant|ahora|teraz|agora|today|tomorrow|yet|too|as|than|i|he|she|we|they|my|his|her|their
        |our|und|aber|oder|also|weil|wenn|als|mit|aus|noch|schon|ist|sind|bin|hat|wohnt|lebt|et|mais|donc|alors|car
        |avec|qui|est|y|pero|porque|con|que|vive|e|ma|però|quindi|che|vive|en|maar|dus|want|met|die|woont|i|ale|więc
        |bo|mieszka|mas|porque|com|vive|och|men|så|med|som|bor|ve|ama|oldu|oluyor
      )(?!\p{L})
    )
  `,
  'iu',
);
/** "over 60 and want": a limit of a rule is nobody's age, nor what is scored or counted. */
const ruled = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      people|persons|anyone|everyone|adults|those|eligib\p{L}*|score\p{L}*|grade\p{L}*|points?|temperature|degrees
      |page|chapter|level|room|number|version|bpm|weeks?|weighs?|size|Note|Punkte|Zimmer|Seite|Grad|Größe|personnes
      |adultes|note|points|température|personas|puntos|persone|punti|personen|punten|osób|punktów|pessoas|pontos
      |personer|poäng
    )(?!\p{L})
  `,
  'iu',
);

/** "I'm pushing 50", "she's nearing 70", "knocking on 80", "er geht auf die 60 zu", "il frôle les 60". */
const nearing = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pushing|nearing|approaching|(?:just )?hit|va (?:para|hacia|camino de) los|going on|coming up (?:on|to)
      |knocking on|(?:geh\p{L}{1,2}|ging\p{L}{0,2}) auf die|frôl\p{L}{1,3} les|approch\p{L}{1,3} (?:de )?(?:la|les)
      |dépass\p{L}{1,2} les|passé les|rond[ao]\p{L}{0,2} los|roz[ao]\p{L}{0,2} los|sfior\p{L}{1,2} i|ver[gs]o i
      |tegen de|loopt tegen de|richting de|närmar sig
    ) $
  `,
  'iu',
);

/** "als ich 23 war", "toen ze 12 werd", "när jag var": a time in a life, its verb behind. */
const verbBehind = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:${eitherCase('Als|Seit|Bevor|Nachdem|Bis|Weil|Da|Dass|Wenn|Obwohl|Sobald|Toen|Sinds|Voordat|Omdat|Dat|Terwijl')}) (?:
        ich|er|sie|wir|ik|hij|zij|ze|we|(?:${whose}) (?:${eitherCase(kin)})|\p{Lu}\p{Ll}{1,14}
      ) (?:${hedge}){0,2}$
    `,
    'u',
  ),
  after:
    /^ (?:Jahre(?: alt)? |jaar(?: oud)? )?(?:war|bin|ist|wurde|werde|wird|waren|sind|was|werd|ben|is|word|wordt)(?!\p{L})/u,
};

/** "had my first baby at 19, second at 24", "moved out at 17", "kam mit sechs in die Schule": what one lives through once. */
const livedThrough = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:first|second|third|last|next) (?:baby|child|kid|one|job|kiss|heart attack|stroke|marriage)|baby|pregnant
        |married|divorced|widowed|diagnosed|retire[ds]?|graduated|dropped out|left (?:school|home)|moved (?:out|here)
        |started|quit|began|learn(?:ed|t)|emigrated|orphaned|adopted|lost (?:my|his|her)
        |had (?:my|our|his|her) \p{L}{3,9}|had (?:me|us|him|her|them|kids|children)
        |(?:became|become|is|was|i['’]?m|am) (?:a |an )?
        (?:mother|father|mum|mom|dad|gran\p{L}{0,8}|parent|widow(?:er)?|uncle|aunt|CEO|partner|manager|citizen|orphan)
        |(?:sold|bought|founded|opened|closed|lost|inherited) (?:my|his|her|their|our|the|a) (?:\p{L}{3,12} )?\p{L}{3,12}
        |fell pregnant|gave birth|ran away|enlisted|made (?:my|his|her|our) first \S{1,12}(?: \p{L}{3,10})?|Diagnose
        |diagnos\p{L}{2,6}|(?:fue|fui|es|soy|ser) (?:madre|padre|abuel[oa]|viud[oa])
        |(?:devenue?|est|suis) (?:mère|père|maman|papa|veuve|veuf|grand-(?:mère|père))
        |(?:wurde|bin|ist) (?:Mutter|Vater|Oma|Opa|Witwe[r]?)
        |(?:diventat[oa]|è|sono) (?:madre|padre|mamma|papà|nonn[oa]|vedov[oa])|ausgezogen|geheiratet|Mutter|Vater
        |Witwe|eingeschult|angefangen|kam|ging|Schule|zog|bekam|heiratete|verlor|mariée?|divorcée?|partie?|arrêté
        |commencé|perdu|(?:j['’]ai|a|avons|ont) eu|casé|tuve|empecé|dejé|perdí|sposat[oa]|avuto|iniziato|perso
        |getrouwd|begonnen|kreeg|verloor|ślub|urodził\p{L}{0,2}|zaczął\p{L}{0,2}|zaczęła\p{L}{0,1}|casei|comecei|tive
        |perdi|gifte|fick|började|flyttade
      )(?!\p{L})[^.!?\n]{0,32}(?<!\p{L})(?:at|mit|à|a los|a|aos|op|w wieku|vid) $
    `,
    'iu',
  ),
);
/** Of no thing: whoever is left out speaks of themselves. */
const livedAlone = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pregnant|married|divorced|widowed|diagnosed|Diagnose|diagnos\p{L}{2,6}|made (?:my|his|her|our) first|retire[ds]?
      |graduated|dropped out|left (?:school|home)|moved (?:out|here)|emigrated|orphaned|adopted|fell pregnant
      |gave birth|ran away|enlisted|became|had
      |(?:first|second|third|last|next) (?:baby|child|kid|kiss|heart attack|stroke|marriage)|ausgezogen|geheiratet
      |heiratete|Mutter|Vater|Witwe|eingeschult|Schule|bin|mariée?|divorcée?|suis|j['’]ai|soy|fui|tuve|empecé|dejé
      |perdí|casé|sono|sposat[oa]|getrouwd|ślub|urodził\p{L}{0,2}|casei|comecei|tive|perdi|gifte
    )(?!\p{L})[^.!?\n]{0,48}$
  `,
  'iu',
);
const clockBehind = /^ ?(?::|[ap]\.?m|o['’]?clock|uhr|h(?!\p{L})|heures|horas|ore|uur|%|percent|points)/iu;
const clockBefore =
  /(?<!\p{L})(?:work|shift|meeting|train|bus|call|game|match|Arbeit|Schicht|Zug|Bus)(?!\p{L})[^.!?\n]{0,16}$/iu;
const lifeGoesOn =
  /^(?:$|[.,;!?)\n](?!\d)| (?:and|but|when|because|so|in|to|with|und|aber|in|von|zu|nach|et|mais|chez|y|pero|e|ma|en|maar|i|och|men)(?!\p{L}))/u;

/** "33/f/bristol", "m/27", "27 m4f". */
const slashedSex = {
  /** No unit is written so: a place follows, or an m, w or d is no minute, week or day. */
  sure: /^ ?\/ ?(?:(?:m|f|w|d|nb|mtf|ftm) ?\/ ?\p{L}|(?:f|nb|mtf|ftm)(?=$|[ ,.)]))|^ ?[mfwt]4[mfwtar](?!\p{L})/iu,
  before: /(?:^|[\n("“„:|] ?|(?<!\p{L})(?:i['’]?m|i am|ich|bin|am|me|hi|hey|hello|hallo)[,:]? )$/iu,
  after: /^ ?\/ ?[mw](?=$|[.)\n]|,? (?!for|per|plus|and|on|each|max)\p{L}{2})/iu,
};

/** "ages of children: 4, 7", "Alter der Kinder: 3", "âge des enfants : 6", "edades de mis hijos: 5". */
const labelOfMany = new RegExp(
  oneLine`
    (?<!\p{L})(?:ages?|Alter|âges?|edad(?:es)?|età|leeftijd(?:en)?|wiek|idades?|åldrar|ålder)
    (?: (of|der|des|du|de|del|della|dei|dei miei|van|dzieci|dos|das|do|da|på))?
    (?: (?:the|my|our|his|her|die|meiner|unserer|mes|nos|la|los|las|mis|nuestros|mijn|onze|de|meus|minhas|mina)){0,2}(?: (?:
        (?:${persons}|${several}|${aged}|${parties})(?:s|n|en)?|now|today|heute|aktuell|aujourd['’]hui|hoy|oggi|nu
        |hoje|(\p{L}{3,20})
      ))? ?[:=(] ?$
  `,
  'iu',
);
/** Not of an "Age of Empires", nor an "Alter Wert": a person, a name, or whose it is in a small letter. */
const isLabelOfMany = (left: string): boolean => {
  const [label, of = '', noun] = labelOfMany.exec(left) ?? [];
  if (label === undefined || noun === undefined) return label !== undefined;
  return isGivenName(noun) || (of !== '' && (of.toLowerCase() !== 'of' || /^\p{Ll}/u.test(noun)));
};

/** 我妈快六十了, 他都四十五了: nearly, already. */
const alreadyHan = /(?:快|都|已经|已經|刚满|剛滿|刚过|年近|将近|今年)$/u;

/** "wurde am Sonntag 78", "is gisteren 76 geworden", "cumplió 82", "som fyller 50": to reach an age. */
const reaching = {
  became: new RegExp(
    oneLine`
      (?<!\p{L})(?:wurde|wird|werde|werden|wurden|word|wordt|werd|turned|turns)(?: (?:
          am|im|an|vor|seit|on|last|this|next|nächste[nrs]?|letzte[nrs]?|gestern|heute|morgen|vorgestern|übermorgen
          |diese[nrs]?|jetzt|bald|gerade|dann|kürzlich|neulich|yesterday|today|tomorrow|gisteren|vandaag|morgen|op
          |Ostern|Weihnachten|\p{Lu}\p{Ll}{3,10}|Jahr|Monat|Woche|volgende?|komende?|deze|vorige|maand|week|jaar
        )){0,3} $
    `,
    'u',
  ),
  becameOpen: /^(?:$|[.,;!?)\n](?!\d)| (?:und|aber|and|but|en|maar)(?!\p{L}))/u,
  behind: /^ (?:Jahre? (?:alt )?|jaar (?:oud )?|år )?(?:geworden|oldum?|olacak|oluyor)(?!\p{L})/u,
  is: /(?<!\p{L})(?:ist|bin|sind|bist|is|ben|zijn|bugün|yarın|dün|yeni)(?!\p{L})[^.!?\n]{0,32}$/u,
  years:
    /(?<!\p{L})(?:cumpl\p{L}{1,5}|compi\p{L}{1,4}|va per i|ha compiuto|skończ\p{L}{1,5}|kończ\p{L}{1,3}|fyll(?:er|de|t|da)|fez|fiz|completou) $/iu,
  candles: /^ (?:bougies|candles|Kerzen|velas|candeline|velitas|kaarsjes|świeczek|velinhas|ljus)(?!\p{L})/iu,
};
/** Behind it nothing is counted: the clause ends or goes on, or says when. */
const yearsGoOn = new RegExp(
  oneLine`
    ^ (?:
      ans|años|anni|anos|lat|lata|år|el|este|esta|en|hoy|mañana|ayer|hace|a|no|na|em|neste|nesta|hoje|amanhã|ontem|il
      |oggi|domani|ieri|fra|tra|w|we|za|dziś|jutro|wczoraj|i|på|om|idag|imorgon|igår|nästa|förra|snart|próximo
      |anteayer|anteontem
    )(?!\p{L})
  `,
  'iu',
);

/** "es wird heute 28", "it turned 30": the weather's, or a thing's. */
export const ofIt =
  /(?<!\p{L})(?:es|it|het|dat|det) (?:wird|wurde|ist|war|turns?|turned|is|was|wordt|werd|blir|är)(?!\p{L})[^.!?\n]{0,32}$|(?<!\p{L})\p{L}*temperatu\p{L}* [^.!?\n]{0,32}$/iu;

/** "then", "at the time": how old somebody was, whoever it was. */
const backThen =
  /^ (?:then|at the time|back then|when (?:s?he|it|they|i|we)|damals|zu der Zeit|à l['’]époque|entonces|all['’]epoca|toen|wtedy|na altura|då)(?!\p{L})/iu;
const wasThen = new RegExp(
  oneLine`
    (?<!
      (?:^|[^\p{L}])(?:
        it|there|that|this|es|das|dies|il|ce|het|dat|det|\p{L}*(?:temperature|age limit|count|number|score|price|rate)
      ) )(?<!\p{L})(?:was|were|is|war|waren|avait|tenía|aveva|was|miał\p{L}?|tinha|var) $
  `,
  'iu',
);
/** What stands before the verb: behind a comma, unless the verb alone is. */
const subjectOf = (left: string): string => matched(/[^,]*(?:, \p{L}+ )?$/u, left);
/** "Damals war ich erst 22", "toen was hij 30" */
const inverted = new RegExp(
  `(?<!\\p{L})(?:war|bin|wurde|werde|wird|ist|was|ben|werd|word|var|är|blir) (?:ich|er|sie|ik|hij|zij|ze|jag|han|hon) (?:${hedge}){0,2}$`,
  'iu',
);
/** "a los 41", "aos 41": what is counted so has a word behind. */
const atTheYears = /(?<!\p{L})(?:a los|aos) $/iu;
/** "Das war mir mit 46 zu viel" */
const withYears = {
  before:
    /(?<!\p{L})(?:ich|mir|mich|er|ihm|ihn|sie|ihr|wir|uns)(?!\p{L})[^.!?\n\d]{0,32} mit (?:erst |nur |fast |knapp |schon )?$/iu,
  after:
    /^ (?:zu|noch|schon|nicht|so|endlich|bereits|immer|wirklich|einfach|auch|kein\p{L}{0,2})(?! (?:bis|auf) \d)(?!\p{L})/u,
};
/** "we're both 35", "wir sind beide 44", "nous avons toutes deux 42 ans" */
const bothOf = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:we|they)(?:['’]re| are| were)? both|both of (?:us|them) (?:are|were)
      |(?:wir|sie) (?:sind|waren) (?:jetzt )?beide|(?:we|ze|zij) zijn (?:allebei|beiden)|(?:vi|de) är båda
    ) $
  `,
  'iu',
);

/** "I, 38, female", "Ich, 44, suche". */
const myself = /(?:^|[^\p{L}])(?:I|me|ich|Ich|moi|Moi|je|Je|yo|Yo|io|Io|ik|Ik|eu|Eu|jag|Jag|ja|Ja), $/u;
/** "Part I, 24," */
const roman = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      parts?|articles?|art\.|chapter|act|type|phase|class|grade|stage|level|volume|vol\.|book|title|section|figure
      |table|step|group|schedule|appendix|annex|division|category|unit|Teil|Kapitel|Band|Klasse|partie|chapitre|tome
      |parte|capítulo|capitolo|titolo|deel|hoofdstuk|część|rozdział|henry|charles|james|elizabeth|napoleon|war
    ) I, $
  `,
  'iu',
);
/** "looks 60", "lived to 102", "wirkt wie 50": an age that somebody has or seems to have. */
const seeming = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      looks?|looked|acts?|feels?|felt|lived to(?: be)?|live to(?: be)?|made it to|survived to|wirkt wie|wirke wie
      |sieht aus wie|fühle? mich wie|aparent\p{L}{1,3}|dimostra|wygląda na|ser ut som|lijkt wel
    ) $
  `,
  'iu',
);
/** "Is 29 too old to", "zu alt mit 45", "40, c'est trop tard" */
const tooOld = new RegExp(
  oneLine`
    ^,? (?:is |ist |c['’]est |es |è )?(?:
      too (?:old|young|late|early)|zu (?:alt|jung|spät|früh)|trop (?:vieux|vieille|jeune|tard|tôt)
      |(?:demasiado|muy) (?:mayor|viej[oa]|joven|tarde)|troppo (?:vecchi[oa]|giovane|tardi)|te (?:oud|jong|laat)
      |za (?:star[yae]|młod[yae]|późno)|velh[oa] demais|tarde demais|för (?:gammal|ung|sent)
    )(?!\p{L})
  `,
  'iu',
);
const tooAged = new RegExp(
  oneLine`
    ^,? (?:is |ist |c['’]est |es |è )?(?:
      too (?:old|young)|zu (?:alt|jung)|trop (?:vieux|vieille|jeune)|(?:demasiado|muy) (?:mayor|viej[oa]|joven)
      |troppo (?:vecchi[oa]|giovane)|te (?:oud|jong)|za (?:star[yae]|młod[yae])|velh[oa] demais|för (?:gammal|ung)
    )(?!\p{L})
  `,
  'iu',
);
/** "Mum's 70th is in May" */
const ordinalOf = {
  before: new RegExp(`(?<!\\p{L})(?:(?:${whose}) )?(?:${eitherCase(relatives)}|(\\p{Lu}\\p{Ll}{2,12}))['’]s $`, 'u'),
  after:
    /^(?:st|nd|rd|th)(?=$|[.,;!?)\n]| (?:is|was|in|on|this|next|last|party|do|bash|celebration|coming|tomorrow|today|soon|and|at)(?!\p{L}))/iu,
};
const isSomebodys = (left: string): boolean => {
  const owner = ordinalOf.before.exec(left);
  return owner !== null && (owner[1] === undefined || isGivenName(owner[1]) || personWords.test(owner[1]));
};
/** "My wife and I (41 and 39)": each of two, in brackets. */
const pairOf = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:${and}|&|\+) (?:I|me|ich|moi|yo|io|ik|ja|eu|jag)
        |(?:I|me|[Ii]ch|[Mm]oi|[Yy]o|[Ii]o|[Ii]k|[Ee]u|[Jj]ag) (?:${and}|&|\+) (?:(?:${whose}) )?
        (?:${eitherCase(relatives)})
        |(?:my|our|his|her|meine|unsere|mes|nos|mis|i miei|mijn|moi|meus|mina) (?:
          parents|Eltern|parents|padres|genitori|ouders|rodzice|pais|föräldrar|neighbou?rs|Nachbarn|grandparents
          |Großeltern|flatmates|housemates|roommates
        )
      ) \($
    `,
    'u',
  ),
  after: new RegExp(`^ ?(?:${and}|&|,|/|\\+) ?\\d{1,3}\\)`, 'u'),
};
/** "buurman van 82 hoort": so many, and nothing of that many. */
const adultOf = new RegExp(
  `(?<!\\p{L})(?:${eitherCase(oneLine`
      ${persons}|buurman|buurvrouw|voisine?|vecin[oa]|vicin[oa]|collègue|colega|collega|kolleg(?:e|in)|Nachbar(?:in)?
      |retrait(?:é|ée)|nonn[oa]|boss|baas|chef
    `)})(?: \\p{Lu}[\\p{L}-]{1,20})? (?:de|di|van|von|of|på) $`,
  'u',
);
const ofThings = new RegExp(
  oneLine`
    ^ ?(?:
      [%€$£°]|(?:${countables})(?!\p{L})
      |(?:
        kg|kilos?|cm|m|km|euros?|dollars?|Euro|grand\p{L}+|heures|hours|Stunden|minutes|Minuten|mois|months|days|jours
        |Tagen?|weeks|pages|Prozent|percent|pour cent
      )(?!\p{L})
    )
  `,
  'u',
);
/** "a friend of 25 years": so long, but of a man or a girl. */
const soLong = {
  before: /(?<!\p{L})(?!(?:man|woman|lady|gentleman|guy|boy|girl|child|son|daughter) )\p{L}+ of $/iu,
  after: /^ years(?! old)(?!\p{L})/u,
};
/** Of whom one asks how many they lead, unless they are somebody's: "boss of 40", "mijn baas van 58". */
const leading =
  /(?<!(?:^|[^\p{L}])(?:my|our|his|her|their|mein|unser|mon|notre|son|leur|mijn|onze|ons|zijn|haar|min|vår|hans|hennes) )(?<!\p{L})(?:boss|baas|chef) (?:de|van|von|of|på) $/iu;

/** "Auntie May, 88,", "Der Kläger, 49, war": a relative's name or a role, and the age in apposition. */
const roleBefore = new RegExp(
  oneLine`
    (?:
      (?:^|[^\p{L}])(?:
        Aunt(?:ie|y)?|Uncle|Nana?|Gran(?:ny|dma|dpa|dad)?|Tante|Onkel|Oma|Opa|Tonton|Tata|Mamie|Papi|Papy|Tía|Tío|Zia
        |Zio|Oom|Ciocia|Wujek|Tia|Tio|Faster|Moster|Farbror
      ) \p{Lu}[\p{L}'-]{1,20}
      |(?:^|[^\p{L}])
      (?:[Tt]he|[Dd]er|[Dd]ie|[Ee]in|[Ee]ine|[Ll]e|[Ll]a|[Ee]l|[Ii]l|[Dd]e|[Ee]en|[Aa]n?|[Uu]n[ae]?|[Oo]) (?:\p{Ll}{3,12} )?
      (?:${eitherCase(aged)}|${parties})
    )(?: \p{Lu}[\p{L}'-]{1,20})?, $
  `,
  'u',
);
/** "mit meinen 61 Jahren", "at my 61 years" */
const withMy = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      mit (?:meinen|seinen|ihren|deinen)|at (?:my|his|her)|avec (?:mes|ses)|du haut de (?:mes|ses)
      |con (?:mis|sus|i miei|i suoi)|met (?:mijn|zijn|haar)|com os (?:meus|seus)|med (?:mina|sina)
    ) $
  `,
  'iu',
);
const yearsBehind =
  /^ (?:Jahren|years|ans|años|anni|jaar|anos|år)(?! (?:of|Erfahrung|Berufs\p{L}+|de|di|ervaring|erfarenhet))(?!\p{L})/u;
/** "I'm the oldest in my class at 46": past the hours of a day. */
const atLast = new RegExp(
  oneLine`
    (?<!\p{L})(?:i['’]?m|i am|i was|(?:s?he|who)(?:['’]s| is| was)) (?:[^.!?\n\d]{0,24} )?(?:
      the (?:only|first|last|most|least|\p{L}{2,12}est)|back (?:in|at) (?:school|college|uni\p{L}*)|single|pregnant
      |retired|widowed|divorced|unemployed|homeless|alone|jobless|childless|married
      |a (?:widow|widower|student|virgin|father|mother|dad|mum|mom|grand\p{L}+)
    )(?!\p{L})[^.!?\n\d]{0,32}(?<!\p{L})at $
  `,
  'iu',
);

/** Why a number that stands in such a phrase is an age; null where it is none. */
export const told = (left: string, right: string, digits: string): string | null => {
  const tens = asTens(left, right, digits);
  if (tens !== null) return tens;
  if (isOfSmallChild(left, right)) return 'of a small child';
  if (digits.length === 2 && (slashedSex.sure.test(right) || standsIn(slashedSex, left, right)))
    return 'before the sex';
  if (isLabelOfMany(left) && !span.test(right)) return "after 'age'";
  if (/^了(?!\p{Script=Han}{0,2}[个個天年次块元])/u.test(right) && digits.length === 2 && alreadyHan.test(left))
    return 'said of a person';
  if (standsIn(pairOf, left, right)) return 'after a relative';
  if (/^[,)]/.test(right) && digits.length === 2 && myself.test(left) && !roman.test(left)) return 'said of a person';
  const continues = goesOn.test(right);
  if (digits.length === 2) {
    if (reaching.candles.test(right)) return 'of a birthday';
    if (/^,(?= \p{Ll}|$)/u.test(right) && roleBefore.test(left)) return 'after a name';
    if (yearsBehind.test(right) && withMy.test(left)) return 'said of a person';
    if (Number(digits) > 24 && /^(?:$|[.,;!?)\n](?!\d))/u.test(right) && atLast.test(left)) return 'said of a person';
    // Up to 24 what is too late is an hour.
    if (Number(digits) > 24 ? tooOld.test(right) : tooAged.test(right)) return 'said of a person';
    if (ordinalOf.after.test(right) && isSomebodys(left)) return 'of a birthday';
    if (
      Number(digits) > 17 &&
      !ofThings.test(right) &&
      adultOf.test(left) &&
      !standsIn(soLong, left, right) &&
      !leading.test(left)
    )
      return 'said of a person';
    if (reaching.becameOpen.test(right) && reaching.became.test(left) && isPersonBefore(left) && !ofIt.test(left))
      return 'said of a person';
    if ((continues || yearsGoOn.test(right) || /^: \p{L}/u.test(right)) && reaching.years.test(left))
      return 'said of a person';
    if (backThen.test(right) && wasThen.test(left) && isPersonBefore(subjectOf(left))) return 'said of a person';
    if (continues && (inverted.test(left) || (atTheYears.test(left) && !isOfMatch(left, right)) || bothOf.test(left)))
      return 'said of a person';
    if (standsIn(withYears, left, right)) return 'said of a person';
  }
  if (
    reaching.behind.test(right) &&
    reaching.is.test(left) &&
    !ofIt.test(left) &&
    (digits.length === 2 || isPersonBefore(left))
  )
    return 'said of a person';
  if (/^ J\.?(?![\p{L}\d])/u.test(right) && verbLast.test(left) && ofSomebody.test(left)) return 'said of a person';
  if (standsIn(verbBehind, left, right)) return 'said of a person';
  if (ruled.test(left)) return null;
  if (continues && verbLast.test(left) && ofSomebody.test(left)) return 'said of a person';
  if (digits.length > 1 && continues && seeming.test(left) && isPersonBefore(left)) return 'said of a person';
  if (digits.length === 2 && continues && nearing.test(left) && isPersonBefore(left)) return 'said of a person';
  if (
    lifeGoesOn.test(right) &&
    !clockBehind.test(right) &&
    livedThrough.test(left) &&
    (livedAlone.test(left) || isPersonBefore(left)) &&
    !clockBefore.test(left) &&
    (digits.length === 2 || !/(?<!\p{L})at $/iu.test(left))
  )
    return 'said of a person';
  return null;
};
