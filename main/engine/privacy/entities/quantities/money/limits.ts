import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';

/** How much somebody would pay at most, and what a home is worth. */

/** "jusqu'à 220 000 pour l'appartement": as far as one goes. */
export const limits = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        up to|max(?:imum|imal|i)?\.?|at most|no more than|bis zu|höchstens|jusqu['’]à|au plus|hasta|como mucho|máximo
        |fino a|al massimo|tot|maximaal|hoogstens|do|maksymalnie|até|no máximo|upp till|högst|en fazla
      )(?: (?:${hedges('about')}))? $
    `,
    'iu',
  ),
  after:
    /^ (?:for|für|pour|para|per|voor|na|za|för) (?:an?|the|my|our|eine?n?|das|die|ein|un[ea]?|la|le|l['’]|el|il|los|een|de|het|ett|en|uma?|o|\p{L}{3,12})/iu,
};
/** What a limit of a sum is for; a file's has none. */
export const goods = new RegExp(
  oneLine`
    ^ (?:for|für|pour|para|per|voor|na|za|för) (?:\p{L}{1,7}['’]? ?){0,2}(?:
      house|home|flat|apartment|place|car|van|bike|boat|wedding|holiday|trip|Haus|Wohnung|Auto|Wagen|Hochzeit|Urlaub
      |Hütte|maison|appartement|appart|voiture|mariage|casa|piso|coche|apartamento|carro|boda|appartamento|macchina
      |auto|matrimonio|huis|woning|bruiloft|mieszkanie|dom|samochód|ślub|apartamento|casamento|hus|lägenhet\p{L}{0,2}
      |bil\p{L}{0,2}|bröllop\p{L}{0,2}
    )(?!\p{L})
  `,
  'iu',
);
/** "una casa de medio millón", "rechnet mit einer Dreiviertelmillion": what a home costs, or is estimated at. */
export const valued = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:
        house|home|flat|apartment|condo|mortgage|loan|Haus|Wohnung|Hypothek|Kredit|maison|appart(?:ement)?|prêt|casa
        |piso|chalet|hipoteca|appartamento|mutuo|huis|woning|hypotheek|dom|mieszkanie|kredyt|apartamento|hus|villa
        |lägenhet|lån
      ) (?:for|worth|at|of|für|von|zu|à|de|por|da|di|van|voor|za|na|för|på)|rechne(?:t|n)? mit
      |(?:schätz\p{L}{1,2}|veranschlag\p{L}{1,2})(?: \p{L}{2,6})? auf
      |(?:valu|estimat|apprais)\p{L}{1,3}(?: it| us| (?:the|my|our) \p{L}{3,10})? at|estim\p{L}{1,3} à
      |tas\p{L}{1,3} en|valor\p{L}{1,3} en|stim\p{L}{1,3} (?:in|a)|(?:schat|geschat) op|wyceni\p{L}{1,3} na
      |avali\p{L}{1,3} em|värdera\p{L}{1,2} till
    ) (?:(?:${hedges('about')}) )?
    (?:an? |eine[rmn]? |une? |una? |een |uma? |en )?$
  `,
  'iu',
);
/** Of whatever: a sum only where it is written as one. */
export const anyLimit = /^(?:our |my |absolute |unser |mein )?(?:limit|maximum|max|límite|tope|plafond?|obergrenze)$/iu;
export const limitWords = /(?<!\p{L})(?:limit|maximum|max|límite|tope|plafond?|obergrenze)(?!\p{L})/giu;
