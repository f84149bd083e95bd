import { oneLine } from '../../../patterns/one-line';

/** Pay and prices by the year, the month, the hour, the lesson, and before or after tax. */

/** Before or after tax, by the year: a salary or a price, whatever stands before. */
export const rate = new RegExp(
  oneLine`
    ^ ?(?:
      p\. ?a\.|pcm|p\.c\.m\.|pppw|pppm|pw|p\/[wma]|per calendar month|per annum|OTE|brutto|netto|bruto|brut
      |gross(?! (?:domestic|weight))|net of tax|before tax|after tax|(?:före|efter) skatt|(?:vor|nach) Steuern?|avant impôts?|antes de impuestos
      |przed opodatkowaniem|voor belasting|takes? home|base salary|kalt|warm|VH?B|Festpreis
      |negotiable|ono|o\.n\.o\.|obo|trattabil[ei]|négociables?|à débattre|negociables?|onderhandelbaar|do negocjacji
      |negociáve(?:l|is)|limpi[oa]s|neto[s]?|nets?|nett[oi]|lord[oi]|bruts?|brutos?|HT|TTC|hors taxes?|CC|HC
      |charges comprises|hors charges|kaal|all-?in|inclusief|tax-free|steuerfrei|cold|pro rata|FTE|anteilig|au prorata
      |prorrateado|take-?home|pre-?tax|post-?tax|en mano|in mano|puliti|auf die Hand|cash in hand|in hand|schoon
      |na rękę|na czysto|limpos|na mão|i handen|de découvert|im Minus|in the red|na minusie
    )(?!\p{L})
  `,
  'iu',
);
/** By the month or the hour: money where the sentence speaks of it. */
export const perTime = new RegExp(
  oneLine`
    ^ ?(?:
      mehr |weniger |more |less |extra |de plus |de moins |más |menos |di più |in più |meer |minder |więcej |a mais |mer )?(?:
      €? ?(?:\/|a|an|per|each|im|pro|die|par|de l['’]|al|a la|por|all['’]|per|i|om|na|ao|à) ?(?:
        month|mo|week|year|hour|hr|day|Monat|Woche|Jahr|Stunde|mois|semaine|an|heure|jour|mes|semana|año|hora|mese
        |settimana|anno|ora|maand|uur|jaar|månaden|mån|timmen|miesiąc|mês|hora
      )|la (?:hora|semana)|l['’](?:ora|heure)|à l['’]heure|[nz]a godzinę|i timmen|monatlich|jährlich|mensuels?
      |mensuales|mensili|miesięcznie|rocznie|maandelijks|mensais|monthly|weekly|yearly|annually
    )(?!\p{L})
  `,
  'iu',
);
/** By the lesson: whoever is named pays it; "it costs 30 a session" is anybody's price. */
export const byLesson = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        cost(?:s|ing)? (?:me|us|him|her|them)
        |(?:(?:my|our|his|her|their)(?: \p{L}{2,14}){1,2}|s?he) (?:asks?|charge[sd]?)(?: (?:me|us|him|her|them))?
        |(?:i|we|he|she|they) (?:pay|pays|paid)
      )(?: (?:only|just|about|around|for)){0,2} $
    `,
    'iu',
  ),
  after: /^ ?(?:\/|an?|per|each|every) ?(?:lesson|session)(?!\p{L})/iu,
};
/** Who gets it, right before a number with its time: "on 22 an hour", "bekomme ich 1200 im Monat". */
export const gets = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      on|at|asks?|cost(?:s|ing)? (?:me|us|him|her|them)|charg(?:e|es|ed)|vraagt|vragen|verlang(?:t|e)|nimmt|demande
      |prend|cobra|chiede|bierze|pobiera|tar|get|gets|got|getting|give|gives|gave|offer(?:s|ed|ing)?
      |start(?:s|ed|ing)?|mak(?:e|es|ing)|made|for|pays?|paying|paid|earn(?:s|ed)?|zahl(?:e|t|en)|verdien\p{L}{1,2}
      |verse|paie|pasa|passa|passe|paga|płaci|betaalt|betalar|bekomm\p{L}{1,2}|bekam\p{L}{0,2}|krieg\p{L}{0,2}|erhalte
      |gib\p{L}{1,2}|geben|für|touch\p{L}{1,3}|perç\p{L}{1,4}|recib\p{L}{1,3}|cobr\p{L}{1,4}|prend\p{L}{1,4}
      |percep\p{L}{2,5}|krijg\p{L}{0,2}|ontvang\p{L}{0,2}|dosta\p{L}{1,4}|receb\p{L}{1,3}|får|fick|für|pour|por|per
      |voor|za|alıyorum|alıyor|je suis|on est|bin|liege|liegen|estoy|sono|zit|jestem|estou|ligger
    )(?: (?:
        me|us|him|her|them|my \p{L}{2,12}|ich|er|sie|wir|mir|uns|ihm|ihr|nur|only|just|about|around|like|ab|at|on|from
        |etwa|rund|knapp|à|a|di|de|bei|op|na|nos|em|på|en|noch|encore|solo|sólo|maar|tylko|só|bara
      )){0,3} $
  `,
  'iu',
);
export const byYear =
  /^ ?(?:\/|a|per|each|im|pro|par|al|a la|all['’]|per|om|ao|i) ?(?:year|annum|Jahr|an|año|anno|jaar|rok|rocznie|ano|året?)(?!\p{L})/iu;
/** Pay by the hour, of two digits. */
export const hourly = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      hourly (?:wage|rate|pay)|minimum wage|wage|Stundenlohn|Stundensatz|Mindestlohn|salaire horaire|taux horaire
      |SMIC horaire|salario por hora|paga oraria|uurloon|minimumloon|stawka godzinowa|salário por hora
      |timlön\p{L}{0,2}
    )(?!\p{L})[^.!?\n\d]{0,24} $
  `,
  'iu',
);
