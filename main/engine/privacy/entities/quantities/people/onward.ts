import { oneLine } from '../../../patterns/one-line';
import { weekdays } from '../dates/weekdays';
import { relatives } from './words';

/** How a clause goes on: small words, whose next the sum is not; what is counted is a noun. A language a line. */
const small = [
  oneLine`
    and|or|but|so|for|to|from|at|in|on|into|with|by|off|back|down|up|out|each|now|then|when|before|after|because|since
    |until|he|she|we|they|i|you|it|which|that|who|this|last|next|more|less|extra|total|altogether|together|combined
    |between|cash|only|still|already|yesterday|today|tomorrow|over|new|worth|left|my|his|her|our|their|the|if|as|plus
    |is|was|are|will|should|would|could|ago|a|an|per|up|although|while|due|every|tonight|${weekdays.en}
  `,
  oneLine`
    und|oder|aber|für|fürs|an|am|vom|von (?:mir|ihm|ihr|uns|meine\p{L}|seine\p{L}|ihre\p{L}|der|dem)|aus|auf|bei|beim
    |im|ins?|zu[rm]?|mit|ohne|nach|vor|seit|bis|um|als|wie|wenn|weil|da|der|die|das|den|dem|eine?[nmr]?|mein\p{L}{0,2}
    |sein\p{L}{0,2}|ihr\p{L}{0,2}|ich|er|sie|wir|noch|schon|nur|jetzt|heute|morgen|gestern|bar|zurück|dafür|dazu|davon
    |nicht|pro|insgesamt|zusammen|aufm|aufs|Restschuld|Schulden|gespart|wegen|denn|obwohl|während|ab|letzte[ns]?
    |nächste[ns]?|jeden|jede[sr]?|zum|(?:${weekdays.de})s?
  `,
  oneLine`
    et|ou|mais|à|au|aux|pour|par|sur|dans|en|chez|avec|sans|depuis|avant|après|quand|que|qui|ils?|elles?|on|je|tu|nous
    |vous|mon|ma|mes|son|sa|ses|notre|le|la|les|un|une|cash|net|brut|déjà|encore|maintenant|hier|pas|chacun|ensemble
    |de côté|parce|car|comme|puisque|dès|l['’]an|chaque|demain|${weekdays.fr}
  `,
  oneLine`
    y|o|pero|a|al|para|por|en|con|sin|desde|hasta|cuando|que|el|los|las|una?|mis?|sus?|yo|él|ella|me|le|nos|se|ya|hoy
    |ayer|ahora|aún|todavía|cada|entre|juntos|guardad[oa]s|ahorrad[oa]s|porque|pues|mientras|aunque|mañana
    |${weekdays.es}
  `,
  oneLine`
    ma|ai|al|alla|nel|nella|nei|del|della|dei|dai|per|in|da|dal|dalla|su|sul|che|il|lo|gli|i|mi[oa]|su[oa]|io|lui|lei
    |mi|ci|si|già|oggi|ieri|ora|ancora|insieme|tra|ciascuno|subito|da parte|perché|poiché|mentre|anche|entro|ogni
    |domani|stasera|${weekdays.it}
  `,
  oneLine`
    of|maar|aan|voor|met|zonder|bij|op|naar|uit|om|tot|sinds|toen|als|dat|de|het|een|mijn|zijn|haar|ons|onze|ik|hij
    |zij|ze|we|wij|nog|al|nu|vandaag|gisteren|terug|samen|opzij|omdat|want|terwijl|vanaf|per|vorig|vorige[ns]?
    |afgelopen|volgend|elk|elke|${weekdays.nl}
  `,
  oneLine`
    i|lub|ale|za|na|do|od|z|ze|w|we|po|przy|dla|bez|u|kiedy|gdy|że|który|mój|moj[ae]j?|jego|jej|ja|ona?|my|już|jeszcze
    |dziś|wczoraj|teraz|tylko|razem|odłożone|długu|bo|ponieważ|chociaż|każdego|w zeszłym|w tym|jutro|bratu|siostrze
    |szwagrowi|szwagierce|mamie|tacie|ojcu|matce|mężowi|żonie|synowi|córce|teściom|rodzicom|babci|dziadkowi|koledze
    |sąsiadowi|sąsiadce
  `,
  'e|mas|ao|aos|às|pra|pro|pelo|pela|em|no|na|nos|nas|com|sem|até|o|os|as|uma?|meus?|minhas?|seu|sua|eu|ele|ela|hoje|ontem|agora|ainda|num|porém|enquanto|todo|amanhã',
  oneLine`
    och|eller|men|för|till|från|av|på|vid|utan|när|som|att|den|det|ett|min|mitt|mina|hans|hennes|jag|han|hon|vi|idag
    |igår|redan|bara|tillsammans|kontant|hos|i skuld|i förskott|sparat|eftersom|medan|från och med|varje|förra|imorgon
    |${weekdays.sv}
  `,
  've|ama|için|ile|kadar|daha|sonra|önce|da|bu|ben|biz|peşin|nakit|çünkü|geçen|yarın|bugün',
].join('|');
const pattern = new RegExp(
  `^(?:$|\\s*$|[.,;:!?)…\\n](?!\\d)| [–—-] |['’]|[ -](?:${small}|${relatives})(?!\\p{L}))`,
  'iu',
);

let last = { text: '', isOnward: pattern.test('') };
/** Nothing behind a sum is counted by it. Rule after rule asks it of one text. */
export const onward = {
  source: pattern.source,
  test: (text: string): boolean => {
    if (text !== last.text) last = { text, isOnward: pattern.test(text) };
    return last.isOnward;
  },
};
