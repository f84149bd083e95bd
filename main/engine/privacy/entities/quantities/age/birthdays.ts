import { isCity, isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { anyCase, eitherCase, possessives, relatives } from '../people/words';

/** Birthdays by their number alone: "Rachel's 50th", "Mamas 70. steht an", "les 50 ans de Julien", "el 30 cumple de Marta". */

const kin = `${relatives}|bestie|boss`;
const owner = `(?:(?:${anyCase(possessives)}) (?:\\p{L}{3,10} )?(?:${anyCase(kin)})|(?:${anyCase(kin)})|(\\p{Lu}[\\p{L}-]{1,20}))`;

/** "for Rachel's 50th please", "my nan's 90th": what else comes so often is called by its noun. */
const english = {
  of: new RegExp(`(?<![\\p{L}'’-])${owner}(?:['’]s|s['’]|['’]) $`, 'u'),
  own: /(?<!\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Aa]|[Jj]oint|[Ss]urprise) (?:own |big |joint |upcoming |surprise )?$/u,
  after: new RegExp(
    oneLine`
      ^(?:st|nd|rd|th)(?:
        $|[.,;!?)\n](?!\d)
        | (?:
          please|pls|plz|is|was|party|bash|do|dinner|cake|card|gift|present|speech|celebration|bday|weekend|trip
          |coming|this|next|last|on|in|at|and|with|we|i|he|she|they|tomorrow|today|soon
        )(?!\p{L})(?! (?:try|attempt|place|floor|grade|year|century|time))
      )
    `,
    'u',
  ),
  /** Without whose it is said for: a feast behind it. */
  feast:
    /^(?:st|nd|rd|th) (?:party|bash|birthday|bday|cake|is coming|coming up|for me|celebration|and (?:i|we|my))(?!\p{L})/u,
};
/** Of a year, a day of the month, a rank. */
const ranked =
  /^(?:st|nd|rd|th) (?:anniversary|century|floor|street|avenue|amendment|grade|place|time|attempt|try|season|episode|edition|symphony|birth)(?!\p{L})/u;
const monthBefore =
  /(?<!\p{L})(?:on|the|until|by|since|from|to|January|February|March|April|May|June|July|August|September|October|November|December) $/u;

