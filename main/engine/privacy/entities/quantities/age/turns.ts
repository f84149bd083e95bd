import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { years } from '../people/words';
import { isOfMatch } from './imagined';

/** Ages at which something of a life began or ended: "started smoking at 15", "mit 20 das erste Kind", "lo dejé con 38". */

/** What turns in a life, by language, and what stands between it and the age. */
interface Turns {
  /** Alternatives of a regular expression. */
  readonly events: string;
  /** Before the number. */
  readonly at: string;
  /** Younger than that it is an hour. */
  readonly least: number;
}

/** With much else one begins or is. */
const withPension = '(?<=pens\\p{L}{1,12} )med';
const table: Readonly<Record<string, Turns>> = {
  en: {
    at: 'at|aged|(?<=(?:smoking|drinking|vaping|gambling|drugs|weed|heroin|hormones) )from',
    least: 13,
    events: oneLine`
      (?:start(?:ed|ing)?|began|quit|stopped|gave up|took up) (?:
        smoking|drinking|vaping|using|heroin|drugs|weed|gambling|cutting|dating|dialysis|testosterone|hormones|puberty)
      |quit|left (?:home|school|uni\p{L}*|the (?:army|church|navy))|moved (?:out|here|away|abroad|to \p{L}+)|ran away
      |emigrated|immigrated|came (?:out|here|over|to \p{L}+)|dropped out|graduated|transitioned|converted|lost (?:everything|(?:my|his|her|their|our|both) \p{L}+)
      |got (?:married|divorced|pregnant|sober|clean|engaged|diagnosed|sick|ill|citizenship|custody)|married|divorced
      |got (?:my|his|her) (?:first|licen[sc]e|degree|period|diagnosis|citizenship)|widowed|orphaned|adopted
      |retir(?:e[sd]?|ing)
      |diagnosed|became (?:a|an) (?:\p{L}+ )?(?:mum|mom|dad|mother|father|parent|widow(?:er)?|grand\p{L}+|carer)
      |(?:had|have) (?:my|his|her|our|a) (?:\p{L}+ )?(?:
        first|second|kids?|child|baby|daughter|son|stroke|heart attack|hysterectomy|breakdown|abortion|miscarriage)
      |joined (?:the )?(?:army|navy|police|force)|went (?:blind|deaf|bald|grey|to (?:prison|jail)|into (?:care|menopause))
      |menopause(?: (?:started|began|hit))?|(?:my|his|her) first (?:kiss|job|drink|cigarette|boyfriend|girlfriend|period)
      |periods? (?:started|began)|(?:learnt|learned) to \p{L}+|(?:kicked|thrown) out|homeless
    `,
  },
  de: {
    at: 'mit',
    least: 5,
    events: oneLine`
      (?:an|auf)gefangen|begonnen|aufgehört|rauchen|geraucht|getrunken|ausgezogen|eingezogen|abgehauen
      |weggelaufen|(?:ge)?heiratet\p{L}{0,2}|geschieden|verwitwet|getrennt|ausgewandert|eingewandert|geflohen|erkrankt|operiert
      |diagnostiziert|Diagnose|schwanger|Kind|Mutter|Vater|Mama|Papa|Oma|Opa|Witwer?|Rente|Abitur|Ausbildung|Lehre
      |abgebrochen|Führerschein|(?<=\p{Lu}\p{Ll}{2,12} )verloren|gestorben|adoptiert|Wechseljahre|Periode|Herzinfarkt|Infarkt|Schlaganfall
      |arbeitslos|obdachlos|trocken|Heim|Knast|Deutschland|Österreich|geoutet|entlassen|Studium|Depressionen?
    `,
  },
  fr: {
    at: 'à|dès|vers',
    least: 11,
    events: oneLine`
      commencé|arrêté|quitté (?:l['’]école|le lycée|la maison|mes parents|mon pays)|mariée?|divorcée?|séparée?|veuve|veuf
      |partie? (?:de chez|de la maison|à l['’]étranger)|eu (?:mon|ma|mes|notre|son|sa|un|une) \p{L}+|diagnostiquée?
      |émigrée?|arrivée? en \p{L}+|perdu (?:mon|ma|mes|son|sa) \p{L}+|(?:à|en) (?:la |sa |ma )?retraite
      |tombée? (?:enceinte|malade)|orphelin[e]?|ménopausée?|fugué|mère|père|bac
    `,
  },
  es: {
    at: 'con|a los|desde los',
    least: 5,
    events: oneLine`
      empecé|empezó|comencé|(?:lo |la )?dej[éó]|fumar|vine|vino|llegué|llegó|fui|fue|emigré|emigró|casé|casó|casaron|divorcié
      |divorció|separé|enviud[éó]|jubil[éó]|tuve|tuvo|parí|parió|embarazada|diagnosticaron|perdí|perdió|murió|quedé
      |quedó|operaron|regla|menopausia|jubil\p{L}{1,4}|independicé|carn[eé]t?|salí|salió|mudé|mudó|entré|entró
    `,
  },
  it: {
    at: 'a|dai|dall[ae]?|verso i',
    least: 5,
    events: oneLine`
      iniziat[oa]|cominciat[oa]|smess[oa]|sposat[oa]|divorziat[oa]|separat[oa]|andat[oa] (?:via|in pensione)
      |uscit[oa] di casa|trasferit[oa]|emigrat[oa]|arrivat[oa] in|diventat[oa]|pers[oa] (?:mi[oa]|il|la|i)|ammalat[oa]
      |operat[oa]|incinta|vedov[oa]|avuto (?:il|la|mi[oa]) \p{L}+|menopausa|diagnosticat[oa]|laureat[oa]|patente
      |lasciato la scuola|pensione
    `,
  },
  nl: {
    at: 'op|met|rond|op (?:mijn|zijn|haar)|rond (?:mijn|zijn|haar)',
    least: 11,
    events: oneLine`
      begon(?:nen)?|gestopt|stopte|uit huis|getrouwd|trouwde|gescheiden|scheidde|gevlucht|vluchtte|naar Nederland
      |naar België|verloor|verloren|ziek geworden|met pensioen|moeder|vader|zwanger|kreeg|overgang|ongesteld|diagnose
    `,
  },
  pl: {
    at: 'w wieku|mając',
    least: 5,
    events: oneLine`
      emerytur\p{L}|rent[ęy]|wyszła za mąż|wyszłam za mąż|ożenił\p{L}{0,2}|rozwi[óo]d\p{L}{1,4}|owdowia\p{L}{1,3}
      |urodził\p{L}{0,2}|wyjecha\p{L}{1,3}|wyemigrowa\p{L}{1,3}|wyprowadził\p{L}{0,2}|zacz[ęą]ł\p{L}{0,2}|rzucił\p{L}{0,2}
      |zachorowa\p{L}{1,3}|zdiagnozowan\p{L}{1,2}|straci\p{L}{1,3}|osieroc\p{L}{1,4}|zaszła|zaszłam|ciąż\p{L}|matur\p{L}
    `,
  },
  pt: {
    at: 'com|aos',
    least: 5,
    events: oneLine`
      comecei|começou|parei|parou|deixei|deixou|larguei|casei|casou|divorciei|divorciou|separei|saí|saiu|emigrei
      |emigrou|vim|veio|cheguei|chegou|tive|teve|engravidei|engravidou|fui (?:mãe|pai)|foi (?:mãe|pai)|reform\p{L}{1,3}(?:-se|-me)?
      |aposentei|aposentou|perdi|perdeu|diagnosticad[oa]|diagnosticaram|enviuvei|enviuvou|menopausa|menstruação
    `,
  },
  sv: {
    at: `vid|som|${withPension}`,
    least: 11,
    events: oneLine`
      (?:började|slutade|slutat|börjat) (?:röka|dricka|snusa|knarka|skolan)|började|flyttade (?:hemifrån|hit|till \p{L}+)
      |gifte (?:mig|sig|oss)|skilde (?:mig|sig|oss)|fick (?:mitt|min|sitt|sin|vårt|mina) \p{L}+|förlorade|miste
      |blev (?:mamma|pappa|gravid|änka|änkling|sjuk|farmor|mormor|morfar|farfar)|gick i pension|pension(?:erad\p{L}{0,2}|erade\p{L}{0,2})?|kom till (?:Sverige|\p{Lu}\p{Ll}+)
      |tog studenten|klimakteriet
    `,
  },
  da: {
    at: `som|i en alder af|${withPension}`,
    least: 11,
    events: oneLine`
      på (?:efterløn|pension)|pensioneret|(?:begyndte|holdt op med|stoppede med) at (?:ryge|drikke|dampe)|flyttede (?:hjemmefra|hertil|til \p{L}+)
      |blev (?:gift|skilt|mor|far|gravid|enke|enkemand|syg|mormor|morfar|farmor|farfar)|giftede (?:mig|sig|os)|fik (?:mit|min|sit|sin|vores) \p{L}+
      |mistede (?:min|mit|sin|sit|hendes|hans) \p{L}+|kom til Danmark|overgangsalderen
    `,
  },
  no: {
    at: `som|i en alder av|${withPension}`,
    least: 11,
    events: oneLine`
      av med pensjon|pensjonert|begynte å (?:røyke|drikke|snuse)|sluttet å (?:røyke|drikke|snuse)|flyttet (?:hjemmefra|hit|til \p{L}+)
      |ble (?:gift|skilt|mor|far|gravid|enke|enkemann|syk|mormor|morfar|farmor|farfar)|giftet (?:meg|seg|oss)|fikk (?:mitt|min|sitt|sin|vårt) \p{L}+
      |mistet (?:min|mitt|sin|sitt|hennes|hans|faren|moren) \p{L}+|kom til Norge
    `,
  },
};

