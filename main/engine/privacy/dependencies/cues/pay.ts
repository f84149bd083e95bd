import { oneLine } from '../../patterns/one-line';
import { anyOf } from './any-of';

/** What is earned and spent. */

/** Who has something of 52 weeks a year: months paid thirteen or fourteen times. */
export const extraSalaries = new RegExp(
  oneLine`
    (?<!\d)1[34](?:th|e|ème|\.)?[ -]?
    (?:months?|Monats?\p{L}*|Gehält\p{L}*|mois|pagas|mensilità|mensualités|maand|pensj\p{L}*|salar\p{L}*)
    |(?:tre|quattor)dicesima|treizième|dertiende maand|trzynast\p{L}*
  `,
  'iu',
);
/** What somebody is paid, and what somebody pays: never one sum for two periods. */
export const earned = anyOf(
  'earn\\p{L}*|makes?|making|made|salary|wages?|income|(?:my|his|her|our|their) pay',
  oneLine`
    verdien\p{L}*|Gehalt\p{L}*|Lohn\p{L}*|Einkommen\p{L}*|gagn\p{L}*|touch\p{L}*|salaires?|revenus?|gan[oa]\p{L}{0,3}
    |cobr\p{L}*|sueldo|salario|ingresos?|guadagn\p{L}*|prend[oe]|stipendi[oi]|reddito
  `,
  'salaris|loon|inkomen|zarabia\\p{L}*|pensj\\p{L}|ganh\\p{L}{1,3}|salário|tjäna\\p{L}*|lön\\p{L}*|зараб\\p{L}*|зарплат\\p{L}*|оклад\\p{L}?',
);
export const spent = anyOf(
  '(?:I|we|he|she|they) pays?|spen[dt]\\p{L}{0,3}|rent|mortgage|bills?|costs?|fees?|insurance|tuition|subscription',
  oneLine`
    zahl(?:e|en|t)|bezahl\p{L}*|gebe[n]?|Miete|kostet|koste[n]?|Versicherung\p{L}*|paie\p{L}{0,2}|payons|dépens\p{L}*
    |loyer|coûte\p{L}{0,2}|pag[oa]\p{L}{0,3}|gast[oa]\p{L}{0,3}|alquiler|cuesta\p{L}?|spend[oei]\p{L}{0,4}|affitto
    |costa\p{L}?|bollett[ae]
  `,
  'betaal\\p{L}*|betalen|huur|kost(?:en)?|płac\\p{L}*|wydaj\\p{L}*|czynsz\\p{L}*|kosztuje|aluguel|renda|custa\\p{L}?|betalar|hyra\\p{L}?|kostar|плач\\p{L}*|аренд\\p{L}*|стоит',
);
