import type { PreparedText } from '../../entities/entity';
import { isYear } from '../../entities/quantities/money/amounts';
import { decimalText } from '../../entities/quantities/money/number';
import { type Amount, readMoney } from '../../entities/quantities/money/read';
import { plain } from '../../entities/quantities/plain';
import { grouped } from '../../grouped';
import { once } from '../../once';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { wordSet } from '../../word-set';
import { fieldsIn } from '../recognisers/fields';
import type { Found } from '../resolve';

/** Columns of sums without a currency, in the table of a text that says elsewhere what it is about: "instalments of £500". */

/** What is paid, owed and left. */
const paid = wordSet(
  `
    due paid owed outstanding instalment installment instalments installments payment payments repayment repayments
    principal interest balance remaining deposit betrag bezahlt offen fallig zahlung tilgung zinsen saldo restschuld
    restbetrag rest abschlag du paye verse solde versement mensualite echeance reste cuota pagado pendiente resto pago
    rata pagato dovuto residuo versato termijn betaald openstaand aflossing zaplacono pozostalo parcela devido
    restante saldo amortering betalat kvar taksit odenen kalan 返済額 残高 支払額 入金額 还款 余额 已付 应付 还款额
  `,
);
/** What a customer or a seller brings, and what stands in a list of payments: in the rows of those who are protected. */
const brought = wordSet(
  `
    amount amounts sum revenue revenues turnover sales spend difference delta umsatz umsatze erlos erlose betrag betrage
    summe differenz provision chiffre affaires montant montants ventes ecart difference ventas facturacion importe
    importes ingresos diferencia fatturato ricavi vendite importo importi differenza omzet verschil bedrag bedragen
    obrot obroty przychod przychody sprzedaz kwota roznica faturamento receita vendas valor diferenca omsattning
    omsetning omsaetning forsaljning belopp skillnad ciro satis fark tutar выручка оборот сумма разница 売上 売上高 差額
    金額 销售额 营业额 差额 金额 매출 매출액 차액 금액
  `,
);
/** What else a number in a table is: it counts, measures or ranks. */
const other = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      qty|quantity|count|hours?|hrs?|days?|nights?|units?|pieces?|menge|anzahl|stück|stunden|tage|jours?|heures?
      |cantidad|horas?|días?|giorni|ore|aantal|uren|dagen|no|nr|id|number|nummer|page|room|zimmer|rank|score|points?
      |punkte|kcal|calories|kalorien|kg|g|km|m|cm|ml|steps|schritte|year|jahr|year|año|anno|jaar|rok|ano|år|zip|plz
      |price|preis|prix|precio|prezzo|prijs|cena|preço|pris
    )(?!\p{L})|[%°]
  `,
  'iu',
);
const significant = (value: string): number => value.replace(/\D|0+$/g, '').length;

interface Cell {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly amount: Amount;
  readonly value: string;
}

/** By a bar, a tab or a semicolon: a comma may be the number's own. */
const isParted = (text: string, start: number, end: number): boolean =>
  /[|\t;] *$/.test(textBefore(text, start, 4)) || /^ {0,40}[|\t;]/.test(textAfter(text, end));

/** Below zero: the sign stays. */
const signed = /^[-\u2212+] ?(?=\d)/u;
const signOf = (cell: string): number => signed.exec(cell)?.[0].length ?? 0;

const amountOf = (cell: string): Amount | null => {
  const text = plain(cell);
  const [only, ...others] = readMoney(text);
  const [amount, second] = only?.amounts ?? [];
  const isWhole = only?.start === 0 && only.end === text.length && others.length === 0 && second === undefined;
  return isWhole && amount !== undefined ? amount : null;
};

/**
 * The bare numbers of columns of sums. A head that tells of a debt or a payment says it where the text has a sum; of another
 * the sums of the text that stand in it.
 * @param found What was found, in the original's offsets.
 */
export const moneyColumns = (prepared: PreparedText, found: readonly Found[]): { start: number; end: number }[] => {
  const sums = found.filter(({ type }) => type === 'MONEY');
  const owners = found.filter(({ type }) => type === 'PERSON' || type === 'ORGANIZATION');
  if (sums.length === 0 && owners.length === 0) return [];
  const cells = fieldsIn(prepared).flatMap(
    ({ key, start, end, isCell, names }): (Cell & { names: readonly string[] })[] => {
      if (!isCell || other.test(key) || !isParted(prepared.text, start, end)) return [];
      const from = start + signOf(prepared.text.slice(start, end));
      const amount = amountOf(prepared.text.slice(from, end));
      if (amount === null || amount.value.coefficient === 0n) return [];
      return [{ key, names, start: from, end, amount, value: decimalText(amount.value) }];
    },
  );
  if (cells.length === 0) return [];
  const known = new Set(
    sums.flatMap(({ start, end }) =>
      readMoney(plain(prepared.original.slice(start, end))).flatMap(({ amounts }) =>
        amounts.map(({ value }) => decimalText(value)),
      ),
    ),
  );
  const lineAt = (place: number): number => prepared.original.lastIndexOf('\n', place - 1);
  const owned = once(() => new Set(owners.map(({ start }) => lineAt(start))));
  const isHeadedBy = ([first]: readonly { names: readonly string[] }[], words: ReadonlySet<string>): boolean =>
    first?.names.some((name) => name.split(/[ '’-]/).some((word) => words.has(word))) === true;
  const isOwned = ({ start, end }: Cell): boolean => owned().has(lineAt(prepared.toOriginal(start, end).start));
  return [...grouped(cells, ({ key }) => key).values()]
    .filter((column) => {
      if (sums.length > 0 && isHeadedBy(column, paid)) return true;
      if (isHeadedBy(column, brought) && column.some(isOwned)) return true;
      const alike = column.filter(({ amount, value }) => known.has(value) && !isYear(amount) && value.length > 2);
      return alike.length > 1 || alike.some(({ value }) => significant(value) > 2);
    })
    .flatMap((column) => column.map(({ start, end }) => prepared.toOriginal(start, end)));
};
