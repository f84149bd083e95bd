import { and, but } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { babies, eitherCase, persons, possessives, several, siblings, years } from '../people/words';

/** Ages of two in a sentence: "Zwillinge sind 4, die Große 11", "mit 19 geheiratet, mit 25 geschieden". */

const joining = `(?:${and}|${but}|while|während)`;
const determiner = `(?:(?:${possessives}|the|meine?|mes|nos|ses|mis|sus|die|der|das|le|la|les|el|los|las|il|i|gli|de|het|o|a|os|as|lo|mina|våra) |l['’])`;
/** Kin with the article at its end. */
const definite = oneLine`
  dottern|sonen|barnet|bebisen|bebin|flickan|pojken|grabben|tjejen|killen|mamman|pappan|mannen|frun|brodern|systern
  |storasyster|lillasyster|storebror|lillebror|tvillingarna|barnen|datteren|sønnen|pigen|drengen|jenta|gutten
  |storebror|lillesøster|kona|kæresten|kjæresten|manden
`;
const more =
  'bliźnięta|grand-(?:son|daughter)|petite?|grande?|Kleine[rn]?|Große[rn]?|mayor|oldest|ex|older 1|younger 1|bigger 1|little 1|big 1';
const kin = eitherCase(`${persons}|${babies}|${several}|${siblings}|${definite}|${more}`);
const adjective = '(?:(?:younger|older|little|big|kleine[rs]?|große[rs]?|petite?|grande?|jüngere[rs]?|ältere[rs]?) )?';
const named = '(?: \\p{Lu}[\\p{L}-]{1,20})?';
const verb = oneLine`
  (?:
    is|are|was|were|turned|['’]s|['’]re|ist|sind|war|waren|wird|werden|a|ont|avait|avaient|aura|tiene|tienen|tenía
    |tenían|cumple|ha|hanno|aveva|avevano|zijn|wordt|waren|ma|mają|miał\p{L}{0,2}|miel\p{L}|tem|têm|tinha|tinham|faz
    |är|var|blir|fyller|er
  )
`;
const hedge =
  '(?:(?:now|already|only|just|almost|jetzt|schon|erst|fast|bald|déjà|ya|già|al|nu|już|dopiero|já|redan|bara) )?';
const unit = `(?: (?:${years})(?: (?:alt|oud|gammal|gamla))?| (?:mois|months|Monate|mesi|meses|maanden|månader|miesi\\p{L}{2,4}))?`;
const joined = `(?:,|;| [–—-])? ?(?:${joining} )?`;
const who = `${determiner}?${adjective}(?:${kin})${named}`;

const first = new RegExp(`(?<![\\p{L}'’-])${who} ${verb} ${hedge}$`, 'u');
const firstAfter = new RegExp(
  `^${unit}${joined}${who}(?: ${verb})? ${hedge}\\d{1,3}${unit}(?=$|[.,;!?)\\n]| ${joining} )`,
  'u',
);
const second = new RegExp(
  `(?<![\\p{L}'’-])${who} ${verb} ${hedge}\\d{1,3}${unit}${joined}(?:${who} \\d{1,3}${unit}${joined})?${who}(?: ${verb})? ${hedge}$`,
  'u',
);
const ends = new RegExp(`^${unit}(?:$|[.,;!?)\\n](?!\\d)| ${joining} \\p{L})`, 'u');

const at = '(?:mit|at|à|a|a los|aos|op|vid|w wieku|met|som)';
const lived = oneLine`
  (?:
    geheiratet|verheiratet|geschieden|getrennt|verwitwet|verlobt|Witwe[r]?|Mutter|Vater|Oma|Opa
    |grand(?:mother|father|ma|pa)|remarried|grand-mère|grand-père|abuel[oa]|nonn[oa]|avó|avô|babcia|mormor|farmor
    |schwanger|ausgezogen|eingeschult|operiert|entlassen|pensioniert|in Rente|ausgewandert|Abitur|Diagnose
    |diagnostiziert|tot|gestorben|married|divorced|widowed|pregnant|diagnosed|retired|separated|engaged|dead|mariée?
    |divorcée?|veuve|veuf|maman|mère|père|séparée?|retraitée?|enceinte|casad[oa]|divorciad[oa]|viud[oa]|separad[oa]
    |madre|padre|jubilad[oa]|embarazada|me (?:casé|divorcié|separé)|sposat[oa]|divorziat[oa]|vedov[oa]|separat[oa]
    |incinta|mamma|papà|getrouwd|gescheiden|weduwe|moeder|vader|zwanger|divorciad[oa]|viúv[oa]|mãe|pai|grávida|ślub
    |rozwód|rozwiedzion[ay]|wdow[ac]|matka|gift|skild|änka|mamma|pappa|gravid
  )
`;
/** What happened at which age, told twice: the number may stand before or behind. */
const twice = {
  before: new RegExp(
    `(?<!\\p{L})(?:${at} \\d{2} (?:\\p{L}{2,12} ){0,2}${lived}|${lived} ${at} \\d{2}),? (?:(?:${joining}|then|dann|puis|luego|poi|toen|potem|depois|sedan) )?(?:${lived} )?${at} $`,
    'iu',
  ),
  first: new RegExp(`(?<!\\p{L})(?:${lived} )?${at} $`, 'iu'),
  firstAfter: new RegExp(
    `^ (?:\\p{L}{2,12} ){0,2}${lived},? (?:(?:${joining}|then|dann|puis|luego|poi|toen|potem|depois|sedan) )?${at} \\d{2} (?:\\p{L}{2,12} ){0,2}${lived}(?!\\p{L})`,
    'iu',
  ),
  after: new RegExp(`^(?: (?:\\p{L}{2,12} ){0,2}${lived}(?!\\p{L})|$|[.,;!?)\\n](?!\\d))`, 'iu'),
};

/** Why a number beside another age is one too; null where it is none. */
export const besideAnother = (left: string, right: string, digits: string): string | null => {
  if (digits.length > 2) return null;
  if (firstAfter.test(right) && first.test(left)) return 'said of a relative';
  if (ends.test(right) && second.test(left)) return 'said of a relative';
  if (digits.length !== 2) return null;
  if (standsIn(twice, left, right)) return 'of a time in a life';
  return twice.firstAfter.test(right) && twice.first.test(left) ? 'of a time in a life' : null;
};
