import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { anyCase, relatives } from '../people/words';

/** Times of a life that a preposition and a bare number say: "met zeventien ging ik", "mi sobrina de catorce se ha". */

const hedge = oneLine`
  (?:
    (?:
      ${hedges('nearly', 'only', 'now')}|uns
    ) )?
`;

/** How a clause goes on about somebody: a clitic, "to be" and "to have", what people do. */
const does = [
  oneLine`
    se|me|nos|le|les|lo|ya|siempre|todavía|aún|nunca|también|está|estaba|va|iba|vive|vivía|es|era|tiene|ha|había|fue
    |quiere|puede|sabe|dice|hace|juega|llora|duerme|come|fuma|bebe|sale|estudia|trabaja|necesita|tuve|tuvo|empecé
    |empezó|conocí|conoció|dejé|dejó|entré|perdí|aprendí
  `,
  oneLine`
    si|mi|ci|non|è|era|ha|aveva|sta|stava|vive|dice|fa|gioca|piange|dorme|mangia|fuma|beve|vuole|deve|può|parla|guida
    |studia|lavora|esce|ancora|sempre|già|sono|ero|ho|avevo|andai|iniziai|facevo|lavoravo|guidavo|fumavo
  `,
  'is|was|heeft|had|wil|kan|moet|gaat|ging|rookt|drinkt|woont|slaapt|eet|huilt|speelt|leest|praat|werkt|zit|zegt|nog|al|werd|kreeg|kwam|trouwde|begon|stopte|verhuisde',
  oneLine`
    ist|war|hat|hatte|will|kann|muss|geht|ging|raucht|trinkt|wohnt|schläft|isst|weint|spielt|liest|spricht|arbeitet
    |sitzt|sagt|noch|schon|wurde|bekam|kam|fing|zog|bin|habe|darf|soll
  `,
  oneLine`
    já|ainda|está|estava|vai|vive|é|era|tem|tinha|foi|quer|pode|sabe|diz|faz|joga|chora|dorme|come|fuma|bebe|sai
    |estuda|trabalha|não|nunca|comecei|começou|saí|saiu|tive|teve|casei|fui
  `,
  'est|était|a|avait|ne|va|vit|veut|peut|sait|dit|fait|joue|pleure|dort|mange|fume|boit|sort|étudie|travaille|refuse|déjà|encore|toujours',
].join('|');
const doesBehind = new RegExp(
  `^,? (?:${does})(?!\\p{L})(?! (?:\\p{L}+ )?(?:euros?|punkt\\p{L}*|goles|gol|points?))`,
  'iu',
);

/** "mi sobrina de catorce", "mio zio di settantotto", "la nostra di otto": one, so nothing that they have. */
const ofOne = new RegExp(
  `(?<!\\p{L})(?:${anyCase(oneLine`
      ${relatives}|la pequeña|el pequeño|il piccolo|la piccola|o mais novo|a mais nova|de kleine
    `)})(?: \\p{Lu}[\\p{L}'-]{1,20})? (?:de|di|van|von|mit|con|met|com) ${hedge}$`,
  'u',
);

const pronoun = 'ik|hij|ze|zij|wij|we|ich|er|sie|wir|jag|han|hon|vi|je|j|il|elle|i|he|she|they|eu|ele|ela|yo|io';
/** "met zeventien ging ik", "mit achtzehn zog ich", "vid sjutton flyttade jag": the verb, and then who. */
const inverted = {
  before: new RegExp(
    `(?:^|[.!?;:,\\n(] ?|(?<!\\p{L})(?:en|und|och|maar|aber|men|want|dass|dat|att|toen) )(?:[Mm]et|[Oo]p(?: mijn)?|[Mm]it|[Vv]id|[Nn]är|[Aa]l op) ${hedge}$`,
    'u',
  ),
  after: new RegExp(`^ (?!\\p{Ll}+en )\\p{Ll}{2,12} (?:${pronoun})(?!\\p{L})`, 'u'),
};
/** "con dieciocho me fui", "a ventitré mi sono sposata", "com quinze comecei": who speaks stands in the verb. */
const clitic = {
  before: new RegExp(
    `(?:^|[.!?;:,\\n(] ?|(?<!\\p{L})(?:y|e|que|che|pero|ma|mas|porque|perché|et|mais) )(?:[Cc]on|[Aa]|[Cc]om|[Aa]os|[Aa] los|À|à) ${hedge}$`,
    'u',
  ),
  after: new RegExp(
    oneLine`
      ^(?: (?:años|anni|anos|ans))?,? (?:
        (?:ya |già |já |yo |io |eu |ela |ele |no |non |não )?(?:me|mi|se|si|nos|ci) (?:
          fui|fue|casé|casó|mudé|mudó|separé|divorcié|quedé|quedó|enteré|operaron|diagnosticaron|echaron|sono|sono|è
          |ero|hanno|ha|trasferii|sposai|casei|casou|mudei|formei|separei
        )
        |(?:ya |già |já )?(?:
          tuve|tuvo|empecé|empezó|conocí|conoció|dejé|dejó|perdí|perdió|entré|trabajaba|fumaba|sono|avevo|ho|iniziai
          |fumavo|lavoravo|guidavo|facevo|comecei|começou|tive|teve|saí|saiu|fui|foi|perdi|perdeu|engravidei
          |trabalhava|fumava|já
        )|j['’](?:ai|étais|avais)|je|elle|il
      )(?!\p{L})
    `,
    'u',
  ),
};
/** "con nueve meses come de todo", "met acht maanden liep hij": months of a small child. */
const monthsOld = {
  before:
    /(?:^|[.!?;:,\n(] ?)(?:[Cc]on|[Cc]om|[Mm]et|[Mm]it|[Aa]|[Vv]id|À|[Aa]t) (?:apenas |solo |nur |erst |pas |bara |just |soli )?$/u,
  after: new RegExp(
    oneLine`
      ^ (?:meses|mesi|mois|maanden|Monaten|månader|months)(?: old)?,? (?:ya |già |já |déjà |schon |al |redan )?(?:
        come|camina|anda|gatea|duerme|habla|dice|mangia|cammina|gattona|dorme|parla|fala|engatinha|marche|mange|dort
        |parle|liep|kruipt|loopt|eet|slaapt|läuft|krabbelt|schläft|isst|konnte|kann|går|kryper|äter|sover|s?he
      )(?!\p{L})
    `,
    'u',
  ),
};
const youngest = 11;

/** Why a number behind a preposition is an age; null where it is none. */
export const ofTime = (left: string, right: string, digits: string): string | null => {
  if (digits.length > 2) return null;
  if (standsIn(monthsOld, left, right)) return 'of a small child';
  if (doesBehind.test(right) && ofOne.test(left)) return 'said of a relative';
  if (Number(digits) < youngest) return null;
  return standsIn(inverted, left, right) || standsIn(clitic, left, right) ? 'of a time in a life' : null;
};
