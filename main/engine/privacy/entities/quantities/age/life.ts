import { possessives } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { clauseEnds, closed } from './ends';
import { isOfMatch } from './imagined';
import { livingAfter, youngestLiving } from './years';

/** Ages at what happens in a life: a birthday, a death, a pension, a trade's years. */

/** "Industriekauffrau, 52, seit 30 Jahren bei": a trade before it, a life behind it. */
const tradeBefore = new RegExp(
  oneLine`
    (?:^|[.:;\n–-] ?|(?<!\p{L})(?:bin|als|as|am a|suis|soy|sono|sou|jestem|ben|är) )\p{L}{5,28}
    (?:in|er|frau|mann|ist|eur|euse|ière|ier|or|ora|ero|era|aio|iere|ster|arz|arka|eira|eiro)?, $
  `,
  'u',
);
const tradeAfter = new RegExp(
  oneLine`
    ^, (?:
      seit \d|aus \p{Lu}|wohne|wohnhaft|since \d|from \p{Lu}|liv(?:e|es|ing) (?:in|with)|based in|depuis \d|habite
      |vivo|vive|abito|desde hace|woon|mieszkam|moro|bor i|yaşıyorum
    )
  `,
  'u',
);
const birthdayNear = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        b-?day|birthday|Geburtstag|anniversaire|cumpleaños|cumple|compleanno|verjaardag|urodzin\p{L}{0,3}|aniversário
        |födelsedag|doğum gün\p{L}{0,3}
      )(?!\p{L})[^.!?\n\d]{0,32}[ ,(]$
    `,
    'iu',
  ),
);
const todayAfter =
  /^ ?(?:today|tomorrow|heute|morgen|aujourd['’]hui|demain|hoy|mañana|oggi|domani|vandaag|dziś|dzisiaj|jutro|hoje|amanhã|idag|imorgon|bugün|yarın|🎂|🎉)/iu;

/** Behind a comma, or what a text or a line begins with. */
const apart = /(?:^|\n|, )$/u;

/** Death, and the age at it. */
const atAge = /(?:at|aged|mit|à|a|los|aos|op|vid|med|con|com|met) $/iu;
const atAgeLength = 'aged '.length;
const died = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        died(?: (?:of|from|after) [\p{L}'’-]{2,20}(?: [\p{L}-]{2,14})?)?|dies|passed(?: away| on)?|dead|killed|starb
        |verstarb|gestorben|verstorben|mort[ea]?|décédée?|murió|falleció|fallecid[oa]|muert[oa]|mort[oa]|scompars[oa]
        |mancat[oa]|overleed|overleden|stierf|morreu|faleceu|falecid[oa]|dog|avled|avliden
      )(?: (?:(?!of )\p{L}{1,14}|(?:19|20)\d\d),?){0,4} (?:at|aged|mit|à|a|a los|aos|op|vid|med|con|com|met) $
    `,
    'iu',
  ),
);

const birthdayAfter = new RegExp(
  oneLine`
    ^(?:st|nd|rd|th|\.|e|er|ème|º|°|ª|o|ste|de|:e|:a)? ?-?(?:
      birthday|b-?day|Geburtstag|anniversaire(?! (?:de (?:la|l|notre|mariage)|du))|cumpleaños|compleanno|verjaardag
      |urodzin\p{L}{0,3}|aniversário|årsdag|födelsedag
    )(?!\p{L})
  `,
  'iu',
);
const birthdayBefore = new RegExp(
  oneLine`
    (?:^|[^\p{L}])(?:
      ${possessives}|your|'s|’s|\p{L}{2,21}s|tu|tuo|swoje|sin|for|to|zum
      |zu|pour|de|para|per|voor|na|till|the|a|an
    ) $
  `,
  'iu',
);

/** "At 45, I …", "Mit 17 bin ich", "A los 30 …". */
const opening = /(?:^|[.!?\n] ?)(?:[Aa]t|[Mm]it|À|[Aa] los|[Aa]os|Op mijn|Vid) $/u;
const openingAfter = new RegExp(
  oneLine`
    ^(?:
      ,? (?:
        noch|schon|wieder|immer noch|endlich|still|already|again|I|he|she|we|my|ich|er|sie|wir|bin|war|hatte|habe|me
        |mi|no|ya|sigo|estoy|tengo|empecé|tuve|se (?:cas|qued|jubil|fue|march|separ|divorci|retir|mud|hizo)\p{L}{0,5}
        |comecei|tive|casou|ficou|reformou-se|divorciou-se|jag|han|hon|was ik|började|fick|flyttade
      )(?!\p{L})| ans, (?:je|j'|il|elle)
    )
  `,
  'u',
);

