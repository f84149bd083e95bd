import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { standsIn } from '../../../text/around';
import { shortMonths } from '../dates/months';
import { isPersonBefore } from '../people/before';
import { aged, eitherCase, elder, turkishKin } from '../people/words';
import { atTheYears, backThen, inverted, subjectOf, verbBehind, wasThen, withYears } from './back-then';
import { span } from './cues';
import { isOfMatch } from './imagined';
import { hedge, isOfSmallChild } from './infants';
import { clockBefore, clockBehind, lifeGoesOn, livedAlone, livedThrough } from './lived';
import { ofIt, reaching, yearsGoOn } from './reached';
import { asTens } from './tens';
import { tooAged, tooOld } from './too-old';
import {
  adultOf,
  atLast,
  isLabelOfMany,
  isSomebodys,
  kin,
  leading,
  ofThings,
  ordinalOf,
  pairOf,
  roleBefore,
  soLong,
  whose,
  withMy,
  yearsBehind,
} from './whose';

/** Ages as they are told: of the eldest and the youngest, past a number, as a decade, of a time in a life. */

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
/** "33/f/bristol", "m/27", "27 m4f". */
const slashedSex = {
  /** No unit is written so: a place follows, or an m, w or d is no minute, week or day. */
  sure: /^ ?\/ ?(?:(?:m|f|w|d|nb|mtf|ftm) ?\/ ?\p{L}|(?:f|nb|mtf|ftm)(?=$|[ ,.)]))|^ ?[mfwt]4[mfwtar](?!\p{L})/iu,
  before: /(?:^|[\n("“„:|] ?|(?<!\p{L})(?:i['’]?m|i am|ich|bin|am|me|hi|hey|hello|hallo)[,:]? )$/iu,
  after: /^ ?\/ ?[mw](?=$|[.)\n]|,? (?!for|per|plus|and|on|each|max)\p{L}{2})/iu,
};
/** 我妈快六十了, 他都四十五了: nearly, already. */
const alreadyHan = /(?:快|都|已经|已經|刚满|剛滿|刚过|年近|将近|今年)$/u;
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
