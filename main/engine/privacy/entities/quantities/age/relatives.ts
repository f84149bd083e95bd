import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { standsIn } from '../../../text/around';
import { aged, children, eitherCase, infants, possessives, relatives } from '../people/words';
import { clauseEnds, closed } from './ends';
import { audience } from './years';

/** Ages beside a relative or another person who has no name there: "my mother, 71,", "zoon van 11", "a man of 83". */

/** Ages that stand beside a person without a word for years: ", 47, a driver", "Mia (6)", "died at 93", "his 40th birthday". */

/** "my mother, 71," */
const relativeApposed = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:${possessives}) (?:\p{L}{2,12} )?(?:${relatives})(?:,? \p{L}[\p{L}'-]{1,20}){0,2}, (?:
        (?:${hedges('nearly', 'only', 'now', 'soon')}) )?$
    `,
    'iu',
  ),
);

/** "mia figlia Giada 6", "our son Leo 8" */
const namedRelative = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${possessives}) (?:\\p{L}{2,12} )?(?:${relatives}),? (\\p{L}[\\p{L}'-]{1,20}) $`, 'iu'),
);

/** "a man of 83", "un estudiante de 22" */
const personOf = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:boy|girl|lad|lass|child|youth|kid|fellow|chap|bloke|youngster|teenager|${aged}) of
        |(?:ein|une?|un[ao]?|een|um|uma|en) (?:\p{L}{2,12} )?(?:${aged}) (?:de|di|von|van|på)
      ) $
    `,
    'iu',
  ),
);
/** "She lives in Hove and is ninety-one." */
const andIs = new RegExp(
  oneLine`
    (?<!\p{L})(?:s?he|who|er|sie|der|die|hij|zij|han|hon|${relatives})(?!\p{L})[^.!?\n\d]{1,50}(?: and| und| en| och),? (?:
      is|was|ist|war|är|var
    )(?: now| already| jetzt| schon| nu)? $
  `,
  'iu',
);
/** "un bébé de 5 mois", "meine Tochter ist 8 Wochen": a small child's months. */
const infant = new RegExp(
  `(?<!\\p{L})(?:${infants})(?:,? \\p{L}[\\p{L}'-]{1,20})?(?:,| (?:de|of|von|di|van|på|is|ist|a|tiene|ha|ma|tem|är|has|wird))(?: just| only| now| gerade| erst)? $`,
  'iu',
);
const monthsAfter = new RegExp(
  oneLine`
    ^[ -]?(?:
      months?|weeks?|Monate?n?|Wochen?|mois|semaines|meses|semanas|mesi|settimane|maanden|weken|miesi\p{L}{2,4}
      |tygodn\p{L}{1,3}|månader|veckor
    )(?=$|[.,;!?)\n]|(?: (?:${and}|who|qui|que|che|die|der|som|with|mit|avec|con))(?!\p{L}))
  `,
  'iu',
);
/** 我妈今年72: who, and this year. */
const thisYear =
  /(?:[我他她您你妈媽爸爷爺奶姥婆儿兒女弟妹哥姐叔姨舅父母]|老公|外公|爷爷)[^\n，。,.\d]{0,3}今年(?:已经|已經|都|刚|剛|快|刚满|才)?$/u;

/** "my daughter (born 2015) is 10" */
const borne = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${relatives})(?:,? \\p{L}[\\p{L}'-]{1,20})? ?\\([^()\\n]{1,24}\\),? (?:is|was|ist|war|a|tiene|ha|is nu|ma|tem|är) $`,
    'iu',
  ),
);
/** "zoon van 11", "ein Junge von 8": of parents it is a count. */
const ofChild = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${children})(?: \\p{L}[\\p{L}-]{1,20})? (?:de|di|van|von|w wieku|på) $`, 'iu'),
);
/** What a child of such an age does: "zoon van 11 fietst". */
const dutchVerb = /^ \p{Ll}{2,10}t(?!\p{L})/u;
/** "oma 79 hat", "my nan 87 fell": bare, before what the relative does. */
const bareRelative = new RegExp(`(?<![\\p{L}'-])(?:${eitherCase(relatives)}),? $`, 'u');
const doesAfter = new RegExp(
  oneLine`
    ^(?:
      ,(?= \p{Ll})
      |,? (?:
        has|is|was|had|fell|lives|died|needs|can['’]?t|cannot|won['’]t|keeps|got|still|just|fällt|hat|ist|war|lebt
        |liegt|vergisst|raucht|kann|braucht|wohnt|wurde|ging|a|est|vit|habite|tousse|tombe|fume|ne|tiene|vive|no|está
        |fuma|ha|è|cade|non|heeft|is|woont|valt|kan|rookt|ma|jest|mieszka|nie|pali|tem|mora|não|caiu|har|är|bor|kan
        |föll
      )(?! ?\d)(?!\p{L})
    )
  `,
  'u',
);
/** "Vater 62, Mutter 59" */
const nextKin = {
  before: new RegExp(`(?:^|[\\n.:;(] ?)(?:${eitherCase(relatives)}),? $`, 'u'),
  after: new RegExp(`^,? (?:${relatives}) \\d`, 'iu'),
};
/** "vrouw 63, hoge bloeddruk": who a report is of begins its line. */
const reported = new RegExp(
  oneLine`
    (?:^|[\n.;:] ?)(?:
      [Mm]an|[Ww]oman|[Mm]ale|[Ff]emale|[Ff]rau|[Mm]ann|[Vv]rouw|[Mm]ujer|[Hh]ombre|[Hh]omme|[Ff]emme|[Uu]omo|[Dd]onna
      |[Kk]obieta|[Mm]ężczyzna|[Mm]ulher|[Hh]omem|[Kk]vinna|[Kk]adın|[Ee]rkek|[Pp]atient(?:in|e|en)?|[Pp]aciente
      |[Pp]aziente|[Pp]acjent(?:ka)?|[Pp]t
    ),? $
  `,
  'u',
);

const isTwo = ({ length }: string): boolean => length === 2;

export const isOfBorne = (left: string): boolean => left.includes(')') && borne.test(left);
export const isOfPerson = (left: string, right: string): boolean => clauseEnds.test(right) && personOf.test(left);
export const isSaidOfOne = (left: string, right: string, digits: string): boolean =>
  isTwo(digits) && clauseEnds.test(right) && andIs.test(left);
export const isInfants = (left: string, right: string): boolean =>
  monthsAfter.test(right) && infant.test(left) && !audience.test(left);
export const isThisYear = (left: string, right: string, digits: string): boolean =>
  isTwo(digits) && /^(?:$|[，。,.、！!；;）)了\n])/u.test(right) && thisYear.test(left);
export const isApposed = (left: string, right: string): boolean => closed.test(right) && relativeApposed.test(left);
export const isOfNamedRelative = (left: string, right: string): boolean =>
  (clauseEnds.test(right) || closed.test(right)) && isGivenName(namedRelative.exec(left)?.[1] ?? '');
export const isChilds = (left: string, right: string): boolean =>
  (clauseEnds.test(right) || (dutchVerb.test(right) && left.endsWith(' van '))) &&
  ofChild.test(left) &&
  !audience.test(left);
export const isOfRelative = (left: string, right: string): boolean =>
  (doesAfter.test(right) && bareRelative.test(left)) || standsIn(nextKin, left, right);
export const isReported = (left: string, right: string, digits: string): boolean =>
  isTwo(digits) && /^,(?= \p{L})/u.test(right) && reported.test(left);
