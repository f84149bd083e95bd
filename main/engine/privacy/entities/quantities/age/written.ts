import { isCity, isGivenName } from '../../../lists';
import { and, but } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { eitherCase, infants, relatives, siblings, turkishKin } from '../people/words';

/** Ages that stand behind a name in a note, behind a verb's clause or beside a measure. */

const ofKin = new RegExp(`(?<!\\p{L})(?:${turkishKin})(?: \\p{L}{2,15})? ?\\($`, 'iu');

/** "for Nora, 34, loves hiking", "Gedicht für Anouk, 31, net gescheiden": whom something is for. */
const forWhom =
  /(?<!\p{L})(?:for|about|of|für|über|von|pour|de|para|per|di|voor|over|van|dla|till|för|om) (\p{Lu}[\p{L}'-]{1,20}), $/u;
const goesOn = new RegExp(`^, (?!(?:${and}) \\p{Lu})\\p{L}`, 'u');
/** "Amélie, 15, 10. Klasse", "Tom, 9, year 4" */
const inClass = {
  before: /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,24}), $/u,
  after: new RegExp(
    oneLine`
      ^, (?:
        (?:in (?:der )?)?\d{1,2}\. Klasse|(?:in )?(?:year|grade) \d|\d{1,2}(?:st|nd|rd|th)[ -]grade
        |(?:en )?(?:CP|CE\d|CM\d|\d(?:e|ème))(?!\p{L})|\d\.?[ºª°] (?:de )?(?:ESO|primaria|bachillerato)
        |\d\.?[ªa] (?:elementare|media)|(?:klas|groep|klasa|klass) \d|\d\.? klasa
      )
    `,
    'u',
  ),
};
/** "Wren (4), her dog Biscuit", "Maëlys (6) et son doudou": whose the next is. */
const bracketed = {
  before:
    /(?<!\p{L})(?:with|for|about|and|mit|für|über|und|pour|avec|et|con|para|per|di|e|y|met|voor|over|en|z|dla|i|com|med|för|till|och) \p{Lu}\p{Ll}[\p{L}'-]{1,20} \($/u,
  after: new RegExp(
    `^\\)(?:,? (?:${and})|,) (?:her|his|their|ihr\\p{L}{0,2}|sein\\p{L}{0,2}|son|sa|ses|sus?|su[oa]|il suo|la sua|zijn|haar|jej|jego|seu|sua|hans|hennes) \\p{L}`,
    'u',
  ),
};

/** "Fiete, der am 2. Februar zwölf wird": the verb stands last. */
const verbLast = {
  before: new RegExp(
    `(?<!\\p{L})(?:(${eitherCase(`${relatives}|${siblings}`)})|(\\p{Lu}[\\p{L}'-]{1,20}))(?: \\p{Lu}[\\p{L}'-]{1,20})?, (?:der|die|das|dat)(?: [\\p{L}\\d.]{1,12}){0,4} $`,
    'u',
  ),
  after: /^ (?:wird|wurde|werden|wordt|werd)(?!\p{L})/u,
};

/** "mide 1,29 con 8", "misst 1,10 m mit 5": how tall somebody is at what age. */
const measuredAt = new RegExp(
  oneLine`
    (?<!\p{L})(?:mide|pesa|misura|mesure|pèse|misst|wiegt|mede|weegt|waży|väger|mäter|weighs|measures)(?!\p{L})[^.!?\n]{0,16}\d[\d.,]{0,5}
    (?: ?(?:m|cm|kg|kilos?|chili|quilos))? (?:con|mit|à|a|com|met|at|med) (?:solo |nur |only |apenas )?$
  `,
  'iu',
);
const ends = new RegExp(`^(?:$|[.,;!?)\\n](?!\\d)| (?:${and}|${but}|ans|años|anni|anos)(?!\\p{L}))`, 'u');

/** "宝宝十个月", "女儿8个月了" */
const infantHan = {
  before:
    /(?:宝宝|寶寶|宝贝|孩子|小孩|女儿|儿子|闺女|娃|婴儿|赤ちゃん|娘|息子|うちの子)(?:今年|才|刚|剛|现在|現在|已经|都|は|が|も)?$/u,
  after: /^ ?(?:个半?月|個月|か月|ヶ月|カ月|ヵ月)(?!前|后|後|以)/u,
};

/** "ma is in de tachtig", "mijn opa is ver in de negentig" */
const dutchTens =
  /(?<!\p{L})(?:ma|pa|mam|pap|oma|opa|ze|hij|zij|ik|\p{L}+)(?: [\p{L}]{1,10})? (?:is|ben|was|zijn) (?:ver |diep |al |nu )?in de $/iu;

/** "hes 88 leave him alone": a contraction without its apostrophe is of no thing. */
const contracted = /(?<!\p{L})(?:hes|shes) (?:(?:only|just|about|almost|nearly|like|already|still) )?$/iu;
/** Of players and teams: "hes 88 overall", "hes 20 under par", "shes 90 on my team". */
const rated = new RegExp(
  oneLine`
    ^ (?:
      (?:
        overall|ovr|rated|under|over|below|above|up|down|ahead|behind|points?|pts|strokes?|elo|ping|aim|pace|shooting
        |dribbling|passing|strength|speed
      )(?!\p{L})
      |(?:(?:in|on|at) )(?:(?:the|my|his|her|a) )?(?:
        rankings?|ratings?|leaderboards?|ladder|charts?|standings|tables?|league|draft|list|queue|line|fifa|fc|ea
        |madden|nba|2k|pes|mlb|nhl|elo|trophies|rank|team|squad|kills|seed
      )(?!\p{L})
    )
  `,
  'iu',
);
const counted = new RegExp(
  oneLine`
    ^ (?:
      minutes?|mins?|km|miles?|feet|ft|lbs?|kg|percent|points?|weeks?|months?|days?|hours?|hrs?|times|seconds?|degrees
      |grand|quid|bucks|dollars|pounds|pages|\p{L}{3,}s
    )(?!\p{L})
  `,
  'iu',
);

/** Names of what has versions. */
const versioned = /^(?:Ruby|Julia|Pascal|Ada|Crystal|Jasper|May|June|April|August)$/u;
const youngest = 5;
const adult = 17;
/** Of somebody young enough to be counted in halves. */
export const isOfYoung = (left: string): boolean => young.test(left) || turkishYoung.test(left);
const young = new RegExp(`(?<!\\p{L})(?:${eitherCase(`${infants}|${siblings}`)})(?!\\p{L})[^.!?\\n]{0,40}$`, 'u');
const turkishYoung =
  /(?<!\p{L})(?:oğlum|kızım|bebeğim|torunum|yeğenim|kardeşim|bebek|çocuk\p{L}{0,3})(?!\p{L})[^.!?\n]{0,24}$/iu;

/** Why a number is an age by what it stands behind in such a note; null where it is none. */
export const written = (left: string, right: string, digits: string): string | null => {
  const number = Number(digits);
  const isNamed = (pattern: RegExp): boolean => {
    const name = pattern.exec(left)?.[1] ?? '';
    return isGivenName(name) && !isCity(name) && !versioned.test(name);
  };
  if (right.startsWith(')')) {
    if (ofKin.test(left)) return 'after a relative';
    if (number < adult && standsIn(bracketed, left, right)) return 'after a name';
  }
  if (standsIn(infantHan, left, right)) return 'of a small child';
  if (/^(?:岁|歲)?大寿/u.test(right) && digits.length === 2) return 'of a birthday';
  if (inClass.after.test(right) && number >= youngest) {
    const name = inClass.before.exec(left)?.[1] ?? '';
    if (name.split('-').every((part) => isGivenName(part))) return 'after a name';
  }
  if (verbLast.after.test(right)) {
    const [whole, relative, name = ''] = verbLast.before.exec(left) ?? [];
    if (whole !== undefined && (relative !== undefined || isGivenName(name))) return 'said of a person';
  }
  if (ends.test(right) && measuredAt.test(left) && isPersonBefore(left)) return 'said of a person';
  if (digits.length !== 2) return null;
  if (goesOn.test(right) && isNamed(forWhom)) return 'after a name';
  if (/^[3-9]0$/.test(digits) && ends.test(right) && dutchTens.test(left)) return 'a decade of a life';
  return number > adult && contracted.test(left) && !counted.test(right) && !rated.test(right) && /^ \p{L}/u.test(right)
    ? 'said of a person'
    : null;
};
