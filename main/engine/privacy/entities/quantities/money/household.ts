import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import type { Candidate } from '../../entity';

/** The costs of a household in a list: "Wasser 41,20, Internet 39,90, Kita 210". */

const bills = [
  'rent|electric(?:ity)?|gas|water|council tax|broadband|internet|phone|insurance|nursery|childcare|mortgage|groceries|petrol|heating|sitter|gym',
  'Miete|Kaltmiete|Warmmiete|Strom|Gas|Wasser|Heizung|Internet|Telefon|Handy|Kita|Hort|Nebenkosten|Versicherung|Haftpflicht|Müll|Hausgeld|Unterhalt|GEZ|Tanken',
  'loyer|élec(?:tricité)?|gaz|eau|internet|mutuelle|assurance|cantine|crèche|nounou|essence|forfait|téléphone|courses|chauffage',
  'alquiler|luz|agua|internet|seguro|comunidad|hipoteca|móvil|comedor|guardería|gasolina|calefacción',
  'affitto|luce|acqua|condominio|internet|assicurazione|mensa|spesa|mutuo|bolletta|asilo|riscaldamento',
  'huur|stroom|licht|water|internet|verzekering|zorgverzekering|boodschappen|opvang|hypotheek|telefoon',
  'czynsz|prąd|gaz|woda|internet|ubezpieczenie|telefon|żłobek|przedszkole|ogrzewanie|rata',
  'renda|aluguel|aluguer|água|gás|internet|condomínio|seguro|creche|telemóvel|mercado|prestação',
  'hyra|hyran|el|vatten|bredband|försäkring|mobil|fritids|dagis|lån|avgift',
  'kira|elektrik|su|doğalgaz|aidat|internet|telefon|kreş|yakıt',
].join('|');
const unspaced =
  '房租|水费|电费|水电费?|水電費?|燃气费|物业费|网费|话费|电话费|保险费?|幼儿园|家賃|電気代?|ガス代?|水道代?|保険料?|ネット代?|食費|携帯代?|保育料';