/** "At 68 with $300K put away", "Mit 70 und einer Rente von": what one has at that age. */
const openingWith = new RegExp(
  oneLine`
    ^,? (?:with|without|and|on|mit|ohne|und|avec|sans|et|con|sin|y|senza|e|met|zonder|en|com|sem|med|utan|och) [^.!?\n]{0,24}(?:
      [$€£]
      |(?<!\p{L})(?:
        savings?|pension|put away|kids?|children|grandchildren|knees?|hips?|husband|wife|job|degree|mortgage|Rente
        |Ersparn\p{L}+|Kind\p{L}{0,3}|Hund\p{L}{0,2}|Knie|Job|Abschluss|retraite|enfants?|emploi|ahorros|pensión
        |hijos?|trabajo|pensione|figli|lavoro|pensioen|kinderen|baan|reforma|filhos|emprego|barn|jobb
      )(?!\p{L})
    )
  `,
  'u',
);
/** Before an age at which something is lived through. */
export const withAge = /(?<!\p{L})mit (?:erst |nur |gerade (?:mal )?|schon |knapp |fast )?$/iu;
/** "Mit 34 fängt er an", "ging mit 63 in Rente" */
export const isSaidWith = (left: string, right: string, digits: string): boolean =>
  digits.length === 2 &&
  withAge.test(left) &&
  !/(?<!\p{L})(?:fahr\p{L}*|fuhr\p{L}*|km|Tempo|ras\p{L}{1,3}|Windows|Version)(?!\p{L})/iu.test(left) &&
  /^(?: \p{Ll}{2,12} (?:er|sie|ich|wir|man)(?!\p{L})| (?:noch |schon |endlich |in |wieder )?(?:in (?:Rente|Pension)|Mutter|Vater|Oma|Opa|schwanger|Witwe[r]?|ausgezogen|verwitwet|gestorben|geheiratet|verheiratet)(?!\p{L}))/u.test(
    right,
  );
/** "Ich bin Mitte 40", "sie ist Ende zwanzig" */
const decadeAhead = /(?<!\p{L})(?:Anfang|Mitte|Ende) $/iu;
const decadeEnds =
  /^(?:$|[,.;:!?)\n](?!\d)(?! \p{Lu}\p{Ll}*hundert)| (?!(?:uhr|grad|prozent|euro|jahr|tag|minuten|seiten|km|mal|er)(?:en?|e?s)?(?!\p{L}))\p{Ll})/u;

export const isBirthday = (left: string, right: string): boolean =>
  birthdayAfter.test(right) && birthdayBefore.test(left);
export const isBirthdayNear = (left: string, right: string, digits: string): boolean =>
  digits.length === 2 && birthdayNear.test(left) && (todayAfter.test(right) || /^(?:$|[.!)\n])/.test(right));
export const isDeath = (left: string, right: string): boolean =>
  atAge.test(left.slice(-atAgeLength)) &&
  (clauseEnds.test(right) || closed.test(right) || /^ (?!\p{Lu})\p{L}/u.test(right)) &&
  died.test(left);
export const isOpening = (left: string, right: string, digits: string): boolean =>
  digits.length === 2 &&
  opening.test(left) &&
  (openingAfter.test(right) || openingWith.test(right)) &&
  !isOfMatch(left, right);
export const isLiving = (left: string, right: string, digits: string): boolean =>
  digits.length === 2 && Number(digits) >= youngestLiving && apart.test(left) && livingAfter.test(right);
export const isOfTrade = (left: string, right: string, digits: string): boolean =>
  digits.length === 2 && tradeAfter.test(right) && tradeBefore.test(left);
export const isInDecade = (left: string, right: string, digits: string): boolean =>
  /^[2-9]0$/.test(digits) && decadeAhead.test(left) && decadeEnds.test(right);
