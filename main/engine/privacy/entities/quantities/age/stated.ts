import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { eitherCase, persons, possessives, relatives, several } from '../people/words';

/** Ages that are reckoned from another's, stand in a note, or follow what else somebody has. */

const ends = /^(?:$|[.,;!?)\n](?!\d))/u;
const goesOn = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?!\d)
      | (?:
        and|but|so|now|today|already|und|aber|jetzt|schon|heute|et|mais|déjà|y|pero|ya|e|ma|già|en|maar|nu|al|i|ale
        |już|mas|já|och|men|redan|ve|ama
      )(?!\p{L})
    )
  `,
  'u',
);

/** "I am five years older, so 37", "than he is: 37", "5 Jahre älter, also 37" */
const reckoned = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      older|younger|älter|jünger|plus (?:vieux|vieille|âgée?|jeune)|mayor|menor|más joven
      |più (?:vecchi[oa]|grande|giovane)|maggiore|minore|ouder|jonger|starsz[ya]|młodsz[ya]|mais (?:velh[oa]|nov[oa])
      |äldre|yngre|büyük|küçük|(?:ans|an) de (?:plus|moins)|años (?:más|menos)
      |(?:tres|dos|\d{1,2}) (?:años )?(?:más|menos)|anni (?:in )?(?:più|meno)|\d{1,2} in (?:più|meno)
      |anos a (?:mais|menos)
    )(?!\p{L})[^.!?\n\d]{0,32}(?:
      : ?|= ?
      |(?<!\p{L})(?:
        so|thus|therefore|hence|makes? (?:me|him|her)|also|mithin|somit|macht|donc|soit|así que|o sea|por tanto|quindi
        |dunque|cioè|dus|oftewel|czyli|więc|então|portanto|ou seja|alltså|så|dvs\.?|yani
      )(?: (?:i|s?he|they)(?:['’](?:m|s|re)| am| is| are)| (?:ist|bin) (?:er|sie|ich))?,? )$
  `,
  'iu',
);
/** "twice his age, 12", "doppelt so alt wie sein Alter: 12" */
const ofTheAge = new RegExp(
  `(?<!\\p{L})(?:${possessives}) (?:age|Alter|âge|edad|età|leeftijd|wieku?|idade|ålder)(?:,|:| is| ist| est| es| è| é| är)(?: (?:so|now|also|donc|dus))? $`,
  'iu',
);

