import { isGivenName } from '../../../lists';
import { wordPattern } from '../../word-starts';
import {
  aged,
  children,
  eitherCase,
  infants,
  introductions,
  ourPartitives,
  partitives,
  possessives,
  relatives,
  years,
} from '../people/words';
import { apposed } from './apposed';
import { approximate } from './approximate';
import { ofBirthday } from './birthdays';
import { clinical } from './clinical';
import { everyday } from './everyday';
import { isOfMatch } from './imagined';
import { marked } from './marked';
import { isInNamedList } from './named-list';
import { noted } from './noted';
import { notedUnspaced } from './noted-unspaced';
import { ofOneself } from './oneself';
import { chatted } from './remarks';
import { besideAnother } from './second';
import { ofSeveral } from './several';
import { slang } from './slang';
import { stated } from './stated';
import { ofTime } from './times';
import { told } from './told';
import { turning } from './turning';
import { written } from './written';
import { audience, livingAfter, things, youngestLiving } from './years';

/** Ages that stand beside a person without a word for years: ", 47, a driver", "Mia (6)", "died at 93", "his 40th birthday". */

/** "my mother, 71," */
const relativeApposed = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${possessives}) (?:\\p{L}{2,12} )?(?:${relatives})(?:,? \\p{L}[\\p{L}'-]{1,20}){0,2}, (?:just |only |now |almost |nearly |barely |gerade |erst |fast |knapp |jetzt |à peine |presque |bientôt |apenas |casi |appena |quasi |pas |bijna |dopiero |prawie |quase |bara |nästan )?$`,
    'iu',
  ),
);
/** "Karen Wu, ", "Sanne de Vries, ", "Frau Adler, " and "Leo (": a title, or one of the words is a given name. */
const named =
  /(?:^|[^\p{L}'-])((?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|Mme|Mlle|M|Sra?|Sig|Sig\.ra|Mevr|Mw|Dhr|Pani?|Fru)\.? )?)(\p{Lu}[\p{L}'-]{1,20}(?: ["“”„'’]\p{L}{2,14}["“”'’])?(?:(?: (?:d[aeiou]s?|del|della|de[rn]|l[ae]|l[oa]s|v[ao]n|von|zu[mr]?|t[eo][nr]?|af|av|bint|ibn|e|y)){0,2} \p{Lu}[\p{L}'.-]{0,20}){0,4})(?:, | \()$/u;
/** "J.T., 56, ", "Kl. M., 16,", and of a note that begins so "T., 27," */
const initials =
  /(?:^|[\s("'“„«])(?:(?:\p{Lu}\.){2,3}|(?<=(?:^|[:\n]) ?)\p{Lu}\.|(?:Kl|Klient(?:in)?|Pat|Patient(?:in)?|Pt|Client|Frau|Herrn?|Hr|Fr|Mr|Mrs|Ms|M|Mme|Sr|Sra|Sig|Dhr|Mw|Pani?|\p{Lu}\p{Ll}{2,14})\.? \p{Lu}\.)["'”“»]?(?:, | \()$/u;
const closed = /^(?:,(?= )(?! \d)|\.?(?=\s*$|\n))/u;

/** "mia figlia Giada 6", "our son Leo 8" */
const namedRelative = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${possessives}) (?:\\p{L}{2,12} )?(?:${relatives}),? (\\p{L}[\\p{L}'-]{1,20}) $`, 'iu'),
);
/** A line or a quotation that begins with a name: "Nate, 33, 5'11, plumber". */
const opened = /(?:^|[\n"“„«•*|>] ?|[-–] )(\p{Lu}[\p{Ll}'-]{1,20}), $/u;
const openedAfter = /^,(?= \p{L}| \d'\d| \d ?ft| 1[.,]\d\d| \d{3} ?cm| \d{2,3} ?(?:kg|lbs?))/u;
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

/** Behind a comma, or what a text or a line begins with. */
const apart = /(?:^|\n|, )$/u;

/** Death, and the age at it. */
const atAge = /(?:at|aged|mit|à|a|los|aos|op|vid|med|con|com|met) $/iu;
const atAgeLength = 'aged '.length;
const died = wordPattern(
  /(?<!\p{L})(?:died(?: (?:of|from|after) [\p{L}'’-]{2,20}(?: [\p{L}-]{2,14})?)?|dies|passed(?: away| on)?|dead|killed|starb|verstarb|gestorben|verstorben|mort[ea]?|décédée?|murió|falleció|fallecid[oa]|muert[oa]|mort[oa]|scompars[oa]|mancat[oa]|overleed|overleden|stierf|morreu|faleceu|falecid[oa]|dog|avled|avliden)(?: (?!of )\p{L}{1,14}){0,4} (?:at|aged|mit|à|a|a los|aos|op|vid|med|con|com|met) $/iu,
);

const birthdayAfter =
  /^(?:st|nd|rd|th|\.|e|er|ème|º|°|ª|o|ste|de|:e|:a)? ?-?(?:birthday|b-?day|Geburtstag|anniversaire(?! (?:de (?:la|l|notre|mariage)|du))|cumpleaños|compleanno|verjaardag|urodzin\p{L}{0,3}|aniversário|årsdag|födelsedag)(?!\p{L})/iu;
const birthdayBefore =
  /(?:^|[^\p{L}])(?:my|your|his|her|their|our|'s|’s|\p{L}{2,21}s|mein\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|unser\p{L}{0,2}|son|mon|leur|notre|su|mi|tu|suo|mio|tuo|haar|zijn|mijn|onze|jego|jej|moje|swoje|seu|meu|hennes|hans|min|sin|for|to|zum|zu|pour|de|para|per|voor|na|till|the|a|an) $/iu;

/** "At 45, I …", "Mit 17 bin ich", "A los 30 …". */
const opening = /(?:^|[.!?\n] ?)(?:[Aa]t|[Mm]it|À|[Aa] los|[Aa]os|Op mijn|Vid) $/u;
const openingAfter =
  /^(?:,? (?:noch|schon|wieder|immer noch|endlich|still|already|again|I|he|she|we|my|ich|er|sie|wir|bin|war|hatte|habe|me|mi|no|ya|sigo|estoy|tengo|empecé|tuve|se (?:cas|qued|jubil|fue|march|separ|divorci|retir|mud|hizo)\p{L}{0,5}|comecei|tive|casou|ficou|reformou-se|divorciou-se|jag|han|hon|was ik|började|fick|flyttade)(?!\p{L})| ans, (?:je|j'|il|elle))/u;

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
  /(?<!\p{L})(?:retir(?:e[sd]?|ing)|married|widowed|diagnosed|(?:heiratet|verwitwet)\p{L}{0,2}|(?:in|à) (?:la |sa |ma )?retraite|jubil\p{L}{1,4}|cas(?:é|ó|aron)|pensione|emerytur\p{L}|reform(?:a-se|ou-se|ar-se|ei-me)|pension(?:erad\p{L}{0,2}|erade\p{L}{0,2})?)(?: \p{L}{1,14}){0,3} (?:at|mit|à|a|a los|aos|op|vid|con|com|med|w wieku) $/iu;
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
  `(?<!\\p{L})(?:${infants})(?:,? \\p{L}[\\p{L}'-]{1,20})?(?:,| (?:de|of|von|di|van|på|is|ist|a|tiene|ha|ma|tem|är|has|wird))(?: just| only| now| gerade| erst)? $`,
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
    `(?<!\\p{L})(?:${relatives})(?:,? \\p{L}[\\p{L}'-]{1,20})? ?\\([^()\\n]{1,24}\\),? (?:is|was|ist|war|a|tiene|ha|is nu|ma|tem|är) $`,
    'iu',
  ),
);

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
  new RegExp(`(?<!\\p{L})(?:${children})(?: \\p{L}[\\p{L}-]{1,20})? (?:de|di|van|von|w wieku|på) $`, 'iu'),
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
    `(?<!\\p{L})(?:${introductions}) (?!(?:in|im|on|at|the|de|about|done|here|version|off|out|up|back|home|free|open|closed|busy|finished|meeting|leaving|starting|working|there|over)(?!\\p{L}))\\p{L}[\\p{L}'-]{1,20}(?: (\\p{L}[\\p{L}'-]{1,20}))?(?:,? ?\\(|,? (?:und |and |et |y |e |en |och |i )?(?:(?:ich )?bin |i'?m |i am |am |(?:(?:er|sie|she|he) )?(?:ist|is|wird|war|was|tiene|ha|ma|är|tem) )?)$`,
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
/** "Leo is 5 and …", "Mein Sohn Leo Vogt ist 5 und …" */
const isName =
  /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,3}),? (?:is|was|ist|war|wird|är|blir|tiene|tem|ma|ha|a)(?: now| nu| jetzt| już| like| almost| nearly| only| just)? $/u;
const relative = new RegExp(`^(?:${relatives})$`, 'iu');
/** In German what somebody is has a capital too. */
const firstName = (written: string): string => {
  const words = written.split(' ');
  return words[words.findLastIndex((word) => relative.test(word)) + 1] ?? '';
};
/** What the last words of it are. */
const isSaid =
  / (?:is|was|ist|war|wird|är|blir|tiene|tem|ma|ha|a)(?: now| nu| jetzt| już| like| almost| nearly| only| just)? $/u;
const isSaidLength = ' tiene jetzt '.length;

/** What stands before an hour or a place is no second name, in whatever case: "I'm late at 9". */
const notName =
  /^(?:at|on|in|by|from|for|to|until|till|after|before|around|about|since|past|um|ab|bis|gegen|seit|nach|à|vers|dès|avant|après|a|las|hasta|desde|alle|dalle|verso|om|tegen|tot|na|o|od|do|przed|às|até|kl|vid|till|efter|is|the|my|with|and)$/iu;
const isIntroduced = (left: string): boolean => {
  const match = introduced.exec(left);
  return match !== null && !notName.test(match[1] ?? '');
};

const someOf = new RegExp(`^ (?:${partitives}|${ourPartitives})(?!\\p{L})`, 'iu');

/** Why a number beside a person is an age; null where it is none. What stands right behind the number costs least to ask. */
export const besidePerson = (left: string, right: string, digits: string): { score: number; reason: string } | null => {
  if (someOf.test(right)) return null;
  if (birthdayAfter.test(right) && birthdayBefore.test(left)) return { score: 0.9, reason: 'of a birthday' };
  const severally = ofSeveral(left, right, digits);
  if (severally !== null) return { score: 0.8, reason: severally };
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
  if (
    digits.length === 2 &&
    opening.test(left) &&
    (openingAfter.test(right) || openingWith.test(right)) &&
    !isOfMatch(left, right)
  )
    return { score: 0.8, reason: 'said of a person' };
  if (closed.test(right) && relativeApposed.test(left)) return { score: 0.8, reason: 'after a relative' };
  if (digits.length === 2 && birthdayNear.test(left) && (todayAfter.test(right) || /^(?:$|[.!)\n])/.test(right)))
    return { score: 0.8, reason: 'of a birthday' };
  if ((ends || closed.test(right)) && isGivenName(namedRelative.exec(left)?.[1] ?? ''))
    return { score: 0.8, reason: 'after a relative' };
  if (digits.length === 2 && Number(digits) >= youngestLiving && apart.test(left) && livingAfter.test(right))
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
  if (ends && isSaid.test(left.slice(-isSaidLength)) && isGivenName(firstName(isName.exec(left)?.[1] ?? '')))
    return { score: 0.8, reason: 'after a name' };
  if ((doesAfter.test(right) && bareRelative.test(left)) || (nextKin.after.test(right) && nextKin.before.test(left)))
    return { score: 0.75, reason: 'after a relative' };
  if (digits.length === 2 && /^,(?= \p{L})/u.test(right) && reported.test(left))
    return { score: 0.8, reason: 'said of a person' };
  if (isInNamedList(left, right, digits)) return { score: 0.8, reason: 'after a name' };
  if (
    (right.startsWith(')') && isGivenName(inBrackets.role.exec(left)?.groups?.name ?? '')) ||
    (inBrackets.years.test(right) && inBrackets.name.test(left))
  )
    return { score: 0.8, reason: 'after a name' };
  if (digits.length === 2 && listedOfSelf.after.test(right) && listedOfSelf.before.test(left))
    return { score: 0.75, reason: 'said of a person' };
  const reason =
    ofOneself(left, right, digits) ??
    told(left, right, digits) ??
    marked(left, right, digits) ??
    turning(left, right, digits) ??
    written(left, right, digits) ??
    stated(left, right, digits) ??
    everyday(left, right, digits) ??
    besideAnother(left, right, digits) ??
    slang(left, right, digits) ??
    apposed(left, right, digits) ??
    approximate(left, right, digits) ??
    chatted(left, right, digits) ??
    clinical(left, right, digits) ??
    ofTime(left, right, digits) ??
    ofBirthday(left, right, digits) ??
    noted(left, right, digits) ??
    notedUnspaced(left, right, digits);
  return reason === null ? besideName(left, right, digits) : { score: 0.8, reason };
};

/** "Lukas (intern, 19)", "syna (Olek, 9 lat)": in brackets behind who it is, or behind the name there. */
const inBrackets = {
  role: /(?<![\p{L}'-])(?<name>\p{Lu}[\p{L}'-]{1,20})(?: \p{Lu}[\p{L}'-]{1,20})? \((?!(?:row|seat|room|table|page|lane|line|section|number|size|shirt|goals?|min|reihe|platz|zimmer|seite|rang|siège|place|fila|asiento|posto|rij|stoel|rząd|rad)(?!\p{L}))\p{Ll}[\p{L} -]{2,24}, $/u,
  name: /\(\p{Lu}[\p{L}'-]{1,20}, $/u,
  years: new RegExp(`^ ?(?:${years})\\)`, 'iu'),
};
/** "i'm sol, non-binary, 26, i bartend", "Soy Yurena, canaria, 29.": one of what one says of oneself. */
const listedOfSelf = {
  before: new RegExp(
    `(?:^|[.!?\\n] ?|(?<!\\p{L})(?:hey|hi|hallo|hola|ciao|salut|hej|oi|hoi),? )(?:${introductions}) \\p{L}[^.!?;:\\n\\d]{1,24}, (?:\\p{L}[\\p{L}-]{2,20},? ){1,3}$`,
    'iu',
  ),
  after: /^(?:,(?= \p{L})|\.(?= |$)|$|\n)/u,
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
