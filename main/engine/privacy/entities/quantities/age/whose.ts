import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { parties, personWords } from '../people/before';
import {
  aged,
  countables,
  eitherCase,
  persons,
  possessives,
  relatives,
  several,
  siblings,
  turkishKin,
} from '../people/words';

/** Whose age it is, said right before it: a relative's, a role's, one's own of many. */

/** Ages as they are told: of the eldest and the youngest, past a number, as a decade, of a time in a life. */

export const whose = `${possessives}|the|die|der|das|mes|nos|ses|leurs?|le|la|l['’]|mis|el|il|i miei|de|het|moje|o meu|a minha|o|a|mitt|mina|benim|büyük|küçük`;
export const kin = `${relatives}|${siblings}|${turkishKin}`;
/** "ages of children: 4, 7", "Alter der Kinder: 3", "âge des enfants : 6", "edades de mis hijos: 5". */
const labelOfMany = new RegExp(
  oneLine`
    (?<!\p{L})(?:ages?|Alter|âges?|edad(?:es)?|età|leeftijd(?:en)?|wiek|idades?|åldrar|ålder)
    (?: (of|der|des|du|de|del|della|dei|dei miei|van|dzieci|dos|das|do|da|på))?
    (?: (?:the|my|our|his|her|die|meiner|unserer|mes|nos|la|los|las|mis|nuestros|mijn|onze|de|meus|minhas|mina)){0,2}(?: (?:
        (?:${persons}|${several}|${aged}|${parties})(?:s|n|en)?|now|today|heute|aktuell|aujourd['’]hui|hoy|oggi|nu
        |hoje|(\p{L}{3,20})
      ))? ?[:=(] ?$
  `,
  'iu',
);
/** Not of an "Age of Empires", nor an "Alter Wert": a person, a name, or whose it is in a small letter. */
export const isLabelOfMany = (left: string): boolean => {
  const [label, of = '', noun] = labelOfMany.exec(left) ?? [];
  if (label === undefined || noun === undefined) return label !== undefined;
  return isGivenName(noun) || (of !== '' && (of.toLowerCase() !== 'of' || /^\p{Ll}/u.test(noun)));
};
/** "Mum's 70th is in May" */
export const ordinalOf = {
  before: new RegExp(`(?<!\\p{L})(?:(?:${whose}) )?(?:${eitherCase(relatives)}|(\\p{Lu}\\p{Ll}{2,12}))['’]s $`, 'u'),
  after:
    /^(?:st|nd|rd|th)(?=$|[.,;!?)\n]| (?:is|was|in|on|this|next|last|party|do|bash|celebration|coming|tomorrow|today|soon|and|at)(?!\p{L}))/iu,
};
export const isSomebodys = (left: string): boolean => {
  const owner = ordinalOf.before.exec(left);
  return owner !== null && (owner[1] === undefined || isGivenName(owner[1]) || personWords.test(owner[1]));
};
/** "My wife and I (41 and 39)": each of two, in brackets. */
export const pairOf = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:${and}|&|\+) (?:I|me|ich|moi|yo|io|ik|ja|eu|jag)
        |(?:I|me|[Ii]ch|[Mm]oi|[Yy]o|[Ii]o|[Ii]k|[Ee]u|[Jj]ag) (?:${and}|&|\+) (?:(?:${whose}) )?
        (?:${eitherCase(relatives)})
        |(?:my|our|his|her|meine|unsere|mes|nos|mis|i miei|mijn|moi|meus|mina) (?:
          parents|Eltern|parents|padres|genitori|ouders|rodzice|pais|föräldrar|neighbou?rs|Nachbarn|grandparents
          |Großeltern|flatmates|housemates|roommates
        )
      ) \($
    `,
    'u',
  ),
  after: new RegExp(`^ ?(?:${and}|&|,|/|\\+) ?\\d{1,3}\\)`, 'u'),
};
/** "buurman van 82 hoort": so many, and nothing of that many. */
export const adultOf = new RegExp(
  `(?<!\\p{L})(?:${eitherCase(oneLine`
      ${persons}|buurman|buurvrouw|voisine?|vecin[oa]|vicin[oa]|collègue|colega|collega|kolleg(?:e|in)|Nachbar(?:in)?
      |retrait(?:é|ée)|nonn[oa]|boss|baas|chef
    `)})(?: \\p{Lu}[\\p{L}-]{1,20})? (?:de|di|van|von|of|på) $`,
  'u',
);
export const ofThings = new RegExp(
  oneLine`
    ^ ?(?:
      [%€$£°]|(?:${countables})(?!\p{L})
      |(?:
        kg|kilos?|cm|m|km|euros?|dollars?|Euro|grand\p{L}+|heures|hours|Stunden|minutes|Minuten|mois|months|days|jours
        |Tagen?|weeks|pages|Prozent|percent|pour cent
      )(?!\p{L})
    )
  `,
  'u',
);
/** "a friend of 25 years": so long, but of a man or a girl. */
export const soLong = {
  before: /(?<!\p{L})(?!(?:man|woman|lady|gentleman|guy|boy|girl|child|son|daughter) )\p{L}+ of $/iu,
  after: /^ years(?! old)(?!\p{L})/u,
};
/** Of whom one asks how many they lead, unless they are somebody's: "boss of 40", "mijn baas van 58". */
export const leading =
  /(?<!(?:^|[^\p{L}])(?:my|our|his|her|their|mein|unser|mon|notre|son|leur|mijn|onze|ons|zijn|haar|min|vår|hans|hennes) )(?<!\p{L})(?:boss|baas|chef) (?:de|van|von|of|på) $/iu;
/** "Auntie May, 88,", "Der Kläger, 49, war": a relative's name or a role, and the age in apposition. */
export const roleBefore = new RegExp(
  oneLine`
    (?:
      (?:^|[^\p{L}])(?:
        Aunt(?:ie|y)?|Uncle|Nana?|Gran(?:ny|dma|dpa|dad)?|Tante|Onkel|Oma|Opa|Tonton|Tata|Mamie|Papi|Papy|Tía|Tío|Zia
        |Zio|Oom|Ciocia|Wujek|Tia|Tio|Faster|Moster|Farbror
      ) \p{Lu}[\p{L}'-]{1,20}
      |(?:^|[^\p{L}])
      (?:[Tt]he|[Dd]er|[Dd]ie|[Ee]in|[Ee]ine|[Ll]e|[Ll]a|[Ee]l|[Ii]l|[Dd]e|[Ee]en|[Aa]n?|[Uu]n[ae]?|[Oo]) (?:\p{Ll}{3,12} )?
      (?:${eitherCase(aged)}|${parties})
    )(?: \p{Lu}[\p{L}'-]{1,20})?, $
  `,
  'u',
);
/** "mit meinen 61 Jahren", "at my 61 years" */
export const withMy = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      mit (?:meinen|seinen|ihren|deinen)|at (?:my|his|her)|avec (?:mes|ses)|du haut de (?:mes|ses)
      |con (?:mis|sus|i miei|i suoi)|met (?:mijn|zijn|haar)|com os (?:meus|seus)|med (?:mina|sina)
    ) $
  `,
  'iu',
);
export const yearsBehind =
  /^ (?:Jahren|years|ans|años|anni|jaar|anos|år)(?! (?:of|Erfahrung|Berufs\p{L}+|de|di|ervaring|erfarenhet))(?!\p{L})/u;
/** "I'm the oldest in my class at 46": past the hours of a day. */
export const atLast = new RegExp(
  oneLine`
    (?<!\p{L})(?:i['’]?m|i am|i was|(?:s?he|who)(?:['’]s| is| was)) (?:[^.!?\n\d]{0,24} )?(?:
      the (?:only|first|last|most|least|\p{L}{2,12}est)|back (?:in|at) (?:school|college|uni\p{L}*)|single|pregnant
      |retired|widowed|divorced|unemployed|homeless|alone|jobless|childless|married
      |a (?:widow|widower|student|virgin|father|mother|dad|mum|mom|grand\p{L}+)
    )(?!\p{L})[^.!?\n\d]{0,32}(?<!\p{L})at $
  `,
  'iu',
);
