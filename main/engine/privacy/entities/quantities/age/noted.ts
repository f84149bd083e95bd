import { and } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { matched, standsIn } from '../../../text/around';
import { shortMonths } from '../dates/months';
import { personWords } from '../people/before';
import { anyCase, possessives, relatives, siblings, turkishKin, years } from '../people/words';
import { withAge } from './life';

/** Bare ages of notes and chats: behind a bed's number, of whoever leaves "I" out, of kin with no verb, in brackets behind who it is. */

const place = oneLine`
  (?:
    bed|room|rm|ward|bay|[Bb]ett|Zi(?:mmer)?\.?|Station|ch(?:ambre|b)?\.?|lit|cama|hab(?:itación)?\.?|sala|letto
    |camera|stanza|cam|kamer|kmr\.?|łóżko|pokój|leito|quarto|sal|rum|säng|yatak|oda
  )
`;
/** "Zi. 7", "cama 2": no age itself, and one may stand behind its comma. */
const placeNumber = new RegExp(`(?<!\\p{L})${place} $`, 'iu');
const behindPlace = new RegExp(`(?<!\\p{L})${place} \\d{1,3}[a-z]?,? $`, 'iu');
const ofPatient = new RegExp(
  `^(?: ?(?:${years}|aa|yaş|yo|y\\/o)(?:(?<=\\.)|(?!\\p{L}))|(?=,|$|\\.$|\\n| [mfwdhvk](?!\\p{L})))`,
  'iu',
);
/** Whether a number is that of a bed or a room. */
export const isPlaceNumber = (left: string): boolean => placeNumber.test(left);

/** How a clause ends or goes on. */
const ends = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?!\d)
      | (?:
        and|but|so|n|lol|this|next|last|today|tomorrow|yesterday|soon
        |in (?:
          a (?:week|month|few|fortnight|couple|bit)|the (?:spring|summer|autumn|winter)|${shortMonths('en')}|\d{4}
        )|on (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|the \d)|und|aber|en|maar|zoek|och|men
        |i (?:lördags|söndags|fredags|måndags|tisdags|onsdags|torsdags|går|dag|morgon|år|maj|juni|juli|mars|april)
        |igår|idag|op de|op (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|gisteren|vandaag|et|mais|y
        |pero|e|ma|ale|mas
      )(?!\p{L})
    )
  `,
  'iu',
);

/** "är 37, letar jobb", "ben pas 24", "just hit 52 and", "blev 50 i lördags": who speaks is left out. */
const ownAge = new RegExp(
  oneLine`
    (?:
      ^|[.!?;,\n] ?
      |(?<!\p{L})(?:
        and|en|och|men|maar|but|mam(?:ma)?|pappa|mum|mom|dad|nan|i|i['’]ve|s?he|han|hon|hij|zij|ze|brorsan|syrran
        |farmor|farfar|mormor|morfar
      ) )(?:
      (?:just |finally |has |have |about to |gonna )?hit(?:s|ting)? (?:the big )?
      |(?:är|blev|fyllde|ben|werd|word)(?: (?:${hedges('nearly', 'only', 'now', 'soon')}|precis))? )$
  `,
  'iu',
);
/** What else one hits, and what else is so many. */
const otherHit = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      mph|km|speed|level|lvl|set|runs?|goals?|score\p{L}?|subs\p{L}*|followers|views|ball|shots?|reps|target|button
      |key|price[ts]?|pris\p{L}*|summ\p{L}*|resultat\p{L}*|antal\p{L}*|poäng|prijs|aantal|score|temperatu\p{L}+|graden
      |grader|svaret|antwoord|procent\p{L}*
    )(?!\p{L})
  `,
  'iu',
);

const pronoun =
  'me|him|her|ich|er|sie|moi|lui|elle|yo|él|ella|io|lei|ik|hij|zij|ja|on|ona|eu|ele|ela|jag|han|hon|ben|o|partner(?:in)?|pareja|kompagnon';
