import { isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { standsIn } from '../../../text/around';
import { introductions, relatives, years } from '../people/words';
import { clauseEnds, closed } from './ends';
import { things } from './years';

/** Ages beside a name: "Karen Wu, 47,", "Mia (6)", "I'm Dev, 26,", "Leo is 5 and". */

/** "Karen Wu, ", "Sanne de Vries, ", "Frau Adler, " and "Leo (": a title, or one of the words is a given name. */
const named = new RegExp(
  oneLine`
    (?:^|[^\p{L}'-])((?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|Mme|Mlle|M|Sra?|Sig|Sig\.ra|Mevr|Mw|Dhr|Pani?|Fru)\.? )?)(
      \p{Lu}[\p{L}'-]{1,20}(?: ["“”„'’]\p{L}{2,14}["“”'’])?(?:
        (?: (?:d[aeiou]s?|del|della|de[rn]|l[ae]|l[oa]s|v[ao]n|von|zu[mr]?|t[eo][nr]?|af|av|bint|ibn|e|y)){0,2} \p{Lu}[\p{L}'.-]{0,20}
      ){0,4}
    )(?:, | \()$
  `,
  'u',
);
/** "J.T., 56, ", "Kl. M., 16,", and of a note that begins so "T., 27," */
const initials = new RegExp(
  oneLine`
    (?:^|[\s("'“„«])(?:
      (?:\p{Lu}\.){2,3}|(?<=(?:^|[:\n]) ?)\p{Lu}\.
      |(?:
        Kl|Klient(?:in)?|Pat|Patient(?:in)?|Pt|Client|Frau|Herrn?|Hr|Fr|Mr|Mrs|Ms|M|Mme|Sr|Sra|Sig|Dhr|Mw|Pani?
        |\p{Lu}\p{Ll}{2,14}
      )\.? \p{Lu}\.
    )["'”“»]?(?:, | \()$
  `,
  'u',
);
/** A line or a quotation that begins with a name: "Nate, 33, 5'11, plumber". */
const opened = /(?:^|[\n"“„«•*|>] ?|[-–] )(\p{Lu}[\p{Ll}'-]{1,20}), $/u;
const openedAfter = /^,(?= \p{L}| \d'\d| \d ?ft| 1[.,]\d\d| \d{3} ?cm| \d{2,3} ?(?:kg|lbs?))/u;
/** "herr tiedemann, 82, gicht": a title says it in small letters too. */
const titledSmall = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      herrn?|frau|mr|mrs|ms|mme|mlle|madame|monsieur|mevrouw|mevr|mw|dhr|meneer|señora?|sra?|signora?|sig|pani?|fru
      |dona|dr
    )\.? (?:\p{L}{1,3} ){0,2}\p{L}[\p{L}'-]{1,20}(?:, | \()$
  `,
  'iu',
);
/** "bin w 23", "(f, 31)", "w/27": the sex and then the age, where someone speaks of themselves. */
const introducedSex = new RegExp(
  `(?:^|[(\\n]|(?<!\\p{L})(?:${introductions}|ich|pt|pat\\.?|patient(?:in)?)[,:]? )(?:m|f|w|d|h|v|k|weibl\\.?|männl\\.?|male|female)[,:/ ]{1,2}$`,
  'iu',
);
const notThings =
  /^(?:$|[,.;)\n](?!\d)| (?:from|aus|und|and|et|y|e|en|och|de|da|uit|z|från|looking|suche|cherche|busco|new)(?!\p{L}))/u;
/** "I'm Dev, 26,", "soy marta, 24, de", "ich bin leonie 17 aus": small letters too. */
const introduced = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:${introductions}) (?!
        (?:
          in|im|on|at|the|de|about|done|here|version|off|out|up|back|home|free|open|closed|busy|finished|meeting
          |leaving|starting|working|there|over
        )(?!\p{L})
      )\p{L}[\p{L}'-]{1,20}(?: (\p{L}[\p{L}'-]{1,20}))?(?:
        ,? ?\(
        |,? (?:und |and |et |y |e |en |och |i )?
        (?:(?:ich )?bin |i'?m |i am |am |(?:(?:er|sie|she|he) )?(?:ist|is|wird|war|was|tiene|ha|ma|är|tem) )?
      )$
    `,
    'iu',
  ),
);
const introducedAfter = new RegExp(
  oneLine`
    ^(?:
      ,(?= \p{L})|\)|\.?\s*$|\. (?=\p{Lu})|\n| ?(?:m|f|w|d|h)(?=[ ,.)])
      | (?:
        from|aus|de|da|uit|z|från|i|und \p{Ll}|and \p{Ll}|et \p{Ll}|y \p{Ll}|e \p{Ll}|en \p{Ll}|och \p{Ll}|looking
        |single
      )(?! (?:and|the))
    )
  `,
  'u',
);
const isSo =
  '(?:is|was|ist|war|wird|är|blir|tiene|tem|ma|ha|a)(?: now| nu| jetzt| już| like| almost| nearly| only| just)? $';
/** "Leo is 5 and …", "Mein Sohn Leo Vogt ist 5 und …" */
const isName = new RegExp(
  oneLine`
    (?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,3}),? ${isSo}
  `,
  'u',
);
const relative = new RegExp(`^(?:${relatives})$`, 'iu');
/** In German what somebody is has a capital too. */
const firstName = (written: string): string => {
  const words = written.split(' ');
  return words[words.findLastIndex((word) => relative.test(word)) + 1] ?? '';
};
/** What the last words of it are. */
const isSaid = new RegExp(` ${isSo}`, 'u');
const isSaidLength = ' tiene jetzt '.length;

/** What stands before an hour or a place is no second name, in whatever case: "I'm late at 9". */
const notName = new RegExp(
  oneLine`
    ^(?:
      at|on|in|by|from|for|to|until|till|after|before|around|about|since|past|um|ab|bis|gegen|seit|nach|à|vers|dès
      |avant|après|a|las|hasta|desde|alle|dalle|verso|om|tegen|tot|na|o|od|do|przed|às|até|kl|vid|till|efter|is|the|my
      |with|and
    )$
  `,
  'iu',
);
export const isIntroduced = (left: string, right: string): boolean => {
  const match = introducedAfter.test(right) ? introduced.exec(left) : null;
  return match !== null && !notName.test(match[1] ?? '');
};

/** "Lukas (intern, 19)", "syna (Olek, 9 lat)": in brackets behind who it is, or behind the name there. */
const inBrackets = {
  role: new RegExp(
    oneLine`
      (?<![\p{L}'-])(?<name>\p{Lu}[\p{L}'-]{1,20})(?: \p{Lu}[\p{L}'-]{1,20})? \((?!
        (?:
          row|seat|room|table|page|lane|line|section|number|size|shirt|goals?|min|reihe|platz|zimmer|seite|rang|siège
          |place|fila|asiento|posto|rij|stoel|rząd|rad
        )(?!\p{L})
      )\p{Ll}[\p{L} -]{2,24}, $
    `,
    'u',
  ),
  name: /\(\p{Lu}[\p{L}'-]{1,20}, $/u,
  years: new RegExp(`^ ?(?:${years})\\)`, 'iu'),
};
/** "i'm sol, non-binary, 26, i bartend", "Soy Yurena, canaria, 29.": one of what one says of oneself. */
const listedOfSelf = {
  before: new RegExp(
    `(?:^|[.!?\\n] ?|(?<!\\p{L})(?:hey|hi|hallo|hola|ciao|salut|hej|oi|hoi),? )(?:${introductions}) \\p{L}[^.!?;:\\n\\d]{1,24}, (?:\\p{L}[\\p{L}-]{2,20},? ){1,3}$`,
    'iu',
  ),
  after: /^(?:,(?= \p{L})|\.(?= |$)|$|\n)/u,
};

/** "(he/him, 26)", "(sie/ihr, 31)" */
const pronouns =
  /\((?:s?he|they|xe|ze|sie|er|elle|il|iel|ella|él|elle|lei|lui|zij|hij|die|ona|ono|ela|ele|hon|han|hen)(?:\/\p{L}{2,6}){1,2}, $/iu;

export const besideName = (left: string, right: string, digits: string): { score: number; reason: string } | null => {
  if (pronouns.test(left) && /^[),]/.test(right)) return { score: 0.8, reason: 'said of a person' };
  const isBracket = left.endsWith('(') && /^[),]/.test(right);
  const isApposed = left.endsWith(' ') && digits.length === 2 && closed.test(right);
  if ((!isBracket && !isApposed) || !(left.endsWith(', ') || left.endsWith(' ('))) return null;
  if (initials.test(left)) return { score: 0.8, reason: 'after initials' };
  if (titledSmall.test(left)) return { score: 0.8, reason: 'after a title' };
  const [, title = '', written = ''] = named.exec(left) ?? [];
  const [first = '', second = ''] = written.split(' ');
  const isPerson = title !== '' || isGivenName(first) || isGivenName(second);
  return written !== '' && isPerson && !things.test(left.slice(-48)) && (isBracket || title !== '' || second !== '')
    ? { score: 0.8, reason: 'after a name' }
    : null;
};

export const isOpened = (left: string, right: string, digits: string): boolean =>
  digits.length === 2 && openedAfter.test(right) && isGivenName(opened.exec(left)?.[1] ?? '');
export const isBehindSex = (left: string, right: string, digits: string): boolean =>
  digits.length > 1 && notThings.test(right) && introducedSex.test(left);
export const isSaidOfName = (left: string, right: string): boolean =>
  clauseEnds.test(right) &&
  isSaid.test(left.slice(-isSaidLength)) &&
  isGivenName(firstName(isName.exec(left)?.[1] ?? ''));
export const isInBrackets = (left: string, right: string): boolean =>
  (right.startsWith(')') && isGivenName(inBrackets.role.exec(left)?.groups?.name ?? '')) ||
  (inBrackets.years.test(right) && inBrackets.name.test(left));
export const isListedOfSelf = (left: string, right: string, digits: string): boolean =>
  digits.length === 2 && standsIn(listedOfSelf, left, right);
