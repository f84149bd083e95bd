import { isGivenName } from '../../../lists';

/** Ages that stand beside a person without a word for years: ", 47, a driver", "Mia (6)", "died at 93", "his 40th birthday". */

const relatives =
  'wife|husband|partner|spouse|fiancée?|girlfriend|boyfriend|mother|father|mom|mum|dad|son|daughter|brother|sister|grand\\p{L}{3,8}|gran|nan|uncle|aunt|nephew|niece|cousin|neighbou?r|roommate|flatmate|Frau|Mann|Partner(?:in)?|Mutter|Vater|Sohn|Tochter|Bruder|Schwester|Oma|Opa|Großmutter|Großvater|Nachbar(?:in)?|femme|mari|mère|père|fils|fille|frère|s[œo]e?ur|grand-mère|grand-père|esposa|marido|mujer|madre|padre|hij[oa]|herman[oa]|abuel[oa]|moglie|marito|figli[oa]|fratello|sorella|nonn[oa]|vrouw|man|moeder|vader|zoon|dochter|broer|zus|oma|opa|żona|mąż|matka|ojciec|syn|córka|brat|siostra|babcia|dziadek|esposo|mãe|pai|filh[oa]|irmão|irmã|avó|avô|fru|make|mamma|pappa|dotter|bror|syster|farfar|farmor|morfar|mormor';

