import { isPaidNext } from '../../../detect/recognisers/payments';
import { and, or } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import type { Candidate, Recogniser } from '../../entity';
import { clauseAfter, clauseBefore } from '../clause';
import { amountKey } from '../keys';
import { orNamed, recogniser } from '../recognise';
import {
  candidate,
  isAgeBefore,
  isCounted,
  isLongAgo,
  isOpen,
  isYear,
  keepLongest,
  lengthOf,
  reach,
  soon,
} from './amounts';
import { judgeBare } from './bare';
import { paidReason } from './bare-rules';
import { orBills } from './bills';
import { areCents } from './cents';
import { orBudgets } from './columns';
import { cue, longAgoYear, moneyWord } from './cues';
import { withoutRates } from './exchange';
import { householdCosts } from './household';
import { ledger, otherLabels } from './ledger';
import { isOtherNoun } from './nouns';
import { chained, isFor, nextFor, nextOne, nextStep } from './onward';
import { withEarlier, withOthers, withSaid } from './others';
import { isPrice } from './prices';
import { fromBefore, type Money, readMoney } from './read';
import { listedSums } from './shares';
import { eurosInShort } from './short';
import { isTaxed } from './taxed';

/** "My two cents", the songs of 50 Cent. */
const noCents =
  /(?<!\p{L})(?:(?:my|his|her|our|add) (?:own )?|(?:album|song|track|rapper|feat\.?|ft\.?)s?(?: (?:by|of|from|von|de))? )$/iu;
const weighing =
  /weigh|weight|\blost\b|\bgain|heav|lighter|\btall\b|\binch|\bfeet\b|\blbs?\b|\bkg\b|potato|flour|\bbeef|baby/i;
