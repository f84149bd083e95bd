import { cities, countries, foldName, isGivenName, isWordOfAny } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { kin } from '../../../lists/kin';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { introductions, lasting, persons, several, years } from '../people/words';
import { isForSlavicName } from './slavic';

/** Years of a person: "Zoé, 13 ans,", "(9 anni)", "varón de 45 años", "Timéo 5 ans". */

/** Before a surname many words are no given name. */
export const things =
  /(?:^|[^\p{L}])(?:chapter|figure|table|section|part|page|line|row|verse|psalm|matthew|mark|luke|john|kapitel|abschnitt|tabelle|abbildung|chapitre|capítulo|capitolo|hoofdstuk|hurricane|rue|avenue|av|via|viale|piazza|calle|avenida|plaza|paseo|rua|travessa|praça|ul|straat|st|saint|santa|san|sankt)\.? /iu;
/** "41, divorced": how one lives. */
const living = oneLine`
  ledig|verheiratet|geschieden|verwitwet|alleinerziehend|arbeitslos|married|divorced|widowed|unemployed|retired
  |mariée?|divorcée?|célibataire|veuve(?! clicquot)|veuf|sans emploi|sans enfants?|retraitée?|solter[oa]|casad[oa]
  |divorciad[oa]|viud[oa]|jubilad[oa]|sposat[oa]|celibe|nubile|divorziat[oa]|vedov[oa]|pensionat[oa]|getrouwd
  |gescheiden|alleenstaand|samotn[ay]|żonaty|zamężna|rozwied\p{L}+|solteir[oa]|ensamstående|skild|bekar|evli|boşanmış
  |dul
`;
/** Of other things too: "single malt", "gift card". Of somebody no thing stands behind. */
const livingAmongOthers = {
  single: oneLine`
    and|or|but|so|with|without|for|since|in|from|at|again|now|who|living|looking|female|male|woman|man|guy|lady|mum
    |mom|mother|dad|father|parent|und|oder|aber|seit|mit|ohne|aus|sucht?e?|wohnhaft|y|con|sin|en|met|zonder|uit|och
    |utan|från|i
  `,
  gift: 'och|men|med|sedan|utan|i|två|2|igen|kvinna|man|sambo',
};
const either = '(?:or|oder|ou|o|of|lub|eller|czy|veya|y\\/o)';
export const livingAfter = new RegExp(
  `^, (?:(?:${living})(?!\\p{L}| ${either} (?:not|nicht|non|no|niet|nie|não|inte|ledig|verheiratet|single|married|solter[oa]|casad[oa])| s['’]abstenir)|${Object.entries(
    livingAmongOthers,
  )
    .map(([word, next]) => `${word}(?=$|[.,;:!?)/\\n]| (?:${next})(?!\\p{L}))`)
    .join('|')})`,
  'iu',
);
/** Younger than that nobody is married or out of work. */
export const youngestLiving = 16;
/** A child is together with somebody. */
const beside = '(?:with|mit|met|med|con|avec|com|z|ze|al?|alla|ai|agli|alle)';
/** "twee jaar gescheiden", "8 years sober": how long it has been so, where nobody so young is. */
const lastsSo = new RegExp(
  oneLine`
    ^ (?:${years}) (?:lang )?(?:
      gescheiden|getrouwd|werkloos|nuchter|verheiratet|geschieden|getrennt|trocken|arbeitslos|verwitwet|married|divorced
      |separated|sober|clean|widowed|mariée?s|divorcée?s|séparée?s|sobres?|casad[oa]s|divorciad[oa]s|separad[oa]s
      |sposat[ie]|separat[ie]|po ślubie|po rozwodzie|gifta|skilda|nykt(?:er|ra)
    )(?!\p{L})
  `,
  'iu',
);
const together = new RegExp(
  `^ (?:${years}) (?:samen|zusammen|together|ensemble|junt[oa]s?|insieme|razem|tillsammans|sammen)(?!\\p{L}| ${beside}(?!\\p{L}))`,
  'iu',
);
/** "My twins are 6 years together in school" */
const childrenAre = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${kin('children')}|${several})(?: \\p{L}+)? (?:is|are|ist|sind|ont|a|tienen?|ha|hanno|zijn|ma|mają|tem|têm|är|er) $`,
    'iu',
  ),
);
/** What is agreed for so many years, right before them. */
const agreedFor = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        contra[ct]\p{L}{0,4}|\p{L}{0,20}vertrag\p{L}{0,2}|\p{L}{0,20}laufzeit|garant\p{L}{1,3}|garan[cz]i[ae]
        |gwarancj\p{L}|warranty|leas(?:e|ing)|loan|mortgage|bail|prêt|crédit|\p{L}{0,20}kredit|darlehen|bindung
        |zinsbindung|hipoteca|préstamo|mutuo|prestito|hypothe\p{L}{1,3}|lening|kredyt\p{L}{0,2}|empréstimo
        |lån\p{L}{0,2}|abo|abonnement|umow\p{L}
      )(?!\p{L})[^\p{L}\d.,;!?\n]{1,3}(?:[\p{L}'’]{1,6} ){0,2}$
    `,
    'iu',
  ),
);
const smallBracket = /(?:^|[^\p{L}])(\p{Ll}[\p{L}'-]{1,20}) \($/u;
const unitAfter = new RegExp(`^[ '’]?(?:${years})(?:(?<=\\.)|(?!\\p{L}))`, 'iu');
/** "20 ans d'expérience", "5 Jahre Garantie", "3 years ago" */
const lastingAfter = new RegExp(
  oneLine`
    ^ (?:
      d['’](?!une? )\p{L}|de (?:exp|prison|garant|carri|bail|contr|mari|vie|service|pr)
      |di (?:esp|gar|gal|lav|serv|car|contr|mut|matr)|ago|temu|fa(?!\p{L})|geleden|sedan|atrás|il y a|plus tard|later
      |später|später|después|depois|dopo|Garantie|Laufzeit|Erfahrung|Haft|ervaring|lang|garanti|gwarancji|erfarenhet
      |experience|warranty|zu |fest
    )
  `,
  'iu',
);
/** "varón de 45 años", "zoon van 11 jaar", "una donna di 38 anni", "Sono un tornitore di 52 anni" */
const ofPerson = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:(?:${persons})(?:,? \p{L}[\p{L}'-]{1,20}){0,2}|(?:${introductions}) (?:\p{L}{2,4} )?\p{L}{3,20}),? (?:âgée?s? )?
      (?<!(?:moins|plus|menos|más|meno|più|mais|minder|meer|mniej|mindre|unter|über) )
      (?:de|di|van|von|aged?|lat|w wieku|på)(?: unos| environ| circa| ongeveer| około| etwa)? (?:
        \d{1,3}(?:,| et| und| y| e| en| i| och| and) ){0,3}$
    `,
    'iu',
  ),
);
/** "Mit 58 Jahren", "à 19 ans", "a los 30 años", but not "von 3 auf 5" or "condamné à 5 ans" */
const atYears = new RegExp(
  oneLine`
    (?<!\d (?:ans |años |anni |anos )?)(?<!\p{L}|y )
    (?:mit|à|a los|a|aos|op|vid|dès|con|w wieku|bei|até os|hasta los|jusqu['’]à) (?:
      seulement |nur |erst |gerade |sólo |solo |casi |presque |knapp )?$
  `,
  'iu',
);
const sentenced = wordPattern(
  /(?<!\p{L})(?:condamn\p{L}+|condannat\p{L}|condenad\p{L}|verurteilt|entre|zwischen|limité\p{L}{0,2}|réduit\p{L}{0,2}|porté\p{L}{0,2}|passe\p{L}{0,2})(?!\p{L})/iu,
);
/** "para niños de ocho años": whom a text is for. */
export const audience = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:para|pour|for|für|per|voor|dla|för|à partir|unter|moins) (?:unos |los |les |des |the |gli |i |de )?
      (?:niñ[oa]s|enfants|children|kids|Kinder|bambini|ragazzi|kinderen|dzieci|crianças|barn|elèves|alumnos|Schüler) (?:
        de|von|di|van|w wieku|på|aged?|between
      ) $
    `,
    'iu',
  ),
);
/** "trois colocs 24, 25 et 27 ans" */
const listedPersons = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${persons}) (?:\\d{1,3}(?:,| et| und| y| e| en| i| och| and) ){0,3}$`, 'iu'),
);
/** "Two years behind in reading", "deux ans de retard": how far somebody is from the others. */
const apartFromOthers = new RegExp(
  oneLine`
    ^[ ](?:${years}) (?:
      behind|ahead|de retard|d['’]avance|hinterher|zurück|voraus|im Rückstand|atrasad[oa]|adelantad[oa]|adiantad[oa]
      |de retraso|de atraso|di ritardo|indietro|achter|efter|do tyłu
    )(?!\p{L})
  `,
  'iu',
);
/** Of "a son of 8" and "twins, 8" it is the age. */
export const isLasting = (left: string, right: string, digits: string): boolean =>
  apartFromOthers.test(right) ||
  (Number(digits) < youngestLiving &&
    (lastsSo.test(right) || (together.test(right) && !childrenAre.test(left))) &&
    !ofPerson.test(left) &&
    !listedPersons.test(left));
/** "Timéo 5 ans" */
const touching = /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20}) $/u;
const partedBefore = /(?:[,:;(\n] ?|[–—-] )(?:de |di |lat |âgée? de )?$/u;
const partedAfter = new RegExp(
  `^(?:$|[,;)\\n]|\\.(?!\\d)| ?[–—-] | ?:(?=\\s|$)| (?:et demie?|y medio|e mezz[oa]|${and}|vive|vit|lebt|wohnt|caduta?|née?|geb\\.|nacid[oa]|nat[oa])(?!\\p{L}))`,
  'u',
);
/** "Wasyl Korniczuk, 51 lat,": two words with capitals that no language has, and no town. */
const twoNames = /(?:^|[\p{Ll},;("“„] |[.!?\n] ?)(\p{Lu}\p{Ll}{2,}) (\p{Lu}[\p{L}’'-]{2,})$/u;
const isFullName = (clause: string): boolean => {
  const [, ...both] = twoNames.exec(clause) ?? [];
  return (
    both.length > 0 &&
    both.map(foldName).every((word) => !isWordOfAny(word) && !cities.has(word) && !countries.has(word))
  );
};
/** "Mein Sohn Leo ist 12 Jahre und", "Sie wird 42 Jahre.": German leaves out the "alt". */
const germanVerb =
  '(?:ist|bin|sind|war|waren|wird|wurde|werde)(?: (?:jetzt|schon|erst|bald|heute|gerade|nun|fast|knapp|inzwischen|morgen|mittlerweile))? $';
const germanPerson = wordPattern(
  new RegExp(`(?<!\\p{L})(?:(?:${persons})(?: \\p{L}[\\p{L}'-]{1,20}){0,2}|ich|er|sie|wir) ${germanVerb}`, 'iu'),
);
const germanName = new RegExp(
  `(?<![\\p{L}'-])(\\p{Lu}[\\p{L}'-]{1,20})(?: \\p{Lu}[\\p{L}'-]{1,20})? ${germanVerb}`,
  'u',
);
const germanYears = /^ Jahre(?:$|[.,;!?)\n](?!\d)| (?:und|aber|oder) (?!\d))/u;
const isGermanAge = (left: string, right: string): boolean =>
  germanYears.test(right) && (germanPerson.test(left) || isGivenName(germanName.exec(left)?.[1] ?? ''));
/** What only a woman who says it is. */
const expecting =
  '(?:estoy|estou) de \\d{1,2}|embarazada|enceinte|schwanger|incinta|zwanger|w ciąży|grávida|gravid|hamileyim|pregnant';
const someone = wordPattern(new RegExp(`(?<!\\p{L})(?:${persons}|${introductions}|${expecting})(?!\\p{L})`, 'iu'));
const capitalised = /\p{Lu}[\p{L}'-]+/gu;
/** As far as who somebody is stands before where they work. */
const clauseReach = 72;
/** Whether a number beside a word for years is someone's age: "Zoé, 13 ans,", "(9 anni)", "varón de 45 años", "Timéo 5 ans". */
export const isYearsOfPerson = (left: string, right: string, digits: string): boolean => {
  const unit = unitAfter.exec(right)?.[0];
  if (unit === undefined) return false;
  const rest = right.slice(unit.length);
  if (lastingAfter.test(rest) || audience.test(left)) return false;
  if (ofPerson.test(left) || listedPersons.test(left)) return true;
  if (livingAfter.test(rest) && Number(digits) >= youngestLiving && !agreedFor.test(left)) return true;
  const before = left.slice(left.search(/[^.!?\n]*$/u));
  if (atYears.test(left) && !lasting.test(before) && !sentenced.test(before) && !lasting.test(rest.slice(0, 24)))
    return true;
  if (isForSlavicName(left) || isGermanAge(left, right)) return true;
  const given = touching.exec(left)?.[1];
  if (given !== undefined && isGivenName(given)) return true;
  const parted = partedBefore.exec(left);
  if (parted === null || !partedAfter.test(rest)) return false;
  const clause = left.slice(Math.max(0, left.length - clauseReach), left.length - parted[0].length + 1);
  // What an earlier sentence or label says lasts for it alone: "inconnu depuis 2019. Mère : Lucie B., 41 ans,".
  const line = clause.slice(clause.search(/[^\n]*$/u)).replace(/^.*(?:[!?:;]|\p{L}{4}\.|\d\.) (?=\p{Lu})/u, '');
  if (lasting.test(line) || things.test(line)) return false;
  const small = smallBracket.exec(left)?.[1];
  if (small !== undefined && isGivenName(small)) return true;
  return (
    someone.test(line) ||
    (line.match(capitalised)?.some((word) => isGivenName(word)) ?? false) ||
    // German nouns have capitals: "Autohaus Brenner, 50 Jahre,".
    (!/Jahr/.test(unit) && isFullName(clause.replace(/[,:;(\s–—-]+$/u, '')))
  );
};