const german = {
  /** "Mamas 70. steht an", "Lukas' 30.", "zum 80. von Oma", "unser 50." */
  of: new RegExp(
    `(?<![\\p{L}'’-])(?:(?:${eitherCase(oneLine`
        Mamas|Papas|Omas|Opas|Mutters|Vaters|Mutters|Tantes|Onkels|Schwesters|Bruders
        |(?:meiner|meines|seiner|seines|ihrer|ihres|unserer|unseres) (?:
          Mutter|Vaters|Oma|Opas|Frau|Mannes|Schwester|Bruders|Tante|Onkels|Tochter|Sohnes|Chefin|Chefs|Freundin
          |Freundes|Schwiegermutter|Schwiegervaters
        )
      `)})|(\\p{Lu}\\p{L}{2,15})(?:s|['’])) $`,
    'u',
  ),
  own: /(?<!\p{L})(?:[Mm]ein|[Mm]einen|[Mm]einem|[Ss]ein|[Ss]einen|[Ss]einem|[Ii]hr|[Ii]hren|[Ii]hrem|[Uu]nser|[Dd]ein|[Dd]einem|[Zz]um|[Dd]en|[Dd]er) $/u,
  after:
    /^\.(?: Geburtstag|(?: (?:steht (?:an|vor)|wird (?:groß )?gefeiert|rückt|naht|feiern|ist (?:am|im|nächst\p{L}*|bald))(?!\p{L})))/u,
  ofWhom: new RegExp(
    oneLine`
      ^\. (?:von|meiner|meines|seiner|seines|ihrer|ihres|unserer|unseres) (?:
        (?:meine[rmn]|seine[rmn]|ihre[rmn]|unsere[rmn]|der|dem) )?
      (?:(?:${eitherCase(relatives)}|Oma|Opa|Mama|Papa)|(\p{Lu}\p{Ll}{1,15}))(?!\p{L})
    `,
    'u',
  ),
  to: /(?<!\p{L})(?:zum|zu (?:ihrem|seinem)|für den) $/iu,
};
const dutch = {
  of: new RegExp(
    `(?<![\\p{L}'’-])(?:(?:mijn|zijn|haar|onze|m['’]n|z['’]n) (?:vaders|moeders|pa['’]s|ma['’]s|opa['’]s|oma['’]s|broers|zussen?s?|mans|vrouws|zoons|dochters|mams|paps|schoonmoeders|schoonvaders)|(?:${eitherCase(`Opa['’]s|Oma['’]s|Mama['’]s|Papa['’]s|Mams|Paps`)})|(\\p{Lu}\\p{L}{2,15})(?:['’]s|['’]|s)) $`,
    'u',
  ),
  after: /^(?:e|ste|de)(?:$|[.,;!?)\n]| (?:verjaardag|feest|is|was|vieren|komt|in|op|wordt)(?!\p{L}))/u,
};
const swedish = {
  of: new RegExp(
    oneLine`
      (?<![\p{L}'’-])(?:
        (?:${eitherCase('Mammas|Pappas|Mormors|Morfars|Farmors|Farfars|Brorsans|Syrrans|(?:min|hans|hennes) (?:mammas|pappas|frus|mans|brors|systers|sons|dotters|chefs)')})
        |(\p{Lu}\p{L}{2,15}?)s
      ) $
    `,
    'u',
  ),
  after: /^-(?:årsdag|årsfest|årskalas|årspresent|års)(?!\p{L})/u,
};
/** "les 50 ans de Julien", "os 60 anos da minha mãe", "i 40 anni di Paola": a feast's, whoever's. */
const yearsOf = {
  before: new RegExp(
    oneLine`
      (?:
        ^|[.!?;:,\n(] ?
        |(?<!\p{L})(?:
          pour|fêt\p{L}{1,4}|aux?|para|per|celebra\p{L}{0,3}|festeggia\p{L}{0,3}|comemor\p{L}{1,3}|c['’]est|son|sono
          |são|dla|de
        ) )(?:[Ll]es|[Ll]os|[Ii]|[Oo]s) $
    `,
    'u',
  ),
  after: new RegExp(
    oneLine`
      ^ (?:ans|años|anni|anos) (?:de |d['’]|di |da |do |del |della |dei )
      (?:(?:${possessives}|la mia|il mio|o meu|a minha|minha|meu|mia|mio|nostra|nostro) )?
      (?:(?:${eitherCase(kin)})|(\p{Lu}[\p{L}'-]{1,20}))(?=$|[.,;!?)\n]| \p{Ll})
    `,
    'u',
  ),
};
/** "el 30 cumple de Marta", "el 15 de mi hija es": with a feast's noun or whose it is. */
const spanish = {
  before: /(?<!\p{L})(?:el|su|mi|un|o|seu|meu|il|al) $/iu,
  after: new RegExp(
    oneLine`
      ^[ºª°]?o? (?:cumple(?:años)?|cumplea|aniversário|niver|compleanno)(?! (?:de|del|della|di|da|do|dell['’]) ?
        (?:la |el )?(?:
          empresa|ditta|azienda|funda\p{L}+|fondazione|boda|casamento|matrimonio|muerte|morte|independencia
          |independência|revoluci\p{L}+|cidade|ciudad|escola|escuela|scuola|club|clube|igreja|república|repubblica
          |marca|banda|gruppo|grupo
        ))(?!\p{L})
    `,
    'u',
  ),
};
const least = 15;

const isSomebodys = (pattern: RegExp, text: string): boolean => {
  const [whole, name] = pattern.exec(text) ?? [];
  if (whole === undefined) return false;
  return name === undefined || [name, name.replace(/s$/u, '')].some((each) => isGivenName(each) && !isCity(each));
};

/** Why an ordinal is an age; null where it is none. */
export const ofBirthday = (left: string, right: string, digits: string): string | null => {
  const reason = 'of a birthday';
  if (isSomebodys(yearsOf.after, right) && yearsOf.before.test(left) && digits.length === 2) return reason;
  if (standsIn(spanish, left, right)) return reason;
  if (swedish.after.test(right) && isSomebodys(swedish.of, left)) return reason;
  if (digits.length === 2 && Number(digits) >= least) {
    if (german.ofWhom.test(right) && german.to.test(left) && isSomebodys(german.ofWhom, right)) return reason;
    if (ranked.test(right)) return null;
    if (english.after.test(right) && !monthBefore.test(left) && isSomebodys(english.of, left)) return reason;
    if (english.feast.test(right) && english.own.test(left)) return reason;
    if (dutch.after.test(right) && isSomebodys(dutch.of, left)) return reason;
  }
  return german.after.test(right) &&
    (isSomebodys(german.of, left) || (Number(digits) >= least && german.own.test(left)))
    ? reason
    : null;
};