/** "in seinem 71. Lebensjahr", "dans sa 71e année", "in his 71st year" */
const yearOfLife = {
  before: new RegExp(
    `(?<!\\p{L})(?:${possessives}|meinem|seinem|ihrem|unserem|swoim|sitt|mitt) (?:(?:bereits|schon) )?$`,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^(?:
        \. Lebensjahr|(?:e|ste|de) levensjaar|:?[ae]? levnadsår|\. roku życia
        |e année(?! (?:d['’]|de|à|en|comme)(?!\p{L}))
        |(?:st|nd|rd|th) year(?! (?:of|at|in|as|with|on|running|there)(?!\p{L}))
      )(?!\p{L})
    `,
    'u',
  ),
};
const leastYear = 30;

/** "can they fire me at 58?", "Kann Yusuf mit 15 schon arbeiten?": what one may at an age. */
const mayAt = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:fire|sack|dismiss|employ|hire|insure|retire|evict|adopt|promote|marry|arrest|jail|fostering?) (?:
        me|him|her|us|them
      )|(?:my|his|her|their) \p{L}{3,12} (?:retire|work|marry|vote|drink)
      |(?:can|may|could|should|must|will|would|is|am|are) (?:
        i|s?he|they|we|(?:my|his|her|our) \p{L}{3,12}|\p{L}[\p{L}'-]{1,20}
      ) (?:still |already |really |legally |ever |be )?(?:
        work|marry|vote|retire|babysit|stay (?:home )?alone|move out|leave (?:home|school)
        |get (?:pregnant|married|divorced|hired|insured|a (?:job|mortgage|pension|loan))|have (?:a baby|kids|children)
        |be fired|fired|sacked|insured
      )
    ) at $
  `,
  'iu',
);
const mayWith = new RegExp(
  oneLine`
    (?<!\p{L})(?:[Kk]ann|[Dd]arf|[Mm]uss|[Ss]oll|[Ww]ird|[Kk]önnen|[Dd]ürfen|[Mm]üssen|[Ss]ollte) (?:
      (?:die|sie|man|wir) (?:mich|mir|ihn|ihm|ihr|uns)|ich|er|sie|(?:${possessives}) (?:${eitherCase(relatives)})
      |(\p{Lu}[\p{L}'-]{1,20})
    )(?: (?:denn|das|den|die|überhaupt|eigentlich|auch|einfach|mich|sich))? mit $
  `,
  'u',
);
const mayDo =
  /^ (?!(?:rechnen|fahren|bezahlen|zahlen|auskommen|teilen|multiplizieren|leben|mal|und|oder|bis|plus|kommen|drehen|laufen)(?!\p{L}))\p{Ll}{2,14}(?=$|[.,!?]| \p{L})/u;

/** "für mich mit 29 ganz ordentlich" */
const fairly = {
  before:
    /(?:(?<!\p{L})(?:für|bei) (?:mich|ihn|sie|uns|mir|ihm|ihr) (?:jetzt )?|(?:^|[.,;:!?\n–-] ?)(?:und |aber )?)mit $/iu,
  after: new RegExp(
    oneLine`
      ^ (?:ganz|recht|ziemlich|echt|richtig|noch|schon|wirklich|gar nicht|nicht) (?:(?:so|ganz) )?(?:
        gut|ordentlich|fit|jung|alt|schön|stolz|okay|in Ordnung|passabel|schlecht|früh|spät|viel|wenig|anständig|nett
        |normal|üblich|solide|knapp|sportlich
      )(?!\p{L})
    `,
    'u',
  ),
};

const yearsWord = '(?:ans|años|anos|anni)';
/** Something else that is so long: "20 años de experiencia". */
const lastingBehind = oneLine`
  (?! (?:
      (?:de(?! (?:edad|idade)(?!\p{L}))|di|por|para|pour|per|sin|sans|senza|sem|juntos|en|in|na|no|fa|il y|atrás)
      (?!\p{L})|d['’](?!âge)|casad|mari|sposat|trabaj|lavor|travaill
    ))
`;
/** "mi suegra tiene demencia y 83 años" */
const hasAnd = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:${persons}|él|ella|ele|ela|lui|lei|elle|yo|eu|io)(?: \p{Lu}[\p{L}'-]{1,20})? (?:
        tiene|tem|ha|a|tengo|tenho|ho|tenía|tinha|aveva|avait
      ) [^.!?\n\d]{3,32} (?:y|e|et) $
    `,
    'iu',
  ),
  after: new RegExp(`^ ${yearsWord}${lastingBehind}(?!\\p{L})`, 'iu'),
};
/** "mon frère fait 40 ans", "la zia avrebbe fatto 70 anni" */
const makesYears = new RegExp(
  oneLine`
    (?<!\p{L})(?:(?:${persons})|il|elle|lui|lei|(\p{Lu}[\p{L}'-]{1,20}))(?: \p{Lu}[\p{L}'-]{1,20})? (?:
      fait|fera|faisait|ferait|va faire|vient de faire|a fait|aura|aurait(?: eu| fait| fêté)?
      |avrebbe (?:fatto|compiuto|avuto)|faceva|farebbe|farà|ha fatto|habría cumplido|cumpliría|hubiera cumplido
      |teria feito|faria|faz|fez|vai fazer
    ) $
  `,
  'u',
);
const turkishBecame =
  /^ (?:oldun|oldum|olmuşsun|olmuşum|olacaksın|olacağım|oluyorsun|oluyorum|oldunuz|olacaksınız)(?!\p{L})/u;

/** "Priya 🎉 29 today" */
const partyBefore = /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20})!? ?(?:(?:🎉|🎂|🥳|🎈|🎊|🎁)\uFE0F? ?){1,3}$/u;
const partyAfter = new RegExp(
  oneLine`
    ^(?: ?[🎉🎂🥳🎈🎊🎁❤]|$|[.,!)\n]
      | (?:
        today|tomorrow|and|heute|morgen|und|aujourd|demain|hoy|mañana|oggi|domani|vandaag|morgen|dziś|jutro|hoje
        |amanhã|idag|imorgon|bugün|yarın|oldu|yaş|ans|años|anni|Jahre|lat|anos|år|jaar
      )(?!\p{L}))
  `,
  'u',
);

/** "Hr. Kluge, 81 J., gestürzt", "Mme Rolland, 84a, chute": a name in a note of a ward. */
const noted = new RegExp(
  oneLine`
    (?<![\p{L}'-])(?:
      (
        Hr|Hrn|Herrn?|Fr|Frau|Mme|Mlle|M|Mr|Mrs|Ms|Mw|Mevr|Dhr|Sr|Sra|Sig|Sig\.ra|Pat|Pt|Patient(?:in)?|Bew
        |Bewohner(?:in)?|Bay|Bayan|Sn|Pani?
      )\.? )?(\p{Lu}[\p{L}'-]{1,20})(?: \p{Lu}[\p{L}'-]{1,20})?(?:,| \()? ?$
  `,
  'u',
);
const shortYears = /^ ?(?:[Jj]\.?|a\.?|l\.|y\.?|yo|jr\.?|ans?)(?=[,;)]|\.(?: |$)|$)/u;
/** "Tim, 4;3": years and months of a child. */
const yearsAndMonths = /^;(?:\d|1[01])(?!\d)/u;
const smallChild = 12;

/** "two boys 11 and 6,": each of several, bare. */
const ofSeveral = {
  before: new RegExp(`(?<!\\p{L})(?:${eitherCase(several)}) (?:\\d{1,2}(?:,|,? (?:${and})) )?$`, 'u'),
  first: new RegExp(`^(?:, ?\\d{1,2}){0,3},? (?:${and}|&) \\d{1,2}(?=$|[.;!?)\\n]|,(?! ?\\d))`, 'u'),
};
/** "bin 53, zwei kinder" */
const selfAlone = /(?:^|[.,;!?\n] ?)(?:bin|Bin) (?:jetzt |schon |erst )?$/u;
/** "me (Berit, 38)" */
const namedInBrackets = new RegExp(
  `(?<!\\p{L})(?:me|[Ii]ch|mich|moi|yo|io|ik|eu|jag|mig|${eitherCase(relatives)}) \\(\\p{Lu}[\\p{L}'-]{1,20},? $`,
  'u',
);

const isNamed = (name: string | undefined): boolean => name !== undefined && isGivenName(name);

/** Why a number is an age by such a phrase; null where it is none. */
export const stated = (left: string, right: string, digits: string): string | null => {
  const number = Number(digits);
  if (turkishBecame.test(right) && digits.length === 2) return 'said of a person';
  if (hasAnd.after.test(right)) {
    if (hasAnd.before.test(left)) return 'years of a person';
    const maker = makesYears.exec(left);
    if (maker !== null && (maker[1] === undefined || isGivenName(maker[1]))) return 'years of a person';
  }
  if (number >= leastYear && standsIn(yearOfLife, left, right)) return 'said of a person';
  if (right.startsWith(')') && namedInBrackets.test(left)) return 'after a relative';
  if (yearsAndMonths.test(right) && number < smallChild && isNamed(noted.exec(left)?.[2])) return 'after a name';
  if (ofSeveral.first.test(right) && ofSeveral.before.test(left) && number < 30) return 'after a relative';
  if (ends.test(right) && ofTheAge.test(left)) return 'said of a person';
  if (partyAfter.test(right) && isNamed(partyBefore.exec(left)?.[1])) return 'of a birthday';
  if (digits.length !== 2) return null;
  if (goesOn.test(right) && reckoned.test(left)) return 'said of a person';
  if (shortYears.test(right)) {
    const [whole, title, name] = noted.exec(left) ?? [];
    if (whole !== undefined && (title !== undefined || isNamed(name))) return 'after a name';
  }
  if (/^(?:,(?= ?(?:\d )?\p{L})|$|\n| und )/u.test(right) && selfAlone.test(left)) return 'said of a person';
  if (standsIn(fairly, left, right)) return 'said of a person';
  if (/^(?:\?|$| (?:and|or|if|in|with|when|just|without|because) )/u.test(right) && mayAt.test(left))
    return 'said of a person';
  const may = mayDo.test(right) ? mayWith.exec(left) : null;
  return may !== null && (may[1] === undefined || isPersonBefore(left)) ? 'said of a person' : null;
};
