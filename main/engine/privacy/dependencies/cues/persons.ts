import { oneLine } from '../../patterns/one-line';
import { anyOf } from './any-of';

/** Whose a number is. */

/** Somebody else than the one whose birth was told. */
export const somebodyElse = anyOf(
  oneLine`
    wife|husband|spouse|partner|sons?|daughters?|kids?|child(?:ren)?|mother|father|mom|mum|dad|parents?|brother|sister
    |siblings?|grand\p{L}+|uncle|aunt|cousin|niece|nephew|fiancée?|friend|boss|colleague|neighbou?r
  `,
  oneLine`
    Frau|Ehefrau|Mann|Ehemann|Sohn|Söhne|Tochter|Töchter|Kinder|(?:mein|sein|ihr|unser|ein|d)\p{L}{0,2} Kind|Mutter
    |Vater|Eltern|Bruder|Schwester|Geschwister|Oma|Opa|Großmutter|Großvater|Onkel|Tante|Cousine?|Neffe|Nichte
    |Verlobte[rn]?|Freund(?:in)?|Partnerin|Chef(?:in)?|Kolleg(?:e|en|in)|Nachbar(?:n|in)?
  `,
  'femme|mari|épouse?|fils|fille|enfants?|mère|père|parents|frère|sœur|grand-(?:mère|père)|oncle|tante|cousine?|nièce|neveu|fiancée?|ami|amie|patronne?|collègue|voisine?',
  'esposa|esposo|mujer|marido|hij[oa]s?|madre|padres?|herman[oa]s?|abuel[oa]|tí[oa]|prim[oa]|sobrin[oa]|novi[oa]|amig[oa]|jef[ea]|colega|compañer[oa]|vecin[oa]',
  'moglie|marito|figli[oa]?|genitori|fratello|sorella|nonn[oa]|zi[oa]|cugin[oa]|nipote|fidanzat[oa]|amic[oa]|collega|(?:il|la|mio|mia|nostro|nostra) (?:capo|vicin[oa])',
  '(?:mijn|haar) man|vrouw|zoon|dochter|kinderen|ouders|moeder|vader|broer|zus|opa|oma|oom|tante|neef|nicht|verloofde|vriend(?:in)?|baas|collega|buurman|buurvrouw',
  oneLine`
    żon\p{L}|mąż|syn\p{L}*|córk\p{L}|matk\p{L}|ojciec|rodzice|brat|siostr\p{L}|babci\p{L}|dziadek|wujek|cioci\p{L}
    |kuzyn\p{L}*|narzeczon\p{L}+|przyjaci\p{L}+|szef\p{L}*|koleg\p{L}|koleżank\p{L}|sąsiad\p{L}*
  `,
  oneLine`
    filh[oa]s?|irmão|irmã|mãe|pai|pais|avó|avô|tia|tio|noiv[oa]|namorad[oa]|chefe|vizinh[oa]|sön\p{L}*|søn|dotter
    |datter|föräldrar|bror|syster|søster
    |(?:min|mitt|mina|hans|hennes|vår|vårt|våra) (?:barn|mor|far|man|fru|chef|vän|granne|kollega)|mormor|morfar|farmor
    |farfar
  `,
  oneLine`
    жен\p{L}|муж\p{L}?|сын\p{L}?|доч\p{L}*|мать|отец|родител\p{L}|брат|сестр\p{L}|бабушк\p{L}|дедушк\p{L}|т[её]т\p{L}
    |дяд\p{L}|друг|подруга|начальник|коллега|сосед\p{L}*
  `,
);
/** The writer. */
export const firstPerson =
  /(?<!\p{L})(?:I(?:['’]m)?|ich|je|j['’]ai|yo|nací|tengo|io|sono nat[oa]|ik|ja|mam|urodził[ae]m|eu|nasci|jag|я)(?!\p{L})/iu;
/** Somebody else, by a word that stands for a name. */
export const thirdPerson = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      he|she|his|her|their|er|sein\p{L}{0,2}|ihr\p{L}{0,2}|il|elle|son|sa|ses|leurs?|él|ella|su|sus|lui|lei|suo|sua
      |hij|zijn|haar|on|ona|jego|jej|ele|ela|seu|sua|han|hon|hans|hennes
      |он|она|его|её
    )(?!\p{L})
  `,
  'iu',
);