const kin = `${anyCase(relatives)}|${anyCase(pronoun)}|${anyCase(turkishKin)}|eşim`;
const joint = `(?:,|,? (?:${and}|&)) `;
const whose = `(?:(?:${possessives}|the|der|die|le|la|el|il|mi|o|a|de) )?`;
/** "io 33, lui 41", "annem 58 babam 62", "Son 12, daughter 8, both": one behind the other. */
const kinPair = {
  first: new RegExp(`(?:^|[\\n.:;!?(] ?|, )${whose}(?:${kin}),? $`, 'u'),
  firstAfter: new RegExp(
    `^(?:${joint}| )${whose}(?:${kin}),? \\d{1,3}(?=$|[.,;!?)\\n](?!\\d)| (?:${and}|both|beide)(?!\\p{L}))`,
    'u',
  ),
  next: new RegExp(`(?:^|[\\n.:;!?(] ?|, )${whose}(?:${kin}),? \\d{1,3}(?:${joint}| )${whose}(?:${kin}),? $`, 'u'),
  /** "j'ai 27, lui 35" */
  spoken: new RegExp(
    `(?<!\\p{L})(?:j['’]ai|tengo|ho|mam|tenho|i['’]m|ich bin|ik ben|jag är) \\d{1,3}(?: (?:ans|años|anni|lat|anos|jaar|år))?${joint}${whose}(?:${kin}) $`,
    'iu',
  ),
};
/** Behind other numbers it may be what each has to pay. */
const beginsList = (left: string, numbers: number): boolean => (left.match(/\d+/g)?.length ?? 0) === numbers;
const pairEnds = new RegExp(
  `^(?:$|[.,;!?)\\n](?!\\d)| (?:${and}|both|beide|ans|años|anni|lat|anos|jaar|år|(?:a|in|im|en|em|w|på|à) \\p{L}{3,10})(?!\\p{L}))`,
  'iu',
);
/** "mein Sohn ist 1,80 groß und erst 13" */
const andOnly = new RegExp(
  oneLine`
    (?<!\p{L})(?:${anyCase(relatives)}|s?he|er|sie|elle|il|hij|ze|han|hon|ella?|lui|lei|ele|ela)(?!\p{L})[^.!?\n]{1,48}
    (?: and| und| et| y| e| en| och| i|,) (?:(?:is|ist|est|es|är) )?(?:
      only|just|still|barely|erst|gerade mal|noch nicht mal|même pas|à peine|seulement|solo|sólo|apenas|appena|pas
      |nog maar|nog geen|dopiero|só|bara
    ) $
  `,
  'u',
);
const andOnlyEnds = /^(?:$|[.,;!?)\n](?!\d)| (?:ans|años|anni|lat|anos|Jahre|jaar|år|years)(?!\p{L}))/u;

