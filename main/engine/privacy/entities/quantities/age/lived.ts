import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** What one lives through once, and how old one is then. */

/** "had my first baby at 19, second at 24", "moved out at 17", "kam mit sechs in die Schule": what one lives through once. */
export const livedThrough = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:first|second|third|last|next) (?:baby|child|kid|one|job|kiss|heart attack|stroke|marriage)|baby|pregnant
        |married|divorced|widowed|diagnosed|retire[ds]?|graduated|dropped out|left (?:school|home)|moved (?:out|here)
        |started|quit|began|learn(?:ed|t)|emigrated|orphaned|adopted|lost (?:my|his|her)
        |had (?:my|our|his|her) \p{L}{3,9}|had (?:me|us|him|her|them|kids|children)
        |(?:became|become|is|was|i['’]?m|am) (?:a |an )?
        (?:mother|father|mum|mom|dad|gran\p{L}{0,8}|parent|widow(?:er)?|uncle|aunt|CEO|partner|manager|citizen|orphan)
        |(?:sold|bought|founded|opened|closed|lost|inherited) (?:my|his|her|their|our|the|a) (?:\p{L}{3,12} )?\p{L}{3,12}
        |fell pregnant|gave birth|ran away|enlisted|made (?:my|his|her|our) first \S{1,12}(?: \p{L}{3,10})?|Diagnose
        |diagnos\p{L}{2,6}|(?:fue|fui|es|soy|ser) (?:madre|padre|abuel[oa]|viud[oa])
        |(?:devenue?|est|suis) (?:mère|père|maman|papa|veuve|veuf|grand-(?:mère|père))
        |(?:wurde|bin|ist) (?:Mutter|Vater|Oma|Opa|Witwe[r]?)
        |(?:diventat[oa]|è|sono) (?:madre|padre|mamma|papà|nonn[oa]|vedov[oa])|ausgezogen|geheiratet|Mutter|Vater
        |Witwe|eingeschult|angefangen|kam|ging|Schule|zog|bekam|heiratete|verlor|mariée?|divorcée?|partie?|arrêté
        |commencé|perdu|(?:j['’]ai|a|avons|ont) eu|casé|tuve|empecé|dejé|perdí|sposat[oa]|avuto|iniziato|perso
        |getrouwd|begonnen|kreeg|verloor|ślub|urodził\p{L}{0,2}|zaczął\p{L}{0,2}|zaczęła\p{L}{0,1}|casei|comecei|tive
        |perdi|gifte|fick|började|flyttade
      )(?!\p{L})[^.!?\n]{0,32}(?<!\p{L})(?:at|mit|à|a los|a|aos|op|w wieku|vid) $
    `,
    'iu',
  ),
);
/** Of no thing: whoever is left out speaks of themselves. */
export const livedAlone = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pregnant|married|divorced|widowed|diagnosed|Diagnose|diagnos\p{L}{2,6}|made (?:my|his|her|our) first|retire[ds]?
      |graduated|dropped out|left (?:school|home)|moved (?:out|here)|emigrated|orphaned|adopted|fell pregnant
      |gave birth|ran away|enlisted|became|had
      |(?:first|second|third|last|next) (?:baby|child|kid|kiss|heart attack|stroke|marriage)|ausgezogen|geheiratet
      |heiratete|Mutter|Vater|Witwe|eingeschult|Schule|bin|mariée?|divorcée?|suis|j['’]ai|soy|fui|tuve|empecé|dejé
      |perdí|casé|sono|sposat[oa]|getrouwd|ślub|urodził\p{L}{0,2}|casei|comecei|tive|perdi|gifte
    )(?!\p{L})[^.!?\n]{0,48}$
  `,
  'iu',
);
export const clockBehind = /^ ?(?::|[ap]\.?m|o['’]?clock|uhr|h(?!\p{L})|heures|horas|ore|uur|%|percent|points)/iu;
export const clockBefore =
  /(?<!\p{L})(?:work|shift|meeting|train|bus|call|game|match|Arbeit|Schicht|Zug|Bus)(?!\p{L})[^.!?\n]{0,16}$/iu;
export const lifeGoesOn =
  /^(?:$|[.,;!?)\n](?!\d)| (?:and|but|when|because|so|in|to|with|und|aber|in|von|zu|nach|et|mais|chez|y|pero|e|ma|en|maar|i|och|men)(?!\p{L}))/u;
