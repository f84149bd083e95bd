import { isGivenName } from '../../../lists';
import { wordPattern } from '../../word-starts';
import {
  aged,
  children,
  eitherCase,
  infants,
  introductions,
  lasting,
  persons,
  possessives,
  relatives,
  years,
} from '../people/words';
import { marked } from './marked';
import { told } from './told';
import { turning } from './turning';
import { written } from './written';

/** Ages that stand beside a person without a word for years: ", 47, a driver", "Mia (6)", "died at 93", "his 40th birthday". */

/** "my mother, 71," */
const apposed = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${possessives}) (?:\\p{L}{2,12} )?(?:${relatives})(?:,? \\p{Lu}[\\p{L}'-]{1,20}){0,2}, (?:just |only |now |almost |nearly |barely |gerade |erst |fast |knapp |jetzt |à peine |presque |bientôt |apenas |casi |appena |quasi |pas |bijna |dopiero |prawie |quase |bara |nästan )?$`,
    'iu',
  ),
);
/** "Karen Wu, ", "Sanne de Vries, ", "Frau Adler, " and "Leo (": a title, or one of the words is a given name. */
const named =
  /(?:^|[^\p{L}'-])((?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|Mme|Mlle|M|Sra?|Sig|Sig\.ra|Mevr|Mw|Dhr|Pani?|Fru)\.? )?)(\p{Lu}[\p{L}'-]{1,20}(?: ["“”„'’]\p{L}{2,14}["“”'’])?(?:(?: (?:d[aeiou]s?|del|della|de[rn]|l[ae]|l[oa]s|v[ao]n|von|zu[mr]?|t[eo][nr]?|af|av|bint|ibn|e|y)){0,2} \p{Lu}[\p{L}'.-]{0,20}){0,4})(?:, | \()$/u;
/** "J.T., 56, ", "Kl. M., 16," */
const initials =
  /(?:^|[\s("'“„«])(?:(?:\p{Lu}\.){2,3}|(?:Kl|Klient(?:in)?|Pat|Patient(?:in)?|Pt|Client|Frau|Herrn?|Hr|Fr|Mr|Mrs|Ms|M|Mme|Sr|Sra|Sig|Dhr|Mw|Pani?|\p{Lu}\p{Ll}{2,14})\.? \p{Lu}\.)["'”“»]?(?:, | \()$/u;
const closed = /^(?:,(?= )(?! \d)|\.?(?=\s*$|\n))/u;
/** Before a surname many words are no given name. */
const things =
  /(?:^|[^\p{L}])(?:chapter|figure|table|section|part|page|line|row|verse|psalm|matthew|mark|luke|john|kapitel|abschnitt|tabelle|abbildung|chapitre|capítulo|capitolo|hoofdstuk|hurricane|rue|avenue|av|via|viale|piazza|calle|avenida|plaza|paseo|rua|travessa|praça|ul|straat|st|saint|santa|san|sankt)\.? /iu;

/** "mia figlia Giada 6", "our son Leo 8" */
const namedRelative = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${possessives}) (?:\\p{Ll}{2,12} )?(?:${relatives}),? (\\p{Lu}[\\p{L}'-]{1,20}) $`, 'iu'),
);
/** A line or a quotation that begins with a name: "Nate, 33, 5'11, plumber". */
const opened = /(?:^|[\n"“„«•*|>] ?|[-–] )(\p{Lu}[\p{Ll}'-]{1,20}), $/u;
const openedAfter = /^,(?= \p{L}| \d'\d| \d ?ft| 1[.,]\d\d| \d{3} ?cm| \d{2,3} ?(?:kg|lbs?))/u;
/** "41, divorced": how one lives. */
const livingAfter =
  /^, (?:ledig|verheiratet|geschieden|verwitwet|alleinerziehend|arbeitslos|single|married|divorced|widowed|unemployed|retired|mariée?|divorcée?|célibataire|veuve|veuf|sans emploi|sans enfants?|retraitée?|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|jubilad[oa]|sposat[oa]|celibe|nubile|divorziat[oa]|vedov[oa]|pensionat[oa]|getrouwd|gescheiden|alleenstaand|samotn[ay]|żonaty|zamężna|rozwied\p{L}+|solteir[oa]|divorciad[oa]|gift|ensamstående|skild|bekar|evli|boşanmış|dul)(?!\p{L})/iu;
/** "Industriekauffrau, 52, seit 30 Jahren bei": a trade before it, a life behind it. */
const tradeBefore =
  /(?:^|[.:;\n–-] ?|(?<!\p{L})(?:bin|als|as|am a|suis|soy|sono|sou|jestem|ben|är) )\p{L}{5,28}(?:in|er|frau|mann|ist|eur|euse|ière|ier|or|ora|ero|era|aio|iere|ster|arz|arka|eira|eiro)?, $/u;
const tradeAfter =
  /^, (?:seit \d|aus \p{Lu}|wohne|wohnhaft|since \d|from \p{Lu}|liv(?:e|es|ing) (?:in|with)|based in|depuis \d|habite|vivo|vive|abito|desde hace|woon|mieszkam|moro|bor i|yaşıyorum)/u;
const birthdayNear = wordPattern(
  /(?<!\p{L})(?:b-?day|birthday|Geburtstag|anniversaire|cumpleaños|cumple|compleanno|verjaardag|urodzin\p{L}{0,3}|aniversário|födelsedag|doğum gün\p{L}{0,3})(?!\p{L})[^.!?\n\d]{0,32}[ ,(]$/iu,
);
const todayAfter =
  /^ ?(?:today|tomorrow|heute|morgen|aujourd['’]hui|demain|hoy|mañana|oggi|domani|vandaag|dziś|dzisiaj|jutro|hoje|amanhã|idag|imorgon|bugün|yarın|🎂|🎉)/iu;
const smallBracket = /(?:^|[^\p{L}])(\p{Ll}[\p{L}'-]{1,20}) \($/u;

/** Death, and the age at it. */
const atAge = /(?:at|aged|mit|à|a|los|aos|op|vid|med|con|com|met) $/iu;
const atAgeLength = 'aged '.length;
const died = wordPattern(
  /(?<!\p{L})(?:died(?: (?:of|from|after) [\p{L}'’-]{2,20}(?: [\p{L}-]{2,14})?)?|dies|passed(?: away| on)?|dead|killed|starb|verstarb|gestorben|verstorben|mort[ea]?|décédée?|murió|falleció|fallecid[oa]|muert[oa]|mort[oa]|scompars[oa]|mancat[oa]|overleed|overleden|stierf|morreu|faleceu|falecid[oa]|dog|avled|avliden)(?: (?!of )\p{L}{1,14}){0,4} (?:at|aged|mit|à|a|a los|aos|op|vid|med|con|com|met) $/iu,
);

const birthdayAfter =
  /^(?:st|nd|rd|th|\.|e|er|ème|º|°|ª|o|ste|de|:e|:a)? ?-?(?:birthday|b-?day|Geburtstag|anniversaire(?! (?:de (?:la|l|notre|mariage)|du))|cumpleaños|compleanno|verjaardag|urodzin\p{L}{0,3}|aniversário|årsdag|födelsedag)(?!\p{L})/iu;
const birthdayBefore =
  /(?:^|[^\p{L}])(?:my|your|his|her|their|our|'s|’s|\p{Lu}\p{L}{1,20}s|mein\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|unser\p{L}{0,2}|son|mon|leur|notre|su|mi|tu|suo|mio|tuo|haar|zijn|mijn|onze|jego|jej|moje|swoje|seu|meu|hennes|hans|min|sin|for|to|zum|zu|pour|de|para|per|voor|na|till|the|a|an) $/iu;

/** "At 45, I …", "Mit 17 bin ich", "A los 30 …". */
const opening = /(?:^|[.!?\n] ?)(?:[Aa]t|[Mm]it|À|A los|Aos|Op mijn|Vid) $/u;
const openingAfter =
  /^(?:,? (?:noch|schon|wieder|immer noch|endlich|still|already|again|I|he|she|we|my|ich|er|sie|wir|bin|war|hatte|habe|me|mi|empecé|tuve|comecei|tive|jag|han|hon|was ik|började|fick|flyttade)(?!\p{L})| ans, (?:je|j'|il|elle))/u;

/** "a man of 83", "un estudiante de 22" */
const personOf = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:(?:boy|girl|lad|lass|child|youth|kid|fellow|chap|bloke|youngster|teenager|${aged}) of|(?:ein|une?|un[ao]?|een|um|uma|en) (?:\\p{L}{2,12} )?(?:${aged}) (?:de|di|von|van|på)) $`,
    'iu',
  ),
);
const clauseEnds =
  /^(?:$|[.,;!?)\n](?!\d)| (?:with|who|that|and|but|from|in|has|was|is|can(?:['’]t|not)?|could(?:n['’]t)?|should(?:n['’]t)?|would(?:n['’]t)?|must(?:n['’]t)?|may|might|does(?:n['’]t)?|did(?:n['’]t)?|needs|wants|und|der|die|das|hat|ist|will|kann|aus|et|qui|a|est|ne|veut|refuse|y|que|con|no|tiene|quiere|e|che|con|non|ha|vuole|en|wil|heeft|kan|gaat|die|uit|met|i|który|która|chce|ma|nie|z|não|tem|quer|och|som|vill|har|inte|från)(?!\p{L}))/u;

/** "At 68 with $300K put away", "Mit 70 und einer Rente von": what one has at that age. */
const openingWith =
  /^,? (?:with|without|and|on|mit|ohne|und|avec|sans|et|con|sin|y|senza|e|met|zonder|en|com|sem|med|utan|och) [^.!?\n]{0,24}(?:[$€£]|(?<!\p{L})(?:savings?|pension|put away|kids?|children|grandchildren|knees?|hips?|husband|wife|job|degree|mortgage|Rente|Ersparn\p{L}+|Kind\p{L}{0,3}|Hund\p{L}{0,2}|Knie|Job|Abschluss|retraite|enfants?|emploi|ahorros|pensión|hijos?|trabajo|pensione|figli|lavoro|pensioen|kinderen|baan|reforma|filhos|emprego|barn|jobb)(?!\p{L}))/u;
/** Retired, married, ill: at what age. */
const lived =
  /(?<!\p{L})(?:retir(?:e[sd]?|ing)|married|widowed|diagnosed|(?:heiratet|verwitwet)\p{L}{0,2}|(?:in|à) (?:la |sa |ma )?retraite|jubil\p{L}{1,4}|cas(?:é|ó|aron)|pensione|emerytur\p{L}|reform(?:a-se|ou-se|ar-se|ei-me)|pension(?:erad\p{L}{0,2}|erade\p{L}{0,2})?)(?: \p{L}{1,14}){0,3} (?:at|mit|à|a|a los|aos|op|vid|w wieku) $/iu;
/** "herr tiedemann, 82, gicht": a title says it in small letters too. */
const titledSmall =
  /(?<!\p{L})(?:herrn?|frau|mr|mrs|ms|mme|mlle|madame|monsieur|mevrouw|mevr|mw|dhr|meneer|señora?|sra?|signora?|sig|pani?|fru|dona|dr)\.? (?:\p{L}{1,3} ){0,2}\p{L}[\p{L}'-]{1,20}(?:, | \()$/iu;
/** "She lives in Hove and is ninety-one." */
const andIs = new RegExp(
  `(?<!\\p{L})(?:s?he|who|er|sie|der|die|hij|zij|han|hon|${relatives})(?!\\p{L})[^.!?\\n\\d]{1,50}(?: and| und| en| och),? (?:is|was|ist|war|är|var)(?: now| already| jetzt| schon| nu)? $`,
  'iu',
);
/** "un bébé de 5 mois", "meine Tochter ist 8 Wochen": a small child's months. */
const infant = new RegExp(
  `(?<!\\p{L})(?:${infants})(?:,? \\p{Lu}[\\p{L}'-]{1,20})?(?:,| (?:de|of|von|di|van|på|is|ist|a|tiene|ha|ma|tem|är|has|wird))(?: just| only| now| gerade| erst)? $`,
  'iu',
);
const monthsAfter =
  /^[ -]?(?:months?|weeks?|Monate?n?|Wochen?|mois|semaines|meses|semanas|mesi|settimane|maanden|weken|miesi\p{L}{2,4}|tygodn\p{L}{1,3}|månader|veckor)(?=$|[.,;!?)\n]|(?: (?:and|und|et|y|e|en|i|och|who|qui|que|che|die|der|som|with|mit|avec|con))(?!\p{L}))/iu;
/** 我妈今年72: who, and this year. */
const thisYear =
  /(?:[我他她您你妈媽爸爷爺奶姥婆儿兒女弟妹哥姐叔姨舅父母]|老公|外公|爷爷)[^\n，。,.\d]{0,3}今年(?:已经|已經|都|刚|剛|快|刚满|才)?$/u;

/** "my daughter (born 2015) is 10" */
const borne = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${relatives})(?:,? \\p{Lu}[\\p{L}'-]{1,20})? ?\\([^()\\n]{1,24}\\),? (?:is|was|ist|war|a|tiene|ha|is nu|ma|tem|är) $`,
    'iu',
  ),
);

/** "Explain it like I'm five", "as if to a five-year-old": a way to explain, no one's age. */
const imagined = wordPattern(
  /(?<!\p{L})(?:like|as if|as though|pretend|imagine|als (?:wäre|ob|sei)|wie (?:für|einem|bei)|comme (?:si|à|pour)|como (?:si|se|a|para)|come (?:se|a|per)|alsof|alsof|jak(?:by|bym|byś|gdyby| dla)|som (?:om|för|till)|for|to|für|pour|para|per|voor|dla|för)(?: ['\p{L}]{1,9}){0,4} (?:\p{L}{1,5}-)?$/iu,
);
const explaining = wordPattern(
  /(?<!\p{L})(?:explain|eli|describe|tell me|teach|break|simplif|understand|erklär|beschreib|verständlich|expli|décri|simplement|explíca|explica|describe|spiega|leg|uitleg|wyjaśni|wytłumacz|explique|förklara|beskriv)/iu,
);
const alikePerson = wordPattern(
  /(?<!\p{L})(?:(?<!(?:is|was|['’]s|are|am|['’]m) )like|as if|as though|als wäre|als ob|als sei|comme si|como si|como se|come se|alsof|jakby(?:m|ś)?|som om) ?(?:i|ich|j|je|yo|io|ik|eu|jag|we|you|wir|nous)?\s?(?:'?m|am|was|were|'re|wäre|sei|avais|tuviera|tuviese|avessi|ben|was|miał\p{L}{0,2}|mam|tivesse|vore|var|wäre ich|bin)? ?(?:like |only |just |about )?$/iu,
);

/** "a ten-year-old understands": whom a text is for. */
const understanding =
  /^[- ]?(?:years?[- ]olds?|jährige[rn]?|jarige|årig|ans|años|anni|letni\p{L}?|anos)? ?(?:can |could |would |will |kann |peut |puede |può |kan )?(?:understand|follow|grasp|get it|versteh|verstünde|compren|entiend|entend|capisc|capire|begrijp|zrozumi|förstå)/iu;

/** Whether a number says how simply to explain something. */
export const isImagined = (left: string, right: string): boolean =>
  alikePerson.test(left) || (imagined.test(left) && explaining.test(left)) || understanding.test(right);

/** "Mit 34 fängt er an", "ging mit 63 in Rente" */
const isSaidWith = (left: string, right: string): boolean =>
  /(?<!\p{L})mit (?:erst |nur |gerade (?:mal )?|schon |knapp |fast )?$/iu.test(left) &&
  !/(?<!\p{L})(?:fahr\p{L}*|fuhr\p{L}*|km|Tempo|ras\p{L}{1,3}|Windows|Version)(?!\p{L})/iu.test(left) &&
  /^(?: \p{Ll}{2,12} (?:er|sie|ich|wir|man)(?!\p{L})| (?:noch |schon |endlich |in |wieder )?(?:in (?:Rente|Pension)|Mutter|Vater|Oma|Opa|schwanger|Witwe[r]?|ausgezogen|verwitwet|gestorben|geheiratet|verheiratet)(?!\p{L}))/u.test(
    right,
  );
/** "Ich bin Mitte 40", "sie ist Ende zwanzig" */
const decadeAhead = /(?<!\p{L})(?:Anfang|Mitte|Ende) $/iu;
const decadeEnds =
  /^(?:$|[,.;:!?)\n](?!\d)(?! \p{Lu}\p{Ll}*hundert)| (?!(?:uhr|grad|prozent|euro|jahr|tag|minuten|seiten|km|mal|er)(?:en?|e?s)?(?!\p{L}))\p{Ll})/u;
/** "zoon van 11", "ein Junge von 8": of parents it is a count. */
const ofChild = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${children})(?: \\p{Lu}[\\p{L}-]{1,20})? (?:de|di|van|von|w wieku|på) $`, 'iu'),
);
/** What a child of such an age does: "zoon van 11 fietst". */
const dutchVerb = /^ \p{Ll}{2,10}t(?!\p{L})/u;
/** "bin w 23", "(f, 31)", "w/27": the sex and then the age, where someone speaks of themselves. */
const introducedSex = new RegExp(
  `(?:^|[(\\n]|(?<!\\p{L})(?:${introductions}|ich|pt|pat\\.?|patient(?:in)?)[,:]? )(?:m|f|w|d|h|v|k|weibl\\.?|männl\\.?|male|female)[,:/ ]{1,2}$`,
  'iu',
);
const notThings =
  /^(?:$|[,.;)\n](?!\d)| (?:from|aus|und|and|et|y|e|en|och|de|da|uit|z|från|looking|suche|cherche|busco|new)(?!\p{L}))/u;
/** "I'm Dev, 26,", "soy marta, 24, de", "ich bin leonie 17 aus": small letters too. */
const introduced = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${introductions}) (?!(?:in|im|on|at|the|de|about|done|here|version|off|out|up|back|home|free|open|closed|busy|finished|meeting|leaving|starting|working|there|over)(?!\\p{L}))\\p{L}[\\p{L}'-]{1,20}(?: (\\p{Lu}[\\p{L}'-]{1,20}))?(?:,? ?\\(|,? (?:und |and |et |y |e |en |och |i )?(?:(?:ich )?bin |i'?m |i am |am |(?:(?:er|sie|she|he) )?(?:ist|is|wird|war|was|tiene|ha|ma|är|tem) )?)$`,
    'iu',
  ),
);
const introducedAfter =
  /^(?:,(?= \p{L})|\)|\.?\s*$|\. (?=\p{Lu})|\n| ?(?:m|f|w|d|h)(?=[ ,.)])| (?:from|aus|de|da|uit|z|från|i|und \p{Ll}|and \p{Ll}|et \p{Ll}|y \p{Ll}|e \p{Ll}|en \p{Ll}|och \p{Ll}|looking|single)(?! (?:and|the)))/u;
/** "oma 79 hat", "my nan 87 fell": bare, before what the relative does. */
const bareRelative = new RegExp(`(?<![\\p{L}'-])(?:${eitherCase(relatives)}),? $`, 'u');
const doesAfter =
  /^(?:,(?= \p{Ll})|,? (?:has|is|was|had|fell|lives|died|needs|can['’]?t|cannot|won['’]t|keeps|got|still|just|fällt|hat|ist|war|lebt|liegt|vergisst|raucht|kann|braucht|wohnt|wurde|ging|a|est|vit|habite|tousse|tombe|fume|ne|tiene|vive|no|está|fuma|ha|è|cade|non|heeft|is|woont|valt|kan|rookt|ma|jest|mieszka|nie|pali|tem|mora|não|caiu|har|är|bor|kan|föll)(?! ?\d)(?!\p{L}))/u;
/** "Vater 62, Mutter 59" */
const nextKin = {
  before: new RegExp(`(?:^|[\\n.:;(] ?)(?:${eitherCase(relatives)}),? $`, 'u'),
  after: new RegExp(`^,? (?:${relatives}) \\d`, 'iu'),
};
/** "vrouw 63, hoge bloeddruk": who a report is of begins its line. */
const reported =
  /(?:^|[\n.;:] ?)(?:[Mm]an|[Ww]oman|[Mm]ale|[Ff]emale|[Ff]rau|[Mm]ann|[Vv]rouw|[Mm]ujer|[Hh]ombre|[Hh]omme|[Ff]emme|[Uu]omo|[Dd]onna|[Kk]obieta|[Mm]ężczyzna|[Mm]ulher|[Hh]omem|[Kk]vinna|[Kk]adın|[Ee]rkek|[Pp]atient(?:in|e|en)?|[Pp]aciente|[Pp]aziente|[Pp]acjent(?:ka)?|[Pp]t),? $/u;
/** "Leo is 5 and …" */
const isName =
  /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20})(?: \p{Lu}[\p{L}'-]{1,20}){0,2},? (?:is|was|ist|war|wird|är|blir|tiene|tem|ma|ha|a)(?: now| nu| jetzt| już)? $/u;
/** What the last words of it are. */
const isSaid = / (?:is|was|ist|war|wird|är|blir|tiene|tem|ma|ha|a)(?: now| nu| jetzt| już)? $/u;
const isSaidLength = ' tiene jetzt '.length;

const unitAfter = new RegExp(`^[ '’]?(?:${years})(?:(?<=\\.)|(?!\\p{L}))`, 'iu');
/** "20 ans d'expérience", "5 Jahre Garantie", "3 years ago" */
const lastingAfter =
  /^ (?:d['’]\p{L}|de (?:exp|prison|garant|carri|bail|contr|mari|vie|service|pr)|di (?:esp|gar|gal|lav|serv|car|contr|mut|matr)|ago|temu|fa(?!\p{L})|geleden|sedan|atrás|il y a|plus tard|later|später|später|después|depois|dopo|Garantie|Laufzeit|Erfahrung|Haft|ervaring|lang|garanti|gwarancji|erfarenhet|experience|warranty|zu |fest)/iu;
/** "varón de 45 años", "zoon van 11 jaar", "una donna di 38 anni", "Sono un tornitore di 52 anni" */
const ofPerson = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:(?:${persons})(?:,? \\p{Lu}[\\p{L}'-]{1,20}){0,2}|(?:${introductions}) (?:\\p{L}{2,4} )?\\p{L}{3,20}),? (?:âgée?s? )?(?<!(?:moins|plus|menos|más|meno|più|mais|minder|meer|mniej|mindre|unter|über) )(?:de|di|van|von|aged?|lat|w wieku|på)(?: unos| environ| circa| ongeveer| około| etwa)? (?:\\d{1,3}(?:,| et| und| y| e| en| i| och| and) ){0,3}$`,
    'iu',
  ),
);
/** "Mit 58 Jahren", "à 19 ans", "a los 30 años", but not "von 3 auf 5" or "condamné à 5 ans" */
const atYears =
  /(?<!\d (?:ans |años |anni |anos )?)(?<!\p{L}|y )(?:mit|à|a los|a|aos|op|vid|dès|con|w wieku|bei|até os|hasta los|jusqu['’]à) (?:seulement |nur |erst |gerade |sólo |solo |casi |presque |knapp )?$/iu;
const sentenced = wordPattern(
  /(?<!\p{L})(?:condamn\p{L}+|condannat\p{L}|condenad\p{L}|verurteilt|entre|zwischen|limité\p{L}{0,2}|réduit\p{L}{0,2}|porté\p{L}{0,2}|passe\p{L}{0,2})(?!\p{L})/iu,
);
/** "para niños de ocho años": whom a text is for. */
const audience = wordPattern(
  /(?<!\p{L})(?:para|pour|for|für|per|voor|dla|för|à partir|unter|moins) (?:unos |los |les |des |the |gli |i |de )?(?:niñ[oa]s|enfants|children|kids|Kinder|bambini|ragazzi|kinderen|dzieci|crianças|barn|elèves|alumnos|Schüler) (?:de|von|di|van|w wieku|på|aged?|between) $/iu,
);
/** "trois colocs 24, 25 et 27 ans" */
const listedPersons = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${persons}) (?:\\d{1,3}(?:,| et| und| y| e| en| i| och| and) ){0,3}$`, 'iu'),
);
/** "Timéo 5 ans" */
const touching = /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20}) $/u;
/** A name in a case that no list has: "dla Zosi, 6 lat". */
const slavicName = /(?<!\p{L})(?:dla|od|pro|для) \p{Lu}\p{Ll}{2,12}[aeiyuíéýаяиуюі],? $/u;
const partedBefore = /(?:[,:;(\n] ?|[–—-] )(?:de |di |lat |âgée? de )?$/u;
const partedAfter =
  /^(?:$|[,;)\n]|\.(?!\d)| ?[–—-] | (?:et demie?|y medio|e mezz[oa]|und|and|et|y|e|en|i|och|vive|vit|lebt|wohnt|caduta?|née?|geb\.|nacid[oa]|nat[oa])(?!\p{L}))/u;
const someone = wordPattern(new RegExp(`(?<!\\p{L})(?:${persons}|${introductions})(?!\\p{L})`, 'iu'));
const capitalised = /\p{Lu}[\p{L}'-]+/gu;

/** What stands before an hour or a place is no second name, in whatever case: "I'm late at 9". */
const notName =
  /^(?:at|on|in|by|from|for|to|until|till|after|before|around|about|since|past|um|ab|bis|gegen|seit|nach|à|vers|dès|avant|après|a|las|hasta|desde|alle|dalle|verso|om|tegen|tot|na|o|od|do|przed|às|até|kl|vid|till|efter|is|the|my|with|and)$/iu;
const isIntroduced = (left: string): boolean => {
  const match = introduced.exec(left);
  return match !== null && !notName.test(match[1] ?? '');
};

/** Why a number beside a person is an age; null where it is none. What stands right behind the number costs least to ask. */
export const besidePerson = (left: string, right: string, digits: string): { score: number; reason: string } | null => {
  if (birthdayAfter.test(right) && birthdayBefore.test(left)) return { score: 0.9, reason: 'of a birthday' };
  const ends = clauseEnds.test(right);
  if (
    atAge.test(left.slice(-atAgeLength)) &&
    (ends || closed.test(right) || /^ (?!\p{Lu})\p{L}/u.test(right)) &&
    died.test(left)
  )
    return { score: 0.85, reason: 'of a death' };
  if (left.includes(')') && borne.test(left)) return { score: 0.85, reason: 'said of a relative' };
  if (ends && personOf.test(left)) return { score: 0.8, reason: 'said of a person' };
  if (digits.length === 2 && ends && (lived.test(left) || andIs.test(left)))
    return { score: 0.75, reason: 'said of a person' };
  if (monthsAfter.test(right) && infant.test(left) && !audience.test(left))
    return { score: 0.8, reason: 'of a small child' };
  if (digits.length === 2 && /^(?:$|[，。,.、！!；;）)了\n])/u.test(right) && thisYear.test(left))
    return { score: 0.8, reason: 'said of a person' };
  if (digits.length === 2 && opening.test(left) && (openingAfter.test(right) || openingWith.test(right)))
    return { score: 0.8, reason: 'said of a person' };
  if (closed.test(right) && apposed.test(left)) return { score: 0.8, reason: 'after a relative' };
  if (digits.length === 2 && birthdayNear.test(left) && (todayAfter.test(right) || /^(?:$|[.!)\n])/.test(right)))
    return { score: 0.8, reason: 'of a birthday' };
  if ((ends || closed.test(right)) && isGivenName(namedRelative.exec(left)?.[1] ?? ''))
    return { score: 0.8, reason: 'after a relative' };
  if (digits.length === 2 && left.endsWith(', ') && livingAfter.test(right))
    return { score: 0.75, reason: 'before how one lives' };
  if (digits.length === 2 && tradeAfter.test(right) && tradeBefore.test(left))
    return { score: 0.75, reason: 'after a trade' };
  if (digits.length === 2 && openedAfter.test(right) && isGivenName(opened.exec(left)?.[1] ?? ''))
    return { score: 0.75, reason: 'after a name' };
  if (digits.length === 2 && isSaidWith(left, right)) return { score: 0.75, reason: 'said of a person' };
  if (/^[2-9]0$/.test(digits) && decadeAhead.test(left) && decadeEnds.test(right))
    return { score: 0.8, reason: 'a decade of a life' };
  if ((ends || (dutchVerb.test(right) && left.endsWith(' van '))) && ofChild.test(left) && !audience.test(left))
    return { score: 0.8, reason: 'said of a relative' };
  if (digits.length > 1 && notThings.test(right) && introducedSex.test(left))
    return { score: 0.8, reason: 'after the sex' };
  if (introducedAfter.test(right) && isIntroduced(left)) return { score: 0.8, reason: 'after a name' };
  if (ends && isSaid.test(left.slice(-isSaidLength)) && isGivenName(isName.exec(left)?.[1] ?? ''))
    return { score: 0.8, reason: 'after a name' };
  if ((doesAfter.test(right) && bareRelative.test(left)) || (nextKin.after.test(right) && nextKin.before.test(left)))
    return { score: 0.75, reason: 'after a relative' };
  if (digits.length === 2 && /^,(?= \p{L})/u.test(right) && reported.test(left))
    return { score: 0.8, reason: 'said of a person' };
  const reason =
    told(left, right, digits) ??
    marked(left, right, digits) ??
    turning(left, right, digits) ??
    written(left, right, digits);
  return reason === null ? besideName(left, right, digits) : { score: 0.8, reason };
};

const besideName = (left: string, right: string, digits: string): { score: number; reason: string } | null => {
  const isBracket = left.endsWith('(') && /^[),]/.test(right);
  const isApposed = left.endsWith(' ') && digits.length === 2 && closed.test(right);
  if ((!isBracket && !isApposed) || !(left.endsWith(', ') || left.endsWith(' ('))) return null;
  if (initials.test(left)) return { score: 0.8, reason: 'after initials' };
  if (titledSmall.test(left)) return { score: 0.8, reason: 'after a title' };
  const [, title = '', written = ''] = named.exec(left) ?? [];
  const [first = '', second = ''] = written.split(' ');
  const isPerson = title !== '' || isGivenName(first) || isGivenName(second);
  return written !== '' && isPerson && !things.test(left.slice(-48)) && (isBracket || title !== '' || second !== '')
    ? { score: 0.8, reason: 'after a name' }
    : null;
};

/** Whether a number beside a word for years is someone's age: "Zoé, 13 ans,", "(9 anni)", "varón de 45 años", "Timéo 5 ans". */
export const isYearsOfPerson = (left: string, right: string): boolean => {
  const unit = unitAfter.exec(right)?.[0];
  if (unit === undefined) return false;
  const rest = right.slice(unit.length);
  if (lastingAfter.test(rest) || audience.test(left)) return false;
  if (ofPerson.test(left) || listedPersons.test(left) || livingAfter.test(rest)) return true;
  const before = left.slice(left.search(/[^.!?\n]*$/u));
  if (atYears.test(left) && !lasting.test(before) && !sentenced.test(before) && !lasting.test(rest.slice(0, 24)))
    return true;
  if (slavicName.test(left)) return true;
  const given = touching.exec(left)?.[1];
  if (given !== undefined && isGivenName(given)) return true;
  const parted = partedBefore.exec(left);
  if (parted === null || !partedAfter.test(rest)) return false;
  const clause = left.slice(Math.max(0, left.length - 48), left.length - parted[0].length + 1);
  // What an earlier sentence or label says lasts for it alone: "inconnu depuis 2019. Mère : Lucie B., 41 ans,".
  const line = clause.slice(clause.search(/[^\n]*$/u)).replace(/^.*(?:[!?:;]|\p{L}{4}\.|\d\.) (?=\p{Lu})/u, '');
  if (lasting.test(line) || things.test(line)) return false;
  const small = smallBracket.exec(left)?.[1];
  if (small !== undefined && isGivenName(small)) return true;
  return someone.test(line) || (line.match(capitalised)?.some((word) => isGivenName(word)) ?? false);
};

/** Weeks or days old, said of what it is: "my kombucha is 9 days old". */
const youngCue =
  /^[- ]?(?:(?:months?|weeks?|days?)[- ]old|(?:Monate?n?|Wochen?|Tage?n?) alt|(?:maanden|weken|dagen) oud)/iu;
const said =
  /(?<!\p{L})(\p{L}+) (?:is|was|are|were|ist|war|sind|waren|zijn)(?: (?:now|about|only|almost|just|jetzt|nu|erst|schon))? $/u;
/** What is kept for days or months. Whoever is named otherwise may be someone. */
const keptThings = new RegExp(
  `^(?:${[
    'dough|kombucha|sourdough|starter|milk|bread|cheese|eggs?|meat|chicken|beef|soup|leftovers|yogh?urt|kefir|kimchi|salad|food|beer|wine|juice|broth|sauce|pizza|phone|laptop|computer|printer|fridge|sofa|mattress|shoes|engine|batter(?:y|ies)|car|bike|bicycle|t[iy]res?|house|roof|plants?|seedlings?|trees?|lawn|tattoo|account|issue|ticket|bug|commit|build|thread|e?mail|invoice|receipt|data|backup|cache|startup|company|website|app|software',
    'sauerteig|brot|käse|eier|reis|salat|bier|wein|saft|soße|telefon|rechner|drucker|kühlschrank|sofa|matratze|schuhe|auto|fahrrad|haus|dach|setzlinge?|bäume?|rasen|bericht|daten|sicherung|firma',
    'zuurdesem|eieren|rijst|bier|wijn|sap|saus|bank|matras|schoenen|auto|fiets|banden|huis|dak|zaailingen|boom|gazon|factuur|verslag|gegevens|bedrijf',
    // At the end of a compound too, where no name ends so.
    '\\p{L}*(?:teig|milch|fleisch|suppe|joghurt|handy|akku|batterie|konto|reifen|rechnung|pflanzen?)',
    '\\p{L}*(?:deeg|melk|brood|kaas|vlees|soep|telefoon|accu|batterij|rekening|planten?)',
  ].join('|')})$`,
  'iu',
);
/** Whether what is days old is no one: only of a thing that is known as one. */
export const isThingOfDays = (left: string, right: string): boolean =>
  youngCue.test(right) && keptThings.test(said.exec(left)?.[1] ?? '');
