import { and } from '../../lists/conjunctions';
import { between, from } from '../../lists/linking';
import { oneLine } from '../../patterns/one-line';
import { whole } from '../cues/any-of';

/** The words by which a text says which of two values is the larger one, or that one of them became the other. */

/** Right before the first of two: "from 620 to 668". */
export const fromBefore = new RegExp(`${whole(from, 'dai|с|со|от')} ?\\(?\\p{Sc}? ?$|从 ?$`, 'iu');

/** Before a range, and between its ends. */
export const betweenBefore = new RegExp(`(?<!\\p{L})(?:${between})(?: (?:the|den|les?|los|il|i|o|os))? $`, 'iu');
export const endsJoined = new RegExp(
  `^(?: \\p{L}{2,10})? (?:${and}|и|та|і)(?: (?:the|den|les?|los|il|i|o|os))? $`,
  'iu',
);

/** Between a value and what it became, whatever stands before: an arrow, an ending, a verb of Chinese. */
export const becomes =
  /^\s?(?:→|->|=>|⇒)\s?(?:\p{Sc} ?)?$|^['’]?(?:den|dan|ten|tan)(?: \p{L}{1,12}){0,2} $|^ ?(?:元|块|塊|円|원|万|万元|万円)?(?:(?:一路)?[涨漲升降跌调調增加减減少提高下]{1,4}[到至为為成]|变成|變成|变为|から|에서) ?$/u;

/** "149.90, reduced from 199.90", "668 €, up from 620 €": together with a word of a change. */
export const cameFrom = new RegExp(
  `^[\\s,(\u2013-]{0,3}(?:\\p{L}{1,14} ){1,3}${whole('from|von|de|da|van|z|ze|från|fra|с|со')} ?(?:\\p{Sc} ?)?$`,
  'iu',
);

const more = whole(
  'more|less|fewer|higher|lower|cheaper|dearer|pricier|costlier|bigger|larger|smaller|better|worse|older|younger|elder|taller|shorter|heavier|lighter|(?:most|least) expensive',
  'mehr|weniger|höhere?[rnsm]?|niedrigere?[rnsm]?|billigere?[rnsm]?|günstigere?[rnsm]?|teurere?[rnsm]?|größere?[rnsm]?|kleinere?[rnsm]?|ältere?[rnsm]?|jüngere?[rnsm]?|schwerere?[rnsm]?|leichtere?[rnsm]?|besser|schlechter',
  'plus|moins|supérieure?s?|inférieure?s?|meilleure?s?|pire',
  'más|menos|mayor(?:es)?|menor(?:es)?|superior(?:es)?|inferior(?:es)?|mejor|peor',
  'più|meno|maggiore|minore|superiore|inferiore|migliore|peggiore',
  'meer|minder|hogere?|lagere?|goedkopere?|duurdere?|oudere?|jongere?|zwaardere?|lichtere?|grotere?|kleinere?',
  'więcej|mniej|wyższ\\p{L}{1,3}|niższ\\p{L}{1,3}|ta(?:ńsz|niej)\\p{L}{0,3}|dro(?:ższ|żej)\\p{L}{0,3}|starsz\\p{L}{1,3}|młodsz\\p{L}{1,3}|większ\\p{L}{1,3}|mniejsz\\p{L}{1,3}',
  'mais|maior(?:es)?|melhor|pior',
  'mera?|mindre|högre|lägre|billigare|dyrare|äldre|yngre|tyngre|lättare|større|højere|lavere|billigere|dyrere|ældre|eldre',
  'больше|меньше|дороже|дешевле|выше|ниже|старше|младше',
);
const than = whole(
  'than|als|que|di|del|della|dei|dan|niż|od|do que|än|end|enn|чем|kuin|mint|než|compared (?:to|with)|im Vergleich zu|par rapport (?:à|aux?)',
);
/** "668, more than my old 620": between the two, or the comparing word before the first. */
export const compares = new RegExp(`${more}[^.!?\\n\\d]{0,32}${than}[^.!?\\n\\d]{0,40}$`, 'iu');
export const comparing = new RegExp(`${more}[^.!?\\n\\d]{0,40}$`, 'iu');
export const thanBetween = new RegExp(`^[^.!?\\n\\d]{0,40}${than}[^.!?\\n\\d]{0,40}$`, 'iu');

/** What was, and what is. */
export const earlier = new RegExp(
  `${whole(
    'old|previous(?:ly)?|former(?:ly)?|before|last (?:year|month|week)|used to|until now|till now|so far|originally|initially|at first',
    'alte[rnsm]?|bisher\\p{L}*|vorher\\p{L}*|früher\\p{L}*|zuvor|ursprünglich|Vorjahr\\p{L}*|Vormonat\\p{L}*|letzte[sn] (?:Jahr|Monat)',
    "ancien(?:ne)?s?|avant|auparavant|précédent\\p{L}*|jusqu['’]ici|l['’]an dernier",
    'antigu[oa]s?|antes|anterior(?:es)?|hasta ahora|pagaba|cobraba|el año pasado',
    "vecchi[oae]|prima|precedente|finora|pagavo|prendevo|l['’]anno scorso",
    'oude?|vroeger|voorheen|eerst|tot nu toe|vorig jaar',
    'star[yae]|poprzedni\\p{L}*|przedtem|wcześniej\\p{L}*|dawn\\p{L}*|dotychczas\\p{L}*|w zeszłym roku',
    'antig[oa]s?|anteriormente|até agora|pagava|ganhava|no ano passado',
    'gamla?|gammalt|tidigare|förut|innan|hittills|förra året|gammel|gamle|tidligere|før|i fjor|sidste år',
    'eski|önce(?:den|ki)?|geçen (?:yıl|ay)|стар\\p{L}{2}|раньше|прежн\\p{L}{2,3}',
  )}|原来|原來|以前|之前|去年|旧|舊|もとは|元は|これまで`,
  'iu',
);
export const later = new RegExp(
  `${whole(
    'new|now|current(?:ly)?|today|after(?:wards)?|this (?:year|month|week)|from now on',
    'neue?[rnsm]?|jetzt|nun|künftig\\p{L}*|aktuell\\p{L}*|heute|nachher|danach|dieses Jahr|inzwischen|mittlerweile',
    'nouve(?:au|l|lle)s?|maintenant|désormais|actuel\\p{L}*|après|cette année',
    'nuev[oa]s?|ahora|actual(?:mente)?|después|este año',
    'nuov[oaie]|adesso|ora|attuale|attualmente|dopo|quest[oa] anno',
    'nieuwe?|nu|voortaan|huidige?|daarna|dit jaar',
    'now[yae]|teraz|obecn\\p{L}{1,3}|aktualn\\p{L}{1,3}|potem|w tym roku',
    'nov[oa]s?|agora|atual(?:mente)?|depois|este ano',
    'nya?|nytt|nu|numera|nuvarande|efter|i år|ny|nye|nå|etter',
    'yeni|şimdi(?:ki)?|artık|bu (?:yıl|ay)|нов\\p{L}{2}|теперь|сейчас',
  )}|现在|現在|如今|目前|今年|新|今は|今の|これから`,
  'iu',
);

/** The least and the most. */
export const least = new RegExp(
  whole(
    'min(?:imum|imal\\p{L}*|\\.)?|lowest|cheapest|at least|mindestens|wenigstens|niedrigste\\p{L}?|günstigste\\p{L}?|billigste\\p{L}?|au moins|le moins cher|la moins chère|mínim[oa]|al menos|como mínimo|minim[oa]|almeno|minstens|laagste|goedkoopste|co najmniej|minimaln\\p{L}{1,2}|najtańsz\\p{L}{1,3}|najniższ\\p{L}{1,3}|pelo menos|no mínimo|lägsta|billigaste|laveste|en ucuz',
  ),
  'iu',
);
export const most = new RegExp(
  whole(
    'max(?:imum|imal\\p{L}*|\\.)?|highest|dearest|most expensive|at most|höchstens|höchste\\p{L}?|teuerste\\p{L}?|maximal|au plus|le plus cher|la plus chère|máxim[oa]|como máximo|massim[oa]|al massimo|hoogstens|hoogste|duurste|ten hoogste|co najwyżej|maksymaln\\p{L}{1,2}|najdroższ\\p{L}{1,3}|najwyższ\\p{L}{1,3}|no máximo|högsta|dyraste|højeste|høyeste|en pahalı',
  ),
  'iu',
);

/** Right beside an age: not of legal age yet … */
export const minor = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      a minor|under-?age|minderjährige?[rnsm]?|(?:est|encore) mineure?|menor de edad|minorenne|minderjarige?
      |(?:nie|mało)letni\p{L}{0,3}|niepełnoletni\p{L}{0,3}|menor de idade|minderåri[gk]t?|omyndig|umyndig|mindreårig
      |alaikäi\p{L}+
      |несовершеннолетн\p{L}+
    )(?!\p{L})
    |未成年
  `,
  'iu',
);
/** … or of it. */
export const ofAge = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      of (?:legal )?age|legally (?:an )?adult|volljährige?[rnsm]?|est majeure?|mayor de edad|maggiorenne|meerderjarige?
      |pełnoletni\p{L}{0,3}|maior de idade|myndig|täysi-ikäi\p{L}+|reşit
      |совершеннолетн\p{L}+
    )(?!\p{L})
  `,
  'iu',
);
/** It is denied, asked, or not so yet. */
export const denied = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      not|n['’]t|no longer|will|['’]ll|becom\p{L}+|turns?|until|nicht|kein\p{L}{0,2}|mehr|wird|werden|bis|pas|plus|sera
      |deviendra|jusqu|no|será|hasta|non|sarà|fino|niet|geen|wordt|tot|nie|będzie|não|até|inte|ikke|blir|bliver|ei
      |değil|olacak
      |не|будет|станет
    )(?!\p{L})|\?
    |不|没|沒
  `,
  'iu',
);
