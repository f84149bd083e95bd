import { bare, fieldsIn, isKey } from '../../../detect/recognisers/fields';
import { grouped } from '../../../grouped';
import { isGivenName, isListedPlace } from '../../../lists';
import { once } from '../../../once';
import { oneLine } from '../../../patterns/one-line';
import { wordSet } from '../../../word-set';
import type { Candidate, PreparedText, Recogniser } from '../../entity';
import { isMonth } from '../dates/months';
import { amountKey } from '../keys';
import { relatives } from '../people/words';
import { readMoney } from './read';

/** Columns of sums in somebody's budget or bills: of every row, where its owner, a customer's column or one of its rows says that it is one. */

const currency =
  '[€$£¥₹]|eur|euros?|usd|gbp|chf|sek|nok|dkk|pln|zł|brl|r\\$|jpy|cny|rmb|inr|kr|円|元|dollars?|pounds?|yen|kronor|złotych|reais';
const noun = oneLine`
  amount|total|sum|cost|costs|price|spent|expenses?|spending|budget|planned|actual|monthly|per month|betrag|summe
  |kosten|ausgaben|monatlich|montant|somme|coût|dépenses?|importe|suma|coste|gastos?|importo|somma|costo|spes[ae]
  |bedrag|bedragen|kwota|koszt|wydatki|valor|custo|despesas?|belopp|beløb|beløp|summa|kostnad|utgift(?:er)?|tutar
  |金额|金額|支出|费用|費用|花费
`;
/** Heads of sums, with their currency or a month, and a currency alone. */
const sums = new RegExp(
  `^(?:(?:${noun})(?: (?:in |en |em |w |i )?(?:${currency}))?(?: ?[/] ?\\p{L}{1,8}| per month| monthly| monatlich| due)?|(?:${currency}))$`,
  'u',
);

/** What only a household or a firm pays or gets, besides what keys of sums name. */
const costs = wordSet(
  `
    groceries utilities childcare nursery electricity broadband nebenkosten lebensmittel strom kita versicherungen
    courses electricite creche comida luz guarderia spesa bollette asilo boodschappen energie kinderopvang zakupy prad
    przedszkole renda prestacao supermercado creche mat el forskola 水电费 伙食费 学费 水電費 食費 光熱費 保育料
    教育費
  `,
);
/** Heads of whose or which bill a row's sum is. */
const ofCustomer = new RegExp(
  oneLine`
    (?:^| )(?:
      customer|client|cliente|klienta?|müşteri|kund(?:en?)?|klant|asiakas|invoice|rechnungs?|facture|factura|fattura
      |fatura|faktur[ay]|factuur|lasku
    )-?(?:(?: ?(?:number|no|nr|id|code))|nummer|nro|numero)?$
    |^(?:客户|客戶|顧客|发票|請求書)
  `,
  'u',
);

/** Whose share it is: "mama,300". */
const relative = new RegExp(`^(?:${relatives}|mom|mum|dad|mama|papa|oma|opa|mamma|pappa)$`, 'iu');
const isPerson = (cell: string): boolean =>
  relative.test(cell) || (/^\p{Lu}/u.test(cell) && isGivenName(cell) && !isListedPlace(cell) && !isMonth(cell));
