import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../../text/around';
import { owner } from '../percentage/cues';

/** Prices of things and sums of a task, where nobody's own affair is spoken of: "is $900 too much for a used bike?" */

/** Before the amount: what it costs, where a shop sells it; what is put by in a sum. */
const costs = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      costs?|priced at|retails? (?:for|at)|sells? (?:for|at)|coûtent?|kostet|kosten|cuestan?|costano?|kost|kosztuj[eą]
      |custam?|kostar
    )(?: (?:${hedges('about', 'only')}))? $
  `,
  'iu',
);
const sold = new RegExp(
  oneLine`
    ^ (?:
      chez|bei|in (?:the )?(?:shops?|stores?)|im (?:Laden|Handel|Angebot)|online|en magasin|en (?:la )?tienda
      |in negozio|bij|in de winkel|w sklepie|na loja|i (?:butiken|affären)
    )(?!\p{L})
  `,
  'iu',
);
/** A name, and not "at least". */
const soldAt = /^ at (?:\p{Lu}|the(?!\p{L}))/u;
const invested =
  /(?<!\p{L})(?:invest(?:s|ing|ed)?|deposits?|investier\p{L}{0,3}|placer?|invert\p{L}{1,4}|investir\p{L}{0,3}) $/iu;
const interest = /^ (?:at|zu|mit|à|al|aan|na|a|till) \d{1,2}(?:[.,]\d{1,2})? ?%/iu;
/** After it: what it buys. */
const buys = new RegExp(
  oneLine`
    ^ ?(?:
      (?:too much |a fair price |a good price |much )?(?:for|für|pour|por|per|voor|za|för) (?:
        an?|one|einen?|une?|una?|een|um|uma|en|ett
      ) (?:
        used|second-?hand|new|refurbished|gebraucht|neu|d['’]occasion|neu[fv]|usad|nuev|nuov|tweedehands|nieuw|używan
        |now[ya]|begagna|ny
      )
      |(?:
        each|apiece|per (?:item|unit|kilo|kg|pound|lb|litre|liter|bottle|pen|head)|das Stück|pro Stück|le kilo
        |la pièce|l['’]unité|cada un[oa]|l['’]un[oa]|al chilo|per stuk|za sztukę|styck
      )(?!\p{L})
    )
  `,
  'iu',
);
/** Somebody paid it: "Anna paid the plumber $80 each". */
const paid = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      paid|pays?|owe[sd]?|gave|gives|lent|sent|charged|earn(?:s|ed)?|(?:be|ge)zahlte?|zahlt|schuldete?t?|gab|überwies
      |payé|paie|doit|donné|pagó|pagué|debe|pagato|paga|deve|pagou|betaalde?|gaf|zapłacił\p{L}?|betalade?
    )(?!\p{L})[^.!?\n]{0,48}$
  `,
  'iu',
);
/** A row of prices: "| plan | $9.99 | $19.99 |"; an invoice's items are somebody's. */
const row = /\|[^|\n]{0,24}[$€£]\d{1,4}(?:[.,]\d\d)?[^|\n]{0,12}\|[^|\n]{0,24}[$€£]\d{1,4}/u;
const wares = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      plans?|tiers?|pricing|subscription|basic|standard|premium|Tarife?|Abo|abonnement|forfait|tarifas?|piano
      |abbonamento|suscripción|assinatura|abonament|prenumeration|abonelik
    )(?!\p{L})
  `,
  'iu',
);

/** What several pay together: "the dinner was $186.40; split four ways that is $46.60 each". */
const together = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      split(?:ting)?|divid(?:e|ed|ing)|shar(?:e|ed|ing)|among|between (?:us|the)|ways|dinner|lunch|tab|trip|geteilt
      |teilen|aufgeteilt|durch (?:zwei|drei|vier|fünf|\d)|Essen|Rechnung|partag\p{L}{1,3}
      |à (?:deux|trois|quatre|cinq|\d)|addition|repas|entre (?:dos|tres|cuatro|cinco|\d|dois|três|quatro)|cena|cuenta
      |divis[oa]|dividid\p{L}|in (?:due|tre|quattro)|conto|gedeeld|rekening|podziel\p{L}{1,4}
      |na (?:dwoje|troje|czworo)|rachunek|conta|jantar|delat|delade|notan|middag
    )(?!\p{L})
  `,
  'iu',
);

/** Characters around an amount in which somebody may be spoken of. */
const reach = 160;

/** Whether an amount with a currency is a thing's price or a task's, and no one's. */
export const isPrice = (text: string, start: number, end: number): boolean => {
  const left = textBefore(text, start, reach);
  const right = textAfter(text, end, reach);
  const isPriced =
    (costs.test(left) && (sold.test(right) || soldAt.test(right))) ||
    buys.test(right) ||
    (invested.test(left) && interest.test(right));
  const line = (): string =>
    `${left.slice(left.lastIndexOf('\n') + 1)}${text.slice(start, end)}${matched(/^[^\n]*/u, right)}`;
  const isRow = !isPriced && /[|] ?$/.test(left) && row.test(line()) && wares.test(left);
  return (isPriced || isRow) && !paid.test(left) && !together.test(left) && !owner.test(left) && !owner.test(right);
};
