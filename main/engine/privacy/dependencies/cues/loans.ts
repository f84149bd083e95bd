import { oneLine } from '../../patterns/one-line';
import { anyOf } from './any-of';

/** Interest and loans, savings and how long they last. */

/** What is paid for borrowed money. */
export const interest = anyOf(
  'interest|APR|APY|Zinsen|Zins\\p{L}*|intérêts?|intereses?|interés|interessi?|rente|odset\\p{L}*|juros|ränta\\p{L}*|renter?|процент\\p{L}*',
);
/** Money that is paid back. */
export const borrowed = anyOf(
  'mortgages?|loans?|borrow\\p{L}*|instal?lments?|repay\\p{L}*|(?:monthly )?payments?|EMI',
  'Kredit\\p{L}*|Darlehen\\p{L}*|Hypothek\\p{L}*|Rate|Raten|Monatsrate\\p{L}*|Annuität\\p{L}*|Baufinanzierung',
  'prêts?|crédit|emprunt\\p{L}*|mensualités?|préstamos?|hipotecas?|cuotas?|crédito|mutuo|prestito|rata|rate mensili',
  'lening|hypotheek\\p{L}*|maandlast\\p{L}*|kredyt\\p{L}*|pożycz\\p{L}*|raty?|empréstimo|prestação|financiamento|lån|lånet|bolån|кредит\\p{L}*|ипотек\\p{L}*|зай?м\\p{L}*',
);
/** Cash and what goes out of it: how long it lasts. */
export const lasting = anyOf(
  'runway|burn(?:s|ing|ed)?(?: rate)?|cash|lasts?|savings|emergency fund|cover(?:s|ed)?|months? of (?:cash|expenses|rent)|reserve\\p{L}*',
  'Reichweite|reich(?:t|en)|verbrenn\\p{L}*|Liquidität|Rücklage\\p{L}*|Notgroschen|Ersparnis\\p{L}*|auf dem Konto|hält|halten',
  'trésorerie|autonomie|tenir|tient|dépens\\p{L}*|épargne|réserve\\p{L}*|suffi\\p{L}*|couvr\\p{L}*',
  'tesorería|caja|alcanza|dura(?:n|rá)?|gast\\p{L}*|ahorros|colchón|cubr\\p{L}*|liquidità|cassa|bast\\p{L}*|risparmi|copr\\p{L}*',
  'kas|reserves?|spaargeld|genoeg|zapas\\p{L}*|oszczędności|wystarcz\\p{L}*|caixa|poupança|reserva|kassa|räcker|sparpengar|buffert',
);
/** Money that grows. */
export const invested = anyOf(
  oneLine`
    invest\p{L}*|compound\p{L}*|savings?|deposit\p{L}*|grow[sn]?|grew|angelegt|anlege\p{L}*|Festgeld|Sparbuch
    |placé\p{L}*|placement|invertí\p{L}*|invierto|depósito|investit\p{L}*|deposito|belegd|spaar\p{L}*|lokat\p{L}*
    |investi\p{L}*|sparat
    |вклад\p{L}*
  `,
);