const quoteBefore = /["'`/{=\\]/;
const quoteAfter = /["'`/}\\]/;

/** "Tax 310.20  NI 145.60  Net 2104.20": a line of a payslip. */
const payLabel = '(?<!\\p{L})(?:Gross|Net|Tax|NI|PAYE|Pension|Student loan)(?!\\p{L})';
const payLine = new RegExp(`${payLabel}[ :]{1,3}[£€]?\\d[\\d,]{0,7}\\.\\d\\d[^\\n]{0,24}${payLabel}`, 'u');
const payNext = new RegExp(`^ {1,2}${payLabel}[ :]`, 'u');

/** A label and two decimals: a line of a payslip or a bill. */
const isLedgerLine = (text: string, money: Money, before: string): boolean => {
  return (
    money.amounts.every(({ format }) => format.decimals === 2) &&
    /(?<!\p{L})(\p{L}[\p{L} ./'’()-]{1,32})[ :|]{1,4}[-\u2212]?$/u.test(before.slice(before.lastIndexOf('\n') + 1)) &&
    (!isCounted(textAfter(text, money.end, 16)) || payNext.test(textAfter(text, money.end, 16))) &&
    !otherLabels.test(before)
  );
};

const hasCents = (cell: string): boolean => /^[-+]?\d{1,3}(?:[,.' ]?\d{3})*[.,]\d\d$/.test(cell);

/** "Gross pay\t2,310.00\t9,514.55": this month's, and the year's so far. */
const cellGap = /^ ?\t{1,3} ?[-\u2212]?$/;
const isNextCell = (text: string, money: Money, last: Candidate | undefined): boolean =>
  last !== undefined &&
  money.currency === null &&
  money.amounts.every(({ format }) => format.decimals === 2) &&
  cellGap.test(text.slice(last.end, Math.min(money.start, last.end + 8))) &&
  hasCents(text.slice(last.start, last.end)) &&
  isOpen.test(textAfter(text, money.end, 16));

const judge = (text: string, money: Money): Candidate | null => {
  const [amount] = money.amounts;
  if (amount === undefined) return null;
  const before = textBefore(text, money.start, reach);
  const rest = textAfter(text, money.end, reach);
  const { word } = money.amounts.at(-1) ?? amount;
  if (money.currency === null) return judgeBare(text, money, before, rest);
  // A ratio of the blood's clotting: "INR 2–3 on warfarin".
  if (
    money.currency === 'INR' &&
    /^INR/.test(textAfter(text, money.start, 3)) &&
    money.amounts.every(({ value }) => value.coefficient < 10n * 10n ** BigInt(Math.max(0, -value.exponent)))
  )
    return null;
  // Three pieces of cake.
  if (
    /^[块塊]$/u.test(word) &&
    amount.scale === 0 &&
    lengthOf(amount) < 3 &&
    /^\p{Script=Han}/u.test(rest) &&
    !/^[了吧呢左多的]/u.test(rest)
  )
    return null;
  if (/^cents?$/i.test(word) && noCents.test(before)) return null;
  if (/^pounds?$/i.test(word) && weighing.test(before + rest)) return null;
  // "Altezza: m 1,74 Peso: kg 81"
  if (word === 'Peso' && /^(?: ?[:=]| (?:kg|di|ca\.?)(?!\p{L}))/u.test(rest)) return null;
  if (isOtherNoun(text, money, word, before, rest)) return null;
  // Spoons in a recipe.
  if (word === 'TL' && /^ \p{Lu}/u.test(rest) && lengthOf(amount) < 2) return null;
  // Six feet, and a shell's or a pattern's $1.
  if (word === 'Ft' && amount.value.exponent >= 0 && amount.value.coefficient < 100n) return null;
  if (amount.format.grouping === '' && lengthOf(amount) === 1 && text.charAt(money.start) === '$')
    if (quoteBefore.test(before.slice(-1)) || quoteAfter.test(rest.charAt(0))) return null;
  return isPrice(text, money.start, money.end) ? null : candidate(money, 0.95, 'currency');
};

/** "de 1500 € à 900", where "à 18" alone is an hour. */
const toNext = /^ (?:à|a|to|till|um|om|au) $/iu;
/** Behind a currency's name, and no sign. */
const cents = /^\p{Ll}{2} \d\d$/u;

/** "65k plus 5k" */
const plus = new RegExp(`^,? (?:plus|${and}|${or}|\\+) $`, 'iu');
const areThousands = ({ amounts }: Money): boolean =>
  amounts.every(({ scale, word }) => scale > 2 && /^k$/iu.test(word));

/** An American's pension: "my 401k", "401k: 6 %"; "I make 401k" and "from 401k to 450k" are sums. */
const plan = /^401k$/i;
const ownPlan = /(?<!\p{L})(?:my|your|his|her|our|their|Roth|solo|company|employer|old)(?:['’]s)? $/iu;
const planBefore = /(?:^|[\n.!?(] ?|(?<!\p{L})(?:the|a|in|into|to|from|on|of|and|or|no) )$/iu;
const ofPlan = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      IRAs?|403b|457b?|pensions?|retire\p{L}*|roll(?:ed|ing)?(?:over)?|match\p{L}*|contribut\p{L}+|employers?
      |vest(?:ed|ing)?|Fidelity|Vanguard|Schwab|withdraw\p{L}*|max(?:ed|ing)?(?: out)?|invest\p{L}*|put|puts|putting
      |borrow\p{L}*|funds?|taxed|tax-deferred|penalt(?:y|ies)
    )(?!\p{L})
  `,
  'iu',
);
const anotherSum = /[$€£] ?\d|(?<![\p{L}\d.,])\d[\d.,]{0,8}k(?![\p{L}\d])|(?<!\d)\d{1,3}(?:[.,]\d{3})+(?!\d)/iu;
const planBehind =
  /^ ?(?::|['’]s| (?:plans?|match\p{L}*|contributions?|accounts?|balances?|loans?|rollovers?|provider)(?!\p{L}))/iu;
/** Another sum or a word for money, and none of the plan. */
const isSumBeside = (left: string, right: string): boolean =>
  [left, right].some((side) => anotherSum.test(side) || moneyWord.test(side)) &&
  ![left, right].some((side) => ofPlan.test(side));
const isPlan = (text: string, { start, end, currency }: Money): boolean =>
  currency === null &&
  plan.test(text.slice(start, end)) &&
  (ownPlan.test(textBefore(text, start, 16)) ||
    planBehind.test(textAfter(text, end, 16)) ||
    (planBefore.test(textBefore(text, start, 16)) &&
      !isSumBeside(clauseBefore(textBefore(text, start, reach)), clauseAfter(textAfter(text, end, reach)))));

const judgeAll = (text: string, found: readonly Money[]): Candidate[] => {
  const isLedger = ledger.test(text) || payLine.test(text);
  const accepted: Candidate[] = [];
  for (const [at, money] of found.entries()) {
    const last = accepted.at(-1);
    const before = textBefore(text, money.start, reach);
    const rest = textAfter(text, money.end, 16);
    const isTaxedNext = (): boolean => last !== undefined && isTaxed(text.slice(last.end, money.start), rest);
    const follows = (): boolean =>
      last !== undefined &&
      money.currency === null &&
      money.start - last.end < reach &&
      (chained.test(text.slice(last.end, money.start)) ||
        cue.test(before) ||
        nextStep.test(text.slice(last.end, money.start)) ||
        (last.reason === 'currency' && nextOne.test(text.slice(last.end, money.start))) ||
        (nextFor.test(text.slice(last.end, money.start)) && isFor.test(rest)) ||
        isTaxedNext() ||
        (areThousands(money) && plus.test(text.slice(last.end, money.start)))) &&
      (areThousands(money) || money.amounts.every((each) => lengthOf(each) > 1)) &&
      (!otherLabels.test(before) ||
        (fromBefore.test(textBefore(text, last.start, soon)) && toNext.test(text.slice(last.end, money.start)))) &&
      (isOpen.test(rest) || isFor.test(rest) || isTaxedNext()) &&
      money.amounts.every(
        (each) => each.scale > 0 || !(isYear(each) || (isLongAgo(each) && longAgoYear.test(before))),
      ) &&
      !isAgeBefore(text, money);
    /** "Pay Anna 120 and my brother 80": as the one before. */
    const isPaidToo = (): boolean =>
      last?.reason === paidReason &&
      money.currency === null &&
      money.amounts.every((each) => lengthOf(each) > 1 && !isYear(each)) &&
      isOpen.test(rest) &&
      isPaidNext(text.slice(last.end, money.start));
    const own =
      judge(text, money) ??
      (isPaidToo() ? candidate(money, 0.85, paidReason) : null) ??
      (isLedger && isLedgerLine(text, money, before) ? candidate(money, 0.7, 'a line of a bill') : null) ??
      (follows() || isNextCell(text, money, last) ? candidate(money, 0.65, 'beside another amount') : null);
    // "30 Euro 50"
    const isCents =
      last?.end === money.start - 1 && cents.test(text.slice(last.end - 2, money.end)) && isOpen.test(rest);
    const isWithCents = last !== undefined && last.end === found[at - 1]?.end && areCents(text, found[at - 1], money);
    if (last !== undefined && (isCents || isWithCents)) accepted[accepted.length - 1] = { ...last, end: money.end };
    else if (own !== null) accepted.push(own);
  }
  const more = [...listedSums(text), ...eurosInShort(text), ...householdCosts(text)];
  return withSaid(
    text,
    withEarlier(
      text,
      found,
      withOthers(text, found, more.length === 0 ? accepted : keepLongest([...accepted, ...more])),
    ),
  );
};

/** A number of three digits or more and no year, whatever its separators. */
const isAmount = (cell: string): boolean => {
  // Below zero, with a sign or in brackets.
  const inner = cell.startsWith('(') && cell.endsWith(')') ? cell.slice(1, -1) : cell;
  const text = inner.replace(/^[-\u2212+] ?/u, '');
  const [only, ...others] = readMoney(text);
  const [amount] = only?.amounts ?? [];
  return (
    only !== undefined &&
    others.length === 0 &&
    amount !== undefined &&
    only.start === 0 &&
    only.end === text.length &&
    lengthOf(amount) >= 3
  );
};

/** Keys of an amount that other numbers have too: two decimals tell. */
const sumKey = new RegExp(
  oneLine`
    ^(?:(?:invoice|order|grand|sub|line|item|unit|net|gross|total|due|paid|cart|basket) ?)?(?:
      amount|total|net|gross|price|cost|fee|subtotal|vat|tax|due|paid|balance|saldo|solde|kontostand|bakiye|payment
      |refund|charge|premium|deposit|betrag|summe|preis|netto|brutto|gesamt|montant|prix|imponibile|imposta
      |base imponible|total ttc|total ht|importe|precio|importo|prezzo|totale|bedrag|prijs|totaal|kwota|cena|suma
      |valor|preço|belopp|beløb|beløp|pris|summa|tutar|fiyat
      |金额|价格|金額|価格
    )(?: (?:
        amount|due|paid|net|gross|total|price|eur|usd|gbp|value|ht|ttc|totale|documento|pagamento|riga|unitario|netto
        |lordo|brutto|gesamt|neto|bruto|brut|razem|ogółem|excl|incl
      )){0,2}$
  `,
  'u',
);

/** A price of a catalogue is everybody's: a row of its table, in SQL, up to the statement's end. */
const statement =
  /;|\bINTO[ \t]{1,4}["'`[]?(?:\w{1,20}\.)?(?:products?|items?|articles?|goods|catalog(?:ue)?|prices?|inventory|stock|menu|books|plans|produkte?|artikel|produits|productos|prodotti|producten|produkty|produtos)["'`\]]?\s{0,4}\(/giu;
const priceKey =
  /^under '(?:unit ?)?(?:price|cost|preis|prix|precio|prezzo|prijs|cena|preço|pris|fiyat|价格|価格)(?: (?:eur|usd|gbp))?'$/u;
const withoutCatalogue =
  (recognise: Recogniser): Recogniser =>
  (prepared) => {
    const all = recognise(prepared);
    if (!all.some(({ reason }) => priceKey.test(reason))) return all;
    const bounds = [...prepared.text.matchAll(statement)].map(({ 0: whole, index }) => ({
      index,
      opens: whole !== ';',
    }));
    let next = 0;
    // In order, so that each bound is passed once.
    return all.filter(({ start, reason }) => {
      while ((bounds[next]?.index ?? start) < start) next++;
      return !priceKey.test(reason) || bounds[next - 1]?.opens !== true;
    });
  };

/** Amounts with a currency, after a word such as "salary", and under a key or a column's head that says so. */
export const recogniseMoney: Recogniser = withoutCatalogue(
  orBills(
    orBudgets(
      orNamed(
        orNamed(
          recogniser((text) =>
            judgeAll(
              text,
              withoutRates(text, readMoney(text)).filter((money) => !isPlan(text, money)),
            ),
          ),
          amountKey,
          isAmount,
        ),
        sumKey,
        hasCents,
      ),
    ),
  ),
);