const label = /[^\t|;,\n]+/gu;
const isOwnCost = (line: string): boolean =>
  (line.match(label) ?? []).some((cell) => {
    const words = bare(cell.replace(/["']/g, '').trim().toLowerCase());
    return amountKey.test(words) || costs.has(words) || isPerson(cell.replace(/["']/g, '').trim());
  });

/** Whose: "my budget", "unser Haushaltsbuch", "mes dépenses". */
const ownMoney = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:
        my|our|his|her|their|mein\p{L}{0,2}|unser\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|m(?:on|es)|nos|notre|mis?
        |nuestr[oa]s?|(?:il |le |i )?mi[oae]i?|nostr[oaei]|mijn|onze|ons|mój|moje|moich|nasz\p{L}{0,2}|meus?|minhas
        |noss[oa]s?|min|mina|vår\p{L}?
      ) (?:[\p{L}-]+ ){0,2}(?:
        budget|expenses|spending|bills|outgoings|finances|household (?:costs|book)|Haushalts(?:buch|plan|kasse)|Budget
        |Ausgaben|Finanzen|Kosten|dépenses|comptes|charges|presupuesto|gastos|cuentas|bilancio|spese|conti|begroting
        |uitgaven|huishoudboekje|budżet|wydatk\p{L}{1,2}|rachunk\p{L}{1,2}|orçamento|despesas|contas|utgifter
        |hushållsbudget
      )
    )(?!\p{L})
    |(?:我|我们|我家|我們)的?(?:每?月)?(?:预算|支出|开支|账单|預算)|(?:我が家|うち|私)の(?:家計簿?|支出|出費)
  `,
  'iu',
);

/** A sum and nothing else, however small. */
const isSum = (cell: string): boolean => {
  const text = (/^\(.*\)$/s.test(cell) ? cell.slice(1, -1) : cell).replace(/^[-\u2212+] ?/u, '');
  const [only, ...others] = readMoney(text);
  return only !== undefined && others.length === 0 && only.start === 0 && only.end === text.length;
};

interface Cell {
  readonly start: number;
  readonly end: number;
  /** Its line, from where it begins. */
  readonly from: number;
  readonly line: string;
}

/** Cells under one head, with no line but the one of dashes between them. */
const columnsIn = ({ text }: PreparedText, cells: readonly { start: number; end: number }[]): Cell[][] => {
  const columns: Cell[][] = [];
  for (const { start, end } of cells) {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const to = text.indexOf('\n', end);
    const line = text.slice(from, to < 0 ? text.length : to);
    const column = columns.at(-1);
    const last = column?.at(-1);
    const isNext = last !== undefined && last.from + last.line.length + 1 === from;
    if (column !== undefined && isNext) column.push({ start, end, from, line });
    else columns.push([{ start, end, from, line }]);
  }
  return columns;
};

const fewestRows = 2;

/** The sums of all rows of a budget. Linear. */
const budgets = (prepared: PreparedText): Candidate[] => {
  const { text } = prepared;
  const speaksOfOwn = once(() => ownMoney.test(text));
  const all = fieldsIn(prepared);
  const fields = all.filter(({ key, start, end }) => sums.test(key) && isSum(text.slice(start, end)));
  const ofCustomers = once(
    () =>
      new Set(
        all.flatMap(({ key, isCell, start }) =>
          isCell && isKey(ofCustomer, key) ? [text.lastIndexOf('\n', start - 1) + 1] : [],
        ),
      ),
  );
  return [...grouped(fields, ({ key }) => key)].flatMap(([key, cells]) =>
    columnsIn(
      prepared,
      cells.sort((a, b) => a.start - b.start),
    )
      .filter(
        (column) =>
          (column.length >= fewestRows && (speaksOfOwn() || column.some(({ line }) => isOwnCost(line)))) ||
          column.some(({ from }) => ofCustomers().has(from)),
      )
      .flatMap((column) =>
        column.map(({ start, end }) => ({ start, end, score: 0.9, reason: `under '${key}', in a budget` })),
      ),
  );
};

/** Rows of what is paid and how much, without a head: "rent;1200". */
const rows = new RegExp(
  oneLine`
    (?<![^\n])(?:[ "]{0,2}\p{L}[\p{L}\p{M} .&'’/-]{0,30}"?[ ]?[;\t|][ ]?[-\u2212]?\d{1,3}(?:[.,' ]?\d{3}){0,3}(?:[.,]\d\d)?
    [ ]?\r?(?:\n|$)){2,60}
  `,
  'gu',
);
const row = /^(.*?[;\t|] ?)([-\u2212]?[\d.,' ]*\d)/gmu;
const isBudgeted = (cell: string): boolean => {
  const words = bare(
    cell
      .replace(/["';|]/g, '')
      .trim()
      .toLowerCase(),
  );
  return amountKey.test(words) || costs.has(words);
};
const headless = ({ text }: PreparedText): Candidate[] =>
  [...text.matchAll(rows)].flatMap(({ 0: block, index: from }) => {
    const all = [...block.matchAll(row)];
    const isBudget = all.some(([, cell = '']) => isBudgeted(cell)) && all.some(([, , sum = '']) => sum.length > 2);
    return isBudget
      ? all.map(({ 1: cell = '', 2: sum = '', index }) => {
          const start = from + index + cell.length;
          return { start, end: start + sum.length, score: 0.85, reason: 'in a budget' };
        })
      : [];
  });

/** A recogniser with what another finds beside it. */
export const orAlso =
  (recognise: Recogniser, others: Recogniser): Recogniser =>
  (prepared) => {
    const found = recognise(prepared);
    const more = others(prepared).filter((each) =>
      found.every(({ start, end }) => end <= each.start || start >= each.end),
    );
    return more.length === 0 ? found : [...found, ...more].sort((a, b) => a.start - b.start);
  };

/** A recogniser of sums that takes a budget's columns as a whole. */
export const orBudgets = (recognise: Recogniser): Recogniser => orAlso(orAlso(recognise, budgets), headless);
