import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { weekdays } from '../dates/weekdays';
import { isPersonBefore } from '../people/before';
import { eitherCase, possessives, relatives } from '../people/words';

/** Ages that a verb of becoming or being says, without a word for years. */

const whose = `${possessives}|la mia|il mio|o meu|a minha|la|il|el|le|o|a|de|die|der|das`;
/** With a capital, where a sentence begins. */
const atStart = whose.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
/** "Bram wordt morgen", "Zosia kończy", "Lea is turning", "Giulia fa". */
const becoming = new RegExp(
  oneLine`
    (?:^|[.,;:!?\n] ?|(?<!\p{L})(?:${and}|dass|that|que|che|dat|że|att) )
    (?:(?:(?:${whose}|${atStart}) )?(?:${eitherCase(relatives)})|(\p{Lu}[\p{L}'-]{1,20}))(?: \p{Lu}[\p{L}'-]{1,20})? (?:
      wordt|werd|wird|wurde|turns|turned|is turning|will be|kończy|skończył\p{L}?|(?:ne )?fa|farà|ha fatto|faz|fez
      |fyller|fyllde|blir|cumple|cumplió|compie|fête|olacak|oluyor
    )(?: (?:
        am|im|on|in|next|this|last|volgende|komende|vorige|deze|nächste[nsr]?|diese[nsr]?|morgen|tomorrow|heute|today
        |vandaag|gisteren|gestern|jutro|dziś|domani|oggi|amanhã|hoje|imorgon|idag|i|på|em|w|za|bald|snart|binnenkort
        |just|already|al|schon|già|já|już|redan|\p{L}{3,9}dag|\p{L}{3,8}tag|\p{Lu}?\p{L}{2,8}day|week|month|year|maand
        |jaar|Woche|Monat|Jahr
      )){0,3} $
  `,
  'u',
);
/** These are said of ages alone. */
const ofAges = /(?<!\p{L})(?:kończy|skończył\p{L}?|cumple|cumplió|compie|fyller|fyllde)(?: [^.!?\n]{1,24})? $/iu;
const open = new RegExp(
  oneLine`
    ^(?: (?:ans|años|anni|lat|lata|anos|år|jaar|Jahre?|years?))?(?:
      $|[.,;!?)\n](?!\d)| den \d{1,2}(?!\d)
      | (?:
        and|but|this|next|on|in|und|aber|am|im|et|mais|en|le|y|el|a|il|e|ma|fra|tra|in|op|volgende|w|we|za|i|em|no|na
        |på|nästa|och|men|today|tomorrow|soon|heute|morgen|bald|mañana|domani|jutro|amanhã|imorgon|${weekdays.it}
        |${weekdays.fr}|${weekdays.es}|\p{L}{3,8}(?:dag|tag|day)
      )(?! \d)(?!\p{L})
    )
  `,
  'u',
);
/** What a feast or a hand has so many of. */
const counted = /^ (?:in|en|a|i|em|w|på|am|im) (?:a row|punti|points)/u;

/** Finnish says whose by an ending: "Isäni on 74 ja asuu". */
const finnish = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:
          isä|äiti|vaimo|miehe|poika|tyttäre|sisko|velje|lapse|isoäiti|isoisä|mummo|vaari|ukki|pappa|täti|setä|eno
          |anoppi|appiukko|serkku|ystävä|puoliso|lapsenlapse
        )ni|hän
      ) (?:on|oli|täyttää|täytti)(?: (?:jo|nyt|vasta|kohta|pian))? $
    `,
    'iu',
  ),
  after:
    /^(?:$|[.,;!?)\n](?!\d)| (?:ja|mutta|eikä|kun|vielä|nyt|huomenna|tänään|ensi|\p{L}{4,10}(?:kuussa|taina|kona|stina))(?!\p{L}))/iu,
};
/** "عمري 29 وأبي 61": my age, and a relative's behind it. */
const arabic = {
  own: /(?:^|[^\p{L}])[وف]?عمر(?:ي|ه|ها|نا|ك) $/u,
  next: /عمر(?:ي|ه|ها)[^.!?\n]{0,40}(?:^|[^\p{L}])و(?:أبي|أمي|أخي|أختي|ابني|ابنتي|زوجي|زوجتي|جدي|جدتي|والدي|والدتي|صديقي|صديقتي) $/u,
  after: /^(?:$|[.،,;!؟?\n]| و)/u,
};
/** "ik ben 44j en", "ist 67J.": short for years. */
const shortYears = {
  before:
    /(?<!\p{L})(?:ik ben|hij is|zij is|ze is|ich bin|(?:er|sie) ist|(?:is|ist|bin|ben|wordt|wird)(?: (?:nu|al|jetzt|schon|nog maar|erst))?) $/iu,
  after: /^ ?[jJ]\.?(?![\p{L}\d'-])/u,
};

const date = oneLine`
  (?:
    \d{1,2}[./]\d{1,2}[./](?:\d{4}|\d\d)?|\d{4}-\d\d-\d\d
    |\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:(?:of|de) )?\p{L}{3,10}\.?(?:,? (?:de )?\d{4})?
    |\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?
  )
`;
/** "geboren am 14.08.1951, wird am 14.08.2026 75": on what day. */
const onDay = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      wird|werde|wurde|turns?|turned|will be|aura|avait|cumple|cumplirá|cumpl[íi]|compie|compirà|fa|farà|wordt|word
      |kończy|skończy|faz|fará|fyller|blir
    ) (?:(?:on|am|le|el|il|op|den|em|w dniu|no dia|dia) )?${date} $
  `,
  'iu',
);
const ended = new RegExp(
  `^(?: (?:years?|Jahre?|ans|años|anni|jaar|lata?|anos|år))?(?: (?:old|alt|oud))?(?:$|[.,;!?)\\n](?!\\d)| (?:${and})(?!\\p{L}))`,
  'iu',
);

/** Why a number behind such a verb is an age; null where it is none. */
export const turning = (left: string, right: string, digits: string): string | null => {
  if (digits.length > 2) return null;
  if (ended.test(right) && onDay.test(left)) return 'said of a person';
  const subject = becoming.exec(left);
  if (
    subject !== null &&
    open.test(right) &&
    !counted.test(right) &&
    (subject[1] === undefined || isGivenName(subject[1]) || ofAges.test(left))
  )
    return 'said of a person';
  if (standsIn(finnish, left, right)) return 'said of a person';
  if (arabic.after.test(right) && (arabic.own.test(left) || arabic.next.test(left))) return 'said of a person';
  return digits.length === 2 && standsIn(shortYears, left, right) && isPersonBefore(left) ? 'said of a person' : null;
};