const hedge = `(?:(?:${hedges('about', 'nearly', 'only', 'now', 'soon')}) )?`;
const languages = Object.values(table);
/** At a preposition most numbers stand behind none of these. */
const atEnd = new RegExp(`(?<!\\p{L})(?:${languages.map(({ at }) => at).join('|')}) ${hedge}$`, 'iu');
const turnedBefore = languages.map(({ events, at, least }) => ({
  least,
  pattern: wordPattern(
    new RegExp(`(?<!\\p{L})(?:${events})(?!\\p{L})[^.!?;\\n\\d]{0,32}(?<!\\p{L})(?:${at}) ${hedge}$`, 'iu'),
  ),
}));
/** At any hour nobody loses a parent. */
const atAnyAge = wordPattern(
  /(?<!\p{L})(?:lost (?:my|his|her|their|our) \p{L}+|orphaned|adopted|diagnosed|went (?:blind|deaf)|tombée? malade|perdu (?:mon|ma|son|sa) \p{L}+) (?:at|aged|à) $/iu,
);
/** German has the verb behind, and often a word for what came before it. */
const small =
  'das|die|der|den|dem|ein(?:e[nmrs]?)?|mein\\p{L}{0,2}|erste[nrs]?|zweite[nrs]?|zu|ich|in|nach|von|zum|zur|ins|an|am|auf|im|wieder|schon|endlich|dann|kam|wurde|war';
