import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';

/** Sums of a debt, a gift and a trip, which what was done with them says: in bare numbers. */

/** "pengarna från mormor var 52 000", "the money from gran was 52,000" */
const moneyWas = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pengarna|arvet|the (?:money|inheritance)|das (?:Geld|Erbe)|l['’](?:argent|héritage)|el dinero|la herencia
      |i soldi|l['’]eredità|het geld|de erfenis|pieniądze|spadek|o dinheiro|a herança
    )(?: [\p{L}'’]{1,14}){0,5} (?:was|were|is|var|är|war|waren|ist|était|est|era|es|eran|erano|è|waren|było|był|foi|é) $
  `,
  'iu',
);
/** "davon sind 900 abbezahlt" */
const paidOff = new RegExp(
  oneLine`
    ^ (?:(?:sind|ist|are|is|sont|est|son|sono|zijn|är) )?(?:(?:schon|bereits|already|déjà|ya|già|al|już|já|redan) )?(?:
      abbezahlt|abgezahlt|zurückgezahlt|getilgt|paid (?:off|back)|remboursée?s?|pagad[oa]s?|devuelt[oa]s?
      |restituit[ioae]|afbetaald|terugbetaald|spłacon\p{L}{1,3}|pag[oa]s?|avbetalat|avbetalda
    )(?!\p{L})
  `,
  'iu',
);
const owed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      schuld\p{L}{0,4}|owe[sd]?|owing|loan|debt|Kredit|Darlehen|dois|doit|dette|prêt|deb[eo]|deud\p{L}{1,2}|préstamo
      |dev[oe]|debit[oi]|prestito|lening|dług\p{L}{0,2}|wis\p{L}{1,3}|dívida|empréstimo|skyldig|skuld\p{L}{0,3}
      |lån\p{L}{0,3}
    )(?!\p{L})
  `,
  'iu',
);
/** "Bernd hat 40 gezahlt", "Bea heeft 40 betaald" */
const laidOut = {
  before: /(?<!\p{L})(?:hat|hab|habe|haben|heeft|heb|hebben|har)(?: (?:schon|nur|al|redan))? $/iu,
  after:
    /^ (?:gezahlt|bezahlt|ausgelegt|vorgestreckt|überwiesen|beigesteuert|betaald|voorgeschoten|betalat|lagt ut)(?!\p{L})/iu,
};
/** "Anna paid 60, petrol 45" */
const paid =
  /(?<!\p{L})(?:paid|chipped in|zahlte|bezahlte|a (?:payé|avancé)|pagó|ha pagato|betaalde|zapłacił\p{L}?|pagou|betalade) $/iu;
/** What a trip costs, in a list of who paid: "Sprit war 61, Maut 18". */
const onTheWay = new RegExp(
  oneLine`
    (?:^|[,;:.\n] ?|(?<!\p{L})(?:${and}) )(?:
      Sprit|Benzin|Tanken|Diesel|Maut|Vignette|Fähre|Hotel|Essen|Einkauf|petrol|fuel|gas|tolls?|ferry|parking
      |groceries|essence|péages?|gasolina|peajes?|benzina|pedaggi[o]?|benzine|tol|benzyna|paliwo|portagens?|bensin
    )(?: (?:war|waren|was|were|cost|kostete|a coûté|était|fue|era|costó))?:? $
  `,
  'iu',
);
const whoPaid =
  /(?<!\p{L})(?:gezahlt|bezahlt|zahlte|ausgelegt|paid|payé|avancé|pagó|pagué|pagado|pagato|betaald|betaalde|zapłacił\p{L}{0,2}|pagou|betalade|betalat)(?!\p{L})/iu;

/** Why such a number is a sum; null where nothing says so. */
export const settled = (before: string, rest: string): string | null => {
  if (onward.test(rest) && moneyWas.test(before)) return 'what money came to';
  if (paidOff.test(rest) && owed.test(before)) return 'what is paid of a debt';
  if (standsIn(laidOut, before, rest) && isPersonBefore(before)) return 'what somebody paid';
  if (!onward.test(rest)) return null;
  if (paid.test(before) && isPersonBefore(before)) return 'what somebody paid';
  return onTheWay.test(before) && whoPaid.test(before + rest) ? 'in a list of who paid what' : null;
};