/** "mi pareja (29)", "ja (28) i mój", "Kollegin (58)", "I (Tolu, 17)": in brackets, and nothing else there. */
const bracketed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      [Ii]ch|[Mm]e|I|[Ii]o|[Yy]o|[Mm]oi|[Jj]a|[Ee]u|[Jj]ag|[Ii]k|[Bb]en
      |${anyCase('pareja|partner(?:in)?|Kolleg(?:in|e)|colleague|collègue|compañer[oa]|colega|collega|koleżanka|kolega|kollega|Chef(?:in)?|boss|Mitbewohner(?:in)?|Ex|ex|fiancée?|fidanzat[oa]|narzeczon[ya]')}
    ) \((?:\p{Lu}[\p{L}'-]{1,20}, )?$
  `,
  'u',
);

/** "Mi tía, de 66, tose", "mi padre, Ramón, de 78,", "my nan, bless her, 93 and" */
const ofKin = {
  before: new RegExp(
    `(?<!\\p{L})(?:${anyCase(relatives)})(?:,? \\p{Lu}[\\p{L}'-]{1,20})?, (?:de|di|van|von|på|of|w wieku) $`,
    'u',
  ),
  after: /^(?:,|\.?$|\.? ?\n| (?:años|anni|jaar|anos|år),)/u,
  bracketed: new RegExp(
    oneLine`
      (?<!\p{L})(?:${possessives}) (?:\p{L}{2,12} )?(?:${relatives}) \p{L}[\p{L}'-]{1,20} ?\((?:
        (?:${hedges('nearly', 'only', 'now', 'soon')}) )?$
    `,
    'iu',
  ),
  aside: new RegExp(`(?<!\\p{L})(?:${possessives}) (?:\\p{L}{2,12} )?(?:${relatives}), [^,.!?;\\n\\d]{1,24}, $`, 'iu'),
  asideAfter: /^(?:,| and| but| und| aber| et| mais| y| pero| e| ma| en| maar| och| men)(?! \d)(?!\p{L})/u,
};
/** "oudste is 19", "youngest 9": one of several children, without an article. */
const order = new RegExp(
  oneLine`
    (?:^|[.,;:!?(] ?|(?<!\p{L})(?:${and}|de|the|our|my|die|der|das|le|la|el|il|onze|mijn) )
    (?:${anyCase(siblings)}|[Pp]iccol[oa]|[Bb]enjamin|[Ee]x|fella|bloke|new bird|missus)
    (?: (?:is|ist|a|ha|tiene|tem|ma|är|ne fa|wird|wordt|fa|['’]s))? $
  `,
  'u',
);
const parents = new RegExp(
  oneLine`
    (?<!\p{L})(?:(?:${possessives}|mes|mis|i miei|moi|meus|mina|les|los) )?(?:
      parents|Eltern|ouders|padres|genitori|rodzice|pais|föräldrar|grandparents|Großeltern|grootouders|abuelos|nonni
      |dziadkowie|avós|folks|twins
    )(?: (?:are|sind|zijn|tienen|hanno|ont|mają|têm|är))(?: (?:now|jetzt|nu|ya|già|déjà|já|już))? (?:
      \d{1,3} (?:${and}) )?$
  `,
  'iu',
);
const orParents = new RegExp(`^(?:$|[.,;!?)\\n](?!\\d)| (?:${and}) \\d{2,3}(?!\\d))`, 'u');

/** "wurde mit 52 entlassen", "me jubilé con 64": what one lives through. */
const withYears = {
  before: withAge,
  after: new RegExp(
    oneLine`
      ^ (?:
        entlassen|gekündigt|arbeitslos|geschieden|verwitwet|ausgewandert|krank|operiert|obdachlos|pleite
        |sitzen ?gelassen|adoptiert|eingewandert|rausgeflogen|frühverrentet|verrentet|pensioniert
      )(?!\p{L})
    `,
    'u',
  ),
};
/** "I'm 5'4, 172 lbs, 36, PCOS": among what one measures. */
const measured = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})
      (?:i['’]?m|i am|ich bin|bin|je (?:suis|fais)|soy|mido|peso|sono|ik ben|jestem|sou|jag är|female|male|[fmwh]),? [^.!?\n]{0,24}\d ?
      (?:lbs?|pounds|kgs?|kilos?|cm|ft|in|stone|st|['’]\d{0,2}["”]?)|(?<![\d.,])[12][.,]\d\d ?m?
    ), $
  `,
  'iu',
);

/** "faço 40 em maio", "completei 25 ontem", "a fêté ses 95" */
const reaching = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        faço|farei|(?:vou|vai) fazer|fará|completei|completou|completa|inteirou
        |(?:a|ai|ont|va|vais) (?:fêté|fêter) (?:ses|mes|leurs)|cumplo|cumplí|compio|ne ho (?:fatti|compiuti)
        |stuknę(?:ł[oa]|ła mi)|stuknęło (?:mi|mu|jej)
      )(?: (?:agora|já|ya))? $
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^(?:
        $|[.,;!?)\n](?!\d)| (?:anos|años|ans|lat|anni)(?!\p{L})
        | (?:
          em|no|na|ontem|hoje|amanhã|neste|este|esta|en|el|hoy|ayer|mañana|hier|le|la|samedi|dimanche|a|il|ieri|oggi
          |domani|e|y|et|mas|pero|mais
        )(?!\p{L})
      )
    `,
    'iu',
  ),
};
/** "bientôt 50 ans et toujours locataire": of whoever speaks. */
const nearly = {
  before: new RegExp(`(?:^|[.!?\\n] ?)(?:${hedges('nearly', 'soon')}|déjà|à peine) $`, 'iu'),
  after: new RegExp(
    oneLine`
      ^ (?:ans|años|anni|lat|anos|Jahre|jaar|år|years)(?: alt| oud| gammal| old)?(?:
        ,
        | (?:${and}) (?:
          toujours|encore|sigo|ya|ancora|immer|noch|nog|nadal|wciąż|ainda|fortfarande|still|pas|no|non|nicht|niet|inte
        )
      )(?!\p{L})
    `,
    'iu',
  ),
};
/** "25'imdeyim", "40'a bastım", "hasta 63 y" */
const turkish =
  /^['’](?:[ıiuü]m[dt]ey[ıi]m|[ıiuü]nde?yim|[ıiuü]ndayım|y?[aeıiuü] (?:bas|gir|merdiven daya|devir|yaklaş)\p{L}{2,8})/iu;
const shortYear = { before: /(?<!\p{L})hasta $/iu, after: /^ ?y(?=$|[,.; ])/iu };

const adult = 14;
const oldest = 110;

/** Why such a number is an age; null where it is none. */
export const noted = (left: string, right: string, digits: string): string | null => {
  const number = Number(digits);
  if (number === 0 || number > oldest) return null;
  if (turkish.test(right)) return 'said of a person';
  if (ofPatient.test(right) && behindPlace.test(left)) {
    const unit = matched(ofPatient, right);
    if (unit !== '' || (number >= adult && personWords.test(left))) return 'of somebody in bed';
  }
  if (right.startsWith(')') && (ofKin.bracketed.test(left) || (number >= adult && bracketed.test(left))))
    return 'after a relative';
  if (standsIn(ofKin, left, right)) return 'after a relative';
  if (pairEnds.test(right)) {
    if ((beginsList(left, 1) && kinPair.next.test(left)) || kinPair.spoken.test(left)) return 'after a relative';
    if (order.test(left)) return 'after a relative';
  }
  if (kinPair.firstAfter.test(right) && beginsList(left, 0) && kinPair.first.test(left)) return 'after a relative';
  if (andOnlyEnds.test(right) && andOnly.test(left)) return 'after a relative';
  if (digits.length < 2) return null;
  if (ofKin.asideAfter.test(right) && ofKin.aside.test(left)) return 'after a relative';
  if (orParents.test(right) && parents.test(left)) return 'after a relative';
  if (standsIn(withYears, left, right)) return 'said of a person';
  if (number >= adult && right.startsWith(', ') && measured.test(left)) return 'said of a person';
  if (standsIn(reaching, left, right)) return 'of a birthday';
  if (standsIn(nearly, left, right)) return 'years of a person';
  if (standsIn(shortYear, left, right)) return 'years of a person';
  return number >= adult && ends.test(right) && ownAge.test(left) && !otherHit.test(left + right)
    ? 'said of a person'
    : null;
};
