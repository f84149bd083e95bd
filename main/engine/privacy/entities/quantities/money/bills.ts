import { fieldsIn } from '../../../detect/recognisers/fields';
import { wordSet } from '../../../word-set';
import type { Candidate, PreparedText, Recogniser } from '../../entity';
import { orAlso } from './columns';

/** A bill in a record: `{"net": 91, "vat": 18.2, "total": 109.2}`. One key says little, a tax or a part beside a whole does. */

const parts = wordSet(
  `
    tax vat gst hst pst subtotal sub_total sales_tax tax_amount vat_amount tax_total mwst ust mehrwertsteuer
    umsatzsteuer zwischensumme steuer tva ht sous_total iva impuesto subtotal imponibile imposta btw subtotaal podatek
    imposto moms skatt kdv vergi 税 消費税 税额 税額 小计 小計
  `,
);
const wholes = wordSet(
  `
    net gross total amount due sum grand_total total_amount net_amount gross_amount amount_due invoice_total
    order_total total_net total_gross shipping discount tip fee netto brutto gesamt summe betrag rabatt versand
    montant total_ttc total_ht ttc net_a_payer importe neto bruto totale importo netto lordo bedrag totaal razem kwota
    suma valor liquido bruto summa belopp tutar toplam 合计 合計 总计 金额 金額 請求額
  `,
);
const number = /^-?\d{1,9}(?:\.\d{1,4})?$/;
/** As far as a key and its sign go. */
const farthest = 80;

const isOf = (words: ReadonlySet<string>, key: string): boolean => words.has(key.replaceAll(' ', '_'));

/** The numbers of bills: of keys one behind the other in one object or one block of lines. Linear. */
const billed = (prepared: PreparedText): Candidate[] => {
  const { text } = prepared;
  const bills: { key: string; start: number; end: number }[][] = [];
  const fields = fieldsIn(prepared)
    .filter(({ key, start, end }) => (isOf(parts, key) || isOf(wholes, key)) && number.test(text.slice(start, end)))
    .toSorted((a, b) => a.start - b.start);
  for (const field of fields) {
    const last = bills.at(-1)?.at(-1);
    if (last?.start === field.start) continue;
    const isNext =
      last !== undefined &&
      field.start - last.end < farthest &&
      !/[{}[\]]|\n\s*\n/.test(text.slice(last.end, field.start));
    if (isNext) bills.at(-1)?.push(field);
    else bills.push([field]);
  }
  return bills
    .filter((bill) => bill.some(({ key }) => isOf(parts, key)) && bill.some(({ key }) => isOf(wholes, key)))
    .flatMap((bill) =>
      bill.map(({ key, start, end }) => ({ start, end, score: 0.95, reason: `under '${key}', in a bill` })),
    );
};

/** A sum and nothing else, each in its language. */
const sums = wordSet(
  'amount betrag montant importe importo bedrag kwota belopp beløb beløp saldo tutar tutari summa_att_betala 金额 金額 金额元',
);
/** What has amounts that are no money: a recipe, a dose, a query. */
const measured =
  /["']?(?<![\p{L}_])(?:units?|uom|measure|weight|volume|ingredients?|recipe|nutrients?|dos(?:e|age)|qty|quantity|grams?|kg|ml|calories|kcal|einheit|menge|zutat(?:en)?|unité|unidad|unità|eenheid|jednostka|unidade|enhet|birim|单位|単位|retries|limit|offset|page|items|tokens?|points?|level|score|steps?)["']?\s*[:=]/iu;
const lone = /^-?\d{3,9}$/;
const around = 240;

/** `{"amount": 450}`: in an object that is nobody's value, where nothing around says what else it may be. */
const loneSums = (prepared: PreparedText): Candidate[] => {
  const { text } = prepared;
  return fieldsIn(prepared)
    .filter(({ key, start, end }) => {
      if (!isOf(sums, key) || !lone.test(text.slice(start, end))) return false;
      const ahead = text.slice(Math.max(0, start - around), start);
      const opens = ahead.lastIndexOf('{');
      if (opens < 0 || !/["']\s*:\s*$/.test(ahead) || /:\s*$/.test(ahead.slice(0, opens))) return false;
      const behind = text.slice(end, end + around);
      return !measured.test(ahead.slice(opens + 1) + behind.slice(0, behind.indexOf('}') >>> 0));
    })
    .map(({ key, start, end }) => ({ start, end, score: 0.85, reason: `under '${key}'` }));
};

/** A recogniser of sums that takes those of a bill as a whole, and a record's only one. */
export const orBills = (recognise: Recogniser): Recogniser => orAlso(orAlso(recognise, billed), loneSums);
