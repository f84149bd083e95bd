import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { onward } from '../people/onward';
import { anyCase, eitherCase, possessives, several, years } from '../people/words';
import { hedge } from './infants';
import { audience } from './years';

/** Ages of several children at once: "meiden van 6 en 10", "synów 6 i 13 lat", "dos niños de 3 y casi 5". */

const joint = `(?:${and}|&)`;
const unit = `(?: (?:${years})(?!\\p{L})(?: (?:alt|old|oud|gammal|gamla))?)?`;
const more = `(?:${unit},? ?(?:${hedge})?\\d{1,2}){0,4}${unit},? ?${joint} (?:${hedge})?\\d{1,2}${unit}`;
const others = new RegExp(`^${more}(?![\\d%€$£]|[.,:]\\d)`, 'iu');
const before = new RegExp(
  oneLine`
    (?<!\p{L})(?:${anyCase(several)})(?:,? (?:\(|die |che |que |qui |som )?)(?:
      (?:
        de|d['’]|van|di|von|of|på|aged|w wieku|i åldrarna|âgé(?:e)?s de|edades|ont|hanno|tienen|têm|zijn|sind|are|är
        |mają|were|waren|avaient
      ) )?(?:${hedge})?$
  `,
  'u',
);
/** "our kids, 3, 6 and 12,", "meine Kinder sind zwei, fünf und neun": the first of several. */
const enumerated = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:
          ${possessives}|the|die|le|la|les|los|las|i|de|os|as|mis|mes|nos|ses|sus|mijn|moje|mina|våra|onze|nuestr[oa]s
        ) )?(?:\p{L}{3,12} )?(?:${eitherCase(several)})
      (?:,| \(|:| (?:are|sind|ont|zijn|är|tienen|hanno|mają|têm)(?: (?:nämlich|now|jetzt|aged|already|schon|nu))?) ?$
    `,
    'iu',
  ),
  after: new RegExp(
    `^(?:,? ?\\d{1,2},?){0,4} ?(?:,|${and}|&) ?\\d{1,2}(?![\\d.,:%€$£]\\d|[%€$£]|\\d| ?(?:euros?|dollars?|€))`,
    'iu',
  ),
};
const unitBehind = new RegExp(`^ (?:${years})(?!\\p{L})`, 'iu');
const listEnds = (rest: string): boolean => onward.test(rest) || unitBehind.test(rest);

/** Whoever something is for: "Spiele für Kinder von 6 und 10". */
const forAnyone = new RegExp(
  `(?<!\\p{L})(?:für|for|pour|para|per|voor|dla|för|ab) (?:(?:die|alle|all|les|los|las|i|de|the|alla) )?(?:${anyCase(several)}) (?:de|van|di|von|of|på|aged|w wieku) $`,
  'u',
);
const oldest = 60;

/** 子供は5歳と8です: the second without its unit. */
const japanese = { before: /\d[歳才](?:と|、)$/u, after: /^(?:です|で[、。す]|の(?:子|二人|2人)|。|、|$)/u };

/** Why a number is the first age of several; null where it is none. The others are listed with it. */
export const ofSeveral = (left: string, right: string, digits: string): string | null => {
  if (standsIn(japanese, left, right)) return 'after a relative';
  const enumeration = enumerated.after.exec(right)?.[0];
  if (
    enumeration !== undefined &&
    listEnds(right.slice(enumeration.length)) &&
    enumerated.before.test(left) &&
    !forAnyone.test(left)
  )
    return 'after a relative';
  const list = others.exec(right)?.[0];
  return list !== undefined &&
    Number(digits) <= oldest &&
    // Nothing that is counted stands behind the last one.
    onward.test(right.slice(list.length)) &&
    before.test(left) &&
    !forAnyone.test(left) &&
    !audience.test(left)
    ? 'after a relative'
    : null;
};