const item = new RegExp(
  oneLine`
    (?=\d)(?<=(?<![\p{L}-])(${bills})[ :=]{1,3}|(${unspaced})[ :：]?)(\d{1,3}(?:[.,' ]\d{3})*[.,]\d\d|\d{2,5})
    (?![\d%:]|[.,]\d|[-/]\d| ?(?:km|kWh|kw|bar|mbar|kPa|A|V|W|Mbit|m|m³|m2|m²|l|ml|kg|g|h|min|Grad|°)(?!\p{L}))
  `,
  'giu',
);
/** They are metered, so a number behind them may be a reading. */
const metered = new RegExp(
  oneLine`
    ^(?:
      electric(?:ity)?|gas|water|petrol|heating|strom|wasser|heizung|tanken|élec(?:tricité)?|gaz|eau|essence|chauffage
      |luz|agua|gasolina|calefacción|luce|acqua|riscaldamento|stroom|licht|prąd|woda|ogrzewanie|água|gás|el|vatten
      |elektrik|su|doğalgaz|yakıt
    )$
  `,
  'iu',
);
/** Whose they are, or that they are paid. */
const saysPaid = new RegExp(
  oneLine`
    [€$£¥₺₹]
    |(?<!\p{L})(?:
      EUR|euros?|zł|PLN|kr|TL|CHF|my|our|i|we|pay\p{L}{0,3}|bills?|costs?|monthly|month|mein\p{L}{0,2}|unser\p{L}{0,2}
      |ich|wir|uns|zahl\p{L}{1,3}|kosten|Monat|monatlich|je|nous|on|mes|nos|payer?|paie|payons|factures?|mois|mis?
      |nuestr[oa]s?|pag\p{L}{1,4}|facturas?|gastos|mes|mie[ia]?|nostr[aeio]|bollett[ae]|spese|mese|mijn|onze|ik|wij
      |betaal\p{L}{0,2}|kosten|maand|moje|nasze|płac\p{L}{1,4}|rachunki|opłaty|meus?|minhas?|nossas?|contas|despesas
      |mês|mina|våra|betal\p{L}{1,3}|räkningar|månad\p{L}{0,2}|faturalar\p{L}{0,4}|ödü\p{L}{2,6}|aylık
    )(?!\p{L})
  `,
  'iu',
);
/** A payee and what it gets: "Netflix 12,99", "préstamo BBVA 210", "alquiler 825 a Conchita". */
const payee = new RegExp(
  oneLine`
    (?<=^|[,;:\n] ?|[-•*] |(?<!\p{L})(?:${and}) )
    (\p{L}[\p{L}&'’.+-]{1,20}(?: \p{L}[\p{L}&'’.+-]{1,14}){0,3})[ :=]{1,3}(\d{1,3}(?:[.,' ]\d{3})*[.,]\d\d|\d{2,5})
    (?: (?:to|an|für|à|pour|a|al|alla|aan|voor|dla|para|till|till)(?: \p{L}[\p{L}.'’-]{0,14}){1,3})?
    (?=,|;|\n|$|\.(?!\d)| (?:${and})(?!\p{L}))
  `,
  'giu',
);
/** What such a list is of. */
const spending = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      expenses?|outgoings|spending|bills|budget|Ausgaben|Fixkosten|Haushaltsbuch|dépenses|charges|gastos?|spese|uscite
      |uitgaven|vaste lasten|wydatki|opłaty|despesas|gastos|utgifter|räkningar|masraf\p{L}{0,6}|gider\p{L}{0,6}
    )(?!\p{L})
  `,
  'iu',
);
const label = new RegExp(
  `(?<!\\p{L})(?:${bills}|loan|Kredit|prêt|préstamo|mutuo|lening|kredyt|empréstimo)(?!\\p{L})`,
  'iu',
);
const rows = /[^\n]+(?:\n[^\n]+){0,12}/g;
const least = 2;
/** What every sum behind a payee begins with. */
const mayBeSum = /[ :=]\d/g;

/** Every payee of a list of somebody's spending that has a household's bill among them. */
const payees = (row: string, from: number): Candidate[] => {
  if ((row.match(mayBeSum)?.length ?? 0) <= least) return [];
  const all = [...row.matchAll(payee)];
  const isList =
    all.length > least &&
    all.some(([, name = '']) => label.test(name)) &&
    (spending.test(row.slice(0, all[0]?.index ?? 0)) ||
      all.filter(([, , sum = '']) => /[.,]\d\d$/.test(sum)).length > 1);
  return isList
    ? all.map(({ 0: whole, 1: name = '', 2: sum = '', index }) => {
        const start = from + index + whole.indexOf(sum, name.length);
        return { start, end: start + sum.length, score: 0.7, reason: 'a cost of a household' };
      })
    : [];
};

/** Two and more of them, one of three digits or with its cents; of what is metered something must say that it is paid. */
export const householdCosts = (text: string): Candidate[] =>
  [...text.matchAll(rows)].flatMap(({ 0: row, index: from }): Candidate[] => {
    const paid = payees(row, from);
    if (paid.length > 0) return paid;
    const all = [...row.matchAll(item)];
    const labels = new Set(all.map(([, spaced, without]) => (spaced ?? without ?? '').toLowerCase()));
    if (labels.size < least || !all.some(([, , , sum = '']) => sum.length > least)) return [];
    const arePaid = all.some(([, , , sum = '']) => /[.,]\d\d$/.test(sum)) || saysPaid.test(row);
    if (!arePaid && [...labels].every((label) => metered.test(label))) return [];
    return all.map(({ 0: whole, 3: sum = '', index }) => ({
      start: from + index + whole.length - sum.length,
      end: from + index + whole.length,
      score: 0.7,
      reason: 'a cost of a household',
    }));
  });