const turnedBehind = new RegExp(
  `^ (?:(?:(?:${small}) ){1,4}(?:\\p{Lu}\\p{Ll}+ )?)?(?:${table.de?.events})(?!\\p{L})`,
  'u',
);
const withYears = new RegExp(`^ (?:${years})(?:(?<=\\.)|(?!\\p{L}))`, 'iu');
/** What begins and ends with so many as well: then somebody stands before it. */
const ofAnything =
  /(?<!\p{L})(?:commencé|arrêté|(?:an|auf)gefangen|aufgehört|begonnen|iniziat[oa]|cominciat[oa]|smess[oa]|begon(?:nen)?|gestopt|stopte|började|lost|perdió|perdeu|verloor|verloren|förlorade)(?!\p{L})/iu;
const ownVerb = /(?<!\p{L})(?:ho|abbiamo|hab)(?!\p{L})/iu;
/** "I stopped counting at 40": what was counted. */
const counting =
  /(?<!\p{L})(?:count(?:ing)?|(?:mit)?(?:zu)?zählen|compt(?:er|é)|contar(?:e|l[oae]s?)?|tellen|liczyć|räkna|tælle|telle|scroll(?:ing|en)|messen|rechnen|suchen)(?!\p{L})/iu;
/** "35 of 50 laps" */
const ofSeveral = /^ (?:out )?(?:of|von|sur|de|di|van|z|av|af|em|su) \d/u;
/** A speed, or a version. */
const driven = /(?<!\p{L})(?:fahr\p{L}*|fuhr\p{L}*|Tempo|ras\p{L}{1,3}|Version)(?!\p{L})/iu;
const polish = /(?<!\p{L})(?:w wieku|mając)(?: (?:zaledwie|niespełna|około))? $/iu;
const unspaced = {
  japanese:
    /^(?:歳|才)?で(?:結婚|離婚|出産|就職|上京|独立|退職|引退|妊娠|家を出|母に|父に|発症|診断|タバコ|移住|留学|中退)/u,
  chinese: /^(?:就|才|那年|时)?(?:当了?[妈爸]|结的?婚|离的?婚|生(?:了|的)(?:孩子|儿子|女儿|老大)|退休|辍学|离家)/u,
};

/** Why a number is an age at what turned then; null where it is none. */
export const atTurn = (left: string, right: string, digits: string): string | null => {
  if (digits.length > 2) return null;
  const number = Number(digits);
  if (digits.length === 2 && (unspaced.japanese.test(right) || unspaced.chinese.test(right)))
    return 'of a time in a life';
  if (!atEnd.test(left.slice(-24)) || isOfMatch(left, right) || ofSeveral.test(right)) return null;
  if (counting.test(left.slice(-24)) || counting.test(right.slice(0, 24))) return null;
  if (withYears.test(right) && polish.test(left)) return 'of a time in a life';
  if (/(?<!\p{L})mit (?:\p{L}+ )?$/iu.test(left) && turnedBehind.test(right) && !driven.test(left))
    return 'of a time in a life';
  if (!onward.test(right) && !withYears.test(right)) return null;
  if (atAnyAge.test(left)) return 'of a time in a life';
  if (ofAnything.test(left) && !isPersonBefore(left) && !ownVerb.test(left)) return null;
  return turnedBefore.some(({ least, pattern }) => number >= least && pattern.test(left))
    ? 'of a time in a life'
    : null;
};
