import { oneLine } from '../../../patterns/one-line';

/** Ages that somebody reaches: birthdays, and candles on a cake. */

/** "wurde am Sonntag 78", "is gisteren 76 geworden", "cumplió 82", "som fyller 50": to reach an age. */
export const reaching = {
  became: new RegExp(
    oneLine`
      (?<!\p{L})(?:wurde|wird|werde|werden|wurden|word|wordt|werd|turned|turns)(?: (?:
          am|im|an|vor|seit|on|last|this|next|nächste[nrs]?|letzte[nrs]?|gestern|heute|morgen|vorgestern|übermorgen
          |diese[nrs]?|jetzt|bald|gerade|dann|kürzlich|neulich|yesterday|today|tomorrow|gisteren|vandaag|morgen|op
          |Ostern|Weihnachten|\p{Lu}\p{Ll}{3,10}|Jahr|Monat|Woche|volgende?|komende?|deze|vorige|maand|week|jaar
        )){0,3} $
    `,
    'u',
  ),
  becameOpen: /^(?:$|[.,;!?)\n](?!\d)| (?:und|aber|and|but|en|maar)(?!\p{L}))/u,
  behind: /^ (?:Jahre? (?:alt )?|jaar (?:oud )?|år )?(?:geworden|oldum?|olacak|oluyor)(?!\p{L})/u,
  is: /(?<!\p{L})(?:ist|bin|sind|bist|is|ben|zijn|bugün|yarın|dün|yeni)(?!\p{L})[^.!?\n]{0,32}$/u,
  years:
    /(?<!\p{L})(?:cumpl\p{L}{1,5}|compi\p{L}{1,4}|va per i|ha compiuto|skończ\p{L}{1,5}|kończ\p{L}{1,3}|fyll(?:er|de|t|da)|fez|fiz|completou) $/iu,
  candles: /^ (?:bougies|candles|Kerzen|velas|candeline|velitas|kaarsjes|świeczek|velinhas|ljus)(?!\p{L})/iu,
};
/** Behind it nothing is counted: the clause ends or goes on, or says when. */
export const yearsGoOn = new RegExp(
  oneLine`
    ^ (?:
      ans|años|anni|anos|lat|lata|år|el|este|esta|en|hoy|mañana|ayer|hace|a|no|na|em|neste|nesta|hoje|amanhã|ontem|il
      |oggi|domani|ieri|fra|tra|w|we|za|dziś|jutro|wczoraj|i|på|om|idag|imorgon|igår|nästa|förra|snart|próximo
      |anteayer|anteontem
    )(?!\p{L})
  `,
  'iu',
);
/** "es wird heute 28", "it turned 30": the weather's, or a thing's. */
export const ofIt =
  /(?<!\p{L})(?:es|it|het|dat|det) (?:wird|wurde|ist|war|turns?|turned|is|was|wordt|werd|blir|är)(?!\p{L})[^.!?\n]{0,32}$|(?<!\p{L})\p{L}*temperatu\p{L}* [^.!?\n]{0,32}$/iu;