/** "my mother, 71," */
const apposed = new RegExp(
  `(?<!\\p{L})(?:my|our|his|her|their|mein\\p{L}{0,2}|unser\\p{L}{0,2}|seine?|ihre?|mon|ma|notre|son|sa|mi|nuestr[oa]|su|mi[oa]|nostr[oa]|su[oa]|mijn|onze|ons|zijn|haar|mój|moja|nasz[aey]?|jego|jej|meu|minha|nosso|nossa|min|vår|hans|hennes) (?:\\p{L}{2,12} )?(?:${relatives})(?:,? \\p{Lu}[\\p{L}'-]{1,20}){0,2}, $`,
  'iu',
);
/** "Karen Wu, " and "Leo (": the name's first word is a given name. */
const named = /(?:^|[^\p{L}'-])(\p{Lu}[\p{L}'-]{1,20})((?: \p{Lu}[\p{L}'.-]{0,20}){0,3})(?:, | \()$/u;
/** "J.T., 56, " */
const initials = /(?:^|[\s(])(?:\p{Lu}\.){2,3}(?:, | \()$/u;
const closed = /^(?: (?:ans|años|anni|jaar|lat|anos|år|Jahre))?,(?= )(?! \d)/u;
/** Before a surname many words are no given name. */
const things =
  /(?:^|[^\p{L}])(?:chapter|figure|table|section|part|page|line|row|verse|psalm|matthew|mark|luke|john|kapitel|abschnitt|tabelle|abbildung|chapitre|capítulo|capitolo|hoofdstuk|hurricane|st|saint|santa|san|sankt)\.? /iu;

/** Death, and the age at it. */
const died =
  /(?<!\p{L})(?:died|dies|passed(?: away| on)?|dead|killed|starb|verstarb|gestorben|verstorben|mort[ea]?|décédée?|murió|falleció|fallecid[oa]|muert[oa]|mort[oa]|scompars[oa]|mancat[oa]|overleed|overleden|stierf|morreu|faleceu|falecid[oa]|dog|avled|avliden)(?: (?!of )\p{L}{1,14}){0,4} (?:at|aged|mit|à|a|a los|aos|op|vid|med) $/iu;

const birthdayAfter =
  /^(?:st|nd|rd|th|\.|e|er|ème|º|°|ª|o|ste|de|:e|:a)? ?-?(?:birthday|b-?day|Geburtstag|anniversaire(?! (?:de (?:la|l|notre|mariage)|du))|cumpleaños|compleanno|verjaardag|urodzin\p{L}{0,3}|aniversário|årsdag|födelsedag)(?!\p{L})/iu;
const birthdayBefore =
  /(?:^|[^\p{L}])(?:my|your|his|her|their|our|'s|’s|\p{Lu}\p{L}{1,20}s|mein\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|unser\p{L}{0,2}|son|mon|leur|notre|su|mi|tu|suo|mio|tuo|haar|zijn|mijn|onze|jego|jej|moje|swoje|seu|meu|hennes|hans|min|sin|for|to|zum|zu|pour|de|para|per|voor|na|till|the|a|an) $/iu;

/** "At 45, I …", "Mit 17 bin ich", "A los 30 …". */
const opening = /(?:^|[.!?\n] ?)(?:At|Mit|À|A los|Aos|Op mijn|Vid) $/u;
const openingAfter =
  /^(?:,? (?:I|he|she|we|my|ich|er|sie|wir|bin|war|hatte|habe|me|mi|empecé|tuve|comecei|tive|jag|han|hon|was ik|började|fick|flyttade)(?!\p{L})| ans, (?:je|j'|il|elle))/u;

/** "a man of 83" */
const personOf = /(?<!\p{L})(?:man|woman|boy|girl|lady|gentleman|child|youth|kid) of $/iu;
const clauseEnds = /^(?:$|[.,;!?)\n](?!\d)| (?:with|who|and|from|in|has|was|is)(?!\p{L}))/u;

/** "my daughter (born 2015) is 10" */
const borne = new RegExp(
  `(?<!\\p{L})(?:${relatives})(?:,? \\p{Lu}[\\p{L}'-]{1,20})? ?\\([^()\\n]{1,24}\\),? (?:is|was|ist|war|a|tiene|ha|is nu|ma|tem|är) $`,
  'iu',
);

/** "Explain it like I'm five", "as if to a five-year-old": a way to explain, no one's age. */
const imagined =
  /(?<!\p{L})(?:like|as if|as though|pretend|imagine|als (?:wäre|ob|sei)|wie (?:für|einem|bei)|comme (?:si|à|pour)|como (?:si|se|a|para)|come (?:se|a|per)|alsof|alsof|jak(?:by|bym|byś|gdyby| dla)|som (?:om|för|till)|for|to|für|pour|para|per|voor|dla|för)(?: ['\p{L}]{1,9}){0,4} (?:\p{L}{1,5}-)?$/iu;
const explaining =
  /(?<!\p{L})(?:explain|eli|describe|tell me|teach|break|simplif|understand|erklär|beschreib|verständlich|expli|décri|simplement|explíca|explica|describe|spiega|leg|uitleg|wyjaśni|wytłumacz|explique|förklara|beskriv)/iu;
const alikePerson =
  /(?<!\p{L})(?:like|as if|as though|als wäre|als ob|als sei|comme si|como si|como se|come se|alsof|jakby(?:m|ś)?|som om) ?(?:i|ich|j|je|yo|io|ik|eu|jag|we|you|wir|nous)?\s?(?:'?m|am|was|were|'re|wäre|sei|avais|tuviera|tuviese|avessi|ben|was|miał\p{L}{0,2}|mam|tivesse|vore|var|wäre ich|bin)? ?(?:like |only |just |about )?$/iu;

/** Whether a number says how simply to explain something. */
export const isImagined = (left: string): boolean =>
  alikePerson.test(left) || (imagined.test(left) && explaining.test(left));

/** Why a number beside a person is an age; null where it is none. */
export const besidePerson = (left: string, right: string, digits: string): { score: number; reason: string } | null => {
  if (birthdayAfter.test(right) && birthdayBefore.test(left)) return { score: 0.9, reason: 'of a birthday' };
  if (died.test(left) && (clauseEnds.test(right) || closed.test(right) || /^ (?!\p{Lu})\p{L}/u.test(right)))
    return { score: 0.85, reason: 'of a death' };
  if (borne.test(left)) return { score: 0.85, reason: 'said of a relative' };
  if (personOf.test(left) && clauseEnds.test(right)) return { score: 0.8, reason: 'said of a person' };
  if (digits.length === 2 && opening.test(left) && openingAfter.test(right))
    return { score: 0.8, reason: 'said of a person' };
  if (closed.test(right) && apposed.test(left)) return { score: 0.8, reason: 'after a relative' };
  const isBracket = left.endsWith('(') && /^[),]/.test(right);
  const isApposed = left.endsWith(' ') && digits.length === 2 && closed.test(right);
  if (!isBracket && !isApposed) return null;
  if (initials.test(left)) return { score: 0.8, reason: 'after initials' };
  const name = named.exec(left);
  return name?.[1] !== undefined &&
    isGivenName(name[1]) &&
    !things.test(left.slice(-40)) &&
    (isBracket || name[2] !== '')
    ? { score: 0.8, reason: 'after a name' }
    : null;
};
