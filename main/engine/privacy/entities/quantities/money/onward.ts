import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';

/** What stands between the amounts of one list, and before its numbers. */

/** "35 dollars on weekdays, 50 on weekends": from an amount with its currency to the next. */
export const nextOne = new RegExp(`^ (?:\\p{L}{2,14}(?: \\p{L}{3,12})?, |(?:\\p{L}{2,14} )?(?:${and}|plus) )$`, 'u');
/** "250 for the plumber and 600 for tiles", "25 euros de l'heure, 30 le dimanche": on to what the next is for. */
export const nextFor = new RegExp(
  oneLine`
    ^ (?:
      (?:for|für|pour|para|per|voor|za|para|för)(?: \p{L}{2,14}){1,3},? (?:${and}) |
      (?:an hour|die Stunde|de l['’]heure|la hora|all['’]ora|per uur|za godzinę|à hora|i timmen),? (?:
        (?:${and}) )?
    )$
  `,
  'iu',
);
export const isFor = new RegExp(
  oneLine`
    ^ (?:
      for|für|pour|para|per|voor|za|para|för|on (?:\p{L}+days?|weekends?)|am (?:\p{L}+tag|Wochenende)
      |le (?:\p{L}+di|dimanche|week-?end)|los (?:domingos|sábados|fines)|la domenica|il (?:sabato|weekend)
      |in het weekend|op zondag|w (?:niedziel\p{L}+|sobot\p{L}+|weekend\p{L}*)|aos (?:domingos|sábados)
      |på (?:helgen|söndag\p{L}*)
    )(?!\p{L})
  `,
  'iu',
);
/** "180 a diária e quer baixar pra 150": on to what it is to become. */
export const nextStep = new RegExp(
  oneLine`
    ^[^.!?\n\d]{1,32}(?<!\p{L})(?:
      up|down|rais|lower|drop|cut|hoch|runter|senk|erhöh|mont|baiss|pass|sub|baj|baix|aument|alz|abbass|scend|verhog
      |verlag|zak|podni|obniż|höj|sänk
    )\p{L}{0,5}(?: \p{L}{1,12})? (?:to|auf|à|a|naar|do|para|pra|till)[ ]$
  `,
  'iu',
);
/** Between the amounts of one list: "Miete 890, Strom 75", "437 statt 520". */
export const chained = new RegExp(
  oneLine`
    ^(?: (?!(?:is|was|are|ist|war|est)(?!\p{L}))(?:
        [\p{L}]{2,14}(?: \p{L}{3,12})?|netto|brutto|gross|net|bruts?|nets?|p\. ?a\.|a year|a month|an hour|im Monat
        |im Jahr|die Stunde|par mois|par an|al mes|al mese
      ))?(?:
      (?:,|;| \/|\n| ?[-–|])? ?(?:(?:${and}) )?(?:(?!x )\p{L}[\p{L}.'’/-]{0,20}[ :]{1,3}){1,4}
      |,? (?:
        to|auf|à|a|naar|na|para|till|up to|down to|hasta|und jetzt|now|and now|statt|instead of|au lieu de|en vez de
        |invece di|in plaats van|zamiast|em vez de|istället för|not|nicht|pas|vs\.?
      ) )[-−]?$
  `,
  'iu',
);
/** Before the numbers of a list that are no amounts: rooms, hours. */
export const listed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      rooms?|pages?|chapters?|lines?|seats?|tables?|questions?|Zimmern?|Räume|Seiten?|Kapiteln?|Linien?|Tische?n?
      |Plätze?n?|Nummern?|Fragen?|Gleise?n?|Klassen?|chambres?|salles?|pages?|chapitres?|lignes?|places?|habitaciones
      |páginas?|capítulos?|camere|stanze|pagine|capitoli|linee|kamers?|pagina['’]s|pokoje|strony|rozdziały|quartos?
      |salas?|rum|sidor|kapitel|um|at|um die|gegen|kl|klockan|om|alle|às|a las|o
    ) $
  `,
  'iu',
);
/** "um 3, 6 und 12 Euro gestiegen" */
export const changes =
  /(?<!\p{L})(?:erhöh\p{L}*|angehoben|gestieg\p{L}*|steig\p{L}*|gesenkt|gesunken|gekürzt|teurer|billiger|mehr|weniger|verhandel\p{L}*)(?!\p{L})/iu;
/** What is left of a sum: "que reste-t-il sur 2100", "left of 1640". */
export const outOf =
  /(?<!\p{L})(?:(?:out |left )?of|from|de|d['’]|sur|von|aus|davon|di|su|da|van|van de|z|av|från|ur) $/iu;
